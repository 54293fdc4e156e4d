import AnalyticsContracts
import GatewayDomain
import GatewayService
import RPC
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("A proxied call")
struct ForwardingTests {
  typealias Tasks = TaskV1.Tasks.Methods

  @Test(
    "arrives byte for byte, with unknown fields, and so does its reply (GTW-040)",
    arguments: [false, true]
  )
  func bytes(isKnown: Bool) throws {
    try TestInstallation.run { home in
      if isKnown { try await home.introduce(home.home.ada) }
      let task = try home.service(.task)
      let reply: [UInt8] = [0x0a, 0x00, 0xfa, 0x3f, 0x03, 1, 2, 3]
      task.answer = { _, _, replies in try await replies.send(reply) }
      let request: [UInt8] = [0x1a, 0x02, 0x68, 0x69, 0xaa, 0x3f, 0x02, 9, 9]
      let answer = try await home.channel()
        .unaryRaw(Tasks.createTask, request, .of(home.home.ada, request: 1))
      #expect(answer.message == reply)
      #expect(task.seen.map(\.request) == [request])
    }
  }

  @Test(
    "carries the identity set by the gateway, and none from the caller (GTW-041)",
    arguments: [false, true]
  )
  func identity(isKnown: Bool) throws {
    try TestInstallation.run { home in
      if isKnown { try await home.introduce(home.home.ada) }
      let forged: Metadata = [
        "daybook-member": home.home.ben.id.text, "daybook-role": "parent",
        "daybook-anything": "x", "device-id": Self.device.text,
        "traceparent": "00-\(Self.trace)-00f067aa0ba902b7-01",
      ]
      let request = TaskV1.GetDayRequest(memberID: home.home.cleo.id).encoded()
      _ = try await home.channel()
        .unaryRaw(Tasks.getDay, request, .of(home.home.ada, forged))
      let metadata = try #require(home.service(.task).seen.first).metadata
      #expect(metadata["daybook-household"] == home.home.household.text)
      #expect(metadata.all("daybook-member") == [home.home.ada.id.text])
      #expect(metadata.all("daybook-subject") == [home.home.cleo.id.text])
      #expect(metadata.all("daybook-role") == ["parent"])
      #expect(metadata["daybook-zone"] == "Europe/Berlin")
      #expect(metadata["daybook-week-start"] == "monday")
      #expect(metadata["daybook-day-start"] == "00:00")
      #expect(metadata["daybook-scopes"] == "read,write")
      #expect(metadata["daybook-device"] == Self.device.text)
      #expect(metadata["daybook-anything"] == nil)
      #expect(metadata["authorization"] == nil)
      let span = try #require(metadata["traceparent"])
      #expect(span.hasPrefix("00-\(Self.trace)-") && span.hasSuffix("-00"))
      #expect(!span.contains("00f067aa0ba902b7"))
    }
  }

  private static let device: DeviceID = .sample(77)
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

  @Test("ends at the service when its caller leaves (GTW-042)", arguments: [false, true])
  func cancellation(isKnown: Bool) throws {
    try TestInstallation.run { home in
      if isKnown { try await home.introduce(home.home.ada) }
      let notes = LinesOfLog()
      try home.service(.task).answer = { call, _, _ in
        do { try await call.loop.sleep(for: .seconds(60)) } catch { notes.add("cancelled") }
      }
      let channel = home.channel()
      let options = try CallOptions.of(home.home.ada)
      let call = home.simulation.loop.spawn {
        await failure { _ = try await channel.unaryRaw(Tasks.getDay, [], options) }?.code
      }
      try await home.simulation.loop.sleep(for: .milliseconds(100))
      call.cancel()
      #expect(await call.value == .cancelled)
      try await home.simulation.loop.sleep(for: .milliseconds(100))
      #expect(notes.all == ["cancelled"])
      #expect(home.log.all.last { $0.contains("category=audit") }?.contains("CANCELLED") == true)
    }
  }

  @Test("keeps its request id")
  func requestID() throws {
    try TestInstallation.run { home in
      let options = try CallOptions.of(home.home.ada, request: 42)
      _ = try await home.channel().unaryRaw(Tasks.createTask, [], options)
      let metadata = try #require(home.service(.task).seen.first).metadata
      #expect(metadata.all("request-id") == [options.requestID?.text])
    }
  }

  @Test("is accepted by the service with its caller's identity")
  func caller() throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      task.answer = { call, _, replies in
        let caller = try Caller(call)
        #expect(caller.member == .sample(3))
        #expect(caller.subject == .sample(3))
        #expect(caller.role == .child)
        #expect(caller.scopes == ["read", "write"])
        try await replies.send([])
      }
      _ = try await home.channel().unaryRaw(Tasks.getDay, [], .of(home.home.cleo))
      #expect(task.seen.count == 1)
    }
  }

  @Test(
    "makes its caller's next read wait for their own change, and for no other member's (GTW-043)"
  )
  func positions() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      try home.service(.task).answers(TaskV1.CompleteTaskResponse(), position: "task=1f:42")
      let done = try await channel.unaryRaw(Tasks.completeTask, [], .of(home.home.ada, request: 1))
      #expect(done.trailers["daybook-position"] == nil)
      let getScore = AnalyticsV1.Scores.Methods.getScore
      _ = try await channel.unaryRaw(getScore, [], .of(home.home.ada))
      _ = try await channel.unaryRaw(getScore, [], .of(home.home.ben))
      _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada))
      let asked = try home.service(.analytics).seen.map { $0.metadata["daybook-after"] }
      #expect(asked == ["task=1f:42", nil])
      let task = try home.service(.task)
      #expect(task.seen.last?.metadata["daybook-after"] == nil)
    }
  }

  @Test(
    "returns the service's refusal unchanged, without reserved metadata (GTW-042)",
    arguments: [false, true]
  )
  func refusal(isKnown: Bool) throws {
    try TestInstallation.run { home in
      if isKnown { try await home.introduce(home.home.ada) }
      try home.service(.task).answer = { call, _, _ in
        call.setTrailer("daybook-position", "task=1:1")
        call.setTrailer("replayed", "1")
        throw RPCError(
          .aborted,
          "revision_mismatch",
          "Someone was faster.",
          violations: [Violation(field: "expected_revision", code: "stale", limit: 3)],
          retryable: false
        )
      }
      let error = try #require(
        await failure {
          _ = try await home.channel()
            .unaryRaw(Tasks.updateTask, [], .of(home.home.ada, request: 1))
        }
      )
      #expect(error.code == .aborted)
      #expect(error.reason == "revision_mismatch")
      #expect(error.message == "Someone was faster.")
      #expect(error.violations.first?.limit == 3)
      #expect(error.retryable == false)
      #expect(error.trailers["daybook-position"] == nil)
    }
  }

  @Test("forwards its deadline, and fails when it expires (GTW-042)", arguments: [false, true])
  func deadline(isKnown: Bool) throws {
    try TestInstallation.run { home in
      if isKnown { try await home.introduce(home.home.ada) }
      try home.service(.task).answer = { call, _, _ in
        try await call.loop.sleep(for: .seconds(60))
      }
      let start = home.simulation.loop.now
      let error = await failure {
        _ = try await home.channel()
          .unaryRaw(Tasks.getDay, [], .of(home.home.ada, timeout: .seconds(1)))
      }
      #expect(error?.code == .deadlineExceeded)
      #expect(home.simulation.loop.now - start <= .milliseconds(1_100))
      let remaining = try #require(home.service(.task).seen.first?.remaining)
      #expect(remaining <= .seconds(1) && remaining > .milliseconds(500))
    }
  }

  @Test("is not forwarded when admission refuses it", arguments: GatewayService.forwarded)
  func refused(method: MethodDescriptor) throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let anonymous = await failure { _ = try await channel.unaryRaw(method, []) }
      #expect(anonymous?.code == .unauthenticated)
      if !method.subjectField.isEmpty {
        let foreign = [0x0a, 36] + Array(home.home.cleo.id.text.utf8)
        let other = await failure {
          _ = try await channel.unaryRaw(method, foreign, .of(home.home.zoe, request: 1))
        }
        #expect(other?.code == .notFound)
        #expect(other?.reason == "member_not_found")
        let sibling = await failure {
          _ = try await channel.unaryRaw(method, foreign, .of(home.home.dan, request: 1))
        }
        #expect(sibling?.code == .permissionDenied)
      }
      for area in Area.allCases {
        let service = try home.service(area)
        #expect(service.seen.isEmpty)
      }
    }
  }

  @Test("of an unknown method is answered UNIMPLEMENTED (GTW-035)")
  func unknown() throws {
    try TestInstallation.run { home in
      for name in ["daybook.task.v1.Tasks/Nothing", "a/b", "daybook.gateway.v1.Households/Nothing"]
      {
        let method = MethodDescriptor(name: name, kind: .unary, access: .member)
        let error = await failure {
          _ = try await home.channel().unaryRaw(method, [], .of(home.home.ada))
        }
        #expect(error?.code == .unimplemented)
        #expect(error?.reason == "unknown_method")
      }
      let task = try home.service(.task)
      #expect(task.seen.isEmpty)
    }
  }

  @Test(
    "writes one log line: caller, method, space and outcome, and none of its contents (GTW-045)",
    arguments: [false, true]
  )
  func audit(isKnown: Bool) throws {
    try TestInstallation.run { home in
      if isKnown { try await home.introduce(home.home.ada) }
      let request = TaskV1.CreateTaskRequest(memberID: home.home.cleo.id, name: "Secret birthday")
      _ = try await home.channel()
        .unaryRaw(Tasks.createTask, request.encoded(), .of(home.home.ada, request: 1))
      let lines = home.log.all.filter { $0.contains("category=audit") }
      let line = try #require(lines.last)
      #expect(line.contains("method=daybook.task.v1.Tasks/CreateTask"))
      #expect(line.contains("member=\(home.home.ada.id.text)"))
      #expect(line.contains("space=\(home.home.cleo.id.text)"))
      #expect(line.contains("outcome=OK"))
      #expect(!home.log.all.joined().contains("Secret"))
      #expect(!home.log.all.joined().contains("dbk_"))
    }
  }

  @Test("logs ten unauthenticated refusals in ten seconds, and none above the rate limit")
  func unauthenticatedLines() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      for _ in 0..<200 {
        _ = try? await channel.unaryRaw(Tasks.createTask, [], CallOptions())
      }
      let lines = home.log.all.filter { $0.contains("category=audit") }
      #expect(lines.count == 10)
      #expect(lines.allSatisfy { $0.contains("outcome=UNAUTHENTICATED") })
    }
  }
}
