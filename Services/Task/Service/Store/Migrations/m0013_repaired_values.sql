-- Values that nothing knew, and places of projects that did not exist: what a start put right.
CREATE TABLE repair_value (
  run       INTEGER NOT NULL REFERENCES repair_run (number) ON DELETE CASCADE,
  household BLOB NOT NULL,
  space     BLOB NOT NULL,
  task      BLOB,                     -- NULL: a project's value
  project   BLOB,                     -- NULL: a task's value
  name      TEXT NOT NULL,            -- of the task or the project
  field     TEXT NOT NULL,            -- as in the contract
  former    TEXT NOT NULL             -- what was stored
) STRICT;
CREATE INDEX repair_value_by_run ON repair_value (run, household, space);
