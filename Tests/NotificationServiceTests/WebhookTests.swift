import Cryptography
import Foundation
import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

extension OutgoingRequest {
  /// The value of a header; empty without one.
  fileprivate func header(_ name: String) -> String {
    headers.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) } ?? ""
  }

  /// Whether it is signed with a secret, as a receiver verifies it by the specification.
  fileprivate func isSigned(with secret: String) -> Bool {
    guard let key = Data(base64Encoded: String(secret.dropFirst("whsec_".count))) else {
      return false
    }
    let content =
      Array("\(header("webhook-id")).\(header("webhook-timestamp")).".utf8) + body
    let wanted = "v1," + Data(HMAC.sha256(key: Array(key), data: content)).base64EncodedString()
    return header("webhook-signature").split(separator: " ").contains(Substring(wanted))
  }

  fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}

@Suite("A webhook (HOK-001)")
struct WebhookTests {
  private static let hour = Duration.seconds(3_600)

  private func house(
    _ sender: ScriptedSender,
    _ body: @escaping @Sendable (NotificationHouse, Tasks) async throws -> Void
  ) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification(sender: sender)
      try await body(house, tasks)
    }
  }

  private func open(
    _ house: NotificationHouse,
    says level: NotificationV1.ContentLevel = .dueOnly,
    request: UInt64 = 1
  ) async throws -> NotificationV1.PutChannelResponse {
    let channel = NotificationV1.Channel(
      name: "desk",
      kind: .webhook,
      address: "https://example.org/hooks/daybook?of=mia",
      level: level
    )
    return try await house.channels(.sample(request: request)) {
      try await $0.putChannel(.init(channel: channel), $1)
    }
  }

  @Test("is signed as in the published test vector (HOK-002)")
  func vector() throws {
    let secret = try #require(
      WebhookSecret(text: "whsec_ZGF5Ym9vay1leGFtcGxlLXNlY3JldC0zMi1ieXRlcyE=")
    )
    let body =
      #"{"type":"task_completed","seq":"42","household":"018f3f0e-0000-7000-8000-000000000001","#
      + #""data":{"task_id":"07aa3261-c0e0-59c4-935c-bec79331ea75","points":3}}"#
    let id = "018f3f0e-6a10-7c3a-9c51-2f6c1d0a7e45"
    #expect(
      secret.signature(id: id, timestamp: 1_774_947_600, body: Array(body.utf8))
        == "v1,loYxCp8OeOSdygN698ZRI7YPNP97AATbPCCZFEK9nYg="
    )
    #expect(secret.bytes.count == WebhookSecret.length)
    let other = body.replacingOccurrences(of: "3}}", with: "4}}")
    #expect(
      secret.signature(id: id, timestamp: 1_774_947_600, body: Array(other.utf8))
        != "v1,loYxCp8OeOSdygN698ZRI7YPNP97AATbPCCZFEK9nYg="
    )
  }

  @Test("is sent signed JSON that says only that something is due, to the URL with its path")
  func sent() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks in
      let opened = try await open(house)
      #expect(opened.created && opened.secret.hasPrefix("whsec_"))
      let due = house.now + Self.hour
      _ = try await house.list(after: try await tasks.save(1, remindAt: due, name: "See doctor"))
      try await house.pass(Self.hour * 2)
      let request = try #require(sender.sent.first)
      #expect(request.address.text == "https://example.org/hooks/daybook?of=mia")
      #expect(request.isSigned(with: opened.secret))
      #expect(request.header("webhook-timestamp") == "\(due.millisecondsSinceEpoch / 1_000)")
      #expect(!request.text.contains("doctor"), "\(request.text)")
      let body = try GoogleProtobuf.Struct(json: request.text)
      #expect(Set(body.fields.keys) == ["type", "seq", "time", "household", "data"])
      #expect(request.text.contains(#""type":"reminder_delivered""#), "\(request.text)")
      #expect(!request.isSigned(with: WebhookSecret(bytes: [UInt8](repeating: 7, count: 32)).text))
    }
  }

  @Test("says what is due if its member chose that, and never any health data (HOK-006)")
  func levels() throws {
    let endpoint = Endpoint(
      name: "desk",
      kind: .webhook,
      address: "https://example.org",
      level: .full
    )
    func body(_ kind: ReminderKind, task: TaskID?) throws -> String {
      let reminder = Reminder(
        id: .sample(1),
        member: .sample(1),
        kind: kind,
        task: task,
        project: nil,
        taskName: "See doctor",
        dueAt: .testStart
      )
      let message = try OutgoingMessage(
        reminder,
        to: endpoint,
        in: .utc,
        isQuiet: false,
        .init(id: .sample(1), sequence: 1, household: .sample(1), now: .testStart, secrets: [])
      )
      return message.request.text
    }
    let full = try body(.task, task: .sample(3))
    #expect(full.contains("See doctor") && full.contains(TaskID.sample(3).text), "\(full)")
    #expect(try !body(.health, task: nil).contains("doctor"))
  }

  @Test("gets the same message again, under its id, until it is accepted, in order (HOK-003)")
  func again() throws {
    let sender = ScriptedSender(OutgoingReply(status: 500), OutgoingReply(status: 302))
    try house(sender) { house, tasks in
      let secret = try await open(house, says: .titles).secret
      try await tasks.save(1, remindAt: house.now + Self.hour, name: "First")
      try await tasks.save(2, remindAt: house.now + Self.hour + .seconds(1), name: "Second")
      try await house.pass(Self.hour + .seconds(300))
      let sent = sender.sent
      #expect(sent.map { $0.text.contains("First") } == [true, true, true, false])
      #expect(Set(sent.prefix(3).map { $0.header("webhook-id") }).count == 1)
      #expect(Set(sent.map { $0.header("webhook-id") }).count == 2)
      #expect(sent.allSatisfy { $0.isSigned(with: secret) })
    }
  }

  @Test("has a new secret at once, and is signed with the old one too for 24 hours (HOK-001)")
  func rotated() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks in
      let old = try await open(house).secret
      let rotated = try await house.channels(.sample(request: 2)) {
        try await $0.rotateChannelSecret(.init(name: "desk"), $1)
      }
      #expect(rotated.secret.hasPrefix("whsec_") && rotated.secret != old)
      let until = try #require(rotated.oldUntil.flatMap { Timestamp($0) })
      #expect(house.now + Self.hour * 24 - until < .seconds(1))
      try await tasks.save(1, remindAt: house.now + Self.hour)
      try await tasks.save(2, remindAt: house.now + Self.hour * 25)
      try await house.pass(Self.hour * 26)
      #expect(sender.sent.map { $0.isSigned(with: rotated.secret) } == [true, true])
      #expect(sender.sent.map { $0.isSigned(with: old) } == [true, false])
      let again = try await open(house, request: 3)
      #expect(!again.created && again.secret.isEmpty, "it keeps its secret")
    }
  }

  @Test("has its secret stored only sealed, and a repeated call returns it again")
  func sealed() throws {
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      let process = try await house.startNotification(sender: ScriptedSender())
      let secret = try await open(house).secret
      #expect(try await open(house).secret == secret)
      let bytes = try #require(WebhookSecret(text: secret)).bytes
      let store = try #require(process.store)
      let kept = try await store.read { connection in
        try connection.all(
          "SELECT secret FROM endpoint UNION ALL SELECT reply FROM request_reply UNION ALL SELECT body FROM feed"
        ) { row in try row.value(0, as: [UInt8].self) }
      }
      #expect(kept.count >= 3)
      for value in kept {
        #expect(!value.contains(bytes) && !value.contains(Array(secret.dropFirst(6).utf8)))
      }
    }
  }

  @Test("is off at once when its receiver answers 410, and after five days of failures (HOK-004)")
  func off() throws {
    for (status, passing, reason) in [
      (410, Self.hour * 2, "gone"), (500, Self.hour * 130, "failing"),
    ] {
      let sender = ScriptedSender(usual: OutgoingReply(status: status))
      try house(sender) { house, tasks in
        _ = try await open(house)
        try await tasks.save(1, remindAt: house.now + Self.hour)
        try await tasks.save(2, remindAt: house.now + Self.hour * 60)
        try await house.pass(passing)
        let channel = try await house.channels(.sample()) {
          try await $0.listChannels(.init(), $1).channels.first
        }
        #expect(channel?.kind == .webhook)
        #expect(channel?.enabled == false && channel?.offReason == reason)
      }
    }
  }

  @Test(
    "is refused without a key to seal its secret, at invalid and internal addresses, and for children"
  )
  func refusals() throws {
    let seal = SecretSeal(keys: nil, random: RandomSource(seed: 1))
    #expect(throws: ChannelRefusal.secretsUnavailable) { try seal.seal(seal.newSecret()) }
    let one = SecretSeal(
      keys: ClusterKeys(current: [UInt8](repeating: 1, count: 32)),
      random: .system
    )
    let two = SecretSeal(
      keys: ClusterKeys(
        current: [UInt8](repeating: 2, count: 32),
        previous: [UInt8](repeating: 1, count: 32)
      ),
      random: .system
    )
    let secret = one.newSecret()
    #expect(try two.open(one.seal(secret)) == secret, "the key before it opens too")
    #expect(throws: ChannelRefusal.secretsUnavailable) { try one.open(two.seal(secret)) }
    #expect(throws: ChannelRefusal.secretsUnavailable) { try one.open([1, 2, 3]) }
    try house(ScriptedSender()) { house, _ in
      func reason(_ address: String, _ caller: Caller) async -> String? {
        do {
          _ = try await house.channels(caller) {
            try await $0.putChannel(
              .init(channel: .init(name: "desk", kind: .webhook, address: address)),
              $1
            )
          }
          return nil
        } catch {
          return (error as? RPCError)?.reason
        }
      }
      #expect(await reason("http://example.org/x", .sample(request: 1)) == "https_required")
      #expect(
        await reason("https://example.org:22/x", .sample(request: 1)) == "address_not_allowed"
      )
      #expect(await reason("https://me@example.org", .sample(request: 1)) == "malformed_address")
      #expect(
        await reason("https://example.org", .sample(role: .child, request: 1)) == "parents_only"
      )
      let phone = NotificationV1.Channel(
        name: "phone",
        kind: .ntfy,
        address: "https://ntfy.sh",
        topic: "a"
      )
      _ = try await house.channels(.sample(request: 2)) {
        try await $0.putChannel(.init(channel: phone), $1)
      }
      for (name, wanted) in [("phone", "no_webhook"), ("none", "unknown_endpoint")] {
        do {
          _ = try await house.channels(.sample(request: 3)) {
            try await $0.rotateChannelSecret(.init(name: name), $1)
          }
          Issue.record("\(name) was given a secret")
        } catch {
          #expect((error as? RPCError)?.reason == wanted)
        }
      }
    }
  }
}
