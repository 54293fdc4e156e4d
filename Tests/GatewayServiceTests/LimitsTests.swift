import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import TaskContracts
import TestSupport
import Testing

@testable import ServiceRuntime

@Suite("The gateway's limits")
struct LimitsTests {
  @Test("are announced, with the rates of calls (GTW-050)")
  func rates() throws {
    try TestInstallation.run { home in
      let client = RPCV1.ReflectionClient(home.channel())
      let answer = try await client.listLimits(RPCV1.ListLimitsRequest(), .of(home.home.ada))
      let limits = Dictionary(uniqueKeysWithValues: answer.limits.map { ($0.name, $0.value) })
      #expect(limits["token_rate"] == 50 && limits["token_burst"] == 200)
      #expect(limits["household_rate"] == 200 && limits["household_burst"] == 1_000)
      #expect(limits["member_rate"] == 25 && limits["member_burst"] == 125)
      #expect(limits["address_rate"] == 10 && limits["address_burst"] == 50)
      #expect(limits["member_records_rate"] == 20 && limits["member_records_burst"] == 20_000)
      #expect(limits["member_kib_rate"] == 32 && limits["member_kib_burst"] == 131_072)
      #expect(limits["household_records_rate"] == 80)
      #expect(limits["household_records_burst"] == 80_000)
      #expect(limits["household_kib_rate"] == 128 && limits["household_kib_burst"] == 524_288)
      #expect(limits["watches_member"] == 32 && limits["watches_household"] == 64)
      #expect(limits["watches_own"] == 4 && limits["watches_all"] == 224)
      #expect(limits["waiting_calls"] == 1_024)
      #expect(limits["max_streams"] == 128, "and those of every process")
      #expect(answer.limits.allSatisfy { !$0.unit.isEmpty && !$0.reason.isEmpty })
    }
  }

  @Test(
    "count the bytes that a service reports as written by a change, on both paths (GTW-055)",
    arguments: [false, true]
  )
  func written(fast: Bool) throws {
    var limits = RequestLimits()
    limits.recordsPerMember = .init(rate: 1, burst: 10)
    try TestInstallation.run(limits: limits) { home in
      let channel = home.channel()
      let method = TaskV1.Tasks.Methods.createTask
      try home.service(.task).answer = { call, _, replies in
        call.setTrailer(TrustedKey.written, WrittenAmount(records: 12, bytes: 100).text)
        try await replies.send([])
      }
      // Whose token is in memory is forwarded without a task.
      if fast {
        _ = try await GatewayV1.HouseholdsClient(channel).whoAmI(.init(), .of(home.home.ada))
      }
      let reply = try await channel.unaryRaw(method, [], .of(home.home.ada, request: 1))
      #expect(reply.trailers[TrustedKey.written] == nil, "between processes only")
      let error = await failure {
        _ = try await channel.unaryRaw(method, [], .of(home.home.ada, request: 2))
      }
      #expect(error?.reason == "rate_limited")
      #expect(error?.violations.map(\.code) == ["rate_limited_member_records"])
      #expect(error?.isUnprocessed == true)
      #expect(try #require(error?.retryAfter) > .seconds(2))
      // Another member changes data, and this one reads; the amount that the service reports is charged as well.
      _ = try await channel.unaryRaw(method, [], .of(home.home.ben, request: 3))
      _ = try await channel.unaryRaw(TaskV1.Tasks.Methods.getDay, [], .of(home.home.ada))
      try await home.simulation.loop.sleep(for: .seconds(15))
      _ = try await channel.unaryRaw(method, [], .of(home.home.ada, request: 4))
    }
  }

  @Test("count the gateway's own changes (GTW-055)")
  func ownChanges() throws {
    var limits = RequestLimits()
    limits.kibibytesPerMember = .init(rate: 1, burst: 2)
    try TestInstallation.run(limits: limits) { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      func make(_ number: UInt64) async -> RPCError? {
        await failure {
          _ = try await households.createToken(
            .init(name: "phone"),
            .of(home.home.ada, request: number)
          )
        }
      }
      #expect(await make(1) == nil)
      #expect(await make(1) == nil, "a replay writes nothing")
      #expect(await make(2) == nil)
      #expect(await make(3)?.violations.map(\.code) == ["rate_limited_member_bytes"])
    }
  }

  @Test("leave credit for a service's other answers when watches are not read (GTW-065)")
  func slowWatches() {
    let limits = ConnectionLimits.betweenProcesses
    let unread = limits.streamCredit + FeedTable.pageBytes
    #expect(OpenWatches.ofAll * unread < limits.connectionCredit * 9 / 10)
  }
}
