import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import RPC
import TaskContracts
import Testing

@Suite("A service that is down")
struct DeadServiceTests {
  typealias Tasks = TaskV1.Tasks.Methods

  @Test(
    "is waited for while it may be restarting, whatever short deadlines pass meanwhile (GTW-046)",
    arguments: [false, true]
  )
  func restart(isKnown: Bool) throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      if isKnown { _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada)) }
      let loop = home.simulation.loop
      let task = try home.service(.task)
      await task.stop()
      let calls = (0..<80).map { number in
        loop.spawn {
          try? await loop.sleep(for: .milliseconds(number * 40))
          let isHurried = number % 4 == 0
          let error = await failure {
            _ = try await channel.unaryRaw(
              number % 3 == 0 ? Tasks.getDay : Tasks.createTask,
              [],
              .of(
                home.home.ada,
                request: UInt64(number),
                timeout: isHurried ? .milliseconds(200) : .seconds(10)
              )
            )
          }
          return (number, isHurried, error)
        }
      }
      try await loop.sleep(for: .milliseconds(3_500))
      try await task.start()
      for call in calls {
        let (number, isHurried, error) = await call.value
        #expect(error?.reason == (isHurried ? "peer_unavailable" : nil), "call \(number)")
      }
    }
  }

  @Test("is waited for five seconds; then its calls fail at once (GTW-046)")
  func stillDown() throws {
    try TestInstallation.run { home in
      await (try home.service(.task)).stop()
      let channel = home.channel()
      let loop = home.simulation.loop
      for most in [Duration.milliseconds(5_050), .milliseconds(50), .milliseconds(50)] {
        let start = loop.now
        let error = await failure {
          _ = try await channel.unaryRaw(Tasks.createTask, [], .of(home.home.ada, request: 1))
        }
        #expect(error?.reason == "peer_unavailable")
        #expect(error?.isUnprocessed == true)
        #expect(loop.now - start < most)
      }
      let start = loop.now
      let status = try await GatewayV1.OperationsClient(channel).getStatus(.init())
      #expect(status.processes.first { $0.name == "task" }?.state == "unreachable")
      #expect(loop.now - start < .milliseconds(50), "who asks for the state is not kept waiting")
    }
  }

  @Test("is named in immediate failures, while the others continue (GTW-044, ERR-010)")
  func down() throws {
    try TestInstallation.run { home in
      await (try home.service(.task)).stop()
      let channel = home.channel()
      _ = await failure { _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada)) }
      for _ in 0..<5 {
        let start = home.simulation.loop.now
        let error = try #require(
          await failure {
            _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada))
          }
        )
        #expect(error.code == .unavailable)
        #expect(error.reason == "peer_unavailable")
        #expect(error.message.contains("task service"))
        #expect(error.retryAfter != nil)
        #expect(home.simulation.loop.now - start < .milliseconds(50))
      }
      _ = try await channel.unaryRaw(AnalyticsV1.Scores.Methods.getScore, [], .of(home.home.ada))
    }
  }

  @Test("gets calls again within seconds once it is back (GTW-044)")
  func back() throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      await task.stop()
      let channel = home.channel()
      for _ in 0..<60 {
        _ = await failure { _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada)) }
        try await home.simulation.loop.sleep(for: .seconds(1))
      }
      try await task.start()
      var failures = 0
      while await failure({
        _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada))
      }) != nil {
        failures += 1
        try await home.simulation.loop.sleep(for: .seconds(1))
      }
      #expect(failures <= 8)
    }
  }

  @Test("gets calls at once when the status shows that it answers again (GTW-044)")
  func statusFindsItBack() throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      task.answer = { call, _, _ in try await call.loop.sleep(for: .seconds(3_600)) }
      let channel = home.channel()
      let ask = { @Sendable (timeout: Duration) in
        _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada, timeout: timeout))
      }
      for _ in 0..<3 { _ = await failure { try await ask(.seconds(5)) } }
      task.answers(TaskV1.GetDayResponse())
      let refused = await failure { try await ask(.seconds(5)) }
      #expect(refused?.reason == "peer_unavailable")

      let status = try await GatewayV1.OperationsClient(channel)
        .getStatus(.init(), .of(home.home.ada))
      #expect(status.processes.first { $0.name == "task" }?.state == "serving")
      try await ask(.seconds(5))
    }
  }

  @Test(
    "is not made unavailable to others by a caller who cancels long calls (GTW-044)",
    arguments: [true, false]
  )
  func abandoned(answersOthers: Bool) throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      task.answer = { call, request, replies in
        if !request.isEmpty { try await call.loop.sleep(for: .seconds(3_600)) }
        try await replies.send([])
      }
      let (channel, loop) = (home.channel(), home.simulation.loop)
      let slow = try CallOptions.of(home.home.ada, timeout: .seconds(3))
      let calls = (0..<10).map { _ in
        loop.spawn {
          _ = try? await channel.unaryRaw(Tasks.getDay, [0x0a, 0], slow)
        }
      }
      try await loop.sleep(for: .seconds(2))
      if answersOthers { _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada)) }
      for call in calls { await call.value }
      let error = await failure {
        _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada))
      }
      #expect(error?.reason == (answersOthers ? nil : "peer_unavailable"))
    }
  }

  @Test("tells the operator why it does not serve, and others only that it does not")
  func statusSaysWhy() throws {
    try TestInstallation.run { home in
      let why = "task.db is damaged"
      try home.service(.task).server?.health.setAll(serving: false, because: why)
      for (isTrusted, reason) in [(true, why), (false, "store_not_ready")] {
        let status = try await GatewayV1.OperationsClient(home.channel(trusted: isTrusted))
          .getStatus(.init())
        let task = try #require(status.processes.first { $0.name == "task" })
        #expect((task.state, task.reason) == ("not_serving", reason))
        #expect(status.processes.count { $0.state == "serving" && $0.reason.isEmpty } == 4)
      }
    }
  }

  @Test(
    "that hangs fails calls at once after three expired deadlines (GTW-044)",
    arguments: [false, true]
  )
  func hanging(isKnown: Bool) throws {
    try TestInstallation.run { home in
      if isKnown { try await home.introduce(home.home.ada) }
      try home.service(.task).answer = { call, _, _ in
        try await call.loop.sleep(for: .seconds(3_600))
      }
      let channel = home.channel()
      var codes: [StatusCode] = []
      for _ in 0..<5 {
        let error = await failure {
          _ = try await channel.unaryRaw(
            Tasks.getDay,
            [],
            .of(home.home.ada, timeout: .seconds(5))
          )
        }
        if let error { codes.append(error.code) }
      }
      #expect(
        codes == [
          .deadlineExceeded, .deadlineExceeded, .deadlineExceeded, .unavailable, .unavailable,
        ]
      )
    }
  }
}
