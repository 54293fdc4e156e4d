import Vocabulary

/// What a number of the last printed list refers to.
struct ListedNumber: Hashable, Sendable {
  /// What the numbers count, for messages.
  struct Words: Hashable, Sendable {
    let singular: String
    let plural: String
    /// The command that prints such a list.
    let command: String

    static let tasks = Words(singular: "task", plural: "tasks", command: "daybook list")
  }

  let id: UniqueID
  /// The owner, whom the list was about; `nil` for the caller.
  let member: MemberID?

  /// - Parameters:
  ///   - number: from 1.
  ///   - word: the number as typed.
  ///   - list: the last list of this terminal.
  ///   - member: the member that the command names; `nil` without one.
  ///   - words: for messages.
  ///   - now: the present, because a list expires.
  /// - Throws: `no_list`, `no_such_number`, or `stale_number` of an old list or of another member's.
  init(
    _ number: Int,
    shown word: String,
    in list: StoredList?,
    of member: MemberID?,
    _ words: Words,
    now: Timestamp
  ) throws(CommandFailure) {
    guard let list else {
      throw CommandFailure(
        .notFound,
        "no_list",
        "There is no list in this terminal yet, so number \(word) refers to no \(words.singular).",
        hint: "“\(words.command)” prints one; an id works as well."
      )
    }
    guard list.tasks.indices.contains(number - 1),
      let id = UniqueID(text: list.tasks[number - 1])
    else {
      let count = list.tasks.count
      throw CommandFailure(
        .notFound,
        "no_such_number",
        "The last list had \(count == 1 ? "one \(words.singular)" : "\(count) \(words.plural)"); "
          + "\(word) is not among them.",
        hint: "“\(words.command)” prints a new one."
      )
    }
    guard list.isFresh(at: now) else {
      throw CommandFailure(
        .conflict,
        "stale_number",
        "The list with number \(word) is older than 12 hours.",
        hint: "“\(words.command)” prints a new one."
      )
    }
    // A number refers to what the printed list had there, whoever owns it.
    let owner = list.member.flatMap { MemberID(text: $0) }
    guard member == nil || member == owner else {
      throw CommandFailure(
        .conflict,
        "stale_number",
        "The last list was another member's; \(word) is not a number of this one.",
        hint: "“\(words.command) --member …” prints theirs."
      )
    }
    self.id = id
    self.member = owner
  }
}
