import Wire

/// Prints declarations as `.proto` text.
package enum ContractText {
  /// A message with its fields; nested types are printed separately.
  package static func lines(_ type: MessageType, in pool: DescriptorPool) -> [String] {
    var lines = ["message \(type.name) {"]
    var shown: Set<Int> = []
    for field in type.fields {
      guard let oneof = field.oneof, type.oneofs.indices.contains(oneof) else {
        lines.append("  \(line(field, in: pool))")
        continue
      }
      guard shown.insert(oneof).inserted else { continue }
      lines.append("  oneof \(type.oneofs[oneof]) {")
      for choice in type.fields where choice.oneof == oneof {
        lines.append("    \(line(choice, in: pool))")
      }
      lines.append("  }")
    }
    return lines + ["}"]
  }

  package static func lines(_ type: EnumType) -> [String] {
    ["enum \(type.name) {"] + type.values.map { "  \($0.name) = \($0.number);" } + ["}"]
  }

  package static func lines(_ type: ServiceType) -> [String] {
    ["service \(type.name) {"] + type.methods.map { "  \(line($0))" } + ["}"]
  }

  package static func line(_ method: ServiceType.Method) -> String {
    let input = (method.takesMany ? "stream " : "") + method.input
    let output = (method.repliesMany ? "stream " : "") + method.output
    return "rpc \(method.name)(\(input)) returns (\(output));\(notes(method))"
  }

  /// Access and side effects, as far as declared.
  private static func notes(_ method: ServiceType.Method) -> String {
    let names = [
      "", "member", "parent", "self or parent", "operator", "service", "anyone",
      "self or any parent",
    ]
    var notes: [String] = []
    if names.indices.contains(method.access), method.access > 0 {
      notes.append("for \(names[method.access])")
    }
    if method.changes { notes.append("changes something") }
    if method.hasNoSideEffects { notes.append("only reads") }
    if let scope = method.scope { notes.append("with a token that may \(scope)") }
    if method.consent > 0 { notes.append("of a child with a parent's consent") }
    if method.isForDevices { notes.append("also for a child's device") }
    return comment(notes)
  }

  /// The form of its text, its subject, and its visibility, as far as declared.
  private static func notes(_ field: FieldType) -> String {
    var notes: [String] = []
    if field.kind == .string {
      if !field.uuid.isEmpty { notes.append("a UUID (\(field.uuid))") }
      if field.isLocalDay { notes.append("a day as 2026-11-21") }
    }
    if field.isSubject { notes.append("whose space it is about") }
    if field.isRedacted { notes.append("left out of logs") }
    if field.isCalledOtherwise,
      let name = try? GoogleProtobuf.StringValue(value: field.jsonName).jsonString()
    {
      notes.append("\(name) in JSON")
    }
    return comment(notes)
  }

  private static func comment(_ notes: [String]) -> String {
    notes.isEmpty ? "" : "  // \(notes.joined(separator: ", "))"
  }

  private static func line(_ field: FieldType, in pool: DescriptorPool) -> String {
    if let entry = pool.messages[field.typeName]?.entry, field.isRepeated {
      let types = "\(typeName(entry.key)), \(typeName(entry.value))"
      return "map<\(types)> \(field.name) = \(field.number);\(notes(field))"
    }
    let label = field.isRepeated ? "repeated " : field.isOptional ? "optional " : ""
    return "\(label)\(typeName(field)) \(field.name) = \(field.number);\(notes(field))"
  }

  private static func typeName(_ field: FieldType) -> String {
    switch field.kind {
    case .message, .enumeration: field.typeName
    default: "\(field.kind)"
    }
  }
}
