// Generated from daybook/notification/v1/reminders.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension NotificationV1 {
  /// Scheduled and delivered reminders.
  ///
  /// A task's reminder is set on the task itself; the scheduler follows the task feed and
  /// delivers.
  package enum Reminders {
    package static let name = "daybook.notification.v1.Reminders"

    /// What the contract says about each method.
    package enum Methods {
      package static let listReminders = MethodDescriptor(
        name: "daybook.notification.v1.Reminders/ListReminders",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let acknowledgeReminders = MethodDescriptor(
        name: "daybook.notification.v1.Reminders/AcknowledgeReminders",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let snoozeReminder = MethodDescriptor(
        name: "daybook.notification.v1.Reminders/SnoozeReminder",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let cancelReminder = MethodDescriptor(
        name: "daybook.notification.v1.Reminders/CancelReminder",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        listReminders, acknowledgeReminders, snoozeReminder, cancelReminder,
      ]
    }
  }
}

extension NotificationV1 {
  /// What serves `daybook.notification.v1.Reminders`.
  package protocol RemindersService: Sendable {
    /// Lists a member's reminders, the next one first.
    func listReminders(_ request: NotificationV1.ListRemindersRequest, _ call: ServerCall)
      async throws -> NotificationV1.ListRemindersResponse

    /// Acknowledges reminders: they are no longer missed, on any device of the member.
    ///
    /// No effect on acknowledged ones.
    ///
    /// NOT_FOUND `unknown_reminder`; FAILED_PRECONDITION `reminder_not_delivered`: it has not
    /// rung; `too_many_items`. On an error none is changed.
    func acknowledgeReminders(
      _ request: NotificationV1.AcknowledgeRemindersRequest,
      _ call: ServerCall
    ) async throws -> NotificationV1.AcknowledgeRemindersResponse

    /// Snoozes a scheduled, or delivered and unacknowledged, reminder.
    ///
    /// Its task is unchanged.
    ///
    /// NOT_FOUND `unknown_reminder`; FAILED_PRECONDITION `reminder_settled`: it was acknowledged,
    /// cancelled or dropped; `reminder_replaced`: its task has a newer reminder; INVALID_ARGUMENT
    /// `invalid_snooze`.
    func snoozeReminder(_ request: NotificationV1.SnoozeReminderRequest, _ call: ServerCall)
      async throws -> NotificationV1.SnoozeReminderResponse

    /// Cancels a scheduled or snoozed reminder.
    ///
    /// Its task is unchanged: another reminder time of it rings again. No effect on a cancelled
    /// one.
    ///
    /// NOT_FOUND `unknown_reminder`; FAILED_PRECONDITION `reminder_settled`: it rang, or was
    /// dropped.
    func cancelReminder(_ request: NotificationV1.CancelReminderRequest, _ call: ServerCall)
      async throws -> NotificationV1.CancelReminderResponse
  }
}

extension Router {
  /// Serves every method of `daybook.notification.v1.Reminders`.
  package mutating func register(_ service: some NotificationV1.RemindersService) {
    serve(NotificationV1.Reminders.Methods.listReminders) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listReminders($0, call) }
      }
      let request: NotificationV1.ListRemindersRequest
      do throws(WireError) {
        request = try NotificationV1.ListRemindersRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listReminders(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Reminders.Methods.acknowledgeReminders) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.acknowledgeReminders($0, call) }
      }
      let request: NotificationV1.AcknowledgeRemindersRequest
      do throws(WireError) {
        request = try NotificationV1.AcknowledgeRemindersRequest(
          decoding: source,
          limits: .untrusted
        )
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.acknowledgeReminders(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Reminders.Methods.snoozeReminder) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.snoozeReminder($0, call) }
      }
      let request: NotificationV1.SnoozeReminderRequest
      do throws(WireError) {
        request = try NotificationV1.SnoozeReminderRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.snoozeReminder(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Reminders.Methods.cancelReminder) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.cancelReminder($0, call) }
      }
      let request: NotificationV1.CancelReminderRequest
      do throws(WireError) {
        request = try NotificationV1.CancelReminderRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.cancelReminder(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension NotificationV1 {
  /// Calls `daybook.notification.v1.Reminders`.
  public struct RemindersClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists a member's reminders, the next one first.
    public func listReminders(
      _ request: NotificationV1.ListRemindersRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.ListRemindersResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Reminders.Methods.listReminders,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.ListRemindersResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Acknowledges reminders: they are no longer missed, on any device of the member.
    ///
    /// No effect on acknowledged ones.
    ///
    /// NOT_FOUND `unknown_reminder`; FAILED_PRECONDITION `reminder_not_delivered`: it has not
    /// rung; `too_many_items`. On an error none is changed.
    public func acknowledgeReminders(
      _ request: NotificationV1.AcknowledgeRemindersRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.AcknowledgeRemindersResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Reminders.Methods.acknowledgeReminders,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.AcknowledgeRemindersResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Snoozes a scheduled, or delivered and unacknowledged, reminder.
    ///
    /// Its task is unchanged.
    ///
    /// NOT_FOUND `unknown_reminder`; FAILED_PRECONDITION `reminder_settled`: it was acknowledged,
    /// cancelled or dropped; `reminder_replaced`: its task has a newer reminder; INVALID_ARGUMENT
    /// `invalid_snooze`.
    public func snoozeReminder(
      _ request: NotificationV1.SnoozeReminderRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.SnoozeReminderResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Reminders.Methods.snoozeReminder,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.SnoozeReminderResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Cancels a scheduled or snoozed reminder.
    ///
    /// Its task is unchanged: another reminder time of it rings again. No effect on a cancelled
    /// one.
    ///
    /// NOT_FOUND `unknown_reminder`; FAILED_PRECONDITION `reminder_settled`: it rang, or was
    /// dropped.
    public func cancelReminder(
      _ request: NotificationV1.CancelReminderRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.CancelReminderResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Reminders.Methods.cancelReminder,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.CancelReminderResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
