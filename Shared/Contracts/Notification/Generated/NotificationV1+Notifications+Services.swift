// Generated from daybook/notification/v1/notifications.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension NotificationV1 {
  /// The notification settings of members.
  package enum Notifications {
    package static let name = "daybook.notification.v1.Notifications"

    /// What the contract says about each method.
    package enum Methods {
      package static let getNotificationSettings = MethodDescriptor(
        name: "daybook.notification.v1.Notifications/GetNotificationSettings",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let updateNotificationSettings = MethodDescriptor(
        name: "daybook.notification.v1.Notifications/UpdateNotificationSettings",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let getBadge = MethodDescriptor(
        name: "daybook.notification.v1.Notifications/GetBadge",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        getNotificationSettings, updateNotificationSettings, getBadge,
      ]
    }
  }
}

extension NotificationV1 {
  /// What serves `daybook.notification.v1.Notifications`.
  package protocol NotificationsService: Sendable {
    /// Gets a member's settings, or the defaults.
    func getNotificationSettings(
      _ request: NotificationV1.GetNotificationSettingsRequest,
      _ call: ServerCall
    ) async throws -> NotificationV1.GetNotificationSettingsResponse

    /// Replaces the named settings.
    ///
    /// Times are in the member's zone. After a change of the zone they move to it with the next
    /// `ListReminders` or `GetNotificationSettings`.
    ///
    /// INVALID_ARGUMENT: `invalid_time`, `invalid_weekday`, `invalid_quiet_hours`,
    /// `too_many_items`, `message_too_long`, `out_of_range`, `required`, `unknown_field`.
    /// FAILED_PRECONDITION `not_for_children`: a weigh-in reminder of a child.
    func updateNotificationSettings(
      _ request: NotificationV1.UpdateNotificationSettingsRequest,
      _ call: ServerCall
    ) async throws -> NotificationV1.UpdateNotificationSettingsResponse

    /// Gets the number of open tasks that are due today or overdue, also while the badge is off.
    func getBadge(_ request: NotificationV1.GetBadgeRequest, _ call: ServerCall) async throws
      -> NotificationV1.GetBadgeResponse
  }
}

extension Router {
  /// Serves every method of `daybook.notification.v1.Notifications`.
  package mutating func register(_ service: some NotificationV1.NotificationsService) {
    serve(NotificationV1.Notifications.Methods.getNotificationSettings) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getNotificationSettings($0, call) }
      }
      let request: NotificationV1.GetNotificationSettingsRequest
      do throws(WireError) {
        request = try NotificationV1.GetNotificationSettingsRequest(
          decoding: source,
          limits: .untrusted
        )
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getNotificationSettings(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Notifications.Methods.updateNotificationSettings) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateNotificationSettings($0, call) }
      }
      let request: NotificationV1.UpdateNotificationSettingsRequest
      do throws(WireError) {
        request = try NotificationV1.UpdateNotificationSettingsRequest(
          decoding: source,
          limits: .untrusted
        )
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateNotificationSettings(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Notifications.Methods.getBadge) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getBadge($0, call) }
      }
      let request: NotificationV1.GetBadgeRequest
      do throws(WireError) {
        request = try NotificationV1.GetBadgeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getBadge(request, call)
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
  /// Calls `daybook.notification.v1.Notifications`.
  public struct NotificationsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Gets a member's settings, or the defaults.
    public func getNotificationSettings(
      _ request: NotificationV1.GetNotificationSettingsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.GetNotificationSettingsResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Notifications.Methods.getNotificationSettings,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.GetNotificationSettingsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Replaces the named settings.
    ///
    /// Times are in the member's zone. After a change of the zone they move to it with the next
    /// `ListReminders` or `GetNotificationSettings`.
    ///
    /// INVALID_ARGUMENT: `invalid_time`, `invalid_weekday`, `invalid_quiet_hours`,
    /// `too_many_items`, `message_too_long`, `out_of_range`, `required`, `unknown_field`.
    /// FAILED_PRECONDITION `not_for_children`: a weigh-in reminder of a child.
    public func updateNotificationSettings(
      _ request: NotificationV1.UpdateNotificationSettingsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.UpdateNotificationSettingsResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Notifications.Methods.updateNotificationSettings,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.UpdateNotificationSettingsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Gets the number of open tasks that are due today or overdue, also while the badge is off.
    public func getBadge(
      _ request: NotificationV1.GetBadgeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.GetBadgeResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Notifications.Methods.getBadge,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.GetBadgeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
