/// Writes one enum: known values by name, all others by number.
struct EnumCode {
  let type: EnumType
  let schema: Schema
  /// Values with a number of their own, and aliases.
  private let cases: [Value]
  private let aliases: [(value: Value, original: String)]

  private struct Value {
    let name: String
    let descriptor: EnumValueDescriptor
    let comments: Comments?
    var number: Int32 { descriptor.number }
  }

  init(_ type: EnumType, in file: FileDescriptor, schema: Schema) {
    self.type = type
    self.schema = schema
    let names = Self.names(of: type)
    var cases: [Value] = []
    var aliases: [(Value, String)] = []
    var first: [Int32: String] = [:]
    for (index, descriptor) in type.descriptor.values.enumerated() {
      let value = Value(
        name: names[index],
        descriptor: descriptor,
        comments: file.comments[type.path + [2, Int32(index)]]
      )
      if let original = first[value.number] {
        aliases.append((value, original))
      } else {
        first[value.number] = value.name
        cases.append(value)
      }
    }
    self.cases = cases
    self.aliases = aliases
  }

  /// Names without the enum's prefix, if they stay unique.
  private static func names(of type: EnumType) -> [String] {
    let prefixes = Names.enumPrefixes(type.scope.contractParts)
    var scope = NameScope.ofEnum
    return type.descriptor.values.map { value in
      let short = Names.enumCase(value.name, stripping: prefixes)
      return scope.claim(short, Names.enumCase(value.name), or: "value")
    }
  }

  func write(to writer: inout CodeWriter, comments: Comments?, isDeprecated: Bool) {
    let access = schema.settings.access
    let name = type.scope.swiftName
    let int32 = schema.swift("Int32")
    writer.block("extension \(type.scope.parentName)") { writer in
      writer.documentation(comments, isDeprecated: isDeprecated)
      let conformances = "\(schema.wire("WireEnum")), \(schema.swift("CaseIterable"))"
      writer.block("\(access) enum \(type.scope.ownName): \(conformances)") { writer in
        for value in cases {
          writer.documentation(value.comments, isDeprecated: value.descriptor.isDeprecated)
          writer.line("case \(value.name)")
        }
        writer.line("/// A number without a name in this contract.")
        writer.line("case unrecognized(\(int32))")
        for (value, original) in aliases {
          writer.line()
          let fallback = "The same as `\(Keywords.bare(original))`."
          writer.documentation(value.comments, fallback: fallback)
          if value.descriptor.isDeprecated { writer.line("@available(*, deprecated)") }
          writer.line("\(access) static let \(value.name): \(name) = .\(original)")
        }
      }
    }
    writer.line()
    writer.block("extension \(name)") { writer in
      writeConversions(to: &writer, access: access, int32: int32)
      writer.line()
      writeTables(to: &writer, access: access, int32: int32)
    }
  }

  /// Each case has its own `return`: for a `switch` expression the compiler's time is quadratic in
  /// the cases, 22 s for 2,000.
  private func writeConversions(to writer: inout CodeWriter, access: String, int32: String) {
    writer.sentence("The value with this number, declared or not.", for: schema.settings)
    writer.block("\(access) init(rawValue: \(int32))") { writer in
      writer.line("switch rawValue {")
      for value in cases {
        writer.line("case \(value.number): self = .\(value.name)")
      }
      writer.line("default: self = .unrecognized(rawValue)")
      writer.line("}")
    }
    writer.line()
    writer.sentence("The number in the contract.", for: schema.settings)
    writer.block("\(access) var rawValue: \(int32)") { writer in
      writer.line("switch self {")
      for value in cases {
        writer.line("case .\(value.name): return \(value.number)")
      }
      writer.line("case .unrecognized(let number): return number")
      writer.line("}")
    }
  }

  private func writeTables(to writer: inout CodeWriter, access: String, int32: String) {
    let string = schema.swift("StaticString")
    writer.line("/// Every declared value.")
    let all = cases.map { ".\($0.name)" }
    writer.line("\(access) static let allCases: [\(type.scope.swiftName)] = [")
    for name in all { writer.line("  \(name),") }
    writer.line("]")
    writer.line()
    writer.sentence("Every value with its name in the contract.", for: schema.settings)
    writer.line("\(access) static let contractNames: [(name: \(string), number: \(int32))] = [")
    for value in type.descriptor.values { writer.line("  (\"\(value.name)\", \(value.number)),") }
    writer.line("]")
    writer.line()
    let names = schema.wire("JSONFields")
    writer.sentence("The same names, for JSON.", for: schema.settings)
    writer.line("\(access) static let jsonNames = \(names)(names: contractNames)")
    writer.line()
    writer.sentence("The name of a number; `nil` if it has no name.", for: schema.settings)
    writer.block("\(access) static func contractName(of number: \(int32)) -> \(string)?") {
      writer in
      writer.line("switch number {")
      for value in cases {
        writer.line("case \(value.number): return \"\(value.descriptor.name)\"")
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }
}
