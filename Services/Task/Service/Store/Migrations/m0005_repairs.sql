-- What was looked at and put right at each start; the last 20 runs are kept.
CREATE TABLE repair_run (
  number         INTEGER PRIMARY KEY,
  at             INTEGER NOT NULL,
  tasks_checked  INTEGER NOT NULL,
  inboxes_made   INTEGER NOT NULL,
  inboxes_merged INTEGER NOT NULL,
  orphans        INTEGER NOT NULL     -- all of them went to the Inbox
) STRICT;

-- Each task that was moved, and where it was said to be before.
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
