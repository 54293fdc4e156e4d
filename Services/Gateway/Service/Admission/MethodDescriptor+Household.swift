package import RPC

extension [MethodDescriptor] {
  /// The methods of services that concern the household, by what their contracts declare.
  ///
  /// A service concerns the household when one of its methods reaches beyond a member's own space:
  /// it is for everyone, for operators, for processes, for any parent, or for parents without naming
  /// a member. Calls of all other services count as private.
  package var ofHousehold: [MethodDescriptor] {
    let services = Set(filter(\.reachesBeyondOwnSpace).map(\.service))
    return filter { services.contains($0.service) }
  }
}

extension MethodDescriptor {
  /// `package.Service`.
  fileprivate var service: Substring { name.prefix { $0 != "/" } }

  fileprivate var reachesBeyondOwnSpace: Bool {
    switch access {
    case .anyone, .operator, .service, .selfOrAnyParent: true
    case .parent: subjectField.isEmpty
    case .member, .selfOrParent, .unspecified: false
    }
  }
}
