-- Figures and groups are counted from indexes alone: what stands after the order is there to be counted.
DROP INDEX task_by_due;
CREATE INDEX task_by_due
  ON task (household, space, due_rank, priority, name_order, id, due_at, due_on, completed_at, project);
DROP INDEX task_open_by_due;
CREATE INDEX task_open_by_due
  ON task (household, space, due_rank, priority, name_order, id, due_at, due_on, completed_at, project)
  WHERE completed_at IS NULL;
DROP INDEX task_by_completion;
CREATE INDEX task_by_completion
  ON task (household, space, completed_at, id, completion_day, added, due_at, due_on, project)
  WHERE completed_at IS NOT NULL;
CREATE INDEX task_by_kind
  ON task (household, space, project, priority, type, completed_at, due_rank);
CREATE INDEX task_by_date ON task (household, space, due_on, due_at, completed_at, project);
CREATE INDEX task_by_added ON task (household, space, added, id, completed_at, project);
