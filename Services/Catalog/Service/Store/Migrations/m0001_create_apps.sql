-- The apps on a child's devices and what a parent decided about each. Instants are UTC milliseconds.

CREATE TABLE app (
  household       BLOB NOT NULL,          -- ids are UUIDs of 16 bytes
  child           BLOB NOT NULL,
  app             TEXT NOT NULL,          -- the bundle identifier in lower case
  identifier      TEXT NOT NULL,          -- as it was reported
  name            TEXT NOT NULL,
  name_key        TEXT NOT NULL,          -- folded as a search text is
  category        INTEGER NOT NULL CHECK (category BETWEEN 0 AND 2),  -- 0 none, 1 learning, 2 reward
  points_per_hour INTEGER NOT NULL CHECK (points_per_hour BETWEEN 0 AND 1000),
  proposed_points INTEGER CHECK (proposed_points BETWEEN 1 AND 1000),
  icon            BLOB,                   -- SHA-256 of the icon
  active          INTEGER NOT NULL CHECK (active IN (0, 1)),
  removed_at      INTEGER,
  last_used_at    INTEGER,
  revision        INTEGER NOT NULL CHECK (revision > 0),
  updated_at      INTEGER NOT NULL,
  updated_by      BLOB,                   -- NULL: a device
  PRIMARY KEY (household, child, app),
  CHECK ((category = 1) = (points_per_hour > 0))
) STRICT, WITHOUT ROWID;

-- What an app was from an instant on, until its next row. Use is rated by it, second by second.
CREATE TABLE app_category (
  household       BLOB NOT NULL,
  child           BLOB NOT NULL,
  app             TEXT NOT NULL,
  effective_from  INTEGER NOT NULL,
  category        INTEGER NOT NULL CHECK (category BETWEEN 0 AND 2),
  points_per_hour INTEGER NOT NULL CHECK (points_per_hour BETWEEN 0 AND 1000),
  changed_by      BLOB,
  PRIMARY KEY (household, child, app, effective_from),
  FOREIGN KEY (household, child, app) REFERENCES app (household, child, app) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
