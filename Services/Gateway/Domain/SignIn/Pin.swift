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

/// Wrong tries in a row, and how long the next one has to wait.
package struct PinLock: Hashable, Sendable {
  /// So many wrong tries lock for ``firstLock``; each further one doubles that, up to ``longestLock``.
  package static let freeTries = 5
  package static let firstLock: Duration = .seconds(60)
  package static let longestLock: Duration = .seconds(3_600)

  package private(set) var tries: Int
  package private(set) var lockedUntil: Timestamp?

  package init(tries: Int = 0, lockedUntil: Timestamp? = nil) {
    self.tries = tries
    self.lockedUntil = lockedUntil
  }

  /// Counts a try before it is known whether it is right, so that tries at the same time count as well.
  ///
  /// - Throws: ``PinRefusal/locked(retryAfter:)``; then nothing is counted.
  package mutating func begin(at now: Timestamp) throws(PinRefusal) {
    if let lockedUntil, now < lockedUntil { throw .locked(retryAfter: lockedUntil - now) }
    tries = min(tries + 1, 1_000)
    guard tries >= Self.freeTries else { return }
    let doublings = min(tries - Self.freeTries, 6)
    lockedUntil = now + min(Self.firstLock * (1 << doublings), Self.longestLock)
  }

  /// Takes a try back that ``begin(at:)`` counted and that was never compared, or was right.
  ///
  /// An earlier lock had ended when it began, so that none is left.
  package mutating func undo() {
    tries = max(tries - 1, 0)
    lockedUntil = nil
  }

  /// Forgets as many tries, and the lock unless the others are enough for one.
  package mutating func forget(_ count: Int) {
    tries = max(tries - max(count, 0), 0)
    if tries < Self.freeTries { lockedUntil = nil }
  }
}

/// Wrong tries from one address, and for whom they were.
package struct AddressTries: Hashable, Sendable {
  /// So many children are told apart; tries of others count and are not forgotten before the address is.
  package static let maximumMembers = 8

  package private(set) var lock = PinLock()
  private var tries: [MemberID: Int] = [:]

  package init() {}

  /// Counts a try before it is known for whom it is.
  ///
  /// - Throws: ``PinRefusal/locked(retryAfter:)``; then nothing is counted.
  package mutating func begin(at now: Timestamp) throws(PinRefusal) { try lock.begin(at: now) }

  /// The try that began last is one of this child.
  package mutating func note(_ member: MemberID) {
    guard tries[member] != nil || tries.count < Self.maximumMembers else { return }
    tries[member, default: 0] += 1
  }

  /// Takes a try back; `nil`: one that was noted for nobody.
  package mutating func undo(_ member: MemberID?) {
    lock.undo()
    guard let member, let noted = tries[member] else { return }
    tries[member] = noted > 1 ? noted - 1 : nil
  }

  /// Forgets the tries of a child whose PIN was set anew, and the lock unless the others' alone are too many.
  package mutating func forget(_ member: MemberID) {
    guard let noted = tries.removeValue(forKey: member) else { return }
    lock.forget(noted)
  }
}

/// Why a PIN lets nobody in.
package enum PinRefusal: Error, Hashable, Sendable {
  /// It does not have six digits.
  case malformed
  /// No child has this name and this PIN; which of them is wrong is not said.
  case wrong
  case locked(retryAfter: Duration)
  /// Parents sign in with invitations.
  case notAChild
  /// So many PINs are being compared that others have to wait.
  case overloaded
}
