-- The people who may act, by the number on their badge. valid_until is an ISO date, empty for no end.
CREATE TABLE badge (
  number      VARCHAR(20)  NOT NULL,
  name        VARCHAR(100) NOT NULL,
  role        VARCHAR(20)  NOT NULL,
  valid_until VARCHAR(10)  NOT NULL,
  PRIMARY KEY (number)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
