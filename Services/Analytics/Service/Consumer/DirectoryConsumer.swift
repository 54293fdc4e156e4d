import AnalyticsContracts
import AnalyticsDomain
import GatewayContracts
import RPC
import ServiceRuntime
import Vocabulary
import Wire

/// Follows the gateway's directory for protected days and time zones.
///
/// Affected streaks are counted before and after a change, in its transaction. The difference is stored for the
/// change's response and appended to our own feed (SHD-003).
struct DirectoryConsumer: DirectoryProgress {
  /// The gateway's name in positions.
  static let source = "gateway"

  let follower: FeedFollower

  init(channel: any CallChannel, store: ServiceStore, environment: RuntimeEnvironment) {
    let log = environment.log
    follower = FeedFollower(
      Self.source,
      channel: channel,
      store: store,
      environment: environment,
      reset: { context, first, _ in
        try CalendarWriter(context.connection).forget(from: first.position)
        return nil
      },
      apply: { context, event in
        try DirectoryConsumer.apply(event, context, log)
        return true
      }
    )
  }

  func reached(_ position: FeedPosition, within time: Duration) async -> Bool {
    (try? await follower.reached(position, within: time)) != nil
  }

  static func apply(_ event: FeedEvent, _ context: WriteContext, _ log: Logger) throws {
    let body: GatewayV1.Event?
    do {
      body = try GatewayV1.Event(event)
    } catch {
      UnreadableEvent(event, why: error.description).report(from: source, to: log)
      return
    }
    guard let body else { return }
    try Effect(event: event, context: context).apply(body)
  }

  /// Applies one event inside a write.
  private struct Effect {
    let event: FeedEvent
    let context: WriteContext

    private var calendar: CalendarWriter { CalendarWriter(context.connection) }
    private var household: HouseholdID { event.stamp.household }

    func apply(_ body: GatewayV1.Event) throws {
      switch body {
      case .householdCreated(let body): try setZone(of: body.household)
      case .householdUpdated(let body): try setZone(of: body.household)
      case .memberAdded(let body): try setZone(of: body.member)
      case .memberUpdated(let body): try setZone(of: body.member)
      case .awayPeriodSet(let body):
        guard let (period, id, space) = away(body.period), let days = period.days else { return }
        try changing([space], id.text, period.revision) {
          try calendar.setAway(id, days, period.kind.reason, of: space, from: event.position)
        }
      case .awayPeriodRemoved(let body):
        guard let (period, id, space) = away(body.period) else { return }
        try changing([space], id.text, period.revision) {
          try calendar.removeAway(id, of: space)
        }
      case .restDaysSet(let body):
        guard let space = Space(event.stamp), let first = body.validFrom else { return }
        try calendar.setRestDays(
          Weekdays(days: body.weekdays.lazy.map { Int($0) }),
          from: first,
          of: space,
          from: event.position
        )
      case .householdHolidaySet(let body):
        guard let holiday = body.holiday, let id = holiday.id, let days = holiday.days else {
          return
        }
        try changing(try calendar.reader.members(of: household), id.text, holiday.revision) {
          try calendar.setHoliday(id, days, of: household, from: event.position)
        }
      case .householdHolidayRemoved(let body):
        guard let holiday = body.holiday, let id = holiday.id else { return }
        try changing(try calendar.reader.members(of: household), id.text, holiday.revision) {
          try calendar.removeHoliday(id, of: household)
        }
      // Sign-in and preferences affect no day.
      case .invitationCreated, .invitationAccepted, .pinChanged, .pinAccepted, .pinLocked,
        .preferencesUpdated, .invitationRevoked, .consentGiven, .consentWithdrawn:
        return
      // The gateway's workflow requests the removal itself (`Spaces/EraseSpace`).
      case .memberRemoved: return
      }
    }

    private func setZone(of record: GatewayV1.Household?) throws {
      guard let zone = record?.zone else { return }
      try calendar.setZone(zone, of: nil, in: household, since: event.stamp.at)
    }

    private func setZone(of member: GatewayV1.Member?) throws {
      guard let member, let id = member.id else { return }
      try calendar.setZone(member.zone, of: id, in: household, since: event.stamp.at)
    }

    private func away(
      _ period: GatewayV1.AwayPeriod?
    ) -> (GatewayV1.AwayPeriod, AwayPeriodID, Space)? {
      guard let period, let id = period.id, let member = period.memberID else { return nil }
      return (period, id, Space(household: household, member: member))
    }

    /// Runs `change`, and records the streaks of `members` that it changed.
    private func changing(
      _ members: [Space],
      _ cause: String,
      _ revision: UInt64,
      _ change: () throws -> Void
    ) throws {
      let today = event.stamp.localDay
      let before = try members.map { try calendar.reader.streak(of: $0, on: today) }
      try change()
      for (space, before) in zip(members, before) {
        let after = try calendar.reader.streak(of: space, on: today)
        guard let changed = StreakChange(from: before, to: after) else { continue }
        try calendar.remember(
          changed,
          of: space,
          cause: cause,
          revision: Int64(clamping: revision),
          at: context.now
        )
        try context.append(
          NewEvent(AnalyticsV1.StreakChanged(changed), entity: space.member.text),
          EventStamp(
            at: context.now,
            localDay: today,
            household: space.household,
            space: space.member
          )
        )
      }
    }
  }
}

extension GatewayV1.AwayPeriod {
  /// The days of the period; `nil` when they are missing or reversed.
  fileprivate var days: ClosedRange<LocalDay>? {
    guard let firstDay, let lastDay, firstDay <= lastDay else { return nil }
    return firstDay...lastDay
  }
}

extension GatewayV1.HouseholdHoliday {
  fileprivate var days: ClosedRange<LocalDay>? {
    guard let firstDay, let lastDay, firstDay <= lastDay else { return nil }
    return firstDay...lastDay
  }
}

extension GatewayV1.AwayKind {
  fileprivate var reason: ProtectionReason {
    switch self {
    case .vacation: .vacation
    case .ill: .ill
    case .other, .unspecified, .unrecognized: .away
    }
  }
}

extension AnalyticsV1.StreakChanged {
  fileprivate init(_ change: StreakChange) {
    self.init(
      currentBefore: Int32(clamping: change.currentBefore),
      currentAfter: Int32(clamping: change.currentAfter),
      longestBefore: Int32(clamping: change.longestBefore),
      longestAfter: Int32(clamping: change.longestAfter)
    )
  }
}
