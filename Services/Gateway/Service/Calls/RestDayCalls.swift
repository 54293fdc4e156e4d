import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension CalendarCalls {
  /// `SetRestDays`: sets the days of the week without duties, from tomorrow.
  func setRestDays(
    _ request: GatewayV1.SetRestDaysRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.SetRestDaysResponse {
    let weekdays = try RestDayChoice.checked(request.weekdays.map { Int($0) })
    return try await changeOnce(call, request) { change in
      let writer = CalendarWriter(change.connection, of: change.household)
      let today = change.today
      var chosen = try writer.reader.restDays(of: change.space, on: today)
      try Self.check(request.expectedRevision, against: chosen.revision)
      if chosen.next != weekdays {
        let tomorrow = today.advanced(by: 1)
        chosen.next = weekdays
        chosen.revision += 1
        try writer.setRestDays(
          weekdays,
          of: change.space,
          from: tomorrow,
          revision: chosen.revision
        )
        try change.append(
          .restDaysSet(chosen, from: tomorrow, of: change.space)
        )
      }
      return GatewayV1.SetRestDaysResponse(restDays: GatewayV1.RestDays(chosen))
    }
  }

  /// `GetRestDays`: those in force today, and those from tomorrow.
  func getRestDays(
    _ request: GatewayV1.GetRestDaysRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetRestDaysResponse {
    let context = try call.callerContext
    let now = store.clock.now()
    let today = context.home.calendar(of: context.subject, at: now).day(of: now)
    let chosen = try await store.read(of: context.caller.member.rawValue) { connection in
      try CalendarReader(connection, of: context.household)
        .restDays(of: context.subject, on: today)
    }
    return GatewayV1.GetRestDaysResponse(restDays: GatewayV1.RestDays(chosen))
  }
}
