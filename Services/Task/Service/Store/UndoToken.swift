import Foundation
import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

/// Identifies a change to undo: the position in the feed where the events of its call begin
/// (TSK-084).
///
/// The feed's events are complete, so nothing else is stored. The token is no secret: it only
/// undoes changes of the caller in the caller's own space.
package struct UndoToken: Hashable, Sendable {
  let first: FeedPosition

  init(first: FeedPosition) {
    self.first = first
  }

  /// 22 characters of base64url.
  var text: String {
    Data(first.cursor).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// - Throws: ``TaskRefusal/invalid(_:)`` with `invalid_undo_token`.
  init(_ text: String) throws(TaskRefusal) {
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/") + "=="
    guard text.utf8.count == 22, let data = Data(base64Encoded: base64),
      let first = FeedPosition(cursor: [UInt8](data)), first.sequence > 0
    else { throw .invalid([.undoToken]) }
    self.first = first
  }
}

extension TaskViolation {
  static let undoToken = TaskViolation("undo_token", .invalidUndoToken)
}

/// Records the first event of a call while its transaction runs.
final class UndoMark {
  private(set) var first: Int64?

  func note(_ sequence: Int64) {
    if first == nil { first = sequence }
  }
}

extension TaskWriter {
  /// The token that undoes everything this call has applied so far; `nil` when that is nothing.
  func undoToken() throws -> UndoToken? {
    guard let first = mark.first else { return nil }
    return UndoToken(first: FeedPosition(epoch: write.feed.epoch, sequence: first))
  }

  /// The events of one call of this caller in this space, oldest first (TSK-084).
  func events(of token: UndoToken) throws -> [FeedEvent] {
    guard token.first.epoch == write.feed.epoch else { throw TaskRefusal.undoExpired }
    var events: [FeedEvent] = []
    var last = token.first.sequence - 1
    while true {
      let page = try write.feed.read(connection, after: last, limit: 100, household: household)
      if events.isEmpty { try check(page.events.first, is: token) }
      guard let first = events.first ?? page.events.first else { return events }
      let own = page.events.prefix { $0.stamp.isOfSameCall(as: first.stamp) }
      events += own
      guard own.count == page.events.count, !page.isAtEnd else { return events }
      last = page.next.sequence
    }
  }

  /// Reads the household's later events, at most the 10 minutes of a token.
  func changed(among ids: Set<UniqueID>, after place: FeedPosition) throws -> Set<UniqueID> {
    guard !ids.isEmpty else { return [] }
    var changed: Set<UniqueID> = []
    let entities = SQLText(
      """
      SELECT entity FROM feed INDEXED BY feed_by_household
      WHERE household = ? AND seq > ? AND space = ?
      """,
      household,
      place.sequence,
      member
    )
    try connection.each(entities) { row in
      if let id = UniqueID(text: try row.value(0, as: String.self)), ids.contains(id) {
        changed.insert(id)
      }
      return true
    }
    return changed
  }

  /// Checks that the token names a recent event of this caller in this space.
  private func check(_ event: FeedEvent?, is token: UndoToken) throws {
    guard let event, event.position.sequence == token.first.sequence else {
      let isGone = try token.first.sequence <= write.feed.prunedThrough(connection)
      throw isGone ? TaskRefusal.undoExpired : TaskRefusal.invalid([.undoToken])
    }
    let before = try write.feed.read(
      connection,
      after: token.first.sequence - 2,
      limit: 1,
      household: household
    ).events.first
    // A token for the middle of a call would undo only a part of it.
    if let before, before.position.sequence < token.first.sequence,
      before.stamp.isOfSameCall(as: event.stamp)
    {
      throw TaskRefusal.invalid([.undoToken])
    }
    guard event.stamp.space == member, event.stamp.actor == stamp.actor, event.stamp.request != nil
    else { throw TaskRefusal.invalid([.undoToken]) }
    guard event.stamp.at + UndoWindow.length >= moment.now, !event.bodyType.isEmpty else {
      throw TaskRefusal.undoExpired
    }
  }
}

extension EventStamp {
  /// Whether one call made both events; request ids of different callers may be equal.
  fileprivate func isOfSameCall(as other: EventStamp) -> Bool {
    (request, actor, space) == (other.request, other.actor, other.space)
  }
}
