import RPC
import Synchronization
import TestKinds
import Wire

/// One method of each kind; the text of a request selects the behaviour.
final class KindsHandler: TestKindsV1.KindsService {
  typealias Line = TestKindsV1.Line

  /// Handlers that were cancelled.
  private let cancelled = Atomic<Int64>(0)

  /// Echoes.
  ///
  /// "sleep" waits `number` ms first, "refuse" fails with every field of a status, "crash" fails
  /// without a status, "large" answers `number` letters, "cancelled" counts.
  func ask(_ request: Line, _ call: ServerCall) async throws -> Line {
    for entry in call.metadata where entry.key.hasPrefix("x-") || entry.key.hasPrefix("daybook-") {
      call.appendTrailer(entry)
    }
    switch request.text {
    case "sleep":
      try await noting { try await call.loop.sleep(for: .milliseconds(request.number)) }
    case "refuse":
      call.setTrailer("why", "because")
      throw RPCError(
        .failedPrecondition,
        "not_today",
        "Not today: ¾ of it is missing.",
        violations: [Violation(field: "text", code: "odd", message: "Odd.", limit: 3)],
        retryable: false,
        details: [GoogleProtobuf.`Any`(packing: request)]
      )
    case "crash":
      throw Crash()
    case "large" where request.number < 0:
      throw Self.negative
    case "large":
      return Line(text: String(repeating: "a", count: Int(request.number)))
    case "cancelled":
      return Line(number: cancelled.load(ordering: .relaxed))
    default: break
    }
    return request
  }

  /// Sends the text `number` times, numbered, each with its number as the cursor; "wait" sends
  /// "live" and then nothing.
  func tell(_ request: Line, _ call: ServerCall, _ replies: ReplyWriter<Line>) async throws {
    if request.text == "wait" {
      call.sendHead(["live": "yes"])
      try await noting { try await call.loop.sleep(for: .seconds(600)) }
    }
    guard request.number >= 0 else { throw Self.negative }
    for number in 0..<request.number {
      try await noting {
        try await replies.send(
          Line(text: request.text, number: number),
          cursor: Array("\(number)".utf8)
        )
      }
    }
    call.setTrailer("total", "\(request.number)")
  }

  /// Counts; "enough" is answered at once.
  func collect(_ requests: RequestStream<Line>, _ call: ServerCall) async throws -> Line {
    var count: Int64 = 0
    for try await line in requests {
      count += 1
      if line.text == "enough" { break }
    }
    return Line(text: "counted", number: count)
  }

  /// Answers each request as it arrives, and sends a last message at the end.
  func talk(
    _ requests: RequestStream<Line>,
    _ call: ServerCall,
    _ replies: ReplyWriter<Line>
  ) async throws {
    for try await line in requests { try await replies.send(line) }
    try await replies.send(Line(text: "goodbye"))
  }

  private static let negative = RPCError(
    .invalidArgument,
    "invalid_argument",
    "number: it counts, so it is not below 0.",
    violations: [Violation(field: "number", code: "negative", message: "Below 0.", limit: 0)]
  )

  private func noting(_ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let error as CancellationError {
      cancelled.add(1, ordering: .relaxed)
      throw error
    }
  }
}

/// A failure without a message for callers.
struct Crash: Error {}
