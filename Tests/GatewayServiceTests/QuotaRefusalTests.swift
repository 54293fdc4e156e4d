import GatewayDomain
import RPC
import Testing

@testable import GatewayService

@Suite("A quota of the directory that is exhausted")
struct QuotaRefusalTests {
  @Test(
    "is refused with its field and its limit (GTW-020)",
    arguments: [
      (DirectoryRefusal.tooManyMembers, "members", Home.maximumMembers),
      (.tooManyTokens, "tokens", Home.maximumTokens),
    ]
  )
  func words(refusal: DirectoryRefusal, field: String, limit: Int) {
    let error = refusal.rpcError
    #expect(error.code == .resourceExhausted && error.reason == "quota_exceeded")
    #expect(error.message.contains("\(limit) \(field)"))
    #expect(error.violations.map(\.field) == [field])
    #expect(error.violations.map(\.limit) == [Int64(limit)])
  }
}
