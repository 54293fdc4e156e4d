package import Vocabulary

/// A way to a member outside of Daybook, which they chose (ruling 17).
package struct Endpoint: Equatable, Sendable {
  /// How many a member may have (HOK-010).
  package static let mostOfMember = 5
  /// Characters of a name.
  package static let longestName = 40

  /// By what its member calls it; unique among theirs.
  package let name: String
  package var kind: EndpointKind
  package var address: String
  /// Of ntfy: the topic to publish to.
  package var topic: String
  package var level: ContentLevel
  package var isOn: Bool
  /// Why it is off; `nil` while it is on.
  package var offReason: OffReason?
  /// Since when nothing arrived; `nil` after a success.
  package var failingSince: Timestamp?
  package var lastSuccess: Timestamp?

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

  /// Whether a text can be a topic: 1 to 64 letters, digits, `_` and `-`, as ntfy has them.
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

  /// The endpoint after a message arrived.
  package func succeeded(at now: Timestamp) -> Endpoint {
    var copy = self
    copy.failingSince = nil
    copy.lastSuccess = now
    return copy
  }

  /// The endpoint after a message did not arrive: off at once where the receiver is gone, else after days without a
  /// success (HOK-004).
  package func failed(at now: Timestamp, isGone: Bool) -> Endpoint {
    var copy = self
    let since = failingSince ?? now
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

/// The raw value is what the store keeps.
package enum EndpointKind: Int, Hashable, Sendable, CaseIterable {
  case ntfy = 1
  case webhook = 2
}

/// How much a message says (HOK-006); the raw value is what the store keeps.
package enum ContentLevel: Int, Hashable, Sendable, CaseIterable {
  /// That something is due.
  case dueOnly = 1
  /// What is due.
  case titles = 2
  /// What is due, and when.
  case full = 3
}

/// Why an endpoint is off; the raw value is what the store keeps.
package enum OffReason: Int, Hashable, Sendable, CaseIterable {
  /// The receiver answered 410.
  case gone = 1
  /// No message arrived for days.
  case failing = 2
}
