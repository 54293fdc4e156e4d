/// `daybook completion`: a script that teaches a shell to complete commands and options.
struct CompletionCommand: Command {
  static let manual = Manual(
    name: ["completion"],
    summary: "a completion script for bash, zsh or fish",
    operands: [Manual.Operand(name: "SHELL", help: "bash, zsh or fish")],
    examples: [
      "daybook completion bash > ~/.local/share/bash-completion/completions/daybook",
      "daybook completion zsh > ~/.zfunc/_daybook",
      "daybook completion fish > ~/.config/fish/completions/daybook.fish",
    ]
  )

  private let script: String
  private let shell: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let table = CompletionTable(CommandLineTool.manuals)
    shell = arguments.operands[0].lowercased()
    switch shell {
    case "bash": script = table.bash
    case "zsh": script = table.zsh
    case "fish": script = table.fish
    default:
      throw .usage("There are scripts for bash, zsh and fish, not for “\(SafeText.line(shell))”.")
    }
  }

  func run(_ session: Session) async throws {
    if session.options.isJSON {
      session.say(Help.json(["shell": shell, "script": script]))
    } else {
      session.say(script)
    }
  }
}

/// What can be completed after which words, as scripts of three shells.
struct CompletionTable {
  /// Words typed so far, and what may follow them.
  private let words: [(path: String, next: [String])]
  private let global: [String]
  private let summaries: [(word: String, summary: String)]

  init(_ manuals: [Manual]) {
    global = Manual.globalOptions.map { "--\($0.name)" }
    var next: [String: [String]] = [:]
    var summaries: [String: String] = [:]
    for manual in manuals where !manual.isHidden {
      for name in [manual.name] + manual.aliases {
        let path = name.joined(separator: " ")
        next["", default: []].append(name[0])
        if name.count == 2 { next[name[0], default: []].append(name[1]) }
        next[path, default: []] += manual.options.map { "--\($0.name)" }
        if name.count == 1 { summaries[name[0]] = manual.summary }
      }
    }
    words = next.mapValues { Array(Set($0)).sorted() }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    self.summaries = summaries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func cases(_ indent: String) -> String {
    words.map { path, next in
      "\(indent)\"\(path)\") next=\"\(next.joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }

  /// The longest path of the words typed so far that the table knows decides what follows.
  var bash: String {
    """
    # daybook completion for bash, made by "daybook completion bash"
    _daybook() {
      local word="${COMP_WORDS[COMP_CWORD]}" typed="" next="" i
      for ((i = 1; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == -* ]] && continue
        typed="${typed:+$typed }${COMP_WORDS[i]}"
        [[ $typed == *" "* ]] && break
      done
      while :; do
        case "$typed" in
    \(cases("      "))
          *) next="" ;;
        esac
        [[ -n $next || $typed != *" "* ]] && break
        typed="${typed% *}"
      done
      COMPREPLY=($(compgen -W "$next \(global.joined(separator: " "))" -- "$word"))
      [[ ${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$word"))
    }
    complete -F _daybook daybook
    """
  }

  var zsh: String {
    """
    #compdef daybook
    # daybook completion for zsh, made by "daybook completion zsh"
    _daybook() {
      local typed="" next="" i
      for ((i = 2; i < CURRENT; i++)); do
        [[ ${words[i]} == -* ]] && continue
        typed="${typed:+$typed }${words[i]}"
        [[ $typed == *" "* ]] && break
      done
      while :; do
        case "$typed" in
    \(cases("      "))
          *) next="" ;;
        esac
        [[ -n $next || $typed != *" "* ]] && break
        typed="${typed% *}"
      done
      compadd -- ${=next} \(global.joined(separator: " "))
      _files
    }
    compdef _daybook daybook
    """
  }

  var fish: String {
    var lines = ["# daybook completion for fish, made by \"daybook completion fish\""]
    for (word, summary) in summaries {
      let quoted = summary.replacing("'", with: "\\'")
      lines.append("complete -c daybook -n __fish_use_subcommand -a \(word) -d '\(quoted)'")
    }
    for (path, next) in words where !path.isEmpty {
      let seen = path.split(separator: " ")
        .map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
      for word in next {
        let what = word.hasPrefix("--") ? "-l \(word.dropFirst(2))" : "-f -a \(word)"
        lines.append("complete -c daybook -n '\(seen)' \(what)")
      }
    }
    lines += Manual.globalOptions.map { "complete -c daybook -l \($0.name) -d '\($0.help)'" }
    return lines.joined(separator: "\n")
  }
}
