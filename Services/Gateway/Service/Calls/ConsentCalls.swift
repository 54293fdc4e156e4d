import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// The calls of `daybook.gateway.v1.Consents`.
///
/// They record consents. ``AccessRule`` enforces them, except for calls whose service does.
struct ConsentCalls: DirectoryCalls {
  /// The most consents in a list.
  private static let maximumListed = 100

  let store: DirectoryStore
  let admission: AdmissionControl
}

extension ConsentCalls: GatewayV1.ConsentsService {
  /// The current text of an area.
  func getConsentText(
    _ request: GatewayV1.GetConsentTextRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetConsentTextResponse {
    let text = try request.area.checked.text
    return GatewayV1.GetConsentTextResponse(
      area: request.area,
      version: Int32(clamping: text.version),
      text: text.text
    )
  }

  /// Lists the state of each area, and the consents of the child.
  func listConsents(
    _ request: GatewayV1.ListConsentsRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListConsentsResponse {
    let context = try call.callerContext
    guard context.home.member(context.subject)?.role == .child else { return .init() }
    let (consents, last) = try await store.read(of: context.caller.member.rawValue) { rows in
      (
        try rows.consents(of: context.subject, in: context.household, limit: Self.maximumListed),
        try ConsentKind.allCases.map { area in
          try rows.lastConsent(of: context.subject, to: area, in: context.household)?.consent
        }
      )
    }
    return GatewayV1.ListConsentsResponse(
      states: zip(ConsentKind.allCases, last).map { area, last in
        GatewayV1.ConsentState(
          area: GatewayV1.ConsentArea(area),
          isGiven: last?.holds ?? false,
          currentVersion: Int32(clamping: area.text.version),
          last: last.map { GatewayV1.Consent($0) }
        )
      },
      consents: consents.map { GatewayV1.Consent($0) }
    )
  }

  /// Records that the caller consents for a child.
  func giveConsent(
    _ request: GatewayV1.GiveConsentRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GiveConsentResponse {
    let area = try request.area.checked
    guard Int(request.textVersion) == area.text.version else {
      throw ConsentRefusal.textChanged(area)
    }
    return try await changing(call, request) { rows, change, context in
      let last = try rows.lastConsent(of: context, to: area)
      if let last, last.consent.holds {
        return GatewayV1.GiveConsentResponse(consent: GatewayV1.Consent(last.consent))
      }
      let consent = Consent(
        member: context.subject,
        area: area,
        textVersion: area.text.version,
        givenBy: context.caller.member,
        givenAt: change.now
      )
      try rows.set(consent, number: (last?.number ?? 0) + 1, in: context.household)
      try change.append(.consentGiven(consent))
      return GatewayV1.GiveConsentResponse(consent: GatewayV1.Consent(consent), changed: true)
    }
  }

  /// Withdraws a consent.
  ///
  /// After the reply, no new data of its area is stored.
  func withdrawConsent(
    _ request: GatewayV1.WithdrawConsentRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.WithdrawConsentResponse {
    let area = try request.area.checked
    return try await changing(call, request) { rows, change, context in
      guard let last = try rows.lastConsent(of: context, to: area) else { return .init() }
      guard last.consent.withdrawnAt == nil else {
        return GatewayV1.WithdrawConsentResponse(consent: GatewayV1.Consent(last.consent))
      }
      var consent = last.consent
      consent.withdrawnBy = context.caller.member
      consent.withdrawnAt = change.now
      try rows.set(consent, number: last.number, in: context.household)
      try change.append(.consentWithdrawn(consent))
      return GatewayV1.WithdrawConsentResponse(
        consent: GatewayV1.Consent(consent),
        changed: true
      )
    }
  }

  /// Changes a child's consents, and drops the household's cached ones.
  private func changing<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ body:
      @escaping @Sendable (DirectoryWriter, ChangeContext, CallerContext) throws -> Response
  ) async throws -> Response {
    let context = try call.callerContext
    // Also after an error: the change may have been committed.
    defer { directory.forget(household: context.household) }
    return try await changeOnce(call, request) { rows, change in
      guard try rows.reader.home(context.household)?.member(context.subject)?.role == .child else {
        throw ConsentRefusal.notAChild
      }
      return try body(rows, change, context)
    }.reply
  }
}

extension DirectoryWriter {
  fileprivate func lastConsent(
    of context: CallerContext,
    to area: ConsentKind
  ) throws -> (number: Int, consent: Consent)? {
    try reader.lastConsent(of: context.subject, to: area, in: context.household)
  }
}

// MARK: - Mapping to the contract

extension GatewayV1.ConsentArea {
  init(_ area: ConsentKind) {
    switch area {
    case .screenTime: self = .screenTime
    case .health: self = .health
    }
  }

  /// - Throws: ``ConsentRefusal/unknownArea``.
  fileprivate var checked: ConsentKind {
    get throws(ConsentRefusal) {
      switch self {
      case .screenTime: .screenTime
      case .health: .health
      case .unspecified, .unrecognized: throw .unknownArea
      }
    }
  }
}

extension GatewayV1.Consent {
  init(_ consent: Consent) {
    self.init(
      memberID: consent.member,
      area: GatewayV1.ConsentArea(consent.area),
      textVersion: Int32(clamping: consent.textVersion),
      givenBy: consent.givenBy,
      givenAt: GoogleProtobuf.Timestamp(consent.givenAt),
      withdrawnBy: consent.withdrawnBy,
      withdrawnAt: consent.withdrawnAt.map { GoogleProtobuf.Timestamp($0) }
    )
  }
}

extension NewEvent {
  fileprivate static func consentGiven(_ consent: Consent) -> NewEvent {
    NewEvent(
      GatewayV1.ConsentGiven(consent: GatewayV1.Consent(consent)),
      entity: consent.member.text
    )
  }

  fileprivate static func consentWithdrawn(_ consent: Consent) -> NewEvent {
    NewEvent(
      GatewayV1.ConsentWithdrawn(consent: GatewayV1.Consent(consent)),
      entity: consent.member.text
    )
  }
}
