CREATE TABLE reminder (
  number INTEGER PRIMARY KEY,         -- the order in which they were made
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  id BLOB NOT NULL CHECK (length(id) = 16),
  task BLOB NOT NULL CHECK (length(task) = 16),
  project BLOB CHECK (length(project) = 16),  -- NULL while the task names none
  task_name TEXT NOT NULL,            -- blank once the task is deleted
  due_at INTEGER NOT NULL,            -- what its task wants; UTC milliseconds
  rings_at INTEGER NOT NULL,          -- the same, or until when its member put it off
  state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 7),
  settled_at INTEGER,                 -- when it came to its state; NULL while 1 scheduled, 5 muted
  delivered_at INTEGER,               -- last; stays when it is acknowledged or put off
  -- The event of the task feed it was made for, so that it can be taken back when the feed is replayed.
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,
  UNIQUE (household, member, id),
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
