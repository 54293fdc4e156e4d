package import Vocabulary

/// Why a figure has its value: a tree of steps down to single events (WHY-002).
///
/// Sentences name no task, because the ledger stores no titles; a step names its task by id.
package struct Explanation: Equatable, Sendable {
  /// The most nodes of an answer.
  package static let maximumNodes = 50

  package var sentence: String
  package var rule: AppliedRule
  package var at: Timestamp?
  package var day: LocalDay?
  package var points: Int
  /// The event behind the step, if it is a single one.
  package var origin: EventOrigin?
  /// The task or lesson of the step.
  package var subject: Subject?
  /// The member's zone at that time, if it matters.
  package var zone: String?
  package var parts: [Explanation]
  /// The number of parts that were omitted.
  package var leftOut: Int

  /// A task or a lesson.
  package struct Subject: Hashable, Sendable {
    package let source: PointsSource
    package let entity: String

    package init(source: PointsSource, entity: String) {
      self.source = source
      self.entity = entity
    }
  }

  package init(
    _ sentence: String,
    by rule: AppliedRule,
    at: Timestamp? = nil,
    day: LocalDay? = nil,
    points: Int = 0,
    origin: EventOrigin? = nil,
    subject: Subject? = nil,
    zone: String? = nil,
    parts: [Explanation] = [],
    leftOut: Int = 0
  ) {
    self.sentence = sentence
    self.rule = rule
    self.at = at
    self.day = day
    self.points = points
    self.origin = origin
    self.subject = subject
    self.zone = zone
    self.parts = parts
    self.leftOut = leftOut
  }

  /// The number of nodes, including this one.
  package var count: Int { parts.reduce(1) { $0 + $1.count } }

  /// Returns the tree with at most `limit` nodes, 1 or more.
  ///
  /// Parts of a level are kept before their own parts. Omitted parts are counted in ``leftOut`` of their parent.
  package func cut(to limit: Int = maximumNodes) -> Explanation {
    var room = max(limit, 1) - 1
    let kept = parts.prefix(room)
    room -= kept.count
    var cut = self
    cut.leftOut += parts.count - kept.count
    cut.parts = kept.map { part in
      let smaller = part.cut(to: 1 + room)
      room -= smaller.count - 1
      return smaller
    }
    return cut
  }
}

/// Formats a count with its noun: `1 point`, `2 points`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 || count == -1 ? "" : "s")"
}
