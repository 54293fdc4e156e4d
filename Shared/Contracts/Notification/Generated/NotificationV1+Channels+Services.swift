// Generated from daybook/notification/v1/channels.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension NotificationV1 {
  /// Channels that notify a member outside of Daybook.
  ///
  /// Members manage their own, parents those of a child.
  package enum Channels {
    package static let name = "daybook.notification.v1.Channels"

    /// What the contract says about each method.
    package enum Methods {
      package static let listChannels = MethodDescriptor(
        name: "daybook.notification.v1.Channels/ListChannels",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let putChannel = MethodDescriptor(
        name: "daybook.notification.v1.Channels/PutChannel",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let deleteChannel = MethodDescriptor(
        name: "daybook.notification.v1.Channels/DeleteChannel",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let testChannel = MethodDescriptor(
        name: "daybook.notification.v1.Channels/TestChannel",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let rotateChannelSecret = MethodDescriptor(
        name: "daybook.notification.v1.Channels/RotateChannelSecret",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let enableChannel = MethodDescriptor(
        name: "daybook.notification.v1.Channels/EnableChannel",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let redeliverMessages = MethodDescriptor(
        name: "daybook.notification.v1.Channels/RedeliverMessages",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let listDeliveries = MethodDescriptor(
        name: "daybook.notification.v1.Channels/ListDeliveries",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        listChannels, putChannel, deleteChannel, testChannel, rotateChannelSecret, enableChannel,
        redeliverMessages, listDeliveries,
      ]
    }
  }
}

extension NotificationV1 {
  /// What serves `daybook.notification.v1.Channels`.
  package protocol ChannelsService: Sendable {
    /// Lists a member's channels, sorted by name.
    func listChannels(_ request: NotificationV1.ListChannelsRequest, _ call: ServerCall)
      async throws -> NotificationV1.ListChannelsResponse

    /// Adds a channel, or replaces the one with this name, and switches it on.
    ///
    /// A replaced webhook keeps its secret, and ntfy its access token if the server is the same.
    ///
    /// INVALID_ARGUMENT `malformed_address`, `https_required`, `address_not_allowed`,
    /// `malformed_topic`, `malformed_token`, `name_too_long`; RESOURCE_EXHAUSTED
    /// `too_many_endpoints`; PERMISSION_DENIED `parents_only`; FAILED_PRECONDITION
    /// `secrets_unavailable`: the service has no key to seal a secret with; `no_mail_server`: the
    /// installation sends no mail.
    func putChannel(_ request: NotificationV1.PutChannelRequest, _ call: ServerCall) async throws
      -> NotificationV1.PutChannelResponse

    /// Removes a channel with its waiting messages.
    ///
    /// NOT_FOUND `unknown_endpoint`; PERMISSION_DENIED `parents_only`.
    func deleteChannel(_ request: NotificationV1.DeleteChannelRequest, _ call: ServerCall)
      async throws -> NotificationV1.DeleteChannelResponse

    /// Sends a test message and waits for the answer, at most 10 seconds; 20 for mail.
    ///
    /// NOT_FOUND `unknown_endpoint`; PERMISSION_DENIED `parents_only`; RESOURCE_EXHAUSTED
    /// `too_many_tests`: more than 6 in a minute; FAILED_PRECONDITION `no_mail_server`.
    func testChannel(_ request: NotificationV1.TestChannelRequest, _ call: ServerCall) async throws
      -> NotificationV1.TestChannelResponse

    /// Gives a webhook a new secret.
    ///
    /// For 24 hours messages are signed with the previous one as well.
    ///
    /// NOT_FOUND `unknown_endpoint`; FAILED_PRECONDITION `no_webhook`, `secrets_unavailable`;
    /// PERMISSION_DENIED `parents_only`.
    func rotateChannelSecret(
      _ request: NotificationV1.RotateChannelSecretRequest,
      _ call: ServerCall
    ) async throws -> NotificationV1.RotateChannelSecretResponse

    /// Lists the messages to a member's channels in the last 30 days, latest first.
    ///
    /// Switches a channel on again: for reminders from now on and, if requested, for those missed
    /// in the last 7 days.
    ///
    /// NOT_FOUND `unknown_endpoint`; PERMISSION_DENIED `parents_only`.
    func enableChannel(_ request: NotificationV1.EnableChannelRequest, _ call: ServerCall)
      async throws -> NotificationV1.EnableChannelResponse

    /// Sends messages that were given up in the last 30 days again: one of them, or all of the
    /// channel.
    ///
    /// Each is queued last and keeps its id.
    ///
    /// NOT_FOUND `unknown_endpoint`, `unknown_delivery`: it was not given up, or is forgotten;
    /// FAILED_PRECONDITION `endpoint_disabled`: the channel is off; PERMISSION_DENIED
    /// `parents_only`.
    func redeliverMessages(_ request: NotificationV1.RedeliverMessagesRequest, _ call: ServerCall)
      async throws -> NotificationV1.RedeliverMessagesResponse

    /// Lists the messages to a member's channels in the last 30 days, latest first.
    func listDeliveries(_ request: NotificationV1.ListDeliveriesRequest, _ call: ServerCall)
      async throws -> NotificationV1.ListDeliveriesResponse
  }
}

extension Router {
  /// Serves every method of `daybook.notification.v1.Channels`.
  package mutating func register(_ service: some NotificationV1.ChannelsService) {
    serve(NotificationV1.Channels.Methods.listChannels) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listChannels($0, call) }
      }
      let request: NotificationV1.ListChannelsRequest
      do throws(WireError) {
        request = try NotificationV1.ListChannelsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listChannels(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Channels.Methods.putChannel) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.putChannel($0, call) }
      }
      let request: NotificationV1.PutChannelRequest
      do throws(WireError) {
        request = try NotificationV1.PutChannelRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.putChannel(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Channels.Methods.deleteChannel) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteChannel($0, call) }
      }
      let request: NotificationV1.DeleteChannelRequest
      do throws(WireError) {
        request = try NotificationV1.DeleteChannelRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteChannel(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Channels.Methods.testChannel) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.testChannel($0, call) }
      }
      let request: NotificationV1.TestChannelRequest
      do throws(WireError) {
        request = try NotificationV1.TestChannelRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.testChannel(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Channels.Methods.rotateChannelSecret) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.rotateChannelSecret($0, call) }
      }
      let request: NotificationV1.RotateChannelSecretRequest
      do throws(WireError) {
        request = try NotificationV1.RotateChannelSecretRequest(
          decoding: source,
          limits: .untrusted
        )
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.rotateChannelSecret(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Channels.Methods.enableChannel) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.enableChannel($0, call) }
      }
      let request: NotificationV1.EnableChannelRequest
      do throws(WireError) {
        request = try NotificationV1.EnableChannelRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.enableChannel(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Channels.Methods.redeliverMessages) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.redeliverMessages($0, call) }
      }
      let request: NotificationV1.RedeliverMessagesRequest
      do throws(WireError) {
        request = try NotificationV1.RedeliverMessagesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.redeliverMessages(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(NotificationV1.Channels.Methods.listDeliveries) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listDeliveries($0, call) }
      }
      let request: NotificationV1.ListDeliveriesRequest
      do throws(WireError) {
        request = try NotificationV1.ListDeliveriesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listDeliveries(request, call)
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
  /// Calls `daybook.notification.v1.Channels`.
  public struct ChannelsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists a member's channels, sorted by name.
    public func listChannels(
      _ request: NotificationV1.ListChannelsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.ListChannelsResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.listChannels,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.ListChannelsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds a channel, or replaces the one with this name, and switches it on.
    ///
    /// A replaced webhook keeps its secret, and ntfy its access token if the server is the same.
    ///
    /// INVALID_ARGUMENT `malformed_address`, `https_required`, `address_not_allowed`,
    /// `malformed_topic`, `malformed_token`, `name_too_long`; RESOURCE_EXHAUSTED
    /// `too_many_endpoints`; PERMISSION_DENIED `parents_only`; FAILED_PRECONDITION
    /// `secrets_unavailable`: the service has no key to seal a secret with; `no_mail_server`: the
    /// installation sends no mail.
    public func putChannel(
      _ request: NotificationV1.PutChannelRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.PutChannelResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.putChannel,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.PutChannelResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes a channel with its waiting messages.
    ///
    /// NOT_FOUND `unknown_endpoint`; PERMISSION_DENIED `parents_only`.
    public func deleteChannel(
      _ request: NotificationV1.DeleteChannelRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.DeleteChannelResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.deleteChannel,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.DeleteChannelResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sends a test message and waits for the answer, at most 10 seconds; 20 for mail.
    ///
    /// NOT_FOUND `unknown_endpoint`; PERMISSION_DENIED `parents_only`; RESOURCE_EXHAUSTED
    /// `too_many_tests`: more than 6 in a minute; FAILED_PRECONDITION `no_mail_server`.
    public func testChannel(
      _ request: NotificationV1.TestChannelRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.TestChannelResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.testChannel,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.TestChannelResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Gives a webhook a new secret.
    ///
    /// For 24 hours messages are signed with the previous one as well.
    ///
    /// NOT_FOUND `unknown_endpoint`; FAILED_PRECONDITION `no_webhook`, `secrets_unavailable`;
    /// PERMISSION_DENIED `parents_only`.
    public func rotateChannelSecret(
      _ request: NotificationV1.RotateChannelSecretRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.RotateChannelSecretResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.rotateChannelSecret,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.RotateChannelSecretResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the messages to a member's channels in the last 30 days, latest first.
    ///
    /// Switches a channel on again: for reminders from now on and, if requested, for those missed
    /// in the last 7 days.
    ///
    /// NOT_FOUND `unknown_endpoint`; PERMISSION_DENIED `parents_only`.
    public func enableChannel(
      _ request: NotificationV1.EnableChannelRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.EnableChannelResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.enableChannel,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.EnableChannelResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sends messages that were given up in the last 30 days again: one of them, or all of the
    /// channel.
    ///
    /// Each is queued last and keeps its id.
    ///
    /// NOT_FOUND `unknown_endpoint`, `unknown_delivery`: it was not given up, or is forgotten;
    /// FAILED_PRECONDITION `endpoint_disabled`: the channel is off; PERMISSION_DENIED
    /// `parents_only`.
    public func redeliverMessages(
      _ request: NotificationV1.RedeliverMessagesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.RedeliverMessagesResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.redeliverMessages,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.RedeliverMessagesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the messages to a member's channels in the last 30 days, latest first.
    public func listDeliveries(
      _ request: NotificationV1.ListDeliveriesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> NotificationV1.ListDeliveriesResponse {
      let reply = try await channel.unaryEncoded(
        NotificationV1.Channels.Methods.listDeliveries,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try NotificationV1.ListDeliveriesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
