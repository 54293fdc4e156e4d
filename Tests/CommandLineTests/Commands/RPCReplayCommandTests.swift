import Cryptography
import Foundation
import RPC
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Wire

@testable import CommandLineTool

/// `daybook rpc replay`: captured calls, sent again.
@Suite("Captured calls at the command line")
struct RPCReplayCommandTests {
  private static let create = "daybook.task.v1.Tasks/CreateTask"
  private static let list = "daybook.task.v1.Tasks/ListTasks"

  private func call(
    _ method: String,
    at seconds: Int64,
    _ request: [UInt8] = [],
    code: StatusCode = .ok
  ) -> RPCV1.CapturedCall {
    RPCV1.CapturedCall(
      method: method,
      began: GoogleProtobuf.Duration(seconds: seconds),
      metadata: [
        RPCV1.CapturedEntry(
          key: "request-id",
          value: ArraySlice("01939ad4-5b6c-7def-8abc-01234567\(1_000 + seconds)".utf8)
        )
      ],
      requests: [RPCV1.CapturedRequest(message: request[...])],
      code: UInt32(code.rawValue)
    )
  }

  private static let rent = TaskV1.CreateTaskRequest(name: "Pay rent").encoded()

  private func home(_ calls: [RPCV1.CapturedCall], damage: [UInt8] = []) throws -> Home {
    let home = try Home.running()
    let bytes = CaptureForm.header + calls.flatMap { CaptureForm.record($0) } + damage
    home.files.put("/calls.capture", bytes)
    return home
  }

  @Test("are sent again in order, counted and timed")
  func again() throws {
    // As calls end, not as they begin.
    let home = try home([
      call(Self.list, at: 30), call(Self.create, at: 10, Self.rent), call(Self.list, at: 0),
    ])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--json")
    #expect(outcome.status == 0, "\(outcome)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.methods.map(\.method) == [Self.create, Self.list])
    #expect(report.methods.map(\.calls) == [1, 2])
    #expect(try home.run("list").output.contains("Pay rent"))
    let table = try home.run("rpc", "replay", "/calls.capture", "--speed", "0")
    #expect(table.lines.first?.hasPrefix("Method") == true)
    #expect(table.lines.count == 3, "\(table)")
  }

  @Test("are sent to the gateway with the sign-in even if its address is given")
  func namedGateway() throws {
    let home = try home([call(Self.list, at: 0)])
    for option in ["--to", "--address"] {
      let outcome = try home.run("rpc", "replay", "/calls.capture", option, "127.0.0.1:7400")
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  private struct Report: Decodable {
    struct Method: Decodable {
      let method: String
      let calls: Int
      let skipped: Int
      let differences: [String: Int]
      let microseconds: [String: Int]
    }
    let methods: [Method]
  }

  @Test("are sent again whatever times a file contains, and never slower than a thousandth")
  func times() throws {
    var endless = call(Self.list, at: 1, code: .cancelled)
    let most = GoogleProtobuf.Duration(seconds: .max)
    (endless.began, endless.took, endless.timeout) = (most, most, most)
    var early = call(Self.list, at: 2)
    let least = GoogleProtobuf.Duration(seconds: .min)
    (early.began, early.took) = (least, least)
    let home = try home([call(Self.list, at: 0), early, endless])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--json", "--speed", "1000")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.methods.map(\.calls) == [3])
    for speed in ["1e-300", "0.0009", "-1", "nan", "1000001"] {
      let refused = try home.run("rpc", "replay", "/calls.capture", "--speed", speed)
      #expect(refused.status == ExitCode.wrongUse.rawValue, "\(speed)")
    }
  }

  @Test("that end differently are counted by code, with exit status 8")
  func differences() throws {
    var large = call(Self.create, at: 3)
    large.requests = []
    large.lacksRequests = true
    let home = try home([
      call(Self.list, at: 1, code: .notFound), call(Self.list, at: 2, code: .notFound), large,
    ])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--json")
    #expect(outcome.status == ExitCode.partial.rawValue, "\(outcome)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.methods.map(\.skipped) == [1, 0])
    #expect(report.methods[1].differences == ["OK for NOT_FOUND": 2])
    let some = try home.run("rpc", "replay", "/calls.capture", "--method", Self.create)
    #expect(some.output.contains("1 not sent"))
    #expect(!some.output.contains("ListTasks"))
  }

  private static let watch = "daybook.rpc.v1.Health/Watch"

  /// An endless stream with its recorded end.
  private func stream(took seconds: Int64, _ code: StatusCode, _ reason: String = "")
    -> RPCV1.CapturedCall
  {
    var stream = call(Self.watch, at: 1, RPCV1.HealthCheckRequest().encoded(), code: code)
    stream.repliesMany = true
    stream.reason = reason
    stream.took = GoogleProtobuf.Duration(seconds: seconds)
    return stream
  }

  @Test(
    "without an end are cancelled after their recorded time",
    arguments: [("0", 1.0), ("1", 7_200), ("1000", 7.2)]
  )
  func left(speed: String, longest: Double) throws {
    let streams = [
      stream(took: 7_200, .unavailable, "draining"), stream(took: 60, .cancelled),
      stream(took: 3_600, .resourceExhausted, "slow_consumer"),
    ]
    let home = try home(streams + [call(Self.list, at: 2)])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--json", "--speed", speed)
    #expect(outcome.status == 0, "\(outcome)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.methods.map(\.calls) == [3, 1])
    let seconds = Double(report.methods[0].microseconds["longest"] ?? 0) / 1e6
    #expect((longest...longest + 0.05).contains(seconds), "\(seconds)")
  }

  @Test("that ended at a deadline get their time", arguments: ["0", "100"])
  func late(speed: String) throws {
    var late = stream(took: 600, .deadlineExceeded, "deadline_exceeded")
    late.timeout = GoogleProtobuf.Duration(seconds: 600)
    let home = try home([late])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--json", "--speed", speed)
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test(
    "without an end now, though they had one then, are finally cancelled",
    arguments: ["0", "1"]
  )
  func endless(speed: String) throws {
    let home = try home([stream(took: 1, .ok), stream(took: 1, .notFound, "gone")])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--json", "--speed", speed)
    #expect(outcome.status == ExitCode.partial.rawValue, "\(outcome)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.methods[0].differences == ["no end for OK": 1, "no end for NOT_FOUND": 1])
  }

  @Test("of a method that the file does not contain are an error, not an empty table")
  func noSuch() throws {
    let home = try home([call(Self.list, at: 1)])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--method", "nope/Nothing")
    #expect(outcome.status == ExitCode.invalid.rawValue, "\(outcome)")
    #expect(outcome.errors.contains("no_such_calls") && outcome.errors.contains("nope/Nothing"))
  }

  @Test("without a server are no comparison: exit status 7, and why", arguments: ["0", "1000"])
  func nobody(speed: String) throws {
    let home = try home([call(Self.list, at: 1), call(Self.list, at: 2)])
    let outcome = try home.run(
      "rpc",
      "replay",
      "/calls.capture",
      "--to",
      "127.0.0.1:1",
      "--speed",
      speed
    )
    #expect(outcome.status == ExitCode.unavailable.rawValue, "\(outcome)")
    #expect(outcome.errors.contains("There is no connection to 127.0.0.1:1"))
    #expect(outcome.output.isEmpty)
  }

  @Test("in a damaged file are sent up to the damage, with exit status 3")
  func damaged() throws {
    let cut = try home([call(Self.create, at: 1, Self.rent)], damage: [0, 0, 0])
    let outcome = try cut.run("rpc", "replay", "/calls.capture")
    #expect(outcome.status == ExitCode.invalid.rawValue, "\(outcome)")
    #expect(outcome.errors.contains("capture_damaged"))
    #expect(try cut.run("list").output.contains("Pay rent"))
    for text in ["", "daycap", "no capture at all"] {
      cut.files.put("/other", text)
      let other = try cut.run("rpc", "replay", "/other")
      #expect(other.status == ExitCode.invalid.rawValue)
      #expect(other.errors.contains("not_a_capture"))
    }
    #expect(try cut.run("rpc", "replay", "/missing").status == ExitCode.invalid.rawValue)
    #expect(
      try cut.run("rpc", "replay", "/other", "--speed", "-1").status == ExitCode.wrongUse.rawValue
    )
  }

  @Test("with different answers are counted, and are no failure")
  func otherAnswers() throws {
    let check = "daybook.rpc.v1.Health/Check"
    var (same, other) = (call(check, at: 1), call(check, at: 2))
    var serving = ReplyDigest()
    serving.add(RPCV1.HealthCheckResponse(status: .serving).encoded())
    (same.replies, same.replyDigest) = (1, serving.bytes[...])
    (other.replies, other.replyDigest) = (1, SHA256.hash(of: [1])[...])
    // A record of an earlier version, and one with another status.
    let old = call(check, at: 3)
    var failed = other
    failed.code = UInt32(StatusCode.notFound.rawValue)
    let home = try home([same, other, old])
    let outcome = try home.run("rpc", "replay", "/calls.capture", "--json", "--speed", "0")
    #expect(outcome.status == 0 && outcome.output.contains(#""other_answers":1"#), "\(outcome)")
    let table = try home.run("rpc", "replay", "/calls.capture", "--speed", "0")
    #expect(table.output.contains("1 with another answer"))
    home.files.put("/failed.capture", CaptureForm.header + CaptureForm.record(failed))
    let counted = try home.run("rpc", "replay", "/failed.capture", "--json", "--speed", "0")
    #expect(counted.output.contains(#""other_answers":0"#), "\(counted)")
  }
}
