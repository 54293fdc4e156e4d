public import RPC

/// A household's changes as they happen, across broken connections, each once and in order.
///
/// Read it from one task; it ends when that task is cancelled. It throws ``RPCError`` for what
/// trying again cannot mend: with reason `cursor_expired`, read what you show again and begin without a
/// cursor.
public struct ChangeStream: AsyncSequence, Sendable {
  /// What it gives.
  public typealias Element = Change
  /// What it throws.
  public typealias Failure = RPCError

  let client: DaybookClient
  let cursor: ChangeCursor?

  /// Begins to follow at the first call of its `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      client: client,
      follower: WatchFollower(client.gateway, cursor: cursor?.bytes ?? [])
    )
  }

  /// Gives one change after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// Kept alive as long as somebody reads.
    let client: DaybookClient
    let follower: WatchFollower

    /// The next change; waits until there is one.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(RPCError) -> Change? {
      while true {
        guard case .response(let response) = try await follower.next(),
          let change = Change(response)
        else { continue }
        return change
      }
    }
  }
}

extension DaybookClient {
  /// The changes the caller may see: in their own list and in what the household has in common, for a
  /// parent also in the children's lists.
  ///
  /// ```swift
  /// for try await change in daybook.changes(since: lastCursor) {
  ///   if let done = try change.body(as: TaskV1.TaskCompleted.self), let task = done.task {
  ///     print("\(task.name): \(done.points) points")
  ///   }
  ///   lastCursor = change.cursor
  /// }
  /// ```
  ///
  /// `cursor` is that of the last change that was taken; `nil` begins now.
  public func changes(since cursor: ChangeCursor? = nil) -> ChangeStream {
    ChangeStream(client: self, cursor: cursor)
  }
}
