package import Vocabulary

/// Counts open watches, and limits them by member, household and in total.
///
/// A watch follows each service's feed on the one shared connection to it, and unread events occupy a stream's
/// credit there. Slots are reserved for members and households with few watches, so that none can use all.
package struct OpenWatches: Sendable {
  /// The most watches of one member, over all tokens.
  package static let perMember = 32
  /// The most watches of a household; beyond it only members with fewer than ``ofEachMember`` get one.
  package static let perHousehold = 64
  /// Guaranteed to each member even when the household's are used up.
  package static let ofEachMember = 4
  /// The most watches of all households.
  ///
  /// Each may leave a page and a stream's credit unread. The sum stays below the credit of a connection to a
  /// service; otherwise larger replies of that service would wait for slow watchers.
  package static let ofAll = 224
  /// How many of ``ofAll`` are reserved for members without a watch.
  package static let forNewMembers = 32
  /// How many of ``forNewMembers`` are reserved for households without a watch.
  package static let forNewHouseholds = 16

  package private(set) var count = 0
  private var members: [MemberID: Int] = [:]
  private var households: [HouseholdID: Int] = [:]

  package init() {}

  /// Whether no watch is open and no entry of an earlier one remains.
  package var isEmpty: Bool { count == 0 && members.isEmpty && households.isEmpty }

  /// Counts one more watch.
  ///
  /// - Throws: the limit that is exhausted; then nothing is counted.
  package mutating func begin(
    _ member: MemberID,
    of household: HouseholdID
  ) throws(WatchRefusal) {
    let own = members[member, default: 0]
    let common = households[household, default: 0]
    guard own < Self.perMember else { throw .member }
    guard common < Self.perHousehold || own < Self.ofEachMember else { throw .household }
    guard count < Self.end(forMemberWith: own, householdWith: common) else { throw .all }
    members[member] = own + 1
    households[household] = common + 1
    count += 1
  }

  /// Ends a counted watch.
  package mutating func end(_ member: MemberID, of household: HouseholdID) {
    OpenWatches.leave(member, &members)
    OpenWatches.leave(household, &households)
    count -= 1
  }

  /// The total below which a caller with so many watches may open another.
  private static func end(forMemberWith own: Int, householdWith common: Int) -> Int {
    if common == 0 { return ofAll }
    return own == 0 ? ofAll - forNewHouseholds : ofAll - forNewMembers
  }

  private static func leave<Key>(_ key: Key, _ table: inout [Key: Int]) {
    guard let number = table[key] else { return }
    table[key] = number > 1 ? number - 1 : nil
  }
}

/// The exhausted limit of watches.
package enum WatchRefusal: String, Error, Hashable, Sendable {
  case member, household, all

  package var limit: Int {
    switch self {
    case .member: OpenWatches.perMember
    case .household: OpenWatches.perHousehold
    case .all: OpenWatches.ofAll
    }
  }
}
