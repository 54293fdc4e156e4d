-- The stock ledger of each coffee; the bag size is not an entry. A brew's entry is updated with its note.
CREATE TABLE coffee_stock (
  household  BLOB NOT NULL,
  coffee     BLOB NOT NULL,
  number     INTEGER NOT NULL,            -- increases with each entry of a coffee
  kind       INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),
  milligrams INTEGER NOT NULL,
  at         INTEGER NOT NULL,
  member     BLOB NOT NULL,
  note       BLOB,
  UNIQUE (household, coffee, number),
  UNIQUE (household, note),
  FOREIGN KEY (household, coffee) REFERENCES coffee (household, id) ON DELETE CASCADE,
  FOREIGN KEY (household, note) REFERENCES brewing_note (household, id) ON DELETE CASCADE
) STRICT;

-- A member's running brew timer.
CREATE TABLE brew_timer (
  household  BLOB NOT NULL,
  member     BLOB NOT NULL,
  started_at INTEGER NOT NULL,
  timer      BLOB NOT NULL,               -- daybook.catalog.v1.BrewTimer
  PRIMARY KEY (household, member)
) STRICT, WITHOUT ROWID;
-- Not by household, because retention deletes old timers of all households.
CREATE INDEX brew_timer_by_age ON brew_timer (started_at);

-- Records as last imported; stored fields that differ were edited here. Empty if the record was deleted here.
CREATE TABLE coffee_import (
  household BLOB NOT NULL,
  kind      INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 coffee, 2 recipe, 3 brewing note
  id        BLOB NOT NULL,
  imported  BLOB NOT NULL,                -- daybook.catalog.v1.ForeignCoffee, ForeignRecipe, ForeignBrew
  PRIMARY KEY (household, kind, id)
) STRICT, WITHOUT ROWID;
