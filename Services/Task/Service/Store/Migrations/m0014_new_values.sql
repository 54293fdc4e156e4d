-- What took the place of a value that a start put right.
ALTER TABLE repair_value ADD COLUMN new TEXT NOT NULL DEFAULT '';
