-- Repairs may be asked for: then they are about one list. NULL: a start, which looks at all of them.
ALTER TABLE repair_run ADD COLUMN household BLOB;
ALTER TABLE repair_run ADD COLUMN space BLOB;
ALTER TABLE repair_run ADD COLUMN took INTEGER NOT NULL DEFAULT 0;  -- milliseconds
CREATE INDEX repair_run_by_space ON repair_run (household, space, number);
CREATE INDEX repair_item_by_space ON repair_item (household, space, run);

-- The form of this file that followers of the feed have been told of.
CREATE TABLE told_version (
  one     INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL
) STRICT;
INSERT INTO told_version VALUES (1, 6);
