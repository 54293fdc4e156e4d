PRAGMA application_id = 1145205763;
PRAGMA user_version = 1001;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
-- Health: primary records of each member, which rebuilding scores never touches.
CREATE TABLE health_entry (
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  id BLOB NOT NULL CHECK (length(id) = 16),
  type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4),  -- 1 weight, 2 hydration, 3 sleep, 4 fasting
  start INTEGER NOT NULL,             -- UTC milliseconds
  ended INTEGER,                      -- UTC milliseconds; NULL while a fast runs, and of weights and drinks
  amount INTEGER NOT NULL CHECK (amount >= 0),         -- grams or millilitres; 0 of sleeps and fasts
  goal_hours INTEGER NOT NULL CHECK (goal_hours BETWEEN 0 AND 48),
  note TEXT NOT NULL,
  source INTEGER NOT NULL CHECK (source IN (1, 2)),    -- 1 by hand, 2 imported
  local_day INTEGER NOT NULL,         -- of its end, else of its start; days since 1970-01-01
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  UNIQUE (household, member, id),
  CHECK (ended IS NULL OR ended > start),
  CHECK ((ended IS NULL) = (type IN (1, 2)) OR type = 4)
) STRICT;
CREATE INDEX health_entry_by_start ON health_entry (household, member, type, start, id);
CREATE INDEX health_entry_by_day ON health_entry (household, member, type, local_day);
-- At most one fast runs.
CREATE UNIQUE INDEX health_running_fast ON health_entry (household, member)
  WHERE type = 4 AND ended IS NULL;

-- Ids of deleted entries, so that they do not come back.
CREATE TABLE health_tombstone (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  id BLOB NOT NULL,
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (household, member, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX health_tombstone_by_time ON health_tombstone (deleted_at);

-- What was imported once: kept for good, whatever becomes of the entry.
CREATE TABLE health_identity (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  identity BLOB NOT NULL CHECK (length(identity) = 16),
  PRIMARY KEY (household, member, identity)
) STRICT, WITHOUT ROWID;

CREATE TABLE health_goals (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  valid_from INTEGER NOT NULL,        -- the member's day
  weight_g INTEGER CHECK (weight_g BETWEEN 20000 AND 500000),
  fasting_hours INTEGER NOT NULL CHECK (fasting_hours BETWEEN 1 AND 48),
  hydration_ml INTEGER NOT NULL CHECK (hydration_ml BETWEEN 250 AND 10000),
  sleep_minutes INTEGER NOT NULL CHECK (sleep_minutes BETWEEN 240 AND 720),
  units INTEGER NOT NULL CHECK (units IN (1, 2)),
  revision INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, member, valid_from)
) STRICT, WITHOUT ROWID;

-- Which types a member has chosen, and where each is connected. No row: never chosen.
CREATE TABLE health_connection (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4),
  is_enabled INTEGER NOT NULL CHECK (is_enabled IN (0, 1)),
  scope INTEGER CHECK (scope IN (1, 2)),  -- 1 everything, 2 from connected_at on; NULL: not connected
  connected_at INTEGER,
  last_sync INTEGER,
  imported INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (household, member, type),
  CHECK ((scope IS NULL) = (connected_at IS NULL)),
  CHECK (scope IS NULL OR is_enabled = 1)
) STRICT, WITHOUT ROWID;

-- Onboarding and nudges of a member; no row: nothing has happened yet.
CREATE TABLE health_onboarding (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  has_selection INTEGER NOT NULL CHECK (has_selection IN (0, 1)),
  page INTEGER NOT NULL CHECK (page BETWEEN 1 AND 7),
  saved_pages INTEGER NOT NULL CHECK (saved_pages BETWEEN 0 AND 254),  -- bit n: page n
  weight_g INTEGER CHECK (weight_g BETWEEN 20000 AND 500000),
  goal_weight_g INTEGER CHECK (goal_weight_g BETWEEN 20000 AND 500000),
  fasting_hours INTEGER NOT NULL CHECK (fasting_hours BETWEEN 1 AND 48),
  hydration_ml INTEGER NOT NULL CHECK (hydration_ml BETWEEN 250 AND 10000),
  sync_choice INTEGER NOT NULL CHECK (sync_choice BETWEEN 0 AND 3),
  reminders INTEGER NOT NULL CHECK (reminders BETWEEN 0 AND 62),       -- bit n: reminder n
  skipped_at INTEGER,
  completed_at INTEGER,
  dismissed INTEGER NOT NULL CHECK (dismissed BETWEEN 0 AND 30),       -- bit n: the nudge of type n
  timer_visits INTEGER NOT NULL CHECK (timer_visits >= 0),
  postponed_visit INTEGER NOT NULL CHECK (postponed_visit >= 0),       -- the visit answered with “later”
  PRIMARY KEY (household, member)
) STRICT, WITHOUT ROWID;
-- End of health.
CREATE TABLE day_score (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  source INTEGER NOT NULL,
  day INTEGER NOT NULL,
  points INTEGER NOT NULL,
  completions INTEGER NOT NULL,
  PRIMARY KEY (household, member, source, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_score" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',1,20778,6,2);
INSERT INTO "day_score" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',2,20778,10,1);
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
INSERT INTO "feed" VALUES(1,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',1,1795271855123,20778,NULL,NULL,NULL,NULL,'score_changed','2026-11-21',0,'','daybook.analytics.v1.ScoreChanged',X'0A100A0A323032362D31312D3231100318011003');
INSERT INTO "feed" VALUES(2,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',2,1795271855447,20778,NULL,NULL,NULL,NULL,'score_changed','2026-11-21',0,'','daybook.analytics.v1.ScoreChanged',X'0A100A0A323032362D31312D3231100618021006');
CREATE TABLE feed_cursor (
  consumer TEXT NOT NULL PRIMARY KEY,  -- what follows another service's feed here
  epoch    INTEGER NOT NULL,
  seq      INTEGER NOT NULL,           -- of the last event whose effect is in this database
  at_end   INTEGER NOT NULL DEFAULT 1  -- 0: the feed had more then
) STRICT, WITHOUT ROWID;
INSERT INTO feed_cursor(consumer, epoch, seq) VALUES ('catalog',4895195700489599919,2);
INSERT INTO feed_cursor(consumer, epoch, seq) VALUES ('task',3186945228503732405,10);
CREATE TABLE feed_meta (
  one            INTEGER PRIMARY KEY CHECK (one = 1),
  epoch          INTEGER NOT NULL,   -- 64 random bits, new after a restore
  pruned_through INTEGER NOT NULL    -- number of the newest event that was forgotten
) STRICT;
INSERT INTO "feed_meta" VALUES(1,7726195441531003610,0);
CREATE TABLE feed_space (
  household BLOB NOT NULL,
  space     BLOB NOT NULL,
  number    INTEGER NOT NULL,        -- of the newest event in this space
  PRIMARY KEY (household, space)
) STRICT, WITHOUT ROWID;
INSERT INTO "feed_space" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',2);
CREATE TABLE consumed (
  source INTEGER PRIMARY KEY,
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
INSERT INTO "consumed" VALUES(1,3186945228503732405,10,1795271856592);
INSERT INTO "consumed" VALUES(2,4895195700489599919,2,1795271856033);
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,             -- the order in which entries were booked
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  source INTEGER NOT NULL CHECK (source IN (1, 2)),  -- 1 task, 2 learning
  entity TEXT NOT NULL,               -- a task's UUID or a topic's identifier, as the feed names it
  happening INTEGER NOT NULL CHECK (happening BETWEEN 1 AND 4),
  at INTEGER NOT NULL,                -- UTC milliseconds
  day INTEGER NOT NULL,               -- the member's local day, in days since 1970-01-01
  points INTEGER NOT NULL,            -- negative when taken back
  completions INTEGER NOT NULL CHECK (completions BETWEEN -1 AND 1),
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,          -- the event that said so
  rule INTEGER NOT NULL,              -- by which it was booked
  rule_version INTEGER NOT NULL CHECK (rule_version >= 1),
  inputs TEXT NOT NULL CHECK (inputs NOT GLOB '*[^0-9,-]*'),  -- numbers, separated by commas
  UNIQUE (household, member, source, entity, epoch, sequence, happening)
) STRICT;
INSERT INTO "ledger" VALUES(1,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',1,'01a1fe8a-87d0-7000-a694-1185725778aa',1,1795271855106,20778,3,1,3186945228503732405,7,1,1,'2');
INSERT INTO "ledger" VALUES(2,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',1,'01a1fe8a-8640-7000-ab75-3b21006c26a4',1,1795271855430,20778,3,1,3186945228503732405,8,1,1,'2');
INSERT INTO "ledger" VALUES(3,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',2,'laundry',4,1795271856033,20778,10,1,4895195700489599919,2,4,1,'');
CREATE TABLE level_reached (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  highest INTEGER NOT NULL CHECK (highest >= 1),
  PRIMARY KEY (household, member)
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
CREATE TABLE streak_run (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  length INTEGER NOT NULL CHECK (length >= 1),  -- days with a completed task
  PRIMARY KEY (household, member, first_day)
) STRICT, WITHOUT ROWID;
INSERT INTO "streak_run" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',20778,20778,1);
CREATE INDEX streak_run_by_length ON streak_run (household, member, length, first_day);
CREATE TABLE total_score (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  source INTEGER NOT NULL,
  points INTEGER NOT NULL,
  PRIMARY KEY (household, member, source)
) STRICT, WITHOUT ROWID;
INSERT INTO "total_score" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',1,6);
INSERT INTO "total_score" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',2,10);
CREATE TABLE task_version (
  id INTEGER PRIMARY KEY,             -- the order in which the events came
  household BLOB NOT NULL CHECK (length(household) = 16),
  member BLOB NOT NULL CHECK (length(member) = 16),
  task TEXT NOT NULL,
  changed_on INTEGER NOT NULL,        -- the member's day of the event
  presence INTEGER NOT NULL CHECK (presence BETWEEN 0 AND 2),  -- 0 present, 1 gone, 2 forgotten
  is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
  due_day INTEGER,                    -- NULL without a date
  due_at INTEGER,                     -- NULL without a time
  priority INTEGER NOT NULL CHECK (priority BETWEEN 1 AND 4),
  type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4),
  project BLOB NOT NULL CHECK (length(project) = 16),
  hour INTEGER CHECK (hour BETWEEN 0 AND 23),  -- on the member's clock, of the completion
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL
) STRICT;
INSERT INTO "task_version" VALUES(1,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','01a1fe8a-87d0-7000-a694-1185725778aa',20778,0,1,NULL,NULL,3,4,X'00000000000000000000000000000001',14,3186945228503732405,7);
INSERT INTO "task_version" VALUES(2,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','01a1fe8a-8640-7000-ab75-3b21006c26a4',20778,0,1,NULL,NULL,3,4,X'00000000000000000000000000000001',14,3186945228503732405,8);
CREATE TABLE planned_task (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  task TEXT NOT NULL,
  due_at INTEGER,
  priority INTEGER NOT NULL,
  type INTEGER NOT NULL,
  project BLOB NOT NULL,
  moved_on INTEGER,                   -- moved to another day after this one was over
  gone_on INTEGER,                    -- deleted after this day was over
  is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),  -- due on this day by now, and not done
  PRIMARY KEY (household, member, day, task)
) STRICT, WITHOUT ROWID;
CREATE TABLE done_task (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  task TEXT NOT NULL,
  points INTEGER NOT NULL,
  priority INTEGER NOT NULL,
  type INTEGER NOT NULL,
  project BLOB NOT NULL,
  due_day INTEGER,
  hour INTEGER,
  PRIMARY KEY (household, member, day, task)
) STRICT, WITHOUT ROWID;
INSERT INTO "done_task" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',20778,'01a1fe8a-8640-7000-ab75-3b21006c26a4',3,3,4,X'00000000000000000000000000000001',NULL,14);
INSERT INTO "done_task" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',20778,'01a1fe8a-87d0-7000-a694-1185725778aa',3,3,4,X'00000000000000000000000000000001',NULL,14);
CREATE TABLE day_summary (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  total INTEGER NOT NULL,
  planned INTEGER NOT NULL,
  completed INTEGER NOT NULL,
  points INTEGER NOT NULL,
  on_time INTEGER NOT NULL,
  late INTEGER NOT NULL,
  PRIMARY KEY (household, member, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_summary" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',20778,2,0,2,6,0,0);
CREATE TABLE span_sum (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  project BLOB NOT NULL,
  entries INTEGER NOT NULL,           -- tasks that add to the row; without one it goes
  total INTEGER NOT NULL,
  planned INTEGER NOT NULL,
  completed INTEGER NOT NULL,
  points INTEGER NOT NULL,
  on_time INTEGER NOT NULL,
  late INTEGER NOT NULL,
  open INTEGER NOT NULL,              -- planned, and neither done nor gone by the last day
  overdue INTEGER NOT NULL,           -- of those, not moved on either
  p0_total INTEGER NOT NULL, p0_completed INTEGER NOT NULL, p0_points INTEGER NOT NULL,
  p1_total INTEGER NOT NULL, p1_completed INTEGER NOT NULL, p1_points INTEGER NOT NULL,
  p2_total INTEGER NOT NULL, p2_completed INTEGER NOT NULL, p2_points INTEGER NOT NULL,
  p3_total INTEGER NOT NULL, p3_completed INTEGER NOT NULL, p3_points INTEGER NOT NULL,
  morning_total INTEGER NOT NULL, morning_completed INTEGER NOT NULL,
  evening_total INTEGER NOT NULL, evening_completed INTEGER NOT NULL,
  upcoming_total INTEGER NOT NULL, upcoming_completed INTEGER NOT NULL,
  inbox_total INTEGER NOT NULL, inbox_completed INTEGER NOT NULL,
  PRIMARY KEY (household, member, first_day, last_day, project)
) STRICT, WITHOUT ROWID;
INSERT INTO "span_sum" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',20778,20778,X'00000000000000000000000000000001',2,2,0,2,6,0,0,0,0,0,0,0,0,0,0,2,2,6,0,0,0,0,0,0,0,0,0,2,2);
CREATE TABLE hour_sum (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  completions INTEGER NOT NULL,
  PRIMARY KEY (household, member, day, hour)
) STRICT, WITHOUT ROWID;
INSERT INTO "hour_sum" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',20778,14,2);
CREATE TABLE project_name (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  project BLOB NOT NULL,
  name TEXT NOT NULL,
  color INTEGER NOT NULL,
  due_at INTEGER,                     -- UTC milliseconds; NULL: never, or it is completed or archived
  archived_on INTEGER,                -- the member's day; NULL while it is not archived
  PRIMARY KEY (household, member, project)
) STRICT, WITHOUT ROWID;

CREATE INDEX project_archived ON project_name (household, member) WHERE archived_on IS NOT NULL;
CREATE TABLE goal (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 points, 2 tasks, 3 streak
  target INTEGER NOT NULL CHECK (target BETWEEN 1 AND 1000),
  PRIMARY KEY (household, member, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE goal_reached (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  day INTEGER NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),
  at INTEGER NOT NULL,
  PRIMARY KEY (household, member, day, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX task_version_by_task ON task_version (household, member, task, id);
CREATE INDEX planned_task_by_task ON planned_task (household, member, task);
CREATE INDEX planned_task_open ON planned_task (household, member, day) WHERE is_open = 1;
CREATE UNIQUE INDEX done_task_by_task ON done_task (household, member, task);
CREATE INDEX feed_by_household ON feed (household, seq);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('feed',2);
CREATE TABLE page_seal (             -- the key that seals page tokens: made at the first start, never sent
  one INTEGER PRIMARY KEY CHECK (one = 1),
  key BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
CREATE INDEX ledger_by_day ON ledger (household, member, source, day, points, completions);
CREATE TABLE away_period (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  id BLOB NOT NULL CHECK (length(id) = 16),
  first_day INTEGER NOT NULL,         -- days since 1970-01-01
  last_day INTEGER NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 vacation, 2 ill, 3 other
  epoch INTEGER NOT NULL,             -- the bits of the feed's epoch
  sequence INTEGER NOT NULL,          -- the event that said so last
  PRIMARY KEY (household, member, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE rest_days (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  valid_from INTEGER NOT NULL,
  weekdays INTEGER NOT NULL CHECK (weekdays BETWEEN 0 AND 127),  -- bit 0 Monday
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (household, member, valid_from)
) STRICT, WITHOUT ROWID;
CREATE TABLE holiday (
  household BLOB NOT NULL,
  id BLOB NOT NULL CHECK (length(id) = 16),
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  epoch INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (household, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE zone_since (
  household BLOB NOT NULL,
  member BLOB NOT NULL,               -- zeros: the household's
  since INTEGER NOT NULL,             -- UTC milliseconds
  zone TEXT NOT NULL,                 -- IANA name; empty: the household's
  PRIMARY KEY (household, member, since)
) STRICT, WITHOUT ROWID;
CREATE TABLE streak_change (
  household BLOB NOT NULL,
  member BLOB NOT NULL,
  cause TEXT NOT NULL,                -- the id of what was changed
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL,
  current_before INTEGER NOT NULL,
  current_after INTEGER NOT NULL,
  longest_before INTEGER NOT NULL,
  longest_after INTEGER NOT NULL,
  PRIMARY KEY (household, member, cause, revision)
) STRICT, WITHOUT ROWID;
CREATE INDEX streak_change_by_time ON streak_change (at);
COMMIT;
