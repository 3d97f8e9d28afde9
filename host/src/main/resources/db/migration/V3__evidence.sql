-- The Merkle tree over all events, and its signed checkpoints. Rows are only ever added, as in the log.
-- A run is so many events of one table in a row, numbered from `place` on when a checkpoint was made; `hash` is the
-- chain hash of its last event. The second key numbers no event twice.
CREATE TABLE leaf_run (
  place    BIGINT     NOT NULL,
  table_id INT        NOT NULL,
  seq      BIGINT     NOT NULL,
  many     BIGINT     NOT NULL,
  hash     BINARY(32) NOT NULL,
  PRIMARY KEY (place),
  CONSTRAINT leaf_run_event UNIQUE (table_id, seq)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

-- Whole subtrees of 2^height leaves, from 256 leaves on. They save reading the log again, and can be made from it.
CREATE TABLE subtree (
  height INT        NOT NULL,
  place  BIGINT     NOT NULL,
  hash   BINARY(32) NOT NULL,
  PRIMARY KEY (height, place)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

-- `size` is the number of events in the tree; `at` is in microseconds since 1970.
CREATE TABLE checkpoint (
  size BIGINT        NOT NULL,
  at   BIGINT        NOT NULL,
  root BINARY(32)    NOT NULL,
  note VARCHAR(1000) NOT NULL,
  PRIMARY KEY (size)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
