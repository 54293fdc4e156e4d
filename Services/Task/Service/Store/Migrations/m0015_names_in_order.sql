-- Lists by name are walked as those by other orders are.
CREATE INDEX task_by_name ON task (household, space, name_order, id, completed_at, project);
