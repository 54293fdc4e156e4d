import Foundation
import Measurement
import RPC
import TaskContracts
import Vocabulary

/// Creating tasks and reading a day, at the task service itself and at a peer on the same file.
///
/// Both sides are a server and a client process with 16 calls in flight on one connection; there is
/// no gateway, because the peer has none.
struct TaskPeer {
  static let callers = 16
  static let shapes = ["create", "today"]
  /// Rounds of each; the median counts.
  static let rounds = 3
  /// Seconds per round; what both create in them must fit into one space beside ``tasks``.
  static let seconds = 2
  /// Tasks in the measured space.
  static let tasks = 10_000

  let household = HouseholdID(rawValue: .random())
  let member = MemberID(rawValue: .random())

  /// Microseconds of processor time a call, of both processes together.
  func ours(_ shape: String, _ installation: ServiceInstallation, _ loop: EventLoop) async throws
    -> Double
  {
    _ = try await round(shape, installation, loop, .milliseconds(500))
    var series = Series()
    for _ in 0..<Self.rounds {
      let before = used(by: installation)
      let calls = try await round(shape, installation, loop, .seconds(Self.seconds))
      series.add(Double(used(by: installation) - before) / 1_000 / Double(calls))
    }
    return series.median
  }

  private func used(by installation: ServiceInstallation) -> UInt64 {
    ProcessorTime.usedByThisProcess() + ProcessorTime.used(by: installation.owner.processID)
  }

  private func round(
    _ shape: String,
    _ installation: ServiceInstallation,
    _ loop: EventLoop,
    _ time: Duration
  ) async throws -> Int {
    let client = TaskV1.TasksClient(installation.service)
    let metadata = installation.options(household: household, member: member).metadata
    let end = loop.now + time
    let callers = (0..<Self.callers).map { _ in
      loop.spawn { () -> Result<Int, any Error> in
        do {
          var calls = 0
          while loop.now < end {
            let options = CallOptions(
              timeout: .seconds(30),
              metadata: metadata,
              requestID: .random()
            )
            if shape == "create" {
              let day = LocalDay(text: "2030-01-01")
              _ = try await client.createTask(.init(name: "Sweep the yard", dueOn: day), options)
            } else {
              let answer = try await client.getDay(.init(), options)
              guard answer.openCount >= 12 else { throw Misuse(word: "not the day expected") }
            }
            calls += 1
          }
          return .success(calls)
        } catch {
          return .failure(error)
        }
      }
    }
    var calls = 0
    for caller in callers { calls += try await caller.value.get() }
    return calls
  }

  /// The same for a program that serves the file as described in `Tests/Peers/README.md`.
  func theirs(_ shape: String, _ program: String, _ database: String) throws -> Double {
    var series = Series()
    for _ in 0..<Self.rounds {
      let server = try Child([program, "server", database], "the peer, server")
      defer { server.end() }
      let port = try server.line()
      let words = ["client", shape, port, "1", "\(Self.callers)", "\(Self.seconds)"]
      let client = try Child(
        [program] + words + [household.text, member.text],
        "the peer, client of \(shape)"
      )
      defer { client.end() }
      guard try client.line() == "ready" else { throw PeerFailure("\(client.name) is not ready") }
      func used() -> UInt64 {
        ProcessorTime.used(by: server.processID) + ProcessorTime.used(by: client.processID)
      }
      let before = used()
      try client.say("go")
      let answer = try client.line(within: Self.seconds + Child.patience)
      guard let calls = Double(answer), calls > 0 else {
        throw PeerFailure("\(client.name) made no call")
      }
      series.add(Double(used() - before) / calls / 1_000)
    }
    return series.median
  }
}
