import Foundation
import Testing

/// `daybook rpc call` and a program that serves one method of each kind.
@Suite("Calls of every kind at the command line")
struct StreamCallTests {
  private final class Kinds {
    let process: ChildProcess
    let folder: URL
    let address: String

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("daybook-kinds-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let key = folder.appendingPathComponent("cluster.key").path
      let isMade = FileManager.default.createFile(
        atPath: key,
        contents: Data(repeating: 7, count: 32),
        attributes: [.posixPermissions: 0o600]
      )
      #expect(isMade)
      let log = Pipe()
      process = try ChildProcess(
        Program.url("daybook-kinds"),
        ["--listen", "127.0.0.1:0", "--data", folder.path],
        environment: Program.inherited,
        errors: log.fileHandleForWriting
      )
      try log.fileHandleForWriting.close()
      var text = ""
      while !text.contains("address=") || !text.hasSuffix(" ") {
        let more = try log.next(atMost: 1)
        guard !more.isEmpty else { throw ProgramFailure.didNotStart(text) }
        text += String(decoding: more, as: UTF8.self)
      }
      let words = text.split(separator: " ").last?.split(separator: "=")
      address = try String(#require(words?.last))
    }

    deinit {
      process.kill9()
      try? FileManager.default.removeItem(at: folder)
    }

    func call(_ method: String, _ messages: [String]) throws -> Outcome {
      try Program.run(
        "daybook",
        ["rpc", "call", "--address", address, "--json", "test.kinds.v1.Kinds/\(method)"] + messages,
        environment: ["DAYBOOK_HOME": folder.path]
      )
    }
  }

  @Test("take any number of requests, and print replies as they come")
  func everyKind() throws {
    let kinds = try Kinds()
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

  @Test("end well when the server has heard enough, and with its refusal when it says no")
  func endings() throws {
    let kinds = try Kinds()
    let rest = Array(repeating: "{}", count: 500)
    let early = try kinds.call("Collect", [#"{"text":"enough"}"#] + rest)
    #expect(early.output == "{\"text\":\"counted\",\"number\":\"1\"}\n", "\(early)")
    #expect(early.status == 0)
    let unreadable = try kinds.call("Talk", [#"{"text":"a"}"#, #"{"nobody":1}"#])
    #expect(unreadable.output.isEmpty, "nothing is sent before all was read")
    #expect(unreadable.status == 3, "\(unreadable)")
  }
}
