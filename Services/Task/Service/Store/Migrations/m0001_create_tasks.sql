-- Ids are UUIDs of 16 bytes, most significant byte first. Instants are UTC milliseconds, days are days since
-- 1970-01-01. Every key begins with the household, then the space: the member whose list it is.

-- Counts of a space, updated with each change. A row means that the space and its Inbox exist.
CREATE TABLE space (
  household   BLOB NOT NULL CHECK (length(household) = 16),
  space       BLOB NOT NULL CHECK (length(space) = 16),
  tasks       INTEGER NOT NULL CHECK (tasks >= 0),
  projects    INTEGER NOT NULL CHECK (projects >= 0),
  number      INTEGER,                     -- a small number that begins each of its words in task_search
  unscheduled INTEGER NOT NULL DEFAULT 0,  -- see unscheduled_count
  PRIMARY KEY (household, space)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX space_by_number ON space (number);

-- Raw numbers of enumerations are those of the contract.
CREATE TABLE project (
  household          BLOB NOT NULL,
  space              BLOB NOT NULL,
  id                 BLOB NOT NULL CHECK (length(id) = 16),
  name               TEXT NOT NULL,
  name_key           TEXT NOT NULL,      -- equal names have equal keys
  name_order         TEXT NOT NULL,      -- the name's place in a sorted list
  description        TEXT,
  color              INTEGER NOT NULL CHECK (color BETWEEN 1 AND 8),
  is_archived        INTEGER NOT NULL CHECK (is_archived IN (0, 1)),
  default_priority   INTEGER NOT NULL CHECK (default_priority BETWEEN 1 AND 4),
  position           INTEGER NOT NULL,   -- the manual order; 0 is the Inbox's
  created            INTEGER NOT NULL,
  modified           INTEGER NOT NULL,
  revision           INTEGER NOT NULL CHECK (revision > 0),
  icon               INTEGER NOT NULL DEFAULT 1 CHECK (icon BETWEEN 1 AND 8),
  status             INTEGER NOT NULL DEFAULT 2 CHECK (status BETWEEN 1 AND 5),
  priority           INTEGER NOT NULL DEFAULT 2 CHECK (priority BETWEEN 1 AND 4),
  parent             BLOB,                      -- NULL at the top
  tags               TEXT NOT NULL DEFAULT '',  -- one per line
  due_at             INTEGER,
  estimate           INTEGER,
  template           BLOB,
  allows_subprojects INTEGER NOT NULL DEFAULT 1,
  archives_completed INTEGER NOT NULL DEFAULT 0,
  has_reminders      INTEGER NOT NULL DEFAULT 1,
  has_daily_digest   INTEGER NOT NULL DEFAULT 0,
  tells_overdue      INTEGER NOT NULL DEFAULT 1,
  color_scheme       INTEGER NOT NULL DEFAULT 1 CHECK (color_scheme BETWEEN 1 AND 8),
  UNIQUE (household, space, id),
  UNIQUE (household, space, name_key),
  FOREIGN KEY (household, space) REFERENCES space (household, space)
) STRICT;

CREATE INDEX project_in_order ON project (household, space, position, name_order, id);
-- Archived projects are few, and every list reads them.
CREATE INDEX project_archived ON project (household, space, id) WHERE is_archived = 1;

-- The number identifies a task in task_search and survives VACUUM. The …_rev columns hold the revision that
-- last changed a field, for merging field by field.
CREATE TABLE task (
  number         INTEGER PRIMARY KEY,
  household      BLOB NOT NULL,
  space          BLOB NOT NULL,
  id             BLOB NOT NULL CHECK (length(id) = 16),
  project        BLOB NOT NULL,
  name           TEXT NOT NULL,
  name_order     TEXT NOT NULL,        -- the name's place in a sorted list
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

-- Indexes in the orders of lists. Columns after the id make them covering for filters and counts.
CREATE INDEX task_in_order
  ON task (household, space, priority, due_rank, name_order, id, completed_at, project, type, added);
CREATE INDEX task_in_project
  ON task (household, space, project, priority, due_rank, name_order, id, completed_at);
CREATE INDEX task_reminded
  ON task (household, space, priority, due_rank, name_order, id, completed_at, project, type, added, reminder)
  WHERE reminder IS NOT NULL;
CREATE INDEX task_by_due
  ON task (household, space, due_rank, priority, name_order, id, due_at, due_on, completed_at, project, type);
CREATE INDEX task_open_by_due
  ON task (household, space, due_rank, priority, name_order, id, due_at, due_on, completed_at, project, type)
  WHERE completed_at IS NULL;
CREATE INDEX task_by_name ON task (household, space, name_order, id, completed_at, project);
CREATE INDEX task_by_completion
  ON task (household, space, completed_at, id, completion_day, added, due_at, due_on, project)
  WHERE completed_at IS NOT NULL;
CREATE INDEX task_by_added ON task (household, space, added, id, completed_at, project);
-- Tasks of one kind are together: what `task_kind` counts is read without the tasks of other kinds.
CREATE INDEX task_by_kind
  ON task (household, space, project, priority, type, completed_at IS NOT NULL, due_rank);
-- Finds the next day with tasks in the index alone, for all kinds that a filter can ask for.
CREATE INDEX task_by_date
  ON task (household, space, due_on, due_at, completed_at, project, priority, type);
-- The sort keys of a search beside the task's number, which task_search returns.
CREATE INDEX task_in_search ON task (number, completed_at, priority, due_rank, name_order, id);
-- Names without a visible character. Calls refuse them, so that this index is empty unless another program
-- wrote to the file; a start looks here.
CREATE INDEX task_unseen ON task (number) WHERE
  trim(name, char(9, 10, 11, 12, 13, 32, 133, 160, 173, 847, 1564, 4447, 4448, 5760, 6068, 6069)
    || char(6155, 6156, 6157, 6158, 6159, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202)
    || char(8203, 8204, 8205, 8206, 8207, 8232, 8233, 8234, 8235, 8236, 8237, 8238, 8239, 8287, 8288, 8289)
    || char(8290, 8291, 8292, 8293, 8294, 8295, 8296, 8297, 8298, 8299, 8300, 8301, 8302, 8303, 10240, 12288)
    || char(12644, 65024, 65025, 65026, 65027, 65028, 65029, 65030, 65031, 65032, 65033, 65034, 65035, 65036, 65037, 65038)
    || char(65039, 65279, 65440)) = '';

-- Deleted tasks, so that their ids are not reused and an import skips them. A tombstone stays while an import has
-- restored its task: kept_points and kept_day are the points that stayed booked, and are booked again when
-- that import is undone.
CREATE TABLE task_tombstone (
  household   BLOB NOT NULL,
  space       BLOB NOT NULL,
  id          BLOB NOT NULL CHECK (length(id) = 16),
  revision    INTEGER NOT NULL,
  deleted_at  INTEGER NOT NULL,
  kept_points INTEGER NOT NULL DEFAULT 0,
  kept_day    INTEGER,                 -- NULL when nothing stayed booked
  PRIMARY KEY (household, space, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX task_tombstone_by_age ON task_tombstone (deleted_at);

-- The same for projects.
CREATE TABLE project_tombstone (
  household  BLOB NOT NULL,
  space      BLOB NOT NULL,
  id         BLOB NOT NULL CHECK (length(id) = 16),
  revision   INTEGER NOT NULL,
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (household, space, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX project_tombstone_by_age ON project_tombstone (deleted_at);

-- Stored counts

-- The number of a project's tasks by kind, and when one of them last changed: the source of counts and statistics of
-- a whole space. Triggers maintain it, so that no statement can omit it.
CREATE TABLE task_kind (
  household    BLOB NOT NULL,
  space        BLOB NOT NULL,
  project      BLOB NOT NULL,
  priority     INTEGER NOT NULL,
  type         INTEGER NOT NULL,
  is_complete  INTEGER NOT NULL,
  is_scheduled INTEGER NOT NULL,
  tasks        INTEGER NOT NULL CHECK (tasks >= 0),
  modified     INTEGER NOT NULL,
  PRIMARY KEY (household, space, project, priority, type, is_complete, is_scheduled)
) STRICT, WITHOUT ROWID;

-- The same under the column names of `task`, so that one filter fits both.
CREATE VIEW task_count AS
  SELECT household, space, project, priority, type, iif(is_complete, 0, NULL) AS completed_at,
    iif(is_scheduled, 0, 9223372036854775807) AS due_rank, tasks, modified
  FROM task_kind;

CREATE TRIGGER task_kind_insert AFTER INSERT ON task BEGIN
  INSERT INTO task_kind VALUES (new.household, new.space, new.project, new.priority, new.type,
    new.completed_at IS NOT NULL, new.due_rank <> 9223372036854775807, 1, new.modified)
  ON CONFLICT DO UPDATE SET tasks = tasks + 1, modified = max(modified, excluded.modified);
END;

CREATE TRIGGER task_kind_delete AFTER DELETE ON task BEGIN
  UPDATE task_kind SET tasks = tasks - 1
  WHERE household = old.household AND space = old.space AND project = old.project
    AND priority = old.priority AND type = old.type AND is_complete = (old.completed_at IS NOT NULL)
    AND is_scheduled = (old.due_rank <> 9223372036854775807);
END;

-- A task that moves away is a change of the project it leaves, too.
CREATE TRIGGER task_kind_update
AFTER UPDATE OF project, priority, type, completed_at, due_rank, modified ON task BEGIN
  UPDATE task_kind SET tasks = tasks - 1, modified = max(modified, new.modified)
  WHERE household = old.household AND space = old.space AND project = old.project
    AND priority = old.priority AND type = old.type AND is_complete = (old.completed_at IS NOT NULL)
    AND is_scheduled = (old.due_rank <> 9223372036854775807);
  INSERT INTO task_kind VALUES (new.household, new.space, new.project, new.priority, new.type,
    new.completed_at IS NOT NULL, new.due_rank <> 9223372036854775807, 1, new.modified)
  ON CONFLICT DO UPDATE SET tasks = tasks + 1, modified = max(modified, excluded.modified);
END;

CREATE TRIGGER task_kind_forget AFTER DELETE ON project BEGIN
  DELETE FROM task_kind
  WHERE household = old.household AND space = old.space AND project = old.id;
END;

-- The number of open tasks without a due date, without those of archived projects. Every day's reply
-- contains it, so space.unscheduled stores it; the view computes it from the kinds.
CREATE VIEW unscheduled_count AS
  SELECT household, space, (SELECT coalesce(sum(k.tasks), 0) FROM task_kind k
    WHERE k.household = s.household AND k.space = s.space AND k.is_complete = 0 AND k.is_scheduled = 0
      AND NOT EXISTS (SELECT 1 FROM project p WHERE p.household = k.household AND p.space = k.space
        AND p.id = k.project AND p.is_archived = 1)) AS tasks
  FROM space s;

CREATE TRIGGER unscheduled_insert AFTER INSERT ON task_kind
WHEN new.is_complete = 0 AND new.is_scheduled = 0 AND new.tasks <> 0 BEGIN
  UPDATE space SET unscheduled = unscheduled + new.tasks
  WHERE household = new.household AND space = new.space
    AND NOT EXISTS (SELECT 1 FROM project p WHERE p.household = new.household AND p.space = new.space
      AND p.id = new.project AND p.is_archived = 1);
END;

CREATE TRIGGER unscheduled_update AFTER UPDATE OF tasks ON task_kind
WHEN new.is_complete = 0 AND new.is_scheduled = 0 AND new.tasks <> old.tasks BEGIN
  UPDATE space SET unscheduled = unscheduled + new.tasks - old.tasks
  WHERE household = new.household AND space = new.space
    AND NOT EXISTS (SELECT 1 FROM project p WHERE p.household = new.household AND p.space = new.space
      AND p.id = new.project AND p.is_archived = 1);
END;

-- A deleted project needs no trigger: no task is left in it then.
CREATE TRIGGER unscheduled_archive AFTER UPDATE OF is_archived ON project
WHEN new.is_archived <> old.is_archived BEGIN
  UPDATE space SET unscheduled = unscheduled + (1 - 2 * new.is_archived)
    * (SELECT coalesce(sum(k.tasks), 0) FROM task_kind k
      WHERE k.household = new.household AND k.space = new.space AND k.project = new.id
        AND k.is_complete = 0 AND k.is_scheduled = 0)
  WHERE household = new.household AND space = new.space;
END;

-- Search, saved filters, page tokens

-- The words of each task, folded and split by the service; rowid is the task's number. The table is
-- contentless: a change passes the old words. Each word begins with its space's number, so that no
-- search reads a word of another space.
CREATE VIRTUAL TABLE task_search USING fts5(
  name, details, name_stems, details_stems,
  content = '', detail = column, columnsize = 0, tokenize = 'ascii'
);

-- The version of the tokenizer that made the index; a start with another one rebuilds it.
CREATE TABLE search_state (
  one     INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL
) STRICT;

CREATE TABLE saved_filter (
  household BLOB NOT NULL,
  space     BLOB NOT NULL,
  id        BLOB NOT NULL CHECK (length(id) = 16),
  name_key  TEXT NOT NULL,             -- equal names have equal keys
  body      BLOB NOT NULL,             -- the contract's SavedFilter
  revision  INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, space, id),
  UNIQUE (household, space, name_key),
  FOREIGN KEY (household, space) REFERENCES space (household, space)
) STRICT, WITHOUT ROWID;

-- Repairs

-- What each start and each request checked and repaired; the last 20 runs of each are kept.
CREATE TABLE repair_run (
  number         INTEGER PRIMARY KEY,
  at             INTEGER NOT NULL,
  tasks_checked  INTEGER NOT NULL,
  inboxes_made   INTEGER NOT NULL,
  inboxes_merged INTEGER NOT NULL,
  orphans        INTEGER NOT NULL,           -- all of them went to the Inbox
  household      BLOB,                       -- NULL: a start, which checks all lists
  space          BLOB,
  took           INTEGER NOT NULL DEFAULT 0  -- milliseconds
) STRICT;

CREATE INDEX repair_run_by_space ON repair_run (household, space, number);

-- The moved tasks, with their former projects.
CREATE TABLE repair_item (
  run            INTEGER NOT NULL REFERENCES repair_run (number) ON DELETE CASCADE,
  household      BLOB NOT NULL,
  space          BLOB NOT NULL,
  task           BLOB NOT NULL,
  name           TEXT NOT NULL,
  former_project BLOB NOT NULL,
  former_name    TEXT,                -- NULL when there was no such project
  PRIMARY KEY (run, household, space, task)
) STRICT, WITHOUT ROWID;

CREATE INDEX repair_item_by_space ON repair_item (household, space, run);

-- The values that starts replaced, and projects whose parent did not exist.
CREATE TABLE repair_value (
  run       INTEGER NOT NULL REFERENCES repair_run (number) ON DELETE CASCADE,
  household BLOB NOT NULL,
  space     BLOB NOT NULL,
  task      BLOB,                     -- NULL: a project's value
  project   BLOB,                     -- NULL: a task's value
  name      TEXT NOT NULL,            -- of the task or the project
  field     TEXT NOT NULL,            -- as in the contract
  former    TEXT NOT NULL,            -- what was stored
  new       TEXT NOT NULL DEFAULT ''  -- what replaced it
) STRICT;

CREATE INDEX repair_value_by_run ON repair_value (run, household, space);

-- The schema version that consumers of the feed were last notified of.
CREATE TABLE notified_version (
  one     INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL
) STRICT;
INSERT INTO notified_version VALUES (1, 1);
