-- What happened, for good and without texts. Every figure can be rebuilt from it.
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,             -- the order in which entries were booked
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  source INTEGER NOT NULL CHECK (source IN (1, 2)),  -- 1 task, 2 learning
  entity TEXT NOT NULL,               -- a task's UUID or a topic's identifier, as the feed names it
  happening INTEGER NOT NULL CHECK (happening BETWEEN 1 AND 4),
  at INTEGER NOT NULL,                -- UTC milliseconds
  day INTEGER NOT NULL,               -- the member's local day, in days since 1970-01-01
  points INTEGER NOT NULL,            -- negative when taken back
  completions INTEGER NOT NULL CHECK (completions BETWEEN -1 AND 1),
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,          -- the event that said so
  rule INTEGER NOT NULL,              -- by which it was booked
  rule_version INTEGER NOT NULL CHECK (rule_version >= 1),
  inputs TEXT NOT NULL CHECK (inputs NOT GLOB '*[^0-9,-]*'),  -- numbers, separated by commas
  UNIQUE (household, member, source, entity, epoch, sequence, happening)
) STRICT;

-- Explains a day, and rebuilds the days in order without reading the ledger itself.
CREATE INDEX ledger_by_day ON ledger (household, member, source, day, points, completions);

-- Sums of the ledger, kept in the transaction that books an entry.
CREATE TABLE day_score (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  source INTEGER NOT NULL,
  day INTEGER NOT NULL,
  points INTEGER NOT NULL,
  completions INTEGER NOT NULL,
  PRIMARY KEY (household, member, source, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE total_score (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  source INTEGER NOT NULL,
  points INTEGER NOT NULL,
  PRIMARY KEY (household, member, source)
) STRICT, WITHOUT ROWID;

-- The highest level a member ever reached; it outlives every rebuild (LVL-005).
CREATE TABLE level_reached (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  highest INTEGER NOT NULL CHECK (highest >= 1),
  PRIMARY KEY (household, member)
) STRICT, WITHOUT ROWID;

-- The last event of each followed feed that took effect here.
CREATE TABLE consumed (
  source INTEGER PRIMARY KEY,
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
