import Vocabulary

/// What a number of the last printed list refers to.
struct ListedNumber: Hashable, Sendable {
  /// What the numbers count, for messages.
  struct Kind: Hashable, Sendable {
    let singular: String
    let plural: String
    /// The command that prints such a list.
    let command: String

    static let tasks = Kind(singular: "task", plural: "tasks", command: "daybook list")
  }

  let id: UniqueID
  /// The owner, whom the list was about; `nil` for the caller.
  let member: MemberID?

  /// - Parameters:
  ///   - number: from 1.
  ///   - word: the number as typed.
  ///   - list: the last list of this terminal.
  ///   - member: the member that the command names; `nil` without one.
  ///   - kind: what is expected.
  ///   - now: the present, because a list expires.
  /// - Throws: `no_list`, `no_such_number`, or `stale_number` of an old list or of another member's.
  init(
    _ number: Int,
    shown word: String,
    in list: StoredList?,
    of member: MemberID?,
    _ kind: Kind,
    now: Timestamp
  ) throws(CommandFailure) {
    guard let list else {
      throw CommandFailure(
        .notFound,
        "no_list",
        "There is no list in this terminal yet, so number \(word) refers to no \(kind.singular).",
        hint: "“\(kind.command)” prints one; an id works as well."
      )
    }
    guard list.tasks.indices.contains(number - 1),
      let id = UniqueID(text: list.tasks[number - 1])
    else {
      let count = list.tasks.count
      throw CommandFailure(
        .notFound,
        "no_such_number",
        "The last list had \(count == 1 ? "one \(kind.singular)" : "\(count) \(kind.plural)"); "
          + "\(word) is not among them.",
        hint: "“\(kind.command)” prints a new one."
      )
    }
    guard list.isFresh(at: now) else {
      throw CommandFailure(
        .conflict,
        "stale_number",
        "The list with number \(word) is older than 12 hours.",
        hint: "“\(kind.command)” prints a new one."
      )
    }
    // A number refers to what the printed list had there, whoever owns it.
    let owner = list.member.flatMap { MemberID(text: $0) }
    guard member == nil || member == owner else {
      throw CommandFailure(
        .conflict,
        "stale_number",
        "The last list was another member's; \(word) is not a number of this one.",
        hint: "“\(kind.command) --member …” prints theirs."
      )
    }
    self.id = id
    self.member = owner
  }
}
