
-- Away periods of members; removed when they ended more than 366 days ago.
CREATE TABLE away_period (
  household  BLOB NOT NULL,
  member     BLOB NOT NULL,
  id         BLOB NOT NULL CHECK (length(id) = 16),
  first_day  INTEGER NOT NULL,          -- days since 1970-01-01
  last_day   INTEGER NOT NULL CHECK (last_day >= first_day),
  kind       INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 vacation, 2 ill, 3 other
  note       TEXT NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, member, id),
  FOREIGN KEY (household, member) REFERENCES member (household, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- A member's rest days, a row for each day they hold from; only the last two are kept.
CREATE TABLE rest_days (
  household  BLOB NOT NULL,
  member     BLOB NOT NULL,
  valid_from INTEGER NOT NULL,          -- days since 1970-01-01
  weekdays   TEXT NOT NULL CHECK (weekdays NOT GLOB '*[^1-7]*'),  -- 1 Monday to 7 Sunday
  revision   INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, member, valid_from),
  FOREIGN KEY (household, member) REFERENCES member (household, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE holiday (
  household  BLOB NOT NULL REFERENCES household (id) ON DELETE CASCADE,
  id         BLOB NOT NULL CHECK (length(id) = 16),
  first_day  INTEGER NOT NULL,
  last_day   INTEGER NOT NULL CHECK (last_day >= first_day),
  name       TEXT NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, id)
) STRICT, WITHOUT ROWID;
