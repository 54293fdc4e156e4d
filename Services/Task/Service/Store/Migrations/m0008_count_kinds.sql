-- How many tasks are alike, and when one of them last changed: what lists and figures say about a whole
-- space without walking it. The table of tasks keeps it, so that no statement can forget to.
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

INSERT INTO task_kind
  SELECT household, space, project, priority, type, completed_at IS NOT NULL,
    due_rank <> 9223372036854775807, count(*), max(modified)
  FROM task GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- The same with the names that a task's columns have, so that one filter fits both.
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

CREATE TRIGGER task_kind_update
AFTER UPDATE OF project, priority, type, completed_at, due_rank, modified ON task BEGIN
  UPDATE task_kind SET tasks = tasks - 1
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
