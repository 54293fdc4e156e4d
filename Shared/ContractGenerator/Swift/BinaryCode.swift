/// Writes how a message goes to bytes and back.
struct BinaryCode {
  let fields: [Field]
  let oneofs: [Oneof]
  let schema: Schema

  private var access: String { schema.settings.access }

  func write(to writer: inout CodeWriter) {
    writeEmit(to: &writer)
    writer.line()
    writer.block("\(access) func encodedSize() -> \(schema.swift("Int"))") { writer in
      writer.line("var sizer = \(schema.wire("WireSizer"))()")
      writer.line("emit(to: &sizer)")
      writer.line("return sizer.total")
    }
    writer.line()
    writer.block("\(access) func encode(to writer: inout \(schema.wire("WireWriter")))") { writer in
      writer.line("emit(to: &writer)")
    }
    writer.line()
    writeMerge(to: &writer)
  }

  // MARK: - Encoding

  private func writeEmit(to writer: inout CodeWriter) {
    writer.line("/// The last field first; see `WireSink`.")
    writer.block("private func emit(to sink: inout some \(schema.wire("WireSink")))") { writer in
      writer.line("sink.unknown(unknownFields)")
      for field in fields.reversed() { writer.line(emission(of: field)) }
    }
  }

  private func emission(of field: Field) -> String {
    let arguments = "\(field.reference), \(field.number), \(field.kind).self"
    switch field.shape {
    case .implicit:
      return field.isFormedText ? "sink.optional(\(arguments))" : "sink.implicit(\(arguments))"
    case .optional: return "sink.optional(\(arguments))"
    case .repeated: return "sink.repeated(\(arguments))"
    case .packed: return "sink.packed(\(arguments))"
    case .map(let key, _):
      return "sink.map(\(field.reference), \(field.number), \(key).self, \(field.kind).self)"
    case .oneof(let index):
      let value = "sink.present(value, \(field.number), \(field.kind).self)"
      return "if case .\(ReservedNames.escaped(field.name))(let value)? = \(reference(index)) "
        + "{ \(value) }"
    }
  }

  private func reference(_ oneof: Int) -> String {
    oneofs.first { $0.index == oneof }?.reference ?? ""
  }

  // MARK: - Decoding

  private func writeMerge(to writer: inout CodeWriter) {
    let reader = schema.wire("WireReader")
    let error = schema.wire("WireError")
    let head = "\(access) mutating func merge(from reader: inout \(reader)) throws(\(error))"
    writer.block(head) { writer in
      writer.block("while let tag = try reader.nextTag()") { writer in
        guard !fields.isEmpty else {
          writer.line("try reader.skip(tag, into: &unknownFields)")
          return
        }
        writer.line("switch tag {")
        for field in fields { writeCases(of: field, to: &writer) }
        writer.line("default: try reader.skip(tag, into: &unknownFields)")
        writer.line("}")
      }
    }
  }

  private func writeCases(of field: Field, to writer: inout CodeWriter) {
    let scalar = ScalarType(rawValue: field.descriptor.type)
    let tag = field.number << 3 | (scalar?.wireType ?? 2)
    let name = field.reference
    switch field.shape {
    case .implicit, .optional:
      if field.isFormedText {
        writer.line("case \(tag): \(name) = try reader.text(\(field.type).self)")
      } else if field.message != nil {
        writer.line("case \(tag): try reader.merge(&\(name))")
      } else {
        writer.line("case \(tag): \(name) = try reader.value(\(field.kind).self)")
      }
    case .repeated, .packed:
      writer.line("case \(tag): try reader.append(to: &\(name), \(field.kind).self)")
      guard scalar?.isPackable == true else { return }
      let packed = field.number << 3 | 2
      writer.line("case \(packed): try reader.appendPacked(to: &\(name), \(field.kind).self)")
    case .map(let key, _):
      writer.line("case \(field.number << 3 | 2):")
      writer.line("  try reader.insert(into: &\(name), \(key).self, \(field.kind).self)")
    case .oneof(let index):
      writeCase(of: field, tag: tag, oneof: reference(index), to: &writer)
    }
  }

  private func writeCase(
    of field: Field,
    tag: UInt32,
    oneof: String,
    to writer: inout CodeWriter
  ) {
    let name = ReservedNames.escaped(field.name)
    guard field.message != nil else {
      writer.line("case \(tag): \(oneof) = .\(name)(try reader.value(\(field.kind).self))")
      return
    }
    writer.line("case \(tag):")
    writer.line("  var value: \(field.type)?")
    writer.line("  if case .\(name)(let earlier)? = \(oneof) { value = earlier }")
    writer.line("  \(oneof) = nil")
    writer.line("  try reader.merge(&value)")
    writer.line("  if let value { \(oneof) = .\(name)(value) }")
  }
}
