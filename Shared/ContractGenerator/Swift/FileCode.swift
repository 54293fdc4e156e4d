/// Writes everything one `.proto` file declares.
struct FileCode {
  let file: FileDescriptor
  let schema: Schema

  init(_ file: FileDescriptor, schema: Schema) {
    self.file = file
    self.schema = schema
  }

  /// The services, for a file of their own; `nil` if there are none.
  func services() throws(GeneratorError) -> String? {
    guard !file.services.isEmpty else { return nil }
    var writer = CodeWriter()
    writeHead(to: &writer)
    for module in serviceModules { writer.line("\(access) import \(module)") }
    // For encoding and decoding, which no declaration here shows.
    if !serviceModules.contains("Wire") { writer.line("import Wire") }
    var refusals = Refusals()
    for (index, service) in file.services.enumerated() {
      let code = refusals.collect { () throws(GeneratorError) in
        try ServiceCode(service, at: index, in: file, schema: schema)
      }
      code?.write(to: &writer)
    }
    try refusals.check()
    return writer.text
  }

  /// The messages and enums; `nil` if there are none.
  func types(layout: Layout) throws(GeneratorError) -> String? {
    guard !file.messages.isEmpty || !file.enums.isEmpty else { return nil }
    var writer = CodeWriter()
    writeHead(to: &writer)
    for module in modules { writer.line("\(access) import \(module)") }
    if needsForms { writer.line("import \(schema.settings.forms)") }
    let package = file.package.isEmpty ? "" : ".\(file.package)"
    for descriptor in file.enums { write(descriptor, in: package, to: &writer) }
    var refusals = Refusals()
    for descriptor in file.messages {
      write(descriptor, in: package, to: &writer, layout: layout, &refusals)
    }
    try refusals.check()
    return writer.text
  }

  private func writeHead(to writer: inout CodeWriter) {
    writer.line("// Generated from \(file.printedName) by protoc-gen-daybook; do not edit.")
    writer.line()
  }

  private func write(
    _ descriptor: MessageDescriptor,
    in parent: String,
    to writer: inout CodeWriter,
    layout: Layout,
    _ refusals: inout Refusals
  ) {
    let name = "\(parent).\(descriptor.name)"
    guard !descriptor.isMapEntry, let message = schema.messages[name] else { return }
    let code = refusals.collect { () throws(GeneratorError) in
      try MessageCode(message, in: file, schema: schema, layout: layout)
    }
    writer.line()
    code?.write(
      to: &writer,
      comments: file.comments[message.path],
      isDeprecated: descriptor.isDeprecated || file.isDeprecated
    )
    for child in descriptor.enums { write(child, in: name, to: &writer) }
    for child in descriptor.messages {
      write(child, in: name, to: &writer, layout: layout, &refusals)
    }
  }

  private func write(
    _ descriptor: EnumDescriptor,
    in parent: String,
    to writer: inout CodeWriter
  ) {
    guard let type = schema.enums["\(parent).\(descriptor.name)"] else { return }
    writer.line()
    EnumCode(type, in: file, schema: schema)
      .write(
        to: &writer,
        comments: file.comments[type.path],
        isDeprecated: descriptor.isDeprecated || file.isDeprecated
      )
  }

  // MARK: - Imports

  private var access: String { schema.settings.access }

  /// Whether its functions need the wire forms of types from another module.
  private var needsForms: Bool {
    let forms = schema.settings.forms
    guard !forms.isEmpty, forms != schema.settings.module else { return false }
    return modules.contains("Vocabulary") && !modules.contains(forms)
  }

  /// The modules of the types in the file's declarations.
  private var modules: [String] {
    var modules: Set<String> = ["Wire"]
    let descriptors = file.messages.flatMap(\.withNested)
    for field in descriptors.flatMap(\.fields) {
      if !field.options.uuid.isEmpty || field.options.isLocalDay { modules.insert("Vocabulary") }
      let package = package(ofType: field.typeName)
      if let module = package.flatMap(schema.settings.foreignModule) { modules.insert(module) }
    }
    modules.remove(schema.settings.module)
    return modules.sorted()
  }

  /// The runtime, and the modules of requests and replies.
  private var serviceModules: [String] {
    let types = file.services.flatMap(\.methods).flatMap { [$0.inputType, $0.outputType] }
    var modules = Set(types.compactMap(package).compactMap(schema.settings.foreignModule))
    modules.insert("RPC")
    modules.remove(schema.settings.module)
    return modules.sorted()
  }

  private func package(ofType name: String) -> String? {
    (schema.messages[name]?.scope ?? schema.enums[name]?.scope)?.package
  }
}

extension FileDescriptor {
  /// The name, safe within a line comment.
  var printedName: String { String(name.filter { !$0.isNewline && $0 != "\0" }) }
}

extension MessageDescriptor {
  /// The message and all nested ones.
  var withNested: [MessageDescriptor] { [self] + messages.flatMap(\.withNested) }
}
