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

extension Scope {
  init(_ scope: TokenScope) {
    switch scope {
    case .read: self = .read
    case .write: self = .write
    }
  }
}
