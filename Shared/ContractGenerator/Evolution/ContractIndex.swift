/// All declarations of some contracts by their full names, with their places.
struct ContractIndex {
  private(set) var files: [String: FileDescriptor] = [:]
  private(set) var messages: [String: Declared<MessageDescriptor>] = [:]
  private(set) var enums: [String: Declared<EnumDescriptor>] = [:]
  private(set) var services: [String: Declared<ServiceDescriptor>] = [:]
  private(set) var extensions: [String: Declared<FieldDescriptor>] = [:]

  init(_ files: [FileDescriptor]) {
    for file in files {
      self.files[file.name] = file
      let package = file.package.isEmpty ? "" : "\(file.package)."
      for (index, message) in file.messages.enumerated() {
        add(message, named: package + message.name, at: [4, Int32(index)], in: file)
      }
      for (index, descriptor) in file.enums.enumerated() {
        let name = package + descriptor.name
        enums[name] = Declared(descriptor, name: name, path: [5, Int32(index)], file: file)
      }
      for (index, service) in file.services.enumerated() {
        let name = package + service.name
        services[name] = Declared(service, name: name, path: [6, Int32(index)], file: file)
      }
      for (index, field) in file.extensions.enumerated() {
        let name = package + field.name
        extensions[name] = Declared(field, name: name, path: [7, Int32(index)], file: file)
      }
    }
  }

  private mutating func add(
    _ message: MessageDescriptor,
    named name: String,
    at path: [Int32],
    in file: FileDescriptor
  ) {
    messages[name] = Declared(message, name: name, path: path, file: file)
    for (index, child) in message.messages.enumerated() {
      add(child, named: "\(name).\(child.name)", at: path + [3, Int32(index)], in: file)
    }
    for (index, child) in message.enums.enumerated() {
      let inner = "\(name).\(child.name)"
      enums[inner] = Declared(child, name: inner, path: path + [4, Int32(index)], file: file)
    }
    for (index, field) in message.extensions.enumerated() {
      let inner = "\(name).\(field.name)"
      extensions[inner] = Declared(field, name: inner, path: path + [6, Int32(index)], file: file)
    }
  }

  /// Field numbers from a message to the nearest field marked as the subject.
  func subject(of typeName: String) -> [UInt32]? {
    MessageDescriptor.subject(of: typeName) { messages[String($0.drop { $0 == "." })]?.descriptor }
  }

  /// A field's type in contract syntax, as in `map<string, int32>`.
  func typeName(of field: FieldDescriptor) -> String {
    let name = String(field.typeName.drop { $0 == "." })
    if let entry = messages[name]?.descriptor, entry.isMapEntry {
      let parts = entry.fields.sorted { $0.number < $1.number }.map(typeName)
      return "map<\(parts.joined(separator: ", "))>"
    }
    guard name.isEmpty else { return name }
    return ScalarType(rawValue: field.type).map { "\($0)" } ?? "type \(field.type)"
  }
}

/// A declaration and its place.
struct Declared<Descriptor> {
  let descriptor: Descriptor
  let name: String
  let path: [Int32]
  let file: FileDescriptor

  init(_ descriptor: Descriptor, name: String, path: [Int32], file: FileDescriptor) {
    self.descriptor = descriptor
    self.name = name
    self.path = path
    self.file = file
  }

  /// The line of a part of it; its own if that is unknown.
  func line(_ rest: [Int32] = []) -> Int { file.lines[path + rest] ?? file.lines[path] ?? 1 }
}
