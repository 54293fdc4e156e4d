package import Vocabulary

/// The removal of a member or a household: a workflow over all databases, stored after each step.
///
/// ```text
/// pass 1: gateway ▶ task ▶ catalog ▶ analytics ▶ notification      ten minutes      pass 2: the same ▶ finished
/// ```
/// Services whose feeds others follow come first, so that no event brings back what was removed. The second pass
/// removes what calls wrote that had been admitted before the removal and were still running.
package struct Removal: Hashable, Sendable {
  package let id: UniqueID
  package let household: HouseholdID
  /// `nil`: the whole household.
  package let member: MemberID?
  package let removedBy: MemberID
  /// The request that started it.
  package let request: RequestID
  package let startedAt: Timestamp
  package private(set) var progress: Progress
  /// When the next step is due; `nil` when finished.
  package private(set) var dueAt: Timestamp?
  package private(set) var finishedAt: Timestamp?

  /// The stored progress.
  package struct Progress: Hashable, Sendable {
    /// 1 or 2.
    package var pass = 1
    /// The number of databases done in this pass.
    package var step = 0
    /// The positions of their feeds at that time, in the text form of ``FeedPositions``.
    package var positions = ""
    /// The number of removed rows.
    package var removed = 0

    package init() {}
  }

  /// One database.
  package enum Step: Hashable, Sendable {
    case gateway
    case service(Area)
  }

  /// The databases, in order.
  package static let steps: [Step] =
    [.gateway] + [Area.task, .catalog, .analytics, .notification].map { .service($0) }

  /// The pause before the second pass; calls admitted before the removal have ended by then.
  package static let secondPassAfter: Duration = .seconds(600)
  /// The pause before a failed step is retried.
  package static let retryAfter: Duration = .seconds(60)

  package init(
    id: UniqueID,
    household: HouseholdID,
    member: MemberID?,
    removedBy: MemberID,
    request: RequestID,
    startedAt: Timestamp,
    progress: Progress = Progress(),
    dueAt: Timestamp?,
    finishedAt: Timestamp? = nil
  ) {
    self.id = id
    self.household = household
    self.member = member
    self.removedBy = removedBy
    self.request = request
    self.startedAt = startedAt
    self.progress = progress
    self.dueAt = dueAt
    self.finishedAt = finishedAt
  }

  /// The next database; `nil` when finished.
  package var next: Step? {
    guard finishedAt == nil, Self.steps.indices.contains(progress.step) else { return nil }
    return Self.steps[progress.step]
  }

  package var isSecondPass: Bool { progress.pass == 2 }

  /// Records that the next database is done.
  package mutating func passed(removed: Int, positions: String, at now: Timestamp) {
    progress.removed += removed
    progress.positions = positions
    progress.step += 1
    dueAt = now
    guard progress.step >= Self.steps.count else { return }
    if isSecondPass {
      (dueAt, finishedAt) = (nil, now)
    } else {
      (progress.pass, progress.step) = (2, 0)
      dueAt = now + Self.secondPassAfter
    }
  }

  /// Records that the next database failed, and schedules a retry.
  ///
  /// - Parameters:
  ///   - now: the time of the failure.
  ///   - isBehind: the service did not reach the recorded positions in time. A restored database has
  ///     begun a new epoch, in which they are never reached: the pass starts again and records new ones.
  package mutating func failed(at now: Timestamp, isBehind: Bool = false) {
    dueAt = now + Self.retryAfter
    if isBehind { (progress.step, progress.positions) = (0, "") }
  }
}

extension Home {
  /// Checks that a parent who can sign in remains without the member.
  ///
  /// - Throws: ``DirectoryRefusal/lastParent`` when there is none.
  package func requireAnotherParent(
    besides member: Member,
    canSignIn: Set<MemberID>
  ) throws(DirectoryRefusal) {
    guard member.role == .parent else { return }
    let others = members.filter { $0.role == .parent && $0.id != member.id }
    guard others.contains(where: { canSignIn.contains($0.id) }) else { throw .lastParent }
  }
}
