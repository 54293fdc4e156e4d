import RPC
import TestKinds

/// Serves one simple method of each kind.
struct Kinds: TestKindsV1.KindsService {
  typealias Line = TestKindsV1.Line
  typealias Methods = TestKindsV1.Kinds.Methods

  var notes = Notes()

  func ask(_ request: Line, _ call: ServerCall) async throws -> Line { request }

  func tell(_ request: Line, _ call: ServerCall, _ replies: ReplyWriter<Line>) async throws {
    for number in 0..<request.number {
      try await replies.send(Line(text: request.text, number: number))
    }
  }

  /// Counts, and adds the texts up to their bytes; stops early at "enough" and at "no".
  func collect(_ requests: RequestStream<Line>, _ call: ServerCall) async throws -> Line {
    var count: Int64 = 0
    do {
      for try await line in requests {
        count += 1
        if line.text == "enough" { break }
        if line.text == "no" { throw RPCError(.failedPrecondition, "no", "No.") }
      }
    } catch is CancellationError {
      notes.add("cancelled after \(count)")
      throw CancellationError()
    }
    return Line(text: "counted", number: count)
  }

  func talk(
    _ requests: RequestStream<Line>,
    _ call: ServerCall,
    _ replies: ReplyWriter<Line>
  ) async throws {
    for try await line in requests { try await replies.send(line) }
    try await replies.send(Line(text: "goodbye"))
    call.setTrailer("said", "all")
  }

  static func router(_ kinds: Kinds = Kinds()) -> Router {
    var router = House.router()
    router.register(kinds)
    return router
  }
}
