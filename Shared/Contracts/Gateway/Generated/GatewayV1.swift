// Generated from package daybook.gateway.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.gateway.v1`.
public enum GatewayV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    GatewayV1.AuditEntry.self,
    GatewayV1.ListAuditRequest.self,
    GatewayV1.ListAuditResponse.self,
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
    GatewayV1.Consent.self,
    GatewayV1.ConsentState.self,
    GatewayV1.GetConsentTextRequest.self,
    GatewayV1.GetConsentTextResponse.self,
    GatewayV1.ListConsentsRequest.self,
    GatewayV1.ListConsentsResponse.self,
    GatewayV1.GiveConsentRequest.self,
    GatewayV1.GiveConsentResponse.self,
    GatewayV1.WithdrawConsentRequest.self,
    GatewayV1.WithdrawConsentResponse.self,
    GatewayV1.ConsentGiven.self,
    GatewayV1.ConsentWithdrawn.self,
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
    GatewayV1.ExportRequest.self,
    GatewayV1.ExportResponse.self,
    GatewayV1.GetFamilyDashboardRequest.self,
    GatewayV1.CardError.self,
    GatewayV1.ChildCard.self,
    GatewayV1.GetFamilyDashboardResponse.self,
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
    GatewayV1.Invitation.self,
    GatewayV1.CreateInvitationRequest.self,
    GatewayV1.CreateInvitationResponse.self,
    GatewayV1.AcceptInvitationRequest.self,
    GatewayV1.AcceptInvitationResponse.self,
    GatewayV1.ListInvitationsRequest.self,
    GatewayV1.ListInvitationsResponse.self,
    GatewayV1.RevokeInvitationRequest.self,
    GatewayV1.RevokeInvitationResponse.self,
    GatewayV1.InvitationCreated.self,
    GatewayV1.InvitationRevoked.self,
    GatewayV1.InvitationAccepted.self,
    GatewayV1.UpdateMemberRequest.self,
    GatewayV1.UpdateMemberResponse.self,
    GatewayV1.UpdateHouseholdRequest.self,
    GatewayV1.UpdateHouseholdResponse.self,
    GatewayV1.MemberUpdated.self,
    GatewayV1.HouseholdUpdated.self,
    GatewayV1.SetPinRequest.self,
    GatewayV1.SetPinResponse.self,
    GatewayV1.SignInWithPinRequest.self,
    GatewayV1.SignInWithPinResponse.self,
    GatewayV1.PinChanged.self,
    GatewayV1.PinAccepted.self,
    GatewayV1.PinLocked.self,
    GatewayV1.MemberPreferences.self,
    GatewayV1.GetPreferencesRequest.self,
    GatewayV1.GetPreferencesResponse.self,
    GatewayV1.UpdatePreferencesRequest.self,
    GatewayV1.UpdatePreferencesResponse.self,
    GatewayV1.PreferencesUpdated.self,
    GatewayV1.RemovalCount.self,
    GatewayV1.Removal.self,
    GatewayV1.PreviewMemberRemovalRequest.self,
    GatewayV1.PreviewMemberRemovalResponse.self,
    GatewayV1.RemoveMemberRequest.self,
    GatewayV1.RemoveMemberResponse.self,
    GatewayV1.PreviewHouseholdRemovalRequest.self,
    GatewayV1.PreviewHouseholdRemovalResponse.self,
    GatewayV1.RemoveHouseholdRequest.self,
    GatewayV1.RemoveHouseholdResponse.self,
    GatewayV1.ListRemovalsRequest.self,
    GatewayV1.ListRemovalsResponse.self,
    GatewayV1.MemberRemoved.self,
    GatewayV1.RunMorningRoutineRequest.self,
    GatewayV1.MorningPlan.self,
    GatewayV1.FailedTask.self,
    GatewayV1.RunMorningRoutineResponse.self,
    GatewayV1.CleanUpDayRequest.self,
    GatewayV1.CleanUpDayResponse.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Audit.Methods.all,
    Calendars.Methods.all,
    Consents.Methods.all,
    Dashboards.Methods.all,
    Changes.Methods.all,
    Operations.Methods.all,
    Exports.Methods.all,
    Families.Methods.all,
    Households.Methods.all,
    Invitations.Methods.all,
    Members.Methods.all,
    Pins.Methods.all,
    Preferences.Methods.all,
    Removals.Methods.all,
    DayWorkflows.Methods.all,
  ].flatMap(\.self)
}

extension GatewayV1 {
  /// An event: a case for each kind, with its body.
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
    /// `consent_given`.
    case consentGiven(GatewayV1.ConsentGiven)
    /// `consent_withdrawn`.
    case consentWithdrawn(GatewayV1.ConsentWithdrawn)
    /// `household_created`.
    case householdCreated(GatewayV1.HouseholdCreated)
    /// `member_added`.
    case memberAdded(GatewayV1.MemberAdded)
    /// `invitation_created`.
    case invitationCreated(GatewayV1.InvitationCreated)
    /// `invitation_revoked`.
    case invitationRevoked(GatewayV1.InvitationRevoked)
    /// `invitation_accepted`.
    case invitationAccepted(GatewayV1.InvitationAccepted)
    /// `member_updated`.
    case memberUpdated(GatewayV1.MemberUpdated)
    /// `household_updated`.
    case householdUpdated(GatewayV1.HouseholdUpdated)
    /// `pin_changed`.
    case pinChanged(GatewayV1.PinChanged)
    /// `pin_accepted`.
    case pinAccepted(GatewayV1.PinAccepted)
    /// `pin_locked`.
    case pinLocked(GatewayV1.PinLocked)
    /// `preferences_updated`.
    case preferencesUpdated(GatewayV1.PreferencesUpdated)
    /// `member_removed`.
    case memberRemoved(GatewayV1.MemberRemoved)

    /// Decodes the body of an event; `nil` for an unknown kind.
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
      case ("consent_given", "daybook.gateway.v1.ConsentGiven"):
        self = .consentGiven(try GatewayV1.ConsentGiven(decoding: body))
      case ("consent_withdrawn", "daybook.gateway.v1.ConsentWithdrawn"):
        self = .consentWithdrawn(try GatewayV1.ConsentWithdrawn(decoding: body))
      case ("household_created", "daybook.gateway.v1.HouseholdCreated"):
        self = .householdCreated(try GatewayV1.HouseholdCreated(decoding: body))
      case ("member_added", "daybook.gateway.v1.MemberAdded"):
        self = .memberAdded(try GatewayV1.MemberAdded(decoding: body))
      case ("invitation_created", "daybook.gateway.v1.InvitationCreated"):
        self = .invitationCreated(try GatewayV1.InvitationCreated(decoding: body))
      case ("invitation_revoked", "daybook.gateway.v1.InvitationRevoked"):
        self = .invitationRevoked(try GatewayV1.InvitationRevoked(decoding: body))
      case ("invitation_accepted", "daybook.gateway.v1.InvitationAccepted"):
        self = .invitationAccepted(try GatewayV1.InvitationAccepted(decoding: body))
      case ("member_updated", "daybook.gateway.v1.MemberUpdated"):
        self = .memberUpdated(try GatewayV1.MemberUpdated(decoding: body))
      case ("household_updated", "daybook.gateway.v1.HouseholdUpdated"):
        self = .householdUpdated(try GatewayV1.HouseholdUpdated(decoding: body))
      case ("pin_changed", "daybook.gateway.v1.PinChanged"):
        self = .pinChanged(try GatewayV1.PinChanged(decoding: body))
      case ("pin_accepted", "daybook.gateway.v1.PinAccepted"):
        self = .pinAccepted(try GatewayV1.PinAccepted(decoding: body))
      case ("pin_locked", "daybook.gateway.v1.PinLocked"):
        self = .pinLocked(try GatewayV1.PinLocked(decoding: body))
      case ("preferences_updated", "daybook.gateway.v1.PreferencesUpdated"):
        self = .preferencesUpdated(try GatewayV1.PreferencesUpdated(decoding: body))
      case ("member_removed", "daybook.gateway.v1.MemberRemoved"):
        self = .memberRemoved(try GatewayV1.MemberRemoved(decoding: body))
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
      case .consentGiven(let body): body
      case .consentWithdrawn(let body): body
      case .householdCreated(let body): body
      case .memberAdded(let body): body
      case .invitationCreated(let body): body
      case .invitationRevoked(let body): body
      case .invitationAccepted(let body): body
      case .memberUpdated(let body): body
      case .householdUpdated(let body): body
      case .pinChanged(let body): body
      case .pinAccepted(let body): body
      case .pinLocked(let body): body
      case .preferencesUpdated(let body): body
      case .memberRemoved(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      GatewayV1.AwayPeriodSet.self,
      GatewayV1.AwayPeriodRemoved.self,
      GatewayV1.RestDaysSet.self,
      GatewayV1.HouseholdHolidaySet.self,
      GatewayV1.HouseholdHolidayRemoved.self,
      GatewayV1.ConsentGiven.self,
      GatewayV1.ConsentWithdrawn.self,
      GatewayV1.HouseholdCreated.self,
      GatewayV1.MemberAdded.self,
      GatewayV1.InvitationCreated.self,
      GatewayV1.InvitationRevoked.self,
      GatewayV1.InvitationAccepted.self,
      GatewayV1.MemberUpdated.self,
      GatewayV1.HouseholdUpdated.self,
      GatewayV1.PinChanged.self,
      GatewayV1.PinAccepted.self,
      GatewayV1.PinLocked.self,
      GatewayV1.PreferencesUpdated.self,
      GatewayV1.MemberRemoved.self,
    ]
  }
}
