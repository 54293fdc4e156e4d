import Testing

@testable import RPC

@Suite("A refusal that is passed on")
struct StatusMessageTests {
  @Test("goes on as it came, and with what was changed on the way")
  func changed() {
    let came = StatusMessage.encode(RPCError(.unavailable, "not_now", "Later"))
    let error = StatusMessage.decode(came, code: .unavailable)
    #expect(error.encodedStatus == came)
    let changes: [(inout RPCError) -> Void] = [
      { $0.reason = "busy" }, { $0.message = "Soon" }, { $0.retryable = true },
      { $0.retryAfter = .milliseconds(250) },
      { $0.violations = [Violation(field: "id", code: "malformed")] },
    ]
    for change in changes {
      var changed = error
      change(&changed)
      let sent = changed.encodedStatus ?? StatusMessage.encode(changed)
      var read = StatusMessage.decode(sent, code: .unavailable)
      read.encodedStatus = nil
      #expect(read == changed)
    }
  }

  @Test("goes on as it came where nobody here can read it")
  func unreadable() {
    let error = StatusMessage.decode([0xFF], code: .unavailable)
    #expect(error.encodedStatus == [0xFF] && error.code == .unavailable)
    #expect(error.retryable == false, "it may have said so")
    #expect(StatusMessage.decode([], code: .unavailable).retryable == nil)
  }
}
