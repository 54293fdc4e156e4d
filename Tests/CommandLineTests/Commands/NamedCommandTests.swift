import Foundation
import Testing

@testable import CommandLineTool

@Suite("A command that a message names")
struct NamedCommandTests {
  /// All commands between quotation marks in the program's source, with a word in place of each
  /// value.
  static let named: [(file: String, command: NamedCommand)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Services/CommandLine").standardizedFileURL
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [(file: String, command: NamedCommand)] = []
    while let path = paths?.nextObject() as? URL {
      guard path.pathExtension == "swift",
        let source = try? String(contentsOf: path, encoding: .utf8)
      else { continue }
      let code = source.split(separator: "\n").filter { !String($0).trimmed.hasPrefix("//") }
        .joined(separator: "\n")
      // A message may span several lines.
      let text = withoutValues(code.replacing(/"\s*\+ "/, with: ""))
      found += NamedCommand.all(in: text).map { (file: path.lastPathComponent, command: $0) }
    }
    return found
  }()

  /// The source with `Value` for each interpolation, which may have nested parentheses.
  private static func withoutValues(_ source: String) -> String {
    var text = ""
    var rest = source[...]
    while let start = rest.range(of: "\\(") {
      text += rest[..<start.lowerBound] + "Value"
      rest = rest[start.upperBound...]
      var depth = 1
      while depth > 0, let character = rest.popFirst() {
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      }
    }
    return text + rest
  }

  /// Parses a command line without running its command.
  private func read(_ words: [String]) throws {
    guard
      case .command(let parsed) = try ArgumentParser(commands: CommandLineTool.manuals).parse(words)
    else { return }
    // Help is shown before a command parses its arguments.
    guard !parsed.has("help") else { return }
    let type = CommandLineTool.commands.first { $0.manual.name == parsed.manual.name }
    _ = try type?.init(parsed)
  }

  @Test("is valid when it is typed")
  func messages() throws {
    #expect(Self.named.count > 40)
    for (file, command) in Self.named {
      // The command there depends on the input: one of all commands (`Suggestion`), or the one
      // whose words are wrong.
      guard !command.words.contains("Value") else { continue }
      let words = command.words.map { ["…": "1", "CODE": "7K3QX-9M2TD-4FHWV"][$0] ?? $0 }
      do {
        try read(words)
      } catch let failure as CommandFailure where isName(of: words, failure) {
        // “daybook move” needs …: the name of the typed command alone.
      } catch {
        Issue.record("\(file): “\(command.text)”: \(error)")
      }
    }
  }

  /// Whether the words are those of a command, alone or with the mentioned option, without its
  /// operands.
  private func isName(of words: [String], _ failure: CommandFailure) -> Bool {
    let name = words.last?.hasPrefix("--") == true ? Array(words.dropLast()) : words
    return failure.exit == .wrongUse && failure.message.contains("need")
      && CommandLineTool.manuals.contains {
        ([$0.name] + $0.aliases).contains(name) || name == ["bulk", "delete"]
      }
  }

  @Test("is valid where it is an example", arguments: CommandLineTool.manuals.flatMap(\.examples))
  func examples(example: String) throws {
    let from = example.range(of: "daybook ").map { String(example[$0.lowerBound...]) }
    guard let command = from.flatMap({ NamedCommand($0) }) else {
      // The call of another program: `task export`.
      #expect(!example.contains("daybook"))
      return
    }
    try read(command.words)
  }
}
