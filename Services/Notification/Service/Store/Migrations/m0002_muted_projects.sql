-- Projects that want no reminders (REM-011), and the reminders that wait for that to change. The
-- table is made anew because its checks knew four states.
CREATE TABLE reminder_in_project (
  number INTEGER PRIMARY KEY,         -- the order in which they were made
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  id BLOB NOT NULL CHECK (length(id) = 16),
  task BLOB NOT NULL CHECK (length(task) = 16),
  project BLOB CHECK (length(project) = 16),  -- NULL in rows of the earlier schema
  task_name TEXT NOT NULL,            -- blank once the task is deleted
  due_at INTEGER NOT NULL,            -- UTC milliseconds
  state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 5),
  settled_at INTEGER,                 -- delivered, cancelled or dropped; NULL while 1 scheduled, 5 muted
  UNIQUE (household, member, id),
  CHECK ((state IN (1, 5)) = (settled_at IS NULL))
) STRICT;

INSERT INTO reminder_in_project
SELECT number, household, member, id, task, NULL, task_name, due_at, state, settled_at FROM reminder;

DROP TABLE reminder;

ALTER TABLE reminder_in_project RENAME TO reminder;

-- A task has at most one reminder that was not said yet: scheduled, cancelled, muted (REM-010).
CREATE UNIQUE INDEX reminder_unsaid ON reminder (household, member, task) WHERE state IN (1, 3, 5);

CREATE INDEX reminder_of_task ON reminder (household, member, task);
CREATE INDEX reminder_of_project ON reminder (household, member, project) WHERE state IN (1, 5);
CREATE INDEX reminder_scheduled ON reminder (household, member, due_at, id) WHERE state = 1;
CREATE INDEX reminder_past ON reminder (household, member, due_at, id) WHERE state NOT IN (1, 5);
CREATE INDEX reminder_due ON reminder (due_at) WHERE state = 1;
CREATE INDEX reminder_settled ON reminder (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX reminder_muted ON reminder (due_at) WHERE state = 5;

-- Only those that want none; every other project does.
CREATE TABLE muted_project (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  project BLOB NOT NULL CHECK (length(project) = 16),
  since INTEGER NOT NULL,             -- UTC milliseconds, when its setting was changed
  PRIMARY KEY (household, member, project)
) STRICT, WITHOUT ROWID;

-- Which task is in which project, and what projects want, is in events that have been read: once more.
UPDATE feed_cursor SET epoch = 0, seq = 0 WHERE consumer = 'task';
