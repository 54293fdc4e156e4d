package import Vocabulary

/// Who watches now, and how many may at once.
///
/// A watcher follows each service's feed on the one connection to it, which is everybody's. What it
/// does not read stays there, up to a stream's credit; so watchers have an end, and a member and a
/// household their shares of it. Where a share is used up, who has little still gets in: many
/// watches keep out neither another member nor another household.
package struct OpenWatches: Sendable {
  /// Of one member, with however many tokens.
  package static let perMember = 32
  /// Of all members of a household; beyond it only who has fewer than ``ofEachMember`` gets in.
  package static let perHousehold = 64
  /// What each member may have even where those of the household are used up.
  package static let ofEachMember = 4
  /// Nobody gets in beyond.
  ///
  /// What so many leave unread, a page and a stream's credit each, is less than the credit of a
  /// connection to a service; else every larger answer of that service would wait for them.
  package static let ofAll = 224
  /// The last of all: for members who have none.
  package static let forNewMembers = 32
  /// The last of these: for households that have none.
  package static let forNewHouseholds = 16

  package private(set) var count = 0
  private var members: [MemberID: Int] = [:]
  private var households: [HouseholdID: Int] = [:]

  package init() {}

  /// Nobody watches, and nothing is kept of who did.
  package var isEmpty: Bool { count == 0 && members.isEmpty && households.isEmpty }

  /// Counts one more, or says which share is used up; then nothing is counted.
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

  /// One that was counted is over.
  package mutating func end(_ member: MemberID, of household: HouseholdID) {
    OpenWatches.leave(member, &members)
    OpenWatches.leave(household, &households)
    count -= 1
  }

  /// How many of all there may be before one more of who has so many.
  private static func end(forMemberWith own: Int, householdWith common: Int) -> Int {
    if common == 0 { return ofAll }
    return own == 0 ? ofAll - forNewHouseholds : ofAll - forNewMembers
  }

  private static func leave<Key>(_ key: Key, _ table: inout [Key: Int]) {
    guard let number = table[key] else { return }
    table[key] = number > 1 ? number - 1 : nil
  }
}

/// Whose watches are too many.
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
