public import RPC
public import Wire

/// A household's changes as they happen, across broken connections, each once and in order.
///
/// Read it from one task; it ends when that task is cancelled. It throws ``RPCError`` for what
/// trying again cannot mend: with reason `cursor_expired`, take a ``DaybookClient/currentCursor()``, read
/// what you show again, and follow from that cursor.
public struct ChangeStream: AsyncSequence, Sendable {
  /// What it gives.
  public typealias Element = Change
  /// What it throws.
  public typealias Failure = RPCError

  let client: DaybookClient
  let cursor: ChangeCursor?
  let kinds: [String]

  /// Begins to follow at the first call of its `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      client: client,
      follower: WatchFollower(client.gateway, cursor: cursor?.bytes ?? [], kinds: kinds)
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
  /// - Parameters:
  ///   - cursor: that of the last change that was taken, or a ``currentCursor()``; `nil` begins when the
  ///     first change is awaited.
  ///   - kinds: bodies of the events to follow, as `[TaskV1.TaskCompleted.self]`; empty for all kinds,
  ///     those of later versions included.
  /// - Returns: the stream, which opens when it is read.
  public func changes(
    since cursor: ChangeCursor? = nil,
    of kinds: [any EventMessage.Type] = []
  ) -> ChangeStream {
    ChangeStream(client: self, cursor: cursor, kinds: kinds.map { $0.eventKind })
  }

  /// Where the household's changes stand now.
  ///
  /// Take it before you read what you show, and follow ``changes(since:of:)`` from it: then nothing is
  /// lost between reading and following. A change made in between may come although it was read already.
  public func currentCursor() async throws(RPCError) -> ChangeCursor {
    let follower = WatchFollower(gateway)
    while true {
      if case .response(let response) = try await follower.next(), !response.cursor.isEmpty {
        return ChangeCursor(bytes: Array(response.cursor))
      }
    }
  }
}
