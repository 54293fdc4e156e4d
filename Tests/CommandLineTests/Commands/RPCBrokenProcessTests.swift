import Foundation
import RPC
import Synchronization
import TestKinds
import TestHousehold
import TestSupport
import Testing
import Wire

@testable import CommandLineTool

/// `daybook rpc call` at a process that violates the protocol.
@Suite("A call of a broken process")
struct RPCBrokenProcessTests {
  private static let address = Address.loopback(port: 7408)
  private static let collect = "test.kinds.v1.Kinds/Collect"

  /// A home, and a process that describes itself with `files` and answers each call with `replies`.
  private static func home(
    files: [[UInt8]]? = nil,
    replies: [[UInt8]] = [],
    calls: CallCount = CallCount(),
    takes time: Duration = .zero
  ) throws -> Home {
    let home = try Home.running()
    var router = Router()
    let known = try TestKindsDescriptors.files.map {
      Array(try GoogleProtobuf.BytesValue(json: "\"\($0)\"").value)
    }
    router.register(ReflectionAtHand(files: files ?? known, time: time))
    for name in ["Collect", "Ask"] {
      let method = MethodDescriptor(name: "test.kinds.v1.Kinds/\(name)", kind: .bidirectional)
      router.registerRawStream(method) { requests, call, writer in
        calls.count.withLock { $0 += 1 }
        for try await _ in requests {}
        try await call.loop.sleep(for: time)
        for reply in replies { try await writer.send(reply) }
      }
    }
    let server = RPCServer(router: router, transport: home.installation.transport)
    try home.installation.run { _ = try await server.start(at: address) }
    return home
  }

  private static func line(_ text: String) -> [UInt8] { TestKindsV1.Line(text: text).encoded() }

  private static func call(_ home: Home, _ method: String) throws -> Home.Outcome {
    try home.run("rpc", "call", method, "{}", "--address", "\(address)", "--json")
  }

  @Test("fails if one reply is due and none comes, or two, and nothing of them is shown")
  func replyCount() throws {
    for count in [0, 2] {
      let replies = [[UInt8]](repeating: Self.line("x"), count: count)
      let outcome = try Self.call(try Self.home(replies: replies), Self.collect)
      #expect(outcome.status == ExitCode.failure.rawValue)
      #expect(outcome.errors.contains("wrong_message_count"))
      #expect(outcome.output.isEmpty)
    }
    let outcome = try Self.call(try Self.home(replies: [Self.line("x")]), Self.collect)
    #expect(outcome.lines == [#"{"text":"x"}"#])
  }

  @Test("has one timeout for all its requests")
  func timeout() throws {
    let replies = [Self.line("x")]
    for (time, seconds, status) in [(600, "1", ExitCode.unavailable), (600, "2", .success)] {
      let home = try Self.home(replies: replies, takes: .milliseconds(time))
      let start = home.loop.now
      let outcome = try home.run(
        ["rpc", "call", Self.collect, "{}", "--address", "\(Self.address)", "--timeout", seconds]
      )
      #expect(outcome.status == status.rawValue, "\(outcome)")
      let took = home.loop.now - start
      #expect((.milliseconds(1_000) ... .milliseconds(1_300)).contains(took))
      if status != .success {
        #expect(outcome.errors.contains("The deadline expired before the answer was complete."))
      }
    }
  }

  @Test("reports what is wrong with an invalid reply")
  func unreadableReply() throws {
    // Field 1 is a text: two bytes that are not UTF-8, and a length beyond the end.
    for bytes: [UInt8] in [[10, 2, 0xff, 0xff], [10, 9, 0x61]] {
      let outcome = try Self.call(try Self.home(replies: [bytes]), Self.collect)
      #expect(outcome.status == ExitCode.failure.rawValue && outcome.output.isEmpty)
      #expect(outcome.errors.contains("malformed_message"), "\(outcome.errors)")
      #expect(outcome.errors.contains("INTERNAL"), "\(outcome.errors)")
      #expect(outcome.errors.contains("The reply could not be read: text: "), "\(outcome.errors)")
    }
  }

  @Test("counts as a different outcome when it is replayed, too")
  func replayedCount() throws {
    let captured = RPCV1.CapturedCall(
      method: Self.collect,
      takesMany: true,
      requests: [RPCV1.CapturedRequest(message: [])]
    )
    let home = try Self.home(replies: [])
    home.files.put("/c.capture", CaptureForm.header + CaptureForm.record(captured))
    let outcome = try home.run(
      "rpc",
      "replay",
      "/c.capture",
      "--to",
      "\(Self.address)",
      "--json"
    )
    #expect(outcome.status == ExitCode.partial.rawValue)
    #expect(outcome.output.contains("UNIMPLEMENTED for OK"))
  }

  @Test("reports which contract is invalid, and sends nothing")
  func unreadable() throws {
    func text(_ field: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [field << 3 | 2, UInt8(bytes.count)] + bytes
    }
    let name = text(1, Array("bad.proto".utf8))
    // Its message has a field with number 0.
    let unsound =
      name + text(4, text(1, Array("M".utf8)) + text(2, [10, 1, 97, 24, 0, 32, 1, 40, 5]))
    let service =
      text(1, Array("Kinds".utf8))
      + text(
        2,
        text(1, Array("Ask".utf8)) + text(2, Array(".test.kinds.v1.Gone".utf8))
          + text(3, Array(".test.kinds.v1.Gone".utf8))
      )
    let lacking = name + text(2, Array("test.kinds.v1".utf8)) + text(6, service)
    for (file, word) in [
      ([255, 1], "file 1 of 1"), (unsound, "bad.proto"), (lacking, "test.kinds.v1.Gone"),
    ] {
      let calls = CallCount()
      let home = try Self.home(files: [file], calls: calls)
      let outcome = try Self.call(home, "test.kinds.v1.Kinds/Ask")
      #expect(outcome.status == ExitCode.invalid.rawValue)
      #expect(outcome.errors.contains("contract_unreadable"), "\(outcome.errors)")
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
      #expect(calls.count.withLock { $0 } == 0)
    }
  }

  @Test("cannot control a terminal: its texts are escaped in JSON, and are the same")
  func escapes() throws {
    let text = "\u{9B}31m\u{202E}\u{7F}\u{2028}\u{E0001}ä😂"
    let home = try Self.home(replies: [Self.line(text)])
    for flags in [[], ["--json"]] {
      let outcome = try home.run(
        ["rpc", "call", Self.collect, "{}", "--address", "\(Self.address)"] + flags
      )
      #expect(outcome.output.contains(#"\u009b31m\u202e\u007f\u2028\udb40\udc01ä😂"#))
      let read = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect((read as? [String: String])?["text"] == text)
    }
  }
}

/// Answers with the given files.
private struct ReflectionAtHand: RPCV1.ReflectionService {
  let files: [[UInt8]]
  let time: Duration

  func listServices(
    _ request: RPCV1.ListServicesRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.ListServicesResponse { .init() }

  func describeSymbol(
    _ request: RPCV1.DescribeSymbolRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.DescribeSymbolResponse {
    try await call.loop.sleep(for: time)
    return .init(files: files.map { $0[...] })
  }

  func listLimits(
    _ request: RPCV1.ListLimitsRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.ListLimitsResponse { .init() }
}

private final class CallCount: Sendable {
  let count = Mutex(0)
}
