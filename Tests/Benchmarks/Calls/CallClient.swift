import Foundation
import Glibc
import RPC
import Synchronization
import TaskContracts
import TestKinds
import Vocabulary

/// A process that loads a server; `Tests/Peers/README.md` describes its input and output.
///
/// Callers are async, messages are typed, and every call has a deadline.
struct CallClient {
  typealias Line = TestKindsV1.Line

  let shape: Shape
  private let channels: [Channel]
  private let inFlight: Int
  private let loop: EventLoop

  init(_ shape: Shape, port: UInt16, connections: Int, inFlight: Int) {
    self.shape = shape
    self.inFlight = inFlight
    let loop = EventLoop.start(name: "caller")
    self.loop = loop
    let transport = TCPTransport(loop)
    channels = (0..<connections).map { _ in
      Channel(address: .loopback(port: port), transport: transport)
    }
  }

  /// Warms up, prints `ready`, waits for a line, runs, prints the number of replies, and stays
  /// until its input ends.
  func measure(seconds: Int) throws {
    _ = try round(until: .time(.seconds(1)))
    say("ready")
    _ = readLine()
    say("\(try round(until: .time(.seconds(seconds))))")
    while readLine() != nil {}
  }

  /// Makes exactly this number of calls.
  func make(calls: Int) throws {
    _ = try round(until: .calls(calls / (channels.count * inFlight)))
  }

  /// Opens all connections, a hundred at a time, and holds them until its input ends.
  ///
  /// All at once would include the opening's memory, which the allocator keeps.
  func hold() throws {
    for first in stride(from: 0, to: channels.count, by: 100) {
      _ = try round(until: .calls(1), channels[first..<min(first + 100, channels.count)])
    }
    say("ready")
    while readLine() != nil {}
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  private enum End {
    case time(Duration)
    /// By each caller.
    case calls(Int)
  }

  private func round(until end: End, _ part: ArraySlice<Channel>? = nil) throws -> Int {
    let channels = part ?? channels[...]
    let total = Atomic<Int>(0)
    let failure = Mutex<(any Error)?>(nil)
    let done = DispatchSemaphore(value: 0)
    for channel in channels {
      for _ in 0..<inFlight {
        loop.spawn { [loop, shape] in
          do {
            var (count, calls) = (0, 0)
            let start = loop.now
            let isOver = {
              switch end {
              case .time(let time): loop.now - start >= time
              case .calls(let most): calls >= most
              }
            }
            while !isOver() {
              count += try await shape.call(channel)
              calls += 1
            }
            total.add(count, ordering: .relaxed)
          } catch {
            failure.withLock { $0 = error }
          }
          done.signal()
        }
      }
    }
    for _ in 0..<channels.count * inFlight { done.wait() }
    if let error = failure.withLock({ $0 }) { throw error }
    return total.load(ordering: .relaxed)
  }
}

/// The payload of one call.
enum Shape: String {
  /// A text of 100 bytes each way.
  case ask
  /// The same with a trace and a request id beside it.
  case told
  /// The same without these, with 1 MiB.
  case large
  /// 100 bytes there, and 100,000 times back.
  case tell
  /// Reads one task: two ids out, about 100 bytes back, with the metadata of the client library.
  case look

  private static let small = String(repeating: "a", count: 100)
  private static let big = String(repeating: "a", count: 1 << 20)

  /// Makes one call.
  ///
  /// - Returns: the number of replies.
  func call(_ channel: Channel) async throws -> Int {
    let client = TestKindsV1.KindsClient(channel)
    switch self {
    case .ask:
      let request = TestKindsV1.Line(text: Self.small, number: 1)
      return try await client.ask(request, CallOptions(timeout: .seconds(5))).text.isEmpty ? 0 : 1
    case .told:
      let request = TestKindsV1.Line(text: Self.small, number: 1)
      let options = CallOptions(
        timeout: .seconds(5),
        metadata: Self.trace,
        requestID: channel.loop.requestID
      )
      return try await client.ask(request, options).text.isEmpty ? 0 : 1
    case .large:
      let request = TestKindsV1.Line(text: Self.big, number: 1)
      return try await client.ask(request, CallOptions(timeout: .seconds(5))).text.isEmpty ? 0 : 1
    case .tell:
      var count = 0
      let request = TestKindsV1.Line(text: Self.small, number: 100_000)
      for try await _ in try await client.tell(request) { count += 1 }
      return count
    case .look:
      let request = TaskV1.GetTaskRequest(taskID: Self.task)
      let options = CallOptions(
        timeout: .seconds(5),
        metadata: Self.metadata,
        requestID: channel.loop.requestID
      )
      return try await TaskV1.TasksClient(channel).getTask(request, options).task == nil ? 0 : 1
    }
  }

  private static let task = TaskID(
    rawValue: UniqueID(high: 0x0192_3fe8_77aa_7bcd, low: 1 << 63 | 77)
  )
  private static let trace: Metadata = [
    "traceparent": "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
  ]
  /// With the token for the measured gateway; a service behind it needs none.
  private static let metadata =
    ProcessInfo.processInfo.environment["DAYBOOK_BENCHMARK_TOKEN"].map {
      ["authorization": "Bearer \($0)"] as Metadata
    } ?? Metadata()
}
