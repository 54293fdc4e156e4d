import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.notification.v1.Channels`: notifications outside of Daybook.
struct ChannelCalls: NotificationV1.ChannelsService {
  /// The largest number of endpoints per household (HOK-010).
  static let mostOfHousehold = 10
  /// How long a message is in the log (HOK-006).
  static let logKeptFor: Duration = .seconds(30 * 86_400)

  let store: ReminderStore
  let deliveries: DeliveryWorker
  /// Addresses that the operator listed, as `host:port`.
  let listed: Set<String>
  let seal: SecretSeal

  func listChannels(
    _ request: NotificationV1.ListChannelsRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.ListChannelsResponse {
    let caller = try Caller(call)
    let found = try await store.store.read(of: caller.member.rawValue) { connection in
      try EndpointRows(connection).endpoints(of: Space(caller))
    }
    return .init(channels: found.map { NotificationV1.Channel($0.endpoint) })
  }

  func putChannel(
    _ request: NotificationV1.PutChannelRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.PutChannelResponse {
    let caller = try Caller(call)
    try caller.checkOpensChannels()
    let endpoint = try Endpoint(request.channel ?? NotificationV1.Channel(), listed: listed)
    var reply: NotificationV1.PutChannelResponse = try await store.store.change(
      call,
      request,
      as: caller
    ) { context in
      let rows = EndpointRows(context.connection)
      let space = Space(caller)
      let mine = try rows.endpoints(of: space)
      let before = mine.first { $0.endpoint.name == endpoint.name }
      if before == nil {
        guard mine.count < Endpoint.mostOfMember,
          try rows.count(of: space.household) < Self.mostOfHousehold
        else { throw ChannelRefusal.tooManyEndpoints }
      }
      var secret: [UInt8]?
      if endpoint.kind == .webhook {
        secret = try before?.secret ?? seal.seal(seal.newSecret())
      }
      try rows.put(endpoint, secret: secret, of: space)
      let told = NotificationV1.Channel(endpoint)
      try context.append(
        NewEvent(NotificationV1.ChannelUpdated(channel: told), entity: endpoint.name)
      )
      return .init(channel: told, created: before?.endpoint.kind != endpoint.kind)
    }
    // The stored reply omits the secret, so that it is never stored unsealed.
    if reply.created {
      reply.secret = try await secret(endpoint.name, of: Space(caller))?.text ?? ""
    }
    return reply
  }

  func rotateChannelSecret(
    _ request: NotificationV1.RotateChannelSecretRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.RotateChannelSecretResponse {
    let caller = try Caller(call)
    try caller.checkOpensChannels()
    var reply: NotificationV1.RotateChannelSecretResponse = try await store.store.change(
      call,
      request,
      as: caller
    ) { context in
      let rows = EndpointRows(context.connection)
      guard let stored = try rows.endpoint(request.name, of: Space(caller)) else {
        throw ChannelRefusal.unknownEndpoint
      }
      guard stored.endpoint.kind == .webhook else { throw ChannelRefusal.noWebhook }
      let until = context.now + WebhookSecret.overlap
      try rows.rotate(stored, to: seal.seal(seal.newSecret()), oldUntil: until)
      try context.append(
        NewEvent(
          NotificationV1.ChannelUpdated(channel: NotificationV1.Channel(stored.endpoint)),
          entity: request.name
        )
      )
      return .init(oldUntil: .init(until))
    }
    reply.secret = try await secret(request.name, of: Space(caller))?.text ?? ""
    return reply
  }

  /// The secret of a member's webhook; `nil` if it no longer exists.
  private func secret(_ name: String, of space: Space) async throws -> WebhookSecret? {
    let sealed = try await store.store.read(of: space.member.rawValue) { connection in
      try EndpointRows(connection).endpoint(name, of: space)?.secret
    }
    return try sealed.map { try seal.open($0) }
  }

  func deleteChannel(
    _ request: NotificationV1.DeleteChannelRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.DeleteChannelResponse {
    let caller = try Caller(call)
    try caller.checkOpensChannels()
    return try await store.store.change(call, request, as: caller) { context in
      guard try EndpointRows(context.connection).remove(request.name, of: Space(caller)) else {
        throw ChannelRefusal.unknownEndpoint
      }
      try context.append(
        NewEvent(NotificationV1.ChannelDeleted(name: request.name), entity: request.name)
      )
      return .init()
    }
  }

  func testChannel(
    _ request: NotificationV1.TestChannelRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.TestChannelResponse {
    let caller = try Caller(call)
    try caller.checkOpensChannels()
    let found = try await store.store.read(of: caller.member.rawValue) { connection in
      try EndpointRows(connection).endpoint(request.name, of: Space(caller))
    }
    guard let found else { throw ChannelRefusal.unknownEndpoint }
    let message = try OutgoingMessage.test(
      of: found.endpoint,
      try deliveries.envelope(found, id: store.store.ids.make(), sequence: 0)
    )
    let reply = await deliveries.send(message.request)
    return .init(
      arrived: reply.isSuccess,
      status: Int32(clamping: reply.status ?? 0),
      failure: reply.failure?.rawValue ?? "",
      milliseconds: Int32(clamping: reply.milliseconds)
    )
  }

  func listDeliveries(
    _ request: NotificationV1.ListDeliveriesRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.ListDeliveriesResponse {
    let caller = try Caller(call)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    try fields.check()
    let found = try await store.store.read(of: caller.member.rawValue) { connection in
      try EndpointRows(connection).deliveries(of: Space(caller), limit: size)
    }
    return .init(deliveries: found.map { NotificationV1.Delivery($0.1, to: $0.name) })
  }
}

extension Caller {
  /// Only a parent manages a child's channels (ruling 17).
  fileprivate func checkOpensChannels() throws(ChannelRefusal) {
    if role == .child { throw .parentsOnly }
  }
}

extension Endpoint {
  /// The endpoint that a request describes.
  fileprivate init(_ channel: NotificationV1.Channel, listed: Set<String>) throws {
    var fields = RequestReader()
    let name = fields.text(channel.name, "name", atMost: Endpoint.longestName)
    if name == nil, fields.violations.isEmpty {
      fields.refuse("name", "required", "Name the channel.")
    }
    let kind: EndpointKind? = fields.choice(channel.kind.rawValue, "kind")
    if channel.kind == .unspecified {
      fields.refuse("kind", "required", "Choose the kind of the channel: ntfy or webhook.")
    }
    let level: ContentLevel? = fields.choice(channel.level.rawValue, "level")
    try fields.check()
    let address = try EndpointAddress(channel.address)
    try address.check(listed: listed)
    let isNtfy = kind != .webhook
    if isNtfy {
      guard address.path.isEmpty else { throw ChannelRefusal.malformedAddress }
      guard Endpoint.isTopic(channel.topic) else { throw ChannelRefusal.malformedTopic }
    }
    self.init(
      name: name ?? "",
      kind: kind ?? .ntfy,
      address: address.text,
      topic: isNtfy ? channel.topic : "",
      level: level ?? .dueOnly
    )
  }
}

extension NotificationV1.Channel {
  /// The endpoint in the contract's form.
  init(_ endpoint: Endpoint) {
    self.init(
      name: endpoint.name,
      kind: NotificationV1.ChannelKind(rawValue: Int32(endpoint.kind.rawValue)),
      address: endpoint.address,
      topic: endpoint.topic,
      level: NotificationV1.ContentLevel(rawValue: Int32(endpoint.level.rawValue)),
      enabled: endpoint.isOn,
      offReason: endpoint.offReason.map { $0 == .gone ? "gone" : "failing" } ?? "",
      lastSuccess: endpoint.lastSuccess.map { .init($0) },
      failingSince: endpoint.failingSince.map { .init($0) }
    )
  }
}

extension NotificationV1.Delivery {
  fileprivate init(_ record: DeliveryRecord, to channel: String) {
    self.init(
      channel: channel,
      reminderID: record.reminder,
      madeAt: .init(record.madeAt),
      state: NotificationV1.DeliveryState(rawValue: Int32(record.state.rawValue)),
      tries: Int32(clamping: record.tries),
      triedAt: record.triedAt.map { .init($0) },
      status: Int32(clamping: record.status ?? 0),
      failure: record.failure,
      milliseconds: Int32(clamping: record.milliseconds ?? 0)
    )
  }
}
