/// The number of messages each way.
package enum MethodKind: UInt8, Sendable, Hashable {
  case unary, serverStream, clientStream, bidirectional

  /// The client sends any number of messages.
  package var takesMany: Bool { self == .clientStream || self == .bidirectional }

  /// The server sends any number of messages.
  package var repliesMany: Bool { self == .serverStream || self == .bidirectional }
}

/// Who may call a method; the gateway enforces it in one place.
package enum Access: UInt8, Sendable, Hashable, CaseIterable {
  /// No caller: the contract does not say.
  case unspecified
  /// Every member of the household.
  case member
  /// The household's parents.
  case parent
  /// The member whose space it is; if that is a child, also a parent.
  case selfOrParent
  /// The installation's operator.
  case `operator`
  /// Other processes of the installation.
  case service
  /// Every peer that reaches the port.
  case anyone
  /// The member whose space it is, or any parent of the household.
  case selfOrAnyParent
}

/// The scope that a member's token needs for a call; the gateway enforces it in one place.
package enum TokenScope: UInt8, Sendable, Hashable, CaseIterable {
  case read, write
}

/// What a parent has to have consented to before anything of a child is stored; the gateway enforces it in one
/// place, except for methods whose service does (``MethodDescriptor/serviceChecksConsent``).
package enum ConsentArea: UInt8, Sendable, Hashable, CaseIterable {
  /// Installed apps, their use, points and rewards.
  case screenTime
  /// Water and sleep.
  case health

  /// Its name in metadata.
  package var text: String {
    switch self {
    case .screenTime: "screen_time"
    case .health: "health"
    }
  }
}

/// The priority under overload: interactive before background before bulk.
package enum Priority: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  case interactive, background, bulk

  package static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The contract of one method, from the generator.
///
/// A class, because each call refers to one.
package final class MethodDescriptor: Sendable {
  /// `package.Service/Method`, without a leading slash.
  package let name: String
  package let kind: MethodKind
  package let access: Access
  /// It has side effects, so a request id is required.
  package let changes: Bool
  package let isIdempotent: Bool
  package let hasNoSideEffects: Bool
  /// The scope that the token needs: declared, or else `read` if there are no side effects.
  package let scope: TokenScope
  package let priority: Priority
  /// What it stores of a child, which needs a parent's recorded consent; `nil`: nothing of the kind.
  package let consent: ConsentArea?
  /// The called service checks ``consent``, and the gateway does not.
  package let serviceChecksConsent: Bool
  /// A token of scope `device` may make the call for the child that it is bound to.
  package let isForDevices: Bool
  /// Its messages have cursors, and `resume-bin` is supported.
  package let isResumable: Bool
  /// Field numbers from the request's root to the member whose space it concerns; empty: none.
  package let subjectField: [Int]
  /// FNV-1a of the name, so that a lookup on the hot path does not hash it again.
  let nameHash: UInt64
  /// Its running handler protects an unauthenticated connection from eviction.
  ///
  /// Public streams do not: they do no work and last forever.
  let keepsPlace: Bool
  /// The name fits in CALL.
  let isCallable: Bool
  /// The longest request in bytes, compressed and inflated, whatever the server's message limit.
  private let longestRequest: Int
  /// The same for an unauthenticated peer, which may not call methods for processes.
  private let longestRequestOfStranger: Int

  /// Unauthenticated peers may call it with a token.
  var asksWhoCalls: Bool { access != .anyone && access != .service }

  /// The longest name in bytes; the shortest has one.
  static let longestName = 255

  /// The request limit of public methods: the name of a service, a code and a few names.
  ///
  /// So an unauthenticated peer cannot have megabytes buffered.
  static let longestRequestOfAnyone = 4_096

  /// One frame: requests that a stream answers are short, and are kept as long as the stream lasts.
  static let longestRequestForStream = 16_384

  /// The default request limit: a record with its texts, which a handler processes quickly.
  package static let longestRequestOfMost = 65_536

  package init(
    name: String,
    kind: MethodKind,
    access: Access = .unspecified,
    changes: Bool = false,
    isIdempotent: Bool = false,
    hasNoSideEffects: Bool = false,
    scope: TokenScope? = nil,
    priority: Priority = .interactive,
    consent: ConsentArea? = nil,
    serviceChecksConsent: Bool = false,
    isForDevices: Bool = false,
    isResumable: Bool = false,
    requestLimit: Int = MethodDescriptor.longestRequestOfMost,
    subjectField: [Int] = []
  ) {
    self.name = name
    self.kind = kind
    self.access = access
    self.changes = changes
    self.isIdempotent = isIdempotent
    self.hasNoSideEffects = hasNoSideEffects
    self.scope = scope ?? (hasNoSideEffects ? .read : .write)
    self.priority = priority
    self.consent = consent
    self.serviceChecksConsent = serviceChecksConsent
    self.isForDevices = isForDevices
    self.isResumable = isResumable
    self.subjectField = subjectField
    nameHash = Self.hash(of: name)
    longestRequest =
      switch (access, kind) {
      case (.anyone, _): Self.longestRequestOfAnyone
      // Unknown methods have no contract.
      case (.unspecified, _): .max
      case (_, .serverStream): Self.longestRequestForStream
      case (_, .unary): requestLimit
      default: .max
      }
    longestRequestOfStranger =
      access == .service ? Self.longestRequestOfAnyone : longestRequest
    keepsPlace = access != .anyone || kind == .unary
    isCallable = (1...Self.longestName).contains(name.utf8.count)
  }

  static func hash(of name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The contract's limit of one request, in bytes.
  @inline(__always)
  func longestRequest(isTrusted: Bool) -> Int {
    isTrusted ? longestRequest : longestRequestOfStranger
  }

  /// `package.Service`.
  package var service: Substring {
    name.prefix { $0 != "/" }
  }
}

extension MethodDescriptor: Hashable {
  package static func == (left: MethodDescriptor, right: MethodDescriptor) -> Bool {
    left === right || left.nameHash == right.nameHash && left.name == right.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(nameHash)
  }
}

extension MethodDescriptor: CustomStringConvertible {
  package var description: String { name }
}
