-- Tasks of one kind stand together: what `task_kind` counts is read without what stands between.
CREATE INDEX task_by_kind
  ON task (household, space, project, priority, type, completed_at IS NOT NULL, due_rank);

-- The next day with tasks is looked for in the index alone, whatever kinds a filter asks for.
DROP INDEX task_by_date;
CREATE INDEX task_by_date
  ON task (household, space, due_on, due_at, completed_at, project, priority, type);

-- Names that are nothing but white space: none, unless other hands wrote them. A start looks here.
CREATE INDEX task_unnamed ON task (number) WHERE trim(name, char(9, 10, 11, 12, 13, 32, 133, 160, 5760,
  8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288)) = '';
