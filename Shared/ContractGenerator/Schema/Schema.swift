/// Every type the files of one run declare, by the name other declarations use for it.
struct Schema {
  private(set) var messages: [String: MessageType] = [:]
  private(set) var enums: [String: EnumType] = [:]
  /// Names of all declared types, which hide Swift's own of the same name.
  private(set) var declaredNames: Set<String> = []
  let settings: Settings

  init(files: [FileDescriptor], settings: Settings) {
    self.settings = settings
    for file in files {
      declaredNames.insert(file.namespace)
      let scope = Scope(file: file, settings: settings)
      for (index, message) in file.messages.enumerated() {
        add(message, in: scope, path: [4, Int32(index)])
      }
      for (index, descriptor) in file.enums.enumerated() {
        add(descriptor, in: scope, path: [5, Int32(index)])
      }
    }
  }

  private mutating func add(_ descriptor: MessageDescriptor, in scope: Scope, path: [Int32]) {
    let inner = scope.entering(descriptor.name)
    messages[inner.contractName] = MessageType(descriptor: descriptor, scope: inner, path: path)
    guard !descriptor.isMapEntry else { return }
    declaredNames.insert(inner.swiftParts.last ?? "")
    for (index, message) in descriptor.messages.enumerated() {
      add(message, in: inner, path: path + [3, Int32(index)])
    }
    for (index, child) in descriptor.enums.enumerated() {
      add(child, in: inner, path: path + [4, Int32(index)])
    }
  }

  private mutating func add(_ descriptor: EnumDescriptor, in scope: Scope, path: [Int32]) {
    let inner = scope.entering(descriptor.name)
    enums[inner.contractName] = EnumType(descriptor: descriptor, scope: inner, path: path)
    declaredNames.insert(inner.swiftParts.last ?? "")
  }

  /// A type of Swift's library, with its module when a contract has a type of this name.
  func swift(_ name: String) -> String {
    declaredNames.contains(name) ? "Swift.\(name)" : name
  }

  /// A type of ``Wire``, with its module when a contract has a type of this name.
  func wire(_ name: String) -> String {
    declaredNames.contains(name) ? "Wire.\(name)" : name
  }

  /// A type of the call runtime, with its module when a contract has a type of this name.
  func rpc(_ name: String) -> String {
    declaredNames.contains(name) ? "RPC.\(name)" : name
  }

  /// A type of the product's vocabulary.
  func vocabulary(_ name: String) -> String {
    declaredNames.contains(name) ? "Vocabulary.\(name)" : name
  }
}

/// Where a declaration stands: its file, and the names around it.
struct Scope {
  let file: String
  let package: String
  /// As in `.daybook.task.v1.Task.Repeat`.
  private(set) var contractName: String
  /// As in `TaskV1`, `Task`, `Repeat`.
  private(set) var swiftParts: [String]
  /// The same names in the contract, without the package.
  private(set) var contractParts: [String] = []

  init(file: FileDescriptor, settings: Settings) {
    self.file = file.name
    package = file.package
    contractName = file.package.isEmpty ? "" : ".\(file.package)"
    swiftParts = [file.namespace]
  }

  func entering(_ name: String) -> Scope {
    var inner = self
    inner.contractName += ".\(name)"
    inner.contractParts.append(name)
    inner.swiftParts.append(ReservedNames.type(name))
    return inner
  }

  /// The type as any file may write it.
  var swiftName: String { swiftParts.map(ReservedNames.escaped).joined(separator: ".") }

  /// The namespace or type around it.
  var parentName: String {
    swiftParts.dropLast().map(ReservedNames.escaped).joined(separator: ".")
  }

  /// Its own name.
  var ownName: String { ReservedNames.escaped(swiftParts.last ?? "") }

  /// The name other languages know it by.
  var fullName: String { String(contractName.dropFirst()) }
}

struct MessageType {
  let descriptor: MessageDescriptor
  let scope: Scope
  let path: [Int32]
}

struct EnumType {
  let descriptor: EnumDescriptor
  let scope: Scope
  let path: [Int32]
}

extension FileDescriptor {
  /// The enum around everything of the file: option `swift_prefix`, else the package in camel case.
  var namespace: String {
    let name =
      swiftPrefix.isEmpty ? Names.upperCamel(package.isEmpty ? stem : package) : swiftPrefix
    return isHidden || ReservedNames.hides(name) ? name + "Package" : name
  }

  /// Marks files whose namespace a type of any file would hide, as `Task` in package `task` does.
  static func markHidden(_ files: inout [FileDescriptor]) {
    let messages = files.flatMap(\.messages).flatMap(\.withNested)
    let enums = files.flatMap(\.enums) + messages.flatMap(\.enums)
    let names = Set(messages.map(\.name) + enums.map(\.name))
    for index in files.indices { files[index].isHidden = names.contains(files[index].namespace) }
  }

  /// The file's name without folders and ending.
  var stem: String {
    let base = name.split(separator: "/").last.map(String.init) ?? name
    return base.hasSuffix(".proto") ? String(base.dropLast(6)) : base
  }
}
