import Foundation
import Glibc

/// `daybook watch --json` running beside a test.
final class Watcher {
  private let process: ChildProcess
  private let pipe = Pipe()
  private var rest = Data()

  init(_ home: Installation) throws {
    process = try ChildProcess(
      Program.url("daybook"),
      ["watch", "--json"],
      environment: Program.inherited.merging([
        "DAYBOOK_HOME": home.home.path, "DAYBOOK_SERVER": home.address(of: "gateway"),
      ]) { $1 },
      output: pipe.fileHandleForWriting
    )
    try pipe.fileHandleForWriting.close()
  }

  deinit { process.kill9() }

  /// Returns at the first line: the stream is open then.
  func awaitReady() throws { _ = try line() }

  /// The kinds of all events up to the first of kind `last`.
  func kinds(until last: String) throws -> [String] {
    var kinds: [String] = []
    while true {
      guard let object = try JSONSerialization.jsonObject(with: line()) as? [String: Any] else {
        throw ProgramFailure.didNotStart("watch wrote a line that is no object")
      }
      guard let event = object["event"] as? [String: Any], let kind = event["kind"] as? String
      else { continue }
      kinds.append(kind)
      if kind == last { return kinds }
    }
  }

  /// The names of the added tasks in order, once there are `count`.
  func addedTasks(_ count: Int) throws -> [String] {
    var names: [String] = []
    while names.count < count {
      guard let object = try JSONSerialization.jsonObject(with: line()) as? [String: Any],
        let event = object["event"] as? [String: Any], event["kind"] as? String == "task_created",
        let body = event["body"] as? [String: Any], let task = body["task"] as? [String: Any],
        let name = task["name"] as? String
      else { continue }
      names.append(name)
    }
    return names
  }

  private func line() throws -> Data {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[rest.startIndex..<end]
        rest = Data(rest[rest.index(after: end)...])
        return Data(line)
      }
      let more = try pipe.next()
      guard !more.isEmpty else { throw ProgramFailure.didNotStart("watch ended") }
      rest += more
    }
  }
}

extension Installation {
  func watch() throws -> Watcher { try Watcher(self) }
}
