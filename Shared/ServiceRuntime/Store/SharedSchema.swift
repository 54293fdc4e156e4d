package import SQLite

/// The tables that every service's database has: the feed, stored replies, running time, and the
/// key of page tokens.
///
/// Appended and never edited, like a service's own steps, and numbered separately.
package enum SharedSchema {
  package static let migrations: [Migration] = [
    Migration(number: 1, name: "shared_tables", sql: Array(tables.utf8))
  ]

  private static let tables = """
    CREATE TABLE feed (
      seq            INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again, also after pruning
      household      BLOB NOT NULL,
      space          BLOB NOT NULL,      -- the member whose space it is; zeros: the common space
      number         INTEGER NOT NULL,   -- 1, 2, 3 … within the space, without gaps
      at             INTEGER NOT NULL,   -- UTC milliseconds
      local_day      INTEGER NOT NULL,   -- days since 1970-01-01, by the space's calendar
      actor          BLOB,
      device         BLOB,
      request        BLOB,
      batch          BLOB,
      kind           TEXT NOT NULL,
      entity         TEXT NOT NULL,
      revision       INTEGER NOT NULL,
      changed_fields TEXT NOT NULL,      -- names, separated by commas
      body_type      TEXT NOT NULL,      -- full name of the message; empty once erased
      body           BLOB NOT NULL
    ) STRICT;
    CREATE INDEX feed_by_household ON feed (household, seq);

    CREATE TABLE feed_space (
      household BLOB NOT NULL,
      space     BLOB NOT NULL,
      number    INTEGER NOT NULL,        -- of the newest event in this space
      PRIMARY KEY (household, space)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE feed_meta (
      one            INTEGER PRIMARY KEY CHECK (one = 1),
      epoch          INTEGER NOT NULL,   -- 64 random bits, new after a restore
      pruned_through INTEGER NOT NULL    -- number of the newest event that was forgotten
    ) STRICT;

    CREATE TABLE feed_cursor (
      consumer TEXT NOT NULL PRIMARY KEY,  -- what follows another service's feed here
      epoch    INTEGER NOT NULL,
      seq      INTEGER NOT NULL,           -- of the last event whose effect is in this database
      at_end   INTEGER NOT NULL DEFAULT 1  -- 0: the feed had more then
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE request_reply (
      household   BLOB NOT NULL,
      caller      BLOB NOT NULL,         -- the member who asked
      request     BLOB NOT NULL,         -- the id the client made
      fingerprint BLOB NOT NULL,         -- SHA-256 of method and request
      reply       BLOB NOT NULL,
      seq         INTEGER NOT NULL,      -- how far the feed was after the change
      at          INTEGER NOT NULL,
      hour        INTEGER NOT NULL,      -- of uptime
      UNIQUE (household, caller, request)
    ) STRICT;
    CREATE INDEX request_reply_by_hour ON request_reply (hour);

    CREATE TABLE uptime (
      one   INTEGER PRIMARY KEY CHECK (one = 1),
      hours INTEGER NOT NULL,            -- whole hours that the service has run, all starts together
      step  INTEGER NOT NULL             -- of the hour that runs, 10 min each
    ) STRICT;
    INSERT INTO uptime VALUES (1, 0, 0);

    CREATE TABLE uptime_mark (           -- what there was at the end of each hour
      hour INTEGER PRIMARY KEY,          -- of uptime
      seq  INTEGER NOT NULL,             -- of the newest event
      at   INTEGER NOT NULL              -- what the wall clock said, UTC milliseconds
    ) STRICT;

    CREATE TABLE page_seal (             -- the key that seals page tokens: made at the first start, never sent
      one INTEGER PRIMARY KEY CHECK (one = 1),
      key BLOB NOT NULL CHECK (length(key) = 32)
    ) STRICT;
    """
}
