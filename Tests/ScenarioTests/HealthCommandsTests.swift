import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// The commands of health, against the services themselves.
@Suite("A member's health")
struct HealthCommandsTests {
  private func withHome(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      try await body(home)
      await home.stopAll()
    }
  }

  @Test(
    "has a fasting timer that is started, moved, stopped and listed (FST-013, FST-022, FST-142)"
  )
  func fasts() throws {
    try withHome { home in
      #expect(await home.daybook(["fast"]).output.hasPrefix("No fast is running."))
      let early = await home.daybook(["fast", "start", "--at", "2026-11-17 06:00"])
      #expect(early.status == ExitCode.invalid.rawValue && early.errors.contains("72"), "\(early)")
      let started = await home.daybook([
        "fast", "start", "--at", "yesterday 20:00", "--plan", "18",
      ])
      #expect(
        started.output == "Your fast began yesterday 20:00; 18 h are over today 14:00.\n",
        "\(started)"
      )
      let second = await home.daybook(["fast", "start"])
      #expect(second.status == ExitCode.conflict.rawValue, "\(second)")
      let status = await home.daybook(["fast", "--plain"])
      #expect(status.output.contains("Fasting for 13 h, since yesterday 20:00."), "\(status)")
      #expect(status.output.contains("72 % of 18 h; 5 h to go, until today 14:00."), "\(status)")
      let unlisted = await home.daybook(["fast", "edit", "1", "--start", "18:00"])
      #expect(
        unlisted.status == ExitCode.notFound.rawValue
          && unlisted.errors.contains("“daybook fast list” prints one"),
        "\(unlisted)"
      )
      _ = await home.daybook(["fast", "list"])
      // Without a day it is of the day that it corrects: yesterday.
      let moved = await home.daybook(["fast", "edit", "1", "--start", "18:00"])
      #expect(moved.output.contains("its goal is today 12:00"), "\(moved)")
      let stopped = await home.daybook(["fast", "stop"])
      #expect(stopped.output == "You fasted 15 h of 18 h.\n", "\(stopped)")
      let none = await home.daybook(["fast", "stop"])
      #expect(none.status == ExitCode.conflict.rawValue)
      let added = await home.daybook([
        "fast", "add", "--from", "2026-11-18 19:00", "--to", "2026-11-19 12:00", "--note", "easy",
      ])
      #expect(added.output == "Added a fast of 17 h.\n", "\(added)")
      let over = await home.daybook([
        "fast", "add", "--from", "2026-11-19 11:00", "--to", "2026-11-19 13:00",
      ])
      #expect(over.status == ExitCode.invalid.rawValue && over.errors.contains("Another fast"))
      let list = await home.daybook(["fast", "list", "--plain"])
      #expect(list.lines.count == 3 && list.output.contains("17 h"), "\(list)")
      #expect(list.output.contains("easy"))
      // A time is of the nearest day, or of the only possible one.
      _ = await home.daybook(["fast", "list"])
      let sooner = await home.daybook(["fast", "edit", "2", "--end", "11:00"])
      #expect(sooner.output.contains("11:00"), "\(sooner)")
      let unclear = await home.daybook(["fast", "edit", "2", "--end", "01:00"])
      #expect(
        unclear.status == ExitCode.invalid.rawValue && unclear.errors.contains("two days"),
        "\(unclear)"
      )
      let morning = await home.daybook(["fast", "edit", "2", "--end", "2026-11-18 20:00"])
      #expect(morning.status == 0, "\(morning)")
      // Twelve hours ahead of the wrong end; twelve hours before it the fast had not begun.
      let noon = await home.daybook(["fast", "edit", "2", "--end", "12:00"])
      #expect(noon.status == 0 && noon.output.contains("12:00"), "\(noon)")
      let asked = await home.daybook(["fast", "delete", "1"])
      #expect(asked.status == ExitCode.wrongUse.rawValue)
      // The only fast of this list is the older one.
      let early2 = await home.daybook(["fast", "list", "--to", "2026-11-19"])
      #expect(early2.lines.count == 2, "\(early2)")
      #expect(await home.daybook(["fast", "delete", "1", "--yes"]).status == 0)
      let left = try await home.json("fast", "list")
      #expect(left.objects("entries").map { $0.number("goalHours") } == [18])
    }
  }

  @Test("is weight, water and sleep, with charts and goals (FST-012, FST-015, FST-016, FST-142)")
  func logs() throws {
    try withHome { home in
      let goals = await home.daybook(["health", "goals", "--weight", "78", "--water", "1.5l"])
      #expect(
        goals.output.contains("78.0 kg") && goals.output.contains("1500 ml a day"),
        "\(goals)"
      )
      _ = await home.daybook(["weight", "82,4", "--at", "2026-11-12 07:00"])
      let weight = await home.daybook(["weight", "81.6"])
      #expect(weight.output == "Noted 81.6 kg. -3.6 kg to your goal.\n", "\(weight)")
      let heavy = await home.daybook(["weight", "816"])
      #expect(heavy.status == ExitCode.invalid.rawValue && heavy.errors.contains("500.0 kg"))
      let water = await home.daybook(["water", "250"])
      #expect(
        water.output == "Noted 250 ml. 250 ml of 1500 ml that day, 16 %.\n",
        "\(water)"
      )
      #expect(await home.daybook(["water", "0.5l"]).output.contains("750 ml of 1500 ml"))
      let slept = await home.daybook(["sleep", "23:10", "06:45"])
      #expect(slept.output == "Noted a sleep of 7 h 35 min, on 2026-11-21.\n", "\(slept)")
      let none = await home.daybook(["sleep", "07:00", "07:00"])
      #expect(none.status == ExitCode.invalid.rawValue, "\(none)")
      _ = await home.daybook(["sleep", "list"])
      let longer = await home.daybook(["sleep", "edit", "1", "--from", "00:10", "--to", "07:15"])
      #expect(
        longer.output == "Changed the sleep of today 00:10 to 7 h 05 min.\n",
        "\(longer)"
      )
      let back = await home.daybook(["sleep", "edit", "1", "--from", "23:10", "--to", "06:45"])
      #expect(back.output.contains("7 h 35 min"), "\(back)")
      let again = await home.daybook(["sleep", "22:00", "01:00"])
      #expect(again.status == ExitCode.invalid.rawValue && again.errors.contains("Another sleep"))
      let today = await home.daybook(["health"])
      #expect(today.output.contains("Water   750 ml of 1500 ml, 50 %"), "\(today)")
      #expect(today.output.contains("Sleep   7 h 35 min of 8 h, 94 %"))
      #expect(today.output.contains("81.6 kg, -0.8 kg in seven days, -3.6 kg to the goal"))
      let week = await home.daybook(["health", "week", "--plain"])
      #expect(week.output.contains("asleep at 23:10, awake at 06:45"), "\(week)")
      #expect(week.output.contains("#") && week.output.contains("*"))
      let chart = await home.daybook(["weight", "--plain"])
      #expect(chart.output.contains("82.4 kg") && chart.output.contains("78.0 kg"), "\(chart)")
      let drunk = await home.daybook(["water", "list"])
      #expect(drunk.output.contains("500 ml"), "\(drunk)")
      // A drink since then does not shift the numbers of the printed list.
      _ = await home.daybook(["water", "100"])
      let edited = await home.daybook(["water", "edit", "1", "--to", "400", "--at", "08:15"])
      #expect(edited.output == "Changed the drink of today 08:15 to 400 ml.\n", "\(edited)")
      // Each log and the tasks have numbers of their own.
      let other = await home.daybook(["weight", "delete", "1", "--yes"])
      #expect(
        other.status == ExitCode.notFound.rawValue
          && other.errors.contains("“daybook weight list” prints one"),
        "\(other)"
      )
      _ = await home.daybook(["weight", "list"])
      #expect(await home.daybook(["add", "Milk"]).output.contains("1"))
      #expect(await home.daybook(["done", "1"]).output.contains("Milk"))
      let drinks = await home.daybook(["water", "today"])
      #expect(drinks.output == "750 ml of 1500 ml today, 50 %.\n", "\(drinks)")
      let us = await home.daybook(["health", "goals", "--units", "us"])
      #expect(us.output.contains("172.0 lb"), "\(us)")
      #expect(await home.daybook(["weight", "list"]).output.contains("179.9 lb"))
      let figures = try await home.json("health")
      #expect(figures.number("week", "weightG") == 81_600)
      let ounces = await home.daybook(["water", "--plain"])
      #expect(ounces.output.contains("25 fl oz") && !ounces.output.contains("750 "), "\(ounces)")
      // The member's preference decides, wherever it was chosen (ruling 39).
      _ = await home.daybook(["preferences", "set", "--units", "metric"])
      #expect(await home.daybook(["weight", "list"]).output.contains("81.6 kg"))
    }
  }

  @Test(
    "begins with seven pages and optional invitations to connect (FST-035, FST-047, FST-075)"
  )
  func onboarding() throws {
    let machine = Machine(terminal: Terminal(isInput: true, isOutput: false, isErrors: true))
    let home = try Home(machine: machine)
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      #expect(await home.daybook(["onboarding", "status"]).output == "On page 1 of 7: Welcome.\n")
      // Welcome; weight wrong, then right; back from the goal and on again; fasting, water, skip.
      // What is no number or no choice is asked again.
      machine.type("", "5", "82", "back", "", "heavy", "78", "18", "2l", "some", "skip")
      machine.type("", "", "", "", "")
      let done = await home.daybook(["onboarding"])
      #expect(done.output.hasPrefix("You are all set."), "\(done)")
      #expect(done.errors.contains("20.0 kg") && done.errors.contains("not “heavy”"))
      #expect(done.errors.contains("Answer all, future or skip, not “some”."))
      #expect(await home.daybook(["health", "goals"]).output.contains("18 h"))
      #expect(try await home.json("weight", "list").count("entries") == 1)
      let nudges = await home.daybook(["nudges"])
      #expect(nudges.output.contains("weight:") && nudges.output.contains("sleep:"), "\(nudges)")
      #expect(!nudges.output.contains("fasting:"))
      // Nothing connects before a choice was made.
      let closed = await home.daybook(["health", "connect", "weight", "--scope", "all"])
      #expect(
        closed.status == ExitCode.conflict.rawValue && closed.errors.contains("health select")
      )
      _ = await home.daybook(["health", "select", "weight"])
      let disabled = await home.daybook(["health", "connect", "sleep", "--scope", "all"])
      #expect(disabled.status == ExitCode.conflict.rawValue && disabled.errors.contains("Sleep"))
      let connected = await home.daybook(["health", "connect", "--scope", "all"])
      #expect(connected.output.contains("all data"), "\(connected)")
      _ = await home.daybook(["nudges", "dismiss", "sleep"])
      let left = try await home.json("nudges")
      #expect(
        left.objects("nudges").filter { $0.bool("shown") }.compactMap { $0.text("type") }
          == ["HEALTH_DATA_TYPE_HYDRATION"]
      )
      let put = await home.daybook(["nudges", "dismiss", "water", "--later"])
      #expect(put.status == ExitCode.invalid.rawValue)
      #expect(await home.daybook(["onboarding", "reset"]).status == 0)
      #expect(await home.daybook(["nudges"]).output == "No nudges.\n")
      #expect(try await home.json("weight", "list").count("entries") == 1)
      // Confirming every page keeps the goals (FST-036).
      machine.type("", "", "", "", "", "", "", "", "", "", "")
      #expect(await home.daybook(["onboarding"]).status == 0)
      let kept = await home.daybook(["health", "goals"]).output
      #expect(kept.contains("78.0 kg") && kept.contains("18 h") && kept.contains("2000 ml"))
      await home.stopAll()
    }
  }

  private static let export = """
    <?xml version="1.0"?>
    <!DOCTYPE HealthData [<!ELEMENT HealthData (Record*)>]>
    <HealthData locale="en_US">
     <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-11-19 07:00:00 +0100" value="81.5"/>
     <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-11-20 07:00:00 +0100" value="much"/>
     <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="App" unit="mL" startDate="2026-11-20 10:00:00 +0100" value="300"/>
     <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" value="HKCategoryValueSleepAnalysisAsleepCore" startDate="2026-11-19 23:00:00 +0100" endDate="2026-11-20 06:00:00 +0100"/>
     <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Phone" value="HKCategoryValueSleepAnalysisAsleep" startDate="2026-11-19 23:30:00 +0100" endDate="2026-11-20 07:00:00 +0100"/>
     <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" value="60"/>
    </HealthData>
    """

  @Test(
    "imports a phone's export, and adds nothing the second time (FST-083, FST-085, FST-086, FST-087)"
  )
  func importing() throws {
    try withHome { home in
      home.files.put("/export.xml", Self.export)
      let closed = await home.daybook(["import", "health", "/export.xml"])
      #expect(closed.status == ExitCode.conflict.rawValue, "\(closed)")
      _ = await home.daybook(["health", "select", "weight", "sleep"])
      _ = await home.daybook(["health", "connect", "--scope", "all"])
      let first = await home.daybook(["import", "health", "/export.xml"])
      #expect(first.status == ExitCode.partial.rawValue, "\(first)")
      #expect(first.output.contains("weight: 1 imported, 1 broken"), "\(first)")
      #expect(first.output.contains("water: 0 imported, 1 not connected"))
      #expect(first.output.contains("sleep: 2 imported"))
      #expect(first.output.contains("line 5: not_a_number"))
      #expect(first.output.contains("1 record of another kind was ignored."))
      // Two devices recorded one night: it is one sleep of eight hours.
      let nights = try await home.json("sleep", "list")
      #expect(nights.count("entries") == 1)
      #expect(await home.daybook(["sleep", "list"]).output.contains("8 h"))
      _ = await home.daybook(["weight", "list"])
      _ = await home.daybook(["weight", "delete", "1", "--yes"])
      let second = await home.daybook(["health", "import", "/export.xml"])
      #expect(second.output.contains("weight: 0 imported, 1 already known, 1 broken"), "\(second)")
      #expect(try await home.json("weight", "list").count("entries") == 0)
      home.files.put("/none.xml", "<html></html>")
      let none = await home.daybook(["health", "import", "/none.xml"])
      #expect(none.status == ExitCode.invalid.rawValue && none.errors.contains("HealthData"))
      home.files.put("/cut.xml", String(Self.export.prefix(700)))
      let cut = await home.daybook(["health", "import", "/cut.xml"])
      #expect(cut.status == ExitCode.partial.rawValue && cut.output.contains("too early"), "\(cut)")
      // The same from standard input, in pieces of any size.
      home.machine.type(String(Self.export.prefix(20)), String(Self.export.dropFirst(20)))
      let piped = await home.daybook(["import", "health", "-"])
      #expect(piped.output.contains("sleep: 0 imported, 2 already known"), "\(piped)")
      home.machine.type("date;weight kg\n2026-11-02;81,5\n", "2026-11-03;81,4\n")
      let table = await home.daybook(["health", "import", "-"])
      #expect(table.status == 0 && table.output.contains("weight: 2 imported"), "\(table)")
      let nothing = await home.daybook(["health", "import", "-"])
      #expect(nothing.status == ExitCode.invalid.rawValue && nothing.errors.contains("is empty"))
      let missing = await home.daybook(["health", "import", "/nowhere.xml"])
      #expect(missing.status == ExitCode.invalid.rawValue)
    }
  }

  @Test(
    "is exported to CSV and JSON and imported again, as are weights of other programs (FST-083)"
  )
  func files() throws {
    try withHome { home in
      _ = await home.daybook(["health", "select", "weight", "water", "sleep", "fasting"])
      _ = await home.daybook(["health", "connect", "--scope", "all"])
      _ = await home.daybook(["weight", "81.6"])
      _ = await home.daybook(["water", "250"])
      _ = await home.daybook(["sleep", "23:10", "06:45"])
      _ = await home.daybook([
        "fast", "add", "--from", "2026-11-18 19:00", "--to", "2026-11-19 12:00", "--note",
        "=easy, \"so\"",
      ])
      for format in ["csv", "json"] {
        let written = await home.daybook(["health", "export", format])
        #expect(written.status == 0)
        home.files.put("/all.\(format)", written.output)
        let again = await home.daybook(["health", "import", "/all.\(format)"])
        #expect(again.status == 0, "\(again)")
        #expect(!again.output.contains(" 1 imported") && again.output.contains("already known"))
      }
      for kind in ["weight", "water", "sleep", "fast"] {
        _ = await home.daybook([kind, "list"])
        #expect(await home.daybook([kind, "delete", "1", "--yes"]).status == 0)
      }
      // Records of the file are recognised, and deleted ones are not imported again.
      let back = await home.daybook(["health", "import", "/all.csv"])
      #expect(back.output.contains("fasting: 0 imported, 1 already known"), "\(back)")
      home.files.put(
        "/new.csv",
        """
        type,start,end,goal_hours,note\r
        fasting,2026-11-16T19:00:00Z,2026-11-17T12:00:00Z,18,"'=easy, ""so""
        and long"\r
        """
      )
      let new = await home.daybook(["health", "import", "/new.csv"])
      #expect(new.output == "fasting: 1 imported\n", "\(new)")
      let note = try await home.json("fast", "list").objects("entries").first?.text("note")
      #expect(note == "=easy, \"so\"\nand long")
      home.files.put(
        "/w.csv",
        "Datum;Gewicht (kg)\n13.11.2026;82,1\n14.11.2026;81,9\n15.11.2026;-\n"
      )
      let weights = await home.daybook(["health", "import", "/w.csv"])
      #expect(weights.output.contains("weight: 2 imported"), "\(weights)")
      #expect(weights.output.contains("line 4: unreadable"))
      #expect(weights.status == ExitCode.partial.rawValue)
      home.files.put("/two.csv", "Date,Weight\n01/02/2026,82\n")
      #expect(
        await home.daybook(["health", "import", "/two.csv"]).status == ExitCode.wrongUse.rawValue
      )
      let two = await home.daybook(["health", "import", "/two.csv", "--unit", "kg"])
      #expect(two.status == ExitCode.invalid.rawValue && two.errors.contains("day or month"))
      #expect(two.errors.contains("--dates day-first"), "\(two)")
      let ordered = await home.daybook([
        "health", "import", "/two.csv", "--unit", "kg", "--dates", "month-first",
      ])
      #expect(ordered.output == "weight: 1 imported\n", "\(ordered)")
      home.files.put("/mixed.csv", "Date,Weight (kg)\n02/06/2026,81\n13/02/2026,80\n")
      let mixed = await home.daybook(["health", "import", "/mixed.csv", "--dates", "month-first"])
      #expect(mixed.lines.prefix(2) == ["weight: 1 imported", "1 line is unreadable."], "\(mixed)")
      // Dates with points begin with the day; a unit in the header counts.
      home.files.put(
        "/points.csv",
        "Datum;Gewicht (lb)\n05.02.2026;180,5\nAverage;180\n07.02.2026;\n"
      )
      let other = await home.daybook(["health", "import", "/points.csv", "--unit", "kg"])
      #expect(other.status == ExitCode.wrongUse.rawValue && other.errors.contains("lb"), "\(other)")
      let points = await home.daybook(["health", "import", "/points.csv"])
      #expect(points.status == ExitCode.partial.rawValue, "\(points)")
      #expect(
        points.lines.prefix(2) == ["weight: 1 imported", "2 lines are unreadable."],
        "\(points)"
      )
      let day = await home.daybook(["weight", "list", "--from", "2026-02-05", "--to", "2026-02-05"])
      #expect(day.output.contains("81.9 kg"), "\(day)")
      // A row that was cut off within a number.
      home.files.put(
        "/cut.csv",
        "type,start,end,grams,millilitres,goal_hours,note,source\nwater,2026-11-06T09:00:00Z,,,250"
      )
      let cut = await home.daybook(["health", "import", "/cut.csv"])
      #expect(cut.status == ExitCode.partial.rawValue, "\(cut)")
      #expect(
        cut.output.contains("1 line is unreadable.") && cut.output.contains("line 2"),
        "\(cut)"
      )
    }
  }

  @Test("is read and corrected in the zone of the member whose it is (FST-015)")
  func otherZone() throws {
    try withHome { home in
      _ = try await home.json("members", "add", "Mia", "--child", "--zone", "America/New_York")
      _ = await home.daybook(["consent", "give", "--child", "Mia", "health", "--yes"])
      let added = try await home.json(
        "sleep",
        "2026-11-19 23:00",
        "2026-11-20 07:00",
        "--child",
        "Mia"
      )
      _ = await home.daybook(["sleep", "list", "--member", "Mia"])
      #expect(added.text("entry", "start") == "2026-11-20T04:00:00Z", "\(added)")
      // Both times are Mia's, although only the list named her.
      let edited = try await home.json("sleep", "edit", "1", "--from", "23:30", "--to", "07:30")
      #expect(edited.text("entry", "start") == "2026-11-20T04:30:00Z", "\(edited)")
      #expect(edited.text("entry", "end") == "2026-11-20T12:30:00Z", "\(edited)")
      let shown = await home.daybook(["sleep", "edit", "1", "--from", "23:15"])
      #expect(shown.output.contains("23:15"), "\(shown)")
    }
  }

  @Test(
    "shows the start of a fast over midnight, and a nap at the end of its row (FST-013, FST-142)"
  )
  func clock() throws {
    try withHome { home in
      _ = await home.daybook(["fast", "start", "--at", "yesterday 20:00"])
      let today = await home.daybook(["health"])
      #expect(today.output.contains("running since yesterday 20:00"), "\(today)")
      _ = await home.daybook(["sleep", "2026-11-18 23:00", "2026-11-19 07:00"])
      _ = await home.daybook(["sleep", "2026-11-19 13:00", "2026-11-19 14:30"])
      let rows = await home.daybook(["sleep", "--plain"]).lines
        .filter { $0.contains("2026-11-19") }
      let row = try #require(rows.first)
      func bar(_ row: String) -> [Character] { Array(row.drop { $0 != "." }.prefix { $0 != " " }) }
      // 48 columns from noon: the night from 23:00 to 07:00; the nap is beyond the row.
      let cells = bar(row)
      #expect(cells.count == 49 && cells.last == ">", "\(row)")
      #expect(cells.firstIndex(of: "#") == 22 && cells.lastIndex(of: "#") == 37, "\(row)")
      // With a later start of the day, the row begins later, too.
      _ = await home.daybook(["household", "set", "--day-start", "04:00"])
      try await home.loop.sleep(for: .seconds(86_400))
      _ = await home.daybook(["sleep", "2026-11-17 23:00", "2026-11-18 02:30"])
      let late = await home.daybook(["sleep", "--plain"]).lines
      let early = try #require(late.first { $0.contains("2026-11-17") })
      #expect(bar(early).last == ">" && !bar(early).contains("#"), "\(late)")
      _ = await home.daybook(["sleep", "2026-11-16 23:00", "2026-11-17 05:00"])
      let night = await home.daybook(["sleep", "--plain"]).lines.first { $0.contains("2026-11-17") }
      let drawn = bar(try #require(night))
      #expect(drawn.firstIndex(of: "#") == 14 && drawn.lastIndex(of: "#") == 25, "\(drawn)")
    }
  }

  @Test("says when it was with --at, and whose an entry is that a number names (FST-142)")
  func answers() throws {
    try withHome { home in
      let weighed = await home.daybook(["weight", "80", "--at", "23:50"])
      #expect(weighed.output == "Noted 80.0 kg, yesterday 23:50.\n", "\(weighed)")
      let drunk = await home.daybook(["water", "250", "--at", "2h ago"])
      #expect(drunk.output.hasPrefix("Noted 250 ml, today "), "\(drunk)")
      let wrong = await home.daybook(["weight", "80", "--at", "last night"])
      #expect(wrong.errors.contains("yesterday 20:00"), "\(wrong)")
      let hexadecimal = await home.daybook(["weight", "0x50"])
      #expect(hexadecimal.status == ExitCode.wrongUse.rawValue, "\(hexadecimal)")
      _ = try await home.json("members", "add", "Mia", "--child")
      _ = await home.daybook(["consent", "give", "--child", "Mia", "health", "--yes"])
      _ = await home.daybook(["water", "100", "--child", "Mia"])
      _ = await home.daybook(["water", "list", "--child", "Mia"])
      let changed = await home.daybook(["water", "edit", "1", "--to", "222"])
      #expect(changed.output.hasPrefix("Changed Mia’s drink of today "), "\(changed)")
      let deleted = await home.daybook(["water", "delete", "1", "--yes"])
      #expect(deleted.output.hasPrefix("Deleted Mia’s drink of today "), "\(deleted)")
    }
  }

  @Test("leaves nothing to undo, so that undo reverts no earlier command")
  func undo() throws {
    try withHome { home in
      _ = await home.daybook(["add", "Important"])
      _ = await home.daybook(["weight", "80"])
      let refused = await home.daybook(["undo"])
      #expect(refused.errors.contains("(nothing_to_undo)"), "\(refused)")
      #expect(await home.daybook(["list"]).output.contains("Important"))
      // Commands that only read, that were refused, and dry runs keep it.
      _ = await home.daybook(["add", "Another"])
      _ = await home.daybook(["health"])
      _ = await home.daybook(["weight", "5"])
      _ = await home.daybook(["clear", "--complete", "--dry-run"])
      #expect(await home.daybook(["undo"]).output.contains("Another"))
    }
  }

  @Test("leaves nothing to undo when it failed after a part of it, but all when it was declined")
  func undoAfterFailure() throws {
    let machine = Machine(terminal: Terminal(isInput: true, isOutput: false, isErrors: true))
    let home = try Home(machine: machine)
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = await home.daybook(["add", "Washed"])
      _ = await home.daybook(["done", "1"])
      // The preview is a call of the same kind.
      machine.type("n")
      let declined = await home.daybook(["clear", "--complete"])
      #expect(declined.errors.contains("(not_confirmed)"), "\(declined)")
      #expect(await home.daybook(["undo"]).output.contains("Washed"))
      _ = await home.daybook(["add", "Important"])
      // The first page is saved when the input ends.
      machine.type("")
      let stopped = await home.daybook(["onboarding"])
      #expect(stopped.errors.contains("(not_finished)"), "\(stopped)")
      #expect(await home.daybook(["undo"]).errors.contains("(nothing_to_undo)"))
      #expect(await home.daybook(["list"]).output.contains("Important"))
      await home.stopAll()
    }
  }

  @Test(
    "has goals by their kind, units in one place, and onboarding that keeps goals (FST-021, FST-142, ruling 39)"
  )
  func goals() throws {
    try withHome { home in
      for (kind, value, shown) in [
        ("water", "2.5l", "2500 ml"), ("fasting", "18h", "18 h"), ("weight", "78kg", "78.0 kg"),
        ("sleep", "7.5", "7 h 30 min"), ("points", "20", "of 20"),
      ] {
        let set = await home.daybook(["goals", "set", kind, value])
        #expect(set.status == 0 && set.output.contains(shown), "\(set)")
      }
      #expect(await home.daybook(["goals", "show"]).output.contains("of 20"))
      for words in [["water"], ["fasting", "99"], ["height", "180"], []] {
        let wrong = await home.daybook(["goals", "set"] + words)
        #expect(wrong.status == ExitCode.wrongUse.rawValue, "\(words) \(wrong)")
      }
      // Pages that are not saved yet offer the goals.
      let state = try await home.json("onboarding", "status")
      #expect(state.number("state", "values", "fastingHours") == 18, "\(state)")
      #expect(state.number("state", "values", "hydrationMl") == 2_500)
      #expect(state.number("state", "values", "goalWeightG") == 78_000)
      // The service states its limits in the units that the command line reads.
      _ = await home.daybook(["preferences", "set", "--units", "us"])
      let light = await home.daybook(["weight", "5"])
      #expect(light.errors.contains("44.1 lb") && !light.errors.contains("kg"), "\(light)")
      _ = await home.daybook(["preferences", "set", "--units", "metric"])
      let metric = await home.daybook(["weight", "5"])
      #expect(metric.errors.contains("20.0 kg") && !metric.errors.contains("lb"), "\(metric)")
    }
  }

  /// The option that runs a command for another member.
  private func token(_ home: Home, of name: String) async throws -> [String] {
    let token = try await home.json("tokens", "add", "tablet", "--member", name)
    let file = "/token-\(name)"
    home.files.put(file, try #require(token.text("secret")))
    return ["--token-file", file]
  }

  @Test("is private to its member, and a child has neither weight nor fasts (FST-002, FST-003)")
  func privacy() throws {
    try withHome { home in
      _ = await home.daybook(["weight", "81.6"])
      _ = try await home.json("members", "add", "Mia", "--child")
      _ = try await home.json("members", "add", "Ben", "--parent")
      let (mia, ben) = (try await token(home, of: "Mia"), try await token(home, of: "Ben"))
      let name = try await home.json("whoami").text("member", "name") ?? ""
      // Another parent sees nothing of it, whatever the command.
      for words in [["water", "250"], ["water"], ["sleep", "list"], ["health"], ["nudges"]] {
        let other = await home.daybook(words + ["--member", name] + ben)
        #expect(other.status == ExitCode.notAllowed.rawValue, "\(words) \(other)")
      }
      let bens = await home.daybook(["weight", "list"] + ben)
      #expect(bens.output == "No entries yet.\n", "\(bens)")
      // A child has no weight and no fasts, and a parent's consent for the rest is missing.
      for words in [["weight", "40"], ["fast", "start"], ["fast"], ["weight", "list"]] {
        let child = await home.daybook(words + mia)
        #expect(child.status == ExitCode.conflict.rawValue, "\(words) \(child)")
        // Consent would not help, so it is not asked for.
        #expect(child.errors.contains("(not_for_children)"), "\(words) \(child)")
      }
      let asMia = [["--child", "Mia"], mia]
      for asker in asMia {
        let refused = await home.daybook(["water", "250"] + asker)
        #expect(refused.status == ExitCode.conflict.rawValue, "\(refused)")
        #expect(refused.errors.contains("(authorization_required)"), "\(refused)")
        #expect(refused.errors.contains("daybook consent give --child NAME health"), "\(refused)")
      }
      let own = await home.daybook(["consent", "give", "health", "--child", "Mia", "--yes"] + mia)
      #expect(own.status == ExitCode.notAllowed.rawValue, "\(own)")
      // The command that the message names.
      let asked = await home.daybook(["consent", "give", "--child", "Mia", "health"])
      #expect(asked.status == ExitCode.wrongUse.rawValue, "\(asked)")
      #expect(asked.errors.contains("water and sleep"), "\(asked)")
      let given = await home.daybook(["consent", "give", "--child", "Mia", "health", "--yes"])
      #expect(given.output.hasPrefix("You consented for Mia: health. "), "\(given)")
      for (asker, total) in zip(asMia, ["250", "500"]) {
        #expect(await home.daybook(["water", "250"] + asker).status == 0)
        let shown = await home.daybook(["water"] + asker)
        #expect(shown.output.contains(total), "\(shown)")
      }
      let weight = await home.daybook(["weight", "40"] + mia)
      #expect(weight.errors.contains("(not_for_children)"), "\(weight)")
      let ended = await home.daybook(["consent", "withdraw", "health", "--child", "Mia"])
      #expect(ended.output == "From now on no new data of Mia is stored: health.\n", "\(ended)")
      let late = await home.daybook(["water", "250"] + mia)
      #expect(late.errors.contains("(authorization_required)"), "\(late)")
      // A parent still sees existing data.
      #expect(await home.daybook(["water", "--child", "Mia"]).status == 0)
    }
  }
}
