import Foundation
import Measurement
import RPC
import ServiceRuntime

/// Calls that are made one after the other, and what each costs.
struct MeasuredCalls {
  let title: String
  let call: @Sendable (Channel, CallOptions) async throws -> Void

  /// Milliseconds at the client, and microseconds of processor time of all processes for each call.
  struct Cost {
    var times = Series()
    var processor = 0.0

    var cells: String {
      let times = [times.median, times.percentile(0.99)].map { text($0) }
      return times.joined(separator: " / ") + " | " + text(processor, decimals: 0)
    }
  }

  /// Repeats the call for so many seconds, after ten calls that are not counted.
  func cost(
    at installation: ServiceInstallation,
    _ loop: EventLoop,
    seconds: Double
  ) async throws -> Cost {
    for _ in 0..<10 { try await once(at: installation) }
    var cost = Cost()
    let end = loop.now + .milliseconds(Int64(seconds * 1_000))
    let before = Self.used(installation)
    while loop.now < end || cost.times.values.count < 10 {
      let start = loop.now
      try await once(at: installation)
      cost.times.add(Double((loop.now - start) / .microseconds(1)) / 1_000)
    }
    let used = Self.used(installation) - before
    cost.processor = Double(used) / 1_000 / Double(cost.times.values.count)
    return cost
  }

  private func once(at installation: ServiceInstallation) async throws {
    do {
      try await call(installation.door, installation.options)
    } catch {
      FileHandle.standardError.write(Data("failed: \(title)\n".utf8))
      throw error
    }
  }

  /// Nanoseconds of all processes, this one among them.
  private static func used(_ installation: ServiceInstallation) -> UInt64 {
    installation.processes.reduce(ProcessorTime.usedByThisProcess()) {
      $0 + ProcessorTime.used(by: $1)
    }
  }

  /// A table with one row for each of `calls` and one column pair for each size.
  static func show(_ calls: [MeasuredCalls], _ rows: [[Cost]], sizes: [String]) {
    let titles = sizes.map { "\($0): p50 / p99 ms | CPU µs" }
    print("| | " + titles.joined(separator: " | ") + " | growth |")
    print("|---|" + String(repeating: "---:|---:|", count: sizes.count) + "---:|")
    for (one, costs) in zip(calls, rows) {
      let growth = (costs.last?.processor ?? 0) / max(1, costs.first?.processor ?? 1)
      print(
        "| \(one.title) | " + costs.map(\.cells).joined(separator: " | ")
          + " | \(text(growth)) |"
      )
    }
  }

  static func expect(_ holds: Bool, _ what: String = "an answer") throws {
    guard holds else { throw Misuse(word: "\(what) is not the one expected") }
  }

  /// Runs `body` on a loop with an installation in a folder of its own.
  static func measured(
    _ name: String,
    following others: [String] = [],
    _ programs: String,
    _ port: UInt16,
    _ body: @escaping @Sendable (ServiceInstallation, EventLoop) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "daybook-bench-\(ProcessInfo.processInfo.processIdentifier)")
    Started.add(folder: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let loop = EventLoop.start(name: "caller")
    let result: Result<Void, any Error> = await loop.spawn {
      do {
        let installation = try await ServiceInstallation(
          of: name,
          following: others,
          programs: programs,
          port: port,
          folder: folder,
          loop: loop,
          keepsAnswers: true
        )
        defer { installation.end() }
        return .success(try await body(installation, loop))
      } catch { return .failure(error) }
    }.value
    try result.get()
  }
}
