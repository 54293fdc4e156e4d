// Generated from package hidden by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `hidden`.
package enum Hidden {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    Hidden.HiddenMessage.self,
    Hidden.Error.self,
    Hidden.SwiftMessage.self,
    Hidden.WireMessage.self,
    Hidden.RPCMessage.self,
    Hidden.Sendable.self,
    Hidden.Hashable.self,
    Hidden.Void.self,
    Hidden.CallsClient.self,
    Hidden.CallsService.self,
    Hidden.Choices.self,
    Hidden.Choices.OneOf_A.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Calls.Methods.all
}
