// Made from package hidden by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `hidden`.
package enum Hidden {
  /// Every message type, for whoever has no more than its name.
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
