import Wire

/// The plug-in: what `protoc` asks for in, Swift files out.
package enum Generator {
  /// Answers one `CodeGeneratorRequest` with one `CodeGeneratorResponse`, both in the binary form.
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
    let wanted = request.files.filter { request.wanted.contains($0.name) }
    for file in wanted where file.syntax != "proto3" {
      throw GeneratorError(
        "\(file.name): syntax \(file.syntax) is not supported; write syntax = \"proto3\""
      )
    }
    let schema = Schema(files: request.files, settings: settings)
    var layout = Layout(schema)
    var made: [(String, String)] = []
    for file in wanted {
      let code = FileCode(file, files: request.files, schema: schema)
      if let types = try code.types(layout: &layout) { made.append(types) }
      if let services = try code.services() { made.append(services) }
    }
    let namespaces = Namespace.all(in: wanted, schema: schema)
    for namespace in namespaces { made.append((namespace.fileName, namespace.text)) }
    if !settings.registry.isEmpty {
      let registry = Registry(namespaces: namespaces.map(\.name), schema: schema)
      made.append((registry.fileName, registry.text))
    }
    if settings.descriptors != .none {
      let kept = settings.descriptors == .all ? request.files : wanted
      let code = DescriptorCode(files: kept, settings: settings)
      made.append((code.name, try code.text()))
    }
    if let twice = firstDuplicate(in: made.map(\.0)) {
      throw GeneratorError("two files would become \(twice); rename one, or its swift_prefix")
    }
    return made
  }

  private static func firstDuplicate(in names: [String]) -> String? {
    var seen: Set<String> = []
    return names.first { !seen.insert($0).inserted }
  }
}
