/// Contracts that are known at run time: types and services by full name.
package struct DescriptorPool: Sendable {
  package private(set) var files: [String: FileType] = [:]
  package private(set) var messages: [String: MessageType] = [:]
  package private(set) var enums: [String: EnumType] = [:]
  package private(set) var services: [String: ServiceType] = [:]
  private var places: [String: String] = [:]

  package init() {}

  /// Adds a file; one with the same name stays.
  package mutating func add(_ file: FileType) {
    guard files[file.name] == nil else { return }
    files[file.name] = file
    for type in file.messages {
      messages[type.name] = type
      places[type.name] = file.name
    }
    for type in file.enums {
      enums[type.name] = type
      places[type.name] = file.name
    }
    for type in file.services {
      services[type.name] = type
      places[type.name] = file.name
      for method in type.methods { places["\(type.name).\(method.name)"] = file.name }
    }
  }

  /// The file that declares a symbol, and all its imports, in topological order.
  ///
  /// - Parameter symbol: the full name of a message, an enum, a service, a method (`S.M` or `S/M`),
  ///   or the name of a file.
  /// - Returns: `nil` for an unknown symbol.
  package func closure(of symbol: String) -> [FileType]? {
    guard let place = files[symbol]?.name ?? places[symbol.replacing("/", with: ".")] else {
      return nil
    }
    var seen: Set<String> = []
    var order: [FileType] = []
    func visit(_ name: String) {
      guard let file = files[name], seen.insert(name).inserted else { return }
      for imported in file.imports { visit(imported) }
      order.append(file)
    }
    visit(place)
    return order
  }

  /// A type that messages of these types need and that is unknown; `nil`: all are known.
  ///
  /// Protobuf's own types are not checked: most have a form of their own.
  package func undescribed(by names: [String]) -> String? {
    var seen = Set(names)
    var waiting = names
    while let name = waiting.popLast() {
      guard let type = messages[name] else {
        if name.hasPrefix("google.protobuf.") { continue }
        return name
      }
      for field in type.fields {
        switch field.kind {
        case .message: if seen.insert(field.typeName).inserted { waiting.append(field.typeName) }
        case .enumeration:
          if enums[field.typeName] == nil, !field.typeName.hasPrefix("google.protobuf.") {
            return field.typeName
          }
        default: break
        }
      }
    }
    return nil
  }

  /// A method by its name in a call, `package.Service/Method`.
  package func method(_ name: String) -> ServiceType.Method? {
    guard let slash = name.lastIndex(where: { $0 == "/" }) else { return nil }
    return services[String(name[..<slash])]?.methods
      .first { $0.name == name[name.index(after: slash)...] }
  }
}
