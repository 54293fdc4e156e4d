/// `daybook help`: all commands, or one of them.
struct HelpCommand: Command {
  static let manual = Manual(
    name: ["help"],
    summary: "explain a command",
    operands: [
      Manual.Operand(name: "COMMAND", help: "one of them", isOptional: true, repeats: true)
    ],
    examples: ["daybook help add"]
  )

  private let words: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    words = arguments.operands
  }

  func run(_ session: Session) async throws {
    guard !words.isEmpty else {
      session.sayOverview(of: nil)
      return
    }
    let parser = ArgumentParser(commands: CommandLineTool.manuals)
    switch try parser.parse(words + ["--help"]) {
    case .command(let parsed): session.sayManual(parsed.manual)
    case .overview(_, let group): session.sayOverview(of: group)
    }
  }
}
