-- A project knows when one of its tasks last came, changed or left: a task that moves away is a change of
-- the project it leaves.
DROP TRIGGER task_kind_update;
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
