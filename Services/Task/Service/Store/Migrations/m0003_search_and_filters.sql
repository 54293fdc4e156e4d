-- Full-text search, filters kept under a name.

-- A small number for each space: it begins every word of the space in the search index, so that no
-- search ever reads a word of another space.
ALTER TABLE space ADD COLUMN number INTEGER;
UPDATE space SET number = counted.number
  FROM (SELECT household, space, row_number() OVER (ORDER BY household, space) AS number FROM space)
    AS counted
  WHERE counted.household = space.household AND counted.space = space.space;
CREATE UNIQUE INDEX space_by_number ON space (number);

-- The words of each task, folded and split before they come here; rowid is the task's number. Only the
-- index is kept: whoever changes a row hands in the old words.
CREATE VIRTUAL TABLE task_search USING fts5(
  name, details, name_stems, details_stems,
  content = '', detail = column, columnsize = 0, tokenize = 'ascii'
);

-- Which way of splitting words the index was made with; another one makes it anew at the next start.
CREATE TABLE search_state (
  one     INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL
) STRICT;

CREATE TABLE saved_filter (
  household BLOB NOT NULL,
  space     BLOB NOT NULL,
  id        BLOB NOT NULL CHECK (length(id) = 16),
  name_key  TEXT NOT NULL,             -- equal names have equal keys
  body      BLOB NOT NULL,             -- the contract's SavedFilter
  revision  INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, space, id),
  UNIQUE (household, space, name_key),
  FOREIGN KEY (household, space) REFERENCES space (household, space)
) STRICT, WITHOUT ROWID;
