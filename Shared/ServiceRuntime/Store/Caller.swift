import Foundation
package import RPC
import Synchronization
package import Vocabulary

/// The metadata keys that only a process of this installation may set; the gateway removes them
/// from clients.
package enum TrustedKey {
  package static let household = "daybook-household"
  package static let member = "daybook-member"
  package static let subject = "daybook-subject"
  package static let role = "daybook-role"
  package static let zone = "daybook-zone"
  package static let weekStart = "daybook-week-start"
  package static let dayStart = "daybook-day-start"
  /// When the subject's evening begins; absent: at noon.
  package static let eveningStart = "daybook-evening-start"
  package static let device = "daybook-device"
  package static let scopes = "daybook-scopes"
  /// What a parent has consented to of the child that the call is about, and when, in UTC milliseconds:
  /// `screen_time=1795248000000,health=1795248000000`.
  package static let consents = "daybook-consents"
  /// Positions that the called service must have applied before it answers.
  package static let after = "daybook-after"
  /// In a response: the service's position after the change.
  package static let position = "daybook-position"
  /// In a response: how much the change wrote (``WrittenAmount``).
  package static let written = "daybook-written"
  /// The prefix of all of them.
  package static let prefix = "daybook-"
  /// Created by the client; not a trusted key, but used with them.
  package static let requestID = "request-id"
  /// In a response: this is the stored reply of an earlier call.
  package static let replayed = "replayed"
}

/// The caller, the subject and its calendar, read from the metadata that the gateway vouches for.
package struct Caller: Sendable, Hashable {
  package let household: HouseholdID
  /// The acting member.
  package let member: MemberID
  /// The member whose space the call is about; the acting member unless the request names another.
  package let subject: MemberID
  package let role: Role
  /// The subject's calendar.
  package let calendar: HouseholdCalendar
  /// When the subject's evening begins (ruling 39).
  package let eveningStart: LocalTime
  package let requestID: RequestID?
  package let device: DeviceID?
  package let scopes: [String]
  /// What may be stored of the subject, and when the consent in force was given; empty unless the subject is a child.
  ///
  /// Data of an earlier time are not stored (APP-002).
  package let consents: [ConsentArea: Timestamp]

  package init(
    household: HouseholdID,
    member: MemberID,
    subject: MemberID? = nil,
    role: Role = .parent,
    calendar: HouseholdCalendar = .utc,
    eveningStart: LocalTime = .noon,
    requestID: RequestID? = nil,
    device: DeviceID? = nil,
    scopes: [String] = [],
    consents: [ConsentArea: Timestamp] = [:]
  ) {
    self.household = household
    self.member = member
    self.subject = subject ?? member
    self.role = role
    self.calendar = calendar
    self.eveningStart = eveningStart
    self.requestID = requestID
    self.device = device
    self.scopes = scopes
    self.consents = consents
  }

  /// Reads the caller from a call's metadata.
  ///
  /// - Throws: UNAUTHENTICATED `caller_unknown` when the peer has not authenticated as a process of
  ///   this installation, or names no caller; INVALID_ARGUMENT `invalid_request_id` when that is
  ///   not a UUID; INTERNAL `zone_unknown` when this machine does not know the household's zone.
  package init(_ call: ServerCall) throws(RPCError) {
    guard call.isPeerTrusted else { throw .callerUnknown("the peer is not trusted") }
    let metadata = call.metadata
    func id<ID: EntityID>(_ key: String) throws(RPCError) -> ID? {
      guard let text = metadata[key] else { return nil }
      guard let id = ID(text: text) else { throw .callerUnknown("\(key) is malformed") }
      return id
    }
    guard let household: HouseholdID = try id(TrustedKey.household),
      let member: MemberID = try id(TrustedKey.member)
    else { throw .callerUnknown("no household or member") }
    guard let role = Role(rawValue: metadata[TrustedKey.role] ?? "") else {
      throw .callerUnknown("no role")
    }
    self.init(
      household: household,
      member: member,
      subject: try id(TrustedKey.subject),
      role: role,
      calendar: try CalendarMemory.calendar(metadata),
      eveningStart: try Self.eveningStart(metadata),
      requestID: try RequestID(call),
      device: try id(TrustedKey.device),
      scopes: metadata[TrustedKey.scopes]?.split(separator: ",").map(String.init) ?? [],
      consents: ConsentArea.consents(metadata[TrustedKey.consents])
    )
  }

  private static func eveningStart(_ metadata: Metadata) throws(RPCError) -> LocalTime {
    guard let text = metadata[TrustedKey.eveningStart] else { return .noon }
    guard let time = LocalTime(text: text) else {
      throw .callerUnknown("\(TrustedKey.eveningStart) is malformed")
    }
    return time
  }

  /// The metadata that identifies this caller to another process of the installation.
  package var metadata: Metadata {
    var metadata: Metadata = [
      TrustedKey.household: household.text,
      TrustedKey.member: member.text,
      TrustedKey.subject: subject.text,
      TrustedKey.role: role.rawValue,
      TrustedKey.zone: calendar.zone.identifier,
      TrustedKey.weekStart: calendar.weekStart.rawValue,
      TrustedKey.dayStart: calendar.dayStart.text,
    ]
    if eveningStart != .noon { metadata.append(TrustedKey.eveningStart, eveningStart.text) }
    if let device { metadata.append(TrustedKey.device, device.text) }
    if !scopes.isEmpty { metadata.append(TrustedKey.scopes, scopes.joined(separator: ",")) }
    if !consents.isEmpty { metadata.append(TrustedKey.consents, ConsentArea.text(consents)) }
    if let requestID { metadata.append(TrustedKey.requestID, requestID.text) }
    return metadata
  }
}

extension ConsentArea {
  /// Areas with the instants of their consents, as metadata has them.
  package static func text(_ consents: [ConsentArea: Timestamp]) -> String {
    allCases.compactMap { area in
      consents[area].map { "\(area.text)=\($0.millisecondsSinceEpoch)" }
    }.joined(separator: ",")
  }

  /// The consents in metadata; an entry with an unknown area or without an instant is left out.
  fileprivate static func consents(_ text: String?) -> [ConsentArea: Timestamp] {
    var consents: [ConsentArea: Timestamp] = [:]
    for entry in text?.split(separator: ",") ?? [] {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let area = allCases.first(where: { $0.text == parts[0] }),
        let at = Int64(parts[1]).flatMap(Timestamp.init(checked:))
      else { continue }
      consents[area] = at
    }
    return consents
  }
}

extension RequestID {
  /// Reads the client's request id; `nil` when there is none.
  package init?(_ call: ServerCall) throws(RPCError) {
    guard let text = call.metadata[TrustedKey.requestID] else { return nil }
    guard let id = RequestID(text: text), id.rawValue.isUsable else {
      throw RPCError(
        .invalidArgument,
        "invalid_request_id",
        "The request id is not a UUID.",
        violations: [Violation(field: "request_id", code: "malformed_id")]
      )
    }
    self = id
  }
}

extension RPCError {
  /// The gateway knows the zone and this process does not.
  ///
  /// The machine's zone database or this program is outdated, which the operator must fix, not the
  /// caller.
  static var zoneUnknown: RPCError {
    RPCError(
      .internal,
      "zone_unknown",
      "This service does not know the household's time zone.",
      debugDetail: "install the tzdata package, and link the Swift runtime dynamically"
    )
  }

  static func callerUnknown(_ detail: String) -> RPCError {
    RPCError(
      .unauthenticated,
      "caller_unknown",
      "The call names no authenticated caller.",
      debugDetail: detail
    )
  }
}

/// A cache of calendars: finding a zone by name costs more than the rest of a call.
private enum CalendarMemory {
  private struct Key: Hashable {
    let zone: String
    let dayStart: String
    let weekStart: String
  }

  /// There are some 600 zones; a household uses one or two.
  private static let limit = 256
  private static let known = Mutex<[Key: HouseholdCalendar]>([:])

  static func calendar(_ metadata: Metadata) throws(RPCError) -> HouseholdCalendar {
    let key = Key(
      zone: metadata[TrustedKey.zone] ?? "UTC",
      dayStart: metadata[TrustedKey.dayStart] ?? "00:00",
      weekStart: metadata[TrustedKey.weekStart] ?? WeekStart.monday.rawValue
    )
    if let calendar = known.withLock({ $0[key] }) { return calendar }
    guard let dayStart = LocalTime(text: key.dayStart),
      let weekStart = WeekStart(rawValue: key.weekStart)
    else { throw .callerUnknown("the calendar is malformed") }
    guard
      let calendar = HouseholdCalendar(
        zoneName: key.zone,
        dayStart: dayStart,
        weekStart: weekStart
      )
    else { throw .zoneUnknown }
    known.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[key] = calendar
    }
    return calendar
  }
}
