package import GatewayDomain
package import RPC

extension AccessRule {
  package init(_ access: Access) {
    switch access {
    case .unspecified: self = .unspecified
    case .member: self = .member
    case .parent: self = .parent
    case .selfOrParent: self = .selfOrParent
    case .operator: self = .operator
    case .service: self = .service
    case .anyone: self = .anyone
    }
  }
}
