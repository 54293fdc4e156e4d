// Generated from daybook/catalog/v1/equipment.proto by protoc-gen-daybook; do not edit.

public import Wire

extension CatalogV1 {
  /// The kind of a piece of equipment.
  public enum EquipmentKind: WireEnum, CaseIterable {
    case unspecified
    case method
    case grinder
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.EquipmentKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .method
    case 2: self = .grinder
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .method: return 1
    case .grinder: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.EquipmentKind] = [
    .unspecified,
    .method,
    .grinder,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("EQUIPMENT_KIND_UNSPECIFIED", 0),
    ("EQUIPMENT_KIND_METHOD", 1),
    ("EQUIPMENT_KIND_GRINDER", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "EQUIPMENT_KIND_UNSPECIFIED"
    case 1: return "EQUIPMENT_KIND_METHOD"
    case 2: return "EQUIPMENT_KIND_GRINDER"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// One brewing method or grinder.
  public struct EquipmentEntry: Message {
    /// The name, as used in recipes.
    public var name: String = ""

    /// Whether forms offer it.
    public var enabled: Bool = false

    /// Whether the member added it.
    public var custom: Bool = false

    /// The family of a method; unspecified for a grinder.
    public var family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      enabled: Bool = false,
      custom: Bool = false,
      family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)
    ) {
      self.name = name
      self.enabled = enabled
      self.custom = custom
      self.family = family
    }
  }
}

extension CatalogV1.EquipmentEntry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.EquipmentEntry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "enabled", "enabled"),
    FieldInfo(3, "custom", "custom"),
    FieldInfo(4, "family", "family"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(family, 4, EnumField<CatalogV1.MethodFamily>.self)
    sink.implicit(custom, 3, BoolField.self)
    sink.implicit(enabled, 2, BoolField.self)
    sink.implicit(name, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try StringField.read(from: &reader)
      case 16: enabled = try BoolField.read(from: &reader)
      case 24: custom = try BoolField.read(from: &reader)
      case 32: family = try EnumField<CatalogV1.MethodFamily>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(enabled, "enabled", BoolField.self)
    try writer.implicit(custom, "custom", BoolField.self)
    try writer.implicit(family, "family", EnumField<CatalogV1.MethodFamily>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&enabled, BoolField.self)
      case 3: try reader.read(&custom, BoolField.self)
      case 4: try reader.read(&family, EnumField<CatalogV1.MethodFamily>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.EquipmentEntry {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["name", "enabled", "custom", "family"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.EquipmentEntry {
    CatalogV1.EquipmentEntry()
  }
}

extension CatalogV1 {
  /// A member's equipment.
  public struct EquipmentPreferences: Message {
    /// Built-in methods, then custom ones in the order they were added.
    public var methods: [CatalogV1.EquipmentEntry] = []

    /// Built-in grinders, then custom ones in the order they were added.
    public var grinders: [CatalogV1.EquipmentEntry] = []

    /// °C, 1 to 100.
    public var defaultWaterTemp: Int32 = 0

    /// Increases with every change; 0 before the first one.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      methods: [CatalogV1.EquipmentEntry] = [],
      grinders: [CatalogV1.EquipmentEntry] = [],
      defaultWaterTemp: Int32 = 0,
      revision: UInt64 = 0
    ) {
      self.methods = methods
      self.grinders = grinders
      self.defaultWaterTemp = defaultWaterTemp
      self.revision = revision
    }
  }
}

extension CatalogV1.EquipmentPreferences {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.EquipmentPreferences"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "methods", "methods", .repeated, CatalogV1.EquipmentEntry.self),
    FieldInfo(2, "grinders", "grinders", .repeated, CatalogV1.EquipmentEntry.self),
    FieldInfo(3, "default_water_temp", "defaultWaterTemp"),
    FieldInfo(4, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 4, UInt64Field.self)
    sink.implicit(defaultWaterTemp, 3, Int32Field.self)
    sink.repeated(grinders, 2, MessageField<CatalogV1.EquipmentEntry>.self)
    sink.repeated(methods, 1, MessageField<CatalogV1.EquipmentEntry>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &methods, MessageField<CatalogV1.EquipmentEntry>.self)
      case 18: try reader.append(to: &grinders, MessageField<CatalogV1.EquipmentEntry>.self)
      case 24: defaultWaterTemp = try Int32Field.read(from: &reader)
      case 32: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(methods, "methods", MessageField<CatalogV1.EquipmentEntry>.self)
    try writer.repeated(grinders, "grinders", MessageField<CatalogV1.EquipmentEntry>.self)
    try writer.implicit(defaultWaterTemp, "defaultWaterTemp", Int32Field.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &methods, MessageField<CatalogV1.EquipmentEntry>.self)
      case 2: try reader.append(to: &grinders, MessageField<CatalogV1.EquipmentEntry>.self)
      case 3: try reader.read(&defaultWaterTemp, Int32Field.self)
      case 4: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1.EquipmentPreferences {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: [
    "methods", "grinders", "default_water_temp", "revision",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.EquipmentPreferences {
    CatalogV1.EquipmentPreferences()
  }
}

extension CatalogV1 {
  /// The request of `Equipment/GetEquipment`.
  public struct GetEquipmentRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.GetEquipmentRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetEquipmentRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension CatalogV1 {
  /// The answer of `Equipment/GetEquipment`.
  public struct GetEquipmentResponse: Message {
    /// The caller's equipment.
    public var equipment: CatalogV1.EquipmentPreferences?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(equipment: CatalogV1.EquipmentPreferences? = nil) {
      self.equipment = equipment
    }
  }
}

extension CatalogV1.GetEquipmentResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetEquipmentResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "equipment", "equipment", .single, CatalogV1.EquipmentPreferences.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(equipment, 1, MessageField<CatalogV1.EquipmentPreferences>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&equipment)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(equipment, "equipment", MessageField<CatalogV1.EquipmentPreferences>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&equipment, MessageField<CatalogV1.EquipmentPreferences>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Equipment/SetEquipmentEnabled`.
  public struct SetEquipmentEnabledRequest: Message {
    /// Methods or grinders.
    public var kind: CatalogV1.EquipmentKind = CatalogV1.EquipmentKind(rawValue: 0)

    /// Their names, ignoring case; 1 to 100.
    public var names: [String] = []

    /// False disables them.
    public var enabled: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: CatalogV1.EquipmentKind = CatalogV1.EquipmentKind(rawValue: 0),
      names: [String] = [],
      enabled: Bool = false
    ) {
      self.kind = kind
      self.names = names
      self.enabled = enabled
    }
  }
}

extension CatalogV1.SetEquipmentEnabledRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetEquipmentEnabledRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "names", "names", .repeated),
    FieldInfo(3, "enabled", "enabled"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(enabled, 3, BoolField.self)
    sink.repeated(names, 2, StringField.self)
    sink.implicit(kind, 1, EnumField<CatalogV1.EquipmentKind>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: kind = try EnumField<CatalogV1.EquipmentKind>.read(from: &reader)
      case 18: try reader.append(to: &names, StringField.self)
      case 24: enabled = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<CatalogV1.EquipmentKind>.self)
    try writer.repeated(names, "names", StringField.self)
    try writer.implicit(enabled, "enabled", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<CatalogV1.EquipmentKind>.self)
      case 2: try reader.append(to: &names, StringField.self)
      case 3: try reader.read(&enabled, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Equipment/SetEquipmentEnabled`.
  public struct SetEquipmentEnabledResponse: Message {
    /// The caller's equipment after the change.
    public var equipment: CatalogV1.EquipmentPreferences?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(equipment: CatalogV1.EquipmentPreferences? = nil, changed: Bool = false) {
      self.equipment = equipment
      self.changed = changed
    }
  }
}

extension CatalogV1.SetEquipmentEnabledResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetEquipmentEnabledResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "equipment", "equipment", .single, CatalogV1.EquipmentPreferences.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(equipment, 1, MessageField<CatalogV1.EquipmentPreferences>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&equipment)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(equipment, "equipment", MessageField<CatalogV1.EquipmentPreferences>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&equipment, MessageField<CatalogV1.EquipmentPreferences>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Equipment/AddCustomEquipment`.
  public struct AddCustomEquipmentRequest: Message {
    /// A method or a grinder.
    public var kind: CatalogV1.EquipmentKind = CatalogV1.EquipmentKind(rawValue: 0)

    /// 1 to 60 characters after trimming.
    public var name: String = ""

    /// The family of a method; unspecified to derive it from the name.
    public var family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: CatalogV1.EquipmentKind = CatalogV1.EquipmentKind(rawValue: 0),
      name: String = "",
      family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)
    ) {
      self.kind = kind
      self.name = name
      self.family = family
    }
  }
}

extension CatalogV1.AddCustomEquipmentRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AddCustomEquipmentRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "name", "name"),
    FieldInfo(3, "family", "family"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(family, 3, EnumField<CatalogV1.MethodFamily>.self)
    sink.implicit(name, 2, StringField.self)
    sink.implicit(kind, 1, EnumField<CatalogV1.EquipmentKind>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: kind = try EnumField<CatalogV1.EquipmentKind>.read(from: &reader)
      case 18: name = try StringField.read(from: &reader)
      case 24: family = try EnumField<CatalogV1.MethodFamily>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<CatalogV1.EquipmentKind>.self)
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(family, "family", EnumField<CatalogV1.MethodFamily>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<CatalogV1.EquipmentKind>.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&family, EnumField<CatalogV1.MethodFamily>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Equipment/AddCustomEquipment`.
  public struct AddCustomEquipmentResponse: Message {
    /// The caller's equipment after the change.
    public var equipment: CatalogV1.EquipmentPreferences?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(equipment: CatalogV1.EquipmentPreferences? = nil) {
      self.equipment = equipment
    }
  }
}

extension CatalogV1.AddCustomEquipmentResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AddCustomEquipmentResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "equipment", "equipment", .single, CatalogV1.EquipmentPreferences.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(equipment, 1, MessageField<CatalogV1.EquipmentPreferences>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&equipment)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(equipment, "equipment", MessageField<CatalogV1.EquipmentPreferences>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&equipment, MessageField<CatalogV1.EquipmentPreferences>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Equipment/RemoveCustomEquipment`.
  public struct RemoveCustomEquipmentRequest: Message {
    /// A method or a grinder.
    public var kind: CatalogV1.EquipmentKind = CatalogV1.EquipmentKind(rawValue: 0)

    /// Its name, ignoring case.
    public var name: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: CatalogV1.EquipmentKind = CatalogV1.EquipmentKind(rawValue: 0),
      name: String = ""
    ) {
      self.kind = kind
      self.name = name
    }
  }
}

extension CatalogV1.RemoveCustomEquipmentRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RemoveCustomEquipmentRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "name", "name"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(name, 2, StringField.self)
    sink.implicit(kind, 1, EnumField<CatalogV1.EquipmentKind>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: kind = try EnumField<CatalogV1.EquipmentKind>.read(from: &reader)
      case 18: name = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<CatalogV1.EquipmentKind>.self)
    try writer.implicit(name, "name", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<CatalogV1.EquipmentKind>.self)
      case 2: try reader.read(&name, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Equipment/RemoveCustomEquipment`.
  public struct RemoveCustomEquipmentResponse: Message {
    /// The caller's equipment after the change.
    public var equipment: CatalogV1.EquipmentPreferences?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(equipment: CatalogV1.EquipmentPreferences? = nil) {
      self.equipment = equipment
    }
  }
}

extension CatalogV1.RemoveCustomEquipmentResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RemoveCustomEquipmentResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "equipment", "equipment", .single, CatalogV1.EquipmentPreferences.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(equipment, 1, MessageField<CatalogV1.EquipmentPreferences>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&equipment)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(equipment, "equipment", MessageField<CatalogV1.EquipmentPreferences>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&equipment, MessageField<CatalogV1.EquipmentPreferences>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Equipment/SetDefaultWaterTemperature`.
  public struct SetDefaultWaterTemperatureRequest: Message {
    /// °C, 1 to 100.
    public var waterTemp: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(waterTemp: Int32 = 0) {
      self.waterTemp = waterTemp
    }
  }
}

extension CatalogV1.SetDefaultWaterTemperatureRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetDefaultWaterTemperatureRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "water_temp", "waterTemp")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(waterTemp, 1, Int32Field.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: waterTemp = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(waterTemp, "waterTemp", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&waterTemp, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Equipment/SetDefaultWaterTemperature`.
  public struct SetDefaultWaterTemperatureResponse: Message {
    /// The caller's equipment after the change.
    public var equipment: CatalogV1.EquipmentPreferences?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(equipment: CatalogV1.EquipmentPreferences? = nil, changed: Bool = false) {
      self.equipment = equipment
      self.changed = changed
    }
  }
}

extension CatalogV1.SetDefaultWaterTemperatureResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetDefaultWaterTemperatureResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "equipment", "equipment", .single, CatalogV1.EquipmentPreferences.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(equipment, 1, MessageField<CatalogV1.EquipmentPreferences>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&equipment)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(equipment, "equipment", MessageField<CatalogV1.EquipmentPreferences>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&equipment, MessageField<CatalogV1.EquipmentPreferences>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Equipment/ResetEquipment`.
  public struct ResetEquipmentRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.ResetEquipmentRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ResetEquipmentRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension CatalogV1 {
  /// The answer of `Equipment/ResetEquipment`.
  public struct ResetEquipmentResponse: Message {
    /// The caller's equipment after the change.
    public var equipment: CatalogV1.EquipmentPreferences?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(equipment: CatalogV1.EquipmentPreferences? = nil, changed: Bool = false) {
      self.equipment = equipment
      self.changed = changed
    }
  }
}

extension CatalogV1.ResetEquipmentResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ResetEquipmentResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "equipment", "equipment", .single, CatalogV1.EquipmentPreferences.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(equipment, 1, MessageField<CatalogV1.EquipmentPreferences>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&equipment)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(equipment, "equipment", MessageField<CatalogV1.EquipmentPreferences>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&equipment, MessageField<CatalogV1.EquipmentPreferences>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A member's equipment changed.
  public struct EquipmentChanged: Message {
    /// The equipment after the change.
    public var equipment: CatalogV1.EquipmentPreferences?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(equipment: CatalogV1.EquipmentPreferences? = nil) {
      self.equipment = equipment
    }
  }
}

extension CatalogV1.EquipmentChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.EquipmentChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "equipment", "equipment", .single, CatalogV1.EquipmentPreferences.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(equipment, 1, MessageField<CatalogV1.EquipmentPreferences>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&equipment)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(equipment, "equipment", MessageField<CatalogV1.EquipmentPreferences>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&equipment, MessageField<CatalogV1.EquipmentPreferences>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.EquipmentChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "equipment_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["equipment"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.EquipmentChanged {
    CatalogV1.EquipmentChanged()
  }
}
