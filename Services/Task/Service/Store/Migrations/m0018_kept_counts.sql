-- How many open tasks without a due date a space has, but for those of archived projects: each day says so, and
-- is asked for more often than any list. The counts of kinds keep it, so that no statement can forget to.
ALTER TABLE space ADD COLUMN unscheduled INTEGER NOT NULL DEFAULT 0;

CREATE VIEW unscheduled_count AS
  SELECT household, space, (SELECT coalesce(sum(k.tasks), 0) FROM task_kind k
    WHERE k.household = s.household AND k.space = s.space AND k.is_complete = 0 AND k.is_scheduled = 0
      AND NOT EXISTS (SELECT 1 FROM project p WHERE p.household = k.household AND p.space = k.space
        AND p.id = k.project AND p.is_archived = 1)) AS tasks
  FROM space s;

UPDATE space SET unscheduled = c.tasks FROM unscheduled_count c
WHERE c.household = space.household AND c.space = space.space;

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

-- The kinds of a project go with it, and then no task is left in them.
CREATE TRIGGER unscheduled_archive AFTER UPDATE OF is_archived ON project
WHEN new.is_archived <> old.is_archived BEGIN
  UPDATE space SET unscheduled = unscheduled + (1 - 2 * new.is_archived)
    * (SELECT coalesce(sum(k.tasks), 0) FROM task_kind k
      WHERE k.household = new.household AND k.space = new.space AND k.project = new.id
        AND k.is_complete = 0 AND k.is_scheduled = 0)
  WHERE household = new.household AND space = new.space;
END;

-- Whether what a deleted task earned stayed booked: then it stays, too, where an import that brings the task
-- again is taken back. A tombstone stays while such a task is there.
ALTER TABLE task_tombstone ADD COLUMN keeps_points INTEGER NOT NULL DEFAULT 0;
