import Synchronization
package import Vocabulary

/// Generates ids: UUIDs of version 7 that increase with each one generated here.
///
/// Increasing ids are appended at the right edge of an index, and sort records by creation time.
package final class IDSource: Sendable {
  private struct Last {
    var milliseconds: Int64 = 0
    var sequence: UInt16 = 0
  }

  /// Ordered ids per millisecond; further ones use the next millisecond.
  private static let sequencesPerMillisecond: UInt16 = 0x1000

  private let clock: any WallClock
  private let random: RandomSource
  private let last = Mutex(Last())

  package init(clock: any WallClock, random: RandomSource) {
    self.clock = clock
    self.random = random
  }

  package func make() -> UniqueID {
    let now = clock.now().millisecondsSinceEpoch
    let made = last.withLock { last in
      if now > last.milliseconds {
        last = Last(milliseconds: now, sequence: 0)
      } else if last.sequence + 1 < Self.sequencesPerMillisecond {
        last.sequence += 1
      } else {
        last = Last(milliseconds: last.milliseconds + 1, sequence: 0)
      }
      return last
    }
    return .version7(
      milliseconds: made.milliseconds,
      sequence: made.sequence,
      random: random.next()
    )
  }

  /// A new id of the requested type: `let id: TaskID = ids.make()`.
  package func make<ID: EntityID>(_ kind: ID.Type = ID.self) -> ID {
    ID(rawValue: make())
  }
}
