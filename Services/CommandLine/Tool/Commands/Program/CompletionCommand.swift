/// `daybook completion`: a shell script that completes commands, options and values.
struct CompletionCommand: Command {
  static let manual = Manual(
    name: ["completion"],
    summary: "a completion script for bash, zsh or fish",
    operands: [Manual.Operand(name: "SHELL", help: "bash, zsh or fish")],
    notes: [
      "Commands, options and their values are completed: projects, filters, members, lessons, and the tasks of "
        + "the last list by number. If the gateway does not answer at once, they are left out."
    ],
    examples: [
      "daybook completion bash > ~/.local/share/bash-completion/completions/daybook",
      "daybook completion zsh > ~/.zfunc/_daybook",
      "daybook completion fish > ~/.config/fish/completions/daybook.fish",
    ]
  )

  private let script: String
  private let shell: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    shell = arguments.operands[0].lowercased()
    switch shell {
    case "bash": script = CompletionScript.bash
    case "zsh": script = CompletionScript.zsh
    case "fish": script = CompletionScript.fish
    default:
      throw .usage("There are scripts for bash, zsh and fish, not for “\(SafeText.line(shell))”.")
    }
  }

  func run(_ session: Session) async throws {
    if session.options.isJSON {
      session.say(Help.json(["shell": shell, "script": script]))
    } else {
      session.environment.output.write(script + "\n")
    }
  }
}
