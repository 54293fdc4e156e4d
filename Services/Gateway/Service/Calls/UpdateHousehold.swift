import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension MemberCalls {
  /// Changes the fields of the household that the mask names.
  func updateHousehold(
    _ request: GatewayV1.UpdateHouseholdRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.UpdateHouseholdResponse {
    let context = try call.callerContext
    let reply = try await changeOnce(call, request) { rows, change in
      guard let household = try rows.reader.home(context.household)?.household else {
        throw AccessRefusal.unknownMember
      }
      let wanted = try HouseholdChange(request)
      guard [0, household.revision].contains(request.expectedRevision) else {
        throw DirectoryRefusal.revisionMismatch(current: household.revision)
      }
      let changed = household.changed(by: wanted, at: change.now)
      if changed != household {
        try rows.update(changed)
        try change.appendToHousehold(.householdUpdated(changed, before: household))
      }
      return GatewayV1.UpdateHouseholdResponse(
        household: GatewayV1.Household(changed),
        changed: changed != household
      )
    }
    directory.forget(household: context.household)
    return reply.reply
  }
}

extension HouseholdChange {
  /// - Throws: ``DirectoryRefusal/invalid(_:)`` with all violations.
  fileprivate init(_ request: GatewayV1.UpdateHouseholdRequest) throws {
    self.init()
    let given = request.household ?? GatewayV1.Household()
    var check = FieldCheck()
    for path in check.paths(of: request.updateMask) {
      switch path {
      case "name": name = check.name(given.name, in: "household.name")
      case "zone":
        zone = check.zone(given.zone, in: "household.zone")
        if given.zone.isEmpty { check.refuse("household.zone", .unknownZone) }
      case "week_start":
        weekStart = given.weekStart == .unspecified ? nil : given.weekStart.weekStart
        if weekStart == nil { check.refuse("household.week_start", .unknownWeekStart) }
      case "day_start":
        dayStart = LocalTime(text: given.dayStart)
          .flatMap { $0.minutesSinceMidnight <= Household.latestDayStart ? $0 : nil }
        if dayStart == nil { check.refuse("household.day_start", .badDayStart) }
      default: check.refuse("update_mask", .unknownField)
      }
    }
    try check.finish()
  }
}
