import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension CalendarCalls {
  /// `SetAwayPeriod`: adds or changes a period of one member, or adds one for each member.
  func setAwayPeriod(
    _ request: GatewayV1.SetAwayPeriodRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.SetAwayPeriodResponse {
    let context = try call.callerContext
    let home = context.home
    if request.everyone {
      guard context.caller.role == .parent else { throw CalendarRefusal.parentsOnly }
      guard request.periodID == nil else { throw CalendarRefusal.periodNotFound }
    }
    guard let kind = request.kind.kind else { throw CalendarRefusal.invalidKind }
    let days = try Self.days(request.firstDay, request.lastDay)
    let note = try Self.text(
      request.note,
      "note",
      limit: AwayPeriod.maximumNote,
      allowsLines: true
    )
    var response = try await changeOnce(call, request) { change in
      let writer = CalendarWriter(change.connection, of: change.household)
      if let id = request.periodID {
        var period = try writer.reader.awayPeriod(id, of: change.space)
          .orRefuse(.periodNotFound)
        try Self.check(request.expectedRevision, against: period.revision)
        let stored = period
        try change.reach(of: period.member, in: home).check(days, replacing: period.days)
        period.days = days
        period.kind = kind
        period.note = note
        if period != stored {
          period.revision += 1
          try writer.set(period)
          try change.append(.awayPeriodSet(period), change.stamp(in: period.member, of: home))
        }
        return GatewayV1.SetAwayPeriodResponse(periods: [GatewayV1.AwayPeriod(period)])
      }
      let members = request.everyone ? home.members.map(\.id) : [change.space]
      let batch: BatchID? = members.count > 1 ? change.ids.make() : nil
      let periods = try members.map { member in
        let reach = change.reach(of: member, in: home)
        try reach.check(days)
        let period = AwayPeriod(
          id: change.ids.make(),
          member: member,
          days: days,
          kind: kind,
          note: note
        )
        try writer.insert(period, today: reach.today)
        try change.append(
          .awayPeriodSet(period, batch: batch),
          change.stamp(in: member, of: home)
        )
        return GatewayV1.AwayPeriod(period)
      }
      return GatewayV1.SetAwayPeriodResponse(periods: periods)
    }
    response.effect = await effect(of: response.periods.compactMap(\.cause), for: context)
    response.periods = response.periods.map { $0.shown(to: context) }
    return response
  }

  /// `RemoveAwayPeriod`: removes the days of a period that are not closed.
  func removeAwayPeriod(
    _ request: GatewayV1.RemoveAwayPeriodRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RemoveAwayPeriodResponse {
    let context = try call.callerContext
    let home = context.home
    guard let id = request.periodID else { throw CalendarRefusal.periodNotFound }
    var removed = try await changeOnce(call, request) { change in
      let writer = CalendarWriter(change.connection, of: change.household)
      var period = try writer.reader.awayPeriod(id, of: change.space)
        .orRefuse(.periodNotFound)
      try Self.check(request.expectedRevision, against: period.revision)
      let left = try change.reach(of: period.member, in: home).remainder(removing: period.days)
      period.revision += 1
      let stamp = change.stamp(in: period.member, of: home)
      // Stored with the reply, so that a replay can look up the effect.
      var removed = GatewayV1.RemovedCalendarEntry(id: id.text, revision: period.revision)
      if let left {
        period.days = left
        try writer.set(period)
        try change.append(.awayPeriodSet(period), stamp)
        removed.leftPeriod = GatewayV1.AwayPeriod(period)
      } else {
        try writer.remove(period)
        try change.append(.awayPeriodRemoved(period), stamp)
      }
      return removed
    }
    let cause = Cause(member: context.subject, id: removed.id, revision: removed.revision)
    removed.leftPeriod = removed.leftPeriod?.shown(to: context)
    return GatewayV1.RemoveAwayPeriodResponse(
      left: removed.leftPeriod,
      effect: await effect(of: [cause], for: context)
    )
  }

  /// `ListAwayPeriods`: those of one member or of all, without details that the caller may not see.
  func listAwayPeriods(
    _ request: GatewayV1.ListAwayPeriodsRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListAwayPeriodsResponse {
    let context = try call.callerContext
    let home = context.home
    let members = request.everyone ? home.members.map(\.id) : [context.subject]
    let now = store.clock.now()
    let periods = try await store.read(of: context.caller.member.rawValue) { connection in
      let reader = CalendarReader(connection, of: context.household)
      return try members.flatMap { member in
        let today = home.calendar(of: member, at: now).day(of: now)
        return try reader.awayPeriods(
          of: member,
          endingFrom: today.advanced(by: -CalendarWriter.retentionDays)
        )
      }
    }
    return GatewayV1.ListAwayPeriodsResponse(
      periods: periods.sorted { ($0.days.lowerBound, $0.id) < ($1.days.lowerBound, $1.id) }
        .map { GatewayV1.AwayPeriod($0).shown(to: context) }
    )
  }
}

extension Optional {
  /// Returns the value, or throws the refusal.
  func orRefuse(_ refusal: CalendarRefusal) throws(CalendarRefusal) -> Wrapped {
    guard let self else { throw refusal }
    return self
  }
}

extension GatewayV1.AwayPeriod {
  /// Hides kind and note from all but the member and, for a child, the parents.
  fileprivate func shown(to context: CallerContext) -> GatewayV1.AwayPeriod {
    guard let memberID, let member = context.home.member(memberID),
      context.caller.mayReach(memberID, member.role)
    else {
      var hidden = self
      hidden.kind = .unspecified
      hidden.note = ""
      return hidden
    }
    return self
  }

  fileprivate var cause: CalendarCalls.Cause? {
    guard let id, let memberID else { return nil }
    return CalendarCalls.Cause(member: memberID, id: id.text, revision: revision)
  }
}
