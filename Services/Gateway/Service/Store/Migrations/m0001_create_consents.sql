-- Parents' consents for their children; the last one of a child and an area applies. None is removed.
CREATE TABLE consent (
  household    BLOB NOT NULL,
  member       BLOB NOT NULL,           -- the child
  area         TEXT NOT NULL CHECK (area IN ('screen_time', 'health')),
  number       INTEGER NOT NULL CHECK (number > 0),   -- 1, 2, 3 … of the child and the area
  text_version INTEGER NOT NULL CHECK (text_version > 0),
  given_by     BLOB NOT NULL,
  given_at     INTEGER NOT NULL,
  withdrawn_by BLOB,                    -- NULL: it was not withdrawn
  withdrawn_at INTEGER CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  PRIMARY KEY (household, member, area, number),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;
