-- Children's PINs.
CREATE TABLE pin (
  household    BLOB NOT NULL,
  member       BLOB NOT NULL,
  salt         BLOB NOT NULL CHECK (length(salt) = 16),
  hash         BLOB NOT NULL CHECK (length(hash) = 32),   -- scrypt
  tries        INTEGER NOT NULL CHECK (tries >= 0),       -- wrong ones in a row
  locked_until INTEGER,
  request_id   BLOB,                    -- the last that signed in, and its token
  token        BLOB,
  PRIMARY KEY (household, member),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;
