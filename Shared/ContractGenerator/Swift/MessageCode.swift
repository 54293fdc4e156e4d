/// Writes one message: the type, and its encoding and decoding.
struct MessageCode {
  let message: MessageType
  let fields: [Field]
  /// By index of the message's oneofs.
  let oneofs: [Int: Oneof]
  let boxed: Set<UInt32>
  let schema: Schema

  init(
    _ message: MessageType,
    in file: FileDescriptor,
    schema: Schema,
    layout: Layout
  ) throws(GeneratorError) {
    self.message = message
    self.schema = schema
    let names = try MemberNames(of: message)
    fields = try schema.fields(of: message, named: names, in: file)
    boxed = Set(
      message.descriptor.fields.filter { layout.isBoxed($0, in: message) }.map(\.number)
    )
    oneofs = Oneof.all(
      in: message,
      named: names,
      fields: fields,
      boxed: boxed,
      comments: file.comments
    )
  }

  private var access: String { schema.settings.access }
  private var name: String { message.scope.swiftName }

  func write(to writer: inout CodeWriter, comments: Comments?, isDeprecated: Bool) {
    writer.block("extension \(message.scope.parentName)") { writer in
      let role = schema.settings.isPublic ? schema.roles[message.scope.contractName] : nil
      writer.documentation(comments, fallback: role ?? "", isDeprecated: isDeprecated)
      writer.block("\(access) struct \(message.scope.ownName): \(schema.wire("Message"))") {
        writer in
        writeProperties(to: &writer)
        writeInitializers(to: &writer)
      }
    }
    for (_, oneof) in oneofs.sorted(by: { $0.key < $1.key }) {
      writer.line()
      writer.block("extension \(name)") { writer in
        oneof.write(to: &writer, of: message, with: properties.count, schema: schema)
      }
    }
    writer.line()
    writer.block("extension \(name)") { writer in
      writeNames(to: &writer)
      BinaryCode(fields: fields, oneofs: oneofs, boxed: boxed, schema: schema).write(to: &writer)
      JSONCode(message: message, fields: fields, oneofs: oneofs, boxed: boxed, schema: schema)
        .write(to: &writer)
    }
    SharingCode(message: message, fields: fields, oneofs: oneofs, schema: schema)
      .write(to: &writer)
  }

  // MARK: - The type

  private func writeProperties(to writer: inout CodeWriter) {
    for property in properties {
      writer.documentation(property.comments)
      let box = property.isBoxed ? "@\(schema.wire("Boxed")) " : ""
      let start = property.initialValue == "nil" ? "" : " = \(property.initialValue)"
      let name = property.name
      guard let storage = property.storage else {
        writer.line("\(box)\(access) var \(name): \(property.type)\(start)")
        writer.line()
        continue
      }
      // Generated code still uses the value, without a warning of its own.
      writer.line("@available(*, deprecated)")
      writer.block("\(access) var \(name): \(property.type)") { writer in
        writer.line("get { \(storage) }")
        writer.line("set { \(storage) = newValue }")
      }
      writer.line()
      writer.line("\(box)private var \(storage): \(property.type)\(start)")
      writer.line()
    }
    let unknown = schema.wire("UnknownFields")
    writer.sentence(
      "Fields of later versions of the contract; they are kept when encoding.",
      for: schema.settings
    )
    writer.line("\(access) var unknownFields = \(unknown)()")
    writer.line()
  }

  /// The most fields of a message with a memberwise initializer.
  ///
  /// Its cost in the compiler grows more than quadratically: 21 s and 1.1 GB at 500 fields, and
  /// from some 1,500 on the compiler (Swift 6.3.1) fails.
  static let mostParameters = 200

  /// Whether a message with so many properties has a memberwise initializer.
  static func hasParameters(_ properties: Int) -> Bool {
    properties > 0 && properties <= mostParameters
  }

  private func writeInitializers(to writer: inout CodeWriter) {
    writer.sentence("Every field at its default.", for: schema.settings)
    writer.line("\(access) init() {}")
    guard Self.hasParameters(properties.count) else { return }
    writer.line()
    let parameters = properties.map {
      "\($0.name): \($0.type) = \($0.initialValue)"
    }
    writer.sentence("The given fields; all others at their defaults.", for: schema.settings)
    writer.block("\(access) init(\(parameters.joined(separator: ", ")))") { writer in
      for property in properties {
        writer.line("self.\(property.storage ?? property.name) = \(property.name)")
      }
    }
  }

  private func writeNames(to writer: inout CodeWriter) {
    let string = schema.swift("String")
    let info = schema.wire("FieldInfo")
    writer.sentence("The full name in the contract.", for: schema.settings)
    writer.line("\(access) static let fullName: \(string) = \"\(message.scope.fullName)\"")
    writer.line()
    writer.sentence("The fields in the order of their numbers.", for: schema.settings)
    writer.line("\(access) static let fields: [\(info)] = [")
    for field in fields {
      let jsonName = CodeWriter.literal(field.jsonName)
      var arguments = "\(field.number), \"\(field.descriptor.name)\", \(jsonName)"
      switch field.shape {
      case .repeated, .packed: arguments += ", .repeated"
      case .map: arguments += ", .map"
      case .implicit, .optional, .oneof: if field.message != nil { arguments += ", .single" }
      }
      if field.message != nil { arguments += ", \(field.type).self" }
      if case .oneof(let index) = field.shape { arguments += ", oneof: \(index)" }
      if field.isNullable { arguments += ", isNullable: true" }
      if field.descriptor.options.isRedacted { arguments += ", isRedacted: true" }
      writer.line("  \(info)(\(arguments)),")
    }
    writer.line("]")
    writer.line()
  }
}

/// A stored property: a field, or a oneof.
struct Property {
  let name: String
  let type: String
  let initialValue: String
  let isBoxed: Bool
  let comments: Comments?
  /// The stored property of a deprecated field; the property itself has the warning.
  var storage: String?
}

extension MessageCode {
  /// Fields in the order of their numbers; a oneof is in the position of its first field.
  var properties: [Property] {
    var seen: Set<Int> = []
    return fields.compactMap { field in
      if case .oneof(let index) = field.shape {
        guard seen.insert(index).inserted, let oneof = oneofs[index] else { return nil }
        return Property(
          name: oneof.property,
          type: "\(oneof.type)?",
          initialValue: "nil",
          isBoxed: false,
          comments: oneof.comments
        )
      }
      return Property(
        name: field.name,
        type: field.propertyType,
        initialValue: field.initialValue(schema),
        isBoxed: boxed.contains(field.number),
        comments: field.comments,
        storage: field.storage
      )
    }
  }
}
