PRAGMA application_id = 1145205762;
PRAGMA user_version = 1001;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE catalogue (
  one             INTEGER PRIMARY KEY CHECK (one = 1),
  content_version INTEGER NOT NULL CHECK (content_version > 0)
) STRICT;
INSERT INTO "catalogue" VALUES(1,1);
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
INSERT INTO "feed" VALUES(1,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',1,1795271856033,20778,X'01A1FE8A827F7001B8C132F69E3E39DD',X'01A1FE8A827F7002A05D3027A4478F1A',X'F6DF69AE11344915A806DD6E0F400C12',NULL,'topic_state_changed','laundry',1,'is_completed,done_step_ids','daybook.catalog.v1.TopicStateChanged',X'0AEE050A076C61756E6472791001310000000000005940382040204A196C61756E6472792F736F7274696E672D636C6F746865732F314A196C61756E6472792F736F7274696E672D636C6F746865732F324A196C61756E6472792F736F7274696E672D636C6F746865732F334A196C61756E6472792F736F7274696E672D636C6F746865732F344A196C61756E6472792F736F7274696E672D636C6F746865732F354A156C61756E6472792F636172652D6C6162656C732F314A156C61756E6472792F636172652D6C6162656C732F324A156C61756E6472792F636172652D6C6162656C732F334A156C61756E6472792F636172652D6C6162656C732F344A156C61756E6472792F636172652D6C6162656C732F354A156C61756E6472792F636172652D6C6162656C732F364A136C61756E6472792F646574657267656E742F314A136C61756E6472792F646574657267656E742F324A136C61756E6472792F646574657267656E742F334A136C61756E6472792F646574657267656E742F344A136C61756E6472792F646574657267656E742F354A136C61756E6472792F646574657267656E742F364A1A6C61756E6472792F6D616368696E652D73657474696E67732F314A1A6C61756E6472792F6D616368696E652D73657474696E67732F324A1A6C61756E6472792F6D616368696E652D73657474696E67732F334A1A6C61756E6472792F6D616368696E652D73657474696E67732F344A1A6C61756E6472792F6D616368696E652D73657474696E67732F354A106C61756E6472792F647279696E672F314A106C61756E6472792F647279696E672F324A106C61756E6472792F647279696E672F334A106C61756E6472792F647279696E672F344A106C61756E6472792F647279696E672F354A116C61756E6472792F666F6C64696E672F314A116C61756E6472792F666F6C64696E672F324A116C61756E6472792F666F6C64696E672F334A116C61756E6472792F666F6C64696E672F344A116C61756E6472792F666F6C64696E672F355001');
INSERT INTO "feed" VALUES(2,X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',2,1795271856033,20778,X'01A1FE8A827F7001B8C132F69E3E39DD',X'01A1FE8A827F7002A05D3027A4478F1A',X'F6DF69AE11344915A806DD6E0F400C12',NULL,'topic_completed','laundry',1,'','daybook.catalog.v1.TopicCompleted',X'0A076C61756E64727912074C61756E647279180A');
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
INSERT INTO "feed_meta" VALUES(1,4895195700489599919,0);
CREATE TABLE feed_space (
  household BLOB NOT NULL,
  space     BLOB NOT NULL,
  number    INTEGER NOT NULL,        -- of the newest event in this space
  PRIMARY KEY (household, space)
) STRICT, WITHOUT ROWID;
INSERT INTO "feed_space" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',2);
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
INSERT INTO request_reply(household, caller, request, fingerprint, reply, seq, at, hour, hour) VALUES (X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD',X'F6DF69AE11344915A806DD6E0F400C12',X'75B19DB8EDF19C1DA5E85258C14A9B715B86AF43901390B113B042CB687BB5D8',X'0AEE050A076C61756E6472791001310000000000005940382040204A196C61756E6472792F736F7274696E672D636C6F746865732F314A196C61756E6472792F736F7274696E672D636C6F746865732F324A196C61756E6472792F736F7274696E672D636C6F746865732F334A196C61756E6472792F736F7274696E672D636C6F746865732F344A196C61756E6472792F736F7274696E672D636C6F746865732F354A156C61756E6472792F636172652D6C6162656C732F314A156C61756E6472792F636172652D6C6162656C732F324A156C61756E6472792F636172652D6C6162656C732F334A156C61756E6472792F636172652D6C6162656C732F344A156C61756E6472792F636172652D6C6162656C732F354A156C61756E6472792F636172652D6C6162656C732F364A136C61756E6472792F646574657267656E742F314A136C61756E6472792F646574657267656E742F324A136C61756E6472792F646574657267656E742F334A136C61756E6472792F646574657267656E742F344A136C61756E6472792F646574657267656E742F354A136C61756E6472792F646574657267656E742F364A1A6C61756E6472792F6D616368696E652D73657474696E67732F314A1A6C61756E6472792F6D616368696E652D73657474696E67732F324A1A6C61756E6472792F6D616368696E652D73657474696E67732F334A1A6C61756E6472792F6D616368696E652D73657474696E67732F344A1A6C61756E6472792F6D616368696E652D73657474696E67732F354A106C61756E6472792F647279696E672F314A106C61756E6472792F647279696E672F324A106C61756E6472792F647279696E672F334A106C61756E6472792F647279696E672F344A106C61756E6472792F647279696E672F354A116C61756E6472792F666F6C64696E672F314A116C61756E6472792F666F6C64696E672F324A116C61756E6472792F666F6C64696E672F334A116C61756E6472792F666F6C64696E672F344A116C61756E6472792F666F6C64696E672F3550011001180A',2,1795271856033, 0, 0);
CREATE TABLE topic (
  identifier          TEXT NOT NULL PRIMARY KEY,
  position            INTEGER NOT NULL,       -- order in the catalogue, from 1
  title               TEXT NOT NULL,
  detail_title        TEXT NOT NULL,
  subtitle            TEXT NOT NULL,
  category            TEXT NOT NULL,
  difficulty          INTEGER NOT NULL CHECK (difficulty BETWEEN 1 AND 3),
  icon_name           TEXT NOT NULL,
  layout_class        INTEGER NOT NULL CHECK (layout_class BETWEEN 1 AND 4),
  preferred_height    REAL,                   -- points; NULL: by the layout class
  min_height          REAL NOT NULL,
  max_height          REAL NOT NULL,
  proportional_height REAL,                   -- share of the container; NULL: not proportional
  content_version     INTEGER NOT NULL,       -- that last changed this topic
  retired             INTEGER NOT NULL CHECK (retired IN (0, 1))
) STRICT;
INSERT INTO "topic" VALUES('laundry',1,'Laundry','How to Do Laundry','Clean clothes without shrinking, fading or stains','Household',1,'washing-machine',2,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('cooking',2,'Cooking','Cooking','Five techniques behind most everyday meals','Food',1,'cooking-pot',1,175.0,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('budgeting',3,'Budgeting','Budgeting','Give every unit of income a job','Finance',1,'wallet',2,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('job-interviews',4,'Job Interviews','Job Interviews','Prepare, answer and follow up with confidence','Career',2,'briefcase',2,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('taxes',5,'Taxes','Taxes','From collected papers to a filed return','Finance',3,'tax-form',4,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('car-maintenance',6,'Car Maintenance','Car Maintenance','Checks that keep a car safe and repairs cheap','Transport',2,'car',4,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('first-aid',7,'First Aid','First Aid','The first minutes until help arrives','Health',2,'first-aid-kit',2,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('grocery-shopping',8,'Grocery Shopping','Grocery Shopping','Buy what you need, waste less','Food',1,'shopping-basket',1,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('credit-cards',9,'Credit Cards','Credit Cards','Use credit without paying for it','Finance',2,'credit-card',1,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('apartment-hunting',10,'Apartment Hunting','Apartment Hunting','Find, check and rent a home','Housing',2,'apartment-key',4,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('compliments',11,'Compliments','Compliments','Say something kind and mean it','Social',1,'speech-heart',3,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('house-cleaning',12,'House Cleaning','House Cleaning','A weekly rhythm instead of a lost weekend','Household',1,'broom',1,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('home-repairs',13,'Minor Home Repairs','Minor Home Repairs','Fix small things, know when to call someone','Household',2,'toolbox',1,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('resume-writing',14,'Résumé Writing','Résumé Writing','One or two pages that get you invited','Career',2,'document',1,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('workplace-email',15,'Workplace Email','Workplace Email','Short messages that get answers','Career',1,'envelope',3,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('time-management',16,'Time Management','Time Management','Plan a week that survives Monday','Personal',1,'clock',1,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('doctor-visits',17,'Doctor Visits and Insurance','Doctor Visits and Insurance','Get care and understand the bill','Health',2,'stethoscope',4,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('saving-investing',18,'Saving and Investing','Saving and Investing','Make money grow slowly and safely','Finance',3,'piggy-bank',4,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('mending-clothes',19,'Mending Clothes','Mending Clothes','Buttons, seams and hems by hand','Household',1,'needle-thread',3,NULL,50.0,200.0,NULL,1,0);
INSERT INTO "topic" VALUES('emergency-planning',20,'Emergency Planning','Emergency Planning','A plan and supplies for the first three days','Safety',2,'flashlight',1,NULL,50.0,200.0,NULL,1,0);
CREATE TABLE topic_advice (
  topic  TEXT NOT NULL REFERENCES topic (identifier),
  kind   INTEGER NOT NULL CHECK (kind IN (1, 2)),  -- 1 tip, 2 common mistake
  number INTEGER NOT NULL,                         -- from 1
  text   TEXT NOT NULL,
  PRIMARY KEY (topic, kind, number)
) STRICT;
INSERT INTO "topic_advice" VALUES('laundry',1,1,'Keep two baskets so that sorting happens while undressing.');
INSERT INTO "topic_advice" VALUES('laundry',1,2,'Treat stains within a day and test the remover on a hidden seam first.');
INSERT INTO "topic_advice" VALUES('laundry',1,3,'Leave door and detergent drawer open after washing so the machine dries.');
INSERT INTO "topic_advice" VALUES('laundry',1,4,'Run an empty hot programme once a month.');
INSERT INTO "topic_advice" VALUES('laundry',1,5,'Wash jeans rarely and inside out.');
INSERT INTO "topic_advice" VALUES('laundry',1,6,'Write the household''s usual loads on a card next to the machine.');
INSERT INTO "topic_advice" VALUES('laundry',2,1,'Overloading the drum.');
INSERT INTO "topic_advice" VALUES('laundry',2,2,'Too much detergent, which leaves grey film.');
INSERT INTO "topic_advice" VALUES('laundry',2,3,'Washing everything hot.');
INSERT INTO "topic_advice" VALUES('laundry',2,4,'Leaving the wet load in the machine for hours.');
INSERT INTO "topic_advice" VALUES('laundry',2,5,'Drying wool or elastic fabric with heat.');
INSERT INTO "topic_advice" VALUES('laundry',2,6,'Forgetting tissues and coins in pockets.');
INSERT INTO "topic_advice" VALUES('cooking',1,1,'Season in small steps and taste each time; salt can be added, but not taken out.');
INSERT INTO "topic_advice" VALUES('cooking',1,2,'Set a timer whenever you leave the stove, even for a minute.');
INSERT INTO "topic_advice" VALUES('cooking',1,3,'Clean up while things simmer, and you sit down to eat with a clean kitchen behind you.');
INSERT INTO "topic_advice" VALUES('cooking',2,1,'Overfilling the pan, so that the food steams in its own water instead of browning. Cook in two rounds.');
INSERT INTO "topic_advice" VALUES('cooking',2,2,'Heat set to maximum for everything. High heat is for boiling water and for a quick sear; most cooking happens on medium.');
INSERT INTO "topic_advice" VALUES('cooking',2,3,'Cutting meat immediately instead of letting it rest for five minutes, so that the juice runs onto the board.');
INSERT INTO "topic_advice" VALUES('budgeting',1,1,'Give yourself a small amount each month that needs no accounting.');
INSERT INTO "topic_advice" VALUES('budgeting',1,2,'Cancel one unused subscription each month until there is none left.');
INSERT INTO "topic_advice" VALUES('budgeting',1,3,'Budget last month''s income, not next month''s: you plan with money that is already there.');
INSERT INTO "topic_advice" VALUES('budgeting',2,1,'Forgetting bills that arrive once or twice a year.');
INSERT INTO "topic_advice" VALUES('budgeting',2,2,'Limits so tight that they are dropped after two weeks.');
INSERT INTO "topic_advice" VALUES('budgeting',2,3,'Not counting small card payments. Five a week are more than two hundred a year.');
INSERT INTO "topic_advice" VALUES('job-interviews',1,1,'Bring printed copies of your résumé, one for each person and one for yourself.');
INSERT INTO "topic_advice" VALUES('job-interviews',1,2,'Keep water within reach; a sip is a good pause.');
INSERT INTO "topic_advice" VALUES('job-interviews',1,3,'Numbers make examples believable: how many, how fast, how much less.');
INSERT INTO "topic_advice" VALUES('job-interviews',2,1,'Speaking badly of a former employer. It is heard as a preview of how you will speak of this one.');
INSERT INTO "topic_advice" VALUES('job-interviews',2,2,'Answering before the question is finished.');
INSERT INTO "topic_advice" VALUES('job-interviews',2,3,'Having nothing to ask.');
INSERT INTO "topic_advice" VALUES('taxes',1,1,'Collect papers in one folder through the year; photograph receipts on the day, because thermal paper fades.');
INSERT INTO "topic_advice" VALUES('taxes',1,2,'Put aside a share of any income without withholding, on an account of its own, the day it arrives.');
INSERT INTO "topic_advice" VALUES('taxes',1,3,'Ask for an extension before, not after, the deadline.');
INSERT INTO "topic_advice" VALUES('taxes',2,1,'Leaving out income from a side job. Platforms and banks report it.');
INSERT INTO "topic_advice" VALUES('taxes',2,2,'Claiming costs without receipts.');
INSERT INTO "topic_advice" VALUES('taxes',2,3,'Ignoring letters from the tax office. Deadlines run whether the letter was opened or not.');
INSERT INTO "topic_advice" VALUES('car-maintenance',1,1,'Keep a log of date, mileage and work done; it helps the workshop and the next owner.');
INSERT INTO "topic_advice" VALUES('car-maintenance',1,2,'Put the spare wheel or repair kit into the monthly check.');
INSERT INTO "topic_advice" VALUES('car-maintenance',1,3,'Get a written estimate before any repair, and ask to be called before it is exceeded.');
INSERT INTO "topic_advice" VALUES('car-maintenance',2,1,'Opening the coolant cap while the engine is hot. The system is under pressure and scalds.');
INSERT INTO "topic_advice" VALUES('car-maintenance',2,2,'Ignoring a red warning light. A few more minutes without oil pressure can cost the engine.');
INSERT INTO "topic_advice" VALUES('car-maintenance',2,3,'Mixing tyres of different kinds on one axle.');
INSERT INTO "topic_advice" VALUES('first-aid',1,1,'Take a course; this page does not replace one.');
INSERT INTO "topic_advice" VALUES('first-aid',1,2,'Check the kit''s dates every six months, the one in the car too.');
INSERT INTO "topic_advice" VALUES('first-aid',1,3,'Save the emergency and poison numbers in your phone, and teach them to your children.');
INSERT INTO "topic_advice" VALUES('first-aid',2,1,'Putting butter, toothpaste or ice on a burn. They make it worse.');
INSERT INTO "topic_advice" VALUES('first-aid',2,2,'Pulling out an object that is stuck in a wound. It may be what holds back the blood.');
INSERT INTO "topic_advice" VALUES('first-aid',2,3,'Moving an injured person without need. Move them only out of danger.');
INSERT INTO "topic_advice" VALUES('grocery-shopping',1,1,'Never shop hungry.');
INSERT INTO "topic_advice" VALUES('grocery-shopping',1,2,'Own brands are often the same product from the same factory; try one a week.');
INSERT INTO "topic_advice" VALUES('grocery-shopping',1,3,'Keep a list of prices for ten things you buy often, and you recognise a real offer.');
INSERT INTO "topic_advice" VALUES('grocery-shopping',2,1,'Buying fresh food for two weeks at once.');
INSERT INTO "topic_advice" VALUES('grocery-shopping',2,2,'Believing that every offer is cheaper. Three for the price of two is no saving if one spoils.');
INSERT INTO "topic_advice" VALUES('grocery-shopping',2,3,'Forgetting the bags and the list. Keep bags in the car or by the door.');
INSERT INTO "topic_advice" VALUES('credit-cards',1,1,'Set the due date a few days after payday; most banks move it on request.');
INSERT INTO "topic_advice" VALUES('credit-cards',1,2,'One card for subscriptions makes them visible.');
INSERT INTO "topic_advice" VALUES('credit-cards',1,3,'A long, clean history helps your rating; keep the oldest free card open.');
INSERT INTO "topic_advice" VALUES('credit-cards',2,1,'Paying only the minimum. At 20 % interest a debt takes decades to go.');
INSERT INTO "topic_advice" VALUES('credit-cards',2,2,'Taking cash from a credit card. It costs a fee and interest from the first day.');
INSERT INTO "topic_advice" VALUES('credit-cards',2,3,'Missing a due date by a day.');
INSERT INTO "topic_advice" VALUES('apartment-hunting',1,1,'See the place at two times of day, once in the evening.');
INSERT INTO "topic_advice" VALUES('apartment-hunting',1,2,'Ask neighbours one question: what would you change about living here?');
INSERT INTO "topic_advice" VALUES('apartment-hunting',1,3,'Measure doors, stairs and niches before moving furniture.');
INSERT INTO "topic_advice" VALUES('apartment-hunting',2,1,'Signing without reading the annexes.');
INSERT INTO "topic_advice" VALUES('apartment-hunting',2,2,'Forgetting the deposit in the budget.');
INSERT INTO "topic_advice" VALUES('apartment-hunting',2,3,'Moving in without a record of defects.');
INSERT INTO "topic_advice" VALUES('compliments',1,1,'Say it soon after you noticed it; a day later still counts, a month later rarely.');
INSERT INTO "topic_advice" VALUES('compliments',1,2,'A message counts as much as a conversation.');
INSERT INTO "topic_advice" VALUES('compliments',1,3,'Strangers like them too: the driver, the cashier, the player of the other team.');
INSERT INTO "topic_advice" VALUES('compliments',2,1,'Adding a “but”. Only what follows it is heard.');
INSERT INTO "topic_advice" VALUES('compliments',2,2,'Praise that asks for a favour in the next sentence.');
INSERT INTO "topic_advice" VALUES('compliments',2,3,'Comments on someone''s body.');
INSERT INTO "topic_advice" VALUES('house-cleaning',1,1,'Fifteen minutes a day beat one long day; set a timer and stop when it rings.');
INSERT INTO "topic_advice" VALUES('house-cleaning',1,2,'Wash cloths at 60 °C and replace sponges every week or two.');
INSERT INTO "topic_advice" VALUES('house-cleaning',1,3,'Keep supplies where they are used, out of reach of small children.');
INSERT INTO "topic_advice" VALUES('house-cleaning',2,1,'Mixing bleach with acid or ammonia, such as descaler or glass cleaner: the gas is poisonous. Use one product at a time.');
INSERT INTO "topic_advice" VALUES('house-cleaning',2,2,'Too much detergent, which leaves a film that attracts new dirt.');
INSERT INTO "topic_advice" VALUES('house-cleaning',2,3,'Cleaning windows in direct sun, where they dry faster than you can wipe.');
INSERT INTO "topic_advice" VALUES('home-repairs',1,1,'Photograph before taking anything apart, and after each step.');
INSERT INTO "topic_advice" VALUES('home-repairs',1,2,'Put screws in a labelled cup.');
INSERT INTO "topic_advice" VALUES('home-repairs',1,3,'If you smell gas: stop, touch no switch, open windows, leave, and call from outside.');
INSERT INTO "topic_advice" VALUES('home-repairs',2,1,'Drilling without checking for pipes and wires. They often run straight up, down or across from sockets and taps; a detector costs little.');
INSERT INTO "topic_advice" VALUES('home-repairs',2,2,'Forcing a stuck valve. It breaks, and then the water runs.');
INSERT INTO "topic_advice" VALUES('home-repairs',2,3,'Working on wiring you do not understand.');
INSERT INTO "topic_advice" VALUES('resume-writing',1,1,'Keep a long master version with everything in it.');
INSERT INTO "topic_advice" VALUES('resume-writing',1,2,'Simple layouts survive automatic scanners: one column, ordinary headings, no text inside pictures.');
INSERT INTO "topic_advice" VALUES('resume-writing',1,3,'Update it twice a year, while you still know the numbers.');
INSERT INTO "topic_advice" VALUES('resume-writing',2,1,'Unexplained gaps. One honest line, such as “caring for family”, is enough.');
INSERT INTO "topic_advice" VALUES('resume-writing',2,2,'An address that is not professional. Make one with your name.');
INSERT INTO "topic_advice" VALUES('resume-writing',2,3,'The same résumé for every posting.');
INSERT INTO "topic_advice" VALUES('workplace-email',1,1,'Write the recipient last, so that nothing leaves half-finished.');
INSERT INTO "topic_advice" VALUES('workplace-email',1,2,'Quote only what you answer.');
INSERT INTO "topic_advice" VALUES('workplace-email',1,3,'End with the next step: who does what by when.');
INSERT INTO "topic_advice" VALUES('workplace-email',2,1,'Reply-to-all by habit.');
INSERT INTO "topic_advice" VALUES('workplace-email',2,2,'Jokes that need a tone of voice.');
INSERT INTO "topic_advice" VALUES('workplace-email',2,3,'Subject lines like “Question”.');
INSERT INTO "topic_advice" VALUES('time-management',1,1,'Start with what you avoid; the rest of the day is lighter.');
INSERT INTO "topic_advice" VALUES('time-management',1,2,'Write tasks as actions: a verb and a thing you can begin at once.');
INSERT INTO "topic_advice" VALUES('time-management',1,3,'Sleep is part of the plan.');
INSERT INTO "topic_advice" VALUES('time-management',2,1,'Plans without buffer.');
INSERT INTO "topic_advice" VALUES('time-management',2,2,'Doing several things at once. You are switching, and each switch costs.');
INSERT INTO "topic_advice" VALUES('time-management',2,3,'Keeping tasks in your head.');
INSERT INTO "topic_advice" VALUES('doctor-visits',1,1,'Take someone along to difficult visits; four ears hear more.');
INSERT INTO "topic_advice" VALUES('doctor-visits',1,2,'Keep results in one folder, newest on top.');
INSERT INTO "topic_advice" VALUES('doctor-visits',1,3,'Ask the price before optional services.');
INSERT INTO "topic_advice" VALUES('doctor-visits',2,1,'Stopping a medicine without asking, because you feel better.');
INSERT INTO "topic_advice" VALUES('doctor-visits',2,2,'Skipping preventive checks. Vaccinations, teeth and screenings cost less than what they prevent.');
INSERT INTO "topic_advice" VALUES('doctor-visits',2,3,'Paying a bill nobody compared.');
INSERT INTO "topic_advice" VALUES('saving-investing',1,1,'Raise the monthly amount with every pay rise, before you get used to it.');
INSERT INTO "topic_advice" VALUES('saving-investing',1,2,'Look at the account rarely; once a quarter is enough.');
INSERT INTO "topic_advice" VALUES('saving-investing',1,3,'Write down why you bought something, and read it before you sell.');
INSERT INTO "topic_advice" VALUES('saving-investing',2,1,'Trying to guess the best moment. A few good days make most of a decade''s gains.');
INSERT INTO "topic_advice" VALUES('saving-investing',2,2,'Everything in one company, even if you work there. Then wage and savings fall together.');
INSERT INTO "topic_advice" VALUES('saving-investing',2,3,'Investing borrowed money.');
INSERT INTO "topic_advice" VALUES('mending-clothes',1,1,'Match the thread in daylight, or take it one shade darker.');
INSERT INTO "topic_advice" VALUES('mending-clothes',1,2,'Keep spare buttons in a small jar, with the name of the garment.');
INSERT INTO "topic_advice" VALUES('mending-clothes',1,3,'Mend before washing; a small hole leaves the machine as a large one.');
INSERT INTO "topic_advice" VALUES('mending-clothes',2,1,'Thread longer than your arm. It knots.');
INSERT INTO "topic_advice" VALUES('mending-clothes',2,2,'Pulling the button tight to the cloth, so that it cannot be buttoned.');
INSERT INTO "topic_advice" VALUES('mending-clothes',2,3,'Cutting the hem before pinning.');
INSERT INTO "topic_advice" VALUES('emergency-planning',1,1,'Store supplies in one bag near the door.');
INSERT INTO "topic_advice" VALUES('emergency-planning',1,2,'Keep shoes and a torch by the bed.');
INSERT INTO "topic_advice" VALUES('emergency-planning',1,3,'Keep some cash in small notes; card terminals need power.');
INSERT INTO "topic_advice" VALUES('emergency-planning',2,1,'Smoke alarms without batteries.');
INSERT INTO "topic_advice" VALUES('emergency-planning',2,2,'A plan nobody else knows.');
INSERT INTO "topic_advice" VALUES('emergency-planning',2,3,'Candles left burning.');
CREATE TABLE topic_section (
  topic  TEXT NOT NULL REFERENCES topic (identifier),
  key    TEXT NOT NULL,
  number INTEGER NOT NULL,                    -- from 1
  title  TEXT NOT NULL,
  intro  TEXT,
  PRIMARY KEY (topic, key)
) STRICT;
INSERT INTO "topic_section" VALUES('laundry','sorting-clothes',1,'Sorting clothes','Ten minutes of sorting prevent most laundry accidents. Three questions decide the pile: which colour, which fabric, which temperature.');
INSERT INTO "topic_section" VALUES('laundry','care-labels',2,'Reading care labels','The label is sewn into the collar, the waistband or a side seam. Five symbols always mean the same things.');
INSERT INTO "topic_section" VALUES('laundry','detergent',3,'Detergent usage','Detergent cleans by the right kind and the right amount, not by more of it.');
INSERT INTO "topic_section" VALUES('laundry','machine-settings',4,'Machine settings','Load, programme, temperature and spin are four separate choices.');
INSERT INTO "topic_section" VALUES('laundry','drying',5,'Drying guidelines','Air costs nothing and is gentle; the dryer is fast and shrinks what it should not get.');
INSERT INTO "topic_section" VALUES('laundry','folding',6,'Folding tips','Folded at once means ironed less.');
INSERT INTO "topic_section" VALUES('cooking','set-up',1,'Set up the kitchen','Five quiet minutes before the heat goes on save the meal later.');
INSERT INTO "topic_section" VALUES('cooking','knife',2,'Knife basics','A sharp knife on a board that stands still is safer than a blunt one on a board that moves.');
INSERT INTO "topic_section" VALUES('cooking','techniques',3,'Five techniques','Most everyday recipes are one of these five with other ingredients.');
INSERT INTO "topic_section" VALUES('cooking','food-safety',4,'Food safety','What makes people ill can rarely be seen or smelled.');
INSERT INTO "topic_section" VALUES('budgeting','know-numbers',1,'Know your numbers','A plan made from guesses lasts a week; one made from your own figures lasts.');
INSERT INTO "topic_section" VALUES('budgeting','choose-plan',2,'Choose a plan','Any plan you keep beats a perfect one you drop.');
INSERT INTO "topic_section" VALUES('budgeting','cushion',3,'Build a cushion','Savings turn an emergency into an annoyance.');
INSERT INTO "topic_section" VALUES('budgeting','keep-going',4,'Keep it going','A budget is a habit of a quarter of an hour.');
INSERT INTO "topic_section" VALUES('job-interviews','research',1,'Research','An hour of reading answers half of the questions before they are asked.');
INSERT INTO "topic_section" VALUES('job-interviews','stories',2,'Prepare your stories','People remember examples, not adjectives.');
INSERT INTO "topic_section" VALUES('job-interviews','questions',3,'Questions both ways','An interview is a conversation in which both sides decide.');
INSERT INTO "topic_section" VALUES('job-interviews','on-the-day',4,'On the day','Leave nothing to the last hour that could have been done the evening before.');
INSERT INTO "topic_section" VALUES('job-interviews','follow-up',5,'Follow up','What you do afterwards is the part most people skip.');
INSERT INTO "topic_section" VALUES('taxes','basics',1,'Understand what applies','Rules differ from country to country; the official tax office''s own pages are the source that counts.');
INSERT INTO "topic_section" VALUES('taxes','papers',2,'Collect the papers','Most of the time a tax return takes is spent looking for papers.');
INSERT INTO "topic_section" VALUES('taxes','prepare',3,'Prepare the return','Slow and in order is faster than quick and twice.');
INSERT INTO "topic_section" VALUES('taxes','file',4,'File and keep','The work is not over when the form is full.');
INSERT INTO "topic_section" VALUES('car-maintenance','know-the-car',1,'Know your car','Half an hour with the manual is worth more than any advice from strangers.');
INSERT INTO "topic_section" VALUES('car-maintenance','monthly',2,'Monthly checks','Ten minutes at the petrol station, once a month and before every long trip.');
INSERT INTO "topic_section" VALUES('car-maintenance','fluids',3,'Fluids','What is low has either been used up or is leaking; a puddle under the car tells.');
INSERT INTO "topic_section" VALUES('car-maintenance','service',4,'Regular service','Small parts replaced in time save the large ones behind them.');
INSERT INTO "topic_section" VALUES('car-maintenance','breakdown',5,'Breakdown','People first, then the car.');
INSERT INTO "topic_section" VALUES('first-aid','look-and-call',1,'Look and call','Your own safety, then the call, then the help you can give.');
INSERT INTO "topic_section" VALUES('first-aid','not-breathing',2,'Not breathing normally','Doing something is better than waiting: pressing keeps blood moving to the brain.');
INSERT INTO "topic_section" VALUES('first-aid','bleeding',3,'Severe bleeding','Blood that spurts or does not stop needs pressure at once.');
INSERT INTO "topic_section" VALUES('first-aid','choking',4,'Choking (adults and children over one year)','Someone who can cough or speak still gets air.');
INSERT INTO "topic_section" VALUES('first-aid','burns-sprains',5,'Burns and sprains','Water for burns, rest for sprains, and a doctor for what is large, deep or crooked.');
INSERT INTO "topic_section" VALUES('grocery-shopping','plan',1,'Plan','Ten minutes at home save an hour and a full bin in the week.');
INSERT INTO "topic_section" VALUES('grocery-shopping','in-the-shop',2,'In the shop','A shop is laid out to sell you more; a list keeps you in charge.');
INSERT INTO "topic_section" VALUES('grocery-shopping','labels',3,'Read labels','The front of a packet advertises; the back informs.');
INSERT INTO "topic_section" VALUES('grocery-shopping','store',4,'Put away','How long food keeps is decided in the first half-hour at home.');
INSERT INTO "topic_section" VALUES('credit-cards','how-they-work',1,'How they work','A credit card is a short loan that is free only if it is paid back whole and in time.');
INSERT INTO "topic_section" VALUES('credit-cards','choose',2,'Choose a card','The best card is the cheapest one for how you already live.');
INSERT INTO "topic_section" VALUES('credit-cards','use-well',3,'Use it well','Three habits keep it free.');
INSERT INTO "topic_section" VALUES('credit-cards','protect',4,'Protect it','Fraud is usually somebody who talks you into helping.');
INSERT INTO "topic_section" VALUES('credit-cards','debt',5,'Get out of card debt','Card debt is expensive; a plan makes it finite.');
INSERT INTO "topic_section" VALUES('apartment-hunting','budget',1,'Set the budget','The rent you can pay is the one that is left after everything else.');
INSERT INTO "topic_section" VALUES('apartment-hunting','search',2,'Search','Good flats go to people who are ready.');
INSERT INTO "topic_section" VALUES('apartment-hunting','viewing',3,'Viewing','You see the flat once and live in it for years; take twenty minutes.');
INSERT INTO "topic_section" VALUES('apartment-hunting','apply',4,'Apply','Make it easy to choose you.');
INSERT INTO "topic_section" VALUES('apartment-hunting','lease',5,'Read the lease','What is signed counts, not what was said.');
INSERT INTO "topic_section" VALUES('apartment-hunting','move-in',6,'Move in','One hour of records on the first day decides about the deposit on the last.');
INSERT INTO "topic_section" VALUES('compliments','give',1,'Give one','A good compliment shows that you were paying attention.');
INSERT INTO "topic_section" VALUES('compliments','receive',2,'Receive one','Accepting is a kindness to the one who gives.');
INSERT INTO "topic_section" VALUES('compliments','at-work',3,'At work','Praise at work is information: do more of this.');
INSERT INTO "topic_section" VALUES('house-cleaning','rhythm',1,'Weekly rhythm','A little every day never grows into a mountain.');
INSERT INTO "topic_section" VALUES('house-cleaning','kitchen',2,'Kitchen','Grease and crumbs are easiest on the day they are made.');
INSERT INTO "topic_section" VALUES('house-cleaning','bathroom',3,'Bathroom','Time does the work if you let it.');
INSERT INTO "topic_section" VALUES('house-cleaning','floors',4,'Dust and floors','The floor comes last, because everything falls on it.');
INSERT INTO "topic_section" VALUES('home-repairs','safety',1,'Safety first','Know how to switch things off before something breaks.');
INSERT INTO "topic_section" VALUES('home-repairs','kit',2,'Basic kit','Few, decent tools in one box that has a fixed place.');
INSERT INTO "topic_section" VALUES('home-repairs','water',3,'Water','Close the valve, put a towel into the sink so that no part disappears, take a photo, begin.');
INSERT INTO "topic_section" VALUES('home-repairs','walls',4,'Walls','What holds depends on the wall, not on the screw.');
INSERT INTO "topic_section" VALUES('home-repairs','doors',5,'Doors and windows','Most noises and draughts are a turn of a screw away.');
INSERT INTO "topic_section" VALUES('resume-writing','collect',1,'Collect','Write first for yourself; choosing comes later.');
INSERT INTO "topic_section" VALUES('resume-writing','write',2,'Write','The first reading takes less than half a minute; put what matters where the eyes go.');
INSERT INTO "topic_section" VALUES('resume-writing','adapt',3,'Adapt','One master, one version for each posting.');
INSERT INTO "topic_section" VALUES('resume-writing','check',4,'Check','One typing error can undo an hour of work.');
INSERT INTO "topic_section" VALUES('workplace-email','before',1,'Before writing','The best message is often none.');
INSERT INTO "topic_section" VALUES('workplace-email','write',2,'Write','Write for someone who reads it on a phone between two meetings.');
INSERT INTO "topic_section" VALUES('workplace-email','send',3,'Send','Ten seconds before the click save an hour after it.');
INSERT INTO "topic_section" VALUES('time-management','see',1,'See where time goes','Before you plan time, find out where it is now.');
INSERT INTO "topic_section" VALUES('time-management','plan',2,'Plan','A plan with gaps is kept; a full one breaks at the first call.');
INSERT INTO "topic_section" VALUES('time-management','focus',3,'Focus','Attention is lost in seconds and takes minutes to come back.');
INSERT INTO "topic_section" VALUES('time-management','review',4,'Review','Without a look back, every week makes the same mistakes.');
INSERT INTO "topic_section" VALUES('doctor-visits','insurance',1,'Understand insurance','Systems differ; these four words appear in most of them.');
INSERT INTO "topic_section" VALUES('doctor-visits','find',2,'Find a doctor','The time to look for a doctor is while you are well.');
INSERT INTO "topic_section" VALUES('doctor-visits','prepare',3,'Prepare the visit','A visit is often ten minutes; a note makes them count.');
INSERT INTO "topic_section" VALUES('doctor-visits','at-the-visit',4,'At the visit','You know your body, the doctor knows the medicine; say what you know.');
INSERT INTO "topic_section" VALUES('doctor-visits','after',5,'Afterwards','The visit ends when the plan is on its way and the bill is understood.');
INSERT INTO "topic_section" VALUES('saving-investing','foundations',1,'Foundations','Investing begins after the emergency fund and the expensive debts.');
INSERT INTO "topic_section" VALUES('saving-investing','how-it-works',2,'How investing works','Four facts explain most of what happens to savings.');
INSERT INTO "topic_section" VALUES('saving-investing','start',3,'Start','Simple and automatic beats clever and rare.');
INSERT INTO "topic_section" VALUES('saving-investing','stay',4,'Stay with it','The hard part is doing nothing.');
INSERT INTO "topic_section" VALUES('saving-investing','fraud',5,'Avoid fraud','If it sounds too good, somebody lives on that.');
INSERT INTO "topic_section" VALUES('mending-clothes','button',1,'Sew on a button','Five minutes with a needle, and the shirt is back.');
INSERT INTO "topic_section" VALUES('mending-clothes','seam',2,'Close a seam','The seam is already marked by the old holes; follow them.');
INSERT INTO "topic_section" VALUES('mending-clothes','hem',3,'Shorten a hem','Measure twice, sew once, and cut last of all.');
INSERT INTO "topic_section" VALUES('emergency-planning','risks',1,'Know the risks','Prepare for what is likely where you live; much of it helps for the rest too.');
INSERT INTO "topic_section" VALUES('emergency-planning','plan',2,'Make a plan','Ten minutes at the kitchen table with everyone there.');
INSERT INTO "topic_section" VALUES('emergency-planning','supplies',3,'Supplies','Enough for three days without shops, power and tap water; ten is better.');
INSERT INTO "topic_section" VALUES('emergency-planning','home',4,'At home','Most emergencies are small ones in your own rooms.');
INSERT INTO "topic_section" VALUES('emergency-planning','practise',5,'Practise','What was done once is done again without thinking.');
CREATE TABLE topic_state (
  household       BLOB NOT NULL,              -- ids are UUIDs of 16 bytes
  member          BLOB NOT NULL,
  topic           TEXT NOT NULL REFERENCES topic (identifier),
  is_completed    INTEGER NOT NULL CHECK (is_completed IN (0, 1)),
  is_favorite     INTEGER NOT NULL CHECK (is_favorite IN (0, 1)),
  last_viewed     INTEGER,                    -- UTC milliseconds
  notes           TEXT,
  first_completed INTEGER,                    -- UTC milliseconds; stays, so that points come once
  revision        INTEGER NOT NULL CHECK (revision >= 0),  -- 0: nothing but looked at
  UNIQUE (household, member, topic)
) STRICT;
INSERT INTO "topic_state" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry',1,0,NULL,NULL,1795271856033,1);
CREATE TABLE topic_step (
  step    TEXT NOT NULL PRIMARY KEY,          -- identifier/section/key
  topic   TEXT NOT NULL,
  section TEXT NOT NULL,
  number  INTEGER NOT NULL,                   -- from 1, within the section
  text    TEXT NOT NULL,
  FOREIGN KEY (topic, section) REFERENCES topic_section (topic, key)
) STRICT;
INSERT INTO "topic_step" VALUES('laundry/sorting-clothes/1','laundry','sorting-clothes',1,'Empty all pockets, close zips and hooks, turn dark and printed pieces inside out.');
INSERT INTO "topic_step" VALUES('laundry/sorting-clothes/2','laundry','sorting-clothes',2,'Sort by colour: whites, light colours, darks and strong colours; wash new dark pieces alone the first two times.');
INSERT INTO "topic_step" VALUES('laundry/sorting-clothes/3','laundry','sorting-clothes',3,'Sort each pile by fabric: wool, silk and lace apart; heavy denim and towels away from thin shirts; fluffy pieces away from those that catch lint.');
INSERT INTO "topic_step" VALUES('laundry/sorting-clothes/4','laundry','sorting-clothes',4,'Sort by temperature: the coolest label in a pile decides for the whole pile.');
INSERT INTO "topic_step" VALUES('laundry/sorting-clothes/5','laundry','sorting-clothes',5,'Look for stains and treat them before washing, from the edge to the middle.');
INSERT INTO "topic_step" VALUES('laundry/care-labels/1','laundry','care-labels',1,'Tub: the number (or dots) is the highest washing temperature; a bar below means gentle, two bars very gentle; a hand means wash by hand; crossed out means do not wash.');
INSERT INTO "topic_step" VALUES('laundry/care-labels/2','laundry','care-labels',2,'Triangle: empty means any bleach, two lines only oxygen bleach, crossed out none.');
INSERT INTO "topic_step" VALUES('laundry/care-labels/3','laundry','care-labels',3,'Square with a circle: may be tumble-dried, one dot cool, two dots normal; crossed out means never; lines in the square show hanging or drying flat.');
INSERT INTO "topic_step" VALUES('laundry/care-labels/4','laundry','care-labels',4,'Iron: one, two or three dots for low, medium or high heat; crossed out means do not iron.');
INSERT INTO "topic_step" VALUES('laundry/care-labels/5','laundry','care-labels',5,'Circle: professional cleaning; crossed out means not even that.');
INSERT INTO "topic_step" VALUES('laundry/care-labels/6','laundry','care-labels',6,'No readable label: wash at 30 °C on the gentle programme and dry in the air.');
INSERT INTO "topic_step" VALUES('laundry/detergent/1','laundry','detergent',1,'Choose the kind: powder with bleach for whites, liquid or colour detergent for colours, mild detergent for wool and silk.');
INSERT INTO "topic_step" VALUES('laundry/detergent/2','laundry','detergent',2,'Read the dosing table: load, dirt and hardness of the water decide.');
INSERT INTO "topic_step" VALUES('laundry/detergent/3','laundry','detergent',3,'Measure with the cap or scoop, never pour freely.');
INSERT INTO "topic_step" VALUES('laundry/detergent/4','laundry','detergent',4,'Fill the right chamber: main wash, pre-wash or softener; capsules go into the drum before the clothes.');
INSERT INTO "topic_step" VALUES('laundry/detergent/5','laundry','detergent',5,'Use low-foam detergent in high-efficiency machines.');
INSERT INTO "topic_step" VALUES('laundry/detergent/6','laundry','detergent',6,'Leave out softener for towels, sportswear and flame-resistant sleepwear.');
INSERT INTO "topic_step" VALUES('laundry/machine-settings/1','laundry','machine-settings',1,'Fill the drum loosely to about three quarters, a hand should fit on top.');
INSERT INTO "topic_step" VALUES('laundry/machine-settings/2','laundry','machine-settings',2,'Choose the programme by fabric: cotton, easy-care, delicate, wool; quick only for small, lightly worn loads.');
INSERT INTO "topic_step" VALUES('laundry/machine-settings/3','laundry','machine-settings',3,'Choose the temperature: 30 °C for everyday colours, 40 °C for cotton that is dirtier, 60 °C for towels, bedding and after illness; never above the label.');
INSERT INTO "topic_step" VALUES('laundry/machine-settings/4','laundry','machine-settings',4,'Choose the spin: fast for cotton and towels, 400–800 turns a minute for delicate pieces.');
INSERT INTO "topic_step" VALUES('laundry/machine-settings/5','laundry','machine-settings',5,'Start, note the end time and take the load out when it is done.');
INSERT INTO "topic_step" VALUES('laundry/drying/1','laundry','drying',1,'Take out everything whose label forbids the dryer.');
INSERT INTO "topic_step" VALUES('laundry/drying/2','laundry','drying',2,'Clean the lint filter before every load.');
INSERT INTO "topic_step" VALUES('laundry/drying/3','laundry','drying',3,'Shake pieces out, dry similar weights together, choose low heat when unsure.');
INSERT INTO "topic_step" VALUES('laundry/drying/4','laundry','drying',4,'In the air: hang with space between the pieces, dry knitwear flat, keep strong colours out of the sun.');
INSERT INTO "topic_step" VALUES('laundry/drying/5','laundry','drying',5,'Put away only what is completely dry; damp cloth grows mould.');
INSERT INTO "topic_step" VALUES('laundry/folding/1','laundry','folding',1,'Fold while the laundry is still warm.');
INSERT INTO "topic_step" VALUES('laundry/folding/2','laundry','folding',2,'Shirts: face down, sides to the middle, sleeves back, then half or thirds from the hem.');
INSERT INTO "topic_step" VALUES('laundry/folding/3','laundry','folding',3,'Trousers: along the crease, in half, then in thirds.');
INSERT INTO "topic_step" VALUES('laundry/folding/4','laundry','folding',4,'Towels: thirds lengthwise, then in half twice.');
INSERT INTO "topic_step" VALUES('laundry/folding/5','laundry','folding',5,'Pair socks, stand folded pieces upright in the drawer, hang what creases easily.');
INSERT INTO "topic_step" VALUES('cooking/set-up/1','cooking','set-up',1,'Read the whole recipe once from start to end before you begin. Look for waiting times and for ingredients that are used in two parts.');
INSERT INTO "topic_step" VALUES('cooking/set-up/2','cooking','set-up',2,'Wash your hands for twenty seconds with soap, then clear the work surface and wipe it. Put a bowl for peelings within reach.');
INSERT INTO "topic_step" VALUES('cooking/set-up/3','cooking','set-up',3,'Measure and chop everything before the heat goes on, and set it out in the order of use. Onions in a hot pan do not wait for garlic that is still whole.');
INSERT INTO "topic_step" VALUES('cooking/knife/1','cooking','knife',1,'Put a damp cloth under the board so that it cannot slide. Push against it once to check before you cut.');
INSERT INTO "topic_step" VALUES('cooking/knife/2','cooking','knife',2,'Curl the fingertips of the holding hand under, so that the blade runs along the knuckles. The thumb stays behind the fingers.');
INSERT INTO "topic_step" VALUES('cooking/knife/3','cooking','knife',3,'Cut one flat side first and lay the food on it, so that it does not roll. Then cut slices, the slices into sticks and the sticks into cubes.');
INSERT INTO "topic_step" VALUES('cooking/techniques/1','cooking','techniques',1,'Boil and simmer: cook pasta in plenty of salted, bubbling water until it is just firm to the bite. Taste a piece two minutes before the time on the packet; for soups and sauces turn the heat down until only small bubbles rise.');
INSERT INTO "topic_step" VALUES('cooking/techniques/2','cooking','techniques',2,'Sauté: heat a spoonful of fat over medium heat and cook chopped onions, stirring now and then, until they are soft and glassy. It takes eight to ten minutes; brown edges mean that the heat is too high.');
INSERT INTO "topic_step" VALUES('cooking/techniques/3','cooking','techniques',3,'Roast: toss vegetables in oil and salt, spread them in one layer on a tray and bake them at about 200 °C. Turn them after twenty minutes; they are done when the edges are brown and a fork goes in easily.');
INSERT INTO "topic_step" VALUES('cooking/techniques/4','cooking','techniques',4,'Steam: bring a finger''s width of water to the boil, put greens in a basket above it and close the lid. Most are done after three to six minutes, still bright green.');
INSERT INTO "topic_step" VALUES('cooking/techniques/5','cooking','techniques',5,'Braise: brown meat or firm vegetables on all sides first, then add liquid to a third of their height and cook them slowly with the lid on. Low heat and time make tough pieces tender.');
INSERT INTO "topic_step" VALUES('cooking/food-safety/1','cooking','food-safety',1,'Keep raw meat and its board, knife and plate apart from everything else, and wash them with hot water and soap before they touch other food. Do not rinse raw poultry: the splashes spread germs.');
INSERT INTO "topic_step" VALUES('cooking/food-safety/2','cooking','food-safety',2,'Cook poultry to a core of 74 °C, measured at the thickest part and away from the bone. Without a thermometer, cut it open: the juice must be clear and no part pink.');
INSERT INTO "topic_step" VALUES('cooking/food-safety/3','cooking','food-safety',3,'Chill leftovers within two hours, in shallow containers so that they cool quickly. Eat them within four days and heat them until they steam all through.');
INSERT INTO "topic_step" VALUES('budgeting/know-numbers/1','budgeting','know-numbers',1,'Write down your monthly income after deductions: the amount that really arrives in your account. If it changes from month to month, use the lowest of the last six months.');
INSERT INTO "topic_step" VALUES('budgeting/know-numbers/2','budgeting','know-numbers',2,'List your fixed costs with their due dates: rent, utilities, insurance, phone, transport, loans. Bank statements of the last three months show the ones you forgot.');
INSERT INTO "topic_step" VALUES('budgeting/know-numbers/3','budgeting','know-numbers',3,'Record every variable expense for 30 days, in an app or on paper, on the day it happens. Do not judge anything yet; you are only looking.');
INSERT INTO "topic_step" VALUES('budgeting/choose-plan/1','budgeting','choose-plan',1,'Start from 50 % needs, 30 % wants, 20 % saving and paying off debt. Needs are what you would still have to pay if you lost your income.');
INSERT INTO "topic_step" VALUES('budgeting/choose-plan/2','budgeting','choose-plan',2,'Adjust the shares to your own fixed costs. Where rent is high, 60/20/20 can be honest; what matters is that the parts add up to your income.');
INSERT INTO "topic_step" VALUES('budgeting/choose-plan/3','budgeting','choose-plan',3,'Set a limit for each spending category and write it down next to what you really spent. Begin close to your real figures and lower them step by step.');
INSERT INTO "topic_step" VALUES('budgeting/cushion/1','budgeting','cushion',1,'Open a separate savings account, best without a card, so that the money is reachable but not in sight.');
INSERT INTO "topic_step" VALUES('budgeting/cushion/2','budgeting','cushion',2,'Transfer a fixed amount automatically on payday. What leaves first is not missed; what is left at the end of the month is usually nothing.');
INSERT INTO "topic_step" VALUES('budgeting/cushion/3','budgeting','cushion',3,'Aim first at one month of costs, then at three to six. Count only what you must pay: a month without income is also a month without holidays.');
INSERT INTO "topic_step" VALUES('budgeting/keep-going/1','budgeting','keep-going',1,'Review for 15 minutes every week, on the same day: what came in, what went out, what comes next week.');
INSERT INTO "topic_step" VALUES('budgeting/keep-going/2','budgeting','keep-going',2,'Cover overspending by moving money between categories instead of giving up. The total stays, and next month''s limits get more realistic.');
INSERT INTO "topic_step" VALUES('budgeting/keep-going/3','budgeting','keep-going',3,'Divide yearly bills by 12 and set that aside monthly, so that insurance and car tax are paid before they arrive.');
INSERT INTO "topic_step" VALUES('job-interviews/research/1','job-interviews','research',1,'Mark the five most important requirements in the posting. What is named first, named twice or called “required” counts most.');
INSERT INTO "topic_step" VALUES('job-interviews/research/2','job-interviews','research',2,'Read the organisation''s own pages and recent news about it. Note two things you could mention and one you would like to understand better.');
INSERT INTO "topic_step" VALUES('job-interviews/research/3','job-interviews','research',3,'Ask about the format, the length and who will take part. Look up what those people do, so that you can speak to their work.');
INSERT INTO "topic_step" VALUES('job-interviews/stories/1','job-interviews','stories',1,'Choose five examples from your own work, studies or life that fit the five requirements. One should be about a failure and what you changed afterwards.');
INSERT INTO "topic_step" VALUES('job-interviews/stories/2','job-interviews','stories',2,'Shape each as situation, task, action, result. Spend most of the time on what you yourself did, and end with a number or a visible effect.');
INSERT INTO "topic_step" VALUES('job-interviews/stories/3','job-interviews','stories',3,'Say each aloud in under two minutes, to a friend or a recording. Reading silently does not show where you get lost.');
INSERT INTO "topic_step" VALUES('job-interviews/questions/1','job-interviews','questions',1,'Prepare a one-minute answer to “tell me about yourself”: what you do now, what led you there, why this position is the next step.');
INSERT INTO "topic_step" VALUES('job-interviews/questions/2','job-interviews','questions',2,'Prepare an honest weakness and what you do about it. Choose a real one that would not stop you from doing this job.');
INSERT INTO "topic_step" VALUES('job-interviews/questions/3','job-interviews','questions',3,'Write three questions to ask them, for example what a good first half-year looks like, how the team decides things, and what is hard at the moment.');
INSERT INTO "topic_step" VALUES('job-interviews/on-the-day/1','job-interviews','on-the-day',1,'Test the route or the video set-up the day before, at the same time of day. Lay out clothes and papers, charge what needs charging.');
INSERT INTO "topic_step" VALUES('job-interviews/on-the-day/2','job-interviews','on-the-day',2,'Be there ten minutes early; for a video call, open the link five minutes before and close everything else. If something goes wrong, call before the agreed time.');
INSERT INTO "topic_step" VALUES('job-interviews/on-the-day/3','job-interviews','on-the-day',3,'Listen, pause, then answer the question that was asked. Ask back when you are not sure; “let me think for a moment” is a good sentence.');
INSERT INTO "topic_step" VALUES('job-interviews/follow-up/1','job-interviews','follow-up',1,'Send a short thank-you within 24 hours. Name one thing from the conversation and say in a sentence that you are still interested.');
INSERT INTO "topic_step" VALUES('job-interviews/follow-up/2','job-interviews','follow-up',2,'Note what was asked and what you would improve, while you remember it. The list makes the next interview easier.');
INSERT INTO "topic_step" VALUES('job-interviews/follow-up/3','job-interviews','follow-up',3,'Ask once after the date they named, or after one week if they named none. One friendly message is enough.');
INSERT INTO "topic_step" VALUES('taxes/basics/1','taxes','basics',1,'Find the tax year and the filing deadline where you live, and whether you must file at all. Put the deadline and a date four weeks earlier into your calendar.');
INSERT INTO "topic_step" VALUES('taxes/basics/2','taxes','basics',2,'List every kind of income you had: wages, freelance work, interest and dividends, rent, benefits, sales. Small amounts and income from abroad belong on the list too.');
INSERT INTO "topic_step" VALUES('taxes/basics/3','taxes','basics',3,'Check what was already withheld or paid in advance. The return only settles the difference, so it may end in a refund.');
INSERT INTO "topic_step" VALUES('taxes/papers/1','taxes','papers',1,'Collect income statements from employers and banks. They usually arrive in the first months of the new year or wait in an online mailbox.');
INSERT INTO "topic_step" VALUES('taxes/papers/2','taxes','papers',2,'Collect receipts for costs you may deduct, such as work equipment, training, donations, child care or medical costs. Sort them by kind and add each kind up.');
INSERT INTO "topic_step" VALUES('taxes/papers/3','taxes','papers',3,'Find last year''s return and assessment. They show which forms you used and what you should not forget.');
INSERT INTO "topic_step" VALUES('taxes/papers/4','taxes','papers',4,'Have your tax number and your bank details for a refund ready, and the logins of the portals you will need. New access codes can take weeks by post.');
INSERT INTO "topic_step" VALUES('taxes/prepare/1','taxes','prepare',1,'Decide between the official portal, paid software and an adviser. A simple case needs no adviser; a move abroad, a business or an inheritance often does.');
INSERT INTO "topic_step" VALUES('taxes/prepare/2','taxes','prepare',2,'Enter income first and compare every figure with its statement. The tax office has copies of many of them.');
INSERT INTO "topic_step" VALUES('taxes/prepare/3','taxes','prepare',3,'Claim the deductions and credits you can prove. If you are unsure about one, look it up on the official pages instead of guessing.');
INSERT INTO "topic_step" VALUES('taxes/prepare/4','taxes','prepare',4,'Compare the result with last year and explain large differences to yourself. A surprise is often a typing error or a missing form.');
INSERT INTO "topic_step" VALUES('taxes/file/1','taxes','file',1,'Submit before the deadline and save the confirmation with date and reference number. If you owe money, note when it is due.');
INSERT INTO "topic_step" VALUES('taxes/file/2','taxes','file',2,'Check the assessment when it comes, line by line, and object in time and in writing if it is wrong. The letter says how long you have.');
INSERT INTO "topic_step" VALUES('taxes/file/3','taxes','file',3,'Keep the papers for the period the law requires, usually several years, together with a copy of what you filed.');
INSERT INTO "topic_step" VALUES('car-maintenance/know-the-car/1','car-maintenance','know-the-car',1,'Read the maintenance schedule in the manual and write the next three dates or mileages on a card in the glove box.');
INSERT INTO "topic_step" VALUES('car-maintenance/know-the-car/2','car-maintenance','know-the-car',2,'Learn the meaning of each warning light. Red means stop as soon as it is safe; yellow means have it checked soon.');
INSERT INTO "topic_step" VALUES('car-maintenance/know-the-car/3','car-maintenance','know-the-car',3,'Note tyre size and pressure. They are on a sticker in the door frame or the fuel flap, often with other values for a full load.');
INSERT INTO "topic_step" VALUES('car-maintenance/monthly/1','car-maintenance','monthly',1,'Measure tyre pressure when the tyres are cold, before driving more than a few kilometres. Correct it to the value for your load, the spare wheel included.');
INSERT INTO "topic_step" VALUES('car-maintenance/monthly/2','car-maintenance','monthly',2,'Measure tread depth at several points across each tyre. Uneven wear is a reason for a visit to the workshop; below 3 mm plan new tyres, below the legal limit do not drive.');
INSERT INTO "topic_step" VALUES('car-maintenance/monthly/3','car-maintenance','monthly',3,'Test all lights and the horn, with a helper or the reflection in a window. Do not forget brake lights, reversing lights and number plate.');
INSERT INTO "topic_step" VALUES('car-maintenance/monthly/4','car-maintenance','monthly',4,'Refill washer fluid, in winter with antifreeze. Never use plain dish soap: it foams and leaves streaks.');
INSERT INTO "topic_step" VALUES('car-maintenance/fluids/1','car-maintenance','fluids',1,'Check engine oil on level ground, some minutes after the engine was switched off. Wipe the dipstick, dip again and read; add oil of the grade in the manual, a little at a time, up to the upper mark.');
INSERT INTO "topic_step" VALUES('car-maintenance/fluids/2','car-maintenance','fluids',2,'Check coolant only when the engine is cold, through the wall of the tank. It should stand between the marks; a level that keeps falling needs a workshop.');
INSERT INTO "topic_step" VALUES('car-maintenance/fluids/3','car-maintenance','fluids',3,'Check that brake fluid stands between the marks. If it is low, have the brakes checked instead of just filling up: worn pads or a leak may be the reason.');
INSERT INTO "topic_step" VALUES('car-maintenance/service/1','car-maintenance','service',1,'Change oil and filter by the schedule, by mileage or once a year, whichever comes first. Keep the bill: it is part of the car''s value.');
INSERT INTO "topic_step" VALUES('car-maintenance/service/2','car-maintenance','service',2,'Replace wiper blades once a year, or as soon as they smear or chatter.');
INSERT INTO "topic_step" VALUES('car-maintenance/service/3','car-maintenance','service',3,'Have the brakes checked at any grinding, squealing, pulsing or pulling to one side. Brakes do not get better by waiting.');
INSERT INTO "topic_step" VALUES('car-maintenance/service/4','car-maintenance','service',4,'Have the battery tested yearly from its third year, best in autumn. Slow starting and dim lights are its farewell letter.');
INSERT INTO "topic_step" VALUES('car-maintenance/breakdown/1','car-maintenance','breakdown',1,'Switch on the hazard lights, stop at a safe place and put on a reflective vest. Get everyone out on the side away from traffic and behind the barrier, then set up the warning triangle where the law asks for it.');
INSERT INTO "topic_step" VALUES('car-maintenance/breakdown/2','car-maintenance','breakdown',2,'Change a wheel only on firm, level ground away from traffic, with the hand brake on. Loosen the nuts before lifting, tighten them crosswise after lowering; on a fast road leave it to the recovery service.');
INSERT INTO "topic_step" VALUES('car-maintenance/breakdown/3','car-maintenance','breakdown',3,'Keep the towing and insurance numbers in the car and in your phone, with the policy number and the number plate.');
INSERT INTO "topic_step" VALUES('first-aid/look-and-call/1','first-aid','look-and-call',1,'Check for danger to yourself first: traffic, fire, electricity, water, violence. A second injured person helps nobody.');
INSERT INTO "topic_step" VALUES('first-aid/look-and-call/2','first-aid','look-and-call',2,'Check whether the person responds and breathes. Speak loudly and shake the shoulders gently; then tilt the head back and look, listen and feel for up to ten seconds. Gasping is not breathing.');
INSERT INTO "topic_step" VALUES('first-aid/look-and-call/3','first-aid','look-and-call',3,'Call the local emergency number, put the phone on loudspeaker and follow its instructions. Say where you are first, then what happened; do not hang up until they do.');
INSERT INTO "topic_step" VALUES('first-aid/look-and-call/4','first-aid','look-and-call',4,'Send someone for the first-aid kit and the defibrillator. Point at one person and speak to them directly, so that it happens.');
INSERT INTO "topic_step" VALUES('first-aid/not-breathing/1','first-aid','not-breathing',1,'Put the heel of one hand on the centre of the chest, the other hand on top, arms straight, and press 5–6 cm deep, 100–120 times a minute. Let the chest rise fully each time; for children the emergency line tells you what differs.');
INSERT INTO "topic_step" VALUES('first-aid/not-breathing/2','first-aid','not-breathing',2,'Give 2 breaths after each 30 presses only if you are trained. Otherwise go on pressing without a break.');
INSERT INTO "topic_step" VALUES('first-aid/not-breathing/3','first-aid','not-breathing',3,'Use the defibrillator as soon as it is there: switch it on and do what it tells you. It gives a shock only when one is needed; nobody may touch the person while it checks.');
INSERT INTO "topic_step" VALUES('first-aid/not-breathing/4','first-aid','not-breathing',4,'Continue until help takes over, the person starts to breathe normally, or you cannot go on. Change places with someone every two minutes if you can.');
INSERT INTO "topic_step" VALUES('first-aid/bleeding/1','first-aid','bleeding',1,'Put on gloves, or put a clean plastic bag over your hand. Without either, pressing still comes first when blood is flowing strongly.');
INSERT INTO "topic_step" VALUES('first-aid/bleeding/2','first-aid','bleeding',2,'Press firmly on the wound with a dressing or a clean cloth, with your full weight if needed, and keep pressing. Looking under it every minute starts the bleeding again. If something is stuck in the wound, press beside it.');
INSERT INTO "topic_step" VALUES('first-aid/bleeding/3','first-aid','bleeding',3,'Add layers on top when blood comes through; do not lift the first one. Bind them tightly once the flow slows down.');
INSERT INTO "topic_step" VALUES('first-aid/bleeding/4','first-aid','bleeding',4,'Lay the person down and keep them warm, and keep talking to them. Call the emergency number if nobody has yet.');
INSERT INTO "topic_step" VALUES('first-aid/choking/1','first-aid','choking',1,'Encourage coughing while it works, and stay with the person. Act when coughing becomes silent or they cannot speak.');
INSERT INTO "topic_step" VALUES('first-aid/choking/2','first-aid','choking',2,'Give up to five blows between the shoulder blades with the heel of your hand, the person bent forward and supported with your other arm. Check after each one.');
INSERT INTO "topic_step" VALUES('first-aid/choking/3','first-aid','choking',3,'Give up to five abdominal thrusts: stand behind, put a fist between navel and breastbone, hold it with the other hand and pull sharply inwards and up. For pregnant or very large people, thrust on the breastbone instead; anyone who had thrusts must see a doctor.');
INSERT INTO "topic_step" VALUES('first-aid/choking/4','first-aid','choking',4,'Repeat blows and thrusts in turn and have someone call for help. If the person collapses, call the emergency number and start chest compressions.');
INSERT INTO "topic_step" VALUES('first-aid/burns-sprains/1','first-aid','burns-sprains',1,'Cool a burn with cool running water for 20 minutes, as soon as possible. Take off rings and loose clothes, but leave what sticks to the skin; keep the rest of the body warm.');
INSERT INTO "topic_step" VALUES('first-aid/burns-sprains/2','first-aid','burns-sprains',2,'Cover it loosely with clean film or a clean, lint-free cloth. See a doctor for burns larger than the person''s palm, for blisters on face, hands or joints, and for anything electrical or chemical.');
INSERT INTO "topic_step" VALUES('first-aid/burns-sprains/3','first-aid','burns-sprains',3,'Rest, cool and support a sprain: stop moving it, put a wrapped cold pack on it for up to 20 minutes, bandage it and raise it. If it looks crooked or cannot take weight, have it examined.');
INSERT INTO "topic_step" VALUES('grocery-shopping/plan/1','grocery-shopping','plan',1,'Look into fridge, freezer and cupboards first. What must be eaten soon decides the first two meals.');
INSERT INTO "topic_step" VALUES('grocery-shopping/plan/2','grocery-shopping','plan',2,'Plan five dinners and leave two evenings open for leftovers, guests and bad days. Choose two meals that share an ingredient.');
INSERT INTO "topic_step" VALUES('grocery-shopping/plan/3','grocery-shopping','plan',3,'Write the list in the order of the shop: fruit and vegetables, dry goods, household things, chilled and frozen food. With amounts you buy what you need and no more.');
INSERT INTO "topic_step" VALUES('grocery-shopping/in-the-shop/1','grocery-shopping','in-the-shop',1,'Compare the price per kilogram or litre, not per packet. It stands in small print on the shelf label, and the large packet is not always cheaper.');
INSERT INTO "topic_step" VALUES('grocery-shopping/in-the-shop/2','grocery-shopping','in-the-shop',2,'Choose what is in season; it tastes better, costs less and keeps longer. Frozen vegetables are a good choice for the rest of the year.');
INSERT INTO "topic_step" VALUES('grocery-shopping/in-the-shop/3','grocery-shopping','in-the-shop',3,'Check dates and packaging: take the later date from the back of the shelf, look into egg boxes, leave dented or bulging cans. What you eat today can be the reduced piece.');
INSERT INTO "topic_step" VALUES('grocery-shopping/in-the-shop/4','grocery-shopping','in-the-shop',4,'Pick up chilled and frozen food last and carry it home in an insulated bag. In summer it should not be on the way for more than half an hour.');
INSERT INTO "topic_step" VALUES('grocery-shopping/labels/1','grocery-shopping','labels',1,'Ingredients are listed by weight, the most first. If sugar, under any of its names, stands among the first three, it is a sweet.');
INSERT INTO "topic_step" VALUES('grocery-shopping/labels/2','grocery-shopping','labels',2,'“Best before” is about quality: look, smell and taste before you throw it away. “Use by” is about safety: after that date do not eat it.');
INSERT INTO "topic_step" VALUES('grocery-shopping/labels/3','grocery-shopping','labels',3,'Compare the portion on the label with what you really eat. A bowl of cereal is easily two portions.');
INSERT INTO "topic_step" VALUES('grocery-shopping/store/1','grocery-shopping','store',1,'Chill cold food at once, with the fridge at 4–5 °C. Do not crowd it: cold air must move.');
INSERT INTO "topic_step" VALUES('grocery-shopping/store/2','grocery-shopping','store',2,'Put raw meat and fish on the lowest shelf, in a closed container, so that nothing drips on other food.');
INSERT INTO "topic_step" VALUES('grocery-shopping/store/3','grocery-shopping','store',3,'Move older food to the front and put the new food behind it. Write the date on what you freeze.');
INSERT INTO "topic_step" VALUES('credit-cards/how-they-work/1','credit-cards','how-they-work',1,'Find the statement date and the due date. What you buy after the first is billed a month later; what is unpaid after the second costs interest.');
INSERT INTO "topic_step" VALUES('credit-cards/how-they-work/2','credit-cards','how-they-work',2,'Find the yearly interest rate on unpaid balances. It is often 15–25 %, several times that of an ordinary loan.');
INSERT INTO "topic_step" VALUES('credit-cards/how-they-work/3','credit-cards','how-they-work',3,'Find the limit and how much of it is used. The app shows both; the limit is no target, and you may ask to have it lowered.');
INSERT INTO "topic_step" VALUES('credit-cards/choose/1','credit-cards','choose',1,'Compare yearly fee, interest, fees abroad and for cash. Read the price table, not the advertisement.');
INSERT INTO "topic_step" VALUES('credit-cards/choose/2','credit-cards','choose',2,'Value rewards only for spending you have anyway. A bonus for buying more is a discount on something you did not need.');
INSERT INTO "topic_step" VALUES('credit-cards/choose/3','credit-cards','choose',3,'Apply for one card at a time. Each application is noted, and several in a short time look like need.');
INSERT INTO "topic_step" VALUES('credit-cards/use-well/1','credit-cards','use-well',1,'Have the full balance paid automatically every month from an account that has the money. Check once that “full” is set and not “minimum”.');
INSERT INTO "topic_step" VALUES('credit-cards/use-well/2','credit-cards','use-well',2,'Stay under about 30 % of the limit. Where credit ratings are kept, high use lowers yours even if you pay in time.');
INSERT INTO "topic_step" VALUES('credit-cards/use-well/3','credit-cards','use-well',3,'Read every line of the statement. Look for shops you do not know, double charges and subscriptions that went up.');
INSERT INTO "topic_step" VALUES('credit-cards/protect/1','credit-cards','protect',1,'Turn on payment alerts in the app. You learn of a charge in seconds instead of weeks.');
INSERT INTO "topic_step" VALUES('credit-cards/protect/2','credit-cards','protect',2,'Never pass on codes or the number on the back, not even to “the bank”. Hang up and call the number printed on the card.');
INSERT INTO "topic_step" VALUES('credit-cards/protect/3','credit-cards','protect',3,'Report loss at once and dispute unknown charges in time. Note the date, the time and the name of the person you spoke to.');
INSERT INTO "topic_step" VALUES('credit-cards/debt/1','credit-cards','debt',1,'Stop using the card: take it out of your phone, your browser and your wallet. Pay with a debit card or cash until it is over.');
INSERT INTO "topic_step" VALUES('credit-cards/debt/2','credit-cards','debt',2,'Pay minimums everywhere and the whole rest to the card with the highest rate. When it is paid off, move its amount on to the next.');
INSERT INTO "topic_step" VALUES('credit-cards/debt/3','credit-cards','debt',3,'Ask for a lower rate or a payment plan, before you miss a payment. Non-profit debt advice is free in many places.');
INSERT INTO "topic_step" VALUES('apartment-hunting/budget/1','apartment-hunting','budget',1,'Keep rent near 30 % of your income after deductions. In expensive towns it may be more; then decide beforehand what you give up for it.');
INSERT INTO "topic_step" VALUES('apartment-hunting/budget/2','apartment-hunting','budget',2,'Add utilities, internet and insurance, and the way to work. Ask for last year''s real figures; estimates in advertisements are low.');
INSERT INTO "topic_step" VALUES('apartment-hunting/budget/3','apartment-hunting','budget',3,'Save the deposit, moving costs and the first rent beforehand. Two to four months of rent is a usual sum in total.');
INSERT INTO "topic_step" VALUES('apartment-hunting/search/1','apartment-hunting','search',1,'Separate must-haves from wishes: at most four must-haves, in writing. A flat that has them all deserves a viewing.');
INSERT INTO "topic_step" VALUES('apartment-hunting/search/2','apartment-hunting','search',2,'Set alerts on several channels: portals, housing companies, notice boards, and people you know. Answer within the hour with a short text prepared beforehand.');
INSERT INTO "topic_step" VALUES('apartment-hunting/search/3','apartment-hunting','search',3,'Never pay anything before a viewing. Who is abroad, sends keys by post or asks for a deposit to reserve the flat is a fraud.');
INSERT INTO "topic_step" VALUES('apartment-hunting/viewing/1','apartment-hunting','viewing',1,'Test water pressure and hot water, heating, windows, sockets and phone reception in every room.');
INSERT INTO "topic_step" VALUES('apartment-hunting/viewing/2','apartment-hunting','viewing',2,'Look for damp, mould and noise: behind furniture, in corners of outer walls, in the bathroom and the cellar. Open a window and listen.');
INSERT INTO "topic_step" VALUES('apartment-hunting/viewing/3','apartment-hunting','viewing',3,'Ask about yearly costs, house rules, pets, repairs that are planned, and why the last tenants left.');
INSERT INTO "topic_step" VALUES('apartment-hunting/viewing/4','apartment-hunting','viewing',4,'Take photos and notes, after asking. After the third flat nobody remembers which one had the bath.');
INSERT INTO "topic_step" VALUES('apartment-hunting/apply/1','apartment-hunting','apply',1,'Prepare identity, proof of income and references as one PDF. Cover up what they do not need, such as account numbers.');
INSERT INTO "topic_step" VALUES('apartment-hunting/apply/2','apartment-hunting','apply',2,'Apply within a day of the viewing, with two friendly sentences about who will live there.');
INSERT INTO "topic_step" VALUES('apartment-hunting/apply/3','apartment-hunting','apply',3,'Answer questions honestly and briefly. What is nobody''s business, such as family plans or faith, you may leave out; look up which questions are allowed.');
INSERT INTO "topic_step" VALUES('apartment-hunting/lease/1','apartment-hunting','lease',1,'Check the term, the notice on both sides, and how and when the rent may rise.');
INSERT INTO "topic_step" VALUES('apartment-hunting/lease/2','apartment-hunting','lease',2,'Check the terms of the deposit and who repairs what. In many places the law limits both; a tenants'' association knows.');
INSERT INTO "topic_step" VALUES('apartment-hunting/lease/3','apartment-hunting','lease',3,'Get every promise in writing: the new kitchen, the painted wall, the parking space, each with a date.');
INSERT INTO "topic_step" VALUES('apartment-hunting/move-in/1','apartment-hunting','move-in',1,'Record defects with photos and a list signed by both sides. Scratches, stains and missing keys belong on it, room by room.');
INSERT INTO "topic_step" VALUES('apartment-hunting/move-in/2','apartment-hunting','move-in',2,'Read all meters together, photograph them and register with the suppliers in time.');
INSERT INTO "topic_step" VALUES('apartment-hunting/move-in/3','apartment-hunting','move-in',3,'Change your address at the authorities, bank, employer and insurers, and insure the contents and your liability from the first day.');
INSERT INTO "topic_step" VALUES('compliments/give/1','compliments','give',1,'Notice something specific. “The way you explained the second slide” stays; “great talk” is forgotten.');
INSERT INTO "topic_step" VALUES('compliments/give/2','compliments','give',2,'Name a choice or an effort rather than looks. People can be proud of what they did, not of what they were born with.');
INSERT INTO "topic_step" VALUES('compliments/give/3','compliments','give',3,'Say it in one sentence and stop. Explaining it further makes both of you uneasy.');
INSERT INTO "topic_step" VALUES('compliments/receive/1','compliments','receive',1,'Say thank you and look at the person. Nothing more is needed.');
INSERT INTO "topic_step" VALUES('compliments/receive/2','compliments','receive',2,'Do not talk it down. “Oh, that was nothing” tells the other person that they were wrong.');
INSERT INTO "topic_step" VALUES('compliments/receive/3','compliments','receive',3,'Share credit when others helped, by name. “Thank you; Mara did the hard part” makes two people happy.');
INSERT INTO "topic_step" VALUES('compliments/at-work/1','compliments','at-work',1,'Praise the work and its effect. “Because of your checklist nobody had to stay late” says what was good about it.');
INSERT INTO "topic_step" VALUES('compliments/at-work/2','compliments','at-work',2,'Give credit in front of others, and criticism in private.');
INSERT INTO "topic_step" VALUES('compliments/at-work/3','compliments','at-work',3,'Write it down when the person is absent, to them and to the one they report to. A message can be read again on a bad day.');
INSERT INTO "topic_step" VALUES('house-cleaning/rhythm/1','house-cleaning','rhythm',1,'Give each room a day of the week and write the plan on the fridge. In a household of several, each day has a name beside it.');
INSERT INTO "topic_step" VALUES('house-cleaning/rhythm/2','house-cleaning','rhythm',2,'Tidy first, then clean. Take a basket, collect what belongs elsewhere and carry it all in one round.');
INSERT INTO "topic_step" VALUES('house-cleaning/rhythm/3','house-cleaning','rhythm',3,'Work from top to bottom and from dry to wet: cobwebs, shelves, surfaces, floor. Then nothing gets dirty twice.');
INSERT INTO "topic_step" VALUES('house-cleaning/kitchen/1','house-cleaning','kitchen',1,'Wipe table, worktop and hob after every cooking, as soon as the hob is cool. Fresh splashes need only warm water and a drop of detergent.');
INSERT INTO "topic_step" VALUES('house-cleaning/kitchen/2','house-cleaning','kitchen',2,'Clean the sink and the drain weekly: brush the strainer, pour in hot water with detergent, polish the tap dry.');
INSERT INTO "topic_step" VALUES('house-cleaning/kitchen/3','house-cleaning','kitchen',3,'Check the fridge before shopping: throw out what has gone bad, wipe one shelf, move older food to the front.');
INSERT INTO "topic_step" VALUES('house-cleaning/bathroom/1','house-cleaning','bathroom',1,'Spray cleaner on toilet, basin and shower, and let it work for five to ten minutes before wiping. Meanwhile do the mirror.');
INSERT INTO "topic_step" VALUES('house-cleaning/bathroom/2','house-cleaning','bathroom',2,'Use separate cloths for toilet and basin, in two colours so that nobody mixes them up.');
INSERT INTO "topic_step" VALUES('house-cleaning/bathroom/3','house-cleaning','bathroom',3,'Dry surfaces with a squeegee or towel and air the room for ten minutes. Mould and limescale need the water you leave behind.');
INSERT INTO "topic_step" VALUES('house-cleaning/floors/1','house-cleaning','floors',1,'Dust before vacuuming, with a slightly damp cloth that holds the dust instead of moving it.');
INSERT INTO "topic_step" VALUES('house-cleaning/floors/2','house-cleaning','floors',2,'Vacuum edges and under furniture, slowly and in two directions on carpets. Empty the container before it is full.');
INSERT INTO "topic_step" VALUES('house-cleaning/floors/3','house-cleaning','floors',3,'Mop backwards out of the room with a well wrung mop. Wood wants it only just damp; change the water when you no longer see the bottom.');
INSERT INTO "topic_step" VALUES('home-repairs/safety/1','home-repairs','safety',1,'Find the main water valve, the gas tap and the fuse box, label them and show everyone in the home. Turn the valve once a year so that it does not seize.');
INSERT INTO "topic_step" VALUES('home-repairs/safety/2','home-repairs','safety',2,'Switch off and test before touching wires or pipes. Take out the fuse or trip the breaker, put a note on it, and check with a tester that there is really no current.');
INSERT INTO "topic_step" VALUES('home-repairs/safety/3','home-repairs','safety',3,'Ask what the landlord or a professional must do. Gas, fixed wiring and whatever is inside the walls usually belong to them, by law or by contract.');
INSERT INTO "topic_step" VALUES('home-repairs/kit/1','home-repairs','kit',1,'Get screwdrivers for slotted, cross and star heads, a hammer, combination pliers and an adjustable spanner.');
INSERT INTO "topic_step" VALUES('home-repairs/kit/2','home-repairs','kit',2,'Add a tape measure, a spirit level and a torch, best one for the forehead so that both hands are free.');
INSERT INTO "topic_step" VALUES('home-repairs/kit/3','home-repairs','kit',3,'Add a drill with bits for wood, metal and masonry, an assortment of plugs and screws, and safety glasses.');
INSERT INTO "topic_step" VALUES('home-repairs/water/1','home-repairs','water',1,'Clear a drain with a plunger: fill the basin a little, close the overflow with a wet cloth and pump. If that fails, clean the trap over a bucket or use a hand auger; leave drain chemicals in the shop.');
INSERT INTO "topic_step" VALUES('home-repairs/water/2','home-repairs','water',2,'Replace the washer of a dripping tap: shut off the water, open the tap, unscrew the handle and the valve, take the old washer to the shop and fit the same size. Taps with one lever need a new cartridge instead.');
INSERT INTO "topic_step" VALUES('home-repairs/water/3','home-repairs','water',3,'Stop a running toilet: lift the lid of the cistern and see whether the float closes the inlet. Set the float lower if water runs into the overflow; clean or replace the flapper if it seeps into the bowl.');
INSERT INTO "topic_step" VALUES('home-repairs/walls/1','home-repairs','walls',1,'Fill small holes with filler, slightly proud, let it dry, sand it flat and paint it with a small roller. A brush leaves a patch that shines differently.');
INSERT INTO "topic_step" VALUES('home-repairs/walls/2','home-repairs','walls',2,'Choose the plug that fits the wall: ordinary ones for concrete and brick, cavity anchors for plasterboard. Heavy things on plasterboard go into the studs behind it.');
INSERT INTO "topic_step" VALUES('home-repairs/walls/3','home-repairs','walls',3,'Hang with a level: mark the first hole, drill, then level and mark the second one through the fitting itself.');
INSERT INTO "topic_step" VALUES('home-repairs/doors/1','home-repairs','doors',1,'Tighten the screws of hinges and handles. If one turns without holding, glue a matchstick into the hole and screw it in again.');
INSERT INTO "topic_step" VALUES('home-repairs/doors/2','home-repairs','doors',2,'Oil what squeaks: a drop on the hinge pin, move the door, wipe off the rest. For locks use graphite or lock spray, not oil.');
INSERT INTO "topic_step" VALUES('home-repairs/doors/3','home-repairs','doors',3,'Renew worn seals: a strip of paper shut in the window should not slide out. Clean the frame before you stick on the new strip.');
INSERT INTO "topic_step" VALUES('resume-writing/collect/1','resume-writing','collect',1,'List jobs, dates, education, projects, volunteer work, courses and languages. Months and years are enough.');
INSERT INTO "topic_step" VALUES('resume-writing/collect/2','resume-writing','collect',2,'Write one measurable result for each: how many, how fast, how much cheaper, how much better rated. If there is no number, write what was different afterwards.');
INSERT INTO "topic_step" VALUES('resume-writing/collect/3','resume-writing','collect',3,'Mark what the posting asks for, and put your strongest proof next to each point.');
INSERT INTO "topic_step" VALUES('resume-writing/write/1','resume-writing','write',1,'Put your name, contact and a two-line headline on top. The headline says what you are and what you offer for this position.');
INSERT INTO "topic_step" VALUES('resume-writing/write/2','resume-writing','write',2,'Give your experience with the newest first: position, organisation, place, dates, then two to five lines each. Older jobs get fewer lines.');
INSERT INTO "topic_step" VALUES('resume-writing/write/3','resume-writing','write',3,'Start lines with a verb and end with a result: “Rebuilt the rota, so that overtime fell by a third.”');
INSERT INTO "topic_step" VALUES('resume-writing/write/4','resume-writing','write',4,'Add education, skills and languages. Name a level for each language and leave out what everyone can do.');
INSERT INTO "topic_step" VALUES('resume-writing/adapt/1','resume-writing','adapt',1,'Use the posting''s words where they are true. If they ask for “customer support” and you wrote “client care”, take theirs.');
INSERT INTO "topic_step" VALUES('resume-writing/adapt/2','resume-writing','adapt',2,'Cut what does not help this application, even if you are proud of it. It stays in the master version.');
INSERT INTO "topic_step" VALUES('resume-writing/adapt/3','resume-writing','adapt',3,'Keep to one or two pages, with white space and a font size that can be read without effort.');
INSERT INTO "topic_step" VALUES('resume-writing/check/1','resume-writing','check',1,'Read it aloud, slowly. The ear finds what the eye skips.');
INSERT INTO "topic_step" VALUES('resume-writing/check/2','resume-writing','check',2,'Let a second person read it and ask what they remember after a minute. That is what the résumé says.');
INSERT INTO "topic_step" VALUES('resume-writing/check/3','resume-writing','check',3,'Export it as PDF with your name in the file name, open it on another device and try every link.');
INSERT INTO "topic_step" VALUES('workplace-email/before/1','workplace-email','before',1,'Check whether a call or chat is better. What needs three questions back, or could hurt, is said faster and kinder in person.');
INSERT INTO "topic_step" VALUES('workplace-email/before/2','workplace-email','before',2,'Keep to one topic per message. Two topics get one answer, usually to the easier one.');
INSERT INTO "topic_step" VALUES('workplace-email/before/3','workplace-email','before',3,'Decide who must act and who only needs to know. The first stand in “To”, the second in “Cc”, and everyone else in neither.');
INSERT INTO "topic_step" VALUES('workplace-email/write/1','workplace-email','write',1,'Subject: topic and wanted action, as in “Floor plan: please approve by Thursday”.');
INSERT INTO "topic_step" VALUES('workplace-email/write/2','workplace-email','write',2,'Put the request and the date in the first two lines. Background comes after it, for those who need it.');
INSERT INTO "topic_step" VALUES('workplace-email/write/3','workplace-email','write',3,'Use short paragraphs or a list, one thought each. Numbered questions get numbered answers.');
INSERT INTO "topic_step" VALUES('workplace-email/send/1','workplace-email','send',1,'Check recipients and attachments: the right Anna, the right version, and that the file is really there.');
INSERT INTO "topic_step" VALUES('workplace-email/send/2','workplace-email','send',2,'Wait an hour if you are upset, with the address field empty. Then read it as the other person would.');
INSERT INTO "topic_step" VALUES('workplace-email/send/3','workplace-email','send',3,'Answer within one working day, even if only to say when the real answer will come.');
INSERT INTO "topic_step" VALUES('time-management/see/1','time-management','see',1,'Log three ordinary days, in half-hours, as they happen. Note interruptions too.');
INSERT INTO "topic_step" VALUES('time-management/see/2','time-management','see',2,'Mark what was important and what was only urgent. Important brings you nearer to something you want; urgent only makes a noise.');
INSERT INTO "topic_step" VALUES('time-management/see/3','time-management','see',3,'Drop or hand over one thing this week. Choose one nobody would miss, or one that somebody else would like to do.');
INSERT INTO "topic_step" VALUES('time-management/plan/1','time-management','plan',1,'Choose three results for the week, written as things that are finished: “application sent”, not “work on application”.');
INSERT INTO "topic_step" VALUES('time-management/plan/2','time-management','plan',2,'Choose up to three main tasks for each day, the evening before. Everything else is a bonus.');
INSERT INTO "topic_step" VALUES('time-management/plan/3','time-management','plan',3,'Reserve blocks in the calendar for them, at the hours when you are awake. An appointment with yourself is an appointment.');
INSERT INTO "topic_step" VALUES('time-management/plan/4','time-management','plan',4,'Leave a quarter of the day free. Something always comes, and breaks are part of the day.');
INSERT INTO "topic_step" VALUES('time-management/focus/1','time-management','focus',1,'Work 25 minutes, rest 5, and take a longer break after four rounds. Stand up in the break.');
INSERT INTO "topic_step" VALUES('time-management/focus/2','time-management','focus',2,'Put the phone out of reach, in another room or in a bag, and switch off notifications on the computer.');
INSERT INTO "topic_step" VALUES('time-management/focus/3','time-management','focus',3,'Handle messages in two or three batches a day at fixed times. Say so to the people who wait for you.');
INSERT INTO "topic_step" VALUES('time-management/review/1','time-management','review',1,'Take 20 minutes at the end of the week, with calendar and list, always at the same hour.');
INSERT INTO "topic_step" VALUES('time-management/review/2','time-management','review',2,'Move, delete or delegate what stayed open. What was moved three times is too big or not wanted: split it or let it go.');
INSERT INTO "topic_step" VALUES('time-management/review/3','time-management','review',3,'Write down one thing to change next week, only one.');
INSERT INTO "topic_step" VALUES('doctor-visits/insurance/1','doctor-visits','insurance',1,'Find the premium, the deductible, your own share and the yearly maximum in your policy. That is what you pay each month, what you pay before the insurer does, what you pay of each bill, and the most it can be in a year.');
INSERT INTO "topic_step" VALUES('doctor-visits/insurance/2','doctor-visits','insurance',2,'Check which doctors and hospitals are covered, and whether you need a referral. Going elsewhere can cost the full price.');
INSERT INTO "topic_step" VALUES('doctor-visits/insurance/3','doctor-visits','insurance',3,'Carry the card or its number, and a photo of it in your phone. Know the number to call from abroad.');
INSERT INTO "topic_step" VALUES('doctor-visits/find/1','doctor-visits','find',1,'Ask for recommendations: friends, neighbours, a pharmacist, your insurer''s directory.');
INSERT INTO "topic_step" VALUES('doctor-visits/find/2','doctor-visits','find',2,'Ask whether new patients are taken, how long one waits, and what happens outside opening hours.');
INSERT INTO "topic_step" VALUES('doctor-visits/find/3','doctor-visits','find',3,'Register before you are ill, and have your old records sent over.');
INSERT INTO "topic_step" VALUES('doctor-visits/prepare/1','doctor-visits','prepare',1,'Write down your symptoms and since when: where, how strong, how often, what makes it better or worse.');
INSERT INTO "topic_step" VALUES('doctor-visits/prepare/2','doctor-visits','prepare',2,'List medicines with doses and allergies, including those without prescription and supplements. Or photograph the packets.');
INSERT INTO "topic_step" VALUES('doctor-visits/prepare/3','doctor-visits','prepare',3,'Choose your three main questions and put the most important one first.');
INSERT INTO "topic_step" VALUES('doctor-visits/at-the-visit/1','doctor-visits','at-the-visit',1,'Say the most important thing first, even if it is embarrassing. What comes up at the door gets no time.');
INSERT INTO "topic_step" VALUES('doctor-visits/at-the-visit/2','doctor-visits','at-the-visit',2,'Ask until you understand: what is it, what can be done, what happens if we wait? Repeat it in your own words.');
INSERT INTO "topic_step" VALUES('doctor-visits/at-the-visit/3','doctor-visits','at-the-visit',3,'Write down the plan: what to take, how long, what to watch for, when to come back or call.');
INSERT INTO "topic_step" VALUES('doctor-visits/after/1','doctor-visits','after',1,'Collect prescriptions and referrals before you leave, and ask when and how you get results. No news is not good news; ask.');
INSERT INTO "topic_step" VALUES('doctor-visits/after/2','doctor-visits','after',2,'Compare the bill with the insurer''s statement before you pay: date, treatment, your share. Ask about what you do not understand.');
INSERT INTO "topic_step" VALUES('doctor-visits/after/3','doctor-visits','after',3,'Book follow-up and preventive checks at once, and put them in the calendar with a reminder.');
INSERT INTO "topic_step" VALUES('saving-investing/foundations/1','saving-investing','foundations',1,'Keep three to six months of costs in reach, on an account you can use any day. It is there so that you never have to sell at a bad moment.');
INSERT INTO "topic_step" VALUES('saving-investing/foundations/2','saving-investing','foundations',2,'Pay off expensive debt first. No safe investment earns as much as card interest costs.');
INSERT INTO "topic_step" VALUES('saving-investing/foundations/3','saving-investing','foundations',3,'Give each goal an amount and a date. The date decides how much risk the money may take.');
INSERT INTO "topic_step" VALUES('saving-investing/how-it-works/1','saving-investing','how-it-works',1,'Higher return means higher risk. Shares can lose half of their value in a bad year and need years to recover.');
INSERT INTO "topic_step" VALUES('saving-investing/how-it-works/2','saving-investing','how-it-works',2,'Spreading over many holdings lowers risk. One company can fail; thousands in many countries hardly do so at once.');
INSERT INTO "topic_step" VALUES('saving-investing/how-it-works/3','saving-investing','how-it-works',3,'Costs reduce the result every year. One per cent a year takes about a quarter of the end result over 30 years.');
INSERT INTO "topic_step" VALUES('saving-investing/how-it-works/4','saving-investing','how-it-works',4,'Compound growth needs time: returns earn returns. At 6 % a year money doubles in about 12 years, at 3 % in about 24.');
INSERT INTO "topic_step" VALUES('saving-investing/start/1','saving-investing','start',1,'Choose an account with suitable tax treatment; many countries have special ones for retirement or saving. Read what happens if you need the money early.');
INSERT INTO "topic_step" VALUES('saving-investing/start/2','saving-investing','start',2,'Prefer broad funds with low costs that follow a whole market. Compare the yearly cost figure; below 0.3 % is possible.');
INSERT INTO "topic_step" VALUES('saving-investing/start/3','saving-investing','start',3,'Pay in automatically every month, on payday. You buy in good and in bad months and need not guess.');
INSERT INTO "topic_step" VALUES('saving-investing/start/4','saving-investing','start',4,'Invest only what is not needed for five years or more. Money for next year''s rent belongs on a savings account.');
INSERT INTO "topic_step" VALUES('saving-investing/stay/1','saving-investing','stay',1,'Bring the shares back to your plan once a year: sell a little of what has grown most, or buy more of the rest.');
INSERT INTO "topic_step" VALUES('saving-investing/stay/2','saving-investing','stay',2,'Do not sell in a panic. A fall is a loss only for those who sell; decide beforehand, in writing, what you will do.');
INSERT INTO "topic_step" VALUES('saving-investing/stay/3','saving-investing','stay',3,'Check fees and taxes yearly, and whether a goal''s date has come near enough to take less risk.');
INSERT INTO "topic_step" VALUES('saving-investing/fraud/1','saving-investing','fraud',1,'Distrust guaranteed high returns. Whoever really had them would not call you.');
INSERT INTO "topic_step" VALUES('saving-investing/fraud/2','saving-investing','fraud',2,'Do not decide under pressure. An offer that ends tonight can end without you.');
INSERT INTO "topic_step" VALUES('saving-investing/fraud/3','saving-investing','fraud',3,'Check the provider''s licence in the public register of the financial authority, and type the web address yourself.');
INSERT INTO "topic_step" VALUES('mending-clothes/button/1','mending-clothes','button',1,'Double the thread and knot the end. Bring the needle up from the back, where the old stitches left their mark.');
INSERT INTO "topic_step" VALUES('mending-clothes/button/2','mending-clothes','button',2,'Pass through the holes four to six times with a little slack; a matchstick under the button keeps the distance. With four holes, follow the pattern of the other buttons.');
INSERT INTO "topic_step" VALUES('mending-clothes/button/3','mending-clothes','button',3,'Take out the match, wind the thread three times round the stalk between button and cloth, and knot it at the back.');
INSERT INTO "topic_step" VALUES('mending-clothes/seam/1','mending-clothes','seam',1,'Turn the garment inside out and pin the two edges together so that they lie flat.');
INSERT INTO "topic_step" VALUES('mending-clothes/seam/2','mending-clothes','seam',2,'Sew back-stitches of 2–3 mm: each stitch goes back to the end of the last one and comes out one length ahead.');
INSERT INTO "topic_step" VALUES('mending-clothes/seam/3','mending-clothes','seam',3,'Start and end 1 cm beyond the gap, over the old seam that still holds, and secure the thread with two small stitches in one place.');
INSERT INTO "topic_step" VALUES('mending-clothes/hem/1','mending-clothes','hem',1,'Measure while wearing the shoes you will wear with it, standing upright, with someone to pin it.');
INSERT INTO "topic_step" VALUES('mending-clothes/hem/2','mending-clothes','hem',2,'Iron the fold and pin it every hand''s width. Try it on once more before you sew.');
INSERT INTO "topic_step" VALUES('mending-clothes/hem/3','mending-clothes','hem',3,'Sew with stitches hidden in the fold: catch one or two threads of the outer cloth, then run the needle 1 cm inside the fold. Do not pull tight.');
INSERT INTO "topic_step" VALUES('emergency-planning/risks/1','emergency-planning','risks',1,'List the hazards of your area: storm, flood, fire, earthquake, heat, cold, power cut. The town''s or region''s website has maps.');
INSERT INTO "topic_step" VALUES('emergency-planning/risks/2','emergency-planning','risks',2,'Find the official warning channels: a warning app, radio frequencies, siren signals. Install and test them now.');
INSERT INTO "topic_step" VALUES('emergency-planning/risks/3','emergency-planning','risks',3,'Save emergency numbers on paper too, at the fridge and in every bag. A phone without power knows no numbers.');
INSERT INTO "topic_step" VALUES('emergency-planning/plan/1','emergency-planning','plan',1,'Agree on two meeting places: one outside the home, one outside the neighbourhood.');
INSERT INTO "topic_step" VALUES('emergency-planning/plan/2','emergency-planning','plan',2,'Name a contact outside the area whom everyone informs. Messages out of a region often get through when local calls do not.');
INSERT INTO "topic_step" VALUES('emergency-planning/plan/3','emergency-planning','plan',3,'Decide who looks after children, pets and neighbours who need help, also when you are at work.');
INSERT INTO "topic_step" VALUES('emergency-planning/supplies/1','emergency-planning','supplies',1,'Store about 4 litres of water per person and day for three days: half of it for drinking, the rest for cooking and washing.');
INSERT INTO "topic_step" VALUES('emergency-planning/supplies/2','emergency-planning','supplies',2,'Keep food that needs no cooking and that you like: crackers, canned food, nuts, dried fruit, baby and pet food, and a can opener.');
INSERT INTO "topic_step" VALUES('emergency-planning/supplies/3','emergency-planning','supplies',3,'Keep a torch, a radio with batteries or a crank, spare batteries and a charged power bank together.');
INSERT INTO "topic_step" VALUES('emergency-planning/supplies/4','emergency-planning','supplies',4,'Keep a week of the medicines you need, a first-aid kit, and copies of documents in a waterproof sleeve.');
INSERT INTO "topic_step" VALUES('emergency-planning/home/1','emergency-planning','home',1,'Test smoke alarms monthly with the button. Every bedroom, every room where someone sleeps and the hallway should have one; replace the device after ten years.');
INSERT INTO "topic_step" VALUES('emergency-planning/home/2','emergency-planning','home',2,'Know how to shut off water, gas and power, and show it to everyone who is old enough. Gas is turned on again only by a professional.');
INSERT INTO "topic_step" VALUES('emergency-planning/home/3','emergency-planning','home',3,'Keep an extinguisher by the way out and know how it works: pull the pin, aim low, squeeze, sweep. Only for small fires, with the door behind you; never put water on burning fat.');
INSERT INTO "topic_step" VALUES('emergency-planning/practise/1','emergency-planning','practise',1,'Walk the escape route twice a year, once in the dark. Meet at the meeting place and count.');
INSERT INTO "topic_step" VALUES('emergency-planning/practise/2','emergency-planning','practise',2,'Renew supplies every six months: eat what runs out, buy it new, charge the power bank, replace batteries.');
CREATE TABLE topic_step_done (
  household BLOB NOT NULL,
  member    BLOB NOT NULL,
  topic     TEXT NOT NULL,
  -- A step that leaves the content leaves everyone's progress with it.
  step      TEXT NOT NULL REFERENCES topic_step (step) ON DELETE CASCADE,
  PRIMARY KEY (household, member, topic, step),
  FOREIGN KEY (household, member, topic) REFERENCES topic_state (household, member, topic)
    ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/care-labels/1');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/care-labels/2');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/care-labels/3');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/care-labels/4');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/care-labels/5');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/care-labels/6');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/detergent/1');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/detergent/2');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/detergent/3');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/detergent/4');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/detergent/5');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/detergent/6');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/drying/1');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/drying/2');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/drying/3');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/drying/4');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/drying/5');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/folding/1');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/folding/2');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/folding/3');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/folding/4');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/folding/5');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/machine-settings/1');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/machine-settings/2');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/machine-settings/3');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/machine-settings/4');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/machine-settings/5');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/sorting-clothes/1');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/sorting-clothes/2');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/sorting-clothes/3');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/sorting-clothes/4');
INSERT INTO "topic_step_done" VALUES(X'01A1FE8A827F7000AD3B94CE61BAD619',X'01A1FE8A827F7001B8C132F69E3E39DD','laundry','laundry/sorting-clothes/5');
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
CREATE INDEX topic_by_category ON topic (category, position);
CREATE INDEX topic_step_by_section ON topic_step (topic, section, number);
CREATE INDEX topic_state_by_mark
  ON topic_state (household, member, is_completed, is_favorite, topic);
CREATE INDEX topic_state_by_topic ON topic_state (topic);
CREATE INDEX topic_step_done_by_step ON topic_step_done (step);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('feed',2);
CREATE TABLE page_seal (             -- the key that seals page tokens: made at the first start, never sent
  one INTEGER PRIMARY KEY CHECK (one = 1),
  key BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
-- The coffee journal of a household: grams, seconds, °C. Instants are UTC milliseconds, days count from 1970-01-01.
-- A `…_key` and `search` are folded as a search text is. A `…_order` rises where the list goes on.

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
  bag_size    REAL NOT NULL,              -- 0: not stated
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
  coffee         BLOB,                    -- NULL: the coffee was deleted and the note kept
  recipe         BLOB,                    -- NULL: the recipe was deleted and the note kept
  notes          TEXT NOT NULL,
  rating         INTEGER NOT NULL,        -- 0: none
  date_created   INTEGER,
  local_day      INTEGER,                 -- of `date_created`, by the author's calendar
  author         BLOB NOT NULL,
  planned_time   INTEGER,
  measured_time  INTEGER,
  grams          REAL,
  beverage       REAL,
  tds            REAL,                    -- percent
  balance        INTEGER,                 -- -2 sour to 2 bitter
  coffee_name    TEXT NOT NULL,           -- these as they were when the note was written
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
-- With the rating: averages are read from the index alone, which SQLite does for no generated column.
CREATE INDEX brewing_note_by_coffee ON brewing_note (household, coffee, date_order, id, rating);
CREATE INDEX brewing_note_by_recipe ON brewing_note (household, recipe, date_order, id, rating);
CREATE INDEX brewing_note_by_stars ON brewing_note (household, stars, date_order, id);

-- A member's brewing methods and grinders. One that has no row has all that ships.
CREATE TABLE equipment (
  household   BLOB NOT NULL,
  member      BLOB NOT NULL,
  preferences BLOB NOT NULL,              -- daybook.catalog.v1.EquipmentPreferences
  revision    INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, member)
) STRICT, WITHOUT ROWID;

-- Ids that must not come back: those of deleted records.
CREATE TABLE coffee_tombstone (
  household  BLOB NOT NULL,
  kind       INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 coffee, 2 recipe, 3 brewing note
  id         BLOB NOT NULL,
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (household, kind, id)
) STRICT, WITHOUT ROWID;
-- The one index without a household in front: what is old enough is forgotten for all households.
CREATE INDEX coffee_tombstone_by_age ON coffee_tombstone (deleted_at);
-- What came into a coffee's bag and left it, beside its size; a brew's entry follows its note.
CREATE TABLE coffee_stock (
  household  BLOB NOT NULL,
  coffee     BLOB NOT NULL,
  number     INTEGER NOT NULL,            -- rises with each entry of a coffee
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
-- Without a household in front: old timers of all households are removed at once.
CREATE INDEX brew_timer_by_age ON brew_timer (started_at);

-- Records as they were imported last: what differs from them here was edited here. Empty: deleted here.
CREATE TABLE coffee_import (
  household BLOB NOT NULL,
  kind      INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),  -- 1 coffee, 2 recipe, 3 brewing note
  id        BLOB NOT NULL,
  imported  BLOB NOT NULL,                -- daybook.catalog.v1.ForeignCoffee, ForeignRecipe, ForeignBrew
  PRIMARY KEY (household, kind, id)
) STRICT, WITHOUT ROWID;
-- The apps on a child's devices and what a parent decided about each. Instants are UTC milliseconds.

CREATE TABLE app (
  household       BLOB NOT NULL,          -- ids are UUIDs of 16 bytes
  child           BLOB NOT NULL,
  app             TEXT NOT NULL,          -- the bundle identifier in lower case
  number          INTEGER NOT NULL CHECK (number > 0),  -- 1, 2, 3 … for the child; names it in page tokens
  identifier      TEXT NOT NULL,          -- as it was reported
  name            TEXT NOT NULL,
  name_key        TEXT NOT NULL,          -- folded as a search text is
  category        INTEGER NOT NULL CHECK (category BETWEEN 0 AND 2),  -- 0 none, 1 learning, 2 reward
  points_per_hour INTEGER NOT NULL CHECK (points_per_hour BETWEEN 0 AND 1000),
  proposed_points INTEGER CHECK (proposed_points BETWEEN 1 AND 1000),
  icon            BLOB,                   -- SHA-256 of the icon
  active          INTEGER NOT NULL CHECK (active IN (0, 1)),
  removed_at      INTEGER,
  last_used_at    INTEGER,
  revision        INTEGER NOT NULL CHECK (revision > 0),
  updated_at      INTEGER NOT NULL,
  updated_by      BLOB,                   -- NULL: a device
  PRIMARY KEY (household, child, app),
  UNIQUE (household, child, number),
  CHECK ((category = 1) = (points_per_hour > 0)),
  CHECK ((active = 1) = (removed_at IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX app_by_removal ON app (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX app_by_icon ON app (household, icon) WHERE icon IS NOT NULL;

-- What an app was from an instant on, until its next row; before its first row it had no category. Use is rated by it, second by second.
CREATE TABLE app_category (
  household       BLOB NOT NULL,
  child           BLOB NOT NULL,
  app             TEXT NOT NULL,
  effective_from  INTEGER NOT NULL,
  category        INTEGER NOT NULL CHECK (category BETWEEN 0 AND 2),
  points_per_hour INTEGER NOT NULL CHECK (points_per_hour BETWEEN 0 AND 1000),
  changed_by      BLOB,
  PRIMARY KEY (household, child, app, effective_from),
  FOREIGN KEY (household, child, app) REFERENCES app (household, child, app) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX app_category_by_time ON app_category (household, child, effective_from);

-- Times in which an app was on no device, between a removal and the next report that has it. Use in them does not count.
CREATE TABLE app_absence (
  household   BLOB NOT NULL,
  child       BLOB NOT NULL,
  app         TEXT NOT NULL,
  removed_at  INTEGER NOT NULL,
  returned_at INTEGER NOT NULL,
  PRIMARY KEY (household, child, app, removed_at),
  CHECK (returned_at > removed_at),
  FOREIGN KEY (household, child, app) REFERENCES app (household, child, app) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX app_absence_by_age ON app_absence (returned_at);

-- The devices that reported, and what is installed on each.
CREATE TABLE app_device (
  household   BLOB NOT NULL,
  child       BLOB NOT NULL,
  device      TEXT NOT NULL,              -- its name in lower case
  reported_at INTEGER NOT NULL,
  report      BLOB,                       -- SHA-256 of its last report; NULL: something was added since
  PRIMARY KEY (household, child, device)
) STRICT, WITHOUT ROWID;

CREATE TABLE app_installed (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  device    TEXT NOT NULL,
  app       TEXT NOT NULL,
  PRIMARY KEY (household, child, device, app),
  FOREIGN KEY (household, child, device) REFERENCES app_device (household, child, device) ON DELETE CASCADE,
  FOREIGN KEY (household, child, app) REFERENCES app (household, child, app) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX app_installed_by_app ON app_installed (household, child, app);

-- Images by their hash: one for all apps and children of a household that have it.
CREATE TABLE app_icon (
  household BLOB NOT NULL,
  hash      BLOB NOT NULL CHECK (length(hash) = 32),
  kind      INTEGER NOT NULL CHECK (kind IN (1, 2)),  -- 1 PNG, 2 JPEG
  bytes     BLOB NOT NULL CHECK (length(bytes) <= 65536),
  stored_at INTEGER NOT NULL,
  UNIQUE (household, hash)
) STRICT;
CREATE INDEX app_icon_by_time ON app_icon (stored_at);

-- Previews of bulk actions that may still be confirmed.
CREATE TABLE app_preview (
  household       BLOB NOT NULL,
  member          BLOB NOT NULL,          -- the parent who may confirm it
  token           BLOB NOT NULL CHECK (length(token) = 16),
  child           BLOB NOT NULL,
  category        INTEGER NOT NULL CHECK (category BETWEEN 0 AND 2),
  points_per_hour INTEGER NOT NULL CHECK (points_per_hour BETWEEN 0 AND 1000),
  keeps_points    INTEGER NOT NULL CHECK (keeps_points IN (0, 1)),
  expires_at      INTEGER NOT NULL,
  items           TEXT NOT NULL,          -- `identifier revision` lines, in the order of the selection
  PRIMARY KEY (household, member, token)
) STRICT, WITHOUT ROWID;
CREATE INDEX app_preview_by_time ON app_preview (expires_at);
-- What lists are ordered by, kept beside what it follows from. (A copy of the file cannot be made of generated columns.)

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
-- Use of a child's apps, the points it earns and what they are spent on. Instants are UTC milliseconds, days are
-- days since 1970-01-01, lengths are milliseconds.

-- Use as it was reported. Its id keeps it from being counted again for as long as it is kept.
CREATE TABLE usage_interval (
  household   BLOB NOT NULL,              -- ids are UUIDs of 16 bytes
  child       BLOB NOT NULL,
  report      BLOB NOT NULL,
  app         TEXT NOT NULL,              -- the bundle identifier in lower case
  device      TEXT NOT NULL,
  start_at    INTEGER NOT NULL,
  end_at      INTEGER NOT NULL,
  paid        INTEGER NOT NULL CHECK (paid IN (0, 1)),
  reported_at INTEGER NOT NULL,
  PRIMARY KEY (household, child, report),
  CHECK (end_at > start_at)
) STRICT, WITHOUT ROWID;
-- Without a household in front: old use of all households is removed at once.
CREATE INDEX usage_interval_by_age ON usage_interval (end_at);
CREATE INDEX usage_interval_by_day ON usage_interval (household, child, end_at);

-- Time that was counted, in spans that neither overlap nor touch: no second counts twice.
CREATE TABLE counted_time (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  purpose   INTEGER NOT NULL CHECK (purpose BETWEEN 1 AND 3),  -- 1 use of an app, 2 learning, 3 use of a reward
  app       TEXT NOT NULL,                -- empty: any app, for learning
  start_at  INTEGER NOT NULL,
  end_at    INTEGER NOT NULL,
  PRIMARY KEY (household, child, purpose, app, start_at),
  CHECK (end_at > start_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX counted_time_by_age ON counted_time (end_at);

-- The sums of an app on one of the child's days.
CREATE TABLE usage_day (
  household  BLOB NOT NULL,
  child      BLOB NOT NULL,
  day        INTEGER NOT NULL,
  app        TEXT NOT NULL,
  used       INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0),
  learned    INTEGER NOT NULL DEFAULT 0 CHECK (learned >= 0),     -- counted as learning
  points     INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  rewarded   INTEGER NOT NULL DEFAULT 0 CHECK (rewarded >= 0),    -- as a reward, allocated or not
  over_limit INTEGER NOT NULL DEFAULT 0 CHECK (over_limit >= 0),  -- of that, beyond what was allocated
  PRIMARY KEY (household, child, day, app)
) STRICT, WITHOUT ROWID;
CREATE INDEX usage_day_by_age ON usage_day (day);

-- What an app has earned beyond its whole points.
CREATE TABLE points_carry (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  app       TEXT NOT NULL,
  carry     INTEGER NOT NULL CHECK (carry >= 0 AND carry < 3600000),  -- milliseconds × points per hour
  pending   INTEGER NOT NULL CHECK (pending >= 0),  -- counted time that stands in no entry yet
  PRIMARY KEY (household, child, app)
) STRICT, WITHOUT ROWID;

-- The ledger of screen-time points. It only grows; the balance of a child is that of the newest entry.
CREATE TABLE points_entry (
  household    BLOB NOT NULL,
  child        BLOB NOT NULL,
  number       INTEGER NOT NULL,          -- 1, 2, 3 … of a child
  kind         INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),  -- 1 earn, 2 redeem, 3 refund, 4 adjustment
  points       INTEGER NOT NULL CHECK (points <> 0),
  balance      INTEGER NOT NULL CHECK (balance >= 0),
  at           INTEGER NOT NULL,
  day          INTEGER NOT NULL,          -- the child's day on which it counts
  actor        BLOB,                      -- who caused it
  app          TEXT,
  topic        TEXT,                      -- the lesson that was paid
  milliseconds INTEGER,
  rate         INTEGER,                   -- points per hour
  minutes      INTEGER,
  price        INTEGER,                   -- points per minute
  allocation   BLOB,
  reason       TEXT,
  PRIMARY KEY (household, child, number),
  CHECK (kind = 4 OR (points < 0) = (kind = 2)),
  CHECK (kind <> 4 OR reason IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX points_entry_with_app ON points_entry (day) WHERE app IS NOT NULL;
CREATE TRIGGER points_entry_is_summed BEFORE INSERT ON points_entry
WHEN NEW.number <> 1 + coalesce((SELECT max(number) FROM points_entry
    WHERE household = NEW.household AND child = NEW.child), 0)
  OR NEW.balance <> NEW.points + coalesce((SELECT balance FROM points_entry
    WHERE household = NEW.household AND child = NEW.child ORDER BY number DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'an entry does not follow the one before it');
END;
CREATE TRIGGER points_entry_stays BEFORE UPDATE ON points_entry
WHEN NEW.app IS NOT NULL OR NEW.milliseconds IS NOT NULL OR NEW.rate IS NOT NULL
  OR (NEW.household, NEW.child, NEW.number, NEW.kind, NEW.points, NEW.balance, NEW.at, NEW.day, NEW.actor,
      NEW.topic, NEW.minutes, NEW.price, NEW.allocation, NEW.reason)
    IS NOT (OLD.household, OLD.child, OLD.number, OLD.kind, OLD.points, OLD.balance, OLD.at, OLD.day, OLD.actor,
      OLD.topic, OLD.minutes, OLD.price, OLD.allocation, OLD.reason)
BEGIN
  SELECT RAISE(ABORT, 'entries of the ledger do not change');
END;

-- Sums of the ledger by kind, and of what was earned by day. Triggers maintain them, so that no call reads the whole
-- ledger.
CREATE TABLE points_sum (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  kind      INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),
  points    INTEGER NOT NULL,
  PRIMARY KEY (household, child, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE points_day (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  day       INTEGER NOT NULL,
  earned    INTEGER NOT NULL CHECK (earned > 0),
  lessons   INTEGER NOT NULL CHECK (lessons BETWEEN 0 AND earned),  -- the part of it from lessons
  PRIMARY KEY (household, child, day)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER points_entry_adds_to_sum AFTER INSERT ON points_entry BEGIN
  INSERT INTO points_sum (household, child, kind, points)
  VALUES (NEW.household, NEW.child, NEW.kind, NEW.points)
  ON CONFLICT (household, child, kind) DO UPDATE SET points = points + excluded.points;
END;
CREATE TRIGGER points_entry_adds_to_day AFTER INSERT ON points_entry WHEN NEW.kind = 1 BEGIN
  INSERT INTO points_day (household, child, day, earned, lessons)
  VALUES (NEW.household, NEW.child, NEW.day, NEW.points, CASE WHEN NEW.topic IS NULL THEN 0 ELSE NEW.points END)
  ON CONFLICT (household, child, day) DO UPDATE SET earned = earned + excluded.earned,
    lessons = lessons + excluded.lessons;
END;

-- Minutes of a reward app that points were spent on. What it is now follows from these columns and the time.
CREATE TABLE reward_allocation (
  household        BLOB NOT NULL,
  child            BLOB NOT NULL,
  id               BLOB NOT NULL,
  app              TEXT NOT NULL,
  minutes          INTEGER NOT NULL CHECK (minutes BETWEEN 5 AND 240),
  price            INTEGER NOT NULL CHECK (price BETWEEN 1 AND 100),
  granted_at       INTEGER NOT NULL,
  granted_by       BLOB,
  expires_at       INTEGER NOT NULL,
  day              INTEGER NOT NULL,      -- the child's day whose maximum it counts for
  used             INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0),
  cancelled_at     INTEGER,
  cancelled_by     BLOB,
  refunded_minutes INTEGER NOT NULL DEFAULT 0,
  UNIQUE (household, child, id),
  CHECK (used <= (minutes - refunded_minutes) * 60000),
  CHECK (refunded_minutes BETWEEN 0 AND minutes AND (cancelled_at IS NOT NULL OR refunded_minutes = 0))
) STRICT;
CREATE INDEX reward_allocation_by_app ON reward_allocation (household, child, app, expires_at);
CREATE INDEX reward_allocation_by_day ON reward_allocation (household, child, day);
CREATE INDEX reward_allocation_by_age ON reward_allocation (day);
CREATE INDEX reward_allocation_by_time ON reward_allocation (household, child, granted_at, id);

-- What a child asks a parent for. Its points are held while it waits.
CREATE TABLE reward_request (
  household   BLOB NOT NULL,
  child       BLOB NOT NULL,
  id          BLOB NOT NULL,
  app         TEXT NOT NULL,
  minutes     INTEGER NOT NULL CHECK (minutes BETWEEN 5 AND 240),
  price       INTEGER NOT NULL CHECK (price BETWEEN 1 AND 100),
  created_at  INTEGER NOT NULL,
  created_by  BLOB,
  expires_at  INTEGER NOT NULL,
  decision    INTEGER NOT NULL DEFAULT 0 CHECK (decision BETWEEN 0 AND 2),  -- 0 none, 1 approved, 2 declined
  decided_at  INTEGER,
  decided_by  BLOB,
  allocation  BLOB,
  UNIQUE (household, child, id)
) STRICT;
CREATE INDEX reward_request_by_time ON reward_request (household, child, created_at, id);
CREATE INDEX reward_request_by_age ON reward_request (created_at);
CREATE INDEX reward_request_open ON reward_request (household, child, expires_at) WHERE decision = 0;

-- What parents set for a child; without a row everything is as it ships.
CREATE TABLE screen_time_settings (
  household         BLOB NOT NULL,
  child             BLOB NOT NULL,
  price             INTEGER NOT NULL CHECK (price BETWEEN 1 AND 100),
  daily_maximum     INTEGER NOT NULL CHECK (daily_maximum BETWEEN 0 AND 1440),
  goal              INTEGER NOT NULL CHECK (goal BETWEEN 5 AND 720),
  needs_approval    INTEGER NOT NULL CHECK (needs_approval IN (0, 1)),
  lessons_pay       INTEGER NOT NULL CHECK (lessons_pay IN (0, 1)),
  points_per_lesson INTEGER NOT NULL CHECK (points_per_lesson BETWEEN 0 AND 240),
  lesson_maximum    INTEGER NOT NULL CHECK (lesson_maximum BETWEEN 0 AND 1440),
  revision          INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (household, child)
) STRICT, WITHOUT ROWID;

-- Who changed which setting, and when: the child can read it.
CREATE TABLE screen_time_change (
  household BLOB NOT NULL,
  child     BLOB NOT NULL,
  number    INTEGER NOT NULL,
  at        INTEGER NOT NULL,
  member    BLOB NOT NULL,
  field     TEXT NOT NULL,                -- as the contract names it
  before    INTEGER NOT NULL,
  after     INTEGER NOT NULL,
  PRIMARY KEY (household, child, number)
) STRICT, WITHOUT ROWID;
COMMIT;
