/// Every type that the files of one run declare, by full name.
struct Schema {
  private(set) var messages: [String: MessageType] = [:]
  private(set) var enums: [String: EnumType] = [:]
  /// The Swift names of each service, by its full name.
  private(set) var services: [String: ServiceNames] = [:]
  /// The enum of events of each namespace that has some.
  private(set) var eventSets: [String: String] = [:]
  /// Names of all types, which hide Swift's types of the same name, and of namespaces.
  private var declaredNames: Set<String>
  /// Names of types at any depth, by namespace.
  private var typeNames: [String: Set<String>] = [:]
  /// The method that takes or returns a message, as the documentation of a message without a
  /// comment.
  private(set) var roles: [String: String] = [:]
  let settings: Settings
  /// The names in each namespace.
  ///
  /// Files of one package share it, and so do packages with the same Swift name.
  private var scopes: [String: NameScope] = [:]
  private var allNamespaces: Set<String> = []
  /// The namespace of each file, and its imports.
  private var namespaces: [String: String] = [:]
  private var imports: [String: [String]] = [:]
  /// The namespaces visible to the file that was looked up last.
  private var seen: (file: String, namespaces: Set<String>) = ("", [])

  init(files: [FileDescriptor], settings: Settings) {
    self.settings = settings
    declaredNames = Set(files.map(\.namespace))
    for file in files {
      namespaces[file.name] = Keywords.bare(file.namespace)
      imports[file.name] = file.dependencies
    }
    allNamespaces = Set(namespaces.values)
    for file in files {
      let types = DeclaredTypes(file.messages, [4], file.enums, [5])
      let scope = Scope(file: file)
      // Moved out while it grows, so that it is not copied.
      var names = scopes.removeValue(forKey: file.namespace) ?? NameScope()
      names.reserved = NameScope.reservedTypes
      add(types, in: scope, names: &names)
      for service in file.services { add(service, in: scope, names: &names) }
      scopes[file.namespace] = names
    }
    // Last, so that it renames no type.
    for file in files where file.hasEvents && eventSets[file.namespace] == nil {
      eventSets[file.namespace] = scopes[file.namespace]?.claim("Event", or: "Enum")
    }
  }

  private mutating func add(_ types: DeclaredTypes, in scope: Scope, names: inout NameScope) {
    for (descriptor, path) in types.messages {
      // `protoc` adds these for maps; nothing is generated for them.
      let name = descriptor.isMapEntry ? "" : claim(descriptor.name, "Message", in: scope, &names)
      let inner = scope.entering(descriptor.name, named: name)
      var nested = NameScope(reserved: names.reserved)
      let children = DeclaredTypes(descriptor.messages, path + [3], descriptor.enums, path + [4])
      add(children, in: inner, names: &nested)
      messages[inner.contractName] = MessageType(
        descriptor: descriptor,
        scope: inner,
        path: path,
        nestedTypes: nested
      )
    }
    for (descriptor, path) in types.enums {
      let name = claim(descriptor.name, "Enum", in: scope, &names)
      let inner = scope.entering(descriptor.name, named: name)
      enums[inner.contractName] = EnumType(descriptor: descriptor, scope: inner, path: path)
    }
  }

  private mutating func add(
    _ service: ServiceDescriptor,
    in scope: Scope,
    names: inout NameScope
  ) {
    for method in service.methods {
      let name = "`\(service.name)/\(method.name)`"
      roles[method.inputType] = "The request of \(name)."
      roles[method.outputType] = "The answer of \(name)."
    }
    let name = claim(service.name, "Methods", in: scope, &names)
    services[scope.entering(service.name, named: name).fullName] = ServiceNames(
      table: name,
      service: claim(service.name + "Service", "Interface", in: scope, &names),
      client: claim(service.name + "Client", "Interface", in: scope, &names)
    )
  }

  private mutating func claim(
    _ name: String,
    _ word: String,
    in scope: Scope,
    _ names: inout NameScope
  ) -> String {
    let wish = Names.type(name)
    var name = names.claim(wish, or: word)
    while hidesNamespace(name, in: scope.file) {
      names.refuse(Keywords.bare(name))
      name = names.claim(wish, or: word)
    }
    declaredNames.insert(Keywords.bare(name))
    typeNames[scope.namespace, default: []].insert(Keywords.bare(name))
    return name
  }

  /// Whether a type of this name would hide the namespace of its own file, or of a direct or
  /// indirect import.
  ///
  /// Other files of the run do not count, so that a file's types have the same names in every run.
  /// Few names are those of namespaces, so visibility is computed only then.
  private mutating func hidesNamespace(_ name: String, in file: String) -> Bool {
    let name = Keywords.bare(name)
    guard allNamespaces.contains(name) else { return false }
    if seen.file != file {
      var files: Set = [file]
      var waiting = [file]
      while let next = waiting.popLast() {
        waiting += imports[next, default: []].filter { files.insert($0).inserted }
      }
      seen = (file, Set(files.compactMap { namespaces[$0] }))
    }
    return seen.namespaces.contains(name)
  }

  /// The name of a declared type, as code of `file` refers to it at `place`.
  ///
  /// A file's own types never hide the namespaces it imports. Types of other files of its package
  /// may; then the name begins with its module.
  ///
  /// - Throws: ``GeneratorError`` if the type is not proto3, which `protoc` allows for messages, or
  ///   cannot be named.
  func name(
    of scope: Scope,
    in file: FileDescriptor,
    at place: String
  ) throws(GeneratorError) -> String {
    guard scope.syntax == "proto3" else {
      throw GeneratorError(
        "\(place): \(scope.fullName) is declared in \(scope.file), whose syntax is \(scope.syntax); "
          + "only types of proto3 can be used"
      )
    }
    let isHidden = scopes[file.namespace]?.contains(scope.namespace) == true
    guard isHidden else { return scope.swiftName }
    let module = settings.places[scope.package] ?? settings.module
    let isKnown = !module.isEmpty && scopes[module] == nil
    guard isKnown, typeNames[file.namespace]?.contains(module) != true else {
      throw GeneratorError(
        "\(place): \(file.namespace).\(scope.namespace) hides the namespace of \(scope.fullName); give "
          + "one of the two another swift_prefix, or set module=NAME to a name that no type has"
      )
    }
    return "\(module).\(scope.swiftName)"
  }

  /// A type of Swift's library, qualified if a contract has a type of this name.
  func swift(_ name: String) -> String {
    declaredNames.contains(name) ? "Swift.\(name)" : name
  }

  /// A type of ``Wire``, qualified if a contract has a type of this name.
  func wire(_ name: String) -> String {
    declaredNames.contains(name) ? "Wire.\(name)" : name
  }

  /// A type of the RPC runtime, qualified if a contract has a type of this name.
  func rpc(_ name: String) -> String {
    declaredNames.contains(name) ? "RPC.\(name)" : name
  }

  /// A type of the product's vocabulary, qualified if necessary.
  func vocabulary(_ name: String) -> String {
    declaredNames.contains(name) ? "Vocabulary.\(name)" : name
  }
}

/// Messages and enums that are declared in one scope, with their paths.
private struct DeclaredTypes {
  let messages: [(MessageDescriptor, path: [Int32])]
  let enums: [(EnumDescriptor, path: [Int32])]

  init(
    _ messages: [MessageDescriptor],
    _ messagePath: [Int32],
    _ enums: [EnumDescriptor],
    _ enumPath: [Int32]
  ) {
    self.messages = messages.enumerated().map { ($1, messagePath + [Int32($0)]) }
    self.enums = enums.enumerated().map { ($1, enumPath + [Int32($0)]) }
  }
}

/// The place of a declaration: its file, and the names that contain it.
struct Scope {
  let file: String
  let syntax: String
  let package: String
  /// As in `.daybook.task.v1.Task.Repeat`.
  private(set) var contractName: String
  /// As in `TaskV1`, `Task`, `Repeat`.
  private var swiftParts: [String]
  /// The same names in the contract, without the package.
  private(set) var contractParts: [String] = []

  init(file: FileDescriptor) {
    self.file = file.name
    syntax = file.syntax
    package = file.package
    contractName = file.package.isEmpty ? "" : ".\(file.package)"
    swiftParts = [file.namespace]
  }

  /// The scope of a declaration in this one, by its names in the contract and in Swift.
  func entering(_ name: String, named swiftName: String) -> Scope {
    var inner = self
    inner.contractName += ".\(name)"
    inner.contractParts.append(name)
    inner.swiftParts.append(swiftName)
    return inner
  }

  /// The enum that contains everything of its package.
  var namespace: String { swiftParts[0] }

  /// The type's name where ``Schema/name(of:in:at:)`` finds nothing hidden.
  var swiftName: String { swiftParts.joined(separator: ".") }

  /// The namespace or type that contains it.
  var parentName: String { swiftParts.dropLast().joined(separator: ".") }

  /// Its own name.
  var ownName: String { swiftParts.last ?? "" }

  /// The full name in the contract.
  var fullName: String { String(contractName.dropFirst()) }
}

struct MessageType {
  let descriptor: MessageDescriptor
  let scope: Scope
  let path: [Int32]
  /// The names of the types inside it.
  let nestedTypes: NameScope
}

struct EnumType {
  let descriptor: EnumDescriptor
  let scope: Scope
  let path: [Int32]
}

/// The Swift types of one service.
struct ServiceNames {
  /// The descriptors of its methods.
  let table: String
  /// The protocol that a server implements.
  let service: String
  /// The client.
  let client: String
}

extension FileDescriptor {
  /// The enum that contains everything of the file: option `swift_prefix`, else the package in
  /// camel case.
  ///
  /// It depends on the file alone, so that every importer finds its types.
  func swiftNamespace() -> String {
    let wish =
      swiftPrefix.isEmpty
      ? Names.upperCamel(package.isEmpty ? stem : package) : Names.type(swiftPrefix)
    var reserved = NameScope.reservedTypes
    if package != "google.protobuf" { reserved.insert("GoogleProtobuf") }
    var scope = NameScope(reserved: reserved)
    return scope.claim(wish, or: "Package")
  }

  /// The file's name without folders and extension.
  var stem: String {
    let base = name.split(separator: "/").last.map(String.init) ?? name
    return base.hasSuffix(".proto") ? String(base.dropLast(6)) : base
  }
}
