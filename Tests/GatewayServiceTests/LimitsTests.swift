import GatewayDomain
import GatewayService
import RPC
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
      #expect(limits["watches_member"] == 32 && limits["watches_household"] == 64)
      #expect(limits["watches_own"] == 4 && limits["watches_all"] == 224)
      #expect(limits["waiting_calls"] == 1_024)
      #expect(limits["max_streams"] == 128, "and those of every process")
      #expect(answer.limits.allSatisfy { !$0.unit.isEmpty && !$0.reason.isEmpty })
    }
  }

  @Test("leave credit to a service's other answers when watches are not read (GTW-065)")
  func slowWatches() {
    let limits = ConnectionLimits.betweenProcesses
    let unread = limits.streamCredit + FeedTable.pageBytes
    #expect(OpenWatches.ofAll * unread < limits.connectionCredit * 9 / 10)
  }
}
