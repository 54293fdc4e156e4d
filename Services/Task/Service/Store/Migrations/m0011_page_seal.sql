-- What page tokens are sealed with: made at the first start, and never told.
CREATE TABLE page_seal (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  key BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
