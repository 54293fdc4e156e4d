-- Use of a child's apps, the points it earns and what they are spent on. Instants are UTC milliseconds, days are
-- days since 1970-01-01, lengths are milliseconds.

-- Use as it was reported. Its id keeps it from being counted again for as long as it is kept.
CREATE TABLE usage_interval (
  household   BLOB NOT NULL,              -- ids are UUIDs of 16 bytes
  child       BLOB NOT NULL,
  report      BLOB NOT NULL,
  app         TEXT NOT NULL,              -- the bundle identifier in lower case
  device      TEXT NOT NULL,
  start_at    INTEGER NOT NULL,
  end_at      INTEGER NOT NULL,
  paid        INTEGER NOT NULL CHECK (paid IN (0, 1)),
  reported_at INTEGER NOT NULL,
  PRIMARY KEY (household, child, report),
  CHECK (end_at > start_at)
) STRICT, WITHOUT ROWID;
-- Without a household in front: old use of all households is removed at once.
CREATE INDEX usage_interval_by_age ON usage_interval (end_at);

-- Time that was counted, in spans that neither overlap nor touch: no second counts twice.
CREATE TABLE counted_time (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  purpose   INTEGER NOT NULL CHECK (purpose BETWEEN 1 AND 3),  -- 1 use of an app, 2 learning, 3 use of a reward
  app       TEXT NOT NULL,                -- empty: any app, for learning
  start_at  INTEGER NOT NULL,
  end_at    INTEGER NOT NULL,
  PRIMARY KEY (household, child, purpose, app, start_at),
  CHECK (end_at > start_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX counted_time_by_age ON counted_time (end_at);

-- The sums of an app on one of the child's days.
CREATE TABLE usage_day (
  household  BLOB NOT NULL,
  child      BLOB NOT NULL,
  day        INTEGER NOT NULL,
  app        TEXT NOT NULL,
  used       INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0),
  learned    INTEGER NOT NULL DEFAULT 0 CHECK (learned >= 0),     -- counted as learning
  points     INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  rewarded   INTEGER NOT NULL DEFAULT 0 CHECK (rewarded >= 0),    -- as a reward, allocated or not
  over_limit INTEGER NOT NULL DEFAULT 0 CHECK (over_limit >= 0),  -- of that, beyond what was allocated
  PRIMARY KEY (household, child, day, app)
) STRICT, WITHOUT ROWID;
CREATE INDEX usage_day_by_age ON usage_day (day);

-- What an app has earned beyond its whole points.
CREATE TABLE points_carry (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  app       TEXT NOT NULL,
  carry     INTEGER NOT NULL CHECK (carry >= 0 AND carry < 3600000),  -- milliseconds × points per hour
  pending   INTEGER NOT NULL CHECK (pending >= 0),  -- counted time that stands in no entry yet
  PRIMARY KEY (household, child, app)
) STRICT, WITHOUT ROWID;

-- The ledger of screen-time points. It only grows; the balance of a child is that of the newest entry.
CREATE TABLE points_entry (
  household    BLOB NOT NULL,
  child        BLOB NOT NULL,
  number       INTEGER NOT NULL,          -- 1, 2, 3 … of a child
  kind         INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),  -- 1 earn, 2 redeem, 3 refund, 4 adjustment
  points       INTEGER NOT NULL CHECK (points <> 0),
  balance      INTEGER NOT NULL CHECK (balance >= 0),
  at           INTEGER NOT NULL,
  day          INTEGER NOT NULL,          -- the child's day on which it counts
  actor        BLOB,                      -- who caused it
  app          TEXT,
  topic        TEXT,                      -- the lesson that was paid
  milliseconds INTEGER,
  rate         INTEGER,                   -- points per hour
  minutes      INTEGER,
  price        INTEGER,                   -- points per minute
  allocation   BLOB,
  reason       TEXT,
  PRIMARY KEY (household, child, number),
  CHECK (kind = 4 OR (points < 0) = (kind = 2)),
  CHECK (kind <> 4 OR reason IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX points_entry_by_day ON points_entry (household, child, day, kind);
CREATE TRIGGER points_entry_is_summed BEFORE INSERT ON points_entry
WHEN NEW.number <> 1 + coalesce((SELECT max(number) FROM points_entry
    WHERE household = NEW.household AND child = NEW.child), 0)
  OR NEW.balance <> NEW.points + coalesce((SELECT balance FROM points_entry
    WHERE household = NEW.household AND child = NEW.child ORDER BY number DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'an entry does not follow the one before it');
END;
CREATE TRIGGER points_entry_stays BEFORE UPDATE ON points_entry BEGIN
  SELECT RAISE(ABORT, 'entries of the ledger do not change');
END;

-- Minutes of a reward app that points were spent on. What it is now follows from these columns and the time.
CREATE TABLE reward_allocation (
  household        BLOB NOT NULL,
  child            BLOB NOT NULL,
  id               BLOB NOT NULL,
  app              TEXT NOT NULL,
  minutes          INTEGER NOT NULL CHECK (minutes BETWEEN 5 AND 240),
  price            INTEGER NOT NULL CHECK (price BETWEEN 1 AND 100),
  granted_at       INTEGER NOT NULL,
  granted_by       BLOB,
  expires_at       INTEGER NOT NULL,
  day              INTEGER NOT NULL,      -- the child's day whose maximum it counts for
  used             INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0),
  cancelled_at     INTEGER,
  cancelled_by     BLOB,
  refunded_minutes INTEGER NOT NULL DEFAULT 0,
  UNIQUE (household, child, id),
  CHECK (used <= (minutes - refunded_minutes) * 60000),
  CHECK (refunded_minutes BETWEEN 0 AND minutes AND (cancelled_at IS NOT NULL OR refunded_minutes = 0))
) STRICT;
CREATE INDEX reward_allocation_by_app ON reward_allocation (household, child, app, expires_at);
CREATE INDEX reward_allocation_by_day ON reward_allocation (household, child, day);
CREATE INDEX reward_allocation_by_time ON reward_allocation (household, child, granted_at, id);

-- What a child asks a parent for. Its points are held while it waits.
CREATE TABLE reward_request (
  household   BLOB NOT NULL,
  child       BLOB NOT NULL,
  id          BLOB NOT NULL,
  app         TEXT NOT NULL,
  minutes     INTEGER NOT NULL CHECK (minutes BETWEEN 5 AND 240),
  price       INTEGER NOT NULL CHECK (price BETWEEN 1 AND 100),
  created_at  INTEGER NOT NULL,
  created_by  BLOB,
  expires_at  INTEGER NOT NULL,
  decision    INTEGER NOT NULL DEFAULT 0 CHECK (decision BETWEEN 0 AND 2),  -- 0 none, 1 approved, 2 declined
  decided_at  INTEGER,
  decided_by  BLOB,
  allocation  BLOB,
  UNIQUE (household, child, id)
) STRICT;
CREATE INDEX reward_request_by_time ON reward_request (household, child, created_at, id);
CREATE INDEX reward_request_open ON reward_request (household, child, expires_at) WHERE decision = 0;

-- What parents set for a child; without a row everything is as it ships.
CREATE TABLE screen_time_settings (
  household         BLOB NOT NULL,
  child             BLOB NOT NULL,
  price             INTEGER NOT NULL CHECK (price BETWEEN 1 AND 100),
  daily_maximum     INTEGER NOT NULL CHECK (daily_maximum BETWEEN 0 AND 1440),
  goal              INTEGER NOT NULL CHECK (goal BETWEEN 5 AND 720),
  needs_approval    INTEGER NOT NULL CHECK (needs_approval IN (0, 1)),
  lessons_pay       INTEGER NOT NULL CHECK (lessons_pay IN (0, 1)),
  points_per_lesson INTEGER NOT NULL CHECK (points_per_lesson BETWEEN 0 AND 240),
  lesson_maximum    INTEGER NOT NULL CHECK (lesson_maximum BETWEEN 0 AND 1440),
  revision          INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, child)
) STRICT, WITHOUT ROWID;

-- Who changed which setting, and when: the child can read it.
CREATE TABLE screen_time_change (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  number    INTEGER NOT NULL,
  at        INTEGER NOT NULL,
  member    BLOB NOT NULL,
  field     TEXT NOT NULL,                -- as the contract names it
  before    INTEGER NOT NULL,
  after     INTEGER NOT NULL,
  PRIMARY KEY (household, child, number)
) STRICT, WITHOUT ROWID;
