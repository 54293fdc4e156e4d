// Made from services.proto by protoc-gen-daybook; changes belong there.

package import RPC
import Wire

extension Services {
  /// Has the name of its package.
  package enum ServicesMethods {
    package static let name = "services.Services"

    /// What the contract says about each method.
    package enum Methods {
      package static let fooBar = RPC.MethodDescriptor(
        name: "services.Services/fooBar",
        kind: .unary,
        access: .unspecified
      )

      package static let fooBarMethod = RPC.MethodDescriptor(
        name: "services.Services/foo_bar",
        kind: .unary,
        access: .unspecified
      )

      package static let fooBarMethod2 = RPC.MethodDescriptor(
        name: "services.Services/FooBar",
        kind: .clientStream,
        access: .unspecified
      )

      package static let allMethod = RPC.MethodDescriptor(
        name: "services.Services/All",
        kind: .serverStream,
        access: .unspecified
      )

      package static let channelMethod = RPC.MethodDescriptor(
        name: "services.Services/Channel",
        kind: .bidirectional,
        access: .unspecified
      )

      package static let `init` = RPC.MethodDescriptor(
        name: "services.Services/Init",
        kind: .unary,
        access: .unspecified
      )

      package static let selfMethod = RPC.MethodDescriptor(
        name: "services.Services/Self",
        kind: .unary,
        access: .unspecified
      )

      package static let name = RPC.MethodDescriptor(
        name: "services.Services/Name",
        kind: .unary,
        access: .unspecified
      )

      package static let register = RPC.MethodDescriptor(
        name: "services.Services/Register",
        kind: .unary,
        access: .unspecified
      )

      package static let methods = RPC.MethodDescriptor(
        name: "services.Services/Methods",
        kind: .unary,
        access: .unspecified
      )

      package static let `default` = RPC.MethodDescriptor(
        name: "services.Services/default",
        kind: .unary,
        access: .unspecified
      )

      package static let method1 = RPC.MethodDescriptor(
        name: "services.Services/_1",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [
        fooBar, fooBarMethod, fooBarMethod2, allMethod, channelMethod, `init`, selfMethod, name,
        register, methods, `default`, method1,
      ]
    }
  }
}

extension Services {
  /// What serves `services.Services`.
  package protocol ServicesService: Swift.Sendable {
    func fooBar(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request

    func fooBarMethod(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request

    func fooBarMethod2(_ requests: RequestStream<Services.Request>, _ call: RPC.ServerCall)
      async throws -> Services.Request

    func allMethod(
      _ request: Services.Request,
      _ call: RPC.ServerCall,
      _ replies: ReplyWriter<Services.Request>
    ) async throws

    func channelMethod(
      _ requests: RequestStream<Services.Request>,
      _ call: RPC.ServerCall,
      _ replies: ReplyWriter<Services.Request>
    ) async throws

    func `init`(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request

    func selfMethod(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request

    func name(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request

    func register(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request

    func methods(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request

    func `default`(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request

    func method1(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.Services`.
  package mutating func register(_ service: some Services.ServicesService) {
    serve(Services.ServicesMethods.Methods.fooBar) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.fooBar($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.fooBar(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(Services.ServicesMethods.Methods.fooBarMethod) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.fooBarMethod($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.fooBarMethod(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    registerClientStream(Services.ServicesMethods.Methods.fooBarMethod2) {
      try await service.fooBarMethod2($0, $1)
    }
    registerServerStream(Services.ServicesMethods.Methods.allMethod) {
      try await service.allMethod($0, $1, $2)
    }
    registerBidirectional(Services.ServicesMethods.Methods.channelMethod) {
      try await service.channelMethod($0, $1, $2)
    }
    serve(Services.ServicesMethods.Methods.`init`) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.`init`($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.`init`(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(Services.ServicesMethods.Methods.selfMethod) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.selfMethod($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.selfMethod(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(Services.ServicesMethods.Methods.name) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.name($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.name(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(Services.ServicesMethods.Methods.register) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.register($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.register(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(Services.ServicesMethods.Methods.methods) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.methods($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.methods(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(Services.ServicesMethods.Methods.`default`) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.`default`($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.`default`(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(Services.ServicesMethods.Methods.method1) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.method1($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.method1(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.Services`.
  package struct ServicesClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func fooBar(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.fooBar,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func fooBarMethod(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.fooBarMethod,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func fooBarMethod2(
      _ options: CallOptions = CallOptions(),
      _ write: (RequestWriter<Services.Request>) async throws -> Swift.Void
    ) async throws -> Services.Request {
      try await channel.clientStream(Services.ServicesMethods.Methods.fooBarMethod2, options, write)
    }

    package func allMethod(_ request: Services.Request, _ options: CallOptions = CallOptions())
      async throws -> ReplyStream<Services.Request>
    {
      try await channel.serverStream(Services.ServicesMethods.Methods.allMethod, request, options)
    }

    package func channelMethod(_ options: CallOptions = CallOptions()) async throws -> Exchange<
      Services.Request, Services.Request
    > {
      try await channel.bidirectional(Services.ServicesMethods.Methods.channelMethod, options)
    }

    package func `init`(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.`init`,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func selfMethod(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.selfMethod,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func name(_ request: Services.Request, _ options: consuming CallOptions = CallOptions())
      async throws -> Services.Request
    {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.name,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func register(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.register,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func methods(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.methods,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func `default`(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.`default`,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    package func method1(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.ServicesMethods.Methods.method1,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum Foo {
    package static let name = "services.Foo"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = RPC.MethodDescriptor(
        name: "services.Foo/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [get]
    }
  }
}

extension Services {
  /// What serves `services.Foo`.
  package protocol FooService: Swift.Sendable {
    func get(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.Foo`.
  package mutating func register(_ service: some Services.FooService) {
    serve(Services.Foo.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.get(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.Foo`.
  package struct FooClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: Services.Request, _ options: consuming CallOptions = CallOptions())
      async throws -> Services.Request
    {
      let reply = try await channel.unaryEncoded(
        Services.Foo.Methods.get,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum FooClientMethods {
    package static let name = "services.FooClient"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = RPC.MethodDescriptor(
        name: "services.FooClient/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [get]
    }
  }
}

extension Services {
  /// What serves `services.FooClient`.
  package protocol FooClientService: Swift.Sendable {
    func get(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.FooClient`.
  package mutating func register(_ service: some Services.FooClientService) {
    serve(Services.FooClientMethods.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.get(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.FooClient`.
  package struct FooClientClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: Services.Request, _ options: consuming CallOptions = CallOptions())
      async throws -> Services.Request
    {
      let reply = try await channel.unaryEncoded(
        Services.FooClientMethods.Methods.get,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum FooServiceMethods {
    package static let name = "services.FooService"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = RPC.MethodDescriptor(
        name: "services.FooService/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [get]
    }
  }
}

extension Services {
  /// What serves `services.FooService`.
  package protocol FooServiceService: Swift.Sendable {
    func get(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.FooService`.
  package mutating func register(_ service: some Services.FooServiceService) {
    serve(Services.FooServiceMethods.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.get(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.FooService`.
  package struct FooServiceClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: Services.Request, _ options: consuming CallOptions = CallOptions())
      async throws -> Services.Request
    {
      let reply = try await channel.unaryEncoded(
        Services.FooServiceMethods.Methods.get,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  /// Has the name of what generated code makes of methods.
  package enum MethodDescriptor {
    package static let name = "services.MethodDescriptor"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = RPC.MethodDescriptor(
        name: "services.MethodDescriptor/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [get]
    }
  }
}

extension Services {
  /// What serves `services.MethodDescriptor`.
  package protocol MethodDescriptorService: Swift.Sendable {
    func get(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.MethodDescriptor`.
  package mutating func register(_ service: some Services.MethodDescriptorService) {
    serve(Services.MethodDescriptor.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.get(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.MethodDescriptor`.
  package struct MethodDescriptorClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: Services.Request, _ options: consuming CallOptions = CallOptions())
      async throws -> Services.Request
    {
      let reply = try await channel.unaryEncoded(
        Services.MethodDescriptor.Methods.get,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum Router {
    package static let name = "services.Router"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = RPC.MethodDescriptor(
        name: "services.Router/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [get]
    }
  }
}

extension Services {
  /// What serves `services.Router`.
  package protocol RouterService: Swift.Sendable {
    func get(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.Router`.
  package mutating func register(_ service: some Services.RouterService) {
    serve(Services.Router.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.get(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.Router`.
  package struct RouterClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: Services.Request, _ options: consuming CallOptions = CallOptions())
      async throws -> Services.Request
    {
      let reply = try await channel.unaryEncoded(
        Services.Router.Methods.get,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum ServerCall {
    package static let name = "services.ServerCall"

    /// What the contract says about each method.
    package enum Methods {
      package static let get = RPC.MethodDescriptor(
        name: "services.ServerCall/Get",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [get]
    }
  }
}

extension Services {
  /// What serves `services.ServerCall`.
  package protocol ServerCallService: Swift.Sendable {
    func get(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.ServerCall`.
  package mutating func register(_ service: some Services.ServerCallService) {
    serve(Services.ServerCall.Methods.get) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.get($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.get(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.ServerCall`.
  package struct ServerCallClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func get(_ request: Services.Request, _ options: consuming CallOptions = CallOptions())
      async throws -> Services.Request
    {
      let reply = try await channel.unaryEncoded(
        Services.ServerCall.Methods.get,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum Methods {
    package static let name = "services.Methods"

    /// What the contract says about each method.
    package enum Methods {
      package static let methods = RPC.MethodDescriptor(
        name: "services.Methods/Methods",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [methods]
    }
  }
}

extension Services {
  /// What serves `services.Methods`.
  package protocol MethodsService: Swift.Sendable {
    func methods(_ request: Services.Request, _ call: RPC.ServerCall) async throws
      -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.Methods`.
  package mutating func register(_ service: some Services.MethodsService) {
    serve(Services.Methods.Methods.methods) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.methods($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.methods(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.Methods`.
  package struct MethodsClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func methods(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.Methods.Methods.methods,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum Lower {
    package static let name = "services.lower"

    /// What the contract says about each method.
    package enum Methods {
      package static let lower = RPC.MethodDescriptor(
        name: "services.lower/lower",
        kind: .unary,
        access: .unspecified
      )

      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = [lower]
    }
  }
}

extension Services {
  /// What serves `services.lower`.
  package protocol LowerService: Swift.Sendable {
    func lower(_ request: Services.Request, _ call: RPC.ServerCall) async throws -> Services.Request
  }
}

extension RPC.Router {
  /// Serves every method of `services.lower`.
  package mutating func register(_ service: some Services.LowerService) {
    serve(Services.Lower.Methods.lower) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.lower($0, call) }
      }
      let request: Services.Request
      do throws(Wire.WireError) {
        request = try Services.Request(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return RPC.ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.lower(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension Services {
  /// Calls `services.lower`.
  package struct LowerClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    package func lower(
      _ request: Services.Request,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> Services.Request {
      let reply = try await channel.unaryEncoded(
        Services.Lower.Methods.lower,
        request.encodedParts(),
        options
      )
      do throws(Wire.WireError) {
        return try Services.Request(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension Services {
  package enum Empty {
    package static let name = "services.Empty"

    /// What the contract says about each method.
    package enum Methods {
      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = []
    }
  }
}

extension Services {
  /// What serves `services.Empty`.
  package protocol EmptyService: Swift.Sendable {
  }
}

extension RPC.Router {
  /// Serves every method of `services.Empty`.
  package mutating func register(_ service: some Services.EmptyService) {
  }
}

extension Services {
  /// Calls `services.Empty`.
  package struct EmptyClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }
  }
}

extension Services {
  package enum RPCMethods {
    package static let name = "services.RPC"

    /// What the contract says about each method.
    package enum Methods {
      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = []
    }
  }
}

extension Services {
  /// What serves `services.RPC`.
  package protocol RPCService: Swift.Sendable {
  }
}

extension RPC.Router {
  /// Serves every method of `services.RPC`.
  package mutating func register(_ service: some Services.RPCService) {
  }
}

extension Services {
  /// Calls `services.RPC`.
  package struct RPCClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }
  }
}

extension Services {
  package enum TypeMethods {
    package static let name = "services.Type"

    /// What the contract says about each method.
    package enum Methods {
      /// In the order of the contract.
      package static let all: [RPC.MethodDescriptor] = []
    }
  }
}

extension Services {
  /// What serves `services.Type`.
  package protocol TypeService: Swift.Sendable {
  }
}

extension RPC.Router {
  /// Serves every method of `services.Type`.
  package mutating func register(_ service: some Services.TypeService) {
  }
}

extension Services {
  /// Calls `services.Type`.
  package struct TypeClient: Swift.Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }
  }
}
