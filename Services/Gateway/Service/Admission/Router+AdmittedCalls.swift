import GatewayContracts
import RPC
import RuntimeContracts
import Wire

/// Serves the gateway's own calls behind admission.
///
/// The generated `register` cannot be used: admission reads the subject from the bytes before the request is decoded.
extension Router {
  mutating func serve(
    _ calls: some GatewayV1.HouseholdsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Households.Methods
    serve(Methods.setUp, behind: middleware, calls.setUp)
    serve(Methods.whoAmI, behind: middleware, calls.whoAmI)
    serve(Methods.listMembers, behind: middleware, calls.listMembers)
    serve(Methods.addMember, behind: middleware, calls.addMember)
    serve(Methods.createToken, behind: middleware, calls.createToken)
    serve(Methods.createOperatorToken, behind: middleware, calls.createOperatorToken)
    serve(Methods.listTokens, behind: middleware, calls.listTokens)
    serve(Methods.revokeToken, behind: middleware, calls.revokeToken)
  }

  mutating func serve(
    _ calls: some GatewayV1.ConsentsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Consents.Methods
    serve(Methods.getConsentText, behind: middleware, calls.getConsentText)
    serve(Methods.listConsents, behind: middleware, calls.listConsents)
    serve(Methods.giveConsent, behind: middleware, calls.giveConsent)
    serve(Methods.withdrawConsent, behind: middleware, calls.withdrawConsent)
  }

  mutating func serve(
    _ calls: some GatewayV1.AuditService,
    behind middleware: AdmissionMiddleware
  ) {
    serve(GatewayV1.Audit.Methods.listAudit, behind: middleware, calls.listAudit)
  }

  mutating func serve(
    _ calls: some GatewayV1.InvitationsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Invitations.Methods
    serve(Methods.createInvitation, behind: middleware, calls.createInvitation)
    serve(Methods.acceptInvitation, behind: middleware, calls.acceptInvitation)
    serve(Methods.listInvitations, behind: middleware, calls.listInvitations)
    serve(Methods.revokeInvitation, behind: middleware, calls.revokeInvitation)
  }

  mutating func serve(
    _ calls: some GatewayV1.MembersService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Members.Methods
    serve(Methods.updateMember, behind: middleware, calls.updateMember)
    serve(Methods.updateHousehold, behind: middleware, calls.updateHousehold)
  }

  mutating func serve(
    _ calls: some GatewayV1.RemovalsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Removals.Methods
    serve(Methods.previewMemberRemoval, behind: middleware, calls.previewMemberRemoval)
    serve(Methods.removeMember, behind: middleware, calls.removeMember)
    serve(Methods.previewHouseholdRemoval, behind: middleware, calls.previewHouseholdRemoval)
    serve(Methods.removeHousehold, behind: middleware, calls.removeHousehold)
    serve(Methods.listRemovals, behind: middleware, calls.listRemovals)
  }

  mutating func serve(
    _ calls: some GatewayV1.ExportsService,
    behind middleware: AdmissionMiddleware
  ) {
    serveStream(GatewayV1.Exports.Methods.export, behind: middleware, calls.export)
  }

  mutating func serve(
    _ calls: some GatewayV1.PinsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Pins.Methods
    serve(Methods.setPin, behind: middleware, calls.setPin)
    serve(Methods.signInWithPin, behind: middleware, calls.signInWithPin)
  }

  mutating func serve(
    _ calls: some GatewayV1.PreferencesService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Preferences.Methods
    serve(Methods.getPreferences, behind: middleware, calls.getPreferences)
    serve(Methods.updatePreferences, behind: middleware, calls.updatePreferences)
  }

  mutating func serve(
    _ calls: some GatewayV1.DashboardsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Dashboards.Methods
    serve(Methods.getDashboard, behind: middleware, calls.getDashboard)
    serve(Methods.getCalendar, behind: middleware, calls.getCalendar)
  }

  mutating func serve(
    _ calls: some GatewayV1.FamiliesService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Families.Methods
    serve(Methods.getFamilyDashboard, behind: middleware, calls.getFamilyDashboard)
  }

  mutating func serve(
    _ calls: some GatewayV1.CalendarsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Calendars.Methods
    serve(Methods.setAwayPeriod, behind: middleware, calls.setAwayPeriod)
    serve(Methods.removeAwayPeriod, behind: middleware, calls.removeAwayPeriod)
    serve(Methods.listAwayPeriods, behind: middleware, calls.listAwayPeriods)
    serve(Methods.setRestDays, behind: middleware, calls.setRestDays)
    serve(Methods.getRestDays, behind: middleware, calls.getRestDays)
    serve(Methods.setHouseholdHoliday, behind: middleware, calls.setHouseholdHoliday)
    serve(Methods.removeHouseholdHoliday, behind: middleware, calls.removeHouseholdHoliday)
    serve(Methods.listHouseholdHolidays, behind: middleware, calls.listHouseholdHolidays)
  }

  mutating func serve(
    _ calls: some GatewayV1.DayWorkflowsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.DayWorkflows.Methods
    serve(Methods.runMorningRoutine, behind: middleware, calls.runMorningRoutine)
    serve(Methods.cleanUpDay, behind: middleware, calls.cleanUpDay)
  }

  mutating func serve(
    _ calls: some GatewayV1.ChangesService,
    behind middleware: AdmissionMiddleware
  ) {
    serveStream(GatewayV1.Changes.Methods.watch, behind: middleware, calls.watch)
  }

  mutating func serve(
    _ calls: some GatewayV1.OperationsService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = GatewayV1.Operations.Methods
    serve(Methods.getStatus, behind: middleware, calls.getStatus)
    serve(Methods.getMetrics, behind: middleware, calls.getMetrics)
    serve(Methods.clearCaches, behind: middleware, calls.clearCaches)
  }

  /// The directory's feed, which the services follow.
  mutating func serve(
    _ calls: some FeedV1.FeedService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = FeedV1.Feed.Methods
    serve(Methods.read, behind: middleware, calls.read)
    serveStream(Methods.follow, behind: middleware, calls.follow)
  }

  /// Reflection of this process and the services.
  mutating func serve(
    _ calls: some RPCV1.ReflectionService,
    behind middleware: AdmissionMiddleware
  ) {
    typealias Methods = RPCV1.Reflection.Methods
    serve(Methods.listServices, behind: middleware, calls.listServices)
    serve(Methods.describeSymbol, behind: middleware, calls.describeSymbol)
    serve(Methods.listLimits, behind: middleware, calls.listLimits)
  }

  private mutating func serve<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    behind middleware: AdmissionMiddleware,
    _ handle: @escaping @Sendable (Request, ServerCall) async throws -> Response
  ) {
    registerUnread(
      method,
      middleware.handler { admitted, bytes, replies in
        let request: Request = try await admitted.call.request(bytes)
        let response = try await Self.handling(admitted) {
          try await handle(request, admitted.call)
        }
        try await replies.send(response.encoded())
      }
    )
  }

  private mutating func serveStream<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    behind middleware: AdmissionMiddleware,
    _ handle:
      @escaping @Sendable (Request, ServerCall, ReplyWriter<Response>) async throws ->
      Void
  ) {
    registerUnread(
      method,
      middleware.handler { admitted, bytes, _ in
        let request: Request = try await admitted.call.request(bytes)
        try await Self.handling(admitted) {
          try await handle(request, admitted.call, ReplyWriter(call: admitted.call))
        }
      }
    )
  }

  private static func handling<Result: Sendable>(
    _ admitted: AdmittedCall,
    _ work: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await AdmittedCall.$current.withValue(admitted, operation: work)
    } catch {
      throw RPCError(ofHandler: error)
    }
  }
}
