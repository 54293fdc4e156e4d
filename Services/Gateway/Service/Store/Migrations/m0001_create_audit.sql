-- Calls with caller, space, method and outcome: the newest 100,000 of a household, for 400 days.
CREATE TABLE audit (
  household BLOB NOT NULL REFERENCES household (id),
  number    INTEGER NOT NULL CHECK (number > 0),   -- rises in the order of ending
  at        INTEGER NOT NULL,           -- UTC milliseconds
  member    BLOB NOT NULL,              -- who
  space     BLOB NOT NULL,              -- to whom
  token     BLOB,                       -- NULL: a sign-in
  method    TEXT NOT NULL,
  outcome   TEXT NOT NULL,              -- a status, as OK
  count     INTEGER NOT NULL CHECK (count > 0),   -- of the same kind, one after the other
  PRIMARY KEY (household, number)
) STRICT, WITHOUT ROWID;

-- Refusals have their own limit, so that repeated ones do not evict changes.
CREATE INDEX audit_refused ON audit (household, number) WHERE outcome <> 'OK';
