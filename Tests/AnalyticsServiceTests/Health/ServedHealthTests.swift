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
  private static func options(_ request: UInt64) -> CallOptions {
    CallOptions(
      timeout: .seconds(30),
      metadata: Caller.sample().metadata,
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
