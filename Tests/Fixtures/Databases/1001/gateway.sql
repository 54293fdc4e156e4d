PRAGMA application_id = 1145205760;
PRAGMA user_version = 1001;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
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
INSERT INTO "feed" VALUES(1,X'01A1FE8A827F7000AD3B94CE61BAD619',X'00000000000000000000000000000000',1,1795271852670,20778,X'01A1FE8A827F7001B8C132F69E3E39DD',NULL,X'50B74C299770496C9D995A3FE2D982C7',NULL,'household_created','01a1fe8a-827f-7000-ad3b-94ce61bad619',1,'','daybook.gateway.v1.HouseholdCreated',X'0A520A2430316131666538612D383237662D373030302D616433622D3934636536316261643631391204486F6D651A0D4575726F70652F4265726C696E20012A0530303A3030320C08ACD986D8061080C7BDBF02');
INSERT INTO "feed" VALUES(2,X'01A1FE8A827F7000AD3B94CE61BAD619',X'00000000000000000000000000000000',2,1795271852670,20778,X'01A1FE8A827F7001B8C132F69E3E39DD',NULL,X'50B74C299770496C9D995A3FE2D982C7',NULL,'member_added','01a1fe8a-827f-7001-b8c1-32f69e3e39dd',1,'','daybook.gateway.v1.MemberAdded',X'0A3C0A2430316131666538612D383237662D373030312D623863312D3332663639653365333964641204726F6F7418012A0C08ACD986D8061080C7BDBF02');
INSERT INTO "feed" VALUES(3,X'01A1FE8A827F7000AD3B94CE61BAD619',X'00000000000000000000000000000000',3,1795271856260,20778,X'01A1FE8A827F7001B8C132F69E3E39DD',X'01A1FE8A827F7002A05D3027A4478F1A',X'CAD3B5011AF84BD08C2366DCD6694F2F',NULL,'member_added','01a1fe8a-9086-7000-88ad-c47dbeb205ca',1,'','daybook.gateway.v1.MemberAdded',X'0A3A0A2430316131666538612D393038362D373030302D383861642D63343764626562323035636112034B696D18022A0B08B0D986D806108092FD7B');
CREATE TABLE feed_cursor (
  consumer TEXT NOT NULL PRIMARY KEY,  -- what follows another service's feed here
  epoch    INTEGER NOT NULL,
  seq      INTEGER NOT NULL,           -- of the last event whose effect is in this database
  at_end   INTEGER NOT NULL DEFAULT 1  -- 0: the feed had more then
) STRICT, WITHOUT ROWID;
CREATE TABLE feed_meta (
  one            INTEGER PRIMARY KEY CHECK (one = 1),
  epoch          INTEGER NOT NULL,   -- 64 random bits, new after a restore
  pruned_through INTEGER NOT NULL    -- number of the newest event that was forgotten
) STRICT;
INSERT INTO "feed_meta" VALUES(1,3059435019916803660,0);
CREATE TABLE feed_space (
  household BLOB NOT NULL,
  space     BLOB NOT NULL,
  number    INTEGER NOT NULL,        -- of the newest event in this space
  PRIMARY KEY (household, space)
) STRICT, WITHOUT ROWID;
INSERT INTO "feed_space" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'00000000000000000000000000000000',3);
CREATE TABLE household (
  id         BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
  name       TEXT NOT NULL,
  zone       TEXT NOT NULL,             -- IANA name
  week_start TEXT NOT NULL CHECK (week_start IN ('monday', 'sunday', 'saturday')),
  day_start  INTEGER NOT NULL CHECK (day_start BETWEEN 0 AND 360),   -- minutes since midnight
  next_day_start INTEGER CHECK (next_day_start BETWEEN 0 AND 360),   -- NULL: no change is to come
  next_day   INTEGER CHECK ((next_day IS NULL) = (next_day_start IS NULL)),   -- days since 1970-01-01
  created_at INTEGER NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision > 0)
) STRICT, WITHOUT ROWID;
INSERT INTO "household" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619','Home','Europe/Berlin','monday',0,NULL,NULL,1795271852670,1);
CREATE TABLE invitation (
  household   BLOB NOT NULL,
  member      BLOB NOT NULL,            -- who may sign in
  id          BLOB NOT NULL CHECK (length(id) = 16),
  code_hash   BLOB NOT NULL UNIQUE CHECK (length(code_hash) = 32),   -- SHA-256 of the secret
  maker       BLOB NOT NULL,
  maker_token BLOB NOT NULL,            -- ended: the code is worth nothing
  scopes      INTEGER NOT NULL CHECK (scopes BETWEEN 1 AND 3),       -- 1 read, 2 write
  created_at  INTEGER NOT NULL,
  expires_at  INTEGER NOT NULL,
  used_at     INTEGER,
  request_id  BLOB,
  fingerprint BLOB,                     -- SHA-256 of the request
  token       BLOB,
  PRIMARY KEY (household, member, id),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE member (
  household  BLOB NOT NULL REFERENCES household (id),
  id         BLOB NOT NULL CHECK (length(id) = 16),
  name       TEXT NOT NULL,
  name_key   TEXT NOT NULL,             -- NFC, lower case
  role       TEXT NOT NULL CHECK (role IN ('parent', 'child')),
  zone       TEXT,                      -- NULL: the household's
  color      TEXT CHECK (length(color) = 7),   -- #rrggbb; NULL: none
  created_at INTEGER NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, id),
  UNIQUE (household, name_key)
) STRICT, WITHOUT ROWID;
INSERT INTO "member" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','root','root','parent',NULL,NULL,1795271852670,1);
INSERT INTO "member" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A9086700088ADC47DBEB205CA','Kim','kim','child',NULL,NULL,1795271856260,1);
CREATE TABLE pin (
  household    BLOB NOT NULL,
  member       BLOB NOT NULL,
  salt         BLOB NOT NULL CHECK (length(salt) = 16),
  hash         BLOB NOT NULL CHECK (length(hash) = 32),   -- scrypt
  tries        INTEGER NOT NULL CHECK (tries >= 0),       -- wrong ones in a row
  locked_until INTEGER,
  request_id   BLOB,                    -- the last that signed in, and its token
  token        BLOB,
  PRIMARY KEY (household, member),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE removal (
  id          BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
  household   BLOB NOT NULL,
  member      BLOB,                     -- NULL: the whole household
  removed_by  BLOB NOT NULL,
  request     BLOB NOT NULL,            -- the request that asked for it: its stored answer stays
  started_at  INTEGER NOT NULL,
  pass        INTEGER NOT NULL CHECK (pass IN (1, 2)),
  step        INTEGER NOT NULL CHECK (step >= 0),   -- databases that are done in this pass
  positions   TEXT NOT NULL,            -- how far their feeds were then
  removed     INTEGER NOT NULL,         -- rows
  due_at      INTEGER,                  -- when to go on; NULL: all is gone
  finished_at INTEGER,
  CHECK ((due_at IS NULL) = (finished_at IS NOT NULL))
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
INSERT INTO request_reply(household, caller, request, fingerprint, reply, seq, at, hour, hour) VALUES (X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',X'CAD3B5011AF84BD08C2366DCD6694F2F',X'F3B593490EB4DB6D3B5F1A0DB1A1D705162835874D3A364855CEB01AB9C5D9A4',X'0A3A0A2430316131666538612D393038362D373030302D383861642D63343764626562323035636112034B696D18022A0B08B0D986D806108092FD7B',3,1795271856260, 0, 0);
CREATE TABLE setup (
  only_row   INTEGER PRIMARY KEY CHECK (only_row = 1),
  code_hash  BLOB NOT NULL CHECK (length(code_hash) = 32),
  made_at    INTEGER NOT NULL,
  used_at    INTEGER,
  request_id  BLOB,
  fingerprint BLOB,                     -- SHA-256 of the request
  household  BLOB REFERENCES household (id),
  member     BLOB,
  token      BLOB
) STRICT;
INSERT INTO "setup" VALUES(1,X'CA99AC30860BC80B11EF0B73BA5331B2F25C40FDA2F48DD405D65122BF824B65',1795271850395,1795271852670,X'50B74C299770496C9D995A3FE2D982C7',X'2FDA0C00FC79129B41FEC69B0BC287B05038665C928F60934FBB52F09C7E21F3',X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',X'01A1FE8A827F7002A05D3027A4478F1A');
CREATE TABLE token (
  household    BLOB NOT NULL,
  member       BLOB NOT NULL,
  id           BLOB NOT NULL CHECK (length(id) = 16),
  hash         BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),   -- SHA-256 of the secret
  name         TEXT NOT NULL,
  scopes       INTEGER NOT NULL CHECK (scopes BETWEEN 0 AND 8),  -- 1 read, 2 write, 4 operator; 8 device
  created_at   INTEGER NOT NULL,
  last_used_at INTEGER,                 -- at most an hour behind
  revoked_at   INTEGER,
  former_role  INTEGER NOT NULL DEFAULT 0 CHECK (former_role IN (0, 1)),  -- 1: ended when its member became a parent
  PRIMARY KEY (household, member, id),
  FOREIGN KEY (household, member) REFERENCES member (household, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "token" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',X'01A1FE8A827F7002A05D3027A4478F1A',X'77A3FC268C667C595EC55BD0F1E8117C6AAD40A7F3F62CCD35899063DB030E72','command line',3,1795271852670,1795271853019,NULL,0);
CREATE INDEX feed_by_household ON feed (household, seq);
CREATE INDEX removal_by_household ON removal (household, started_at);
CREATE INDEX removal_due ON removal (due_at) WHERE due_at IS NOT NULL;
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
INSERT INTO "sqlite_sequence" VALUES('feed',3);
CREATE TABLE page_seal (             -- the key that seals page tokens: made at the first start, never sent
  one INTEGER PRIMARY KEY CHECK (one = 1),
  key BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
CREATE TABLE away_period (
  household  BLOB NOT NULL,
  member     BLOB NOT NULL,
  id         BLOB NOT NULL CHECK (length(id) = 16),
  first_day  INTEGER NOT NULL,          -- days since 1970-01-01
  last_day   INTEGER NOT NULL CHECK (last_day >= first_day),
  kind       INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 vacation, 2 ill, 3 other
  note       TEXT NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, member, id),
  FOREIGN KEY (household, member) REFERENCES member (household, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE rest_days (
  household  BLOB NOT NULL,
  member     BLOB NOT NULL,
  valid_from INTEGER NOT NULL,          -- days since 1970-01-01
  weekdays   TEXT NOT NULL CHECK (weekdays NOT GLOB '*[^1-7]*'),  -- 1 Monday to 7 Sunday
  revision   INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, member, valid_from),
  FOREIGN KEY (household, member) REFERENCES member (household, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE holiday (
  household  BLOB NOT NULL REFERENCES household (id) ON DELETE CASCADE,
  id         BLOB NOT NULL CHECK (length(id) = 16),
  first_day  INTEGER NOT NULL,
  last_day   INTEGER NOT NULL CHECK (last_day >= first_day),
  name       TEXT NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision >= 1),
  PRIMARY KEY (household, id)
) STRICT, WITHOUT ROWID;
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
-- Refusals have a share of their own, so that who is refused again and again pushes out no changes.
CREATE INDEX audit_refused ON audit (household, number) WHERE outcome <> 'OK';
COMMIT;
