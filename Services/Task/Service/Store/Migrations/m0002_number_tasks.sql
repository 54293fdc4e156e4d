-- Tasks get a number that stays theirs whatever is done to the file, for indexes beside the table, and
-- the revision at which each field was last changed, for merging field by field.
CREATE TABLE numbered_task (
  number         INTEGER PRIMARY KEY,
  household      BLOB NOT NULL,
  space          BLOB NOT NULL,
  id             BLOB NOT NULL CHECK (length(id) = 16),
  project        BLOB NOT NULL,
  name           TEXT NOT NULL,
  name_order     TEXT NOT NULL,        -- where the name stands in a list
  details        TEXT,
  type           INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4),
  priority       INTEGER NOT NULL CHECK (priority BETWEEN 1 AND 4),
  due_at         INTEGER,
  due_on         INTEGER,
  due_rank       INTEGER NOT NULL,     -- one order for both forms; the largest number without a date
  reminder       INTEGER,
  added          INTEGER NOT NULL,
  completed_at   INTEGER,              -- NULL while the task is open
  completion_day INTEGER,              -- the member's day its points are booked on
  modified       INTEGER NOT NULL,
  revision       INTEGER NOT NULL CHECK (revision > 0),
  name_rev       INTEGER NOT NULL DEFAULT 1,
  details_rev    INTEGER NOT NULL DEFAULT 1,
  type_rev       INTEGER NOT NULL DEFAULT 1,
  priority_rev   INTEGER NOT NULL DEFAULT 1,
  due_rev        INTEGER NOT NULL DEFAULT 1,
  project_rev    INTEGER NOT NULL DEFAULT 1,
  reminder_rev   INTEGER NOT NULL DEFAULT 1,
  CHECK (due_at IS NULL OR due_on IS NULL),
  CHECK ((completed_at IS NULL) = (completion_day IS NULL)),
  UNIQUE (household, space, id),
  FOREIGN KEY (household, space, project) REFERENCES project (household, space, id)
) STRICT;

-- What was changed before is not known by field; a revision of its own counts for all of them.
INSERT INTO numbered_task(household, space, id, project, name, name_order, details, type, priority, due_at,
    due_on, due_rank, reminder, added, completed_at, completion_day, modified, revision, name_rev,
    details_rev, type_rev, priority_rev, due_rev, project_rev, reminder_rev)
  SELECT household, space, id, project, name, name_order, details, type, priority, due_at, due_on,
    due_rank, reminder, added, completed_at, completion_day, modified, revision, revision, revision,
    revision, revision, revision, revision, revision
  FROM task;

DROP TABLE task;
ALTER TABLE numbered_task RENAME TO task;

CREATE INDEX task_in_order
  ON task (household, space, priority, due_rank, name_order, id, completed_at, project);
CREATE INDEX task_in_project
  ON task (household, space, project, priority, due_rank, name_order, id, completed_at);
CREATE INDEX task_by_due ON task (household, space, due_rank, priority, name_order, id);
CREATE INDEX task_open_by_due
  ON task (household, space, due_rank, priority, name_order, id, due_at, due_on, project)
  WHERE completed_at IS NULL;
CREATE INDEX task_by_completion
  ON task (household, space, completed_at, id) WHERE completed_at IS NOT NULL;
