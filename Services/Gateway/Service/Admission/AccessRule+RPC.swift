package import GatewayDomain
package import RPC

extension AccessRule {
  package init(_ access: Access) {
    switch access {
    case .unspecified: self = .unspecified
    case .member: self = .member
    case .parent: self = .parent
    case .selfOrParent: self = .selfOrParent
    case .selfOrAnyParent: self = .selfOrAnyParent
    case .operator: self = .operator
    case .service: self = .service
    case .anyone: self = .anyone
    }
  }
}

extension CallNeeds {
  init(_ method: MethodDescriptor) {
    self.init(
      Scope(method.scope),
      consent: method.serviceChecksConsent ? nil : method.consent.map { ConsentKind($0) },
      isForDevices: method.isForDevices
    )
  }
}

extension ConsentKind {
  package init(_ area: RPC.ConsentArea) {
    switch area {
    case .screenTime: self = .screenTime
    case .health: self = .health
    }
  }

  /// As contracts name it.
  package var area: RPC.ConsentArea {
    switch self {
    case .screenTime: .screenTime
    case .health: .health
    }
  }
}

extension Scope {
  init(_ scope: TokenScope) {
    switch scope {
    case .read: self = .read
    case .write: self = .write
    }
  }
}
