package import SQLite

/// The tables that every service's database has: the feed, and the stored replies.
///
/// Appended and never edited, like a service's own steps; counted apart from them.
package enum SharedSchema {
  package static let migrations: [Migration] = [
    Migration(number: 1, name: "feed_and_replies", sql: Array(feedAndReplies.utf8)),
    Migration(number: 2, name: "reply_hours", sql: Array(replyHours.utf8)),
    Migration(number: 3, name: "uptime_marks", sql: Array(uptimeMarks.utf8)),
    Migration(number: 4, name: "cursor_at_end", sql: Array(cursorAtEnd.utf8)),
  ]

  private static let feedAndReplies = """
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
      seq      INTEGER NOT NULL            -- of the last event whose effect is in this database
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE request_reply (
      household   BLOB NOT NULL,
      caller      BLOB NOT NULL,         -- the member who asked
      request     BLOB NOT NULL,         -- the id the client made
      fingerprint BLOB NOT NULL,         -- SHA-256 of method and request
      reply       BLOB NOT NULL,
      seq         INTEGER NOT NULL,      -- how far the feed was after the change
      at          INTEGER NOT NULL,
      UNIQUE (household, caller, request)
    ) STRICT;
    CREATE INDEX request_reply_by_age ON request_reply (at);
    """

  private static let replyHours = """
    CREATE TABLE uptime (
      one   INTEGER PRIMARY KEY CHECK (one = 1),
      hours INTEGER NOT NULL             -- whole hours that the service has run, all starts together
    ) STRICT;
    INSERT INTO uptime VALUES (1, 0);
    ALTER TABLE request_reply ADD COLUMN hour INTEGER NOT NULL DEFAULT 0;  -- of uptime
    DROP INDEX request_reply_by_age;
    CREATE INDEX request_reply_by_hour ON request_reply (hour);
    """

  private static let uptimeMarks = """
    ALTER TABLE uptime ADD COLUMN step INTEGER NOT NULL DEFAULT 0;  -- of the hour that runs, 10 min each
    CREATE TABLE uptime_mark (           -- what there was at the end of each hour
      hour INTEGER PRIMARY KEY,          -- of uptime
      seq  INTEGER NOT NULL,             -- of the newest event
      at   INTEGER NOT NULL              -- what the wall clock said, UTC milliseconds
    ) STRICT;
    """

  private static let cursorAtEnd = """
    ALTER TABLE feed_cursor ADD COLUMN at_end INTEGER NOT NULL DEFAULT 1;  -- 0: the feed had more then
    """
}
