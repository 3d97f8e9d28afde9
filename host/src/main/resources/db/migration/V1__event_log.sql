-- The log. Rows are only ever added: the host's account may SELECT and INSERT here and nothing else.
-- The primary key is the fence between two writers of one table; the second key makes a request count once.
-- `at` is in microseconds since 1970, because Connector/J drops the fractions of DATETIME on MariaDB.
CREATE TABLE event (
  table_id     INT              NOT NULL,
  seq          BIGINT           NOT NULL,
  revision     BIGINT           NOT NULL,
  at           BIGINT           NOT NULL,
  request_id   VARCHAR(64)      NOT NULL,
  part         SMALLINT         NOT NULL,
  request_hash BINARY(32)       NOT NULL,
  actor        VARCHAR(64)      NOT NULL,
  type         VARCHAR(64)      NOT NULL,
  body         VARBINARY(60000) NOT NULL,
  hash         BINARY(32)       NOT NULL,
  PRIMARY KEY (table_id, seq),
  CONSTRAINT event_request UNIQUE (table_id, request_id, part)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

-- A table as it stood after an event. May be deleted at any time without harm.
CREATE TABLE snapshot (
  table_id INT        NOT NULL,
  seq      BIGINT     NOT NULL,
  hash     BINARY(32) NOT NULL,
  format   INT        NOT NULL,
  body     LONGBLOB   NOT NULL,
  PRIMARY KEY (table_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
