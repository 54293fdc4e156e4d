/// Writes everything one `.proto` file declares.
struct FileCode {
  let file: FileDescriptor
  let files: [FileDescriptor]
  let schema: Schema

  init(_ file: FileDescriptor, files: [FileDescriptor], schema: Schema) {
    self.file = file
    self.files = files
    self.schema = schema
  }

  /// `TaskV1+Tasks.swift`; file names must differ within a module, so folders do not count.
  var name: String { "\(file.namespace)+\(Names.upperCamel(file.stem)).swift" }

  /// The services, in a file of their own; `nil` when there are none.
  func services() throws(GeneratorError) -> (name: String, text: String)? {
    guard !file.services.isEmpty else { return nil }
    var writer = CodeWriter()
    writeHead(importing: serviceModules, to: &writer)
    for (index, service) in file.services.enumerated() {
      try ServiceCode(service, at: index, in: file, schema: schema).write(to: &writer)
    }
    return ("\(file.namespace)+\(Names.upperCamel(file.stem))+Services.swift", writer.text)
  }

  /// The messages and enums; `nil` when there are none.
  func types(layout: inout Layout) throws(GeneratorError) -> (name: String, text: String)? {
    guard !file.messages.isEmpty || !file.enums.isEmpty else { return nil }
    return (name, try text(layout: &layout))
  }

  private func writeHead(importing modules: [String], to writer: inout CodeWriter) {
    writer.line("// Made from \(file.name) by protoc-gen-daybook; changes belong there.")
    writer.line()
    for module in modules { writer.line("package import \(module)") }
  }

  private func text(layout: inout Layout) throws(GeneratorError) -> String {
    var writer = CodeWriter()
    writeHead(importing: modules, to: &writer)
    let scope = Scope(file: file, settings: schema.settings)
    for (index, descriptor) in file.enums.enumerated() {
      write(descriptor, in: scope, path: [5, Int32(index)], to: &writer)
    }
    for (index, descriptor) in file.messages.enumerated() {
      try write(descriptor, in: scope, path: [4, Int32(index)], to: &writer, layout: &layout)
    }
    return writer.text
  }

  private func write(
    _ descriptor: MessageDescriptor,
    in scope: Scope,
    path: [Int32],
    to writer: inout CodeWriter,
    layout: inout Layout
  ) throws(GeneratorError) {
    guard !descriptor.isMapEntry else { return }
    let scope = scope.entering(descriptor.name)
    let message = MessageType(descriptor: descriptor, scope: scope, path: path)
    writer.line()
    try MessageCode(message, in: file, schema: schema, layout: &layout)
      .write(to: &writer, comments: file.comments[path])
    for (index, child) in descriptor.enums.enumerated() {
      write(child, in: scope, path: path + [4, Int32(index)], to: &writer)
    }
    for (index, child) in descriptor.messages.enumerated() {
      try write(child, in: scope, path: path + [3, Int32(index)], to: &writer, layout: &layout)
    }
  }

  private func write(
    _ descriptor: EnumDescriptor,
    in scope: Scope,
    path: [Int32],
    to writer: inout CodeWriter
  ) {
    let type = EnumType(descriptor: descriptor, scope: scope.entering(descriptor.name), path: path)
    writer.line()
    EnumCode(type, in: file, schema: schema).write(to: &writer, comments: file.comments[path])
  }

  // MARK: - Imports

  /// The modules whose types the file's declarations name.
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

  /// The runtime, and the modules of requests and replies that live elsewhere.
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

extension MessageDescriptor {
  /// The message and all inside it.
  var withNested: [MessageDescriptor] { [self] + messages.flatMap(\.withNested) }
}
