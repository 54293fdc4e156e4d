/// How many messages go each way.
package enum MethodKind: UInt8, Sendable, Hashable {
  case unary, serverStream, clientStream, bidirectional

  /// The client sends any number of messages.
  package var takesMany: Bool { self == .clientStream || self == .bidirectional }

  /// The server sends any number of messages.
  package var repliesMany: Bool { self == .serverStream || self == .bidirectional }
}

/// Who may call a method; the gateway enforces it in one place.
package enum Access: UInt8, Sendable, Hashable, CaseIterable {
  /// Nobody: the contract forgot to say.
  case unspecified
  /// Every member of the household.
  case member
  /// The household's parents.
  case parent
  /// The member whose space it is; if that is a child, also a parent.
  case selfOrParent
  /// Who runs the installation.
  case `operator`
  /// Other processes of the installation.
  case service
  /// Whoever reaches the port.
  case anyone
  /// The member whose space it is, or any parent of the household.
  case selfOrAnyParent
}

/// What a member's token has to allow for a call; the gateway enforces it in one place.
package enum TokenScope: UInt8, Sendable, Hashable, CaseIterable {
  case read, write
}

/// What is kept longest under overload: interactive before background before bulk.
package enum Priority: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  case interactive, background, bulk

  package static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What the contract says about one method.
///
/// The generator makes these. An object, because each call holds one.
package final class MethodDescriptor: Sendable {
  /// `package.Service/Method`, without a leading slash.
  package let name: String
  package let kind: MethodKind
  package let access: Access
  /// It changes something, so a request id is required.
  package let changes: Bool
  package let isIdempotent: Bool
  package let hasNoSideEffects: Bool
  /// What the token has to allow: what the contract declares, else to read where there are no side effects.
  package let scope: TokenScope
  package let priority: Priority
  /// Its messages carry cursors, and `resume-bin` is understood.
  package let isResumable: Bool
  /// Field numbers from the request's root to the member whose space it is about; empty: none.
  package let subjectField: [Int]
  /// FNV-1a of the name, so that a table lookup on the hot path does not hash text again.
  let nameHash: UInt64
  /// Its handler keeps a connection without a proof from giving way: not the streams of everybody, who ask
  /// for nothing and last as long as they like.
  let keepsPlace: Bool
  /// CALL has room for the name.
  let isCallable: Bool
  /// Bytes of one request, as it travels and inflated, however long a message its server takes elsewhere.
  private let longestRequest: Int
  /// The same for a peer without a proof, who may not call what is for processes of the installation.
  private let longestRequestOfStranger: Int

  /// Peers without a proof may call it, if they say who they are.
  var asksWhoCalls: Bool { access != .anyone && access != .service }

  /// Bytes of a name; there is at least one.
  static let longestName = 255

  /// Who need not say who they are have nothing long to say: the name of a service, a code and a few
  /// names; so nobody holds megabytes of a stranger for it.
  static let longestRequestOfAnyone = 4_096

  /// A frame: what asks for a stream is short, and is kept as long as that lasts, which may be for ever.
  static let longestRequestForStream = 16_384

  /// Where the contract says nothing else: a record with its texts; what a handler does with so much is soon done.
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
    self.isResumable = isResumable
    self.subjectField = subjectField
    nameHash = Self.hash(of: name)
    longestRequest =
      switch (access, kind) {
      case (.anyone, _): Self.longestRequestOfAnyone
      // Not of methods without a contract, of which nothing is known.
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

  /// Bytes of one request, as far as it is for the contract to say.
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
