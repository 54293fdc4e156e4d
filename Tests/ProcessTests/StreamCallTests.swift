import Foundation
import Glibc
import Testing

/// `daybook rpc call` and a program that serves one method of each kind.
@Suite("Calls of every kind at the command line")
struct StreamCallTests {
  @Test("send any number of requests, and print replies as they arrive")
  func everyKind() throws {
    let kinds = try KindsProgram()
    let two = [#"{"text":"a"}"#, #"{"text":"b","number":"4"}"#]
    #expect(try kinds.call("Ask", [two[0]]).output == "{\"text\":\"a\"}\n")
    let told = try kinds.call("Tell", [#"{"text":"c","number":2}"#]).output
    #expect(told == "{\"text\":\"c\"}\n{\"text\":\"c\",\"number\":\"1\"}\n")
    #expect(try kinds.call("Collect", two).output == "{\"text\":\"counted\",\"number\":\"2\"}\n")
    #expect(try kinds.call("Collect", []).output == "{\"text\":\"counted\"}\n")
    let talked = try kinds.call("Talk", two)
    #expect(talked.output == (two + [#"{"text":"goodbye"}"#]).joined(separator: "\n") + "\n")
    #expect(talked.status == 0, "\(talked)")
  }

  @Test("succeed when the server ends them early, and fail with its refusal")
  func endings() throws {
    let kinds = try KindsProgram()
    let rest = Array(repeating: "{}", count: 500)
    let early = try kinds.call("Collect", [#"{"text":"enough"}"#] + rest)
    #expect(early.output == "{\"text\":\"counted\",\"number\":\"1\"}\n", "\(early)")
    #expect(early.status == 0)
    let unreadable = try kinds.call("Talk", [#"{"text":"a"}"#, #"{"nobody":1}"#])
    #expect(unreadable.output.isEmpty, "everything is read before anything is sent")
    #expect(unreadable.status == 3, "\(unreadable)")
  }

  @Test("send each message when it is typed, and show each reply before the next is typed")
  func dialogue() throws {
    let kinds = try KindsProgram()
    let (typing, replies) = (Pipe(), Pipe())
    let call = try kinds.begin(
      ["--json", "test.kinds.v1.Kinds/Talk"],
      input: typing.fileHandleForReading,
      output: replies.fileHandleForWriting
    )
    try replies.fileHandleForWriting.close()
    for line in ["{\"text\":\"one\"}\n", "{\"text\":\"two\"}\n"] {
      typing.fileHandleForWriting.write(Data(line.utf8))
      #expect(try replies.text(until: "\n") == line)
    }
    try typing.fileHandleForWriting.close()
    #expect(String(decoding: try replies.rest(), as: UTF8.self) == "{\"text\":\"goodbye\"}\n")
    #expect(call.wait() == .exit(0))
  }

  @Test("end with their answer, though standard input goes on")
  func openInput() throws {
    let kinds = try KindsProgram()
    for method in ["Ask", "Tell", "Collect"] {
      let (typing, replies) = (Pipe(), Pipe())
      let call = try kinds.begin(
        ["--json", "test.kinds.v1.Kinds/\(method)"],
        input: typing.fileHandleForReading,
        output: replies.fileHandleForWriting
      )
      try replies.fileHandleForWriting.close()
      typing.fileHandleForWriting.write(Data("{\"text\":\"enough\",\"number\":\"1\"} ".utf8))
      #expect(call.wait() == .exit(0), "\(method)")
      #expect(try !replies.rest().isEmpty)
    }
  }

  @Test("end at once with a reason when their process gets a second SIGTERM (matrix 60)")
  func secondSignal() throws {
    let kinds = try KindsProgram()
    let errors = Pipe()
    // It ends before the process would stop: a stopping process waits for such calls.
    let call = try kinds.begin(
      ["--verbose", "--timeout", "29s", "test.kinds.v1.Kinds/Tell", "{\"text\":\"wait\"}"],
      errors: errors.fileHandleForWriting
    )
    try errors.fileHandleForWriting.close()
    #expect(try errors.text(until: "yes\n") == "headers:\n  live: yes\n")
    kinds.process.send(SIGTERM)
    try kinds.awaitLog("stopping")
    #expect(kinds.process.isRunning && call.isRunning)
    kinds.process.send(SIGTERM)
    #expect(kinds.process.wait() == .exit(128 + SIGTERM))
    #expect(call.wait() == .exit(7))
    let said = String(decoding: try errors.rest(), as: UTF8.self)
    // A process that ends with unread bytes resets the connection, one without them closes it.
    let endings = ["the other end closed the connection", "Connection reset by peer"]
    #expect(endings.contains { said.contains("daybook: The connection broke (\($0)") }, "\(said)")
    #expect(said.contains("whether the call took effect is not known. (connection_lost)"))
  }
}
