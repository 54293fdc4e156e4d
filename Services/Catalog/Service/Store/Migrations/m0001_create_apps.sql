-- The apps on a child's devices, with the parents' ratings. Instants are UTC milliseconds.

CREATE TABLE app (
  household       BLOB NOT NULL,          -- ids are UUIDs of 16 bytes
  child           BLOB NOT NULL,
  app             TEXT NOT NULL,          -- the bundle identifier in lower case
  number          INTEGER NOT NULL CHECK (number > 0),  -- 1, 2, 3 … per child; used in page tokens
  identifier      TEXT NOT NULL,          -- as reported
  name            TEXT NOT NULL,
  name_key        TEXT NOT NULL,          -- folded for searches
  category        INTEGER NOT NULL CHECK (category BETWEEN 0 AND 2),  -- 0 none, 1 learning, 2 reward
  points_per_hour INTEGER NOT NULL CHECK (points_per_hour BETWEEN 0 AND 1000),
  proposed_points INTEGER CHECK (proposed_points BETWEEN 1 AND 1000),
  icon            BLOB,                   -- SHA-256 of the icon
  active          INTEGER NOT NULL CHECK (active IN (0, 1)),
  removed_at      INTEGER,
  last_used_at    INTEGER,
  revision        INTEGER NOT NULL CHECK (revision > 0),
  updated_at      INTEGER NOT NULL,
  updated_by      BLOB,                   -- NULL for a device
  PRIMARY KEY (household, child, app),
  UNIQUE (household, child, number),
  CHECK ((category = 1) = (points_per_hour > 0)),
  CHECK ((active = 1) = (removed_at IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX app_by_removal ON app (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX app_by_icon ON app (household, icon) WHERE icon IS NOT NULL;

-- An app's rating since an instant, until its next row; before its first row it is uncategorized. Each second of use
-- counts by the rating at that time.
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
CREATE INDEX app_category_by_time ON app_category (household, child, effective_from);

-- Times in which an app was on no device, between a removal and the next report that has it. Use in them does not count.
CREATE TABLE app_absence (
  household   BLOB NOT NULL,
  child       BLOB NOT NULL,
  app         TEXT NOT NULL,
  removed_at  INTEGER NOT NULL,
  returned_at INTEGER NOT NULL,
  PRIMARY KEY (household, child, app, removed_at),
  CHECK (returned_at > removed_at),
  FOREIGN KEY (household, child, app) REFERENCES app (household, child, app) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX app_absence_by_age ON app_absence (returned_at);

-- The devices that reported, and the apps installed on each.
CREATE TABLE app_device (
  household   BLOB NOT NULL,
  child       BLOB NOT NULL,
  device      TEXT NOT NULL,              -- its name in lower case
  reported_at INTEGER NOT NULL,
  report      BLOB,                       -- SHA-256 of its last report; NULL if an app was added since
  PRIMARY KEY (household, child, device)
) STRICT, WITHOUT ROWID;

CREATE TABLE app_installed (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  device    TEXT NOT NULL,
  app       TEXT NOT NULL,
  PRIMARY KEY (household, child, device, app),
  FOREIGN KEY (household, child, device) REFERENCES app_device (household, child, device) ON DELETE CASCADE,
  FOREIGN KEY (household, child, app) REFERENCES app (household, child, app) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX app_installed_by_app ON app_installed (household, child, app);

-- Icons by hash, shared by all apps and children of a household.
CREATE TABLE app_icon (
  household BLOB NOT NULL,
  hash      BLOB NOT NULL CHECK (length(hash) = 32),
  kind      INTEGER NOT NULL CHECK (kind IN (1, 2)),  -- 1 PNG, 2 JPEG
  bytes     BLOB NOT NULL CHECK (length(bytes) <= 65536),
  stored_at INTEGER NOT NULL,
  UNIQUE (household, hash)
) STRICT;
CREATE INDEX app_icon_by_time ON app_icon (stored_at);

-- Previews of bulk actions that can be confirmed.
CREATE TABLE app_preview (
  household       BLOB NOT NULL,
  member          BLOB NOT NULL,          -- the parent who may confirm it
  token           BLOB NOT NULL CHECK (length(token) = 16),
  child           BLOB NOT NULL,
  category        INTEGER NOT NULL CHECK (category BETWEEN 0 AND 2),
  points_per_hour INTEGER NOT NULL CHECK (points_per_hour BETWEEN 0 AND 1000),
  keeps_points    INTEGER NOT NULL CHECK (keeps_points IN (0, 1)),
  expires_at      INTEGER NOT NULL,
  items           TEXT NOT NULL,          -- `identifier revision` lines, in the order of the selection
  PRIMARY KEY (household, member, token)
) STRICT, WITHOUT ROWID;
CREATE INDEX app_preview_by_time ON app_preview (expires_at);
