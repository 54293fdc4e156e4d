/// The enum that lists the message types of every package of one run, for programs that serve any.
struct Registry {
  let namespaces: [String]
  let schema: Schema

  private var name: String { schema.settings.registry }
  var fileName: String { "\(name).swift" }

  var text: String {
    var writer = CodeWriter()
    writer.line("// Made by protoc-gen-daybook of all files of one run; changes belong there.")
    writer.line()
    if schema.settings.module != "Wire" { writer.line("package import Wire") }
    writer.line()
    writer.line("/// Every message type of every package.")
    writer.block("\(schema.settings.access) enum \(name)") { writer in
      let element = "any \(schema.wire("Message")).Type"
      let lists = namespaces.map { "\(ReservedNames.escaped($0)).messageTypes" }
      writer.line("\(schema.settings.access) static let messageTypes: [\(element)] =")
      writer.line("  \(lists.joined(separator: " + "))")
    }
    return writer.text
  }
}
