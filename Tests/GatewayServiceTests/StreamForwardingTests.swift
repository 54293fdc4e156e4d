import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("A proxied stream")
struct StreamForwardingTests {
  private static let method = MethodDescriptor(
    name: "daybook.task.v1.Tasks/FollowSomething",
    kind: .serverStream,
    access: .member,
    hasNoSideEffects: true,
    isResumable: true
  )

  private static let talk = MethodDescriptor(
    name: "daybook.task.v1.Tasks/TalkAboutSomething",
    kind: .bidirectional,
    access: .member,
    hasNoSideEffects: true
  )

  private static let report = MethodDescriptor(
    name: "daybook.task.v1.Tasks/ReportSomething",
    kind: .bidirectional,
    access: .member,
    changes: true,
    consent: .health
  )

  /// A second gateway process on the same directory that also passes the stream on.
  private static func serve(
    _ home: TestInstallation,
    tasksAt address: Address = Area.task.address
  ) async throws -> Channel {
    let directory = home.gateway.directory
    let channel = Channel(
      address: address,
      transport: home.transport,
      settings: .service(clusterKey: TestInstallation.key)
    )
    let admission = AdmissionControl(
      directory: directory,
      clock: home.environment.clock,
      loop: home.simulation.loop
    )
    let forwarder = Forwarder(
      peers: Peers([Peer(.task, channel)]),
      positions: SeenPositions(),
      admission: admission
    )
    let middleware = AdmissionMiddleware(admission: admission, log: .silent)
    var router = Router()
    router.registerUnread(
      method,
      middleware.handler { admitted, request, replies in
        try await forwarder.forward(request, of: admitted, to: .task, replies)
      }
    )
    for method in [talk, report] {
      router.registerRawStream(
        method,
        middleware.streamHandler { admitted, requests, replies in
          try await forwarder.forward(requests, of: admitted, to: .task, replies)
        }
      )
    }
    let address = Address(host: "streams", port: 7400)
    try await RPCServer(router: router, transport: home.transport).start(at: address)
    return Channel(address: address, transport: home.transport)
  }

  @Test("delivers each message with its cursor, and the trailers at its end (GTW-042)")
  func messages() throws {
    try TestInstallation.run { home in
      let channel = try await Self.serve(home)
      try home.service(.task).answer = { call, _, replies in
        for number in UInt8(0)..<3 { try await replies.send([number], cursor: [number, 1]) }
        call.setTrailer("count", "3")
        call.setTrailer("daybook-position", "task=1:1")
      }
      let stream = try await channel.streamRaw(Self.method, [], .of(home.home.ada))
      var found: [RawReply] = []
      for try await reply in stream { found.append(reply) }
      #expect(found.map(\.bytes) == [[0], [1], [2]])
      #expect(found.map(\.cursor) == [[0, 1], [1, 1], [2, 1]])
      let trailers = await stream.trailers()
      #expect(trailers["count"] == "3")
      #expect(trailers["daybook-position"] == nil)
    }
  }

  @Test("reports that it is live as soon as the service does, before any message (GTW-042)")
  func live() throws {
    try TestInstallation.run { home in
      let channel = try await Self.serve(home)
      try home.service(.task).answer = { call, _, _ in
        call.sendHead(["mode": "live", "daybook-secret": "1"])
        try await call.loop.sleep(for: .seconds(3_600))
      }
      let start = home.simulation.loop.now
      let stream = try await channel.streamRaw(Self.method, [], .of(home.home.ada, timeout: nil))
      let head = try await stream.head()
      #expect(head["mode"] == "live")
      #expect(head["daybook-secret"] == nil)
      #expect(home.simulation.loop.now - start < .seconds(1))
    }
  }

  @Test("ends when its token does (GTW-003)")
  func revoked() throws {
    try TestInstallation.run { home in
      let channel = try await Self.serve(home)
      try home.service(.task).answer = { call, _, replies in
        try await replies.send([1])
        try await call.loop.sleep(for: .seconds(3_600))
      }
      let stream = try await channel.streamRaw(Self.method, [], .of(home.home.ada, timeout: nil))
      var iterator = stream.makeAsyncIterator()
      #expect(try await iterator.next()?.bytes == [1])
      home.gateway.directory.ended(.sample(1))
      let error = await failure { _ = try await iterator.next() }
      #expect(error?.code == .unauthenticated)
    }
  }

  @Test("ends when its token does, also while it is not read (GTW-003)")
  func revokedWhileStuck() throws {
    try TestInstallation.run { home in
      let channel = try await Self.serve(home)
      let hasEnded = Mutex(false)
      try home.service(.task).answer = { call, _, replies in
        defer { hasEnded.withLock { $0 = true } }
        for _ in 0..<1_000 { try await replies.send([UInt8](repeating: 1, count: 10_000)) }
      }
      let stream = try await channel.streamRaw(Self.method, [], .of(home.home.ada, timeout: nil))
      _ = try await stream.head()
      try await home.simulation.loop.sleep(for: .seconds(1))
      #expect(!hasEnded.withLock { $0 })
      home.gateway.directory.ended(.sample(1))
      try await home.simulation.loop.sleep(for: .seconds(1))
      #expect(hasEnded.withLock { $0 })
      let error = await failure { for try await _ in stream {} }
      #expect(error?.reason == "token_revoked")
    }
  }

  @Test("goes both ways, and not without a token (GTW-042)")
  func bothWays() throws {
    try TestInstallation.run { home in
      var router = Router()
      router.registerRawStream(Self.talk) { requests, call, replies in
        for try await request in requests { try await replies.send(request + [0]) }
        call.setTrailer("member", call.metadata["daybook-member"] == nil ? "none" : "known")
      }
      let settings = ServerSettings.service(clusterKey: TestInstallation.key)
      let tasks = Address(host: "talking", port: 7401)
      try await RPCServer(router: router, transport: home.transport, settings: settings)
        .start(at: tasks)
      let channel = try await Self.serve(home, tasksAt: tasks)
      let talk = try await channel.exchangeRaw(Self.talk, .of(home.home.ada))
      var iterator = talk.replies.makeAsyncIterator()
      for number in UInt8(1)...3 {
        try await talk.requests.send([number])
        #expect(try await iterator.next()?.bytes == [number, 0])
      }
      talk.requests.finish()
      #expect(try await iterator.next() == nil)
      #expect(await talk.replies.trailers()["member"] == "known")
      let refused = try await channel.exchangeRaw(Self.talk)
      let error = await failure { for try await _ in refused.replies {} }
      #expect(error?.code == .unauthenticated)
    }
  }

  @Test("about a child continues as long as a parent's consent is valid (APP-002)")
  func consent() throws {
    try TestInstallation.run { home in
      var router = Router()
      router.registerRawStream(Self.report) { requests, _, replies in
        for try await request in requests { try await replies.send(request) }
      }
      let settings = ServerSettings.service(clusterKey: TestInstallation.key)
      let tasks = Address(host: "storing", port: 7401)
      try await RPCServer(router: router, transport: home.transport, settings: settings)
        .start(at: tasks)
      let channel = try await Self.serve(home, tasksAt: tasks)
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      func refusal(_ body: () async throws -> Void) async -> String? {
        let error = await failure(body)
        #expect(error?.code == .failedPrecondition)
        return error?.reason
      }
      let early = await refusal {
        for try await _ in try await channel.exchangeRaw(Self.report, .of(cleo, request: 1)).replies
        {}
      }
      #expect(early == "authorization_required")
      let consents = GatewayV1.ConsentsClient(home.channel())
      _ = try await consents.giveConsent(
        .init(memberID: cleo.id, area: .health, textVersion: 1),
        .of(ada, request: 2)
      )
      let exchange = try await channel.exchangeRaw(Self.report, .of(cleo, request: 3))
      var replies = exchange.replies.makeAsyncIterator()
      try await exchange.requests.send([1])
      #expect(try await replies.next()?.bytes == [1])
      _ = try await consents.withdrawConsent(
        .init(memberID: cleo.id, area: .health),
        .of(ada, request: 4)
      )
      try await exchange.requests.send([2])
      let late = await refusal { _ = try await replies.next() }
      #expect(late == "authorization_required")
      // The end counts like a message, since a service may store what is left only then.
      _ = try await consents.giveConsent(
        .init(memberID: cleo.id, area: .health, textVersion: 1),
        .of(ada, request: 6)
      )
      let open = try await channel.exchangeRaw(Self.report, .of(cleo, request: 7))
      var echoed = open.replies.makeAsyncIterator()
      try await open.requests.send([1])
      #expect(try await echoed.next()?.bytes == [1])
      _ = try await consents.withdrawConsent(
        .init(memberID: cleo.id, area: .health),
        .of(ada, request: 8)
      )
      open.requests.finish()
      let atEnd = await refusal { _ = try await echoed.next() }
      #expect(atEnd == "authorization_required")
      // An adult's stream continues to its end.
      let own = try await channel.exchangeRaw(Self.report, .of(ada, request: 5))
      try await own.requests.send([3])
      own.requests.finish()
      var found: [[UInt8]] = []
      for try await reply in own.replies { found.append(Array(reply.bytes)) }
      #expect(found == [[3]])
    }
  }

  @Test("passes the caller's cursor to the service (GTW-042)")
  func resume() throws {
    try TestInstallation.run { home in
      let channel = try await Self.serve(home)
      var options = try CallOptions.of(home.home.ada)
      options.resumeFrom = [9, 9]
      let stream = try await channel.streamRaw(Self.method, [], options)
      for try await _ in stream {}
      let metadata = try #require(home.service(.task).seen.first).metadata
      #expect(metadata.binary("resume-bin") == [9, 9])
    }
  }
}
