-- Codes with which members sign in on further devices. A member has one open code; used ones are kept for a day, so
-- that a client that lost the reply can retry.
CREATE TABLE invitation (
  household   BLOB NOT NULL,
  member      BLOB NOT NULL,            -- who may sign in
  id          BLOB NOT NULL CHECK (length(id) = 16),
  code_hash   BLOB NOT NULL UNIQUE CHECK (length(code_hash) = 32),   -- SHA-256 of the secret
  maker       BLOB NOT NULL,
  maker_token BLOB NOT NULL,            -- ended: the code is worth nothing
  scopes      INTEGER NOT NULL CHECK (scopes BETWEEN 1 AND 3),       -- 1 read, 2 write
  created_at  INTEGER NOT NULL,
  expires_at  INTEGER NOT NULL,
  used_at     INTEGER,
  request_id  BLOB,
  fingerprint BLOB,                     -- SHA-256 of the request
  token       BLOB,
  PRIMARY KEY (household, member, id),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;
