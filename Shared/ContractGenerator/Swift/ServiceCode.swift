/// Writes one service: its methods, what a server implements, what a client calls.
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
    for (number, descriptor) in service.methods.enumerated() {
      let words = file.comments[[6, Int32(index), 2, Int32(number)]]
      methods.append(
        try Method(
          descriptor,
          named: functions.claim(Names.lowerCamel(descriptor.name), or: "method"),
          of: fullName,
          in: file,
          comments: words,
          schema: schema
        )
      )
    }
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

  // MARK: - What the contract says

  private func writeDescriptors(to writer: inout CodeWriter) {
    writer.documentation(comments)
    writer.block("\(access) enum \(names.table)") { writer in
      writer.line("\(access) static let name = \"\(fullName)\"")
      writer.line()
      writer.line("/// What the contract says about each method.")
      writer.block("\(access) enum Methods") { writer in
        let type = schema.rpc("MethodDescriptor")
        for method in methods {
          let arguments = method.descriptorArguments.joined(separator: ", ")
          writer.line("\(access) static let \(method.function) = \(type)(\(arguments))")
          writer.line()
        }
        let all = methods.map(\.function).joined(separator: ", ")
        writer.line("/// In the order of the contract.")
        writer.line("\(access) static let all: [\(type)] = [\(all)]")
      }
    }
  }

  // MARK: - Serving

  private func writeService(to writer: inout CodeWriter) {
    writer.line("/// What serves `\(fullName)`.")
    writer.block("\(access) protocol \(names.service): \(sendable)") { writer in
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
      writer.block("\(access) mutating func register(_ service: \(service))") { writer in
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

  /// Starts the handler where its types are known: as a closure inside a generic function of the
  /// runtime, a call took 1,400 instructions more.
  private func writeUnaryRegistration(of method: Method, to writer: inout CodeWriter) {
    let call = schema.rpc("ServerCall")
    writer.block("serve(\(table).\(method.function))") { writer in
      writer.line("let (call, request): (\(call), \(method.input)) = ($0, try $0.request($1))")
      writer.block("return \(call).Handler.immediateDetached(executorPreference: call)") { writer in
        let reply = "try await service.\(method.function)(request, call)"
        writer.line("do { call.finish(\(reply)) } catch { call.finish(throwing: error) }")
      }
    }
  }

  // MARK: - Calling

  private func writeClient(to writer: inout CodeWriter) {
    let channel = "any \(schema.rpc("CallChannel"))"
    writer.line("/// Calls `\(fullName)`.")
    if isDeprecated { writer.line("@available(*, deprecated)") }
    writer.block("\(access) struct \(names.client): \(sendable)") { writer in
      writer.line("\(access) let channel: \(channel)")
      writer.line()
      writer.block("\(access) init(_ channel: \(channel))") { writer in
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
          writer.line("try await channel.\(method.kind.rawValue)(\(arguments))")
        }
      }
    }
  }

  /// What a client's function takes, gives back and hands to the channel.
  private func clientForm(
    of method: Method
  ) -> (parameters: String, result: String, arguments: String) {
    let options = "_ options: \(schema.rpc("CallOptions")) = \(schema.rpc("CallOptions"))()"
    let request = "_ request: \(method.input), \(options)"
    switch method.kind {
    case .unary: return (request, method.output, "request, options")
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
