-- Everything a project can say about itself; raw numbers are those of the contract.
ALTER TABLE project ADD COLUMN icon INTEGER NOT NULL DEFAULT 1 CHECK (icon BETWEEN 1 AND 8);
ALTER TABLE project ADD COLUMN status INTEGER NOT NULL DEFAULT 2 CHECK (status BETWEEN 1 AND 5);
ALTER TABLE project ADD COLUMN priority INTEGER NOT NULL DEFAULT 2 CHECK (priority BETWEEN 1 AND 4);
ALTER TABLE project ADD COLUMN parent BLOB;                      -- NULL at the top
ALTER TABLE project ADD COLUMN tags TEXT NOT NULL DEFAULT '';    -- one on each line
ALTER TABLE project ADD COLUMN due_at INTEGER;
ALTER TABLE project ADD COLUMN estimate INTEGER;
ALTER TABLE project ADD COLUMN template BLOB;
ALTER TABLE project ADD COLUMN allows_subprojects INTEGER NOT NULL DEFAULT 1;
ALTER TABLE project ADD COLUMN archives_completed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE project ADD COLUMN has_reminders INTEGER NOT NULL DEFAULT 1;
ALTER TABLE project ADD COLUMN has_daily_digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE project ADD COLUMN tells_overdue INTEGER NOT NULL DEFAULT 1;
ALTER TABLE project ADD COLUMN color_scheme INTEGER NOT NULL DEFAULT 1 CHECK (color_scheme BETWEEN 1 AND 8);

-- The Inbox has a sign of its own.
UPDATE project SET icon = 2 WHERE id = x'00000000000000000000000000000001';

-- What was deleted, so that its id is not used again.
CREATE TABLE project_tombstone (
  household  BLOB NOT NULL,
  space      BLOB NOT NULL,
  id         BLOB NOT NULL CHECK (length(id) = 16),
  revision   INTEGER NOT NULL,
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (household, space, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX project_tombstone_by_age ON project_tombstone (deleted_at);
