-- Which event of the task feed a reminder was made for, and a project muted by, so that they can be taken
-- back when the feed is told anew; 0 in rows of the earlier schemas.
ALTER TABLE reminder ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;         -- the bits of the feed's epoch
ALTER TABLE reminder ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE muted_project ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE muted_project ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
