/// The enum that contains the types and services of one package.
///
/// It has a file of its own, because several `.proto` files share it.
struct Namespace {
  let name: String
  let packages: [String]
  let messages: [String]
  /// The descriptor types of its services.
  let services: [String]
  let events: [EventKind]
  let settings: Settings
  let schema: Schema

  static func all(in files: [FileDescriptor], schema: Schema) -> [Namespace] {
    let groups = Dictionary(grouping: files, by: \.namespace)
    return groups.sorted { $0.key < $1.key }.map { name, own in
      Namespace(
        name: name,
        packages: Set(own.map(\.package)).sorted(),
        messages: own.flatMap { file in messages(of: file, schema: schema) },
        services: own.flatMap { file in services(of: file, schema: schema) },
        events: EventKind.all(in: own, schema: schema),
        settings: schema.settings,
        schema: schema
      )
    }
  }

  private static func messages(of file: FileDescriptor, schema: Schema) -> [String] {
    let package = file.package.isEmpty ? "" : ".\(file.package)"
    return file.messages.flatMap { names(of: $0, in: package, schema: schema) }
  }

  /// The Swift names of the message and its nested messages.
  private static func names(
    of message: MessageDescriptor,
    in parent: String,
    schema: Schema
  ) -> [String] {
    let name = "\(parent).\(message.name)"
    guard !message.isMapEntry, let type = schema.messages[name] else { return [] }
    let inner = message.messages.flatMap { names(of: $0, in: name, schema: schema) }
    return [type.scope.swiftName] + inner
  }

  private static func services(of file: FileDescriptor, schema: Schema) -> [String] {
    let package = file.package.isEmpty ? "" : "\(file.package)."
    return file.services.compactMap { schema.services[package + $0.name]?.table }
  }

  var text: String {
    var writer = CodeWriter()
    let sources = packages.map { "package \($0)" }.joined(separator: ", ")
    writer.line("// Generated from \(sources) by protoc-gen-daybook; do not edit.")
    writer.line()
    if !services.isEmpty, settings.module != "RPC" { writer.line("package import RPC") }
    if settings.module != "Wire" { writer.line("package import Wire") }
    writer.line()
    writer.line("/// The contracts of \(packages.map { "`\($0)`" }.joined(separator: ", ")).")
    writer.block("\(settings.access) enum \(name)") { writer in
      writer.line("/// Every message type, for lookup by name.")
      let element = "any \(schema.wire("Message")).Type"
      writer.line("package static let messageTypes: [\(element)] = [")
      for message in messages { writer.line("  \(message).self,") }
      writer.line("]")
      if !services.isEmpty { writeMethods(to: &writer) }
    }
    EventCode(events, in: name, schema: schema).write(to: &writer)
    return writer.text
  }

  private func writeMethods(to writer: inout CodeWriter) {
    writer.line()
    writer.line("/// Every method of every service.")
    let type = schema.rpc("MethodDescriptor")
    writer.joined(services.map { "\($0).Methods.all" }, as: "methods: [\(type)]")
  }
}

extension CodeWriter {
  /// Writes a constant that joins several lists.
  ///
  /// The compiler cannot type-check a long chain of `+` in time.
  mutating func joined(_ lists: [String], as constant: String) {
    guard lists.count > 1 else {
      line("package static let \(constant) = \(lists.first ?? "[]")")
      return
    }
    line("package static let \(constant) = [")
    for list in lists { line("  \(list),") }
    line("].flatMap(\\.self)")
  }
}
