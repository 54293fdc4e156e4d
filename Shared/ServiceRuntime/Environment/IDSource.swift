import Synchronization
package import Vocabulary

/// Makes new ids: UUIDs of version 7 that rise with each one made here.
///
/// Rising ids land at the right edge of an index, and sort records by the moment they were made.
package final class IDSource: Sendable {
  private struct Last {
    var milliseconds: Int64 = 0
    var sequence: UInt16 = 0
  }

  /// Ids of one millisecond that keep their order; the next one borrows from the next millisecond.
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

  /// A new id of the kind that is asked for: `let id: TaskID = ids.make()`.
  package func make<ID: EntityID>(_ kind: ID.Type = ID.self) -> ID {
    ID(rawValue: make())
  }
}
