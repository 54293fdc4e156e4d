// Made from daybook/notification/v1/reminders.proto by protoc-gen-daybook; changes belong there.

public import RPC
import Wire

extension NotificationV1 {
  /// What the scheduler is going to say, and when.
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

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [listReminders]
    }
  }
}

extension NotificationV1 {
  /// What serves `daybook.notification.v1.Reminders`.
  package protocol RemindersService: Sendable {
    /// Lists a member's reminders, the next one first.
    func listReminders(_ request: NotificationV1.ListRemindersRequest, _ call: ServerCall)
      async throws -> NotificationV1.ListRemindersResponse
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
        request = try NotificationV1.ListRemindersRequest(decoding: source, limits: .ofStrangers)
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
  }
}
