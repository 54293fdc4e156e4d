/// Writes the proto3 JSON encoding and decoding of a message.
struct JSONCode {
  let message: MessageType
  let fields: [Field]
  let oneofs: [Int: Oneof]
  let boxed: Set<UInt32>
  let schema: Schema

  private var access: String { schema.settings.access }

  /// Messages with a JSON form of their own, whose code is in ``Wire``.
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
    writer.sentence("Writes the JSON form.", for: schema.settings)
    let parameter = "to writer: inout \(schema.wire("JSONWriter"))"
    writer.block("\(access) func encodeJSON(\(parameter)) throws(\(error))") { writer in
      writer.line("writer.beginObject()")
      for field in fields { writer.line(encoding(of: field)) }
      writer.line("writer.endObject()")
    }
  }

  private func encoding(of field: Field) -> String {
    let redacted = field.descriptor.options.isRedacted ? ", isRedacted: true" : ""
    let name = JSONCode.literal(field.jsonName)
    let arguments = "\(field.reference), \(name), \(field.kind).self\(redacted)"
    switch field.shape {
    case .implicit:
      let function = field.isFormedText ? "optional" : "implicit"
      return "try writer.\(function)(\(arguments))"
    case .optional:
      guard boxed.contains(field.number) else { return "try writer.optional(\(arguments))" }
      return "try writer.boxed(\(field.box), \(name)\(redacted))"
    case .repeated, .packed: return "try writer.repeated(\(arguments))"
    case .map(let key, _):
      let kinds = "\(key).self, \(field.kind).self\(redacted)"
      return "try writer.map(\(field.reference), \(name), \(kinds))"
    case .oneof(let index):
      guard field.message == nil else {
        let content = "if case .\(field.name)(let value) = $0 { value } else { nil }"
        let arguments = "\(oneofs.reference(index)), \(name), \(field.type).self\(redacted)"
        return "try writer.choice(\(arguments)) { \(content) }"
      }
      let value = "value, \(name), \(field.kind).self\(redacted)"
      return "if case .\(field.name)(let value)? = \(oneofs.reference(index)) "
        + "{ try writer.present(\(value)) }"
    }
  }

  /// A JSON name in quotes, as a Swift literal.
  private static func literal(_ name: String) -> String {
    var json = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return CodeWriter.literal(json)
  }

  private func writeMerge(to writer: inout CodeWriter) {
    let reader = schema.wire("JSONReader")
    let error = schema.wire("JSONError")
    let names = schema.wire("JSONFields")
    writer.line("package static let jsonFields = \(names)(fields)")
    writer.line()
    writer.sentence("Merges the JSON form into this message.", for: schema.settings)
    let head = "\(access) mutating func mergeJSON(from reader: inout \(reader)) throws(\(error))"
    writer.block(head) { writer in
      writer.line("var object = try reader.beginObject()")
      let next = "try reader.nextField(&object, Self.jsonFields)"
      guard !fields.isEmpty else {
        writer.line("while \(next) != nil {}")
        return
      }
      writer.block("while let number = \(next)") { writer in
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
      if field.isFormedText { return "try reader.formed(&\(name), \(field.type).self)" }
      return "try reader.read(&\(name), \(field.kind).self)"
    case .repeated, .packed: return "try reader.append(to: &\(name), \(field.kind).self)"
    case .map(let key, _):
      return "try reader.insert(into: &\(name), \(key).self, \(field.kind).self)"
    case .oneof(let index):
      let oneof = oneofs.reference(index)
      return "try reader.choice(isFirst: \(oneof) == nil, \(field.kind).self) "
        + "{ \(oneof) = .\(field.name)($0) }"
    }
  }
}
