import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@Suite("A caller")
struct CallerTests {
  private let loop = Simulation().loop

  private func caller(_ metadata: Metadata, trusted: Bool = true) throws -> Caller {
    try Caller(
      ServerCall(
        method: TaskV1.Tasks.Methods.completeTask,
        metadata: metadata,
        loop: loop,
        isPeerTrusted: trusted
      )
    )
  }

  @Test("is restored from its metadata")
  func roundTrip() throws {
    let calendar = try #require(
      HouseholdCalendar(
        zoneName: "Europe/Berlin",
        dayStart: LocalTime(text: "04:00") ?? .midnight,
        weekStart: .sunday
      )
    )
    let original = Caller(
      household: .sample(1),
      member: .sample(2),
      subject: .sample(3),
      role: .parent,
      calendar: calendar,
      requestID: .sample(4),
      device: .sample(5),
      scopes: ["read", "write"],
      consents: [.screenTime: .testStart, .health: .testStart + .milliseconds(1)]
    )
    #expect(try caller(original.metadata) == original)
  }

  @Test("has the consents of its metadata, each with the instant since which it holds (APP-002)")
  func consents() throws {
    var metadata = Caller.sample(consents: [.health], consentedAt: .testStart).metadata
    #expect(
      metadata[TrustedKey.consents] == "health=\(Timestamp.testStart.millisecondsSinceEpoch)"
    )
    let at = { Timestamp(millisecondsSinceEpoch: $0) }
    let read: [(String, [ConsentArea: Timestamp])] = [
      ("screen_time=5,health=7", [.screenTime: at(5), .health: at(7)]),
      ("other=5,health=7", [.health: at(7)]),
      // Without an instant there is no telling what may be stored.
      ("screen_time,health", [:]), ("screen_time=", [:]), ("screen_time=soon", [:]),
      ("screen_time=5=6", [:]), ("screen_time=9223372036854775807", [:]),
      ("screen_time=99999999999999999999", [:]), ("", [:]), (",=,", [:]),
    ]
    for (text, consents) in read {
      metadata[TrustedKey.consents] = text
      #expect(try caller(metadata).consents == consents, "\(text)")
    }
  }

  @Test("uses their own space unless another is named")
  func ownSpace() throws {
    var metadata = Caller.sample(member: 2).metadata
    metadata[TrustedKey.subject] = nil
    #expect(try caller(metadata).subject == .sample(2))
  }

  @Test("is not accepted without authentication, nor from incomplete metadata")
  func unknown() throws {
    let full = Caller.sample().metadata
    func expectUnknown(_ metadata: Metadata, trusted: Bool = true) {
      let error = #expect(throws: RPCError.self) { try caller(metadata, trusted: trusted) }
      #expect(error?.code == .unauthenticated)
      #expect(error?.reason == "caller_unknown")
    }
    expectUnknown(full, trusted: false)
    for key in [TrustedKey.household, TrustedKey.member, TrustedKey.role] {
      var without = full
      without[key] = nil
      expectUnknown(without)
      var malformed = full
      malformed[key] = "x"
      expectUnknown(malformed)
    }
    for key in [TrustedKey.dayStart, TrustedKey.weekStart, TrustedKey.subject] {
      var malformed = full
      malformed[key] = "x"
      expectUnknown(malformed)
    }
  }

  @Test("in a zone that only the gateway knows gets an internal error")
  func unknownZone() {
    var metadata = Caller.sample().metadata
    metadata[TrustedKey.zone] = "Mars/Olympus"
    let error = #expect(throws: RPCError.self) { try caller(metadata) }
    #expect(error?.code == .internal)
    #expect(error?.reason == "zone_unknown")
  }

  @Test("with an invalid request id gets that reason", arguments: ["x", UniqueID.nilID.text])
  func badRequestID(text: String) {
    var metadata = Caller.sample().metadata
    metadata[TrustedKey.requestID] = text
    let error = #expect(throws: RPCError.self) { try caller(metadata) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.reason == "invalid_request_id")
  }
}

@Suite("A storage error")
struct StorageRefusalTests {
  @Test("is reported to the caller with advice and to the log with its cause (ERR-010)")
  func mapping() {
    // SQLITE_FULL, IOERR_WRITE, READONLY, BUSY, CORRUPT, NOTADB, CONSTRAINT, MISMATCH
    let expected: [(Int32, StatusCode, String)] = [
      (13, .resourceExhausted, "storage_full"), (10 | 3 << 8, .unavailable, "save_failed"),
      (8, .unavailable, "save_failed"), (5, .unavailable, "save_failed"),
      (11, .dataLoss, "store_damaged"), (26, .dataLoss, "store_damaged"),
      (19, .internal, "internal"), (20, .internal, "internal"),
    ]
    for (code, status, reason) in expected {
      let error = SQLiteError(code: code, message: "secret words", sql: "SELECT secret").rpcError
      #expect(error.code == status)
      #expect(error.reason == reason)
      #expect(!error.description.contains("secret"))
      #expect(error.debugDetail?.contains("secret words") == true)
    }
  }

  @Test("shows no path to the caller")
  func refusals() {
    let damaged = DatabaseRefusal.notADatabase(path: "/secret").rpcError
    #expect(damaged.code == .dataLoss)
    #expect(!damaged.description.contains("secret"))
    let newer = DatabaseRefusal.newerSchema(found: 2, known: 1).rpcError
    #expect(newer.code == .unavailable)
    #expect(DatabaseRefusal.tooMuchWaiting(limit: 3).rpcError.isUnprocessed)
  }
}
