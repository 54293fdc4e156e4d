-- The permanent ledger of points, without texts. Every figure can be rebuilt from it.
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,             -- the order in which entries were booked
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  source INTEGER NOT NULL CHECK (source IN (1, 2)),  -- 1 task, 2 learning
  entity TEXT NOT NULL,               -- a task's UUID or a topic's identifier, as the feed names it
  happening INTEGER NOT NULL CHECK (happening BETWEEN 1 AND 4),
  at INTEGER NOT NULL,                -- UTC milliseconds
  day INTEGER NOT NULL,               -- the member's local day, in days since 1970-01-01
  points INTEGER NOT NULL,            -- negative when taken back
  completions INTEGER NOT NULL CHECK (completions BETWEEN -1 AND 1),
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,          -- the event that said so
  rule INTEGER NOT NULL,              -- by which it was booked
  rule_version INTEGER NOT NULL CHECK (rule_version >= 1),
  inputs TEXT NOT NULL CHECK (inputs NOT GLOB '*[^0-9,-]*'),  -- numbers, separated by commas
  UNIQUE (household, member, source, entity, epoch, sequence, happening)
) STRICT;

-- Explains a day, and rebuilds the days in order without reading the ledger itself.
CREATE INDEX ledger_by_day ON ledger (household, member, source, day, points, completions);

-- Sums of the ledger, kept in the transaction that books an entry.
CREATE TABLE day_score (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  source INTEGER NOT NULL,
  day INTEGER NOT NULL,
  points INTEGER NOT NULL,
  completions INTEGER NOT NULL,
  PRIMARY KEY (household, member, source, day)
) STRICT, WITHOUT ROWID;

-- Runs of days with a completed task, protected days between them; kept with every booking and change of the calendar.
CREATE TABLE streak_run (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  length INTEGER NOT NULL CHECK (length >= 1),  -- days with a completed task
  PRIMARY KEY (household, member, first_day)
) STRICT, WITHOUT ROWID;
CREATE INDEX streak_run_by_length ON streak_run (household, member, length, first_day);

CREATE TABLE total_score (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  source INTEGER NOT NULL,
  points INTEGER NOT NULL,
  PRIMARY KEY (household, member, source)
) STRICT, WITHOUT ROWID;

-- The highest level a member ever reached; it outlives every rebuild (LVL-005).
CREATE TABLE level_reached (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  highest INTEGER NOT NULL CHECK (highest >= 1),
  PRIMARY KEY (household, member)
) STRICT, WITHOUT ROWID;

-- The last event of each followed feed that took effect here.
CREATE TABLE consumed (
  source INTEGER PRIMARY KEY,
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- The state of a task after each event about it, permanent and without texts. Every figure of a period can be
-- rebuilt from it and from the ledger.
CREATE TABLE task_version (
  id INTEGER PRIMARY KEY,             -- the order in which the events came
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  task TEXT NOT NULL,
  changed_on INTEGER NOT NULL,        -- the member's day of the event
  presence INTEGER NOT NULL CHECK (presence BETWEEN 0 AND 2),  -- 0 present, 1 gone, 2 forgotten
  is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
  due_day INTEGER,                    -- NULL without a date
  due_at INTEGER,                     -- NULL without a time
  priority INTEGER NOT NULL CHECK (priority BETWEEN 1 AND 4),
  type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4),
  project BLOB NOT NULL CHECK (length(project) = 16),
  hour INTEGER CHECK (hour BETWEEN 0 AND 23),  -- on the member's clock, of the completion
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL
) STRICT;

CREATE INDEX task_version_by_task ON task_version (household, member, task, id);

-- The days a task is planned for, and those it was planned for when they ended.
CREATE TABLE planned_task (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  task TEXT NOT NULL,
  due_at INTEGER,
  priority INTEGER NOT NULL,
  type INTEGER NOT NULL,
  project BLOB NOT NULL,
  moved_on INTEGER,                   -- moved to another day after this one was over
  gone_on INTEGER,                    -- deleted after this day was over
  is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),  -- due on this day by now, and not done
  PRIMARY KEY (household, member, day, task)
) STRICT, WITHOUT ROWID;

CREATE INDEX planned_task_by_task ON planned_task (household, member, task);
CREATE INDEX planned_task_open ON planned_task (household, member, day) WHERE is_open = 1;

-- The completions that count now, with the tasks' traits at that time.
CREATE TABLE done_task (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  task TEXT NOT NULL,
  points INTEGER NOT NULL,
  priority INTEGER NOT NULL,
  type INTEGER NOT NULL,
  project BLOB NOT NULL,
  due_day INTEGER,
  hour INTEGER,
  PRIMARY KEY (household, member, day, task)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX done_task_by_task ON done_task (household, member, task);

-- Sums of the two, kept in the transaction that changes them.
CREATE TABLE day_summary (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  total INTEGER NOT NULL,
  planned INTEGER NOT NULL,
  completed INTEGER NOT NULL,
  points INTEGER NOT NULL,
  on_time INTEGER NOT NULL,
  late INTEGER NOT NULL,
  PRIMARY KEY (household, member, day)
) STRICT, WITHOUT ROWID;

-- Contributions to the figures of spans of days (`SpanContribution`). The figures of a span are the sum of the rows whose
-- days all lie in it: rows of single days, and corrections for tasks that touch two of its days and count once.
CREATE TABLE span_sum (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  project BLOB NOT NULL,
  entries INTEGER NOT NULL,           -- tasks that add to the row; without one it goes
  total INTEGER NOT NULL,
  planned INTEGER NOT NULL,
  completed INTEGER NOT NULL,
  points INTEGER NOT NULL,
  on_time INTEGER NOT NULL,
  late INTEGER NOT NULL,
  open INTEGER NOT NULL,              -- planned, and neither done nor gone by the last day
  overdue INTEGER NOT NULL,           -- of those, not moved on either
  p0_total INTEGER NOT NULL, p0_completed INTEGER NOT NULL, p0_points INTEGER NOT NULL,
  p1_total INTEGER NOT NULL, p1_completed INTEGER NOT NULL, p1_points INTEGER NOT NULL,
  p2_total INTEGER NOT NULL, p2_completed INTEGER NOT NULL, p2_points INTEGER NOT NULL,
  p3_total INTEGER NOT NULL, p3_completed INTEGER NOT NULL, p3_points INTEGER NOT NULL,
  morning_total INTEGER NOT NULL, morning_completed INTEGER NOT NULL,
  evening_total INTEGER NOT NULL, evening_completed INTEGER NOT NULL,
  upcoming_total INTEGER NOT NULL, upcoming_completed INTEGER NOT NULL,
  inbox_total INTEGER NOT NULL, inbox_completed INTEGER NOT NULL,
  PRIMARY KEY (household, member, first_day, last_day, project)
) STRICT, WITHOUT ROWID;

-- Completions of each day by the hour on the member's clock.
CREATE TABLE hour_sum (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  completions INTEGER NOT NULL,
  PRIMARY KEY (household, member, day, hour)
) STRICT, WITHOUT ROWID;

-- Names and colours of the projects there are; a deleted one leaves nothing here.
CREATE TABLE project_name (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  project BLOB NOT NULL,
  name TEXT NOT NULL,
  color INTEGER NOT NULL,
  due_at INTEGER,                     -- UTC milliseconds; NULL: never, or it is completed or archived
  archived_on INTEGER,                -- the member's day; NULL while it is not archived
  PRIMARY KEY (household, member, project)
) STRICT, WITHOUT ROWID;

CREATE INDEX project_archived ON project_name (household, member) WHERE archived_on IS NOT NULL;

-- What a member wants to reach; a goal that is not here has its standard target.
CREATE TABLE goal (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 points, 2 tasks, 3 streak
  target INTEGER NOT NULL CHECK (target BETWEEN 1 AND 1000),
  PRIMARY KEY (household, member, kind)
) STRICT, WITHOUT ROWID;

-- The days on which a goal was reached, so that each is announced once (GOL-004).
CREATE TABLE goal_reached (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),
  at INTEGER NOT NULL,
  PRIMARY KEY (household, member, day, kind)
) STRICT, WITHOUT ROWID;
