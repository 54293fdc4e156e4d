import GatewayClient
import Vocabulary

/// The ids of a printed list, in the order of its numbers.
struct StoredList: Codable, Hashable {
  /// What a list has; each kind has numbers of its own.
  enum Kind: String, Codable, Sendable {
    case weight, water, sleep, fast
  }

  /// A list expires after half a day: tomorrow `done 3` would mean another task than expected.
  private static let lifetime = Duration.seconds(12 * 3_600)

  /// The terminal session that printed it; ``Terminal/session``.
  var session: String
  /// The signed-in member.
  var caller: String
  /// The gateway's address.
  var server: String
  /// `nil` for tasks and reminders.
  var kind: Kind?
  /// The owner of the entries; `nil` for the caller.
  var member: String?
  /// UTC milliseconds.
  var printedAt: Int64
  /// The ids of tasks, reminders or entries; empty for a row without one.
  var tasks: [String]

  func isFresh(at now: Timestamp) -> Bool {
    now - Timestamp(millisecondsSinceEpoch: printedAt) <= StoredList.lifetime
  }

  /// Whether both are of one kind, member, terminal and gateway.
  fileprivate func hasOrigin(of other: StoredList) -> Bool {
    (session, caller, server, kind) == (other.session, other.caller, other.server, other.kind)
  }
}

/// The lists whose numbers are valid: the last one per kind, terminal and member, newest first.
struct StoredLists: Codable, Hashable {
  static let file = "last-lists"

  /// The limit of tasks in all lists, which bounds the file; the newest list is always kept.
  private static let mostTasks = 90_000
  private static let mostLists = 64

  private(set) var lists: [StoredList] = []

  fileprivate func last(like list: StoredList) -> StoredList? {
    lists.first { $0.hasOrigin(of: list) }
  }

  /// Replaces the last list of its terminal and member, and drops expired ones.
  ///
  /// The last expired list of each stays while there is space, so that its numbers are refused with
  /// the reason.
  fileprivate mutating func keep(_ list: StoredList, at now: Timestamp) {
    let others = lists.filter { !$0.hasOrigin(of: list) }
    let ordered = others.filter { $0.isFresh(at: now) } + others.filter { !$0.isFresh(at: now) }
    lists = [list]
    var tasks = list.tasks.count
    for other in ordered.prefix(StoredLists.mostLists - 1) {
      tasks += other.tasks.count
      guard tasks <= StoredLists.mostTasks else { break }
      lists.append(other)
    }
  }
}

/// Stores and finds the list whose numbers are valid in this terminal.
struct ListStore {
  private let session: Session

  fileprivate init(_ session: Session) {
    self.session = session
  }

  private var files: ClientFiles { session.files }

  /// A list of this terminal, member and gateway.
  private func list(
    _ tasks: [TaskID?],
    _ kind: StoredList.Kind? = nil,
    of member: MemberID?
  ) async throws -> StoredList {
    let credentials = try files.load(Credentials.file, as: Credentials.self)
    return StoredList(
      session: session.environment.terminal.session,
      caller: try await session.caller(),
      server: session.server(credentials).text,
      kind: kind,
      member: member?.text,
      printedAt: session.now.millisecondsSinceEpoch,
      tasks: tasks.map { $0?.text ?? "" }
    )
  }

  /// The last list of a kind that was printed for this member in this terminal.
  func last(_ kind: StoredList.Kind? = nil) async throws -> StoredList? {
    guard let kept = try files.load(StoredLists.file, as: StoredLists.self) else { return nil }
    return kept.last(like: try await list([], kind, of: nil))
  }

  /// Stores the meaning of a printed list's numbers.
  ///
  /// A failure is ignored. A list that was not visible replaces none.
  func remember(
    _ tasks: [TaskID?],
    _ kind: StoredList.Kind? = nil,
    of member: MemberID?
  ) async {
    // Without printed numbers the previous list stays valid.
    guard !tasks.isEmpty, session.environment.terminal.isShown,
      let list = try? await list(tasks, kind, of: member)
    else { return }
    _ = change { _ in (list, 0) }
  }

  /// Gives a new task the next number of the last list, or begins a list with it.
  ///
  /// The list keeps its age, so that adding a task does not extend its older numbers.
  /// - Returns: the number; `nil` when it cannot be stored, or would not be visible.
  func number(_ task: TaskID?, of member: MemberID?) async -> Int? {
    guard let task, session.environment.terminal.isShown,
      let fresh = try? await list([task], of: member)
    else { return nil }
    return number(task, in: fresh)
  }

  /// The same with the list that it may begin.
  func number(_ task: TaskID, in fresh: StoredList) -> Int? {
    change { kept in
      guard var list = kept.last(like: fresh), list.member == fresh.member,
        list.isFresh(at: session.now)
      else { return (fresh, 1) }
      if let place = list.tasks.firstIndex(of: task.text) { return (list, place + 1) }
      list.tasks.append(task.text)
      return (list, list.tasks.count)
    }
  }

  /// Reads, changes and writes the lists under a lock, because another command may do so at the
  /// same time.
  private func change(_ body: (StoredLists) -> (list: StoredList, number: Int)) -> Int? {
    let path = files.path(StoredLists.file)
    do throws(FileFailure) {
      return try files.files.locked(path) { () throws(FileFailure) in
        var kept =
          ((try? files.load(StoredLists.file, as: StoredLists.self)) ?? nil) ?? StoredLists()
        let (list, number) = body(kept)
        kept.keep(list, at: session.now)
        do throws(CommandFailure) { try files.save(StoredLists.file, kept) } catch {
          session.remark(["daybook: \(error.message) The numbers of this list will not work."])
          return nil
        }
        return number
      }
    } catch {
      session.remark(["daybook: \(path) \(error.sentence). The numbers will not work."])
      return nil
    }
  }
}

extension Session {
  /// The lists whose numbers are valid.
  var lists: ListStore { ListStore(self) }

  /// The signed-in member's id; needs no call unless another token is named.
  func caller() async throws -> String {
    if options.tokenFile == nil,
      let credentials = try files.load(Credentials.file, as: Credentials.self),
      !credentials.member.isEmpty
    {
      return credentials.member
    }
    return try await whoAmI().member?.id?.text ?? ""
  }
}
