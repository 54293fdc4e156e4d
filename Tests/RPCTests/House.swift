import RPC
import Wire

/// A small service with one method for each kind of test.
enum House {
  static let echo = MethodDescriptor(name: "test.House/Echo", kind: .unary)
  static let fail = MethodDescriptor(name: "test.House/Fail", kind: .unary)
  static let sleep = MethodDescriptor(name: "test.House/Sleep", kind: .unary)
  static let count = MethodDescriptor(name: "test.House/Count", kind: .serverStream)
  static let missing = MethodDescriptor(name: "test.House/Missing", kind: .unary)

  static func router() -> Router {
    var router = Router()
    router.registerUnary(echo) { (request: Words, call) in
      for key in ["request-id", "hello"] {
        if let value = call.metadata[key] { call.setTrailer("seen-\(key)", value) }
      }
      return request
    }
    router.registerUnary(fail) { (request: Words, call) -> Words in
      call.setTrailer("why", "because")
      throw RPCError(
        .failedPrecondition,
        request.text,
        "It cannot be done.",
        violations: [Violation(field: "text", code: "odd", message: "Odd.", limit: 3)],
        retryable: false,
        debugDetail: "a secret of ours"
      )
    }
    router.registerUnary(sleep) { (request: Words, call) in
      try await call.loop.sleep(for: .milliseconds(Int64(request.count)))
      return request
    }
    router.registerServerStream(count) {
      (request: Words, call, replies: ReplyWriter<Words>) in
      if request.text == "head" { call.sendHead(["live": "yes"]) }
      for number in 1...max(1, request.count) {
        try await replies.send(
          Words(request.text, count: number),
          cursor: [UInt8(truncatingIfNeeded: number)]
        )
      }
      call.setTrailer("total", "\(request.count)")
    }
    return router
  }
}

/// Values that a test's handlers record.
///
/// On one loop only.
final class Notes: @unchecked Sendable {
  var lines: [String] = []
  /// The number of calls that took one of several paths.
  var ways = 0
  /// Ends that speak raw bytes.
  var peers: [RawPeer] = []
  var bytes: [UInt8]?

  func add(_ line: String) { lines.append(line) }
}
