// Generated from daybook/gateway/v1/calendar.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension GatewayV1 {
  /// Days without duties: away periods, rest days and holidays of the household.
  ///
  /// A change may affect days from 7 days ago to 366 days ahead. Earlier days are closed and do
  /// not change.
  package enum Calendars {
    package static let name = "daybook.gateway.v1.Calendars"

    /// What the contract says about each method.
    package enum Methods {
      package static let setAwayPeriod = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/SetAwayPeriod",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let removeAwayPeriod = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/RemoveAwayPeriod",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let listAwayPeriods = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/ListAwayPeriods",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let setRestDays = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/SetRestDays",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let getRestDays = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/GetRestDays",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let setHouseholdHoliday = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/SetHouseholdHoliday",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let removeHouseholdHoliday = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/RemoveHouseholdHoliday",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let listHouseholdHolidays = MethodDescriptor(
        name: "daybook.gateway.v1.Calendars/ListHouseholdHolidays",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        setAwayPeriod, removeAwayPeriod, listAwayPeriods, setRestDays, getRestDays,
        setHouseholdHoliday, removeHouseholdHoliday, listHouseholdHolidays,
      ]
    }
  }
}

extension GatewayV1 {
  /// What serves `daybook.gateway.v1.Calendars`.
  package protocol CalendarsService: Sendable {
    /// Adds an away period, or changes the one with the given id.
    ///
    /// Parents may also set one for a child, or add one for every member. The reply tells how
    /// streaks changed.
    ///
    /// INVALID_ARGUMENT: `invalid_period`, `period_too_far_back`, `note_too_long`, `invalid_kind`;
    /// RESOURCE_EXHAUSTED `too_many_periods`; PERMISSION_DENIED `parents_only`: only parents set
    /// it for everyone; NOT_FOUND `period_not_found`; ABORTED `revision_mismatch`.
    func setAwayPeriod(_ request: GatewayV1.SetAwayPeriodRequest, _ call: ServerCall) async throws
      -> GatewayV1.SetAwayPeriodResponse

    /// Removes the days of an away period that are not closed.
    ///
    /// NOT_FOUND `period_not_found`; INVALID_ARGUMENT `period_too_far_back`; ABORTED
    /// `revision_mismatch`.
    func removeAwayPeriod(_ request: GatewayV1.RemoveAwayPeriodRequest, _ call: ServerCall)
      async throws -> GatewayV1.RemoveAwayPeriodResponse

    /// Lists away periods that have not ended more than 366 days ago, earliest first: the member's
    /// own, or everyone's.
    ///
    /// Kind and note are omitted for members whose space the caller may not read.
    func listAwayPeriods(_ request: GatewayV1.ListAwayPeriodsRequest, _ call: ServerCall)
      async throws -> GatewayV1.ListAwayPeriodsResponse

    /// Sets 0 to 3 days of the week without duties, from tomorrow.
    ///
    /// INVALID_ARGUMENT: `too_many_rest_days`, `invalid_weekday`; ABORTED `revision_mismatch`.
    func setRestDays(_ request: GatewayV1.SetRestDaysRequest, _ call: ServerCall) async throws
      -> GatewayV1.SetRestDaysResponse

    /// Returns the rest days of today, and those from tomorrow.
    func getRestDays(_ request: GatewayV1.GetRestDaysRequest, _ call: ServerCall) async throws
      -> GatewayV1.GetRestDaysResponse

    /// Adds a holiday of the household, or changes the one with the given id; at most 60 days per
    /// year.
    ///
    /// INVALID_ARGUMENT: `invalid_period`, `period_too_far_back`, `name_too_long`;
    /// RESOURCE_EXHAUSTED `too_many_holidays`; NOT_FOUND `holiday_not_found`; ABORTED
    /// `revision_mismatch`.
    func setHouseholdHoliday(_ request: GatewayV1.SetHouseholdHolidayRequest, _ call: ServerCall)
      async throws -> GatewayV1.SetHouseholdHolidayResponse

    /// Removes the days of a holiday that are not closed.
    ///
    /// NOT_FOUND `holiday_not_found`; INVALID_ARGUMENT `period_too_far_back`; ABORTED
    /// `revision_mismatch`.
    func removeHouseholdHoliday(
      _ request: GatewayV1.RemoveHouseholdHolidayRequest,
      _ call: ServerCall
    ) async throws -> GatewayV1.RemoveHouseholdHolidayResponse

    /// Lists the household's holidays that have not ended more than 366 days ago, earliest first.
    func listHouseholdHolidays(
      _ request: GatewayV1.ListHouseholdHolidaysRequest,
      _ call: ServerCall
    ) async throws -> GatewayV1.ListHouseholdHolidaysResponse
  }
}

extension Router {
  /// Serves every method of `daybook.gateway.v1.Calendars`.
  package mutating func register(_ service: some GatewayV1.CalendarsService) {
    serve(GatewayV1.Calendars.Methods.setAwayPeriod) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setAwayPeriod($0, call) }
      }
      let request: GatewayV1.SetAwayPeriodRequest
      do throws(WireError) {
        request = try GatewayV1.SetAwayPeriodRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setAwayPeriod(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Calendars.Methods.removeAwayPeriod) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.removeAwayPeriod($0, call) }
      }
      let request: GatewayV1.RemoveAwayPeriodRequest
      do throws(WireError) {
        request = try GatewayV1.RemoveAwayPeriodRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.removeAwayPeriod(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Calendars.Methods.listAwayPeriods) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listAwayPeriods($0, call) }
      }
      let request: GatewayV1.ListAwayPeriodsRequest
      do throws(WireError) {
        request = try GatewayV1.ListAwayPeriodsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listAwayPeriods(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Calendars.Methods.setRestDays) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setRestDays($0, call) }
      }
      let request: GatewayV1.SetRestDaysRequest
      do throws(WireError) {
        request = try GatewayV1.SetRestDaysRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setRestDays(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Calendars.Methods.getRestDays) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getRestDays($0, call) }
      }
      let request: GatewayV1.GetRestDaysRequest
      do throws(WireError) {
        request = try GatewayV1.GetRestDaysRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getRestDays(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Calendars.Methods.setHouseholdHoliday) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setHouseholdHoliday($0, call) }
      }
      let request: GatewayV1.SetHouseholdHolidayRequest
      do throws(WireError) {
        request = try GatewayV1.SetHouseholdHolidayRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setHouseholdHoliday(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Calendars.Methods.removeHouseholdHoliday) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.removeHouseholdHoliday($0, call) }
      }
      let request: GatewayV1.RemoveHouseholdHolidayRequest
      do throws(WireError) {
        request = try GatewayV1.RemoveHouseholdHolidayRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.removeHouseholdHoliday(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(GatewayV1.Calendars.Methods.listHouseholdHolidays) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listHouseholdHolidays($0, call) }
      }
      let request: GatewayV1.ListHouseholdHolidaysRequest
      do throws(WireError) {
        request = try GatewayV1.ListHouseholdHolidaysRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listHouseholdHolidays(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension GatewayV1 {
  /// Calls `daybook.gateway.v1.Calendars`.
  public struct CalendarsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Adds an away period, or changes the one with the given id.
    ///
    /// Parents may also set one for a child, or add one for every member. The reply tells how
    /// streaks changed.
    ///
    /// INVALID_ARGUMENT: `invalid_period`, `period_too_far_back`, `note_too_long`, `invalid_kind`;
    /// RESOURCE_EXHAUSTED `too_many_periods`; PERMISSION_DENIED `parents_only`: only parents set
    /// it for everyone; NOT_FOUND `period_not_found`; ABORTED `revision_mismatch`.
    public func setAwayPeriod(
      _ request: GatewayV1.SetAwayPeriodRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.SetAwayPeriodResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.setAwayPeriod,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.SetAwayPeriodResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes the days of an away period that are not closed.
    ///
    /// NOT_FOUND `period_not_found`; INVALID_ARGUMENT `period_too_far_back`; ABORTED
    /// `revision_mismatch`.
    public func removeAwayPeriod(
      _ request: GatewayV1.RemoveAwayPeriodRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.RemoveAwayPeriodResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.removeAwayPeriod,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.RemoveAwayPeriodResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists away periods that have not ended more than 366 days ago, earliest first: the member's
    /// own, or everyone's.
    ///
    /// Kind and note are omitted for members whose space the caller may not read.
    public func listAwayPeriods(
      _ request: GatewayV1.ListAwayPeriodsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListAwayPeriodsResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.listAwayPeriods,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListAwayPeriodsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sets 0 to 3 days of the week without duties, from tomorrow.
    ///
    /// INVALID_ARGUMENT: `too_many_rest_days`, `invalid_weekday`; ABORTED `revision_mismatch`.
    public func setRestDays(
      _ request: GatewayV1.SetRestDaysRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.SetRestDaysResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.setRestDays,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.SetRestDaysResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the rest days of today, and those from tomorrow.
    public func getRestDays(
      _ request: GatewayV1.GetRestDaysRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.GetRestDaysResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.getRestDays,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.GetRestDaysResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds a holiday of the household, or changes the one with the given id; at most 60 days per
    /// year.
    ///
    /// INVALID_ARGUMENT: `invalid_period`, `period_too_far_back`, `name_too_long`;
    /// RESOURCE_EXHAUSTED `too_many_holidays`; NOT_FOUND `holiday_not_found`; ABORTED
    /// `revision_mismatch`.
    public func setHouseholdHoliday(
      _ request: GatewayV1.SetHouseholdHolidayRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.SetHouseholdHolidayResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.setHouseholdHoliday,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.SetHouseholdHolidayResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes the days of a holiday that are not closed.
    ///
    /// NOT_FOUND `holiday_not_found`; INVALID_ARGUMENT `period_too_far_back`; ABORTED
    /// `revision_mismatch`.
    public func removeHouseholdHoliday(
      _ request: GatewayV1.RemoveHouseholdHolidayRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.RemoveHouseholdHolidayResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.removeHouseholdHoliday,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.RemoveHouseholdHolidayResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the household's holidays that have not ended more than 366 days ago, earliest first.
    public func listHouseholdHolidays(
      _ request: GatewayV1.ListHouseholdHolidaysRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> GatewayV1.ListHouseholdHolidaysResponse {
      let reply = try await channel.unaryEncoded(
        GatewayV1.Calendars.Methods.listHouseholdHolidays,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try GatewayV1.ListHouseholdHolidaysResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
