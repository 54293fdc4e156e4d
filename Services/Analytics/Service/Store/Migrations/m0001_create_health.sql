-- Health: primary records of each member, which rebuilding scores never touches.
CREATE TABLE health_entry (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  id BLOB NOT NULL CHECK (length(id) = 16),
  type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4),  -- 1 weight, 2 hydration, 3 sleep, 4 fasting
  start INTEGER NOT NULL,             -- UTC milliseconds
  ended INTEGER,                      -- UTC milliseconds; NULL while a fast runs, and of weights and drinks
  amount INTEGER NOT NULL CHECK (amount >= 0),         -- grams or millilitres; 0 of sleeps and fasts
  goal_hours INTEGER NOT NULL CHECK (goal_hours BETWEEN 0 AND 48),
  note TEXT NOT NULL,
  source INTEGER NOT NULL CHECK (source IN (1, 2)),    -- 1 by hand, 2 imported
  local_day INTEGER NOT NULL,         -- of its end, else of its start; days since 1970-01-01
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  UNIQUE (household, member, id),
  CHECK (ended IS NULL OR ended > start),
  CHECK ((ended IS NULL) = (type IN (1, 2)) OR type = 4)
) STRICT;
CREATE INDEX health_entry_by_start ON health_entry (household, member, type, start, id);
CREATE INDEX health_entry_by_day ON health_entry (household, member, type, local_day);
-- At most one fast runs.
CREATE UNIQUE INDEX health_running_fast ON health_entry (household, member)
  WHERE type = 4 AND ended IS NULL;

-- Ids of deleted entries, so that they do not come back.
CREATE TABLE health_tombstone (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  id BLOB NOT NULL,
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (household, member, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX health_tombstone_by_time ON health_tombstone (deleted_at);

-- Identities of imported records; permanent, also when the entry is deleted.
CREATE TABLE health_identity (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  identity BLOB NOT NULL CHECK (length(identity) = 16),
  PRIMARY KEY (household, member, identity)
) STRICT, WITHOUT ROWID;

CREATE TABLE health_goals (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  valid_from INTEGER NOT NULL,        -- the member's day
  weight_g INTEGER CHECK (weight_g BETWEEN 20000 AND 500000),
  fasting_hours INTEGER NOT NULL CHECK (fasting_hours BETWEEN 1 AND 48),
  hydration_ml INTEGER NOT NULL CHECK (hydration_ml BETWEEN 250 AND 10000),
  sleep_minutes INTEGER NOT NULL CHECK (sleep_minutes BETWEEN 240 AND 720),
  units INTEGER NOT NULL CHECK (units IN (1, 2)),
  revision INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, member, valid_from)
) STRICT, WITHOUT ROWID;

-- Which types a member has chosen, and where each is connected. No row: never chosen.
CREATE TABLE health_connection (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4),
  is_enabled INTEGER NOT NULL CHECK (is_enabled IN (0, 1)),
  scope INTEGER CHECK (scope IN (1, 2)),  -- 1 everything, 2 from connected_at on; NULL: not connected
  connected_at INTEGER,
  last_sync INTEGER,
  imported INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (household, member, type),
  CHECK ((scope IS NULL) = (connected_at IS NULL)),
  CHECK (scope IS NULL OR is_enabled = 1)
) STRICT, WITHOUT ROWID;

-- Onboarding and nudges of a member; no row: nothing has happened yet.
CREATE TABLE health_onboarding (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  has_selection INTEGER NOT NULL CHECK (has_selection IN (0, 1)),
  page INTEGER NOT NULL CHECK (page BETWEEN 1 AND 7),
  saved_pages INTEGER NOT NULL CHECK (saved_pages BETWEEN 0 AND 254),  -- bit n: page n
  weight_g INTEGER CHECK (weight_g BETWEEN 20000 AND 500000),
  goal_weight_g INTEGER CHECK (goal_weight_g BETWEEN 20000 AND 500000),
  fasting_hours INTEGER NOT NULL CHECK (fasting_hours BETWEEN 1 AND 48),
  hydration_ml INTEGER NOT NULL CHECK (hydration_ml BETWEEN 250 AND 10000),
  sync_choice INTEGER NOT NULL CHECK (sync_choice BETWEEN 0 AND 3),
  reminders INTEGER NOT NULL CHECK (reminders BETWEEN 0 AND 62),       -- bit n: reminder n
  skipped_at INTEGER,
  completed_at INTEGER,
  dismissed INTEGER NOT NULL CHECK (dismissed BETWEEN 0 AND 30),       -- bit n: the nudge of type n
  timer_visits INTEGER NOT NULL CHECK (timer_visits >= 0),
  postponed_visit INTEGER NOT NULL CHECK (postponed_visit >= 0),       -- the visit answered with “later”
  PRIMARY KEY (household, member)
) STRICT, WITHOUT ROWID;
