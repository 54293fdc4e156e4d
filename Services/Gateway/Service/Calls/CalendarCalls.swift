import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

/// The calls of `daybook.gateway.v1.Calendars`.
struct CalendarCalls: Sendable {
  let store: ServiceStore
  let admission: AdmissionControl
  let peers: Peers
  let positions: SeenPositions
}

extension CalendarCalls: GatewayV1.CalendarsService {}

extension CalendarCalls {
  /// Runs a change once per request id, and records its position for the member's later reads.
  func changeOnce<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ body: @escaping @Sendable (ChangeContext) throws -> Response
  ) async throws -> Response {
    let context = try call.callerContext
    let changed = try await store.change(
      try context.serviceCaller(call, at: store.clock.now()),
      call.method.name,
      request,
      body
    )
    if let written = changed.written { admission.charge(written, to: context) }
    if changed.isReplay { call.setTrailer(TrustedKey.replayed, "1") }
    positions.note("\(SeenPositions.gateway)=\(changed.position.text)", by: context)
    return changed.response
  }

  /// A change of the calendar that streaks may depend on.
  struct Cause: Sendable {
    let member: MemberID
    let id: String
    let revision: UInt64
  }

  /// The deadline of the call for streaks.
  private static let streakTimeout: Duration = .seconds(3)

  /// The effect of changes on the streaks that the caller may see.
  ///
  /// It is read after the commit, and again for a replay; analytics keeps it for a day.
  func effect(of causes: [Cause], for context: CallerContext) async -> GatewayV1.StreakEffect {
    let visible = causes.filter { cause in
      guard let member = context.home.member(cause.member) else { return false }
      return context.caller.mayReach(member.id, member.role)
    }
    guard !visible.isEmpty else { return GatewayV1.StreakEffect() }
    var changes: [MemberID: GatewayV1.StreakChange] = [:]
    var unavailable = false
    await withTaskGroup(of: (MemberID, Result<GatewayV1.StreakChange?, any Error>).self) { group in
      for cause in visible {
        group.addTask { (cause.member, await change(by: cause, for: context)) }
      }
      for await (member, result) in group {
        switch result {
        case .success(let change): changes[member] = change
        case .failure: unavailable = true
        }
      }
    }
    return GatewayV1.StreakEffect(
      changes: visible.compactMap { changes[$0.member] },
      unavailable: unavailable
    )
  }

  private func change(
    by cause: Cause,
    for context: CallerContext
  ) async -> Result<GatewayV1.StreakChange?, any Error> {
    var metadata = TrustedMetadata.identityMetadata(
      context.caller,
      cause.member,
      context.home,
      context.device,
      dayStart: context.home.household.dayStart(
        in: context.home.zone(of: cause.member),
        at: store.clock.now()
      )
    )
    metadata.append(TrustedKey.after, positions.seen(by: context).text)
    let options = CallOptions(
      timeout: Self.streakTimeout,
      metadata: metadata,
      waitsForReturn: true
    )
    let request = AnalyticsV1.GetStreakChangeRequest(
      memberID: cause.member,
      causeID: cause.id,
      revision: cause.revision
    )
    do {
      let change = try await peers[.analytics].calling {
        try await AnalyticsV1.StreaksClient($0).getStreakChange(request, options)
      }
      return .success(
        GatewayV1.StreakChange(
          memberID: cause.member,
          currentBefore: change.currentBefore,
          currentAfter: change.currentAfter,
          longestBefore: change.longestBefore,
          longestAfter: change.longestAfter
        )
      )
    } catch let error as RPCError where error.code == .notFound {
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }

  /// Reads the days of a request; without a last day, the first alone.
  static func days(_ first: LocalDay?, _ last: LocalDay?) throws(CalendarRefusal) -> DaySpan {
    guard let first else { throw .invalidPeriod(.missing) }
    let last = last ?? first
    guard first <= last else { throw .invalidPeriod(.reversed) }
    return first...last
  }

  /// Trims and checks a text.
  static func text(
    _ text: String,
    _ field: String,
    limit: Int,
    allowsLines: Bool
  ) throws(CalendarRefusal) -> String {
    // 32 bytes per character are enough for any script; this bounds the work for longer texts.
    guard text.utf8.count <= limit * 32 + 1_024 else {
      throw .textTooLong(field: field, limit: limit)
    }
    let blanks: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
    let trimmed = String(
      text.drop(while: blanks).reversed().drop(while: blanks).reversed()
    )
    guard trimmed.count <= limit, trimmed.utf8.count <= limit * 32 else {
      throw .textTooLong(field: field, limit: limit)
    }
    let isPrintable = trimmed.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control
        || (allowsLines && (scalar == "\n" || scalar == "\t"))
    }
    guard isPrintable else { throw .textNotPrintable(field: field) }
    return trimmed
  }

  static func check(_ expected: UInt64, against stored: UInt64) throws(CalendarRefusal) {
    guard expected == 0 || expected == stored else { throw .stale(revision: stored) }
  }
}

extension ChangeContext {
  /// The days that changes of a member's calendar may affect, from the member's own today.
  func reach(of member: MemberID, in home: Home) -> CalendarReach {
    CalendarReach(today: home.calendar(of: member, at: now).day(of: now))
  }

  /// The stamp of an event in a member's space, which may differ from the call's subject.
  func stamp(in member: MemberID, of home: Home) -> EventStamp {
    var stamp = stamp
    stamp.space = member
    stamp.localDay = home.calendar(of: member, at: now).day(of: now)
    return stamp
  }
}
