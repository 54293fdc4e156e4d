import Wire

/// The plug-in: a request of `protoc` in, Swift files out.
package enum Generator {
  /// Answers a `CodeGeneratorRequest` with a `CodeGeneratorResponse`, both in the binary form.
  package static func answer(_ request: [UInt8]) -> [UInt8] {
    var response = PluginResponse()
    do {
      response.files = try files(for: PluginRequest(request))
    } catch let error as WireError {
      response.error = "the request of protoc is unreadable: \(error)"
    } catch {
      response.error = String(describing: error)
    }
    return response.encoded()
  }

  private static func files(for request: PluginRequest) throws -> [(String, String)] {
    let settings = try Settings(parameter: request.parameter)
    let asked = Set(request.wanted)
    let named = request.files.filter { asked.contains($0.name) }
    try check(named)
    // Code of other modules exists there, and would be duplicated here.
    let wanted = named.filter { settings.foreignModule(ofPackage: $0.package) == nil }
    let schema = Schema(files: request.files, settings: settings)
    try EventKind.check(wanted, schema: schema)
    var names = FileNames(wanted, settings: settings)
    let layout = Layout(schema)
    var made: [(String, String)] = []
    var refusals = Refusals()
    for file in wanted {
      let code = FileCode(file, schema: schema)
      let name = names.claim(file)
      let types = refusals.collect { () throws(GeneratorError) in try code.types(layout: layout) }
      if let types = types ?? nil { made.append(("\(name).swift", types)) }
      let services = refusals.collect { () throws(GeneratorError) in try code.services() }
      if let services = services ?? nil { made.append(("\(name)+Services.swift", services)) }
    }
    try refusals.check()
    let namespaces = Namespace.all(in: wanted, schema: schema)
    for namespace in namespaces { made.append(("\(namespace.name).swift", namespace.text)) }
    if !settings.registry.isEmpty {
      let registry = Registry(names.registry, namespaces.map(\.name), schema: schema)
      made.append(("\(names.registry).swift", registry.text))
    }
    if settings.descriptors != .none {
      let kept = settings.descriptors == .all ? request.files : wanted
      let code = DescriptorCode(names.descriptors, files: kept, settings: settings)
      made.append(("\(names.descriptors).swift", try code.text()))
    }
    return made
  }

  /// Refuses files that cannot be generated.
  private static func check(_ files: [FileDescriptor]) throws(GeneratorError) {
    var refusals = Refusals()
    for file in files where file.syntax != "proto3" {
      refusals.add(
        GeneratorError(
          "\(file.name): syntax \(file.syntax) is not supported; write syntax = \"proto3\""
        )
      )
    }
    for file in files where file.package == wellKnownPackage && !wellKnown.contains(file.name) {
      refusals.add(
        GeneratorError(
          "\(file.name): package \(wellKnownPackage) is protobuf's own, and its types are in Wire; "
            + "name another package"
        )
      )
    }
    try refusals.check()
  }
}

/// The files of `google.protobuf` whose code is in ``Wire``.
private let wellKnown = Set(
  [
    "any", "api", "duration", "empty", "field_mask", "source_context", "struct", "timestamp",
    "type", "wrappers",
  ].map { "google/protobuf/\($0).proto" }
)

private let wellKnownPackage = "google.protobuf"

/// Names of a run's files, which Swift distinguishes by their last component.
private struct FileNames {
  let registry: String
  let descriptors: String
  private var files: NameScope

  init(_ wanted: [FileDescriptor], settings: Settings) {
    let namespaces = Set(wanted.map(\.namespace))
    var types = NameScope(reserved: namespaces, ignoresCase: true)
    registry = types.claim(Names.type(settings.registry), or: "Registry")
    descriptors = types.claim(Names.type(settings.module) + "Descriptors", or: "Files")
    files = NameScope(reserved: namespaces.union([registry, descriptors]), ignoresCase: true)
  }

  /// `TaskV1+Tasks`, with the folders if another file has that name.
  mutating func claim(_ file: FileDescriptor) -> String {
    let path = file.name.hasSuffix(".proto") ? file.name.dropLast(6) : file.name[...]
    let folder = "\(file.namespace)+"
    return files.claim(
      folder + Names.upperCamel(file.stem),
      folder + Names.upperCamel(String(path)),
      or: "File"
    )
  }
}
