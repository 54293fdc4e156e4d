// Made from package services by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `services`.
package enum Services {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    Services.Request.self
  ]

  /// Every method of every service.
  package static let methods: [RPC.MethodDescriptor] = [
    ServicesMethods.Methods.all,
    Foo.Methods.all,
    FooClientMethods.Methods.all,
    FooServiceMethods.Methods.all,
    MethodDescriptor.Methods.all,
    Router.Methods.all,
    ServerCall.Methods.all,
    Methods.Methods.all,
    Lower.Methods.all,
    Empty.Methods.all,
    RPCMethods.Methods.all,
    TypeMethods.Methods.all,
  ].flatMap(\.self)
}
