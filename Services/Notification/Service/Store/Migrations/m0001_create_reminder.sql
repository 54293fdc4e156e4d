CREATE TABLE reminder (
  number INTEGER PRIMARY KEY,         -- the order in which they were made
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  id BLOB NOT NULL CHECK (length(id) = 16),
  kind INTEGER NOT NULL CHECK (kind IN (1, 2)),                -- 1 of a task, 2 daily
  task BLOB CHECK (length(task) = 16),
  project BLOB CHECK (length(project) = 16),  -- NULL while the task names none
  task_name TEXT NOT NULL,            -- blank once the task is deleted; of a daily one what it says
  due_at INTEGER NOT NULL,            -- what its task wants; UTC milliseconds
  rings_at INTEGER NOT NULL,          -- the same, or until when its member put it off
  state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 7),
  settled_at INTEGER,                 -- when it came to its state; NULL while 1 scheduled, 5 muted
  delivered_at INTEGER,               -- last; stays when it is acknowledged or put off
  -- The event of the task feed it was made for, so that it can be taken back when the feed is replayed.
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,
  UNIQUE (household, member, id),
  CHECK ((kind = 1) = (task IS NOT NULL)),
  CHECK ((state IN (1, 5)) = (settled_at IS NULL))
) STRICT;

-- A task has at most one reminder that was not said yet: scheduled, cancelled, muted (REM-010).
CREATE UNIQUE INDEX reminder_unsaid ON reminder (household, member, task) WHERE state IN (1, 3, 5);

CREATE INDEX reminder_of_task ON reminder (household, member, task);
CREATE INDEX reminder_of_project ON reminder (household, member, project) WHERE state IN (1, 5);

-- What a member asks for: the next one first, then what is settled. Apart, because ninety days of
-- settled reminders lie before the next one.
CREATE INDEX reminder_scheduled ON reminder (household, member, rings_at, id) WHERE state = 1;
CREATE INDEX reminder_past ON reminder (household, member, rings_at, id) WHERE state NOT IN (1, 5);
-- What a member was reminded of and has not acknowledged.
CREATE INDEX reminder_missed ON reminder (household, member, rings_at, id) WHERE state = 2;

-- The due list. One scheduler serves all households, so this alone does not begin with one.
CREATE INDEX reminder_due ON reminder (rings_at) WHERE state = 1;
CREATE INDEX reminder_settled ON reminder (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX reminder_muted ON reminder (due_at) WHERE state = 5;

-- Projects that want no reminders (REM-011); every other project does.
CREATE TABLE muted_project (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  project BLOB NOT NULL CHECK (length(project) = 16),
  since INTEGER NOT NULL,             -- UTC milliseconds, when its setting was changed
  epoch INTEGER NOT NULL,             -- the event it was muted by, as for a reminder
  sequence INTEGER NOT NULL,
  PRIMARY KEY (household, member, project)
) STRICT, WITHOUT ROWID;

-- What a member wants of notifications; without a row everything is as it is at first.
CREATE TABLE notification_settings (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),    -- minutes on the wall
  quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439),
  zone TEXT NOT NULL,                 -- what the gateway said of the member last
  day_start INTEGER NOT NULL CHECK (day_start BETWEEN 0 AND 1439),
  PRIMARY KEY (household, member),
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_reminder (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 4),
  time INTEGER NOT NULL CHECK (time BETWEEN 0 AND 1439),       -- minutes on the wall
  message TEXT NOT NULL,
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  next_at INTEGER,                    -- UTC milliseconds; NULL while it is off
  PRIMARY KEY (household, member, place)
) STRICT, WITHOUT ROWID;
-- A due list across households, as that of the reminders.
CREATE INDEX daily_reminder_due ON daily_reminder (next_at) WHERE next_at IS NOT NULL;

-- Ways to a member outside of Daybook, which they chose.
CREATE TABLE endpoint (
  number INTEGER PRIMARY KEY,
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  name TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind IN (1, 2)),                -- 1 ntfy, 2 webhook
  address TEXT NOT NULL,
  topic TEXT NOT NULL,                -- of ntfy
  level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),        -- how much a message says
  secret BLOB,                        -- sealed with the installation's key
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  off_reason INTEGER CHECK (off_reason IN (1, 2)),             -- 1 gone, 2 failing
  failing_since INTEGER,              -- UTC milliseconds; NULL after a success
  last_success INTEGER,
  UNIQUE (household, member, name),
  CHECK (is_on = (off_reason IS NULL))
) STRICT;

-- Messages to endpoints, in the order in which they are sent. Only the first that waits at an endpoint has a time.
CREATE TABLE delivery (
  number INTEGER PRIMARY KEY,
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  endpoint INTEGER NOT NULL REFERENCES endpoint (number) ON DELETE CASCADE,
  id BLOB NOT NULL CHECK (length(id) = 16),                    -- the same at each try
  reminder BLOB NOT NULL CHECK (length(reminder) = 16),
  made_at INTEGER NOT NULL,           -- UTC milliseconds
  state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 3),        -- 1 waiting, 2 arrived, 3 given up
  tries INTEGER NOT NULL,
  next_at INTEGER,
  tried_at INTEGER,                   -- the last try: when, what was answered, how long it took
  status INTEGER,
  failure TEXT NOT NULL DEFAULT '',
  milliseconds INTEGER
) STRICT;
CREATE INDEX delivery_waiting ON delivery (endpoint, number) WHERE state = 1;
CREATE INDEX delivery_due ON delivery (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX delivery_of_member ON delivery (household, member, number);
CREATE INDEX delivery_made ON delivery (made_at);
