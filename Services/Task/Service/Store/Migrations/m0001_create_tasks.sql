-- Ids are UUIDs of 16 bytes, most significant first. Instants are UTC milliseconds, days are days since
-- 1970-01-01. Every key begins with the household, then the space: the member whose list it is.

-- How much a space holds, counted as it changes; a row means that the space and its Inbox are there.
CREATE TABLE space (
  household BLOB NOT NULL CHECK (length(household) = 16),
  space     BLOB NOT NULL CHECK (length(space) = 16),
  tasks     INTEGER NOT NULL CHECK (tasks >= 0),
  projects  INTEGER NOT NULL CHECK (projects >= 0),
  PRIMARY KEY (household, space)
) STRICT, WITHOUT ROWID;

CREATE TABLE project (
  household        BLOB NOT NULL,
  space            BLOB NOT NULL,
  id               BLOB NOT NULL CHECK (length(id) = 16),
  name             TEXT NOT NULL,
  name_key         TEXT NOT NULL,      -- equal names have equal keys
  name_order       TEXT NOT NULL,      -- where the name stands in a list
  description      TEXT,
  color            INTEGER NOT NULL CHECK (color BETWEEN 1 AND 8),
  is_archived      INTEGER NOT NULL CHECK (is_archived IN (0, 1)),
  default_priority INTEGER NOT NULL CHECK (default_priority BETWEEN 1 AND 4),
  position         INTEGER NOT NULL,   -- the manual order; 0 is the Inbox's
  created          INTEGER NOT NULL,
  modified         INTEGER NOT NULL,
  revision         INTEGER NOT NULL CHECK (revision > 0),
  UNIQUE (household, space, id),
  UNIQUE (household, space, name_key),
  FOREIGN KEY (household, space) REFERENCES space (household, space)
) STRICT;

CREATE INDEX project_in_order ON project (household, space, position, name_order, id);

CREATE TABLE task (
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
  CHECK (due_at IS NULL OR due_on IS NULL),
  CHECK ((completed_at IS NULL) = (completion_day IS NULL)),
  UNIQUE (household, space, id),
  FOREIGN KEY (household, space, project) REFERENCES project (household, space, id)
) STRICT;

-- Orders that lists walk along. What stands after the id lets a count be made without the rows.
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

-- What was deleted, so that its id is not used again and a second import leaves it alone.
CREATE TABLE task_tombstone (
  household  BLOB NOT NULL,
  space      BLOB NOT NULL,
  id         BLOB NOT NULL CHECK (length(id) = 16),
  revision   INTEGER NOT NULL,
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (household, space, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX task_tombstone_by_age ON task_tombstone (deleted_at);
