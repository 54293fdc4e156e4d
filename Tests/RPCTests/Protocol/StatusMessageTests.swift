import Testing

@testable import RPC

@Suite("A forwarded refusal")
struct StatusMessageTests {
  @Test("keeps its bytes, and what was changed on the way")
  func changed() {
    let came = StatusMessage.encode(RPCError(.unavailable, "not_now", "Later"))
    let error = StatusMessage.decode(came, code: .unavailable)
    #expect(error.encodedStatus == came)
    let changes: [(inout RPCError) -> Void] = [
      { $0.reason = "busy" }, { $0.message = "Soon" }, { $0.retryable = true },
      { $0.retryAfter = .milliseconds(250) },
      { $0.violations = [Violation(field: "id", code: "malformed")] }, { $0.isTruncated = true },
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

  @Test("reports that it was truncated, also when it is forwarded again")
  func truncated() {
    let many = (0..<60).map { Violation(field: "tags[\($0)]", code: "too_long") }
    let error = RPCError(.invalidArgument, "invalid_argument", "Too long.", violations: many)
    var read = StatusMessage.decode(StatusMessage.encode(error), code: .invalidArgument)
    #expect(read.violations.count == 50 && read.isTruncated)
    read.message = "Much too long."
    #expect(StatusMessage.decode(StatusMessage.encode(read), code: .invalidArgument).isTruncated)
    let one = RPCError(.invalidArgument, "invalid_argument", "Too long.", violations: [many[0]])
    #expect(!StatusMessage.decode(StatusMessage.encode(one), code: .invalidArgument).isTruncated)
  }

  @Test("is forwarded unchanged if it cannot be parsed here")
  func unreadable() {
    let error = StatusMessage.decode([0xFF], code: .unavailable)
    #expect(error.encodedStatus == [0xFF] && error.code == .unavailable)
    #expect(error.retryable == false, "it may have allowed retries")
    #expect(StatusMessage.decode([], code: .unavailable).retryable == nil)
  }
}
