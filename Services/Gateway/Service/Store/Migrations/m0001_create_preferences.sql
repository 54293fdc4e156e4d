-- Members' preferences; NULL: the device's default.
CREATE TABLE preferences (
  household     BLOB NOT NULL,
  member        BLOB NOT NULL,
  date_format   TEXT CHECK (date_format IN ('iso', 'dotted', 'american')),
  first_weekday TEXT CHECK (first_weekday IN ('monday', 'sunday', 'saturday')),
  units         TEXT CHECK (units IN ('metric', 'imperial')),
  evening_start INTEGER CHECK (evening_start BETWEEN 0 AND 1439),   -- minutes since midnight
  language      TEXT CHECK (length(language) <= 35),
  conflicts     TEXT CHECK (conflicts IN ('server_wins', 'latest_wins')),
  revision      INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, member),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;
