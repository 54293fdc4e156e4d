/// Options for reading and writing JSON.
public struct JSONOptions: Sendable {
  /// Writes one field per line, indented by two spaces.
  public var isPretty: Bool

  /// Ignores unknown fields and unknown names of enum values instead of refusing them.
  ///
  /// A field whose value is ignored is at its default.
  public var ignoresUnknownFields: Bool

  /// The types that an `Any` may contain.
  public var types: TypeRegistry

  /// The limits of reading.
  public var limits: WireLimits

  /// Leaves out `redact` fields, and writes a note for values without a JSON form; only
  /// ``Message/description`` does this.
  var isDescribing = false

  /// The text is in a field marked `redact`, so errors name no key of it.
  package var isRedacted = false

  /// Compact, strict, with the types of `google.protobuf`, unless given otherwise.
  public init(
    isPretty: Bool = false,
    ignoresUnknownFields: Bool = false,
    types: TypeRegistry = .wellKnown,
    limits: WireLimits = .standard
  ) {
    self.isPretty = isPretty
    self.ignoresUnknownFields = ignoresUnknownFields
    self.types = types
    self.limits = limits
  }
}

/// Message types by name: those that an `Any` can contain.
public struct TypeRegistry: Sendable {
  private var types: [ExactText: any Message.Type]

  package init(_ lists: [any Message.Type]...) {
    types = [:]
    for type in lists.joined() { types[ExactText(type.fullName)] = type }
  }

  /// The types of `google.protobuf` that Daybook has.
  public static let wellKnown = TypeRegistry(GoogleProtobuf.messageTypes)

  /// The same types and those of `list`, as in `TaskV1.messageTypes`.
  package func adding(_ list: [any Message.Type]) -> TypeRegistry {
    var registry = self
    for type in list { registry.types[ExactText(type.fullName)] = type }
    return registry
  }

  /// The type with this full name.
  package subscript(_ fullName: String) -> (any Message.Type)? {
    types[ExactText(fullName)]
  }

  /// The type at the end of a URL such as `type.googleapis.com/google.protobuf.Duration`.
  func type(forURL url: String) -> (any Message.Type)? {
    guard let slash = url.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return self[String(url[url.utf8.index(after: slash)...])]
  }
}
