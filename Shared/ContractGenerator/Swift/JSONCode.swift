/// Writes how a message goes to proto3 JSON and back.
struct JSONCode {
  let message: MessageType
  let fields: [Field]
  let oneofs: [Oneof]
  let schema: Schema

  private var access: String { schema.settings.access }

  /// Messages whose JSON is a value of its own kind; ``Wire`` has their code.
  private static let handWritten: Set<String> = Set(
    [
      "Any", "BoolValue", "BytesValue", "DoubleValue", "Duration", "FieldMask", "FloatValue",
      "Int32Value", "Int64Value", "ListValue", "StringValue", "Struct", "Timestamp",
      "UInt32Value", "UInt64Value", "Value",
    ].map { "google.protobuf.\($0)" }
  )

  func write(to writer: inout CodeWriter) {
    guard !JSONCode.handWritten.contains(message.scope.fullName) else { return }
    writer.line()
    writeEncode(to: &writer)
    writer.line()
    writeMerge(to: &writer)
  }

  private func writeEncode(to writer: inout CodeWriter) {
    let error = schema.wire("JSONError")
    let parameter = "to writer: inout \(schema.wire("JSONWriter"))"
    writer.block("\(access) func encodeJSON(\(parameter)) throws(\(error))") { writer in
      writer.line("writer.beginObject()")
      for field in fields { writer.line(encoding(of: field)) }
      writer.line("writer.endObject()")
    }
  }

  private func encoding(of field: Field) -> String {
    let redacted = field.descriptor.options.isRedacted ? ", isRedacted: true" : ""
    let arguments = "\(field.reference), \"\(field.jsonName)\", \(field.kind).self\(redacted)"
    switch field.shape {
    case .implicit:
      let name = field.isFormedText ? "optional" : "implicit"
      return "try writer.\(name)(\(arguments))"
    case .optional: return "try writer.optional(\(arguments))"
    case .repeated, .packed: return "try writer.repeated(\(arguments))"
    case .map(let key, _):
      let kinds = "\(key).self, \(field.kind).self\(redacted)"
      return "try writer.map(\(field.reference), \"\(field.jsonName)\", \(kinds))"
    case .oneof(let index):
      let value = "value, \"\(field.jsonName)\", \(field.kind).self\(redacted)"
      return "if case .\(ReservedNames.escaped(field.name))(let value)? = \(reference(index)) "
        + "{ try writer.present(\(value)) }"
    }
  }

  private func writeMerge(to writer: inout CodeWriter) {
    let reader = schema.wire("JSONReader")
    let error = schema.wire("JSONError")
    let head = "\(access) mutating func mergeJSON(from reader: inout \(reader)) throws(\(error))"
    writer.block(head) { writer in
      writer.line("var object = try reader.beginObject(Self.fields)")
      guard !fields.isEmpty else {
        writer.line("while try reader.nextField(&object) != nil {}")
        return
      }
      writer.block("while let number = try reader.nextField(&object)") { writer in
        writer.line("switch number {")
        for field in fields { writer.line("case \(field.number): \(decoding(of: field))") }
        writer.line("default: break")
        writer.line("}")
      }
    }
  }

  private func decoding(of field: Field) -> String {
    let name = field.reference
    switch field.shape {
    case .implicit, .optional:
      if field.isFormedText { return "\(name) = try reader.text(\(field.type).self)" }
      if field.message != nil { return "try reader.merge(&\(name))" }
      return "\(name) = try reader.value(\(field.kind).self)"
    case .repeated, .packed: return "try reader.append(to: &\(name), \(field.kind).self)"
    case .map(let key, _):
      return "try reader.insert(into: &\(name), \(key).self, \(field.kind).self)"
    case .oneof(let index):
      let value = "try reader.value(\(field.kind).self)"
      return "\(reference(index)) = .\(ReservedNames.escaped(field.name))(\(value))"
    }
  }

  private func reference(_ oneof: Int) -> String {
    oneofs.first { $0.index == oneof }?.reference ?? ""
  }
}
