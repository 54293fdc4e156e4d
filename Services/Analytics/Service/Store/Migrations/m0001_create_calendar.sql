
-- Protected days, from the gateway's directory feed; permanent like the ledger.
CREATE TABLE away_period (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  id BLOB NOT NULL CHECK (length(id) = 16),
  first_day INTEGER NOT NULL,         -- days since 1970-01-01
  last_day INTEGER NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 vacation, 2 ill, 3 other
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,          -- the event that said so last
  PRIMARY KEY (household, member, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rest_days (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  valid_from INTEGER NOT NULL,
  weekdays INTEGER NOT NULL CHECK (weekdays BETWEEN 0 AND 127),  -- bit 0 Monday
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (household, member, valid_from)
) STRICT, WITHOUT ROWID;

CREATE TABLE holiday (
  household BLOB NOT NULL,
  id BLOB NOT NULL CHECK (length(id) = 16),
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (household, id)
) STRICT, WITHOUT ROWID;

-- The zones that days were counted in; explanations alone read them.
CREATE TABLE zone_since (
  household BLOB NOT NULL,
  member BLOB NOT NULL,               -- zeros: the household's
  since INTEGER NOT NULL,             -- UTC milliseconds
  zone TEXT NOT NULL,                 -- IANA name; empty: the household's
  PRIMARY KEY (household, member, since)
) STRICT, WITHOUT ROWID;

-- What one change of the calendar did to a streak; kept for a day.
CREATE TABLE streak_change (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  cause TEXT NOT NULL,                -- the id of what was changed
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL,
  current_before INTEGER NOT NULL,
  current_after INTEGER NOT NULL,
  longest_before INTEGER NOT NULL,
  longest_after INTEGER NOT NULL,
  PRIMARY KEY (household, member, cause, revision)
) STRICT, WITHOUT ROWID;
CREATE INDEX streak_change_by_time ON streak_change (at);
