-- What page 6 of onboarding connected, so that a later choice can undo it.
-- Bit n: it connected type n; bit 0: it saved the first selection.
ALTER TABLE health_onboarding ADD COLUMN sync_types INTEGER NOT NULL DEFAULT 0
  CHECK (sync_types BETWEEN 0 AND 31);
