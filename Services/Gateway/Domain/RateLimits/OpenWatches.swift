package import Vocabulary

/// Counts open watches, and limits them by member, household and in total.
///
/// A watch follows each service's feed on the one shared connection to it, and what it does not read occupies
/// a stream's credit there. Reserves for members and households with few watches keep one of them from
/// shutting out the others.
package struct OpenWatches: Sendable {
  /// Of one member, with however many tokens.
  package static let perMember = 32
  /// Of all members of a household; beyond it only members with fewer than ``ofEachMember`` get one.
  package static let perHousehold = 64
  /// Of each member even when those of the household are used up.
  package static let ofEachMember = 4
  /// Of all households.
  ///
  /// What so many leave unread, a page and a stream's credit each, is less than the credit of a connection
  /// to a service; otherwise every larger reply of that service would wait for them.
  package static let ofAll = 224
  /// The last of all, for members who have none.
  package static let forNewMembers = 32
  /// The last of these, for households that have none.
  package static let forNewHouseholds = 16

  package private(set) var count = 0
  private var members: [MemberID: Int] = [:]
  private var households: [HouseholdID: Int] = [:]

  package init() {}

  /// No watch is open, and no entry of an earlier one remains.
  package var isEmpty: Bool { count == 0 && members.isEmpty && households.isEmpty }

  /// Counts one more.
  ///
  /// - Throws: the limit that is used up; then nothing is counted.
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

  /// Ends one that was counted.
  package mutating func end(_ member: MemberID, of household: HouseholdID) {
    OpenWatches.leave(member, &members)
    OpenWatches.leave(household, &households)
    count -= 1
  }

  /// How many may be open in total for one more of a caller with so many.
  private static func end(forMemberWith own: Int, householdWith common: Int) -> Int {
    if common == 0 { return ofAll }
    return own == 0 ? ofAll - forNewHouseholds : ofAll - forNewMembers
  }

  private static func leave<Key>(_ key: Key, _ table: inout [Key: Int]) {
    guard let number = table[key] else { return }
    table[key] = number > 1 ? number - 1 : nil
  }
}

/// Which limit of watches is used up.
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
