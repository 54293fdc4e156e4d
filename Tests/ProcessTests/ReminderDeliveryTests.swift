import Foundation
import Testing

/// Runs a program of `Tests/Receivers`, which prints its port and then a line for each message.
final class Receiver {
  private let process: ChildProcess
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()
  /// Requests that arrived before a change of responses was confirmed.
  private var requests: [[String: Any]] = []
  private(set) var port = ""

  init(_ script: String, _ arguments: [String] = []) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Receivers/\(script)").standardized
    process = try ChildProcess(
      URL(filePath: "/usr/bin/env"),
      ["python3", "-B", file.path] + arguments,
      environment: Program.inherited,
      input: input.fileHandleForReading,
      output: output.fileHandleForWriting
    )
    try output.fileHandleForWriting.close()
    port = try line()
  }

  deinit { process.kill9() }

  /// Changes the receiver's responses to requests that arrive afterwards.
  func answer(_ manner: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(manner)\n".utf8))
    while true {
      let object = try object()
      if object["answers"] != nil { return }
      requests.append(object)
    }
  }

  /// Waits for the next request, without a limit.
  func request() throws -> [String: Any] {
    requests.isEmpty ? try object() : requests.removeFirst()
  }

  private func object() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try line().utf8))
    return try #require(object as? [String: Any])
  }

  private func line() throws -> String {
    while true {
      if let end = pending.firstIndex(of: 10) {
        defer { pending = Data(pending[(end + 1)...]) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the receiver ended")
      pending += more
    }
  }
}

/// Real processes deliver reminders to a real receiver while no client is running.
@Suite("A reminder")
struct ReminderDeliveryTests {
  /// Creates an installation with a household whose reminders go to a local ntfy server.
  private func installation(_ phone: Receiver) throws -> (home: Installation, actions: UInt16) {
    let home = try Installation()
    let actions = try #require(try FreePorts.pick(for: ["actions"])["actions"])
    home.notificationFlags = [
      "--outgoing-allow", "127.0.0.1:\(phone.port)", "--action-url", "https://daybook.example.org",
      "--action-listen", "127.0.0.1:\(actions)",
    ]
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let added = try home.daybook([
      "channels", "add", "ntfy", "http://127.0.0.1:\(phone.port)", "home-1", "--says", "titles",
    ])
    #expect(added.status == 0, "\(added)")
    return (home, actions)
  }

  private func task(_ home: Installation, _ name: String, rings: String) throws -> String {
    let added = try #require(try home.json(["add", name])["task"] as? [String: Any])
    let id = try #require(added["id"] as? String)
    let remind = try home.daybook(["remind", id, "--in", rings])
    #expect(remind.status == 0, "\(remind)")
    return id
  }

  /// Presses a button and returns the HTTP status.
  private func press(_ url: String, at port: UInt16, method: String = "POST") throws -> String {
    let path = url.replacing("https://daybook.example.org", with: "")
    let program = """
      import sys, http.client
      connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]))
      connection.request(sys.argv[2], sys.argv[3])
      print(connection.getresponse().status)
      """
    return try Program.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", "-c", program, "\(port)", method, path]
    ).output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("rings a phone with no watch running, and its button Done completes the task (HOK-008)")
  func rings() throws {
    let phone = try Receiver("ntfy_receiver.py")
    let (home, actions) = try installation(phone)
    let tested = try home.daybook(["channels", "test", "ntfy"])
    #expect(tested.status == 0, "\(tested)")
    #expect(try phone.request()["path"] as? String == "/")
    let id = try task(home, "Water the plants", rings: "2s")
    let message = try #require(try phone.request()["message"] as? [String: Any])
    #expect(message["message"] as? String == "Water the plants")
    #expect(message["topic"] as? String == "home-1")
    let buttons = try #require(message["actions"] as? [[String: Any]])
    let done = try #require(
      buttons.first { $0["label"] as? String == "Done" }?["url"] as? String
    )
    #expect(try press(done, at: actions, method: "GET") == "405")
    let open = try home.json(["show", id])
    #expect("\(open)".contains("isComplete") == false, "\(open)")
    #expect(try press(done, at: actions) == "200")
    #expect(try press(done, at: actions) == "410")
    // The task is completed, so the phone receives a request to clear the message.
    let clear = try phone.request()
    #expect(clear["method"] as? String == "PUT")
    let sequence = try #require(message["sequence_id"] as? String)
    #expect(clear["path"] as? String == "/home-1/\(sequence)/clear")
    let missed = try home.daybook(["reminders", "missed"])
    #expect(missed.output == "Nothing was missed.\n", "\(missed)")
  }

  @Test(
    "survives kill -9 before it is due, while its receiver fails, and after it was seen (REM-043)"
  )
  func killed() throws {
    let phone = try Receiver("ntfy_receiver.py")
    let (home, _) = try installation(phone)
    _ = try task(home, "Tea", rings: "3s")
    home.kill9("notification")
    try home.start("notification")
    let first = try #require(try phone.request()["message"] as? [String: Any])
    #expect(first["message"] as? String == "Tea")

    // Messages are sent in order: one whose arrival is not recorded would be sent again first.
    var log = try home.daybook(["channels", "deliveries"])
    for _ in 0..<500 where !log.output.contains("arrived") {
      log = try home.daybook(["channels", "deliveries"])
    }
    #expect(log.output.contains("arrived"), "\(log)")

    try phone.answer("status 500")
    _ = try task(home, "Soup", rings: "1s")
    var failed = try #require(try phone.request()["message"] as? [String: Any])
    // Delivery is at least once: a message that was under way at the kill is sent again, under its id.
    while failed["message"] as? String == "Tea" {
      #expect(failed["sequence_id"] as? String == first["sequence_id"] as? String)
      failed = try #require(try phone.request()["message"] as? [String: Any])
    }
    #expect(failed["message"] as? String == "Soup")
    home.kill9("notification")
    try phone.answer("ok")
    try home.start("notification")
    let again = try #require(try phone.request()["message"] as? [String: Any])
    #expect(again["sequence_id"] as? String == failed["sequence_id"] as? String)

    let seen = try home.daybook(["reminders", "ack", "--all"])
    #expect(seen.status == 0, "\(seen)")
    home.kill9("notification")
    try home.start("notification")
    // The gateway reconnects after its next probe.
    var missed = try home.daybook(["reminders", "missed"])
    for _ in 0..<200 where missed.status != 0 {
      missed = try home.daybook(["reminders", "missed"])
    }
    #expect(missed.output == "Nothing was missed.\n", "\(missed)")
  }

  @Test("handles a receiver that redirects or answers with 10 MiB (HOK-005)")
  func strangeReceivers() throws {
    let phone = try Receiver("ntfy_receiver.py")
    let (home, _) = try installation(phone)
    try phone.answer("redirect")
    let redirected = try home.daybook(["channels", "test", "ntfy"])
    #expect(redirected.status != 0 && redirected.output.contains("302"), "\(redirected)")
    _ = try phone.request()
    try phone.answer("long")
    let long = try home.daybook(["channels", "test", "ntfy"])
    #expect(long.status == 0, "\(long)")
    #expect(try phone.request()["path"] as? String == "/", "no redirect was followed")
  }
}
