import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension CalendarCalls {
  /// `SetHouseholdHoliday`: adds or changes days on which no member has duties.
  func setHouseholdHoliday(
    _ request: GatewayV1.SetHouseholdHolidayRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.SetHouseholdHolidayResponse {
    let context = try call.callerContext
    let days = try Self.days(request.firstDay, request.lastDay)
    let name = try Self.text(
      request.name,
      "name",
      limit: Holiday.maximumName,
      allowsLines: false
    )
    var response = try await changeOnce(call, request) { change in
      let writer = CalendarWriter(change.connection, of: change.household)
      let reach = CalendarReach(today: change.today)
      var holiday: Holiday
      if let id = request.holidayID {
        holiday = try writer.reader.holiday(id).orRefuse(.holidayNotFound)
        try Self.check(request.expectedRevision, against: holiday.revision)
        try reach.check(days, replacing: holiday.days)
        if holiday.days == days, holiday.name == name {
          return GatewayV1.SetHouseholdHolidayResponse(
            holiday: GatewayV1.HouseholdHoliday(holiday)
          )
        }
        holiday.days = days
        holiday.name = name
        holiday.revision += 1
      } else {
        try reach.check(days)
        holiday = Holiday(id: change.ids.make(), days: days, name: name)
      }
      try writer.set(holiday, today: reach.today)
      try change.appendToHousehold(.householdHolidaySet(holiday))
      return GatewayV1.SetHouseholdHolidayResponse(holiday: GatewayV1.HouseholdHoliday(holiday))
    }
    if let holiday = response.holiday, let id = holiday.id {
      response.effect = await effect(of: causes(id.text, holiday.revision, context), for: context)
    }
    return response
  }

  /// `RemoveHouseholdHoliday`: removes the days of a holiday that are not closed.
  func removeHouseholdHoliday(
    _ request: GatewayV1.RemoveHouseholdHolidayRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RemoveHouseholdHolidayResponse {
    let context = try call.callerContext
    guard let id = request.holidayID else { throw CalendarRefusal.holidayNotFound }
    let removed = try await changeOnce(call, request) { change in
      let writer = CalendarWriter(change.connection, of: change.household)
      let reach = CalendarReach(today: change.today)
      var holiday = try writer.reader.holiday(id).orRefuse(.holidayNotFound)
      try Self.check(request.expectedRevision, against: holiday.revision)
      let left = try reach.remainder(removing: holiday.days)
      holiday.revision += 1
      var removed = GatewayV1.RemovedCalendarEntry(id: id.text, revision: holiday.revision)
      if let left {
        holiday.days = left
        try writer.set(holiday, today: reach.today)
        try change.appendToHousehold(.householdHolidaySet(holiday))
        removed.leftHoliday = GatewayV1.HouseholdHoliday(holiday)
      } else {
        try writer.remove(holiday)
        try change.appendToHousehold(.householdHolidayRemoved(holiday))
      }
      return removed
    }
    return GatewayV1.RemoveHouseholdHolidayResponse(
      left: removed.leftHoliday,
      effect: await effect(of: causes(removed.id, removed.revision, context), for: context)
    )
  }

  /// `ListHouseholdHolidays`: those that ended within ``CalendarWriter/retentionDays``, or later.
  func listHouseholdHolidays(
    _ request: GatewayV1.ListHouseholdHolidaysRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListHouseholdHolidaysResponse {
    let context = try call.callerContext
    let now = store.clock.now()
    let today = context.home.calendar(of: context.caller.member, at: now).day(of: now)
    let holidays = try await store.read(of: context.caller.member.rawValue) { connection in
      try CalendarReader(connection, of: context.household)
        .holidays(endingFrom: today.advanced(by: -CalendarWriter.retentionDays))
    }
    return GatewayV1.ListHouseholdHolidaysResponse(
      holidays: holidays.map { GatewayV1.HouseholdHoliday($0) }
    )
  }

  /// A cause per member, because a holiday affects all.
  private func causes(_ id: String, _ revision: UInt64, _ context: CallerContext) -> [Cause] {
    context.home.members.map { Cause(member: $0.id, id: id, revision: revision) }
  }
}
