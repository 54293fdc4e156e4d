/// The enum that lists the message types of every package of one run, for generic programs.
struct Registry {
  private let name: String
  private let namespaces: [String]
  private let schema: Schema

  init(_ name: String, _ namespaces: [String], schema: Schema) {
    self.name = name
    self.namespaces = namespaces
    self.schema = schema
  }

  var text: String {
    var writer = CodeWriter()
    writer.line("// Made by protoc-gen-daybook of all files of one run; changes belong there.")
    writer.line()
    if schema.settings.module != "Wire" { writer.line("package import Wire") }
    writer.line()
    writer.line("/// Every message type of every package.")
    writer.block("package enum \(name)") { writer in
      let element = "any \(schema.wire("Message")).Type"
      let lists = namespaces.map { "\($0).messageTypes" }
      writer.joined(lists, as: "messageTypes: [\(element)]")
    }
    return writer.text
  }
}
