import GatewayContracts
import GatewayDomain
import ServiceRuntime
import Vocabulary

// Maps the calendar's values and events to the contract.

extension GatewayV1.AwayPeriod {
  init(_ period: AwayPeriod) {
    self.init(
      id: period.id,
      memberID: period.member,
      firstDay: period.days.lowerBound,
      lastDay: period.days.upperBound,
      kind: GatewayV1.AwayKind(period.kind),
      note: period.note,
      revision: period.revision
    )
  }
}

extension GatewayV1.AwayKind {
  init(_ kind: AwayKind) {
    switch kind {
    case .vacation: self = .vacation
    case .ill: self = .ill
    case .other: self = .other
    }
  }

  /// ``AwayKind/other`` when unspecified; `nil` for an unknown value.
  var kind: AwayKind? {
    switch self {
    case .vacation: .vacation
    case .ill: .ill
    case .other, .unspecified: .other
    case .unrecognized: nil
    }
  }
}

extension GatewayV1.RestDays {
  init(_ days: RestDays) {
    self.init(
      weekdays: days.weekdays.map { Int32(clamping: $0) },
      weekdaysFromTomorrow: days.next.map { Int32(clamping: $0) },
      revision: days.revision
    )
  }
}

extension GatewayV1.HouseholdHoliday {
  init(_ holiday: Holiday) {
    self.init(
      id: holiday.id,
      firstDay: holiday.days.lowerBound,
      lastDay: holiday.days.upperBound,
      name: holiday.name,
      revision: holiday.revision
    )
  }
}

extension NewEvent {
  static func awayPeriodSet(_ period: AwayPeriod, batch: BatchID? = nil) -> NewEvent {
    NewEvent(
      GatewayV1.AwayPeriodSet(period: published(period)),
      entity: period.id.text,
      revision: Int(clamping: period.revision),
      batch: batch
    )
  }

  static func awayPeriodRemoved(_ period: AwayPeriod) -> NewEvent {
    NewEvent(
      GatewayV1.AwayPeriodRemoved(period: published(period)),
      entity: period.id.text,
      revision: Int(clamping: period.revision)
    )
  }

  static func restDaysSet(
    _ days: RestDays,
    from day: LocalDay,
    of member: MemberID
  ) -> NewEvent {
    NewEvent(
      GatewayV1.RestDaysSet(
        weekdays: days.next.map { Int32(clamping: $0) },
        validFrom: day,
        revision: days.revision
      ),
      entity: member.text,
      revision: Int(clamping: days.revision)
    )
  }

  static func householdHolidaySet(_ holiday: Holiday) -> NewEvent {
    NewEvent(
      GatewayV1.HouseholdHolidaySet(holiday: GatewayV1.HouseholdHoliday(holiday)),
      entity: holiday.id.text,
      revision: Int(clamping: holiday.revision)
    )
  }

  static func householdHolidayRemoved(_ holiday: Holiday) -> NewEvent {
    NewEvent(
      GatewayV1.HouseholdHolidayRemoved(holiday: GatewayV1.HouseholdHoliday(holiday)),
      entity: holiday.id.text,
      revision: Int(clamping: holiday.revision)
    )
  }

  /// The period without its note: followers do not need it, and events are kept longer than the period.
  private static func published(_ period: AwayPeriod) -> GatewayV1.AwayPeriod {
    var published = GatewayV1.AwayPeriod(period)
    published.note = ""
    return published
  }
}
