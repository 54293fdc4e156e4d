import Foundation
import RPC
import Synchronization
import TestKinds
import TestHousehold
import TestSupport
import Testing
import Wire

@testable import CommandLineTool

/// `daybook rpc call` at a process with a method of each kind.
@Suite("A call at the command line")
struct RPCDialogueTests {
  private static let kinds = "test.kinds.v1.Kinds"
  private static let address = Address.loopback(port: 7409)

  /// A home, and a process beside its gateway that serves one method of each kind.
  private static func home(
    typed: [String] = [],
    terminal: Terminal = Terminal(),
    _ service: KindsAtHand = KindsAtHand()
  ) throws -> Home {
    let home = try Home.running(machine: Machine(terminal: terminal, typed: typed))
    var router = Router()
    router.register(service)
    let contracts = TestKindsDescriptors.files
    router.register(
      Reflection(of: router.descriptors, contracts: contracts)
    )
    let server = RPCServer(router: router, transport: home.installation.transport)
    try home.installation.run { _ = try await server.start(at: Self.address) }
    service.keep(server)
    // The input pauses; meanwhile the earlier request is answered.
    let loop = home.installation.transport.loop
    home.machine.beforeTyping = { try? await loop.sleep(for: .milliseconds(10)) }
    return home
  }

  private static func call(_ home: Home, _ method: String, _ words: String...) throws
    -> Home.Outcome
  {
    try home.run(["rpc", "call", "\(kinds)/\(method)", "--address", "\(address)"] + words)
  }

  @Test("sends each message when it is typed, and shows each reply before the next")
  func dialogue() throws {
    let service = KindsAtHand()
    let home = try Self.home(
      typed: ["{\"text\":", "\"one\"}\n", "{\"text\":\"two\"}", ""],
      service
    )
    let answered = Mutex<[Int64]>([])
    let wait = home.machine.beforeTyping
    home.machine.beforeTyping = {
      await wait?()
      answered.withLock { $0.append(service.talked) }
    }
    let outcome = try Self.call(home, "Talk", "--json")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.lines == ["{\"text\":\"one\"}", "{\"text\":\"two\"}", "{\"text\":\"goodbye\"}"]
    )
    // The first message arrived in two pieces; both were answered before the last piece was read.
    #expect(answered.withLock { $0 } == [0, 0, 1, 2, 2])
  }

  @Test("calls a method of each other kind with standard input")
  func kinds() throws {
    func lines(_ method: String, _ typed: String...) throws -> [String] {
      let outcome = try Self.call(try Self.home(typed: typed), method, "--json")
      #expect(outcome.status == 0, "\(outcome)")
      return outcome.lines
    }
    #expect(try lines("Ask", "{\"text\":", "\"hello\"}") == ["{\"text\":\"hello\"}"])
    #expect(try lines("Ask") == ["{}"])
    let told = try lines("Tell", "{\"text\":\"x\",\"number\":\"2\"}")
    #expect(told == ["{\"text\":\"x\"}", "{\"text\":\"x\",\"number\":\"1\"}"])
    #expect(try lines("Collect", "{} {}", "{}") == ["{\"text\":\"counted\",\"number\":\"3\"}"])
    #expect(try lines("Collect") == ["{\"text\":\"counted\"}"])
  }

  @Test("reads more than one message may have, as long as no message has more")
  func longInput() throws {
    let line = "{\"text\":\"\(String(repeating: "a", count: 1 << 20))\"}\n"
    let outcome = try Self.call(
      try Self.home(typed: Array(repeating: line, count: 20)),
      "Collect",
      "--json"
    )
    #expect(outcome.lines == ["{\"text\":\"counted\",\"number\":\"20\"}"], "\(outcome.errors)")
    let endless = ["{}", "\"" + String(repeating: "a", count: 17 << 20)]
    let refused = try Self.call(try Self.home(typed: endless), "Collect")
    #expect(refused.status == ExitCode.invalid.rawValue)
    #expect(refused.errors.contains("Message 2: more than 16 MiB of JSON"))
  }

  @Test("ends at an invalid message, with its number and byte")
  func broken() throws {
    let service = KindsAtHand()
    let home = try Self.home(typed: ["{\"text\":\"one\"}\n", "{\n\"text\": 7}", "{}"], service)
    let outcome = try Self.call(home, "Talk", "--json")
    #expect(outcome.status == ExitCode.invalid.rawValue)
    #expect(outcome.errors.contains("Message 2: text: a string was expected (byte 10)"))
    try home.installation.run {
      try await home.installation.transport.loop.sleep(for: .seconds(1))
    }
    #expect(service.cancelled == 1, "the call was cancelled")
    let words = try Self.call(home, "Talk", "{}", "{\"text\":7}")
    #expect(words.errors.contains("Message 2: text: "))
    #expect(service.calls == 1, "all arguments are read before anything is sent")
  }

  @Test("refuses a second message of a method that takes one, even one that comes late")
  func second() throws {
    let service = KindsAtHand()
    for method in ["Ask", "Tell"] {
      for pieces in [["{} {}"], ["{\"text\":\"sleep\",\"number\":\"60000\"}\n", " ", "{}"]] {
        let outcome = try Self.call(
          try Self.home(typed: pieces, service),
          method,
          "--timeout",
          "60s"
        )
        #expect(outcome.status == ExitCode.wrongUse.rawValue, "\(outcome)")
        #expect(
          outcome.errors.contains(
            "\(Self.kinds)/\(method) takes one message, and a second one came."
          )
        )
      }
    }
    #expect(service.calls == 2, "nothing is sent if the second is there already")
  }

  @Test("reports that the text after the one message is not JSON")
  func trailing() throws {
    let service = KindsAtHand()
    let words = try Self.call(try Self.home(service), "Ask", "{\"text\":\"x\"} trailing")
    let late = ["{\"text\":\"sleep\",\"number\":\"60000\"}\n", "}"]
    let typed = try Self.call(try Self.home(typed: late, service), "Ask", "--timeout", "60s")
    for outcome in [words, typed] {
      #expect(outcome.status == ExitCode.wrongUse.rawValue, "\(outcome)")
      let sentence = "\(Self.kinds)/Ask takes one message, and what follows it is not JSON."
      #expect(outcome.errors.contains(sentence), "\(outcome)")
    }
    let second = try Self.call(try Self.home(service), "Ask", "{}", "7")
    #expect(second.errors.contains("and a second one came."), "\(second)")
  }

  @Test("reads a stream of requests at a terminal, and needs no message for one")
  func terminal() throws {
    let person = Terminal(isInput: true, isOutput: true, isErrors: true)
    let talk = try Self.call(try Self.home(typed: ["{}"], terminal: person), "Talk", "--json")
    #expect(talk.lines == ["{}", "{\"text\":\"goodbye\"}"])
    let ask = try Self.call(try Self.home(typed: ["{\"text\":\"no\"}"], terminal: person), "Ask")
    #expect(ask.lines == ["{}"])
  }

  @Test("shows headers and trailers beside the replies on request")
  func verbose() throws {
    let told = try Self.call(try Self.home(), "Tell", "{\"text\":\"x\",\"number\":1}", "--verbose")
    #expect(told.errors == "headers:\n  live: yes\n  some-bin: AQI=\ntrailers:\n  total: 1\n")
    let json = try Self.call(
      try Self.home(),
      "Tell",
      "{\"number\":1}",
      "--verbose",
      "--json"
    )
    #expect(json.lines == ["{}"])
    #expect(
      json.errors == "{\"headers\":{\"live\":[\"yes\"],\"some-bin\":[\"AQI=\"]}}\n"
        + "{\"trailers\":{\"total\":[\"1\"]}}\n"
    )
    let asked = try Self.call(try Self.home(), "Ask", "{}", "--verbose")
    #expect(asked.errors == "headers: none\ntrailers: none\n")
    #expect(try Self.call(try Self.home(), "Ask", "{}").errors.isEmpty)
  }

  @Test("shows the complete status of a failure")
  func status() throws {
    let text = try Self.call(try Self.home(), "Ask", "{\"text\":\"refuse\"}")
    #expect(text.errors.hasPrefix("daybook: "))
    for line in [
      "status: FAILED_PRECONDITION", "retryable: false", "retry after: 250 ms",
      "violation: text unwelcome, limit 3", "text: Not this one.",
      "truncated: some violations or details did not fit", "trailer: why: because",
    ] {
      #expect(text.errors.contains("\n  \(line)\n"), "\(line)")
    }
    #expect(text.errors.contains("\n  detail: {"))
    #expect(text.errors.contains("refuse"), "the detail in words: its type is described")
    let json = try Self.call(try Self.home(), "Ask", "{\"text\":\"refuse\"}", "--json")
    let fields = try #require(
      try JSONSerialization.jsonObject(with: Data(json.errors.utf8)) as? [String: Any]
    )
    #expect(fields["status"] as? String == "FAILED_PRECONDITION")
    #expect(fields["retryable"] as? Bool == false)
    #expect(fields["retry_after_ms"] as? Int == 250)
    #expect(fields["truncated"] as? Bool == true)
    let violation = (fields["violations"] as? [[String: Any]])?.first
    #expect(violation?["code"] as? String == "unwelcome" && violation?["limit"] as? Int == 3)
    #expect((fields["trailers"] as? [String: [String]]) == ["why": ["because"]])
    let detail = (fields["details"] as? [[String: Any]])?.first
    #expect(detail?["text"] as? String == "refuse")
  }

  @Test("lists the methods of a service that was named alone")
  func missingMethod() throws {
    for name in [Self.kinds, ".\(Self.kinds)"] {
      let outcome = try Self.home().run("rpc", "call", name, "{}", "--address", "\(Self.address)")
      #expect(outcome.status == ExitCode.wrongUse.rawValue)
      #expect(outcome.errors.contains("\(Self.kinds) is a service; a method is missing."))
      #expect(outcome.errors.contains("It has Ask, Tell, Collect, Talk."))
    }
  }

  @Test("describes a type once, and accepts the full name with its dot")
  func described() throws {
    let home = try Self.home()
    func lines(_ symbol: String) throws -> [String] {
      let outcome = try home.run("rpc", "describe", symbol, "--address", "\(Self.address)")
      #expect(outcome.status == 0, "\(outcome)")
      return outcome.lines
    }
    let method = try lines("\(Self.kinds)/Ask")
    #expect(method.count { $0 == "message test.kinds.v1.Line {" } == 1)
    #expect(try lines(".test.kinds.v1.Line") == lines("test.kinds.v1.Line"))
    #expect(try lines(".\(Self.kinds).Ask") == method)
  }
}

/// One method of each kind.
private final class KindsAtHand: TestKindsV1.KindsService {
  typealias Line = TestKindsV1.Line

  private let server = Mutex<RPCServer?>(nil)
  private let counts = Mutex<(calls: Int, cancelled: Int, talked: Int64)>((0, 0, 0))

  var calls: Int { counts.withLock { $0.calls } }
  var cancelled: Int { counts.withLock { $0.cancelled } }
  var talked: Int64 { counts.withLock { $0.talked } }

  func keep(_ server: RPCServer) { self.server.withLock { $0 = server } }

  func ask(_ request: Line, _ call: ServerCall) async throws -> Line {
    counts.withLock { $0.calls += 1 }
    if request.text == "sleep" { try await call.loop.sleep(for: .milliseconds(request.number)) }
    guard request.text == "refuse" else { return request }
    call.setTrailer("why", "because")
    let large = Line(text: String(repeating: "x", count: 9_000))
    throw RPCError(
      .failedPrecondition,
      "not_today",
      "Not today.",
      violations: [
        Violation(field: "text", code: "unwelcome", message: "Not this one.", limit: 3)
      ],
      retryable: false,
      retryAfter: .milliseconds(250),
      details: [GoogleProtobuf.`Any`(packing: request), GoogleProtobuf.`Any`(packing: large)]
    )
  }

  func tell(_ request: Line, _ call: ServerCall, _ replies: ReplyWriter<Line>) async throws {
    counts.withLock { $0.calls += 1 }
    if request.text == "sleep" { try await call.loop.sleep(for: .milliseconds(request.number)) }
    var head = Metadata()
    head.append("live", "yes")
    head.append("some-bin", binary: [1, 2])
    call.sendHead(head)
    for number in 0..<request.number {
      try await replies.send(Line(text: request.text, number: number))
    }
    call.setTrailer("total", "\(request.number)")
  }

  func collect(_ requests: RequestStream<Line>, _ call: ServerCall) async throws -> Line {
    var count: Int64 = 0
    for try await _ in requests { count += 1 }
    return Line(text: "counted", number: count)
  }

  func talk(
    _ requests: RequestStream<Line>,
    _ call: ServerCall,
    _ replies: ReplyWriter<Line>
  ) async throws {
    counts.withLock { $0.calls += 1 }
    do {
      for try await line in requests {
        try await replies.send(line)
        counts.withLock { $0.talked += 1 }
      }
    } catch {
      counts.withLock { $0.cancelled += 1 }
      throw error
    }
    try await replies.send(Line(text: "goodbye"))
  }
}
