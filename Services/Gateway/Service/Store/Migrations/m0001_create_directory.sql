CREATE TABLE household (
  id         BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
  name       TEXT NOT NULL,
  zone       TEXT NOT NULL,             -- IANA name
  week_start TEXT NOT NULL CHECK (week_start IN ('monday', 'sunday', 'saturday')),
  day_start  INTEGER NOT NULL CHECK (day_start BETWEEN 0 AND 360),   -- minutes since midnight
  next_day_start INTEGER CHECK (next_day_start BETWEEN 0 AND 360),   -- NULL: no change is to come
  next_day   INTEGER CHECK ((next_day IS NULL) = (next_day_start IS NULL)),   -- days since 1970-01-01
  created_at INTEGER NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision > 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE member (
  household  BLOB NOT NULL REFERENCES household (id),
  id         BLOB NOT NULL CHECK (length(id) = 16),
  name       TEXT NOT NULL,
  name_key   TEXT NOT NULL,             -- NFC, lower case
  role       TEXT NOT NULL CHECK (role IN ('parent', 'child')),
  zone       TEXT,                      -- NULL: the household's
  color      TEXT CHECK (length(color) = 7),   -- #rrggbb; NULL: none
  created_at INTEGER NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, id),
  UNIQUE (household, name_key)
) STRICT, WITHOUT ROWID;

CREATE TABLE token (
  household    BLOB NOT NULL,
  member       BLOB NOT NULL,
  id           BLOB NOT NULL CHECK (length(id) = 16),
  hash         BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),   -- SHA-256 of the secret
  name         TEXT NOT NULL,
  scopes       INTEGER NOT NULL CHECK (scopes BETWEEN 0 AND 8),  -- 1 read, 2 write, 4 operator; 8 device
  created_at   INTEGER NOT NULL,
  last_used_at INTEGER,                 -- at most an hour behind
  revoked_at   INTEGER,
  former_role  INTEGER NOT NULL DEFAULT 0 CHECK (former_role IN (0, 1)),  -- 1: ended when its member became a parent
  PRIMARY KEY (household, member, id),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;

-- The one-time set-up code, and what it was used for.
CREATE TABLE setup (
  only_row   INTEGER PRIMARY KEY CHECK (only_row = 1),
  code_hash  BLOB NOT NULL CHECK (length(code_hash) = 32),
  made_at    INTEGER NOT NULL,
  used_at    INTEGER,
  request_id  BLOB,
  fingerprint BLOB,                     -- SHA-256 of the request
  household  BLOB REFERENCES household (id),
  member     BLOB,
  token      BLOB
) STRICT;
