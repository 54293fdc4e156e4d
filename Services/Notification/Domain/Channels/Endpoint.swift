package import Vocabulary

/// A channel by which a member chose to be notified outside of Daybook (ruling 17).
package struct Endpoint: Equatable, Sendable {
  /// The largest number of endpoints per member (HOK-010).
  package static let mostOfMember = 5
  /// The largest number of characters of a name.
  package static let longestName = 40

  /// Chosen by its member; unique among the member's endpoints.
  package let name: String
  package var kind: EndpointKind
  package var address: String
  /// The ntfy topic to publish to; empty for a webhook.
  package var topic: String
  package var level: ContentLevel
  package var isOn: Bool
  /// Why it is off; `nil` while it is on.
  package var offReason: OffReason?
  /// The time of the first failure since the last success; `nil` after a success.
  package var failingSince: Timestamp?
  package var lastSuccess: Timestamp?
  /// The kinds of reminders that it receives; empty: all.
  package var kinds: Set<ReminderKind> = []
  /// The number of messages dropped from a full queue since the last success.
  package var dropped = 0

  package init(
    name: String,
    kind: EndpointKind,
    address: String,
    topic: String = "",
    level: ContentLevel = .dueOnly
  ) {
    self.name = name
    self.kind = kind
    self.address = address
    self.topic = topic
    self.level = level
    isOn = true
  }

  /// Whether `text` is a valid ntfy topic: 1 to 64 ASCII letters, digits, `_` and `-`.
  package static func isTopic(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// The largest number of bytes of an access token.
  package static let longestToken = 128

  /// Whether a text is a valid access token: visible ASCII, so that it cannot end an HTTP header.
  package static func isToken(_ text: String) -> Bool {
    (1...longestToken).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }

  /// Whether it receives reminders of a kind.
  package func takes(_ kind: ReminderKind) -> Bool { kinds.isEmpty || kinds.contains(kind) }

  /// Whether two versions of an endpoint have the same receiver.
  package func hasSameReceiver(as other: Endpoint) -> Bool {
    kind == other.kind && address == other.address && topic == other.topic
  }

  /// The endpoint after a successful delivery.
  package func succeeded(at now: Timestamp) -> Endpoint {
    var copy = self
    copy.failingSince = nil
    copy.lastSuccess = now
    copy.dropped = 0
    return copy
  }

  /// The endpoint after a failed delivery (HOK-004).
  ///
  /// It is switched off at once if the receiver is gone, otherwise after ``RetryPlan/patience`` without a success.
  package func failed(at now: Timestamp, isGone: Bool) -> Endpoint {
    var copy = self
    // A clock that was ahead says nothing about how long it has failed.
    let since = min(failingSince ?? now, now)
    copy.failingSince = since
    if isGone || now - since >= RetryPlan.patience {
      copy.isOn = false
      copy.offReason = isGone ? .gone : .failing
    }
    return copy
  }

  /// The endpoint switched on again.
  package func enabled() -> Endpoint {
    var copy = self
    copy.isOn = true
    copy.offReason = nil
    copy.failingSince = nil
    return copy
  }
}

/// The raw value is stored.
package enum EndpointKind: Int, Hashable, Sendable, CaseIterable {
  case ntfy = 1
  case webhook = 2
  case mail = 3
}

/// How much of a reminder a message reveals (HOK-006).
///
/// The raw value is stored.
package enum ContentLevel: Int, Hashable, Sendable, CaseIterable {
  /// Only that something is due.
  case dueOnly = 1
  /// What is due.
  case titles = 2
  /// What is due, and when.
  case full = 3
}

/// Why an endpoint is off.
///
/// The raw value is stored.
package enum OffReason: Int, Hashable, Sendable, CaseIterable {
  /// The receiver answered 410.
  case gone = 1
  /// No delivery succeeded for ``RetryPlan/patience``.
  case failing = 2
}
