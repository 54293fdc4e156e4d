import AnalyticsContracts
import Foundation
import Measurement
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// Imports of health exports by the real programs, then figures of ten years of logs.
enum HealthMeasurement {
  static func measure(
    of file: String,
    records: Int,
    programs: String,
    port: UInt16,
    seconds: Double
  ) async throws {
    try await MeasuredCalls.measured("analytics", programs, port) { installation, loop in
      let sources = AnalyticsV1.HealthSourcesClient(installation.door)
      _ = try await sources.saveHealthSelection(
        .init(types: [.weight, .hydration, .sleep, .fasting]),
        installation.options
      )
      _ = try await sources.connectHealthSource(
        .init(allEnabled: true, scope: .all),
        installation.options
      )
      print("| | s | records per CPU second of all | MiB at most: daybook | analytics | gateway |")
      print("|---|---:|---:|---:|---:|---:|")
      for title in ["\(records) records imported", "the same again"] {
        let before = used(installation)
        let run = try await ToolRun(
          ["import", "health", file],
          installation,
          programs: programs,
          port: port
        )
        let processor = Double(used(installation) - before + run.processor) / 1e9
        let peaks = [
          run.peakBytes, try installation.owner.peakBytes(), try installation.gateway.peakBytes(),
        ].map { text(Double($0) / 1_048_576, decimals: 1) }
        print(
          "| \(title) | \(text(run.took / .seconds(1))) | "
            + "\(text(Double(records) / max(processor, 0.001), decimals: 0)) | "
            + "\(peaks.joined(separator: " | ")) |"
        )
      }
      let stored = try await sources.getHealthSources(.init(), installation.options).sources
      try MeasuredCalls.expect(
        stored.contains { $0.type == .weight && $0.imported > 0 },
        "what was imported"
      )
      print("")
      print("| with these logs | p50 / p99 ms | CPU µs |")
      print("|---|---:|---:|")
      for call in calls {
        let cost = try await call.cost(at: installation, loop, seconds: seconds)
        print("| \(call.title) | \(cost.cells) |")
      }
    }
  }

  private static func used(_ installation: ServiceInstallation) -> UInt64 {
    installation.processes.reduce(0) { $0 + ProcessorTime.used(by: $1) }
  }

  private static let calls: [MeasuredCalls] = [
    .init(title: "figures of a week") { channel, options in
      let answer = try await AnalyticsV1.HealthFiguresClient(channel)
        .getHealthFigures(.init(), options)
      try MeasuredCalls.expect(answer.days.count == 7 && answer.week?.weightG != nil)
    },
    .init(title: "figures of 92 days") { channel, options in
      let answer = try await AnalyticsV1.HealthFiguresClient(channel)
        .getHealthFigures(.init(days: 92), options)
      try MeasuredCalls.expect(answer.days.count == 92)
    },
    .init(title: "weights, first 50") { channel, options in
      let answer = try await AnalyticsV1.HealthLogsClient(channel)
        .listHealthEntries(.init(type: .weight, pageSize: 50), options)
      try MeasuredCalls.expect(answer.entries.count == 50)
    },
    .init(title: "timer asked") { channel, options in
      _ = try await AnalyticsV1.FastingTimersClient(channel).getFastingTimer(.init(), options)
    },
    .init(title: "fast started, and deleted") { channel, options in
      let made = try await AnalyticsV1.FastingTimersClient(channel).startFast(.init(), options)
      var second = options
      second.requestID = .random()
      _ = try await AnalyticsV1.HealthLogsClient(channel)
        .deleteHealthEntry(.init(entryID: made.timer?.fast?.id), second)
    },
  ]
}
