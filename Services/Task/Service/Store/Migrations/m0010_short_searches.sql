-- Archived projects are few, and every list asks for them.
CREATE INDEX project_archived ON project (household, space, id) WHERE is_archived = 1;

-- What a search orders its tasks by, beside the number by which the index of words knows them.
CREATE INDEX task_in_search ON task (number, completed_at, priority, due_rank, name_order, id);
