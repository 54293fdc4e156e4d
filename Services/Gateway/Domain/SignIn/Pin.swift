package import Vocabulary

/// The six digits with which a child signs in.
package struct Pin: Hashable, Sendable {
  package static let length = 6

  package let digits: String

  /// - Returns: `nil` unless it is six ASCII digits.
  package init?(_ text: String) {
    guard text.utf8.count == Pin.length, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    digits = text
  }
}

extension Pin: CustomStringConvertible, CustomDebugStringConvertible {
  /// Never the digits.
  package var description: String { "Pin" }
  package var debugDescription: String { description }
}

/// Counts consecutive wrong tries, and locks further ones for a time.
package struct PinLock: Hashable, Sendable {
  /// This number of wrong tries locks for ``firstLock``; each further one doubles it, up to ``longestLock``.
  package static let freeTries = 5
  package static let firstLock: Duration = .seconds(60)
  package static let longestLock: Duration = .seconds(3_600)

  package private(set) var tries: Int
  package private(set) var lockedUntil: Timestamp?

  package init(tries: Int = 0, lockedUntil: Timestamp? = nil) {
    self.tries = tries
    self.lockedUntil = lockedUntil
  }

  /// Counts a try before its result is known, so that concurrent tries count as well.
  ///
  /// - Throws: ``PinRefusal/locked(retryAfter:)``; then nothing is counted.
  package mutating func begin(at now: Timestamp) throws(PinRefusal) {
    if let lockedUntil, now < lockedUntil { throw .locked(retryAfter: lockedUntil - now) }
    tries = min(tries + 1, 1_000)
    guard tries >= Self.freeTries else { return }
    let doublings = min(tries - Self.freeTries, 6)
    lockedUntil = now + min(Self.firstLock * (1 << doublings), Self.longestLock)
  }

  /// Takes back a try counted by ``begin(at:)`` that was right or was never compared.
  ///
  /// It also clears the lock: any earlier lock had expired when the try began.
  package mutating func undo() {
    tries = max(tries - 1, 0)
    lockedUntil = nil
  }

  /// Removes `count` tries, and the lock unless enough tries remain for one.
  package mutating func forget(_ count: Int) {
    tries = max(tries - max(count, 0), 0)
    if tries < Self.freeTries { lockedUntil = nil }
  }
}

/// Counts wrong tries from one address, by member.
package struct AddressTries: Hashable, Sendable {
  /// The most members counted separately.
  ///
  /// Tries for others count only in total, until the address is evicted.
  package static let maximumMembers = 8

  package private(set) var lock = PinLock()
  private var tries: [MemberID: Int] = [:]

  package init() {}

  /// Counts a try before its member is known.
  ///
  /// - Throws: ``PinRefusal/locked(retryAfter:)``; then nothing is counted.
  package mutating func begin(at now: Timestamp) throws(PinRefusal) { try lock.begin(at: now) }

  /// Attributes the last begun try to a child.
  package mutating func note(_ member: MemberID) {
    guard tries[member] != nil || tries.count < Self.maximumMembers else { return }
    tries[member, default: 0] += 1
  }

  /// Takes back a try; `nil` for one that was not attributed to a child.
  package mutating func undo(_ member: MemberID?) {
    lock.undo()
    guard let member, let noted = tries[member] else { return }
    tries[member] = noted > 1 ? noted - 1 : nil
  }

  /// Removes the tries of a child whose PIN was replaced, and the lock unless enough tries of others remain.
  package mutating func forget(_ member: MemberID) {
    guard let noted = tries.removeValue(forKey: member) else { return }
    lock.forget(noted)
  }
}

/// Why a sign-in with a PIN, or setting one, is refused.
package enum PinRefusal: Error, Hashable, Sendable {
  /// It does not have six digits.
  case malformed
  /// No child has this name and PIN; the error does not tell which is wrong.
  case wrong
  case locked(retryAfter: Duration)
  /// Parents sign in with invitations.
  case notAChild
  /// Too many PINs are being compared.
  case overloaded
}
