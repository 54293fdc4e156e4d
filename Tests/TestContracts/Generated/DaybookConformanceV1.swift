// Generated from package daybook.conformance.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.conformance.v1`.
package enum DaybookConformanceV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    DaybookConformanceV1.Count.self
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Counter.Methods.all
}
