-- The coffee journal of a household: grams, seconds, °C. Instants are UTC milliseconds, days count from 1970-01-01.
-- A `…_key` and `search` are folded for searches. A `…_order` ascends in list order.

CREATE TABLE coffee (
  household   BLOB NOT NULL,              -- ids are UUIDs of 16 bytes
  id          BLOB NOT NULL,
  name        TEXT NOT NULL,
  roaster     TEXT NOT NULL,
  processing  TEXT NOT NULL,
  roast_level TEXT NOT NULL,
  origin      TEXT NOT NULL,
  date_added  INTEGER,
  roasted_on  INTEGER,
  bag_size    REAL NOT NULL,              -- 0 if not stated
  opened_on   INTEGER,
  finished    INTEGER NOT NULL CHECK (finished IN (0, 1)),
  revision    INTEGER NOT NULL CHECK (revision > 0),
  updated_at  INTEGER NOT NULL,
  name_key    TEXT NOT NULL,
  search      TEXT NOT NULL,
  date_order  INTEGER NOT NULL DEFAULT 0,
  UNIQUE (household, id)
) STRICT;
CREATE INDEX coffee_by_date ON coffee (household, date_order, name_key, id);

CREATE TABLE recipe (
  household      BLOB NOT NULL,
  id             BLOB NOT NULL,
  name           TEXT NOT NULL,
  brewing_method TEXT NOT NULL,
  grinder        TEXT NOT NULL,
  grind_size     INTEGER NOT NULL,
  water_temp     INTEGER NOT NULL,
  dose           REAL NOT NULL,
  brew_time      INTEGER NOT NULL,
  usage_count    INTEGER NOT NULL CHECK (usage_count >= 0),
  date_created   INTEGER,
  bloom_amount   REAL NOT NULL,
  bloom_time     INTEGER NOT NULL,
  second_pour    REAL NOT NULL,
  third_pour     REAL NOT NULL,
  fourth_pour    REAL NOT NULL,
  water_out      REAL NOT NULL,
  aeropress_type TEXT NOT NULL,
  plunge_time    INTEGER NOT NULL,
  family         INTEGER NOT NULL CHECK (family BETWEEN 1 AND 5),
  revision       INTEGER NOT NULL CHECK (revision > 0),
  updated_at     INTEGER NOT NULL,
  name_key       TEXT NOT NULL,
  search         TEXT NOT NULL,
  use_order      INTEGER NOT NULL DEFAULT 0,
  date_order     INTEGER NOT NULL DEFAULT 0,
  UNIQUE (household, id)
) STRICT;
CREATE INDEX recipe_by_use ON recipe (household, use_order, date_order, name_key, id);
CREATE INDEX recipe_by_name ON recipe (household, name_key);

CREATE TABLE brewing_note (
  household      BLOB NOT NULL,
  id             BLOB NOT NULL,
  coffee         BLOB,                    -- NULL if the coffee was deleted and the note kept
  recipe         BLOB,                    -- NULL if the recipe was deleted and the note kept
  notes          TEXT NOT NULL,
  rating         INTEGER NOT NULL,        -- 0 for no rating
  date_created   INTEGER,
  local_day      INTEGER,                 -- of `date_created`, in the author's time zone
  author         BLOB NOT NULL,
  planned_time   INTEGER,
  measured_time  INTEGER,
  grams          REAL,
  beverage       REAL,
  tds            REAL,                    -- percent
  balance        INTEGER,                 -- -2 sour to 2 bitter
  coffee_name    TEXT NOT NULL,           -- this and the next: copies made when the note was written
  recipe_name    TEXT NOT NULL,
  brewing_method TEXT NOT NULL,
  family         INTEGER NOT NULL CHECK (family BETWEEN 1 AND 5),
  grinder        TEXT NOT NULL,
  grind_size     INTEGER NOT NULL,
  water_temp     INTEGER NOT NULL,
  brew_time      INTEGER NOT NULL,
  water          REAL NOT NULL,
  revision       INTEGER NOT NULL CHECK (revision > 0),
  updated_at     INTEGER NOT NULL,
  coffee_key     TEXT NOT NULL,
  recipe_key     TEXT NOT NULL,
  search         TEXT NOT NULL,           -- method and text
  stars          INTEGER NOT NULL DEFAULT 0,
  date_order     INTEGER NOT NULL DEFAULT 0,
  UNIQUE (household, id),
  FOREIGN KEY (household, coffee) REFERENCES coffee (household, id),
  FOREIGN KEY (household, recipe) REFERENCES recipe (household, id)
) STRICT;
CREATE INDEX brewing_note_by_date ON brewing_note (household, date_order, id);
-- Includes the rating, so that averages are read from the index alone; SQLite cannot do so for a generated column.
CREATE INDEX brewing_note_by_coffee ON brewing_note (household, coffee, date_order, id, rating);
CREATE INDEX brewing_note_by_recipe ON brewing_note (household, recipe, date_order, id, rating);
CREATE INDEX brewing_note_by_stars ON brewing_note (household, stars, date_order, id);

-- A member's brewing methods and grinders; without a row, the built-in ones.
CREATE TABLE equipment (
  household   BLOB NOT NULL,
  member      BLOB NOT NULL,
  preferences BLOB NOT NULL,              -- daybook.catalog.v1.EquipmentPreferences
  revision    INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, member)
) STRICT, WITHOUT ROWID;

-- Ids of deleted records, which must not be reused.
CREATE TABLE coffee_tombstone (
  household  BLOB NOT NULL,
  kind       INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 coffee, 2 recipe, 3 brewing note
  id         BLOB NOT NULL,
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (household, kind, id)
) STRICT, WITHOUT ROWID;
-- Not by household, because retention deletes old tombstones of all households.
CREATE INDEX coffee_tombstone_by_age ON coffee_tombstone (deleted_at);

-- Maintain the `…_order` columns of lists. They cannot be generated columns, which a copy of the file does not support.

CREATE TRIGGER coffee_order_on_insert AFTER INSERT ON coffee BEGIN
  UPDATE coffee SET date_order = CASE WHEN new.date_added IS NULL THEN 9223372036854775807 ELSE -new.date_added END
  WHERE rowid = new.rowid;
END;
CREATE TRIGGER coffee_order_on_update AFTER UPDATE OF date_added ON coffee BEGIN
  UPDATE coffee SET date_order = CASE WHEN new.date_added IS NULL THEN 9223372036854775807 ELSE -new.date_added END
  WHERE rowid = new.rowid;
END;
CREATE TRIGGER recipe_order_on_insert AFTER INSERT ON recipe BEGIN
  UPDATE recipe SET use_order = -new.usage_count,
    date_order = CASE WHEN new.date_created IS NULL THEN 9223372036854775807 ELSE -new.date_created END
  WHERE rowid = new.rowid;
END;
CREATE TRIGGER recipe_order_on_update AFTER UPDATE OF usage_count, date_created ON recipe BEGIN
  UPDATE recipe SET use_order = -new.usage_count,
    date_order = CASE WHEN new.date_created IS NULL THEN 9223372036854775807 ELSE -new.date_created END
  WHERE rowid = new.rowid;
END;
CREATE TRIGGER brewing_note_order_on_insert AFTER INSERT ON brewing_note BEGIN
  UPDATE brewing_note SET stars = max(0, min(5, new.rating)),
    date_order = CASE WHEN new.date_created IS NULL THEN 9223372036854775807 ELSE -new.date_created END
  WHERE rowid = new.rowid;
END;
CREATE TRIGGER brewing_note_order_on_update AFTER UPDATE OF rating, date_created ON brewing_note BEGIN
  UPDATE brewing_note SET stars = max(0, min(5, new.rating)),
    date_order = CASE WHEN new.date_created IS NULL THEN 9223372036854775807 ELSE -new.date_created END
  WHERE rowid = new.rowid;
END;
