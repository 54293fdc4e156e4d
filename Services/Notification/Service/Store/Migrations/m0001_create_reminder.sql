CREATE TABLE reminder (
    number INTEGER PRIMARY KEY,         -- order of creation
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  id BLOB NOT NULL CHECK (length(id) = 16),
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 6),          -- 1 of a task, 2 daily, 3 digest, 4 overdue, 5 weekly, 6 health
  task BLOB CHECK (length(task) = 16),
  project BLOB CHECK (length(project) = 16),  -- NULL if the task has none
  task_name TEXT NOT NULL,            -- blank once the task is deleted; for other kinds the text
  due_at INTEGER NOT NULL,            -- the task's reminder time; UTC milliseconds
  rings_at INTEGER NOT NULL,          -- the same, or the time that its member snoozed it to
  state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 7),
  settled_at INTEGER,                 -- when it reached its state; NULL while 1 scheduled, 5 muted
  delivered_at INTEGER,               -- the last delivery; kept when it is acknowledged or snoozed
  -- The event of the task feed that it was made for, so that a replay can cancel it.
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,
  about BLOB CHECK (length(about) = 16),  -- for other kinds: the overdue task, the fast
  part INTEGER NOT NULL DEFAULT 0,    -- distinguishes several about the same subject
  kept_due_at INTEGER,                -- the snooze it had when a replay began: from this time
  kept_until INTEGER,                 -- to this one
  priority INTEGER CHECK (priority BETWEEN 0 AND 3),           -- the task's, 0 the highest; NULL: none
  UNIQUE (household, member, id),
  CHECK ((kind = 1) = (task IS NOT NULL)),
  CHECK ((state IN (1, 5)) = (settled_at IS NULL))
) STRICT;

-- A task has at most one undelivered reminder: scheduled, cancelled or muted (REM-010).
CREATE UNIQUE INDEX reminder_unsaid ON reminder (household, member, task) WHERE state IN (1, 3, 5);

-- The same for other subjects: scheduling again replaces (FST-092).
CREATE UNIQUE INDEX reminder_about ON reminder (household, member, about, kind, part)
  WHERE about IS NOT NULL AND state IN (1, 5);
CREATE INDEX reminder_of_about ON reminder (household, member, about) WHERE about IS NOT NULL;

CREATE INDEX reminder_of_task ON reminder (household, member, task);
CREATE INDEX reminder_of_project ON reminder (household, member, project) WHERE state IN (1, 5);

-- A member's list: scheduled reminders first, then settled ones. Separate indexes, because ninety days of
-- settled reminders precede the next scheduled one.
CREATE INDEX reminder_scheduled ON reminder (household, member, rings_at, id) WHERE state = 1;
CREATE INDEX reminder_past ON reminder (household, member, rings_at, id) WHERE state NOT IN (1, 5);
-- A member's delivered, unacknowledged reminders.
CREATE INDEX reminder_missed ON reminder (household, member, rings_at, id) WHERE state = 2;

-- The due list of the scheduler, which serves all households; so it does not begin with one.
CREATE INDEX reminder_due ON reminder (rings_at) WHERE state = 1;
CREATE INDEX reminder_settled ON reminder (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX reminder_muted ON reminder (due_at) WHERE state = 5;

-- Projects whose reminders are off (REM-011).
CREATE TABLE muted_project (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  project BLOB NOT NULL CHECK (length(project) = 16),
  since INTEGER NOT NULL,             -- UTC milliseconds, when its setting was changed
  epoch INTEGER NOT NULL,             -- the event it was muted by, as for a reminder
  sequence INTEGER NOT NULL,
  PRIMARY KEY (household, member, project)
) STRICT, WITHOUT ROWID;

-- A member's notification settings; without a row the defaults apply.
CREATE TABLE notification_settings (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),    -- minutes since local midnight
  quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439),
  zone TEXT NOT NULL,                 -- as the gateway last sent it
  day_start INTEGER NOT NULL CHECK (day_start BETWEEN 0 AND 1439),
  digest_at INTEGER CHECK (digest_at BETWEEN 0 AND 1439),      -- minutes since local midnight; NULL: no digest
  digest_next INTEGER,                -- UTC milliseconds
  overdue INTEGER NOT NULL DEFAULT 0 CHECK (overdue IN (0, 1)),
  weekly_day INTEGER CHECK (weekly_day BETWEEN 1 AND 7),       -- 1 Monday; NULL: no weekly report
  weekly_at INTEGER CHECK (weekly_at BETWEEN 0 AND 1439),
  weekly_next INTEGER,
  fast_goal INTEGER NOT NULL DEFAULT 0 CHECK (fast_goal IN (0, 1)),
  fast_soon INTEGER NOT NULL DEFAULT 0 CHECK (fast_soon IN (0, 1)),
  badge INTEGER,                      -- the count sent last; NULL while it is off
  day INTEGER,                        -- the day of the badge; tasks due before it were processed
  day_next INTEGER,                   -- the end of `day`; NULL while neither badge nor overdue notices are on
  drink_hours INTEGER CHECK (drink_hours BETWEEN 1 AND 6),     -- between drink reminders; NULL: off
  drink_next INTEGER,
  bedtime INTEGER CHECK (bedtime BETWEEN 0 AND 1439),          -- minutes since local midnight; NULL: off
  bedtime_before INTEGER NOT NULL DEFAULT 30 CHECK (bedtime_before BETWEEN 1 AND 120),
  bedtime_next INTEGER,
  weigh_at INTEGER CHECK (weigh_at BETWEEN 0 AND 1439),
  weigh_next INTEGER,
  PRIMARY KEY (household, member),
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  CHECK ((weekly_day IS NULL) = (weekly_at IS NULL))
) STRICT, WITHOUT ROWID;
-- Due lists that span all households, like that of the reminders.
CREATE INDEX settings_digest ON notification_settings (digest_next) WHERE digest_next IS NOT NULL;
CREATE INDEX settings_weekly ON notification_settings (weekly_next) WHERE weekly_next IS NOT NULL;
CREATE INDEX settings_drink ON notification_settings (drink_next) WHERE drink_next IS NOT NULL;
CREATE INDEX settings_bedtime ON notification_settings (bedtime_next) WHERE bedtime_next IS NOT NULL;
CREATE INDEX settings_weigh ON notification_settings (weigh_next) WHERE weigh_next IS NOT NULL;
CREATE INDEX settings_day ON notification_settings (day_next) WHERE day_next IS NOT NULL;

-- Open tasks with a due time, from the task feed: for digests, overdue notices and the badge.
CREATE TABLE open_task (
  number INTEGER PRIMARY KEY,
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  task BLOB NOT NULL CHECK (length(task) = 16),
  project BLOB CHECK (length(project) = 16),
  name TEXT NOT NULL,
  due_at INTEGER,                     -- UTC milliseconds, or
  due_on INTEGER,                     -- a day
  tell_at INTEGER,                    -- when its notice is due, or held until; NULL: no notice
  told_due INTEGER,                   -- the `due_at` of the notice that was delivered
  gone_at INTEGER,                    -- when it was removed because the feed is replayed
  epoch INTEGER NOT NULL,             -- the event it is from, as for a reminder
  sequence INTEGER NOT NULL,
  UNIQUE (household, member, task),
  CHECK ((due_at IS NULL) <> (due_on IS NULL))
) STRICT;
CREATE INDEX open_task_due_at ON open_task (household, member, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX open_task_due_on ON open_task (household, member, due_on) WHERE due_on IS NOT NULL;
CREATE INDEX open_task_told ON open_task (household, member, tell_at) WHERE tell_at IS NOT NULL;
CREATE INDEX open_task_tell ON open_task (tell_at) WHERE tell_at IS NOT NULL;
CREATE INDEX open_task_gone ON open_task (gone_at) WHERE gone_at IS NOT NULL;

-- Projects that are in the digest, or whose overdue notices are off. The others have the defaults.
CREATE TABLE project_wish (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  project BLOB NOT NULL CHECK (length(project) = 16),
  name TEXT NOT NULL,
  digest INTEGER NOT NULL CHECK (digest IN (0, 1)),
  overdue INTEGER NOT NULL CHECK (overdue IN (0, 1)),
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (household, member, project)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_reminder (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 4),
  time INTEGER NOT NULL CHECK (time BETWEEN 0 AND 1439),       -- minutes since local midnight
  message TEXT NOT NULL,
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  next_at INTEGER,                    -- UTC milliseconds; NULL while it is off
  PRIMARY KEY (household, member, place)
) STRICT, WITHOUT ROWID;
-- A due list that spans all households, like that of the reminders.
CREATE INDEX daily_reminder_due ON daily_reminder (next_at) WHERE next_at IS NOT NULL;

-- Channels by which members chose to be notified outside of Daybook.
CREATE TABLE endpoint (
  number INTEGER PRIMARY KEY AUTOINCREMENT,  -- never reused: a message in flight may refer to it
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  name TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),          -- 1 ntfy, 2 webhook, 3 mail
  address TEXT NOT NULL,
  topic TEXT NOT NULL,                -- for ntfy
  level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),        -- how much a message reveals
  secret BLOB,                        -- for a webhook, or an access token; sealed with the installation's key
  old_secret BLOB,                    -- the previous secret, which signs as well
  old_until INTEGER,                  -- until this time
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  off_reason INTEGER CHECK (off_reason IN (1, 2)),             -- 1 gone, 2 failing
  failing_since INTEGER,              -- UTC milliseconds; NULL after a success
  last_success INTEGER,
  kinds INTEGER NOT NULL DEFAULT 0,   -- bits of the kinds of reminders that it receives; 0: all
  sequence INTEGER NOT NULL DEFAULT 0,  -- of the last message
  minute_at INTEGER,                  -- the minute in which messages are counted
  minute_count INTEGER NOT NULL DEFAULT 0,
  dropped INTEGER NOT NULL DEFAULT 0,  -- messages dropped since the last success, because too many were waiting
  UNIQUE (household, member, name),
  CHECK (is_on = (off_reason IS NULL))
) STRICT;

-- Messages to endpoints in order of sending. Only the first waiting message of an endpoint has a time.
CREATE TABLE delivery (
  number INTEGER PRIMARY KEY AUTOINCREMENT,  -- never reused, as above
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  endpoint INTEGER NOT NULL REFERENCES endpoint (number) ON DELETE CASCADE,
  id BLOB NOT NULL CHECK (length(id) = 16),                    -- the same for each attempt
  reminder BLOB NOT NULL CHECK (length(reminder) = 16),
  made_at INTEGER NOT NULL,           -- UTC milliseconds
  state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 3),        -- 1 waiting, 2 arrived, 3 given up
  tries INTEGER NOT NULL,
  next_at INTEGER,
  tried_at INTEGER,                   -- the last attempt: when, the answer, how long it took
  status INTEGER,
  failure TEXT NOT NULL DEFAULT '',
  milliseconds INTEGER,
  purpose INTEGER NOT NULL DEFAULT 1 CHECK (purpose IN (1, 2)),  -- 1 a reminder is due, 2 hides it again
  sequence INTEGER NOT NULL DEFAULT 0,  -- its number among the messages of its endpoint
  asked INTEGER NOT NULL DEFAULT 0 CHECK (asked IN (0, 1)),     -- redelivered on request, even if acknowledged since
  resent INTEGER NOT NULL DEFAULT 0 CHECK (resent IN (0, 1)),   -- it was given up, and another row redelivers it
  priority INTEGER NOT NULL DEFAULT 4                           -- the task's, 0 the highest; 4: none
) STRICT;
-- The messages to drop first when too many are waiting.
CREATE INDEX delivery_least ON delivery (endpoint, priority DESC, number) WHERE state = 1;
CREATE INDEX delivery_of_reminder ON delivery (household, member, reminder);
CREATE INDEX delivery_waiting ON delivery (endpoint, number) WHERE state = 1;
CREATE INDEX delivery_due ON delivery (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX delivery_of_member ON delivery (household, member, number);
CREATE INDEX delivery_made ON delivery (made_at);

-- Attempts to deliver a message, without its content.
CREATE TABLE delivery_try (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  delivery INTEGER NOT NULL REFERENCES delivery (number) ON DELETE CASCADE,
  try INTEGER NOT NULL,               -- from 1
  at INTEGER NOT NULL,                -- UTC milliseconds
  status INTEGER,
  failure TEXT NOT NULL,
  milliseconds INTEGER NOT NULL,
  bytes INTEGER NOT NULL,             -- size of the message
  PRIMARY KEY (household, member, delivery, try)
) STRICT, WITHOUT ROWID;
CREATE INDEX delivery_try_of ON delivery_try (delivery);

-- Single-use tickets of the buttons in messages (HOK-008).
CREATE TABLE ticket (
  number INTEGER PRIMARY KEY,
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  place INTEGER NOT NULL,             -- the first 8 bytes of the hash, for the lookup
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  reminder BLOB NOT NULL CHECK (length(reminder) = 16),
  task BLOB NOT NULL CHECK (length(task) = 16),
  verb INTEGER NOT NULL CHECK (verb IN (1, 2)),                -- 1 done, 2 later
  ends_at INTEGER NOT NULL,           -- UTC milliseconds
  used_at INTEGER
) STRICT;
CREATE INDEX ticket_place ON ticket (place);
CREATE INDEX ticket_of_reminder ON ticket (household, member, reminder);
CREATE INDEX ticket_end ON ticket (ends_at);
