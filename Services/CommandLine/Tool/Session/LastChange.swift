import GatewayClient
import RPC
import Vocabulary

/// The changes of the last command, and the tokens that undo them.
struct LastChange: Codable, Hashable {
  static let file = "last-change"

  var server: String
  /// The owner of the tasks; `nil` for the caller.
  var member: String?
  /// UTC milliseconds.
  var at: Int64
  /// The changes, as the rest of a sentence: `done “Milk”`.
  var words: [String]
  /// In the order of the changes; the last is undone first.
  var tokens: [String]
}

extension Session {
  /// Stores a token for `daybook undo`; tokens of one run belong together.
  func keepUndo(_ token: String, of member: MemberID?, _ words: String) {
    guard !token.isEmpty else { return }
    let credentials = (try? files.load(Credentials.file, as: Credentials.self)) ?? nil
    let here = server(credentials).text
    var change =
      keptChange
      ?? LastChange(
        server: here,
        member: member?.text,
        at: now.millisecondsSinceEpoch,
        words: [],
        tokens: []
      )
    change.words.append(words)
    change.tokens.append(token)
    keptChange = change
    do { try files.save(LastChange.file, change) } catch {
      remark(["daybook: \(error.message) “daybook undo” will not know of this."])
    }
  }

  /// Stores what could not be undone, so that the next `daybook undo` tries it again.
  func keepRest(of change: LastChange, upTo place: Int) {
    var rest = change
    rest.tokens = Array(change.tokens.prefix(place + 1))
    rest.words = Array(change.words.prefix(place + 1))
    keptChange = rest
    do { try files.save(LastChange.file, rest) } catch {
      remark(["daybook: \(error.message) “daybook undo” will not know of the rest."])
    }
  }

  /// Forgets an earlier command after a change that cannot be undone, so that `daybook undo` never reverts
  /// something else than the last command.
  ///
  /// - Parameter error: how the command failed, perhaps after a part of its changes. A failed undo can be tried again;
  ///   without a confirmation there was only a preview.
  func forgetEarlierChange(after error: (any Error)? = nil) {
    if let error {
      let failure = error as? CommandFailure
      guard arguments.manual.name != UndoCommand.manual.name, failure?.exit != .wrongUse,
        failure?.code != "not_confirmed"
      else { return }
    }
    let credentials = (try? files.load(Credentials.file, as: Credentials.self)) ?? nil
    guard keptChange == nil, connection?.hasChanged == true, !arguments.has("dry-run"),
      let change = try? files.load(LastChange.file, as: LastChange.self),
      change.server == server(credentials).text
    else { return }
    try? files.remove(LastChange.file)
  }

  /// How to undo this run's changes; empty when there are none.
  var undoHint: [String] {
    keptChange == nil || options.isJSON
      ? [] : [style.paint("“daybook undo” reverts it, for ten minutes.", .muted)]
  }

  /// The changes of the last command on this gateway.
  func lastChange() throws(CommandFailure) -> LastChange {
    let credentials = try files.load(Credentials.file, as: Credentials.self)
    guard let change = try files.load(LastChange.file, as: LastChange.self),
      change.server == server(credentials).text, !change.tokens.isEmpty
    else {
      throw CommandFailure(
        .notFound,
        "nothing_to_undo",
        "The last command left nothing to undo.",
        hint: "“daybook undo --token TOKEN” takes the undoToken of an answer."
      )
    }
    return change
  }
}
