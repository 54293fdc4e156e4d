import RPC
import Testing

@Suite("A retry policy")
struct RetryPolicyTests {
  private let policy = RetryPolicy()
  private let passing = RPCError(.unavailable, "peer_unavailable", "Later.")

  @Test("waits 100 ms, then 1.6 times as long, at most 5 s")
  func delays() {
    #expect(policy.delay(number: 1) == .milliseconds(100))
    #expect(policy.delay(number: 2) == .milliseconds(160))
    #expect(policy.delay(number: 3) == .milliseconds(256))
    #expect(policy.delay(number: 39) == .seconds(5))
  }

  @Test("stops after five attempts")
  func attempts() {
    #expect(policy.decision(passing, attempt: 4, remaining: nil, factor: 1) != .giveUp)
    #expect(policy.decision(passing, attempt: 5, remaining: nil, factor: 1) == .giveUp)
  }

  @Test("never waits beyond the caller's deadline")
  func deadline() {
    let tight = policy.decision(passing, attempt: 1, remaining: .milliseconds(90), factor: 1)
    #expect(tight == .giveUp)
    let enough = policy.decision(passing, attempt: 1, remaining: .milliseconds(110), factor: 1)
    #expect(enough == .wait(.milliseconds(100)))
  }

  @Test("waits exactly as long as the server's pushback")
  func pushback() {
    var error = RPCError(.resourceExhausted, "rate_limited", "Slowly.")
    error.retryAfter = .milliseconds(750)
    let decision = policy.decision(error, attempt: 1, remaining: nil, factor: 1.2)
    #expect(decision == .wait(.milliseconds(750)))
  }

  @Test("waits as long as a limit says, and longer each time it is refused again")
  func limit() {
    let refusal = RPCError(
      .resourceExhausted,
      "rate_limited",
      "Slowly.",
      retryAfter: .milliseconds(20),
      isUnprocessed: true
    )
    var patient = policy
    patient.waitsAtLimits = true
    let minute = Duration.seconds(60)
    #expect(patient.isAtLimit(refusal, remaining: minute))
    #expect(!patient.isAtLimit(refusal, remaining: nil), "without a deadline it is an attempt")
    #expect(!policy.isAtLimit(refusal, remaining: minute))
    for change: (inout RPCError) -> Void in [
      { $0.isUnprocessed = false }, { $0.retryAfter = nil }, { $0.retryable = false },
      {
        $0 = RPCError(.unavailable, "overloaded", "", retryAfter: .seconds(1), isUnprocessed: true)
      },
    ] {
      var other = refusal
      change(&other)
      #expect(!patient.isAtLimit(other, remaining: minute))
    }
    let waits: [(refusals: Int, milliseconds: Int64)] = [
      (1, 20), (2, 100), (3, 160), (4, 256), (7, 1_000), (1_000, 1_000),
    ]
    for (refusals, milliseconds) in waits {
      #expect(
        patient.decision(atLimit: refusal, refusals: refusals, remaining: minute, factor: 1)
          == .wait(.milliseconds(milliseconds))
      )
    }
    // The server's pushback still fits where a longer one does not.
    #expect(
      patient.decision(atLimit: refusal, refusals: 9, remaining: .milliseconds(21), factor: 1)
        == .wait(.milliseconds(20))
    )
    #expect(
      patient.decision(atLimit: refusal, refusals: 1, remaining: .milliseconds(20), factor: 1)
        == .giveUp
    )
  }

  @Test(
    "retries only what can help",
    arguments: [
      (RPCError(.unavailable, "", ""), true),
      (RPCError(.unavailable, "", "", retryable: false), false),
      (RPCError(.aborted, "request_in_progress", "", retryable: true), true),
      (RPCError(.aborted, "revision_mismatch", ""), false),
      (RPCError(.notFound, "task_not_found", ""), false),
      (RPCError(.deadlineExceeded, "", ""), false),
    ]
  )
  func repeatable(error: RPCError, expected: Bool) {
    #expect(policy.isRepeatable(error) == expected)
  }
}

@Suite("A retry bucket")
struct RetryBucketTests {
  @Test("ends all retries once half of it is used up, and refills slowly")
  func emptying() {
    var bucket = RetryBucket()
    for _ in 0..<49 { bucket.failed() }
    #expect(bucket.allowsRetry)
    bucket.failed()
    #expect(!bucket.allowsRetry)
    bucket.succeeded()
    #expect(bucket.allowsRetry)
  }
}
