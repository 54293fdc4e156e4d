/// Writes the binary encoding and decoding of a message.
struct BinaryCode {
  let fields: [Field]
  let oneofs: [Int: Oneof]
  let boxed: Set<UInt32>
  let schema: Schema

  private var access: String { schema.settings.access }

  func write(to writer: inout CodeWriter) {
    writeEmit(to: &writer)
    writer.line()
    writer.sentence("Bytes of the binary form.", for: schema.settings)
    writer.block("\(access) func encodedSize() -> \(schema.swift("Int"))") { writer in
      writer.line("emit(to: \(schema.wire("WireSizer"))()).total")
    }
    writer.line()
    writer.sentence("Writes the binary form.", for: schema.settings)
    writer.block("\(access) func encode(to writer: inout \(schema.wire("WireWriter")))") { writer in
      writer.line("writer = emit(to: writer)")
    }
    writer.line()
    writeMerge(to: &writer)
  }

  // MARK: - Encoding

  private func writeEmit(to writer: inout CodeWriter) {
    writer.line("/// Writes the last field first; see `WireSink`.")
    let generic = "<Sink: \(schema.wire("WireSink"))>"
    writer.block("private func emit\(generic)(to sink: consuming Sink) -> Sink") { writer in
      writer.line("sink.unknown(unknownFields)")
      for field in fields.reversed() { writer.line(emission(of: field)) }
      writer.line("return sink")
    }
  }

  private func emission(of field: Field) -> String {
    let arguments = "\(field.reference), \(field.number), \(field.kind).self"
    switch field.shape {
    case .implicit:
      return field.isFormedText ? "sink.optional(\(arguments))" : "sink.implicit(\(arguments))"
    case .optional:
      guard boxed.contains(field.number) else { return "sink.optional(\(arguments))" }
      return "sink.boxed(\(field.box), \(field.number))"
    case .repeated: return "sink.repeated(\(arguments))"
    case .packed: return "sink.packed(\(arguments))"
    case .map(let key, _):
      return "sink.map(\(field.reference), \(field.number), \(key).self, \(field.kind).self)"
    case .oneof(let index):
      guard field.message == nil else {
        let content = "if case .\(field.name)(let value) = $0 { value } else { nil }"
        let arguments = "\(oneofs.reference(index)), \(field.number), \(field.type).self"
        return "sink.choice(\(arguments)) { \(content) }"
      }
      let value = "sink.present(value, \(field.number), \(field.kind).self)"
      return "if case .\(field.name)(let value)? = \(oneofs.reference(index)) "
        + "{ \(value) }"
    }
  }

  // MARK: - Decoding

  private func writeMerge(to writer: inout CodeWriter) {
    let reader = schema.wire("WireReader")
    let error = schema.wire("WireError")
    writer.sentence("Merges the binary form into this message.", for: schema.settings)
    let head = "\(access) mutating func merge(from outer: inout \(reader)) throws(\(error))"
    writer.block(head) { writer in
      writer.line("var reader = outer")
      defer { writer.line("outer = reader") }
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
        let place = boxed.contains(field.number) ? field.box : name
        writer.line("case \(tag): try reader.merge(&\(place))")
      } else {
        writer.line("case \(tag): \(name) = try \(field.kind).read(from: &reader)")
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
      writeCase(of: field, tag: tag, oneof: oneofs.reference(index), to: &writer)
    }
  }

  private func writeCase(
    of field: Field,
    tag: UInt32,
    oneof: String,
    to writer: inout CodeWriter
  ) {
    let name = field.name
    guard field.message != nil else {
      writer.line("case \(tag): \(oneof) = .\(name)(try \(field.kind).read(from: &reader))")
      return
    }
    let earlier = "{ if case .\(name)(let earlier) = $0 { earlier } else { nil } }"
    writer.line("case \(tag):")
    writer.line(
      "  try reader.merge(&\(oneof), \(field.type).self, \(earlier), { .\(name)($0) })"
    )
  }
}
