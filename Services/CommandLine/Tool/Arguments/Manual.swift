/// The syntax of one command, used by the parser, the help page and shell completion.
struct Manual: Sendable {
  /// The full name, as in `["tasks", "list"]`.
  let name: [String]
  /// Shorter or older names of the same command.
  var aliases: [[String]] = []
  /// One line for the list of commands, without a full stop.
  let summary: String
  var operands: [Operand] = []
  var options: [Option] = []
  /// Paragraphs below the options.
  var notes: [String] = []
  var examples: [String] = []
  /// Whether it is missing from the overview; its help page exists nevertheless.
  var isHidden = false

  /// A positional argument.
  struct Operand: Sendable {
    let name: String
    let help: String
    var isOptional = false
    var repeats = false
  }

  /// `--name`, or `--name VALUE` when ``value`` describes the value.
  struct Option: Sendable {
    let name: String
    var value: String?
    let help: String
    /// All allowed values; empty when any value is allowed.
    var choices: [String] = []
    var repeats = false
  }

  /// The name as it is typed.
  var title: String { name.joined(separator: " ") }

  /// The shortest alias.
  var shortTitle: String {
    let all = [name] + aliases
    return (all.min { $0.count < $1.count } ?? name).joined(separator: " ")
  }

  /// `daybook add NAME [options]`.
  var usage: String {
    let words = operands.map { operand in
      let repeated = operand.repeats ? "\(operand.name) …" : operand.name
      return operand.isOptional ? "[\(repeated)]" : repeated
    }
    return (["daybook", shortTitle] + words + (options.isEmpty ? [] : ["[options]"]))
      .joined(separator: " ")
  }

  /// Options that every command takes.
  static let globalOptions: [Option] = [
    Option(name: "json", help: "print the answer as JSON"),
    Option(name: "plain", help: "print without colours, with ASCII signs and quotes"),
    Option(name: "yes", help: "do not ask"),
    Option(name: "server", value: "ADDRESS", help: "the gateway, as 127.0.0.1:7400"),
    Option(name: "token-file", value: "FILE", help: "read the access token from this file"),
    Option(
      name: "timeout",
      value: "TIME",
      help: "wait at most this long, such as 10s (the default)"
    ),
    Option(name: "help", help: "explain the command"),
    Option(name: "version", help: "print the version"),
  ]
}
