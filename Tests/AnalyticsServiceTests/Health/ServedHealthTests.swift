import AnalyticsContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import AnalyticsService

/// Health as the gateway reaches it, under virtual time.
@Suite("Health over the wire")
struct ServedHealthTests {
  private static func options(
    _ request: UInt64,
    of caller: Caller = .sample()
  ) -> CallOptions {
    CallOptions(
      timeout: .seconds(30),
      metadata: caller.metadata,
      requestID: RequestID.sample(request).rawValue
    )
  }

  /// Starts analytics and connects every type.
  private func served(
    log: Logger = .silent,
    _ body: @escaping @Sendable (TestInstallation, any CallChannel) async throws -> Void
  ) throws {
    let installation = try TestInstallation(log: log)
    try installation.run {
      let process = try await installation.start("analytics") { environment in
        try await AnalyticsService.instance(
          environment: environment,
          databasePath: installation.folder.file("analytics.db"),
          peers: [:]
        )
      }
      let channel = installation.channel(to: "analytics")
      let sources = AnalyticsV1.HealthSourcesClient(channel)
      _ = try await sources.saveHealthSelection(
        .init(types: [.weight, .hydration, .sleep, .fasting]),
        Self.options(1)
      )
      _ = try await sources.connectHealthSource(
        .init(allEnabled: true, scope: .all),
        Self.options(2)
      )
      try await body(installation, channel)
      channel.close()
      await process.stop()
    }
  }

  private static let head = "<?xml version=\"1.0\"?><HealthData>\n"

  private static func record(_ number: Int, source: String = "Scale") -> String {
    let minute = number % 60
    let hour = number / 60 % 24
    let day = number / 1_440 % 28 + 1
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return
      "<Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"\(source)\" unit=\"kg\" startDate=\"2025-03-\(two(day)) \(two(hour)):\(two(minute)):00 +0000\" value=\"80.5\"/>\n"
  }

  private static func weights(_ channel: any CallChannel) async throws -> Int {
    let logs = AnalyticsV1.HealthLogsClient(channel)
    var request = AnalyticsV1.ListHealthEntriesRequest(type: .weight, pageSize: 200)
    var count = 0
    repeat {
      let page = try await logs.listHealthEntries(request, options(9))
      count += page.entries.count
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return count
  }

  @Test(
    "an abandoned import keeps the reported batches, and nothing of the last one (FST-084, FST-134)"
  )
  func cancelled() throws {
    try served { _, channel in
      let imports = AnalyticsV1.HealthImportsClient(channel)
      do {
        let exchange = try await imports.importHealthExport(Self.options(3))
        let text = Self.head + (0..<2_500).map { Self.record($0) }.joined()
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
          try await exchange.requests.send(.init(piece: rest.prefix(60_000)))
          rest = rest.dropFirst(60_000)
        }
        var reported: Int64 = 0
        for try await reply in exchange.replies {
          reported = reply.result?.counts.first?.imported ?? 0
          if reported >= 2_000 { break }
        }
        #expect(reported == 2_000)
      }
      // Both ends were dropped; whether the service has noticed or not, no third batch is full.
      #expect(try await Self.weights(channel) == 2_000)
      // Importing the whole file afterwards adds the rest, and nothing twice.
      let exchange = try await imports.importHealthExport(Self.options(4))
      let text = Self.head + (0..<2_500).map { Self.record($0) }.joined() + "</HealthData>"
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        try await exchange.requests.send(.init(piece: rest.prefix(60_000)))
        rest = rest.dropFirst(60_000)
      }
      exchange.requests.finish()
      var last: AnalyticsV1.ImportHealthExportResponse?
      for try await reply in exchange.replies { last = reply }
      let counts = try #require(last?.result?.counts.first)
      #expect(last?.finished == true && last?.bytes == Int64(text.utf8.count))
      #expect(counts.imported == 500 && counts.duplicate == 2_000)
    }
  }

  @Test("a chunk that is too large and an invalid file are refused")
  func refused() throws {
    try served { _, channel in
      let imports = AnalyticsV1.HealthImportsClient(channel)
      for (piece, reason) in [
        ([UInt8](repeating: 32, count: 65_537), "piece_too_large"),
        (Array("{}".utf8), "invalid_export"), ([], "invalid_export"),
      ] {
        let exchange = try await imports.importHealthExport(Self.options(5))
        let found = await refusal {
          try? await exchange.requests.send(.init(piece: piece[...]))
          exchange.requests.finish()
          for try await _ in exchange.replies {}
        }
        #expect(found == reason)
      }
    }
  }

  /// Without a parent's consent.
  private static let children: [Caller] = [
    .sample(member: 2, role: .child), .sample(member: 1, subject: 2, role: .parent),
  ]

  @Test("a child's data is stored with a parent's consent only, by every call (FST-003, ruling 32)")
  func consent() throws {
    let methods = AnalyticsV1.methods.filter(\.serviceChecksConsent)
    #expect(methods.count == 8)
    try served { installation, channel in
      var request: UInt64 = 100
      for child in Self.children {
        for method in methods {
          request += 1
          let number = request
          let found = await refusal {
            _ = try await channel.unaryRaw(method, [], Self.options(number, of: child))
          }
          #expect(found == "authorization_required", "\(method.name)")
        }
        // Other input is checked afterwards.
        let sources = AnalyticsV1.HealthSourcesClient(channel)
        let drink = AnalyticsV1.HealthSample(type: .hydration, millilitres: 200)
        request += 3
        let options = (0..<3).map { Self.options(request - $0, of: child) }
        let invalid = [
          await refusal {
            _ = try await sources.saveHealthSelection(.init(types: [.unspecified]), options[0])
          },
          await refusal {
            _ = try await sources.connectHealthSource(
              .init(types: [.init(rawValue: 9)]),
              options[1]
            )
          },
          await refusal {
            _ = try await AnalyticsV1.HealthImportsClient(channel).addSamples(
              .init(samples: Array(repeating: drink, count: 1_001)),
              options[2]
            )
          },
        ]
        #expect(invalid == Array(repeating: "authorization_required", count: 3))
        let consenting = Caller.sample(
          member: child.member == child.subject ? 2 : 1,
          subject: 2,
          role: child.role,
          consents: [.health]
        )
        for method in methods {
          request += 1
          let number = request
          let found = await refusal {
            _ = try await channel.unaryRaw(method, [], Self.options(number, of: consenting))
          }
          #expect(found != "authorization_required", "\(method.name)")
        }
      }
    }
  }

  @Test("weight and fasts of a child are refused before consent is asked for (ruling 32)")
  func notForChildren() throws {
    try served { _, channel in
      var request: UInt64 = 100
      for child in Self.children {
        for type in [AnalyticsV1.HealthDataType.weight, .fasting] {
          let (logs, sources) = (
            AnalyticsV1.HealthLogsClient(channel), AnalyticsV1.HealthSourcesClient(channel)
          )
          func options() -> CallOptions {
            request += 1
            return Self.options(request, of: child)
          }
          let found = [
            await refusal { [options = options()] in
              _ = try await logs.createHealthEntry(.init(entry: .init(type: type)), options)
            },
            await refusal { [options = options()] in
              _ = try await logs.updateHealthEntry(.init(entry: .init(type: type)), options)
            },
            await refusal { [options = options()] in
              _ = try await AnalyticsV1.HealthFiguresClient(channel).updateHealthGoals(
                .init(
                  updateMask: .init(paths: [type == .weight ? "weight_g" : "fasting_hours"])
                ),
                options
              )
            },
            await refusal { [options = options()] in
              _ = try await sources.saveHealthSelection(.init(types: [.sleep, type]), options)
            },
            await refusal { [options = options()] in
              _ = try await sources.connectHealthSource(
                .init(types: [type], scope: .all),
                options
              )
            },
            await refusal { [options = options()] in
              _ = try await AnalyticsV1.HealthImportsClient(channel).addSamples(
                .init(samples: [.init(type: .hydration), .init(type: type)]),
                options
              )
            },
            await refusal { [options = options()] in
              _ = try await AnalyticsV1.HealthOnboardingsClient(channel).saveOnboardingPage(
                .init(page: 6, values: .init(syncTypes: [type])),
                options
              )
            },
            await refusal { [options = options()] in
              _ = try await AnalyticsV1.HealthOnboardingsClient(channel).saveOnboardingPage(
                .init(
                  page: 7,
                  values: .init(reminders: [type == .weight ? .weighIn : .fastGoal])
                ),
                options
              )
            },
          ]
          #expect(found == Array(repeating: "not_for_children", count: 8))
        }
      }
    }
  }

  @Test("each change is logged in the category of what it changes (FST-112)")
  func categories() throws {
    let lines = Mutex<[String]>([])
    let log = Logger(service: "analytics", version: "1", level: .debug) { line in
      lines.withLock { $0.append(line) }
    }
    try served(log: log) { _, channel in
      let (logs, timers) = (
        AnalyticsV1.HealthLogsClient(channel), AnalyticsV1.FastingTimersClient(channel)
      )
      /// Compares the categories of the lines that a call writes, besides those of the call itself.
      func expect(_ expected: [String], _ body: () async throws -> Void) async throws {
        lines.withLock { $0 = [] }
        try await body()
        var found: [String] = []
        for line in lines.withLock({ $0 }) {
          let words = line.split(separator: " ").filter { $0.hasPrefix("category=") }
          #expect(words.count == 1, "\(line)")
          let category = words.first?.dropFirst("category=".count) ?? ""
          if category.first?.isUppercase == true { found.append(String(category)) }
        }
        #expect(found == expected)
      }
      for (type, category) in [
        (AnalyticsV1.HealthDataType.weight, "WeightTracking"), (.hydration, "HydrationTracking"),
        (.sleep, "SleepTracking"),
      ] {
        let number = UInt64(type.rawValue) * 10
        var entry = AnalyticsV1.HealthEntry(
          type: type,
          start: .init(seconds: 1_700_000_000),
          end: type == .sleep ? .init(seconds: 1_700_020_000) : nil,
          grams: 80_000,
          millilitres: 200
        )
        try await expect([category]) {
          let made = try await logs.createHealthEntry(.init(entry: entry), Self.options(number))
          entry = try #require(made.entry)
        }
        entry.start = .init(seconds: 1_700_000_060)
        try await expect([category]) {
          _ = try await logs.updateHealthEntry(
            .init(entry: entry, updateMask: .init(paths: ["start"])),
            Self.options(number + 1)
          )
        }
        for expected in [[category], []] {
          // A repeated call changes nothing.
          try await expect(expected) {
            _ = try await logs.deleteHealthEntry(.init(entryID: entry.id), Self.options(number + 2))
          }
        }
      }
      try await expect(["FastingTracking"]) {
        _ = try await timers.startFast(.init(), Self.options(80))
      }
      try await expect(["Preferences"]) {
        _ = try await AnalyticsV1.HealthFiguresClient(channel).updateHealthGoals(
          .init(goals: .init(hydrationMl: 2_500), updateMask: .init(paths: ["hydration_ml"])),
          Self.options(81)
        )
      }
      try await expect(["Onboarding"]) {
        _ = try await AnalyticsV1.HealthOnboardingsClient(channel).saveOnboardingPage(
          .init(page: 1),
          Self.options(82)
        )
      }
      try await expect(["Nudges"]) {
        _ = try await AnalyticsV1.HealthSourcesClient(channel).dismissHealthNudge(
          .init(type: .weight, variant: .permanent),
          Self.options(83)
        )
      }
      let imports = AnalyticsV1.HealthImportsClient(channel)
      try await expect(["HealthSync"]) {
        _ = try await imports.addSamples(
          .init(samples: [.init(type: .hydration, start: .init(seconds: 1), millilitres: 9)]),
          Self.options(84)
        )
      }
      try await expect(["HealthSync"]) {
        let exchange = try await imports.importHealthExport(Self.options(85))
        try await exchange.requests.send(
          .init(piece: Array((Self.head + Self.record(1) + "</HealthData>").utf8)[...])
        )
        exchange.requests.finish()
        for try await _ in exchange.replies {}
      }
      let last = lines.withLock { $0 }.first { $0.contains("an import has ended") }
      for word in ["level=notice", "finished=true", "imported=1"] {
        #expect(last?.contains(word) == true, "\(last ?? "")")
      }
      // One that fails after its first batch is logged, too.
      let exchange = try await imports.importHealthExport(Self.options(86))
      let text = Self.head + (1..<1_200).map { Self.record($0) }.joined()
      for start in stride(from: 0, to: text.utf8.count, by: 60_000) {
        try await exchange.requests.send(
          .init(piece: Array(text.utf8.dropFirst(start).prefix(60_000))[...])
        )
      }
      try await exchange.requests.send(.init(piece: [UInt8](repeating: 32, count: 65_537)[...]))
      let failed = await refusal { for try await _ in exchange.replies {} }
      #expect(failed == "piece_too_large")
      let broken = lines.withLock { $0 }.last { $0.contains("an import has ended") }
      for word in ["level=notice", "finished=false", "imported=999"] {
        #expect(broken?.contains(word) == true, "\(broken ?? "")")
      }
    }
  }

  @Test("the log contains no value, time, note or name (FST-113)")
  func log() throws {
    let lines = Mutex("")
    let log = Logger(service: "analytics", version: "1", level: .debug) { line in
      lines.withLock { $0 += line }
    }
    let secret = "Xylophon"
    let weight: Int32 = 87_654
    try served(log: log) { _, channel in
      let logs = AnalyticsV1.HealthLogsClient(channel)
      let timers = AnalyticsV1.FastingTimersClient(channel)
      _ = try await logs.createHealthEntry(
        .init(entry: .init(type: .weight, grams: weight)),
        Self.options(10)
      )
      _ = try await timers.startFast(.init(note: secret), Self.options(11))
      let long = String(repeating: secret, count: 100)
      for request in [
        AnalyticsV1.HealthEntry(type: .weight, grams: 987_654_321),
        .init(type: .fasting, note: long), .init(type: .hydration, millilitres: 87_654),
      ] {
        let found = await refusal {
          _ = try await logs.createHealthEntry(.init(entry: request), Self.options(12))
        }
        #expect(found != "nothing was refused")
      }
      let imports = AnalyticsV1.HealthImportsClient(channel)
      _ = try await imports.addSamples(
        .init(samples: [
          .init(type: .weight, sourceName: secret, start: .init(seconds: 1), grams: weight)
        ]),
        Self.options(13)
      )
      let exchange = try await imports.importHealthExport(Self.options(14))
      let text = Self.head + Self.record(1, source: secret) + "<\(secret)"
      try await exchange.requests.send(.init(piece: Array(text.utf8)[...]))
      exchange.requests.finish()
      for try await _ in exchange.replies {}
      // Onboarding, goals, nights and drinks, including invalid values.
      let onboarding = AnalyticsV1.HealthOnboardingsClient(channel)
      var request: UInt64 = 20
      for (page, values) in [
        (1, AnalyticsV1.OnboardingValues()), (2, .init(weightG: weight)),
        (3, .init(goalWeightG: weight + 1)), (4, .init(fastingHours: 37)),
        (5, .init(hydrationMl: 7_531)), (2, .init(weightG: 987_654_321)),
      ] {
        request += 1
        _ = try? await onboarding.saveOnboardingPage(
          .init(page: Int32(page), values: values),
          Self.options(request)
        )
      }
      let figures = AnalyticsV1.HealthFiguresClient(channel)
      for goals in [AnalyticsV1.HealthGoals(weightG: weight), .init(weightG: 987_654_321)] {
        request += 1
        _ = try? await figures.updateHealthGoals(
          .init(goals: goals, updateMask: .init(paths: ["weight_g"])),
          Self.options(request)
        )
      }
      for entry in [
        AnalyticsV1.HealthEntry(
          type: .sleep,
          start: .init(seconds: 1_700_000_000),
          end: .init(seconds: 1_700_020_000)
        ), .init(type: .hydration, start: .init(seconds: 1_700_000_000), millilitres: 4_321),
        .init(
          type: .sleep,
          start: .init(seconds: 1_700_010_000),
          end: .init(seconds: 1_700_005_000)
        ),
      ] {
        request += 1
        _ = try? await logs.createHealthEntry(.init(entry: entry), Self.options(request))
      }
    }
    let written = lines.withLock { $0 }
    #expect(!written.isEmpty)
    for marker in [
      secret, "87654", "987654321", "80.5", "80500", "2025-03", "7531", "4321", "1700000000",
      "1700020000", "2023-11-14",
    ] {
      #expect(!written.contains(marker), "\(marker)")
    }
  }
}
