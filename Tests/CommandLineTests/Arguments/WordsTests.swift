import Dispatch
import Foundation
import Synchronization
import Testing
import TestHousehold
import TestSupport
import Vocabulary

@testable import CommandLineTool

@Suite("The words of a command line")
struct WordsTests {
  private static let broken: [UInt8] = [0x61, 0xFF, 0x62]

  @Test("are text, or refused by the name of their operand or option (CLI-006)")
  func encoding() throws {
    let add = Array("add".utf8)
    #expect(try Words.text([add, Array("Käse 🧀".utf8)]) == ["add", "Käse 🧀"])
    func message(_ words: [[UInt8]]) -> String? {
      do throws(CommandFailure) {
        _ = try Words.text(words)
        return nil
      } catch { return error.message }
    }
    #expect(message([add, Self.broken]) == "Word 2 of the command line is not valid UTF-8.")
    #expect(
      message([add, Array("--details".utf8), Self.broken])
        == "The word after --details is not valid UTF-8."
    )
    #expect(
      message([add, Array("--due=".utf8) + Self.broken]) == "The value of --due is not valid UTF-8."
    )
  }

  @Test("that are not UTF-8 are never stored (CLI-006)")
  func refused() throws {
    let home = try Home.running()
    let outcome = try home.run(words: [Array("add".utf8), Self.broken])
    #expect(outcome.status == ExitCode.invalid.rawValue)
    #expect(outcome.errors.contains("(invalid_utf8)"))
    #expect(home.script.seen.isEmpty)
    let json = try home.run(words: [Array("add".utf8), Self.broken, Array("--json".utf8)])
    #expect(json.errors.hasPrefix("{\"code\":\"invalid_utf8\""))
  }
}

@Suite("Concurrent commands")
struct ConcurrentCommandsTests {
  @Test("never give two tasks the same number (CLI-001)")
  func numbers() throws {
    let folder = try TemporaryFolder()
    let count = 40
    let numbers = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: count) { task in
      let environment = Environment(
        variables: ["DAYBOOK_HOME": folder.path],
        output: Paper(),
        errors: Paper(),
        input: NoKeyboard(),
        files: LiveFiles(),
        clock: { .testStart },
        connect: { _ in fatalError("nothing is asked") }
      )
      let id = TaskID(rawValue: UniqueID(high: 1, low: UInt64(task + 1)))
      let session = try? Session(environment, ParsedArguments(manual: AddCommand.manual))
      let list = StoredList(
        session: "",
        caller: "",
        server: "",
        printedAt: Timestamp.testStart.millisecondsSinceEpoch,
        tasks: [id.text]
      )
      if let number = session?.lists.number(id, in: list) {
        numbers.withLock { $0.append(number) }
      }
    }
    #expect(numbers.withLock { $0.sorted() } == Array(1...count))
  }
}

@Suite("A secret in a file")
struct SecretFileTests {
  @Test("is not used if everyone may read or change it")
  func modes() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("key")
    try Data(repeating: 7, count: 32).write(to: URL(fileURLWithPath: path))
    for mode in [0o600, 0o640, 0o660] as [mode_t] {
      chmod(path, mode)
      #expect(try LiveFiles().readSecret(path, limit: 32) == [UInt8](repeating: 7, count: 32))
    }
    for mode in [0o604, 0o602, 0o666] as [mode_t] {
      chmod(path, mode)
      #expect(throws: FileFailure.readableByOthers) {
        try LiveFiles().readSecret(path, limit: 32)
      }
    }
    #expect(throws: FileFailure.missing) {
      try LiveFiles().readSecret(folder.file("none"), limit: 32)
    }
  }
}

private struct NoKeyboard: TextSource {
  func readLine() -> String? { nil }
  func readAll(limit: Int) -> [UInt8]? { [] }
  func readPiece() async throws(FileFailure) -> [UInt8]? { nil }
}
