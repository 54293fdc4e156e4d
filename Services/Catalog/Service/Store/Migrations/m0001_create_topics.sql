-- Shipped content, which belongs to no household and is readable by everyone.

CREATE TABLE catalogue (
  one             INTEGER PRIMARY KEY CHECK (one = 1),
  content_version INTEGER NOT NULL CHECK (content_version > 0)
) STRICT;

CREATE TABLE topic (
  identifier          TEXT NOT NULL PRIMARY KEY,
  position            INTEGER NOT NULL,       -- position in the catalogue, from 1
  title               TEXT NOT NULL,
  detail_title        TEXT NOT NULL,
  subtitle            TEXT NOT NULL,
  category            TEXT NOT NULL,
  difficulty          INTEGER NOT NULL CHECK (difficulty BETWEEN 1 AND 3),
  icon_name           TEXT NOT NULL,
  layout_class        INTEGER NOT NULL CHECK (layout_class BETWEEN 1 AND 4),
  preferred_height    REAL,                   -- points; NULL for the layout class's height
  min_height          REAL NOT NULL,
  max_height          REAL NOT NULL,
  proportional_height REAL,                   -- share of the container; NULL if not proportional
  content_version     INTEGER NOT NULL,       -- that last changed this topic
  retired             INTEGER NOT NULL CHECK (retired IN (0, 1))
) STRICT;
CREATE INDEX topic_by_category ON topic (category, position);

CREATE TABLE topic_section (
  topic  TEXT NOT NULL REFERENCES topic (identifier),
  key    TEXT NOT NULL,
  number INTEGER NOT NULL,                    -- from 1
  title  TEXT NOT NULL,
  intro  TEXT,
  PRIMARY KEY (topic, key)
) STRICT;

CREATE TABLE topic_step (
  step    TEXT NOT NULL PRIMARY KEY,          -- identifier/section/key
  topic   TEXT NOT NULL,
  section TEXT NOT NULL,
  number  INTEGER NOT NULL,                   -- from 1, within the section
  text    TEXT NOT NULL,
  FOREIGN KEY (topic, section) REFERENCES topic_section (topic, key)
) STRICT;
CREATE INDEX topic_step_by_section ON topic_step (topic, section, number);

CREATE TABLE topic_advice (
  topic  TEXT NOT NULL REFERENCES topic (identifier),
  kind   INTEGER NOT NULL CHECK (kind IN (1, 2)),  -- 1 tip, 2 common mistake
  number INTEGER NOT NULL,                         -- from 1
  text   TEXT NOT NULL,
  PRIMARY KEY (topic, kind, number)
) STRICT;

-- Members' states. Every key begins with household and member.

CREATE TABLE topic_state (
  household       BLOB NOT NULL,              -- ids are UUIDs of 16 bytes
  member          BLOB NOT NULL,
  topic           TEXT NOT NULL REFERENCES topic (identifier),
  is_completed    INTEGER NOT NULL CHECK (is_completed IN (0, 1)),
  is_favorite     INTEGER NOT NULL CHECK (is_favorite IN (0, 1)),
  last_viewed     INTEGER,                    -- UTC milliseconds
  notes           TEXT,
  first_completed INTEGER,                    -- UTC milliseconds; never cleared, so that points are earned once
  revision        INTEGER NOT NULL CHECK (revision >= 0),  -- 0 if only viewed
  UNIQUE (household, member, topic)
) STRICT;
CREATE INDEX topic_state_by_mark
  ON topic_state (household, member, is_completed, is_favorite, topic);
CREATE INDEX topic_state_by_topic ON topic_state (topic);

CREATE TABLE topic_step_done (
  household BLOB NOT NULL,
  member    BLOB NOT NULL,
  topic     TEXT NOT NULL,
  -- Removing a step from the content removes all members' marks.
  step      TEXT NOT NULL REFERENCES topic_step (step) ON DELETE CASCADE,
  PRIMARY KEY (household, member, topic, step),
  FOREIGN KEY (household, member, topic) REFERENCES topic_state (household, member, topic)
    ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
-- Not by household, because content changes for all households at once.
CREATE INDEX topic_step_done_by_step ON topic_step_done (step);
