-- Removals of members and households: their progress, and afterwards a record without names.
CREATE TABLE removal (
  id          BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
  household   BLOB NOT NULL,
  member      BLOB,                     -- NULL: the whole household
  removed_by  BLOB NOT NULL,
  request     BLOB NOT NULL,            -- the request that asked for it: its stored answer stays
  started_at  INTEGER NOT NULL,
  pass        INTEGER NOT NULL CHECK (pass IN (1, 2)),
  step        INTEGER NOT NULL CHECK (step >= 0),   -- databases that are done in this pass
  positions   TEXT NOT NULL,            -- how far their feeds were then
  removed     INTEGER NOT NULL,         -- rows
  due_at      INTEGER,                  -- when to go on; NULL: all is gone
  finished_at INTEGER,
  CHECK ((due_at IS NULL) = (finished_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX removal_by_household ON removal (household, started_at);
-- One workflow serves all households.
CREATE INDEX removal_due ON removal (due_at) WHERE due_at IS NOT NULL;
