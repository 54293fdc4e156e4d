// Made from package daybook.conformance.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.conformance.v1`.
package enum DaybookConformanceV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    DaybookConformanceV1.Count.self
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Counter.Methods.all
}
