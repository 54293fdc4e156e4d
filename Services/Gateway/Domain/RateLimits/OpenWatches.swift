package import Vocabulary

/// Who watches now, and how many may at once.
///
/// A watcher follows each service's feed on the one connection to it, which is everybody's. What it does
/// not read stays there, up to a stream's credit; so watchers have an end, and a token and a household
/// their shares of it.
package struct OpenWatches: Sendable {
  package static let perToken = 32
  package static let perHousehold = 64
  /// What so many leave unread, a page and a stream's credit each, is less than the credit of a connection
  /// to a service; else every larger answer of that service would wait for them.
  package static let ofAll = 224

  package private(set) var count = 0
  private var tokens: [TokenID: Int] = [:]
  private var households: [HouseholdID: Int] = [:]

  package init() {}

  /// Counts one more, or says which share is used up; then nothing is counted.
  package mutating func begin(
    _ token: TokenID,
    of household: HouseholdID
  ) throws(WatchRefusal) {
    guard tokens[token, default: 0] < Self.perToken else { throw .token }
    guard households[household, default: 0] < Self.perHousehold else { throw .household }
    guard count < Self.ofAll else { throw .all }
    tokens[token, default: 0] += 1
    households[household, default: 0] += 1
    count += 1
  }

  /// One that was counted is over.
  package mutating func end(_ token: TokenID, of household: HouseholdID) {
    OpenWatches.leave(token, &tokens)
    OpenWatches.leave(household, &households)
    count -= 1
  }

  private static func leave<Key>(_ key: Key, _ table: inout [Key: Int]) {
    guard let number = table[key] else { return }
    table[key] = number > 1 ? number - 1 : nil
  }
}

/// Whose watches are too many.
package enum WatchRefusal: String, Error, Hashable, Sendable {
  case token, household, all

  package var limit: Int {
    switch self {
    case .token: OpenWatches.perToken
    case .household: OpenWatches.perHousehold
    case .all: OpenWatches.ofAll
    }
  }
}
