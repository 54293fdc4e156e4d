import RPC
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import GatewayDomain
@testable import GatewayService

/// Calls with the metadata of earlier calls: each is still authenticated, counted, audited and forwarded by itself.
@Suite("A repeated call")
struct RepeatedCallTests {
  typealias Tasks = TaskV1.Tasks.Methods

  private static func day(of member: Member) -> [UInt8] {
    TaskV1.GetDayRequest(memberID: member.id).encoded()
  }

  @Test(
    "arrives with its own subject and request id, and writes its own log line (GTW-041, GTW-045)"
  )
  func own() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let people = home.home
      try await home.introduce(people.ada)
      var expected: [[String?]] = []
      for round in UInt64(0)..<4 {
        for subject in [people.ada, people.cleo, people.dan] {
          let number = round * 10 + subject.id.rawValue.low & 7
          let options = try CallOptions.of(people.ada, request: number)
          let method = round % 2 == 0 ? Tasks.getDay : Tasks.getTask
          let request =
            method == Tasks.getDay
            ? Self.day(of: subject)
            : TaskV1.GetTaskRequest(memberID: subject.id, taskID: .sample(1)).encoded()
          _ = try await channel.unaryRaw(method, request, options)
          expected.append(
            [method.name, subject.id.text, options.requestID?.text, people.ada.id.text, nil]
          )
        }
      }
      let seen = try home.service(.task).seen.map { call in
        [
          call.method, call.metadata["daybook-subject"], call.metadata["request-id"],
          call.metadata["daybook-member"], call.metadata["authorization"],
        ]
      }
      #expect(seen == expected)
      let lines = home.log.all.filter { $0.contains("method=daybook.task") }
      #expect(lines.count == expected.count)
      for (line, call) in zip(lines, expected) {
        #expect(line.contains("method=\(call[0] ?? "") outcome=OK took="))
        #expect(line.contains("member=\(people.ada.id.text) space=\(call[1] ?? "") token="))
        #expect(line.contains(" trace=00-"))
      }
      // Each in a trace of its own.
      #expect(Set(lines.compactMap { $0.split(separator: " ").last }).count == lines.count)
    }
  }

  @Test(
    "is refused for a space that its caller may not access, with a log line (GTW-031, GTW-032, GTW-045)"
  )
  func refused() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let people = home.home
      for _ in 0..<3 { _ = try await channel.unaryRaw(Tasks.getDay, [], .of(people.ada)) }
      for (request, reason) in [
        (Self.day(of: people.ben), "permission_denied"),
        (Self.day(of: people.zoe), "member_not_found"),
        ([0x0a, 2, 0x68, 0x69], "invalid_argument"), ([0x0a, 9], "malformed_message"),
      ] {
        for _ in 0..<2 {
          let error = await failure {
            _ = try await channel.unaryRaw(Tasks.getDay, request, .of(people.ada))
          }
          #expect(error?.reason == reason)
        }
      }
      _ = try await channel.unaryRaw(Tasks.getDay, [], .of(people.ada))
      #expect(try home.service(.task).seen.count == 4)
      let outcomes = home.log.all.filter { $0.contains("GetDay") }.map { $0.contains("outcome=OK") }
      #expect(outcomes == [true, true, true] + Array(repeating: false, count: 8) + [true])
    }
  }

  @Test("fails while its service is known to be down, and is forwarded when it is back (GTW-044)")
  func breaker() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let task = try home.service(.task)
      let options = try CallOptions.of(home.home.ada, timeout: .seconds(5))
      let ask = { @Sendable in
        await failure { _ = try await channel.unaryRaw(Tasks.getDay, [], options) }?.code
      }
      for _ in 0..<3 { #expect(await ask() == nil) }
      task.answer = { call, _, _ in try await call.loop.sleep(for: .seconds(3_600)) }
      for code in [StatusCode.deadlineExceeded, .deadlineExceeded, .deadlineExceeded, .unavailable]
      {
        #expect(await ask() == code)
      }
      task.answers(TaskV1.GetDayResponse())
      try await home.simulation.loop.sleep(for: .seconds(1))
      for _ in 0..<3 { #expect(await ask() == nil) }
      #expect(home.log.all.count { $0.contains("GetDay") } == 10)
    }
  }
}
