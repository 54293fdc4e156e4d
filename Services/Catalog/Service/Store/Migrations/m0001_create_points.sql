-- Use of a child's apps, the points it earns, and the rewards they buy. Instants are UTC milliseconds, days are
-- days since 1970-01-01, lengths are milliseconds.

-- Use as reported. The report id prevents counting an interval twice while its row is kept.
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
-- Not by household, because retention deletes old use of all households.
CREATE INDEX usage_interval_by_age ON usage_interval (end_at);
CREATE INDEX usage_interval_by_day ON usage_interval (household, child, end_at);

-- Counted time in spans that neither overlap nor adjoin, so that no second counts twice.
CREATE TABLE counted_time (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  purpose   INTEGER NOT NULL CHECK (purpose BETWEEN 1 AND 3),  -- 1 use of an app, 2 learning, 3 use of a reward
  app       TEXT NOT NULL,                -- empty for learning, which covers all apps
  start_at  INTEGER NOT NULL,
  end_at    INTEGER NOT NULL,
  PRIMARY KEY (household, child, purpose, app, start_at),
  CHECK (end_at > start_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX counted_time_by_age ON counted_time (end_at);

-- The sums of an app on a day in the child's time zone.
CREATE TABLE usage_day (
  household  BLOB NOT NULL,
  child      BLOB NOT NULL,
  day        INTEGER NOT NULL,
  app        TEXT NOT NULL,
  used       INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0),
  learned    INTEGER NOT NULL DEFAULT 0 CHECK (learned >= 0),     -- counted as learning
  points     INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  rewarded   INTEGER NOT NULL DEFAULT 0 CHECK (rewarded >= 0),    -- counted as reward use, allocated or not
  over_limit INTEGER NOT NULL DEFAULT 0 CHECK (over_limit >= 0),  -- the part of it beyond allocations
  PRIMARY KEY (household, child, day, app)
) STRICT, WITHOUT ROWID;
CREATE INDEX usage_day_by_age ON usage_day (day);

-- The fraction of a point that an app has earned.
CREATE TABLE points_carry (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  app       TEXT NOT NULL,
  carry     INTEGER NOT NULL CHECK (carry >= 0 AND carry < 3600000),  -- milliseconds × points per hour
  pending   INTEGER NOT NULL CHECK (pending >= 0),  -- counted time since the last entry
  PRIMARY KEY (household, child, app)
) STRICT, WITHOUT ROWID;

-- The ledger of screen-time points, append-only. The balance of a child is that of the newest entry. After 400 days an
-- entry loses its app, length and rate; nothing else of it changes.
CREATE TABLE points_entry (
  household    BLOB NOT NULL,
  child        BLOB NOT NULL,
  number       INTEGER NOT NULL,          -- 1, 2, 3 … per child
  kind         INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),  -- 1 earn, 2 redeem, 3 refund, 4 adjustment
  points       INTEGER NOT NULL CHECK (points <> 0),
  balance      INTEGER NOT NULL CHECK (balance >= 0),
  at           INTEGER NOT NULL,
  day          INTEGER NOT NULL,          -- in the child's time zone
  actor        BLOB,                      -- who caused it
  app          TEXT,
  topic        TEXT,                      -- the completed lesson
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
CREATE INDEX points_entry_with_app ON points_entry (day) WHERE app IS NOT NULL;
CREATE TRIGGER points_entry_is_summed BEFORE INSERT ON points_entry
WHEN NEW.number <> 1 + coalesce((SELECT max(number) FROM points_entry
    WHERE household = NEW.household AND child = NEW.child), 0)
  OR NEW.balance <> NEW.points + coalesce((SELECT balance FROM points_entry
    WHERE household = NEW.household AND child = NEW.child ORDER BY number DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'an entry does not follow the one before it');
END;
CREATE TRIGGER points_entry_stays BEFORE UPDATE ON points_entry
WHEN NEW.app IS NOT NULL OR NEW.milliseconds IS NOT NULL OR NEW.rate IS NOT NULL
  OR (NEW.household, NEW.child, NEW.number, NEW.kind, NEW.points, NEW.balance, NEW.at, NEW.day, NEW.actor,
      NEW.topic, NEW.minutes, NEW.price, NEW.allocation, NEW.reason)
    IS NOT (OLD.household, OLD.child, OLD.number, OLD.kind, OLD.points, OLD.balance, OLD.at, OLD.day, OLD.actor,
      OLD.topic, OLD.minutes, OLD.price, OLD.allocation, OLD.reason)
BEGIN
  SELECT RAISE(ABORT, 'entries of the ledger do not change');
END;

-- Sums of the ledger by kind, and of what was earned by day. Triggers maintain them, so that no call reads the whole
-- ledger.
CREATE TABLE points_sum (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  kind      INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),
  points    INTEGER NOT NULL,
  PRIMARY KEY (household, child, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE points_day (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  day       INTEGER NOT NULL,
  earned    INTEGER NOT NULL CHECK (earned > 0),
  lessons   INTEGER NOT NULL CHECK (lessons BETWEEN 0 AND earned),  -- the part of it from lessons
  PRIMARY KEY (household, child, day)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER points_entry_adds_to_sum AFTER INSERT ON points_entry BEGIN
  INSERT INTO points_sum (household, child, kind, points)
  VALUES (NEW.household, NEW.child, NEW.kind, NEW.points)
  ON CONFLICT (household, child, kind) DO UPDATE SET points = points + excluded.points;
END;
CREATE TRIGGER points_entry_adds_to_day AFTER INSERT ON points_entry WHEN NEW.kind = 1 BEGIN
  INSERT INTO points_day (household, child, day, earned, lessons)
  VALUES (NEW.household, NEW.child, NEW.day, NEW.points, CASE WHEN NEW.topic IS NULL THEN 0 ELSE NEW.points END)
  ON CONFLICT (household, child, day) DO UPDATE SET earned = earned + excluded.earned,
    lessons = lessons + excluded.lessons;
END;

-- Minutes of a reward app bought with points. The status is derived from these columns and the time.
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
  day              INTEGER NOT NULL,      -- the day whose maximum it counts towards
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
CREATE INDEX reward_allocation_by_age ON reward_allocation (day);
CREATE INDEX reward_allocation_by_time ON reward_allocation (household, child, granted_at, id);

-- A child's request to a parent. Its points are held while it is open.
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
CREATE INDEX reward_request_by_age ON reward_request (created_at);
CREATE INDEX reward_request_open ON reward_request (household, child, expires_at) WHERE decision = 0;

-- A child's settings, made by parents; without a row, the defaults.
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

-- The history of settings with authors, which the child can read.
CREATE TABLE screen_time_change (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  number    INTEGER NOT NULL,
  at        INTEGER NOT NULL,
  member    BLOB NOT NULL,
  field     TEXT NOT NULL,                -- the contract name
  before    INTEGER NOT NULL,
  after     INTEGER NOT NULL,
  PRIMARY KEY (household, child, number)
) STRICT, WITHOUT ROWID;
