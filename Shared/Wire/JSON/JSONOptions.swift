/// How JSON is written and read.
public struct JSONOptions: Sendable {
  /// One field a line, indented by two spaces.
  public var isPretty: Bool

  /// Pass over fields, and names of enum values, that the contract does not have, instead of
  /// refusing them; a field whose value is passed over is at its default.
  public var ignoresUnknownFields: Bool

  /// The types an `Any` may hold.
  public var types: TypeRegistry

  /// What reading may cost.
  public var limits: WireLimits

  /// Words marked `redact` are left out, and what has no JSON form is said to have none; only
  /// ``Message/description`` does this.
  var isDescribing = false

  /// The text stands in a field marked `redact`, so that no error names a key of it.
  package var isRedacted = false

  /// One line, strict, and with the types of `google.protobuf` unless something else is given.
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

/// Message types by name: what an `Any` can be opened with.
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

  /// The type a URL such as `type.googleapis.com/google.protobuf.Duration` ends in.
  func type(forURL url: String) -> (any Message.Type)? {
    guard let slash = url.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return self[String(url[url.utf8.index(after: slash)...])]
  }
}
