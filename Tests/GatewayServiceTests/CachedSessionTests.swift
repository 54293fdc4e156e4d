import GatewayContracts
import RPC
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import GatewayDomain
@testable import GatewayService

/// Calls of one connection, which caches the session of its last caller.
@Suite("A connection's next call")
struct CachedSessionTests {
  typealias Tasks = TaskV1.Tasks.Methods

  @Test("is refused from the moment its token is revoked over another (GTW-003)")
  func revoked() throws {
    try TestInstallation.run { home in
      let mine = home.channel()
      for _ in 0..<3 { _ = try await mine.unaryRaw(Tasks.getDay, [], .of(home.home.cleo)) }
      let households = GatewayV1.HouseholdsClient(home.channel())
      let tokens = try await households.listTokens(.init(), .of(home.home.cleo)).tokens
      let request = GatewayV1.RevokeTokenRequest(
        memberID: home.home.cleo.id,
        tokenID: try #require(tokens.first?.id)
      )
      _ = try await households.revokeToken(request, .of(home.home.ada, request: 1))
      let refusal = await failure {
        _ = try await mine.unaryRaw(Tasks.getDay, [], .of(home.home.cleo))
      }
      #expect(refusal?.reason == "token_revoked")
      #expect(try home.service(.task).seen.count == 3)
    }
  }

  @Test(
    "is separate for each token, subject and device, whichever called before (GTW-041)"
  )
  func byTurns() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let people = home.home
      for member in people.members { try await home.introduce(member) }
      var expected: [[String?]] = []
      for round in 0..<3 {
        for (caller, subject) in [
          (people.ada, people.ada), (people.ada, people.cleo), (people.ada, people.dan),
          (people.ben, people.cleo), (people.zoe, people.zoe), (people.cleo, people.cleo),
        ] {
          let device = round == 2 ? DeviceID.sample(UInt64(70 + expected.count)).text : nil
          let request = TaskV1.GetDayRequest(memberID: subject.id).encoded()
          let more: Metadata = device.map { ["device-id": $0] } ?? [:]
          _ = try await channel.unaryRaw(Tasks.getDay, request, .of(caller, more))
          let token = TokenID.sample(caller.id.rawValue.low).text
          expected.append(
            [caller.household.text, caller.id.text, subject.id.text, device ?? token]
          )
        }
      }
      let seen = try home.service(.task).seen.map { call in
        ["household", "member", "subject", "device"].map { call.metadata["daybook-\($0)"] }
      }
      #expect(seen == expected)
      let lines = home.log.all.filter { $0.contains("GetDay") }
      for (line, call) in zip(lines, expected) {
        #expect(line.contains("member=\(call[1] ?? "")") && line.contains("space=\(call[2] ?? "")"))
      }
      #expect(lines.count == expected.count)
    }
  }

  @Test("recognises members who joined the household meanwhile")
  func joined() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      for _ in 0..<3 { _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada)) }
      let child = try await GatewayV1.HouseholdsClient(home.channel()).addMember(
        GatewayV1.AddMemberRequest(name: "Eva", role: .child),
        .of(home.home.ada, request: 1)
      )
      let request = TaskV1.GetDayRequest(memberID: try #require(child.member?.id)).encoded()
      _ = try await channel.unaryRaw(Tasks.getDay, request, .of(home.home.ada))
      #expect(try home.service(.task).seen.count == 4)
    }
  }

  @Test("counts against the same limits (GTW-050)")
  func limited() throws {
    var limits = RequestLimits()
    limits.perToken = TokenBucket.Limit(rate: 1, burst: 4)
    limits.perHousehold = TokenBucket.Limit(rate: 1, burst: 5)
    try TestInstallation.run(limits: limits) { home in
      let channel = home.channel()
      func answers(_ member: Member, _ count: Int) async -> [String] {
        var answers: [String] = []
        for _ in 0..<count {
          let error = await failure {
            _ = try await channel.unaryRaw(Tasks.getDay, [], .of(member))
          }
          answers.append(error?.reason ?? "OK")
        }
        return answers
      }
      #expect(await answers(home.home.ada, 5) == ["OK", "OK", "OK", "OK", "rate_limited"])
      // The household's last call, and one of their own.
      #expect(await answers(home.home.ben, 4) == ["OK", "OK", "rate_limited", "rate_limited"])
      #expect(await answers(home.home.cleo, 2) == ["OK", "rate_limited"])
      // Calls that the household's limit refused are not charged to the token's.
      try await home.simulation.loop.sleep(for: .seconds(1))
      #expect(await answers(home.home.ben, 3) == ["OK", "OK", "rate_limited"])
    }
  }

  @Test("forwards a request id unchanged, in whatever form, and two of them as two")
  func requestIDs() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let id = "0193ABCD-5b6c-7def-8abc-0123456789ab"
      let forms: [Metadata] = [
        ["request-id": id], ["request-id": id.lowercased()], ["request-id": "mine"],
        ["request-id": id.lowercased(), "request-id": id.lowercased()], [:],
      ]
      for form in forms {
        for _ in 0..<3 {
          _ = try await channel.unaryRaw(Tasks.getDay, [], .of(home.home.ada, form))
        }
      }
      let seen = try home.service(.task).seen.map { $0.metadata.all("request-id") }
      #expect(seen == forms.flatMap { Array(repeating: $0.all("request-id"), count: 3) })
    }
  }

  @Test("reads the directory again after each change, and before a use is due to be recorded")
  func upToDate() async throws {
    let temporary = try TemporaryStore.gateway()
    let home = try await TestHome(temporary.store)
    let token = try await home.makeToken(of: home.ada, secret: try TestHome.secret(1))
    let directory = Directory(DirectoryStore(home.store))
    let hash = TokenHash(of: try TestHome.secret(1))
    let known = try #require(try await directory.token(hash))
    let household = try #require(try await directory.home(token.household))
    let start = temporary.clock.now()
    #expect(directory.noteUse(of: hash, at: start))
    let session = CachedSession("", hash, known, household, version: 0)
    #expect(!session.isFresh(at: start), "the use is not noted in it")
    #expect(session.isUpToDate(with: directory, at: start))
    #expect(session.token.life.lastUsedAt == start)
    let anHour = TokenLifetime.storingInterval
    #expect(session.isFresh(at: start + anHour - .milliseconds(1)))
    #expect(!session.isFresh(at: start + anHour))
    directory.ended(token.id)
    #expect(!session.isUpToDate(with: directory, at: start))
  }
}
