-- What stayed booked of a deleted task, and on which day: it is booked again where an import that brings the
-- task again is taken back, whatever that import says. 0 points are none; NULL stands in tombstones from before,
-- of which the feed is asked.
ALTER TABLE task_tombstone DROP COLUMN keeps_points;
ALTER TABLE task_tombstone ADD COLUMN kept_points INTEGER;
ALTER TABLE task_tombstone ADD COLUMN kept_day INTEGER;
