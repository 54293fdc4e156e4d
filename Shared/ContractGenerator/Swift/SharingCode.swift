/// Writes the code that copies the parts of a message that members other than the event's may see.
///
/// Visible fields are copied into an empty message, so undeclared and unknown fields are left out.
struct SharingCode {
  let message: MessageType
  let fields: [Field]
  let oneofs: [Int: Oneof]
  let schema: Schema

  private var name: String { message.scope.swiftName }

  /// Writes nothing for a message that no event contains.
  func write(to writer: inout CodeWriter) {
    guard message.descriptor.declaresSharing else { return }
    let isBody = !message.descriptor.event.isEmpty
    writer.line()
    writer.block("extension \(name)\(isBody ? ": \(schema.wire("EventBody"))" : "")") { writer in
      if isBody { writeKind(to: &writer) }
      writeNames(to: &writer)
      writer.line()
      writer.line("/// The parts that members other than the event's may see.")
      writer.block("package func sharedParts() -> \(name)") { writer in
        let shared = fields.filter(\.descriptor.options.isShared)
        guard !shared.isEmpty else {
          writer.line("\(name)()")
          return
        }
        writer.line("var shared = \(name)()")
        for field in shared { writer.line(copy(of: field)) }
        writer.line("return shared")
      }
    }
  }

  private func writeKind(to writer: inout CodeWriter) {
    let kind = CodeWriter.literal(message.descriptor.event)
    let isPrivate = message.descriptor.isEventPrivate ?? true
    writer.line("/// The kind of event that this is the body of.")
    let access = schema.settings.access
    writer.line("\(access) static let eventKind: \(schema.swift("String")) = \(kind)")
    writer.line()
    writer.line("/// Whether only its member may see the event.")
    writer.line(
      "package static let isPrivateToMember: \(schema.swift("Bool")) = \(isPrivate)"
    )
    writer.line()
  }

  private func writeNames(to writer: inout CodeWriter) {
    let type = schema.wire("SharedFields")
    let visible = fields.filter(\.descriptor.options.isShared)
    let hidden = fields.filter { !$0.descriptor.options.isShared }
    var inner: [String] = []
    for field in visible where schema.sharedMessage(of: field.descriptor) != nil {
      let names = "\(field.type).sharedFields"
      if !inner.contains(names) { inner.append(names) }
    }
    let lists = [
      ("visible", visible.map { "\"\($0.descriptor.name)\"" }),
      ("hidden", hidden.map { "\"\($0.descriptor.name)\"" }),
      ("inside", inner),
    ]
    let arguments = lists.filter { !$0.1.isEmpty }.map { label, names in
      "\(label): [\(names.joined(separator: ", "))]"
    }
    writer.line("/// The names of fields that members other than the event's may see.")
    writer.line(
      "package static let sharedFields = \(type)(\(arguments.joined(separator: ", ")))"
    )
  }

  /// Copies a visible field, of a message its visible part.
  ///
  /// All access is through `self`, because a field may be named `shared`.
  private func copy(of field: Field) -> String {
    let isFiltered = schema.sharedMessage(of: field.descriptor) != nil
    // A message without fields may get some in a later version.
    let isEmpty = field.message?.descriptor.fields.isEmpty == true
    let part = isFiltered ? "$0.sharedParts()" : "_ in \(field.type)()"
    if case .oneof(let index) = field.shape {
      let property = oneofs[index]?.property ?? ""
      let value =
        isFiltered ? "value.sharedParts()" : isEmpty ? "\(field.type)()" : "value"
      let pattern = isEmpty && !isFiltered ? ".\(field.name)?" : ".\(field.name)(let value)?"
      return "if case \(pattern) = self.\(property) "
        + "{ shared.\(property) = .\(field.name)(\(value)) }"
    }
    let property = field.storage ?? field.name
    guard isFiltered || isEmpty else { return "shared.\(property) = self.\(property)" }
    switch field.shape {
    case .map: return "shared.\(property) = self.\(property).mapValues { \(part) }"
    case .repeated, .packed: return "shared.\(property) = self.\(property).map { \(part) }"
    case .implicit, .optional, .oneof:
      return isFiltered
        ? "shared.\(property) = self.\(property)?.sharedParts()"
        : "shared.\(property) = self.\(property).map { \(part) }"
    }
  }
}
