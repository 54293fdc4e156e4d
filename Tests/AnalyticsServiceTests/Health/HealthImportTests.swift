import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import AnalyticsService

extension TestHealth {
  private var sources: HealthSourceCalls { HealthSourceCalls(store: health) }
  private var imports: HealthImportCalls { HealthImportCalls(store: health) }

  func select(_ types: [AnalyticsV1.HealthDataType], _ asker: Asker = .adult) async throws {
    _ = try await sources.saveHealthSelection(
      .init(types: types),
      call(
        AnalyticsV1.HealthSources.Methods.saveHealthSelection,
        asker.caller(environment.random)
      )
    )
  }

  func connect(
    _ types: [AnalyticsV1.HealthDataType],
    _ scope: AnalyticsV1.HealthScope = .all,
    _ asker: Asker = .adult
  ) async throws {
    _ = try await sources.connectHealthSource(
      .init(types: types, allEnabled: types.isEmpty, scope: scope),
      call(
        AnalyticsV1.HealthSources.Methods.connectHealthSource,
        asker.caller(environment.random)
      )
    )
  }

  func disconnect(_ types: [AnalyticsV1.HealthDataType]) async throws {
    _ = try await sources.disconnectHealthSource(
      .init(types: types),
      call(
        AnalyticsV1.HealthSources.Methods.disconnectHealthSource,
        Asker.adult.caller(environment.random)
      )
    )
  }

  func nudges(_ asker: Asker = .adult) async throws -> AnalyticsV1.GetHealthNudgesResponse {
    try await sources.getHealthNudges(
      .init(),
      call(AnalyticsV1.HealthSources.Methods.getHealthNudges, asker.caller(environment.random))
    )
  }

  func shown() async throws -> Set<AnalyticsV1.HealthDataType> {
    Set(try await nudges().nudges.filter(\.shown).map(\.type))
  }

  func visit(_ caller: Caller? = nil) async throws -> AnalyticsV1.RecordTimerVisitResponse {
    try await sources.recordTimerVisit(
      .init(),
      call(
        AnalyticsV1.HealthSources.Methods.recordTimerVisit,
        caller ?? Asker.adult.caller(environment.random)
      )
    )
  }

  func dismiss(
    _ type: AnalyticsV1.HealthDataType,
    _ variant: AnalyticsV1.DismissVariant
  ) async throws {
    _ = try await sources.dismissHealthNudge(
      .init(type: type, variant: variant),
      call(
        AnalyticsV1.HealthSources.Methods.dismissHealthNudge,
        Asker.adult.caller(environment.random)
      )
    )
  }

  func source(_ type: AnalyticsV1.HealthDataType) async throws -> AnalyticsV1.HealthSource? {
    let answer = try await sources.getHealthSources(
      .init(),
      call(
        AnalyticsV1.HealthSources.Methods.getHealthSources,
        Asker.adult.caller(environment.random)
      )
    )
    return answer.sources.first { $0.type == type }
  }

  func add(
    _ samples: [AnalyticsV1.HealthSample],
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.HealthImportResult {
    let answer = try await imports.addSamples(
      .init(samples: samples),
      call(AnalyticsV1.HealthImports.Methods.addSamples, asker.caller(environment.random))
    )
    return try #require(answer.result)
  }
}

extension AnalyticsV1.HealthImportResult {
  fileprivate func counts(
    _ type: AnalyticsV1.HealthDataType
  ) -> AnalyticsV1.HealthImportCounts {
    counts.first { $0.type == type } ?? .init(type: type)
  }
}

@Suite("Health samples from outside")
struct HealthImportTests {
  private func weight(
    _ health: TestHealth,
    _ hours: Double,
    _ grams: Int32 = 80_000,
    source: String = "scale"
  ) -> AnalyticsV1.HealthSample {
    .init(type: .weight, sourceName: source, start: health.hours(hours), grams: grams)
  }

  private func sleep(
    _ health: TestHealth,
    _ from: Double,
    _ to: Double,
    source: String = "watch"
  ) -> AnalyticsV1.HealthSample {
    .init(type: .sleep, sourceName: source, start: health.hours(from), end: health.hours(to))
  }

  @Test(
    "require a selection, and are accepted for connected types only (FST-052, FST-088, FST-133)"
  )
  func gate() async throws {
    let health = try await TestHealth()
    let sample = weight(health, -1)
    #expect(await refusal { _ = try await health.add([sample]) } == "selection_required")
    try await health.select([.weight, .sleep])
    #expect(await refusal { _ = try await health.add([sample]) } == "data_type_disabled")
    #expect(await refusal { try await health.connect([.hydration]) } == "data_type_disabled")
    #expect(await refusal { try await health.connect([.weight], .unspecified) } == "scope_required")
    try await health.connect([.sleep])
    let skipped = try await health.add([sample])
    #expect(skipped.counts(.weight).skippedByPreference == 1)
    try await health.connect([.weight])
    #expect(try await health.add([sample]).counts(.weight).imported == 1)
    #expect(try await health.source(.weight)?.imported == 1)
    #expect(try await health.source(.weight)?.lastSync != nil)
  }

  @Test(
    "are recognised permanently: when repeated, after a change and after deletion (FST-085, ruling 33)"
  )
  func identities() async throws {
    let health = try await TestHealth()
    try await health.select([.weight, .hydration])
    try await health.connect([])
    let samples = [
      weight(health, -1), weight(health, -2),
      .init(type: .hydration, sourceName: "app", start: health.hours(-3), millilitres: 250),
    ]
    #expect(try await health.add(samples).counts(.weight).imported == 2)
    var entries = try await health.list(.init(type: .weight)).entries
    entries[0].grams = 79_000
    let edited = try await health.update(entries[0], ["grams"])
    #expect(edited.entry?.source == .manual)
    try await health.delete(entries[1].id)
    let again = try await health.add(samples)
    #expect(again.counts(.weight).duplicate == 2 && again.counts(.weight).imported == 0)
    #expect(again.counts(.hydration).duplicate == 1)
    #expect(try await health.list(.init(type: .weight)).entries.map(\.grams) == [79_000])
    // Another value, source or time is another record.
    let others = [
      weight(health, -1, 80_001), weight(health, -1, source: "app"), weight(health, -1.1),
    ]
    #expect(try await health.add(others).counts(.weight).imported == 3)
  }

  @Test("that Daybook exported add nothing when they are imported again (FST-085)")
  func ownFile() async throws {
    let health = try await TestHealth()
    try await health.select([.weight])
    try await health.connect([])
    #expect(
      try await health.add([weight(health, -1), weight(health, -2)]).counts(.weight).imported == 2
    )
    // The file names no scale.
    let again = try await health.add([
      weight(health, -1, source: ""), weight(health, -2, source: ""),
      weight(health, -2, 80_001, source: ""),
    ])
    #expect(again.counts(.weight).duplicate == 2 && again.counts(.weight).imported == 1)
    #expect(try await health.list(.init(type: .weight)).entries.count == 3)
  }

  @Test(
    "from before the connection are skipped, and imported once the scope is everything (FST-082)"
  )
  func scope() async throws {
    let health = try await TestHealth()
    try await health.select([.weight])
    try await health.connect([.weight], .futureOnly)
    health.clock.advance(by: .seconds(7_200))
    let samples = [weight(health, -1), weight(health, 0), weight(health, 1)]
    let first = try await health.add(samples).counts(.weight)
    #expect(first.skippedByScope == 1 && first.imported == 2)
    try await health.connect([.weight], .all)
    let second = try await health.add(samples).counts(.weight)
    #expect(second.imported == 1 && second.duplicate == 2)
  }

  @Test(
    "of several devices for one night are never added up, and manual entries take precedence (FST-086)"
  )
  func nights() async throws {
    let health = try await TestHealth()
    try await health.select([.sleep, .weight])
    try await health.connect([])
    _ = try await health.add([
      sleep(health, -10, -4), sleep(health, -9, -3, source: "phone"),
      // Adjacent segments from the watch.
      sleep(health, -3, -2.5), sleep(health, -2.5, -2),
    ])
    var entries = try await health.list(.init(type: .sleep)).entries
    #expect(entries.count == 1)
    #expect(entries[0].start == health.hours(-10) && entries[0].end == health.hours(-2))
    #expect(try await health.figures().days.last?.sleepMinutes == 480)
    // A chain that joins two others.
    _ = try await health.add([sleep(health, -34, -30), sleep(health, -29, -26)])
    _ = try await health.add([sleep(health, -31, -28, source: "phone")])
    entries = try await health.list(.init(type: .sleep)).entries
    #expect(entries.map(\.start) == [health.hours(-10), health.hours(-34)])
    try await health.create(
      .init(type: .sleep, start: health.hours(-60), end: health.hours(-52))
    )
    let covered = try await health.add([sleep(health, -59, -50)])
    #expect(covered.counts(.sleep).duplicate == 1)
    #expect(try await health.list(.init(type: .sleep)).entries.count == 3)
    try await health.create(.init(type: .weight, start: health.hours(-5), grams: 80_000))
    let same = try await health.add([weight(health, -5 + 0.01), weight(health, -5 + 0.01, 80_100)])
    #expect(same.counts(.weight).duplicate == 1 && same.counts(.weight).imported == 1)
    // Also of an imported weighing, whose time another program writes without seconds.
    let seconds = weight(health, -7 + 0.01, 81_000)
    #expect(try await health.add([seconds]).counts(.weight).imported == 1)
    let minute = try await health.add([weight(health, -7, 81_000), weight(health, -7, 81_100)])
    #expect(minute.counts(.weight).duplicate == 1 && minute.counts(.weight).imported == 1)
  }

  /// A sleep between two instants in seconds after 2026-11-20 22:30, nine and a half hours before the test.
  private func stage(_ from: Int, _ to: Int) -> AnalyticsV1.HealthSample {
    let evening = Timestamp.testStart - .seconds(34_200)
    return .init(
      type: .sleep,
      sourceName: "watch",
      start: .init(evening + .seconds(from)),
      end: .init(evening + .seconds(to))
    )
  }

  @Test(
    "of a night with waking phases make one night, in any order and in any batches (FST-015, FST-085, FST-086)",
    arguments: [true, false],
    [1, 2, 5]
  )
  func wakingPhases(isReversed: Bool, batch: Int) async throws {
    let health = try await TestHealth()
    try await health.select([.sleep])
    try await health.connect([])
    // 22:30 to 23:40, 30 seconds that touch it, 23:45 to 02:00, 20 seconds alone, 02:05 to 07:00.
    var stages = [
      stage(0, 4_200), stage(4_200, 4_230), stage(4_500, 12_600), stage(12_700, 12_720),
      stage(12_900, 30_600),
    ]
    if isReversed { stages.reverse() }
    for round in 0..<2 {
      for first in stride(from: 0, to: stages.count, by: batch) {
        let part = Array(stages[first..<min(first + batch, stages.count)])
        let counts = try await health.add(part).counts(.sleep)
        #expect(counts.rejected == 0)
        #expect(round == 0 ? counts.duplicate == 0 : counts.imported == 0)
      }
      let figures = try await health.figures()
      #expect(figures.days.suffix(2).map(\.sleepMinutes) == [nil, 500])
      #expect(figures.week?.averageSleepMinutes == 500)
      #expect(figures.week?.meanBedtimeMinute == 1_350)
      #expect(figures.week?.meanWakingMinute == 420)
    }
    #expect(try await health.figures(.init(days: 1)).days.map(\.sleepMinutes) == [500])
  }

  @Test("of less than a minute are rejected only when they stand alone (FST-087)")
  func shortSleeps() async throws {
    let health = try await TestHealth()
    try await health.select([.sleep])
    try await health.connect([])
    let alone = try await health.add([stage(-90_000, -89_970), stage(0, 0)])
    #expect(alone.counts(.sleep).rejected == 2 && alone.counts(.sleep).imported == 0)
    #expect(alone.findings.map(\.reason) == ["out_of_range", "end_before_start"])
    // Before the sleep they belong to, and two that are long enough together.
    let parts = try await health.add([
      stage(-30, 0), stage(0, 600), stage(-50_000, -49_960), stage(-49_960, -49_920),
    ])
    #expect(parts.counts(.sleep).imported == 4 && parts.counts(.sleep).rejected == 0)
    let entries = try await health.list(.init(type: .sleep)).entries
    #expect(entries.map(\.start) == [stage(-30, 0).start, stage(-50_000, 0).start])
  }

  private func run(_ health: TestHealth, _ text: String) async throws
    -> AnalyticsV1.HealthImportResult
  {
    let caller = Asker.adult.caller(health.environment.random)
    var run = ImportRun(store: health.health, caller: caller)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, !run.isOver {
      _ = try await run.read(rest.prefix(64 << 10))
      rest = rest.dropFirst(64 << 10)
    }
    return try #require(try await run.finished().result)
  }

  private static func night(_ start: String, _ end: String) -> String {
    "<Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" startDate=\"\(start) +0000\" endDate=\"\(end) +0000\" value=\"HKCategoryValueSleepAnalysisAsleepREM\"/>\n"
  }

  @Test("that are short wait for the rest of their night in the next batch (FST-084, FST-087)")
  func waiting() async throws {
    let health = try await TestHealth()
    try await health.select([.sleep, .weight])
    try await health.connect([])
    let weights = (0..<1_500).map {
      "<Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"g\" startDate=\"2025-03-01 08:00:00 +0000\" value=\"\(60_000 + $0)\"/>\n"
    }
    let text =
      "<HealthData>\n" + Self.night("2026-11-20 22:59:30", "2026-11-20 23:00:00")
      + Self.night("2026-11-10 22:59:30", "2026-11-10 23:00:00") + weights.joined()
      + Self.night("2026-11-20 23:00:00", "2026-11-21 06:00:00") + "</HealthData>"
    let result = try await run(health, text)
    #expect(result.counts(.weight).imported == 1_500)
    #expect(result.counts(.sleep).imported == 2 && result.counts(.sleep).rejected == 1)
    #expect(result.findings.map(\.line) == [3] && result.findings.map(\.reason) == ["out_of_range"])
    let again = try await run(health, text)
    #expect(again.counts(.sleep).duplicate == 2 && again.counts(.sleep).imported == 0)
  }

  @Test("from a file that is malformed in the middle come with the place and reason (FST-087)")
  func malformed() async throws {
    let health = try await TestHealth()
    try await health.select([.sleep])
    try await health.connect([])
    let head = "<HealthData>\n" + Self.night("2026-11-20 23:00:00", "2026-11-21 06:00:00")
    let stray = try await run(health, head + "<Record < /></HealthData>")
    #expect(stray.cutOff && stray.counts(.sleep).imported == 1)
    #expect(stray.findings.map(\.line) == [3])
    #expect(stray.findings.map(\.reason) == ["tag_inside_tag"])
    let deep = try await run(health, head + String(repeating: "<a>", count: 65))
    #expect(deep.cutOff && deep.findings.map(\.reason) == ["too_deep"])
    let short = try await run(health, head)
    #expect(short.cutOff && short.findings.isEmpty)
    let whole = try await run(health, head + "</HealthData></HealthData>")
    #expect(!whole.cutOff && whole.findings.isEmpty)
  }

  @Test("that a manual sleep covers are imported once it no longer does (FST-086, ruling 33)")
  func corrected() async throws {
    let health = try await TestHealth()
    try await health.select([.sleep])
    try await health.connect([])
    var entry = try await health.create(
      .init(type: .sleep, start: health.hours(-60), end: health.hours(-52))
    )
    #expect(try await health.add([sleep(health, -59, -50)]).counts(.sleep).duplicate == 1)
    entry.start = health.hours(-80)
    entry.end = health.hours(-72)
    _ = try await health.update(entry, ["start", "end"])
    #expect(try await health.add([sleep(health, -59, -50)]).counts(.sleep).imported == 1)
    #expect(try await health.add([sleep(health, -59, -50)]).counts(.sleep).duplicate == 1)
    // An equal sleep is the same record, which is not brought back after deletion (FST-085).
    #expect(try await health.add([sleep(health, -80, -72)]).counts(.sleep).duplicate == 1)
    try await health.delete(entry.id)
    #expect(try await health.add([sleep(health, -80, -72)]).counts(.sleep).duplicate == 1)
  }

  @Test("of a fast without an end start the timer, if none runs (FST-013, FST-085)")
  func runningFast() async throws {
    let health = try await TestHealth()
    try await health.select([.fasting])
    try await health.connect([])
    func fast(_ start: Double, _ end: Double? = nil, source: String = "")
      -> AnalyticsV1.HealthSample
    {
      .init(
        type: .fasting,
        sourceName: source,
        start: health.hours(start),
        end: end.map { health.hours($0) },
        goalHours: 18
      )
    }
    let refused = try await health.add([fast(-20, -10), fast(-15), fast(-73), fast(1)])
    #expect(refused.counts(.fasting).imported == 1)
    #expect(refused.findings.map(\.reason) == ["overlap", "out_of_range", "in_future"])
    #expect(try await health.add([fast(-5)]).counts(.fasting).imported == 1)
    let timer = try await health.timer()
    #expect(timer.running && timer.fast?.start == health.hours(-5) && timer.fast?.goalHours == 18)
    // Reminders follow the event of the entry.
    #expect(try await health.events().contains { $0.kind == "health_entry_created" })
    let again = try await health.add([fast(-5), fast(-5, source: "copy"), fast(-3)])
    #expect(again.counts(.fasting).duplicate == 2)
    #expect(again.findings.map(\.reason) == ["fast_running"])
    _ = try await health.stop()
    let ended = try await health.add([fast(-5, source: "other")])
    #expect(ended.counts(.fasting).duplicate == 1)
    #expect(try await !health.timer().running)
  }

  @Test("that are broken count as skipped where they are not wanted (FST-082, FST-088)")
  func brokenAndUnwanted() async throws {
    let health = try await TestHealth()
    try await health.select([.weight, .sleep])
    try await health.connect([.weight], .futureOnly)
    let result = try await health.add([
      .init(type: .sleep, start: health.hours(-1)), .init(type: .fasting),
      weight(health, -1, 1), weight(health, 0, 1), .init(type: .weight, grams: 80_000),
    ])
    #expect(result.counts(.sleep).skippedByPreference == 1)
    #expect(result.counts(.fasting).skippedByPreference == 1)
    #expect(result.counts(.weight).skippedByScope == 1 && result.counts(.weight).rejected == 2)
    #expect(result.findings.map(\.line) == [4, 5])
    let text =
      "<HealthData><Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"stone\" startDate=\"2025-03-01 08:00:00 +0000\" value=\"80\"/>"
      + "<Record type=\"HKQuantityTypeIdentifierDietaryWater\"/></HealthData>"
    let file = try await run(health, text)
    #expect(file.counts(.weight).skippedByScope == 1)
    #expect(file.counts(.hydration).skippedByPreference == 1 && file.findings.isEmpty)
  }

  @Test("that are broken are listed by line, the first 20 (FST-087)")
  func firstFindings() async throws {
    let health = try await TestHealth()
    try await health.select([.sleep])
    try await health.connect([])
    // A short sleep is rejected only after the others.
    let broken = Array(
      repeating: AnalyticsV1.HealthSample(type: .sleep, start: health.hours(-1)),
      count: 30
    )
    let result = try await health.add([stage(0, 30)] + broken)
    #expect(result.findings.map { Int($0.line) } == Array(1...20))
    #expect(result.counts(.sleep).rejected == 31)
  }

  @Test(
    "that are invalid affect no others, and are counted by reason with their positions (FST-087)"
  )
  func broken() async throws {
    let health = try await TestHealth()
    try await health.select([.weight, .sleep, .hydration, .fasting])
    try await health.connect([])
    var samples = [
      weight(health, -1), .init(type: .weight, grams: 80_000), weight(health, 1),
      weight(health, -1, 1), sleep(health, -1, -2), .init(type: .sleep, start: health.hours(-1)),
      .init(type: .weight, sourceName: String(repeating: "x", count: 801), start: health.hours(-1)),
      .init(type: .unspecified, start: health.hours(-1)),
      .init(type: .fasting, start: health.hours(-30), end: health.hours(-14)),
      .init(type: .fasting, start: health.hours(-20), end: health.hours(-10)),
    ]
    let result = try await health.add(samples)
    #expect(result.counts(.weight).imported == 1 && result.counts(.weight).rejected == 4)
    #expect(result.counts(.sleep).rejected == 2 && result.ignored == 1)
    #expect(result.counts(.fasting).imported == 1 && result.counts(.fasting).rejected == 1)
    #expect(
      Dictionary(uniqueKeysWithValues: result.reasons.map { ($0.reason, $0.count) }) == [
        "no_date": 2, "in_future": 1, "out_of_range": 1, "end_before_start": 1, "too_long": 1,
        "overlap": 1,
      ]
    )
    #expect(Set(result.findings.map(\.line)) == [2, 3, 4, 5, 6, 7, 10])
    samples = Array(repeating: weight(health, -1), count: 1_001)
    #expect(await refusal { _ = try await health.add(samples) } == "too_many_items")
  }

  @Test("of fasts read only nearby fasts and the running one, not the whole log (FST-084)")
  func plans() async throws {
    let health = try await TestHealth()
    try await health.select([.fasting])
    try await health.connect([])
    _ = try await health.start()
    let samples = (1...3).map { number in
      AnalyticsV1.HealthSample(
        type: .fasting,
        start: health.hours(Double(-24 * number)),
        end: health.hours(Double(-24 * number + 12))
      )
    }
    #expect(try await health.add(samples).counts(.fasting).imported == 3)
    let store = health.health.store
    let texts = try await store.write { $0.connection.preparedTexts }
    let ofFasts = texts.filter { $0.contains("FROM health_entry") && !$0.contains(" id = ?") }
    let running = ofFasts.filter { $0.contains("ended IS NULL") }
    #expect(running.count == 1 && ofFasts.count >= 3, "the statements were not seen: \(ofFasts)")
    for text in ofFasts {
      for step in try await store.read({ try $0.plan(of: text) }) {
        let bounds = ["health_running_fast", "start=?", "start>?", "start<?"]
        #expect(bounds.contains { step.contains($0) }, "\(step) in \(text)")
      }
    }
  }

  @Test("are accepted from a file up to its size limit, counted as the chunks arrive (FST-084)")
  func largestExport() async throws {
    let health = try await TestHealth()
    try await health.select([.weight])
    try await health.connect([])
    #expect(HealthImportCalls.largestExport == 1_073_741_824)
    let caller = Asker.adult.caller(health.environment.random)
    let record =
      "<Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"kg\" startDate=\"2025-03-01 08:00:00 +0000\" value=\"80.5\"/>"
    let text = Array("<?xml version=\"1.0\"?><HealthData>\(record)</HealthData>".utf8)
    // A file of exactly that size is accepted.
    var exact = ImportRun(store: health.health, caller: caller, most: Int64(text.count))
    for byte in text { _ = try await exact.read([byte]) }
    #expect(try await exact.finished().result?.counts.first?.imported == 1)
    var run = ImportRun(store: health.health, caller: caller, most: Int64(text.count) - 1)
    _ = try await run.read(text.dropLast(8))
    do {
      _ = try await run.read(text.suffix(8))
      Issue.record("the file was taken")
    } catch let error as RPCError {
      #expect(error.code == .invalidArgument && error.reason == "file_too_large")
      #expect(error.violations.map(\.limit) == [Int64(text.count) - 1])
      #expect(run.progress.bytes == Int64(text.count) - 8)
    }
  }

  @Test("are reported by one event per batch, without values (FST-018)")
  func event() async throws {
    let health = try await TestHealth()
    try await health.select([.weight])
    try await health.connect([])
    _ = try await health.add((1...50).map { weight(health, Double(-$0)) })
    let events = try await health.events().filter { $0.kind.hasPrefix("health_entr") }
    #expect(events.map(\.kind) == ["health_entries_imported"])
  }

  @Test(
    "of a child include only types that children may have (FST-089)",
    arguments: [Asker.child, .parentOfChild]
  )
  func children(_ asker: Asker) async throws {
    let health = try await TestHealth()
    #expect(
      await refusal { _ = try await health.add([weight(health, -1)], asker) } == "not_for_children"
    )
    #expect(await refusal { try await health.select([.weight], asker) } == "not_for_children")
    #expect(
      await refusal { try await health.connect([.fasting], .all, asker) } == "not_for_children"
    )
    try await health.select([.sleep], asker)
    try await health.connect([.sleep], .all, asker)
    _ = try await health.add([sleep(health, -9, -1)], asker)
    #expect(try await health.list(.init(type: .sleep), asker).entries.count == 1)
    _ = try await health.nudges(asker)
  }
}

@Suite("Onboarding and nudges")
struct HealthNudgeCallsTests {
  private func onboarding(_ health: TestHealth) -> HealthOnboardingCalls {
    HealthOnboardingCalls(store: health.health)
  }

  private func call(_ health: TestHealth, _ method: MethodDescriptor) -> ServerCall {
    health.call(method, Asker.adult.caller(health.environment.random))
  }

  private func save(
    _ health: TestHealth,
    _ page: Int32,
    _ values: AnalyticsV1.OnboardingValues = .init()
  ) async throws -> AnalyticsV1.OnboardingState {
    let answer = try await onboarding(health).saveOnboardingPage(
      .init(page: page, values: values),
      call(health, AnalyticsV1.HealthOnboardings.Methods.saveOnboardingPage)
    )
    return try #require(answer.state)
  }

  private func complete(_ health: TestHealth) async throws -> AnalyticsV1.OnboardingState {
    let answer = try await onboarding(health).completeOnboarding(
      .init(),
      call(health, AnalyticsV1.HealthOnboardings.Methods.completeOnboarding)
    )
    return try #require(answer.state)
  }

  private func walk(
    _ health: TestHealth,
    _ sync: AnalyticsV1.OnboardingValues = .init(sync: .skip)
  ) async throws {
    _ = try await save(health, 1)
    _ = try await save(health, 2, .init(weightG: 82_000))
    _ = try await save(health, 3, .init(goalWeightG: 78_000))
    _ = try await save(health, 4, .init(fastingHours: 18))
    _ = try await save(health, 5, .init(hydrationMl: 2_500))
    _ = try await save(health, 6, sync)
  }

  @Test(
    "store goals and the first weight exactly once, whichever button is pressed twice (FST-033, FST-035, FST-137)"
  )
  func completing() async throws {
    var health = try await TestHealth()
    #expect(await refusal { _ = try await complete(health) } == "onboarding_incomplete")
    try await walk(health)
    health = try await health.restarted()
    let page = try await save(health, 7, .init(reminders: [.drink]))
    #expect(page.page == 7 && page.values?.weightG == 82_000 && page.pages.count == 7)
    let done = try await complete(health)
    #expect(done.completed && done.healthSourceSkipped)
    #expect(try await complete(health).completedAt == done.completedAt)
    #expect(try await health.list(.init(type: .weight)).entries.map(\.grams) == [82_000])
    let goals = try #require(try await health.goals().goals)
    #expect(goals.weightG == 78_000 && goals.fastingHours == 18 && goals.hydrationMl == 2_500)
    // Skipping stored no selection, so one is still required (FST-034).
    #expect(await refusal { try await health.connect([.weight]) } == "selection_required")
  }

  @Test(
    "are shared by two clients: the later save of a page wins, and no page is skipped (FST-033, FST-132)"
  )
  func twoClients() async throws {
    let health = try await TestHealth()
    _ = try await save(health, 1)
    // Both clients show page 2; one of them continues first.
    _ = try await save(health, 2, .init(weightG: 82_000))
    _ = try await save(health, 3, .init(goalWeightG: 78_000))
    let later = try await save(health, 2, .init(weightG: 83_000))
    #expect(later.values?.weightG == 83_000 && later.values?.goalWeightG == 78_000)
    #expect(later.page == 3)
    #expect(
      await refusal { _ = try await save(health, 5, .init(hydrationMl: 2_000)) } == "page_order"
    )
    let back = try await onboarding(health).goBack(
      .init(),
      call(health, AnalyticsV1.HealthOnboardings.Methods.goBack)
    )
    #expect(back.state?.page == 2 && back.state?.values?.weightG == 83_000)
  }

  @Test("connect the types chosen on page 6, and nothing else (FST-034)")
  func syncing() async throws {
    let health = try await TestHealth()
    #expect(
      await refusal { try await walk(health, .init(sync: .all)) } == "no_type_selected"
    )
    _ = try await save(health, 6, .init(sync: .futureOnly, syncTypes: [.sleep]))
    #expect(try await health.source(.sleep)?.scope == .futureOnly)
    #expect(try await health.source(.weight)?.enabled == false)
    #expect(try await !complete(health).healthSourceSkipped)
    #expect(try await health.shown().isEmpty)
  }

  @Test("follow the later choice on page 6: skipping undoes the first (FST-033, FST-034)")
  func skippingLater() async throws {
    var health = try await TestHealth()
    try await walk(health, .init(sync: .all, syncTypes: [.weight, .sleep]))
    #expect(try await health.source(.weight)?.connected == true)
    health = try await health.restarted()
    let state = try await save(health, 6, .init(sync: .skip))
    #expect(state.healthSourceSkipped && state.values?.syncTypes == [])
    for type in [AnalyticsV1.HealthDataType.weight, .sleep] {
      #expect(try await health.source(type)?.connected == false)
      #expect(try await health.source(type)?.enabled == false)
    }
    #expect(await refusal { try await health.connect([.weight]) } == "selection_required")
    _ = try await complete(health)
    #expect(try await health.shown() == [.weight, .hydration, .sleep])
  }

  @Test("disconnect on page 6 only what the page connected (FST-033, FST-034)")
  func skippingKeepsOthers() async throws {
    let health = try await TestHealth()
    try await health.select([.hydration])
    try await health.connect([.hydration])
    try await walk(health, .init(sync: .all, syncTypes: [.hydration, .weight]))
    _ = try await save(health, 6, .init(sync: .all, syncTypes: [.hydration, .weight]))
    _ = try await save(health, 6, .init(sync: .skip))
    #expect(try await health.source(.weight)?.connected == false)
    #expect(try await health.source(.hydration)?.connected == true)
    // The selection is the member's own, and stays.
    try await health.connect([.hydration])
  }

  @Test("do not undo on page 6 what was chosen elsewhere since (FST-034, FST-051)")
  func skippingKeepsLater() async throws {
    let health = try await TestHealth()
    try await walk(health, .init(sync: .all, syncTypes: [.weight, .sleep]))
    try await health.disconnect([.weight])
    try await health.connect([.weight])
    _ = try await save(health, 6, .init(sync: .skip))
    #expect(try await health.source(.weight)?.connected == true)
    #expect(try await health.source(.sleep)?.connected == false)
    // A disconnected type is not selected again, and the page's selection is undone with it.
    let disconnected = try await TestHealth()
    try await walk(disconnected, .init(sync: .all, syncTypes: [.weight]))
    try await disconnected.disconnect([.weight])
    _ = try await save(disconnected, 6, .init(sync: .skip))
    #expect(try await disconnected.source(.weight)?.enabled == false)
    #expect(await refusal { try await disconnected.connect([.weight]) } == "selection_required")
    // An empty selection is an answer, too.
    let other = try await TestHealth()
    try await walk(other, .init(sync: .all, syncTypes: [.weight]))
    try await other.select([])
    _ = try await save(other, 6, .init(sync: .skip))
    #expect(await refusal { try await other.connect([.weight]) } == "data_type_disabled")
  }

  @Test("disconnect a type that a later choice on page 6 leaves out (FST-034, FST-054, FST-069)")
  func leavingOut() async throws {
    let health = try await TestHealth()
    try await walk(health, .init(sync: .all, syncTypes: [.weight, .sleep]))
    _ = try await save(health, 6, .init(sync: .futureOnly, syncTypes: [.sleep]))
    #expect(try await health.source(.weight)?.connected == false)
    #expect(try await health.source(.sleep)?.scope == .futureOnly)
    _ = try await save(health, 6, .init(sync: .skip))
    #expect(try await health.source(.sleep)?.connected == false)
    _ = try await complete(health)
    // The nudge of a type that was left out stays dismissed.
    #expect(try await health.shown() == [.hydration, .sleep])
  }

  @Test("follow the acceptance scenario (FST-066 to FST-071, FST-075)")
  func acceptance() async throws {
    var health = try await TestHealth()
    try await walk(health)
    #expect(try await health.shown().isEmpty)
    _ = try await complete(health)
    #expect(try await health.shown() == [.weight, .hydration, .sleep])
    for visit in 1...5 {
      #expect(try await health.visit().nudge?.shown == (visit == 5))
    }
    #expect(try await health.shown().contains(.fasting))
    // Declined: no type is connected, and the nudge is still shown.
    #expect(await refusal { try await health.connect([.fasting]) } == "selection_required")
    #expect(try await health.shown().contains(.fasting))
    try await health.select([.fasting])
    try await health.connect([])
    #expect(try await health.shown() == [.weight, .hydration, .sleep])
    #expect(try await health.nudges().timerVisits == 0)
    try await health.dismiss(.weight, .permanent)
    health = try await health.restarted()
    #expect(try await health.shown() == [.hydration, .sleep])
    try await health.select([.fasting, .sleep, .weight])
    try await health.connect([.sleep])
    #expect(try await health.shown() == [.hydration])
    // Disconnected: nudges may be shown again, except dismissed ones (FST-069).
    try await health.connect([.weight])
    try await health.disconnect([.sleep, .weight])
    #expect(try await health.shown() == [.hydration, .sleep])
    try await health.select([.fasting, .weight])
    #expect(try await health.shown() == [.hydration])
    try await health.disconnect([.fasting])
    for _ in 1...5 { _ = try await health.visit() }
    #expect(try await health.shown().contains(.fasting))
    try await health.dismiss(.fasting, .permanent)
    for _ in 6...20 { #expect(try await health.visit().nudge?.shown == false) }
    let changes = try await health.events().filter { $0.kind == "health_sources_changed" }
    #expect(!changes.isEmpty)
  }

  @Test("count a visit once however often it is sent, and 100 concurrent visits as 100 (FST-065)")
  func visits() async throws {
    let health = try await TestHealth()
    try await walk(health)
    _ = try await complete(health)
    let caller = Caller.sample(request: 77)
    for _ in 0..<3 { #expect(try await health.visit(caller).timerVisits == 1) }
    let shown = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 {
        group.addTask { try await health.visit().nudge?.shown == true }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(shown == 20)
    #expect(try await health.nudges().timerVisits == 101)
  }
}
