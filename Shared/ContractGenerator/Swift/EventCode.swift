/// Writes a namespace's enum of events: a case for each kind, with its body.
struct EventCode {
  private let events: [EventKind]
  private let namespace: String
  private let schema: Schema

  init(_ events: [EventKind], in namespace: String, schema: Schema) {
    self.events = events
    self.namespace = namespace
    self.schema = schema
  }

  /// Writes nothing for a namespace without events.
  func write(to writer: inout CodeWriter) {
    guard let name = schema.eventSets[namespace], !events.isEmpty else { return }
    writer.line()
    writer.block("extension \(namespace)") { writer in
      writer.line("/// An event: a case for each kind, with its body.")
      writer.block("package enum \(name): \(schema.wire("EventSet"))") { writer in
        for event in events {
          writer.line("/// `\(event.kind)`.")
          writer.line("case \(event.caseName)(\(event.message.scope.swiftName))")
        }
        writer.line()
        writeReading(to: &writer)
        writer.line()
        writeBodies(to: &writer)
      }
    }
  }

  private func writeReading(to writer: inout CodeWriter) {
    let string = schema.swift("String")
    let bytes = "\(schema.swift("ArraySlice"))<\(schema.swift("UInt8"))>"
    writer.line("/// Decodes the body of an event; `nil` for an unknown kind.")
    let head = "package init?(kind: \(string), type: \(string), body: \(bytes))"
    writer.block("\(head) throws(\(schema.wire("WireError")))") { writer in
      writer.line("switch (kind, type) {")
      for event in events {
        let scope = event.message.scope
        writer.line("case (\"\(event.kind)\", \"\(scope.fullName)\"):")
        writer.line("  self = .\(event.caseName)(try \(scope.swiftName)(decoding: body))")
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }

  private func writeBodies(to writer: inout CodeWriter) {
    let body = schema.wire("EventBody")
    writer.line("/// The body of the event.")
    writer.block("package var body: any \(body)") { writer in
      writer.line("switch self {")
      for event in events { writer.line("case .\(event.caseName)(let body): body") }
      writer.line("}")
    }
    writer.line()
    writer.line("/// The body of each kind.")
    writer.line("package static let bodies: [any \(body).Type] = [")
    for event in events { writer.line("  \(event.message.scope.swiftName).self,") }
    writer.line("]")
  }
}
