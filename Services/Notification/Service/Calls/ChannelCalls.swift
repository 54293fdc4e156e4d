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
  /// How long a message stays in the log (HOK-006).
  static let logKeptFor: Duration = .seconds(30 * 86_400)
  /// The largest age of missed reminders that are sent when a channel is switched on again (HOK-004).
  static let longestGap: Duration = .seconds(7 * 86_400)

  let store: ReminderStore
  let deliveries: DeliveryWorker
  let tests: ChannelTests
  let seal: SecretSeal

  func listChannels(
    _ request: NotificationV1.ListChannelsRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.ListChannelsResponse {
    let caller = try Caller(call)
    let found = try await store.store.read(of: caller.member.rawValue) { connection in
      try EndpointRows(connection).endpoints(of: Space(caller))
    }
    return .init(channels: found.map { NotificationV1.Channel($0) })
  }

  func putChannel(
    _ request: NotificationV1.PutChannelRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.PutChannelResponse {
    let caller = try Caller(call)
    try caller.checkOpensChannels()
    let endpoint = try Endpoint(request.channel ?? NotificationV1.Channel(), deliveries.settings)
    let token = try request.accessToken.isEmpty ? nil : Self.token(request.accessToken, endpoint)
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
      let sealed = try sealedSecret(of: endpoint, instead: before, token)
      try rows.put(endpoint, secret: sealed, of: space, at: context.now)
      // Messages contain local times.
      try SettingsRows(context.connection)
        .keepCalendar(caller.calendar, of: space, at: context.now)
      var told = NotificationV1.Channel(endpoint)
      told.hasAccessToken = endpoint.kind == .ntfy && sealed != nil
      try context.append(
        NewEvent(NotificationV1.ChannelUpdated(channel: told), entity: endpoint.name)
      )
      return .init(channel: told, created: before?.endpoint.kind != endpoint.kind)
    }
    // The stored reply omits the secret, so that it is never stored unsealed.
    if reply.created, endpoint.kind == .webhook {
      reply.secret = try await secret(endpoint.name, of: Space(caller))?.text ?? ""
    }
    return reply
  }

  /// Validates the access token of an ntfy channel.
  private static func token(_ text: String, _ endpoint: Endpoint) throws -> [UInt8] {
    guard endpoint.kind == .ntfy, Endpoint.isToken(text) else {
      throw ChannelRefusal.malformedToken
    }
    return Array(text.utf8)
  }

  /// The sealed secret to store with an endpoint.
  ///
  /// A webhook keeps its secret, or gets a new one. An ntfy channel keeps its access token only while its server is the
  /// same, so that no other server receives it.
  private func sealedSecret(
    of endpoint: Endpoint,
    instead before: StoredEndpoint?,
    _ token: [UInt8]?
  ) throws -> [UInt8]? {
    let kept = before?.endpoint.kind == endpoint.kind ? before?.secret : nil
    switch endpoint.kind {
    case .webhook: return try kept ?? seal.seal(seal.newSecret())
    case .ntfy:
      if let token { return try seal.seal(token) }
      return before?.endpoint.address == endpoint.address ? kept : nil
    case .mail: return nil
    }
  }

  func enableChannel(
    _ request: NotificationV1.EnableChannelRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.EnableChannelResponse {
    let caller = try Caller(call)
    try caller.checkOpensChannels()
    return try await store.store.change(call, request, as: caller) { context in
      let rows = EndpointRows(context.connection)
      guard var stored = try rows.endpoint(request.name, of: Space(caller)) else {
        throw ChannelRefusal.unknownEndpoint
      }
      stored.endpoint = stored.endpoint.enabled()
      try rows.keepState(stored.endpoint, of: stored.number)
      var queued = 0
      if request.withMissed {
        queued = try rows.enqueueMissed(
          at: stored,
          since: context.now - Self.longestGap,
          now: context.now
        ) { context.ids.make() }
      }
      let told = NotificationV1.Channel(stored)
      try context.append(
        NewEvent(NotificationV1.ChannelUpdated(channel: told), entity: request.name)
      )
      return .init(channel: told, queued: Int32(clamping: queued))
    }
  }

  func redeliverMessages(
    _ request: NotificationV1.RedeliverMessagesRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.RedeliverMessagesResponse {
    let caller = try Caller(call)
    try caller.checkOpensChannels()
    return try await store.store.change(call, request, as: caller) { context in
      let rows = EndpointRows(context.connection)
      guard let stored = try rows.endpoint(request.name, of: Space(caller)) else {
        throw ChannelRefusal.unknownEndpoint
      }
      guard stored.endpoint.isOn else { throw ChannelRefusal.endpointDisabled }
      let queued = try rows.redeliver(
        request.deliveryID,
        at: stored,
        since: context.now - Self.logKeptFor,
        now: context.now
      )
      if queued == 0, request.deliveryID != nil { throw ChannelRefusal.unknownDelivery }
      // The event also wakes the delivery worker.
      try context.append(
        NewEvent(
          NotificationV1.ChannelUpdated(channel: NotificationV1.Channel(stored)),
          entity: request.name
        )
      )
      return .init(queued: Int32(clamping: queued))
    }
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
          NotificationV1.ChannelUpdated(channel: NotificationV1.Channel(stored)),
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
    try tests.begin(caller.member)
    defer { tests.end() }
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
    return .init(deliveries: found.map { NotificationV1.Delivery($0) })
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
  fileprivate init(_ channel: NotificationV1.Channel, _ settings: OutgoingSettings) throws {
    var fields = RequestReader()
    let name = fields.text(channel.name, "name", atMost: Endpoint.longestName)
    if name == nil, fields.violations.isEmpty {
      fields.refuse("name", "required", "Name the channel.")
    }
    let kind: EndpointKind? = fields.choice(channel.kind.rawValue, "kind")
    if channel.kind == .unspecified {
      fields.refuse("kind", "required", "The kind of a channel is ntfy, webhook or mail.")
    }
    var kinds: Set<ReminderKind> = []
    for (place, kind) in channel.kinds.prefix(ReminderKind.allCases.count).enumerated() {
      if let kind: ReminderKind = fields.choice(kind.rawValue, "kinds[\(place)]") {
        kinds.insert(kind)
      }
    }
    if channel.kinds.count > ReminderKind.allCases.count {
      fields.refuse(
        "kinds",
        "too_many_items",
        "Name at most \(ReminderKind.allCases.count) kinds.",
        limit: Int64(ReminderKind.allCases.count)
      )
    }
    let level: ContentLevel? = fields.choice(channel.level.rawValue, "level")
    try fields.check()
    if kind == .mail {
      guard settings.mail != nil else { throw ChannelRefusal.noMailServer }
      let address = try MailAddress(channel.address)
      self.init(name: name ?? "", kind: .mail, address: address.text, level: level ?? .dueOnly)
      self.kinds = kinds
      return
    }
    let address = try EndpointAddress(channel.address)
    try address.check(listed: settings.listed)
    let isNtfy = kind == .ntfy
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
    self.kinds = kinds
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
      failingSince: endpoint.failingSince.map { .init($0) },
      kinds: endpoint.kinds.sorted { $0.rawValue < $1.rawValue }.map {
        NotificationV1.ReminderKind(rawValue: Int32($0.rawValue))
      },
      dropped: Int32(clamping: endpoint.dropped)
    )
  }

  init(_ stored: StoredEndpoint) {
    self.init(stored.endpoint)
    hasAccessToken = stored.endpoint.kind == .ntfy && stored.secret != nil
  }
}

extension NotificationV1.Delivery {
  fileprivate init(_ logged: LoggedDelivery) {
    let record = logged.record
    self.init(
      channel: logged.channel,
      reminderID: record.reminder,
      madeAt: .init(record.madeAt),
      state: NotificationV1.DeliveryState(rawValue: Int32(record.state.rawValue)),
      tries: Int32(clamping: record.tries),
      triedAt: record.triedAt.map { .init($0) },
      status: Int32(clamping: record.status ?? 0),
      failure: record.failure,
      milliseconds: Int32(clamping: record.milliseconds ?? 0),
      id: record.id,
      attempts: logged.tries.map { attempt in
        NotificationV1.DeliveryTry(
          at: .init(attempt.at),
          status: Int32(clamping: attempt.status ?? 0),
          failure: attempt.failure,
          milliseconds: Int32(clamping: attempt.milliseconds),
          bytes: Int32(clamping: attempt.bytes)
        )
      }
    )
  }
}
