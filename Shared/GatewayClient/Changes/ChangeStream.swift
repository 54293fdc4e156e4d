public import RPC
public import Wire

/// A household's changes as they happen, across broken connections, each once and in order.
///
/// Read it from one task; it ends when that task is cancelled. It throws
/// ``RPCError`` for errors that a retry cannot fix. For reason `cursor_expired`, take a ``DaybookClient/currentCursor()``,
/// reload what you show, and continue from that cursor.
public struct ChangeStream: AsyncSequence, Sendable {
  /// The type of its elements.
  public typealias Element = Change
  /// The type of its errors.
  public typealias Failure = RPCError

  let client: DaybookClient
  let cursor: ChangeCursor?
  let kinds: [String]

  /// Starts at the first call of its `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      client: client,
      follower: WatchFollower(client.gateway, cursor: cursor?.bytes ?? [], kinds: kinds)
    )
  }

  /// Returns the changes in order.
  public struct Iterator: AsyncIteratorProtocol {
    /// Kept alive by the iterator.
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
  /// The changes that the caller may see: in their own list and in what the household shares, for a
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
  ///   - cursor: that of the last change that was taken, or a ``currentCursor()``; `nil` begins
  ///     when the first change is awaited.
  ///   - kinds: bodies of the events to follow, as `[TaskV1.TaskCompleted.self]`; empty for all
  ///     kinds, including those of later versions.
  /// - Returns: the stream, which opens when it is read.
  public func changes(
    since cursor: ChangeCursor? = nil,
    of kinds: [any EventMessage.Type] = []
  ) -> ChangeStream {
    ChangeStream(client: self, cursor: cursor, kinds: kinds.map { $0.eventKind })
  }

  /// The current end of the household's changes.
  ///
  /// Take it before you load what you show, and follow ``changes(since:of:)`` from it: then no
  /// change is lost in between. A change made in between may be delivered although it was loaded
  /// already.
  public func currentCursor() async throws(RPCError) -> ChangeCursor {
    let follower = WatchFollower(gateway)
    while true {
      if case .response(let response) = try await follower.next(), !response.cursor.isEmpty {
        return ChangeCursor(bytes: Array(response.cursor))
      }
    }
  }
}
