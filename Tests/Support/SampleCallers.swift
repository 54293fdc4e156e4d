package import RPC
package import ServiceRuntime
package import Vocabulary

extension EntityID {
  /// An id that is easy to recognise in a failing test: `…0007` for 7.
  package static func sample(_ number: UInt64) -> Self {
    Self(rawValue: UniqueID(high: 0xda7b_0000_0000_7000, low: 0x8000_0000_0000_0000 | number))
  }
}

extension Caller {
  /// A parent of household 1 in their own space, with request id `request`.
  ///
  /// By default consents were given long before anything a test reports.
  package static func sample(
    household: UInt64 = 1,
    member: UInt64 = 1,
    subject: UInt64? = nil,
    role: Role = .parent,
    calendar: HouseholdCalendar = .utc,
    request: UInt64? = nil,
    consents: Set<ConsentArea> = [],
    consentedAt: Timestamp = .testStart - .seconds(400 * 86_400)
  ) -> Caller {
    Caller(
      household: .sample(household),
      member: .sample(member),
      subject: subject.map { .sample($0) },
      role: role,
      calendar: calendar,
      requestID: request.map { .sample($0) },
      scopes: ["read", "write"],
      consents: Dictionary(uniqueKeysWithValues: consents.map { ($0, consentedAt) })
    )
  }

  /// A call by this caller, as a handler sees it.
  package func call(_ method: MethodDescriptor, on loop: EventLoop) -> ServerCall {
    ServerCall(method: method, metadata: metadata, loop: loop)
  }
}
