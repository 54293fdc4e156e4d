CREATE TABLE reminder (
  number INTEGER PRIMARY KEY,         -- the order in which they were made
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  id BLOB NOT NULL CHECK (length(id) = 16),
  task BLOB NOT NULL CHECK (length(task) = 16),
  task_name TEXT NOT NULL,            -- blank once the task is deleted
  due_at INTEGER NOT NULL,            -- UTC milliseconds
  state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 4),
  settled_at INTEGER,                 -- delivered, cancelled or dropped; NULL while scheduled
  UNIQUE (household, member, id),
  CHECK ((state = 1) = (settled_at IS NULL))
) STRICT;

-- A task has at most one reminder that was not said yet: 1 scheduled, 3 cancelled (REM-010).
CREATE UNIQUE INDEX reminder_unsaid ON reminder (household, member, task) WHERE state IN (1, 3);

CREATE INDEX reminder_of_task ON reminder (household, member, task);

-- What a member asks for: the next one first, then what is settled. Apart, because ninety days of
-- settled reminders lie before the next one.
CREATE INDEX reminder_scheduled ON reminder (household, member, due_at, id) WHERE state = 1;
CREATE INDEX reminder_past ON reminder (household, member, due_at, id) WHERE state <> 1;

-- The due list. The clock strikes for all households at once, so this alone is not led by one.
CREATE INDEX reminder_due ON reminder (due_at) WHERE state = 1;

CREATE INDEX reminder_settled ON reminder (settled_at) WHERE settled_at IS NOT NULL;
