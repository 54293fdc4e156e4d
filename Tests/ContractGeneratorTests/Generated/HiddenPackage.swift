// Made from package hidden by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `hidden`.
package enum HiddenPackage {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    HiddenPackage.Hidden.self,
    HiddenPackage.Error.self,
    HiddenPackage.SwiftMessage.self,
    HiddenPackage.WireMessage.self,
    HiddenPackage.RPCMessage.self,
    HiddenPackage.Sendable.self,
    HiddenPackage.Hashable.self,
    HiddenPackage.Void.self,
    HiddenPackage.CallsClient.self,
    HiddenPackage.CallsService.self,
    HiddenPackage.Choices.self,
    HiddenPackage.Choices.OneOf_A.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] =
    Calls.Methods.all
}
