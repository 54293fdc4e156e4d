package import Vocabulary

/// Why a member is away; raw values are those of the contract.
package enum AwayKind: Int, Hashable, Sendable, CaseIterable {
  case vacation = 1
  case ill = 2
  case other = 3
}

/// Days on which a member is away.
package struct AwayPeriod: Hashable, Sendable {
  /// The most periods stored for one member.
  package static let maximumPeriods = 100
  package static let maximumNote = 200

  package let id: AwayPeriodID
  package let member: MemberID
  package var days: DaySpan
  package var kind: AwayKind
  package var note: String
  package var revision: UInt64

  package init(
    id: AwayPeriodID,
    member: MemberID,
    days: DaySpan,
    kind: AwayKind,
    note: String,
    revision: UInt64 = 1
  ) {
    self.id = id
    self.member = member
    self.days = days
    self.kind = kind
    self.note = note
    self.revision = revision
  }
}

/// Days on which no member of the household has duties.
package struct Holiday: Hashable, Sendable {
  /// The most holidays stored for one household: two years of ``HolidayQuota/daysPerYear``.
  package static let maximumHolidays = 120
  package static let maximumName = 50

  package let id: HolidayID
  package var days: DaySpan
  package var name: String
  package var revision: UInt64

  package init(id: HolidayID, days: DaySpan, name: String, revision: UInt64 = 1) {
    self.id = id
    self.days = days
    self.name = name
    self.revision = revision
  }
}

/// A member's rest days: those in force on a day, and those in force from the next day.
package struct RestDays: Hashable, Sendable {
  package var weekdays: [Int]
  package var next: [Int]
  package var revision: UInt64

  package init(weekdays: [Int] = [], next: [Int] = [], revision: UInt64 = 0) {
    self.weekdays = weekdays
    self.next = next
    self.revision = revision
  }
}
