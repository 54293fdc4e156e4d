/// Writes one service: its descriptors, the server's protocol, the client.
struct ServiceCode {
  private let isDeprecated: Bool
  private let namespace: String
  private let names: ServiceNames
  private let fullName: String
  private let methods: [Method]
  private let comments: Comments?
  private let schema: Schema

  init(
    _ service: ServiceDescriptor,
    at index: Int,
    in file: FileDescriptor,
    schema: Schema
  ) throws(GeneratorError) {
    isDeprecated = service.isDeprecated || file.isDeprecated
    self.schema = schema
    namespace = file.namespace
    fullName = file.package.isEmpty ? service.name : "\(file.package).\(service.name)"
    guard let names = schema.services[fullName] else {
      throw GeneratorError("\(fullName): unknown service")
    }
    self.names = names
    comments = file.comments[[6, Int32(index)]]
    var methods: [Method] = []
    var functions = NameScope.ofService
    var refusals = Refusals()
    for (number, descriptor) in service.methods.enumerated() {
      let words = file.comments[[6, Int32(index), 2, Int32(number)]]
      let function = functions.claim(Names.lowerCamel(descriptor.name), or: "method")
      let made = refusals.collect { [fullName] () throws(GeneratorError) in
        try Method(
          descriptor,
          named: function,
          of: fullName,
          in: file,
          comments: words,
          schema: schema
        )
      }
      if let made { methods.append(made) }
    }
    try refusals.check()
    self.methods = methods
  }

  private var access: String { schema.settings.access }
  private var sendable: String { schema.swift("Sendable") }
  private var table: String { "\(namespace).\(names.table).Methods" }

  func write(to writer: inout CodeWriter) {
    writer.line()
    writer.block("extension \(namespace)") { writeDescriptors(to: &$0) }
    writer.line()
    writer.block("extension \(namespace)") { writeService(to: &$0) }
    writer.line()
    writeRegistration(to: &writer)
    writer.line()
    writer.block("extension \(namespace)") { writeClient(to: &$0) }
  }

  // MARK: - Descriptors

  private func writeDescriptors(to writer: inout CodeWriter) {
    writer.documentation(comments)
    writer.block("package enum \(names.table)") { writer in
      writer.line("package static let name = \"\(fullName)\"")
      writer.line()
      writer.line("/// What the contract says about each method.")
      writer.block("package enum Methods") { writer in
        let type = schema.rpc("MethodDescriptor")
        for method in methods {
          let arguments = method.descriptorArguments.joined(separator: ", ")
          writer.line("package static let \(method.function) = \(type)(\(arguments))")
          writer.line()
        }
        let all = methods.map(\.function).joined(separator: ", ")
        writer.line("/// In the order of the contract.")
        writer.line("package static let all: [\(type)] = [\(all)]")
      }
    }
  }

  // MARK: - Server

  private func writeService(to writer: inout CodeWriter) {
    writer.line("/// What serves `\(fullName)`.")
    writer.block("package protocol \(names.service): \(sendable)") { writer in
      for (index, method) in methods.enumerated() {
        if index > 0 { writer.line() }
        writer.documentation(method.comments)
        let requests = "_ requests: \(schema.rpc("RequestStream"))<\(method.input)>"
        let input = method.descriptor.isClientStreaming ? requests : "_ request: \(method.input)"
        let parameters = "\(input), _ call: \(schema.rpc("ServerCall"))"
        if method.descriptor.isServerStreaming {
          let replies = "_ replies: \(schema.rpc("ReplyWriter"))<\(method.output)>"
          writer.line("func \(method.function)(\(parameters), \(replies)) async throws")
        } else {
          writer.line("func \(method.function)(\(parameters)) async throws -> \(method.output)")
        }
      }
    }
  }

  private func writeRegistration(to writer: inout CodeWriter) {
    writer.block("extension \(schema.rpc("Router"))") { writer in
      writer.line("/// Serves every method of `\(fullName)`.")
      let service = "some \(namespace).\(names.service)"
      writer.block("package mutating func register(_ service: \(service))") { writer in
        for method in methods {
          if method.kind == .unary {
            writeUnaryRegistration(of: method, to: &writer)
            continue
          }
          let kind = method.kind.rawValue
          let register = "register" + kind.prefix(1).uppercased() + kind.dropFirst()
          let arguments = method.descriptor.isServerStreaming ? "$0, $1, $2" : "$0, $1"
          writer.block("\(register)(\(table).\(method.function))") { writer in
            writer.line("try await service.\(method.function)(\(arguments))")
          }
        }
      }
    }
  }

  /// Decodes the request, starts the handler and encodes the reply where their types are known.
  ///
  /// In generic functions of the runtime, starting took 1,400 instructions more, and the rest 70.
  private func writeUnaryRegistration(of method: Method, to writer: inout CodeWriter) {
    let handler = "\(schema.rpc("ServerCall")).Handler"
    writer.block("serve(\(table).\(method.function))") { writer in
      writer.line("let (call, source) = ($0, $1)")
      writer.block("if source.isLarge") { writer in
        let call = "try await service.\(method.function)($0, call)"
        writer.line("return call.startReading(source) { \(call) }")
      }
      writer.line("let request: \(method.input)")
      let reading = "\(method.input)(decoding: source, limits: .untrusted)"
      writeReading("request = try \(reading)", "request", to: &writer)
      writer.block("return \(handler).immediateDetached(executorPreference: call)") { writer in
        writer.block("do") { writer in
          writer.line("let reply = try await service.\(method.function)(request, call)")
          writer.line("let size = reply.encodedSize()")
          writer.line("call.finish(size) { reply.encode(into: $0, size: size) }")
        }
        writer.block("catch") { writer in writer.line("call.finish(throwing: error)") }
      }
    }
  }

  private func writeReading(_ step: String, _ side: String, to writer: inout CodeWriter) {
    writer.block("do throws(\(schema.wire("WireError")))") { writer in writer.line(step) }
    writer.block("catch") { writer in
      writer.line("throw \(schema.rpc("RPCError"))(error, side: \"\(side)\")")
    }
  }

  // MARK: - Client

  private func writeClient(to writer: inout CodeWriter) {
    let channel = "any \(schema.rpc("CallChannel"))"
    writer.line("/// Calls `\(fullName)`.")
    if isDeprecated { writer.line("@available(*, deprecated)") }
    writer.block("\(access) struct \(names.client): \(sendable)") { writer in
      writer.line("package let channel: \(channel)")
      writer.line()
      writer.block("package init(_ channel: \(channel))") { writer in
        writer.line("self.channel = channel")
      }
      for method in methods {
        writer.line()
        writer.documentation(method.comments)
        if method.descriptor.isDeprecated { writer.line("@available(*, deprecated)") }
        let form = clientForm(of: method)
        let function = "\(access) func \(method.function)(\(form.parameters))"
        writer.block("\(function) async throws -> \(form.result)") { writer in
          let arguments = "\(table).\(method.function), \(form.arguments)"
          guard method.kind == .unary else {
            return writer.line("try await channel.\(method.kind.rawValue)(\(arguments))")
          }
          writer.line("let reply = try await channel.unaryEncoded(\(arguments))")
          writeReading("return try \(method.output)(decoding: reply)", "reply", to: &writer)
        }
      }
    }
  }

  /// The parameters, the result and the channel call of a client's function.
  private func clientForm(
    of method: Method
  ) -> (parameters: String, result: String, arguments: String) {
    let type = schema.rpc("CallOptions")
    let options = "_ options: \(type) = \(type)()"
    let request = "_ request: \(method.input), \(options)"
    switch method.kind {
    case .unary:
      let parameters = "_ request: \(method.input), _ options: consuming \(type) = \(type)()"
      return (parameters, method.output, "request.encodedParts(), options")
    case .serverStream:
      return (request, "\(schema.rpc("ReplyStream"))<\(method.output)>", "request, options")
    case .clientStream:
      let writer = "\(schema.rpc("RequestWriter"))<\(method.input)>"
      let write = "_ write: (\(writer)) async throws -> \(schema.swift("Void"))"
      return ("\(options), \(write)", method.output, "options, write")
    case .bidirectional:
      let exchange = "\(schema.rpc("Exchange"))<\(method.input), \(method.output)>"
      return (options, exchange, "options")
    }
  }
}
