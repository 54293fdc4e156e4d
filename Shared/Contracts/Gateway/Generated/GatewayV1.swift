// Made from package daybook.gateway.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.gateway.v1`.
public enum GatewayV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    GatewayV1.AwayPeriod.self,
    GatewayV1.StreakChange.self,
    GatewayV1.StreakEffect.self,
    GatewayV1.SetAwayPeriodRequest.self,
    GatewayV1.SetAwayPeriodResponse.self,
    GatewayV1.RemoveAwayPeriodRequest.self,
    GatewayV1.RemoveAwayPeriodResponse.self,
    GatewayV1.RemovedCalendarEntry.self,
    GatewayV1.ListAwayPeriodsRequest.self,
    GatewayV1.ListAwayPeriodsResponse.self,
    GatewayV1.SetRestDaysRequest.self,
    GatewayV1.SetRestDaysResponse.self,
    GatewayV1.GetRestDaysRequest.self,
    GatewayV1.GetRestDaysResponse.self,
    GatewayV1.RestDays.self,
    GatewayV1.HouseholdHoliday.self,
    GatewayV1.SetHouseholdHolidayRequest.self,
    GatewayV1.SetHouseholdHolidayResponse.self,
    GatewayV1.RemoveHouseholdHolidayRequest.self,
    GatewayV1.RemoveHouseholdHolidayResponse.self,
    GatewayV1.ListHouseholdHolidaysRequest.self,
    GatewayV1.ListHouseholdHolidaysResponse.self,
    GatewayV1.AwayPeriodSet.self,
    GatewayV1.AwayPeriodRemoved.self,
    GatewayV1.RestDaysSet.self,
    GatewayV1.HouseholdHolidaySet.self,
    GatewayV1.HouseholdHolidayRemoved.self,
    GatewayV1.PartStatus.self,
    GatewayV1.GetDashboardRequest.self,
    GatewayV1.GetDashboardResponse.self,
    GatewayV1.GetCalendarRequest.self,
    GatewayV1.CalendarDay.self,
    GatewayV1.GetCalendarResponse.self,
    GatewayV1.WatchRequest.self,
    GatewayV1.WatchResponse.self,
    GatewayV1.GetStatusRequest.self,
    GatewayV1.GetStatusResponse.self,
    GatewayV1.GetStatusResponse.Process.self,
    GatewayV1.GetMetricsRequest.self,
    GatewayV1.GetMetricsResponse.self,
    GatewayV1.GetMetricsResponse.Process.self,
    GatewayV1.ClearCachesRequest.self,
    GatewayV1.ClearCachesResponse.self,
    GatewayV1.Household.self,
    GatewayV1.Member.self,
    GatewayV1.Token.self,
    GatewayV1.SetUpRequest.self,
    GatewayV1.SetUpResponse.self,
    GatewayV1.WhoAmIRequest.self,
    GatewayV1.WhoAmIResponse.self,
    GatewayV1.ListMembersRequest.self,
    GatewayV1.ListMembersResponse.self,
    GatewayV1.AddMemberRequest.self,
    GatewayV1.AddMemberResponse.self,
    GatewayV1.CreateTokenRequest.self,
    GatewayV1.CreateTokenResponse.self,
    GatewayV1.CreateOperatorTokenRequest.self,
    GatewayV1.CreateOperatorTokenResponse.self,
    GatewayV1.ListTokensRequest.self,
    GatewayV1.ListTokensResponse.self,
    GatewayV1.RevokeTokenRequest.self,
    GatewayV1.RevokeTokenResponse.self,
    GatewayV1.HouseholdCreated.self,
    GatewayV1.MemberAdded.self,
    GatewayV1.RunMorningRoutineRequest.self,
    GatewayV1.MorningPlan.self,
    GatewayV1.FailedTask.self,
    GatewayV1.RunMorningRoutineResponse.self,
    GatewayV1.CleanUpDayRequest.self,
    GatewayV1.CleanUpDayResponse.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Calendars.Methods.all,
    Dashboards.Methods.all,
    Changes.Methods.all,
    Operations.Methods.all,
    Households.Methods.all,
    DayWorkflows.Methods.all,
  ].flatMap(\.self)
}

extension GatewayV1 {
  /// What happened: a case for each kind of event, with its body.
  package enum Event: EventSet {
    /// `away_period_set`.
    case awayPeriodSet(GatewayV1.AwayPeriodSet)
    /// `away_period_removed`.
    case awayPeriodRemoved(GatewayV1.AwayPeriodRemoved)
    /// `rest_days_set`.
    case restDaysSet(GatewayV1.RestDaysSet)
    /// `household_holiday_set`.
    case householdHolidaySet(GatewayV1.HouseholdHolidaySet)
    /// `household_holiday_removed`.
    case householdHolidayRemoved(GatewayV1.HouseholdHolidayRemoved)
    /// `household_created`.
    case householdCreated(GatewayV1.HouseholdCreated)
    /// `member_added`.
    case memberAdded(GatewayV1.MemberAdded)

    /// Reads the body of an event; `nil` for one that this version does not know.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("away_period_set", "daybook.gateway.v1.AwayPeriodSet"):
        self = .awayPeriodSet(try GatewayV1.AwayPeriodSet(decoding: body))
      case ("away_period_removed", "daybook.gateway.v1.AwayPeriodRemoved"):
        self = .awayPeriodRemoved(try GatewayV1.AwayPeriodRemoved(decoding: body))
      case ("rest_days_set", "daybook.gateway.v1.RestDaysSet"):
        self = .restDaysSet(try GatewayV1.RestDaysSet(decoding: body))
      case ("household_holiday_set", "daybook.gateway.v1.HouseholdHolidaySet"):
        self = .householdHolidaySet(try GatewayV1.HouseholdHolidaySet(decoding: body))
      case ("household_holiday_removed", "daybook.gateway.v1.HouseholdHolidayRemoved"):
        self = .householdHolidayRemoved(try GatewayV1.HouseholdHolidayRemoved(decoding: body))
      case ("household_created", "daybook.gateway.v1.HouseholdCreated"):
        self = .householdCreated(try GatewayV1.HouseholdCreated(decoding: body))
      case ("member_added", "daybook.gateway.v1.MemberAdded"):
        self = .memberAdded(try GatewayV1.MemberAdded(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .awayPeriodSet(let body): body
      case .awayPeriodRemoved(let body): body
      case .restDaysSet(let body): body
      case .householdHolidaySet(let body): body
      case .householdHolidayRemoved(let body): body
      case .householdCreated(let body): body
      case .memberAdded(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      GatewayV1.AwayPeriodSet.self,
      GatewayV1.AwayPeriodRemoved.self,
      GatewayV1.RestDaysSet.self,
      GatewayV1.HouseholdHolidaySet.self,
      GatewayV1.HouseholdHolidayRemoved.self,
      GatewayV1.HouseholdCreated.self,
      GatewayV1.MemberAdded.self,
    ]
  }
}
