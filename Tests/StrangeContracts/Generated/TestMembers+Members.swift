// Made from members.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension TestMembers {
  package enum Values: Wire.WireEnum, Swift.CaseIterable {
    case none
    case some
    case `init`
    case valuesSelf
    case type
    case valuesRawValue
    case valuesHashValue
    case valuesDescription
    case valuesAllCases
    case valuesContractName
    case valuesContractNames
    case valuesUnrecognized
    case valuesIsNull
    case valuesJsonNames
    case number
    case hash
    case `default`
    case indirect
    case package
    case values
    case values1e
    case values2e
    case value
    case aB
    case ab
    case aC
    case fooBar1
    case fooBar2
    case value3
    case lowest
    case highest
    /// A number this contract has no name for.
    case unrecognized(Swift.Int32)
  }
}

extension TestMembers.Values {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .none
    case 1: self = .some
    case 2: self = .`init`
    case 3: self = .valuesSelf
    case 4: self = .type
    case 5: self = .valuesRawValue
    case 6: self = .valuesHashValue
    case 7: self = .valuesDescription
    case 8: self = .valuesAllCases
    case 9: self = .valuesContractName
    case 10: self = .valuesContractNames
    case 11: self = .valuesUnrecognized
    case 12: self = .valuesIsNull
    case 40: self = .valuesJsonNames
    case 13: self = .number
    case 14: self = .hash
    case 15: self = .`default`
    case 16: self = .indirect
    case 17: self = .package
    case 18: self = .values
    case 19: self = .values1e
    case 20: self = .values2e
    case 21: self = .value
    case 22: self = .aB
    case 23: self = .ab
    case 24: self = .aC
    case 25: self = .fooBar1
    case 26: self = .fooBar2
    case 27: self = .value3
    case -2147483648: self = .lowest
    case 2147483647: self = .highest
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .none: return 0
    case .some: return 1
    case .`init`: return 2
    case .valuesSelf: return 3
    case .type: return 4
    case .valuesRawValue: return 5
    case .valuesHashValue: return 6
    case .valuesDescription: return 7
    case .valuesAllCases: return 8
    case .valuesContractName: return 9
    case .valuesContractNames: return 10
    case .valuesUnrecognized: return 11
    case .valuesIsNull: return 12
    case .valuesJsonNames: return 40
    case .number: return 13
    case .hash: return 14
    case .`default`: return 15
    case .indirect: return 16
    case .package: return 17
    case .values: return 18
    case .values1e: return 19
    case .values2e: return 20
    case .value: return 21
    case .aB: return 22
    case .ab: return 23
    case .aC: return 24
    case .fooBar1: return 25
    case .fooBar2: return 26
    case .value3: return 27
    case .lowest: return -2147483648
    case .highest: return 2147483647
    case .unrecognized(let number): return number
    }
  }

  /// Every value the contract names.
  package static let allCases: [TestMembers.Values] = [
    .none,
    .some,
    .`init`,
    .valuesSelf,
    .type,
    .valuesRawValue,
    .valuesHashValue,
    .valuesDescription,
    .valuesAllCases,
    .valuesContractName,
    .valuesContractNames,
    .valuesUnrecognized,
    .valuesIsNull,
    .valuesJsonNames,
    .number,
    .hash,
    .`default`,
    .indirect,
    .package,
    .values,
    .values1e,
    .values2e,
    .value,
    .aB,
    .ab,
    .aC,
    .fooBar1,
    .fooBar2,
    .value3,
    .lowest,
    .highest,
  ]

  package static let contractNames: [(name: Swift.StaticString, number: Swift.Int32)] = [
    ("VALUES_NONE", 0),
    ("VALUES_SOME", 1),
    ("VALUES_INIT", 2),
    ("VALUES_SELF", 3),
    ("VALUES_TYPE", 4),
    ("VALUES_RAW_VALUE", 5),
    ("VALUES_HASH_VALUE", 6),
    ("VALUES_DESCRIPTION", 7),
    ("VALUES_ALL_CASES", 8),
    ("VALUES_CONTRACT_NAME", 9),
    ("VALUES_CONTRACT_NAMES", 10),
    ("VALUES_UNRECOGNIZED", 11),
    ("VALUES_IS_NULL", 12),
    ("VALUES_JSON_NAMES", 40),
    ("VALUES_NUMBER", 13),
    ("VALUES_HASH", 14),
    ("VALUES_DEFAULT", 15),
    ("VALUES_INDIRECT", 16),
    ("VALUES_PACKAGE", 17),
    ("VALUES_", 18),
    ("VALUES__1E", 19),
    ("VALUES_2E", 20),
    ("_", 21),
    ("VALUES_A_B", 22),
    ("VALUES_AB", 23),
    ("VALUES_A__C", 24),
    ("VALUES_FOO_BAR1", 25),
    ("FOO_BAR_2", 26),
    ("_3", 27),
    ("VALUES_LOWEST", -2147483648),
    ("VALUES_HIGHEST", 2147483647),
  ]

  package static let jsonNames = Wire.JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> Swift.StaticString? {
    switch number {
    case 0: return "VALUES_NONE"
    case 1: return "VALUES_SOME"
    case 2: return "VALUES_INIT"
    case 3: return "VALUES_SELF"
    case 4: return "VALUES_TYPE"
    case 5: return "VALUES_RAW_VALUE"
    case 6: return "VALUES_HASH_VALUE"
    case 7: return "VALUES_DESCRIPTION"
    case 8: return "VALUES_ALL_CASES"
    case 9: return "VALUES_CONTRACT_NAME"
    case 10: return "VALUES_CONTRACT_NAMES"
    case 11: return "VALUES_UNRECOGNIZED"
    case 12: return "VALUES_IS_NULL"
    case 40: return "VALUES_JSON_NAMES"
    case 13: return "VALUES_NUMBER"
    case 14: return "VALUES_HASH"
    case 15: return "VALUES_DEFAULT"
    case 16: return "VALUES_INDIRECT"
    case 17: return "VALUES_PACKAGE"
    case 18: return "VALUES_"
    case 19: return "VALUES__1E"
    case 20: return "VALUES_2E"
    case 21: return "_"
    case 22: return "VALUES_A_B"
    case 23: return "VALUES_AB"
    case 24: return "VALUES_A__C"
    case 25: return "VALUES_FOO_BAR1"
    case 26: return "FOO_BAR_2"
    case 27: return "_3"
    case -2147483648: return "VALUES_LOWEST"
    case 2147483647: return "VALUES_HIGHEST"
    default: return nil
    }
  }
}

extension TestMembers {
  package struct Members: Wire.Message {
    package var `init`: Swift.Int32 = 0

    package var selfField: Swift.String = ""

    package var type: ArraySlice<Swift.UInt8> = []

    package var descriptionField: Swift.String = ""

    package var hashValueField: Swift.Int32 = 0

    package var encodedField: ArraySlice<Swift.UInt8> = []

    package var unknownFieldsField: ArraySlice<Swift.UInt8> = []

    package var encodedSizeField: Swift.Int32 = 0

    package var jsonStringField: Swift.String = ""

    package var jsonBytesField: ArraySlice<Swift.UInt8> = []

    package var fields: [Swift.String] = []

    package var fullName: Swift.String = ""

    package var jsonFields: Swift.Bool = false

    package var hasOwnJsonForm: Swift.String = ""

    package var encode: Swift.Int32 = 0

    package var merge: Swift.Int32 = 0

    package var encodeJson: Swift.Int32 = 0

    package var mergeJson: Swift.Int32 = 0

    package var emit: Swift.Int32 = 0

    package var hash: Swift.Int32 = 0

    package var decodingField2: ArraySlice<Swift.UInt8> = []

    package var jsonField: Swift.String = ""

    package var debugDescription: Swift.String = ""

    package var update: [ExactText: Swift.Int32] = [:]

    @Wire.Boxed package var copy: TestMembers.Members?

    @Wire.Boxed package var `protocol`: TestMembers.Members?

    package var some: Swift.Int32?

    package var none: Swift.Int32?

    package var any: [Swift.Int32] = []

    package var hasher: Swift.Int32 = 0

    package var into: Swift.Int32 = 0

    @available(*, deprecated)
    package var newValue: Swift.Int32 {
      get { storedNewValueValue }
      set { storedNewValueValue = newValue }
    }

    private var storedNewValueValue: Swift.Int32 = 0

    package var storedNewValue: Swift.Int32 = 0

    package var storedValue: Swift.Int32 = 0

    @available(*, deprecated)
    package var value: Swift.Int32 {
      get { storedValueValue }
      set { storedValueValue = newValue }
    }

    private var storedValueValue: Swift.Int32 = 0

    package var descriptionFieldField: Swift.Int32 = 0

    package var size: Swift.Int32 = 0

    package var limits: Swift.Int32 = 0

    package var contractName: Swift.Int32 = 0

    package var selfFieldField: Swift.String = ""

    package var decodingField: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      `init`: Swift.Int32 = 0,
      selfField: Swift.String = "",
      type: ArraySlice<Swift.UInt8> = [],
      descriptionField: Swift.String = "",
      hashValueField: Swift.Int32 = 0,
      encodedField: ArraySlice<Swift.UInt8> = [],
      unknownFieldsField: ArraySlice<Swift.UInt8> = [],
      encodedSizeField: Swift.Int32 = 0,
      jsonStringField: Swift.String = "",
      jsonBytesField: ArraySlice<Swift.UInt8> = [],
      fields: [Swift.String] = [],
      fullName: Swift.String = "",
      jsonFields: Swift.Bool = false,
      hasOwnJsonForm: Swift.String = "",
      encode: Swift.Int32 = 0,
      merge: Swift.Int32 = 0,
      encodeJson: Swift.Int32 = 0,
      mergeJson: Swift.Int32 = 0,
      emit: Swift.Int32 = 0,
      hash: Swift.Int32 = 0,
      decodingField2: ArraySlice<Swift.UInt8> = [],
      jsonField: Swift.String = "",
      debugDescription: Swift.String = "",
      update: [ExactText: Swift.Int32] = [:],
      copy: TestMembers.Members? = nil,
      `protocol`: TestMembers.Members? = nil,
      some: Swift.Int32? = nil,
      none: Swift.Int32? = nil,
      any: [Swift.Int32] = [],
      hasher: Swift.Int32 = 0,
      into: Swift.Int32 = 0,
      newValue: Swift.Int32 = 0,
      storedNewValue: Swift.Int32 = 0,
      storedValue: Swift.Int32 = 0,
      value: Swift.Int32 = 0,
      descriptionFieldField: Swift.Int32 = 0,
      size: Swift.Int32 = 0,
      limits: Swift.Int32 = 0,
      contractName: Swift.Int32 = 0,
      selfFieldField: Swift.String = "",
      decodingField: Swift.String = ""
    ) {
      self.`init` = `init`
      self.selfField = selfField
      self.type = type
      self.descriptionField = descriptionField
      self.hashValueField = hashValueField
      self.encodedField = encodedField
      self.unknownFieldsField = unknownFieldsField
      self.encodedSizeField = encodedSizeField
      self.jsonStringField = jsonStringField
      self.jsonBytesField = jsonBytesField
      self.fields = fields
      self.fullName = fullName
      self.jsonFields = jsonFields
      self.hasOwnJsonForm = hasOwnJsonForm
      self.encode = encode
      self.merge = merge
      self.encodeJson = encodeJson
      self.mergeJson = mergeJson
      self.emit = emit
      self.hash = hash
      self.decodingField2 = decodingField2
      self.jsonField = jsonField
      self.debugDescription = debugDescription
      self.update = update
      self.copy = copy
      self.`protocol` = `protocol`
      self.some = some
      self.none = none
      self.any = any
      self.hasher = hasher
      self.into = into
      self.storedNewValueValue = newValue
      self.storedNewValue = storedNewValue
      self.storedValue = storedValue
      self.storedValueValue = value
      self.descriptionFieldField = descriptionFieldField
      self.size = size
      self.limits = limits
      self.contractName = contractName
      self.selfFieldField = selfFieldField
      self.decodingField = decodingField
    }
  }
}

extension TestMembers.Members {
  package static let fullName: Swift.String = "test.members.Members"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "init", "init"),
    Wire.FieldInfo(2, "self", "self"),
    Wire.FieldInfo(3, "Type", "Type"),
    Wire.FieldInfo(4, "description", "description"),
    Wire.FieldInfo(5, "hash_value", "hashValue"),
    Wire.FieldInfo(6, "encoded", "encoded"),
    Wire.FieldInfo(7, "unknown_fields", "unknownFields"),
    Wire.FieldInfo(8, "encoded_size", "encodedSize"),
    Wire.FieldInfo(9, "json_string", "jsonString"),
    Wire.FieldInfo(10, "json_bytes", "jsonBytes"),
    Wire.FieldInfo(11, "fields", "fields", .repeated),
    Wire.FieldInfo(12, "full_name", "fullName"),
    Wire.FieldInfo(13, "json_fields", "jsonFields"),
    Wire.FieldInfo(14, "has_own_json_form", "hasOwnJsonForm"),
    Wire.FieldInfo(15, "encode", "encode"),
    Wire.FieldInfo(16, "merge", "merge"),
    Wire.FieldInfo(17, "encode_json", "encodeJson"),
    Wire.FieldInfo(18, "merge_json", "mergeJson"),
    Wire.FieldInfo(19, "emit", "emit"),
    Wire.FieldInfo(20, "hash", "hash"),
    Wire.FieldInfo(21, "decoding", "decoding"),
    Wire.FieldInfo(22, "json", "json"),
    Wire.FieldInfo(23, "debug_description", "debugDescription"),
    Wire.FieldInfo(24, "update", "update", .map),
    Wire.FieldInfo(25, "copy", "copy", .single, TestMembers.Members.self),
    Wire.FieldInfo(26, "protocol", "protocol", .single, TestMembers.Members.self),
    Wire.FieldInfo(27, "some", "some"),
    Wire.FieldInfo(28, "none", "none"),
    Wire.FieldInfo(29, "any", "any", .repeated),
    Wire.FieldInfo(30, "hasher", "hasher"),
    Wire.FieldInfo(31, "into", "into"),
    Wire.FieldInfo(32, "new_value", "newValue"),
    Wire.FieldInfo(33, "stored_new_value", "storedNewValue"),
    Wire.FieldInfo(34, "stored_value", "storedValue"),
    Wire.FieldInfo(35, "value", "value"),
    Wire.FieldInfo(36, "description_field", "descriptionField"),
    Wire.FieldInfo(37, "size", "size"),
    Wire.FieldInfo(38, "limits", "limits"),
    Wire.FieldInfo(39, "contract_name", "contractName"),
    Wire.FieldInfo(40, "self_field", "selfField"),
    Wire.FieldInfo(41, "decoding_field", "decodingField"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(decodingField, 41, Wire.StringField.self)
    sink.implicit(selfFieldField, 40, Wire.StringField.self)
    sink.implicit(contractName, 39, Int32Field.self)
    sink.implicit(limits, 38, Int32Field.self)
    sink.implicit(size, 37, Int32Field.self)
    sink.implicit(descriptionFieldField, 36, Int32Field.self)
    sink.implicit(storedValueValue, 35, Int32Field.self)
    sink.implicit(storedValue, 34, Int32Field.self)
    sink.implicit(storedNewValue, 33, Int32Field.self)
    sink.implicit(storedNewValueValue, 32, Int32Field.self)
    sink.implicit(into, 31, Int32Field.self)
    sink.implicit(hasher, 30, Int32Field.self)
    sink.packed(any, 29, Int32Field.self)
    sink.optional(none, 28, Int32Field.self)
    sink.optional(some, 27, Int32Field.self)
    sink.boxed(_protocol, 26)
    sink.boxed(_copy, 25)
    sink.map(update, 24, ExactTextField.self, Int32Field.self)
    sink.implicit(debugDescription, 23, Wire.StringField.self)
    sink.implicit(jsonField, 22, Wire.StringField.self)
    sink.implicit(decodingField2, 21, BytesField.self)
    sink.implicit(hash, 20, Int32Field.self)
    sink.implicit(emit, 19, Int32Field.self)
    sink.implicit(mergeJson, 18, Int32Field.self)
    sink.implicit(encodeJson, 17, Int32Field.self)
    sink.implicit(merge, 16, Int32Field.self)
    sink.implicit(encode, 15, Int32Field.self)
    sink.implicit(hasOwnJsonForm, 14, Wire.StringField.self)
    sink.implicit(jsonFields, 13, BoolField.self)
    sink.implicit(fullName, 12, Wire.StringField.self)
    sink.repeated(fields, 11, Wire.StringField.self)
    sink.implicit(jsonBytesField, 10, BytesField.self)
    sink.implicit(jsonStringField, 9, Wire.StringField.self)
    sink.implicit(encodedSizeField, 8, Int32Field.self)
    sink.implicit(unknownFieldsField, 7, BytesField.self)
    sink.implicit(encodedField, 6, BytesField.self)
    sink.implicit(hashValueField, 5, Int32Field.self)
    sink.implicit(descriptionField, 4, Wire.StringField.self)
    sink.implicit(type, 3, BytesField.self)
    sink.implicit(selfField, 2, Wire.StringField.self)
    sink.implicit(`init`, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: `init` = try Int32Field.read(from: &reader)
      case 18: selfField = try Wire.StringField.read(from: &reader)
      case 26: type = try BytesField.read(from: &reader)
      case 34: descriptionField = try Wire.StringField.read(from: &reader)
      case 40: hashValueField = try Int32Field.read(from: &reader)
      case 50: encodedField = try BytesField.read(from: &reader)
      case 58: unknownFieldsField = try BytesField.read(from: &reader)
      case 64: encodedSizeField = try Int32Field.read(from: &reader)
      case 74: jsonStringField = try Wire.StringField.read(from: &reader)
      case 82: jsonBytesField = try BytesField.read(from: &reader)
      case 90: try reader.append(to: &fields, Wire.StringField.self)
      case 98: fullName = try Wire.StringField.read(from: &reader)
      case 104: jsonFields = try BoolField.read(from: &reader)
      case 114: hasOwnJsonForm = try Wire.StringField.read(from: &reader)
      case 120: encode = try Int32Field.read(from: &reader)
      case 128: merge = try Int32Field.read(from: &reader)
      case 136: encodeJson = try Int32Field.read(from: &reader)
      case 144: mergeJson = try Int32Field.read(from: &reader)
      case 152: emit = try Int32Field.read(from: &reader)
      case 160: hash = try Int32Field.read(from: &reader)
      case 170: decodingField2 = try BytesField.read(from: &reader)
      case 178: jsonField = try Wire.StringField.read(from: &reader)
      case 186: debugDescription = try Wire.StringField.read(from: &reader)
      case 194:
        try reader.insert(into: &update, ExactTextField.self, Int32Field.self)
      case 202: try reader.merge(&_copy)
      case 210: try reader.merge(&_protocol)
      case 216: some = try Int32Field.read(from: &reader)
      case 224: none = try Int32Field.read(from: &reader)
      case 232: try reader.append(to: &any, Int32Field.self)
      case 234: try reader.appendPacked(to: &any, Int32Field.self)
      case 240: hasher = try Int32Field.read(from: &reader)
      case 248: into = try Int32Field.read(from: &reader)
      case 256: storedNewValueValue = try Int32Field.read(from: &reader)
      case 264: storedNewValue = try Int32Field.read(from: &reader)
      case 272: storedValue = try Int32Field.read(from: &reader)
      case 280: storedValueValue = try Int32Field.read(from: &reader)
      case 288: descriptionFieldField = try Int32Field.read(from: &reader)
      case 296: size = try Int32Field.read(from: &reader)
      case 304: limits = try Int32Field.read(from: &reader)
      case 312: contractName = try Int32Field.read(from: &reader)
      case 322: selfFieldField = try Wire.StringField.read(from: &reader)
      case 330: decodingField = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(`init`, "init", Int32Field.self)
    try writer.implicit(selfField, "self", Wire.StringField.self)
    try writer.implicit(type, "Type", BytesField.self)
    try writer.implicit(descriptionField, "description", Wire.StringField.self)
    try writer.implicit(hashValueField, "hashValue", Int32Field.self)
    try writer.implicit(encodedField, "encoded", BytesField.self)
    try writer.implicit(unknownFieldsField, "unknownFields", BytesField.self)
    try writer.implicit(encodedSizeField, "encodedSize", Int32Field.self)
    try writer.implicit(jsonStringField, "jsonString", Wire.StringField.self)
    try writer.implicit(jsonBytesField, "jsonBytes", BytesField.self)
    try writer.repeated(fields, "fields", Wire.StringField.self)
    try writer.implicit(fullName, "fullName", Wire.StringField.self)
    try writer.implicit(jsonFields, "jsonFields", BoolField.self)
    try writer.implicit(hasOwnJsonForm, "hasOwnJsonForm", Wire.StringField.self)
    try writer.implicit(encode, "encode", Int32Field.self)
    try writer.implicit(merge, "merge", Int32Field.self)
    try writer.implicit(encodeJson, "encodeJson", Int32Field.self)
    try writer.implicit(mergeJson, "mergeJson", Int32Field.self)
    try writer.implicit(emit, "emit", Int32Field.self)
    try writer.implicit(hash, "hash", Int32Field.self)
    try writer.implicit(decodingField2, "decoding", BytesField.self)
    try writer.implicit(jsonField, "json", Wire.StringField.self)
    try writer.implicit(debugDescription, "debugDescription", Wire.StringField.self)
    try writer.map(update, "update", ExactTextField.self, Int32Field.self)
    try writer.boxed(_copy, "copy")
    try writer.boxed(_protocol, "protocol")
    try writer.optional(some, "some", Int32Field.self)
    try writer.optional(none, "none", Int32Field.self)
    try writer.repeated(any, "any", Int32Field.self)
    try writer.implicit(hasher, "hasher", Int32Field.self)
    try writer.implicit(into, "into", Int32Field.self)
    try writer.implicit(storedNewValueValue, "newValue", Int32Field.self)
    try writer.implicit(storedNewValue, "storedNewValue", Int32Field.self)
    try writer.implicit(storedValue, "storedValue", Int32Field.self)
    try writer.implicit(storedValueValue, "value", Int32Field.self)
    try writer.implicit(descriptionFieldField, "descriptionField", Int32Field.self)
    try writer.implicit(size, "size", Int32Field.self)
    try writer.implicit(limits, "limits", Int32Field.self)
    try writer.implicit(contractName, "contractName", Int32Field.self)
    try writer.implicit(selfFieldField, "selfField", Wire.StringField.self)
    try writer.implicit(decodingField, "decodingField", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&`init`, Int32Field.self)
      case 2: try reader.read(&selfField, Wire.StringField.self)
      case 3: try reader.read(&type, BytesField.self)
      case 4: try reader.read(&descriptionField, Wire.StringField.self)
      case 5: try reader.read(&hashValueField, Int32Field.self)
      case 6: try reader.read(&encodedField, BytesField.self)
      case 7: try reader.read(&unknownFieldsField, BytesField.self)
      case 8: try reader.read(&encodedSizeField, Int32Field.self)
      case 9: try reader.read(&jsonStringField, Wire.StringField.self)
      case 10: try reader.read(&jsonBytesField, BytesField.self)
      case 11: try reader.append(to: &fields, Wire.StringField.self)
      case 12: try reader.read(&fullName, Wire.StringField.self)
      case 13: try reader.read(&jsonFields, BoolField.self)
      case 14: try reader.read(&hasOwnJsonForm, Wire.StringField.self)
      case 15: try reader.read(&encode, Int32Field.self)
      case 16: try reader.read(&merge, Int32Field.self)
      case 17: try reader.read(&encodeJson, Int32Field.self)
      case 18: try reader.read(&mergeJson, Int32Field.self)
      case 19: try reader.read(&emit, Int32Field.self)
      case 20: try reader.read(&hash, Int32Field.self)
      case 21: try reader.read(&decodingField2, BytesField.self)
      case 22: try reader.read(&jsonField, Wire.StringField.self)
      case 23: try reader.read(&debugDescription, Wire.StringField.self)
      case 24: try reader.insert(into: &update, ExactTextField.self, Int32Field.self)
      case 25: try reader.read(&copy, Wire.MessageField<TestMembers.Members>.self)
      case 26: try reader.read(&`protocol`, Wire.MessageField<TestMembers.Members>.self)
      case 27: try reader.read(&some, Int32Field.self)
      case 28: try reader.read(&none, Int32Field.self)
      case 29: try reader.append(to: &any, Int32Field.self)
      case 30: try reader.read(&hasher, Int32Field.self)
      case 31: try reader.read(&into, Int32Field.self)
      case 32: try reader.read(&storedNewValueValue, Int32Field.self)
      case 33: try reader.read(&storedNewValue, Int32Field.self)
      case 34: try reader.read(&storedValue, Int32Field.self)
      case 35: try reader.read(&storedValueValue, Int32Field.self)
      case 36: try reader.read(&descriptionFieldField, Int32Field.self)
      case 37: try reader.read(&size, Int32Field.self)
      case 38: try reader.read(&limits, Int32Field.self)
      case 39: try reader.read(&contractName, Int32Field.self)
      case 40: try reader.read(&selfFieldField, Wire.StringField.self)
      case 41: try reader.read(&decodingField, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestMembers {
  package struct Locals: Wire.Message {
    package var number: Swift.Int32 = 0

    package var object: Swift.Int32 = 0

    package var outer: Swift.Int32 = 0

    package var reader: Swift.Int32 = 0

    package var sink: Swift.Int32 = 0

    package var tag: Swift.Int32 = 0

    package var value: Swift.Int32 = 0

    package var writer: Swift.Int32 = 0

    package var earlier: OneOf_Earlier?

    package var tags: OneOf_Tags?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      number: Swift.Int32 = 0,
      object: Swift.Int32 = 0,
      outer: Swift.Int32 = 0,
      reader: Swift.Int32 = 0,
      sink: Swift.Int32 = 0,
      tag: Swift.Int32 = 0,
      value: Swift.Int32 = 0,
      writer: Swift.Int32 = 0,
      earlier: OneOf_Earlier? = nil,
      tags: OneOf_Tags? = nil
    ) {
      self.number = number
      self.object = object
      self.outer = outer
      self.reader = reader
      self.sink = sink
      self.tag = tag
      self.value = value
      self.writer = writer
      self.earlier = earlier
      self.tags = tags
    }
  }
}

extension TestMembers.Locals {
  package indirect enum OneOf_Earlier: WireOneof {
    case inner(TestMembers.Locals)
    case earliest(Swift.Int32)

    package var alone: TestMembers.Locals { TestMembers.Locals(earlier: self) }
  }
}

extension TestMembers.Locals {
  package indirect enum OneOf_Tags: WireOneof {
    case valueOf(Swift.String)
    case sinks(TestMembers.Locals)

    package var alone: TestMembers.Locals { TestMembers.Locals(tags: self) }
  }
}

extension TestMembers.Locals {
  package static let fullName: Swift.String = "test.members.Locals"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "number", "number"),
    Wire.FieldInfo(2, "object", "object"),
    Wire.FieldInfo(3, "outer", "outer"),
    Wire.FieldInfo(4, "reader", "reader"),
    Wire.FieldInfo(5, "sink", "sink"),
    Wire.FieldInfo(6, "tag", "tag"),
    Wire.FieldInfo(7, "value", "value"),
    Wire.FieldInfo(8, "writer", "writer"),
    Wire.FieldInfo(9, "inner", "inner", .single, TestMembers.Locals.self, oneof: 0),
    Wire.FieldInfo(10, "earliest", "earliest", oneof: 0),
    Wire.FieldInfo(11, "value_of", "valueOf", oneof: 1),
    Wire.FieldInfo(12, "sinks", "sinks", .single, TestMembers.Locals.self, oneof: 1),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(tags, 12, TestMembers.Locals.self) {
      if case .sinks(let value) = $0 { value } else { nil }
    }
    if case .valueOf(let value)? = tags { sink.present(value, 11, Wire.StringField.self) }
    if case .earliest(let value)? = earlier { sink.present(value, 10, Int32Field.self) }
    sink.choice(earlier, 9, TestMembers.Locals.self) {
      if case .inner(let value) = $0 { value } else { nil }
    }
    sink.implicit(self.writer, 8, Int32Field.self)
    sink.implicit(self.value, 7, Int32Field.self)
    sink.implicit(self.tag, 6, Int32Field.self)
    sink.implicit(self.sink, 5, Int32Field.self)
    sink.implicit(self.reader, 4, Int32Field.self)
    sink.implicit(self.outer, 3, Int32Field.self)
    sink.implicit(self.object, 2, Int32Field.self)
    sink.implicit(self.number, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: self.number = try Int32Field.read(from: &reader)
      case 16: self.object = try Int32Field.read(from: &reader)
      case 24: self.outer = try Int32Field.read(from: &reader)
      case 32: self.reader = try Int32Field.read(from: &reader)
      case 40: self.sink = try Int32Field.read(from: &reader)
      case 48: self.tag = try Int32Field.read(from: &reader)
      case 56: self.value = try Int32Field.read(from: &reader)
      case 64: self.writer = try Int32Field.read(from: &reader)
      case 74:
        try reader.merge(
          &earlier,
          TestMembers.Locals.self,
          { if case .inner(let earlier) = $0 { earlier } else { nil } },
          { .inner($0) }
        )
      case 80: earlier = .earliest(try Int32Field.read(from: &reader))
      case 90: tags = .valueOf(try Wire.StringField.read(from: &reader))
      case 98:
        try reader.merge(
          &tags,
          TestMembers.Locals.self,
          { if case .sinks(let earlier) = $0 { earlier } else { nil } },
          { .sinks($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.number, "number", Int32Field.self)
    try writer.implicit(self.object, "object", Int32Field.self)
    try writer.implicit(self.outer, "outer", Int32Field.self)
    try writer.implicit(self.reader, "reader", Int32Field.self)
    try writer.implicit(self.sink, "sink", Int32Field.self)
    try writer.implicit(self.tag, "tag", Int32Field.self)
    try writer.implicit(self.value, "value", Int32Field.self)
    try writer.implicit(self.writer, "writer", Int32Field.self)
    try writer.choice(earlier, "inner", TestMembers.Locals.self) {
      if case .inner(let value) = $0 { value } else { nil }
    }
    if case .earliest(let value)? = earlier {
      try writer.present(value, "earliest", Int32Field.self)
    }
    if case .valueOf(let value)? = tags {
      try writer.present(value, "valueOf", Wire.StringField.self)
    }
    try writer.choice(tags, "sinks", TestMembers.Locals.self) {
      if case .sinks(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.number, Int32Field.self)
      case 2: try reader.read(&self.object, Int32Field.self)
      case 3: try reader.read(&self.outer, Int32Field.self)
      case 4: try reader.read(&self.reader, Int32Field.self)
      case 5: try reader.read(&self.sink, Int32Field.self)
      case 6: try reader.read(&self.tag, Int32Field.self)
      case 7: try reader.read(&self.value, Int32Field.self)
      case 8: try reader.read(&self.writer, Int32Field.self)
      case 9:
        try reader.choice(isFirst: earlier == nil, Wire.MessageField<TestMembers.Locals>.self) {
          earlier = .inner($0)
        }
      case 10:
        try reader.choice(isFirst: earlier == nil, Int32Field.self) { earlier = .earliest($0) }
      case 11:
        try reader.choice(isFirst: tags == nil, Wire.StringField.self) { tags = .valueOf($0) }
      case 12:
        try reader.choice(isFirst: tags == nil, Wire.MessageField<TestMembers.Locals>.self) {
          tags = .sinks($0)
        }
      default: break
      }
    }
  }
}

extension TestMembers {
  /// Words that begin a statement somewhere in the language.
  package struct Words: Wire.Message {
    package var actor: Swift.Int32 = 0

    package var async: Swift.Int32 = 0

    package var `await`: Swift.Int32 = 0

    package var borrowing: Swift.Int32 = 0

    package var consume: Swift.Int32 = 0

    package var consuming: Swift.Int32 = 0

    package var convenience: Swift.Int32 = 0

    package var copy: Swift.Int32 = 0

    package var didSet: Swift.Int32 = 0

    package var discard: Swift.Int32 = 0

    package var dynamic: Swift.Int32 = 0

    package var each: Swift.Int32 = 0

    package var `extension`: Swift.Int32 = 0

    package var final: Swift.Int32 = 0

    package var get: Swift.Int32 = 0

    package var indirect: Swift.Int32 = 0

    package var infix: Swift.Int32 = 0

    package var isolated: Swift.Int32 = 0

    package var lazy: Swift.Int32 = 0

    package var left: Swift.Int32 = 0

    package var macro: Swift.Int32 = 0

    package var module: Swift.Int32 = 0

    package var mutating: Swift.Int32 = 0

    package var nonisolated: Swift.Int32 = 0

    package var nonmutating: Swift.Int32 = 0

    package var open: Swift.Int32 = 0

    package var optional: Swift.Int32 = 0

    package var override: Swift.Int32 = 0

    package var package: Swift.Int32 = 0

    package var postfix: Swift.Int32 = 0

    package var prefix: Swift.Int32 = 0

    package var required: Swift.Int32 = 0

    package var sending: Swift.Int32 = 0

    package var set: Swift.Int32 = 0

    package var some: Swift.Int32 = 0

    package var then: Swift.Int32 = 0

    package var unowned: Swift.Int32 = 0

    package var unsafe: Swift.Int32 = 0

    package var weak: Swift.Int32 = 0

    package var willSet: Swift.Int32 = 0

    package var yield: Swift.Int32 = 0

    package var `repeat`: Swift.Int32 = 0

    package var `import`: Swift.Int32 = 0

    package var `nil`: Swift.Int32 = 0

    package var `true`: Swift.Int32 = 0

    package var any: Swift.Int32 = 0

    package var `super`: Swift.Int32 = 0

    package var `operator`: Swift.Int32 = 0

    package var `precedencegroup`: Swift.Int32 = 0

    package var `struct`: Swift.Int32 = 0

    package var `where`: Swift.Int32 = 0

    package var `throw`: Swift.Int32 = 0

    package var `associatedtype`: Swift.Int32 = 0

    package var `typealias`: Swift.Int32 = 0

    package var `subscript`: Swift.Int32 = 0

    package var `deinit`: Swift.Int32 = 0

    package var using: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      actor: Swift.Int32 = 0,
      async: Swift.Int32 = 0,
      `await`: Swift.Int32 = 0,
      borrowing: Swift.Int32 = 0,
      consume: Swift.Int32 = 0,
      consuming: Swift.Int32 = 0,
      convenience: Swift.Int32 = 0,
      copy: Swift.Int32 = 0,
      didSet: Swift.Int32 = 0,
      discard: Swift.Int32 = 0,
      dynamic: Swift.Int32 = 0,
      each: Swift.Int32 = 0,
      `extension`: Swift.Int32 = 0,
      final: Swift.Int32 = 0,
      get: Swift.Int32 = 0,
      indirect: Swift.Int32 = 0,
      infix: Swift.Int32 = 0,
      isolated: Swift.Int32 = 0,
      lazy: Swift.Int32 = 0,
      left: Swift.Int32 = 0,
      macro: Swift.Int32 = 0,
      module: Swift.Int32 = 0,
      mutating: Swift.Int32 = 0,
      nonisolated: Swift.Int32 = 0,
      nonmutating: Swift.Int32 = 0,
      open: Swift.Int32 = 0,
      optional: Swift.Int32 = 0,
      override: Swift.Int32 = 0,
      package: Swift.Int32 = 0,
      postfix: Swift.Int32 = 0,
      prefix: Swift.Int32 = 0,
      required: Swift.Int32 = 0,
      sending: Swift.Int32 = 0,
      set: Swift.Int32 = 0,
      some: Swift.Int32 = 0,
      then: Swift.Int32 = 0,
      unowned: Swift.Int32 = 0,
      unsafe: Swift.Int32 = 0,
      weak: Swift.Int32 = 0,
      willSet: Swift.Int32 = 0,
      yield: Swift.Int32 = 0,
      `repeat`: Swift.Int32 = 0,
      `import`: Swift.Int32 = 0,
      `nil`: Swift.Int32 = 0,
      `true`: Swift.Int32 = 0,
      any: Swift.Int32 = 0,
      `super`: Swift.Int32 = 0,
      `operator`: Swift.Int32 = 0,
      `precedencegroup`: Swift.Int32 = 0,
      `struct`: Swift.Int32 = 0,
      `where`: Swift.Int32 = 0,
      `throw`: Swift.Int32 = 0,
      `associatedtype`: Swift.Int32 = 0,
      `typealias`: Swift.Int32 = 0,
      `subscript`: Swift.Int32 = 0,
      `deinit`: Swift.Int32 = 0,
      using: Swift.Int32 = 0
    ) {
      self.actor = actor
      self.async = async
      self.`await` = `await`
      self.borrowing = borrowing
      self.consume = consume
      self.consuming = consuming
      self.convenience = convenience
      self.copy = copy
      self.didSet = didSet
      self.discard = discard
      self.dynamic = dynamic
      self.each = each
      self.`extension` = `extension`
      self.final = final
      self.get = get
      self.indirect = indirect
      self.infix = infix
      self.isolated = isolated
      self.lazy = lazy
      self.left = left
      self.macro = macro
      self.module = module
      self.mutating = mutating
      self.nonisolated = nonisolated
      self.nonmutating = nonmutating
      self.open = open
      self.optional = optional
      self.override = override
      self.package = package
      self.postfix = postfix
      self.prefix = prefix
      self.required = required
      self.sending = sending
      self.set = set
      self.some = some
      self.then = then
      self.unowned = unowned
      self.unsafe = unsafe
      self.weak = weak
      self.willSet = willSet
      self.yield = yield
      self.`repeat` = `repeat`
      self.`import` = `import`
      self.`nil` = `nil`
      self.`true` = `true`
      self.any = any
      self.`super` = `super`
      self.`operator` = `operator`
      self.`precedencegroup` = `precedencegroup`
      self.`struct` = `struct`
      self.`where` = `where`
      self.`throw` = `throw`
      self.`associatedtype` = `associatedtype`
      self.`typealias` = `typealias`
      self.`subscript` = `subscript`
      self.`deinit` = `deinit`
      self.using = using
    }
  }
}

extension TestMembers.Words {
  package static let fullName: Swift.String = "test.members.Words"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "actor", "actor"),
    Wire.FieldInfo(2, "async", "async"),
    Wire.FieldInfo(3, "await", "await"),
    Wire.FieldInfo(4, "borrowing", "borrowing"),
    Wire.FieldInfo(5, "consume", "consume"),
    Wire.FieldInfo(6, "consuming", "consuming"),
    Wire.FieldInfo(7, "convenience", "convenience"),
    Wire.FieldInfo(8, "copy", "copy"),
    Wire.FieldInfo(9, "didSet", "didSet"),
    Wire.FieldInfo(10, "discard", "discard"),
    Wire.FieldInfo(11, "dynamic", "dynamic"),
    Wire.FieldInfo(12, "each", "each"),
    Wire.FieldInfo(13, "extension", "extension"),
    Wire.FieldInfo(14, "final", "final"),
    Wire.FieldInfo(15, "get", "get"),
    Wire.FieldInfo(16, "indirect", "indirect"),
    Wire.FieldInfo(17, "infix", "infix"),
    Wire.FieldInfo(18, "isolated", "isolated"),
    Wire.FieldInfo(19, "lazy", "lazy"),
    Wire.FieldInfo(20, "left", "left"),
    Wire.FieldInfo(21, "macro", "macro"),
    Wire.FieldInfo(22, "module", "module"),
    Wire.FieldInfo(23, "mutating", "mutating"),
    Wire.FieldInfo(24, "nonisolated", "nonisolated"),
    Wire.FieldInfo(25, "nonmutating", "nonmutating"),
    Wire.FieldInfo(26, "open", "open"),
    Wire.FieldInfo(27, "optional", "optional"),
    Wire.FieldInfo(28, "override", "override"),
    Wire.FieldInfo(29, "package", "package"),
    Wire.FieldInfo(30, "postfix", "postfix"),
    Wire.FieldInfo(31, "prefix", "prefix"),
    Wire.FieldInfo(32, "required", "required"),
    Wire.FieldInfo(33, "sending", "sending"),
    Wire.FieldInfo(34, "set", "set"),
    Wire.FieldInfo(35, "some", "some"),
    Wire.FieldInfo(36, "then", "then"),
    Wire.FieldInfo(37, "unowned", "unowned"),
    Wire.FieldInfo(38, "unsafe", "unsafe"),
    Wire.FieldInfo(39, "weak", "weak"),
    Wire.FieldInfo(40, "willSet", "willSet"),
    Wire.FieldInfo(41, "yield", "yield"),
    Wire.FieldInfo(42, "repeat", "repeat"),
    Wire.FieldInfo(43, "import", "import"),
    Wire.FieldInfo(44, "nil", "nil"),
    Wire.FieldInfo(45, "true", "true"),
    Wire.FieldInfo(46, "Any", "Any"),
    Wire.FieldInfo(47, "super", "super"),
    Wire.FieldInfo(48, "operator", "operator"),
    Wire.FieldInfo(49, "precedencegroup", "precedencegroup"),
    Wire.FieldInfo(50, "struct", "struct"),
    Wire.FieldInfo(51, "where", "where"),
    Wire.FieldInfo(52, "throw", "throw"),
    Wire.FieldInfo(53, "associatedtype", "associatedtype"),
    Wire.FieldInfo(54, "typealias", "typealias"),
    Wire.FieldInfo(55, "subscript", "subscript"),
    Wire.FieldInfo(56, "deinit", "deinit"),
    Wire.FieldInfo(57, "using", "using"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(using, 57, Int32Field.self)
    sink.implicit(`deinit`, 56, Int32Field.self)
    sink.implicit(`subscript`, 55, Int32Field.self)
    sink.implicit(`typealias`, 54, Int32Field.self)
    sink.implicit(`associatedtype`, 53, Int32Field.self)
    sink.implicit(`throw`, 52, Int32Field.self)
    sink.implicit(`where`, 51, Int32Field.self)
    sink.implicit(`struct`, 50, Int32Field.self)
    sink.implicit(`precedencegroup`, 49, Int32Field.self)
    sink.implicit(`operator`, 48, Int32Field.self)
    sink.implicit(`super`, 47, Int32Field.self)
    sink.implicit(any, 46, Int32Field.self)
    sink.implicit(`true`, 45, Int32Field.self)
    sink.implicit(`nil`, 44, Int32Field.self)
    sink.implicit(`import`, 43, Int32Field.self)
    sink.implicit(`repeat`, 42, Int32Field.self)
    sink.implicit(yield, 41, Int32Field.self)
    sink.implicit(willSet, 40, Int32Field.self)
    sink.implicit(weak, 39, Int32Field.self)
    sink.implicit(unsafe, 38, Int32Field.self)
    sink.implicit(unowned, 37, Int32Field.self)
    sink.implicit(then, 36, Int32Field.self)
    sink.implicit(some, 35, Int32Field.self)
    sink.implicit(set, 34, Int32Field.self)
    sink.implicit(sending, 33, Int32Field.self)
    sink.implicit(required, 32, Int32Field.self)
    sink.implicit(prefix, 31, Int32Field.self)
    sink.implicit(postfix, 30, Int32Field.self)
    sink.implicit(package, 29, Int32Field.self)
    sink.implicit(override, 28, Int32Field.self)
    sink.implicit(optional, 27, Int32Field.self)
    sink.implicit(open, 26, Int32Field.self)
    sink.implicit(nonmutating, 25, Int32Field.self)
    sink.implicit(nonisolated, 24, Int32Field.self)
    sink.implicit(mutating, 23, Int32Field.self)
    sink.implicit(module, 22, Int32Field.self)
    sink.implicit(macro, 21, Int32Field.self)
    sink.implicit(left, 20, Int32Field.self)
    sink.implicit(lazy, 19, Int32Field.self)
    sink.implicit(isolated, 18, Int32Field.self)
    sink.implicit(infix, 17, Int32Field.self)
    sink.implicit(indirect, 16, Int32Field.self)
    sink.implicit(get, 15, Int32Field.self)
    sink.implicit(final, 14, Int32Field.self)
    sink.implicit(`extension`, 13, Int32Field.self)
    sink.implicit(each, 12, Int32Field.self)
    sink.implicit(dynamic, 11, Int32Field.self)
    sink.implicit(discard, 10, Int32Field.self)
    sink.implicit(didSet, 9, Int32Field.self)
    sink.implicit(copy, 8, Int32Field.self)
    sink.implicit(convenience, 7, Int32Field.self)
    sink.implicit(consuming, 6, Int32Field.self)
    sink.implicit(consume, 5, Int32Field.self)
    sink.implicit(borrowing, 4, Int32Field.self)
    sink.implicit(`await`, 3, Int32Field.self)
    sink.implicit(async, 2, Int32Field.self)
    sink.implicit(actor, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: actor = try Int32Field.read(from: &reader)
      case 16: async = try Int32Field.read(from: &reader)
      case 24: `await` = try Int32Field.read(from: &reader)
      case 32: borrowing = try Int32Field.read(from: &reader)
      case 40: consume = try Int32Field.read(from: &reader)
      case 48: consuming = try Int32Field.read(from: &reader)
      case 56: convenience = try Int32Field.read(from: &reader)
      case 64: copy = try Int32Field.read(from: &reader)
      case 72: didSet = try Int32Field.read(from: &reader)
      case 80: discard = try Int32Field.read(from: &reader)
      case 88: dynamic = try Int32Field.read(from: &reader)
      case 96: each = try Int32Field.read(from: &reader)
      case 104: `extension` = try Int32Field.read(from: &reader)
      case 112: final = try Int32Field.read(from: &reader)
      case 120: get = try Int32Field.read(from: &reader)
      case 128: indirect = try Int32Field.read(from: &reader)
      case 136: infix = try Int32Field.read(from: &reader)
      case 144: isolated = try Int32Field.read(from: &reader)
      case 152: lazy = try Int32Field.read(from: &reader)
      case 160: left = try Int32Field.read(from: &reader)
      case 168: macro = try Int32Field.read(from: &reader)
      case 176: module = try Int32Field.read(from: &reader)
      case 184: mutating = try Int32Field.read(from: &reader)
      case 192: nonisolated = try Int32Field.read(from: &reader)
      case 200: nonmutating = try Int32Field.read(from: &reader)
      case 208: open = try Int32Field.read(from: &reader)
      case 216: optional = try Int32Field.read(from: &reader)
      case 224: override = try Int32Field.read(from: &reader)
      case 232: package = try Int32Field.read(from: &reader)
      case 240: postfix = try Int32Field.read(from: &reader)
      case 248: prefix = try Int32Field.read(from: &reader)
      case 256: required = try Int32Field.read(from: &reader)
      case 264: sending = try Int32Field.read(from: &reader)
      case 272: set = try Int32Field.read(from: &reader)
      case 280: some = try Int32Field.read(from: &reader)
      case 288: then = try Int32Field.read(from: &reader)
      case 296: unowned = try Int32Field.read(from: &reader)
      case 304: unsafe = try Int32Field.read(from: &reader)
      case 312: weak = try Int32Field.read(from: &reader)
      case 320: willSet = try Int32Field.read(from: &reader)
      case 328: yield = try Int32Field.read(from: &reader)
      case 336: `repeat` = try Int32Field.read(from: &reader)
      case 344: `import` = try Int32Field.read(from: &reader)
      case 352: `nil` = try Int32Field.read(from: &reader)
      case 360: `true` = try Int32Field.read(from: &reader)
      case 368: any = try Int32Field.read(from: &reader)
      case 376: `super` = try Int32Field.read(from: &reader)
      case 384: `operator` = try Int32Field.read(from: &reader)
      case 392: `precedencegroup` = try Int32Field.read(from: &reader)
      case 400: `struct` = try Int32Field.read(from: &reader)
      case 408: `where` = try Int32Field.read(from: &reader)
      case 416: `throw` = try Int32Field.read(from: &reader)
      case 424: `associatedtype` = try Int32Field.read(from: &reader)
      case 432: `typealias` = try Int32Field.read(from: &reader)
      case 440: `subscript` = try Int32Field.read(from: &reader)
      case 448: `deinit` = try Int32Field.read(from: &reader)
      case 456: using = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(actor, "actor", Int32Field.self)
    try writer.implicit(async, "async", Int32Field.self)
    try writer.implicit(`await`, "await", Int32Field.self)
    try writer.implicit(borrowing, "borrowing", Int32Field.self)
    try writer.implicit(consume, "consume", Int32Field.self)
    try writer.implicit(consuming, "consuming", Int32Field.self)
    try writer.implicit(convenience, "convenience", Int32Field.self)
    try writer.implicit(copy, "copy", Int32Field.self)
    try writer.implicit(didSet, "didSet", Int32Field.self)
    try writer.implicit(discard, "discard", Int32Field.self)
    try writer.implicit(dynamic, "dynamic", Int32Field.self)
    try writer.implicit(each, "each", Int32Field.self)
    try writer.implicit(`extension`, "extension", Int32Field.self)
    try writer.implicit(final, "final", Int32Field.self)
    try writer.implicit(get, "get", Int32Field.self)
    try writer.implicit(indirect, "indirect", Int32Field.self)
    try writer.implicit(infix, "infix", Int32Field.self)
    try writer.implicit(isolated, "isolated", Int32Field.self)
    try writer.implicit(lazy, "lazy", Int32Field.self)
    try writer.implicit(left, "left", Int32Field.self)
    try writer.implicit(macro, "macro", Int32Field.self)
    try writer.implicit(module, "module", Int32Field.self)
    try writer.implicit(mutating, "mutating", Int32Field.self)
    try writer.implicit(nonisolated, "nonisolated", Int32Field.self)
    try writer.implicit(nonmutating, "nonmutating", Int32Field.self)
    try writer.implicit(open, "open", Int32Field.self)
    try writer.implicit(optional, "optional", Int32Field.self)
    try writer.implicit(override, "override", Int32Field.self)
    try writer.implicit(package, "package", Int32Field.self)
    try writer.implicit(postfix, "postfix", Int32Field.self)
    try writer.implicit(prefix, "prefix", Int32Field.self)
    try writer.implicit(required, "required", Int32Field.self)
    try writer.implicit(sending, "sending", Int32Field.self)
    try writer.implicit(set, "set", Int32Field.self)
    try writer.implicit(some, "some", Int32Field.self)
    try writer.implicit(then, "then", Int32Field.self)
    try writer.implicit(unowned, "unowned", Int32Field.self)
    try writer.implicit(unsafe, "unsafe", Int32Field.self)
    try writer.implicit(weak, "weak", Int32Field.self)
    try writer.implicit(willSet, "willSet", Int32Field.self)
    try writer.implicit(yield, "yield", Int32Field.self)
    try writer.implicit(`repeat`, "repeat", Int32Field.self)
    try writer.implicit(`import`, "import", Int32Field.self)
    try writer.implicit(`nil`, "nil", Int32Field.self)
    try writer.implicit(`true`, "true", Int32Field.self)
    try writer.implicit(any, "Any", Int32Field.self)
    try writer.implicit(`super`, "super", Int32Field.self)
    try writer.implicit(`operator`, "operator", Int32Field.self)
    try writer.implicit(`precedencegroup`, "precedencegroup", Int32Field.self)
    try writer.implicit(`struct`, "struct", Int32Field.self)
    try writer.implicit(`where`, "where", Int32Field.self)
    try writer.implicit(`throw`, "throw", Int32Field.self)
    try writer.implicit(`associatedtype`, "associatedtype", Int32Field.self)
    try writer.implicit(`typealias`, "typealias", Int32Field.self)
    try writer.implicit(`subscript`, "subscript", Int32Field.self)
    try writer.implicit(`deinit`, "deinit", Int32Field.self)
    try writer.implicit(using, "using", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&actor, Int32Field.self)
      case 2: try reader.read(&async, Int32Field.self)
      case 3: try reader.read(&`await`, Int32Field.self)
      case 4: try reader.read(&borrowing, Int32Field.self)
      case 5: try reader.read(&consume, Int32Field.self)
      case 6: try reader.read(&consuming, Int32Field.self)
      case 7: try reader.read(&convenience, Int32Field.self)
      case 8: try reader.read(&copy, Int32Field.self)
      case 9: try reader.read(&didSet, Int32Field.self)
      case 10: try reader.read(&discard, Int32Field.self)
      case 11: try reader.read(&dynamic, Int32Field.self)
      case 12: try reader.read(&each, Int32Field.self)
      case 13: try reader.read(&`extension`, Int32Field.self)
      case 14: try reader.read(&final, Int32Field.self)
      case 15: try reader.read(&get, Int32Field.self)
      case 16: try reader.read(&indirect, Int32Field.self)
      case 17: try reader.read(&infix, Int32Field.self)
      case 18: try reader.read(&isolated, Int32Field.self)
      case 19: try reader.read(&lazy, Int32Field.self)
      case 20: try reader.read(&left, Int32Field.self)
      case 21: try reader.read(&macro, Int32Field.self)
      case 22: try reader.read(&module, Int32Field.self)
      case 23: try reader.read(&mutating, Int32Field.self)
      case 24: try reader.read(&nonisolated, Int32Field.self)
      case 25: try reader.read(&nonmutating, Int32Field.self)
      case 26: try reader.read(&open, Int32Field.self)
      case 27: try reader.read(&optional, Int32Field.self)
      case 28: try reader.read(&override, Int32Field.self)
      case 29: try reader.read(&package, Int32Field.self)
      case 30: try reader.read(&postfix, Int32Field.self)
      case 31: try reader.read(&prefix, Int32Field.self)
      case 32: try reader.read(&required, Int32Field.self)
      case 33: try reader.read(&sending, Int32Field.self)
      case 34: try reader.read(&set, Int32Field.self)
      case 35: try reader.read(&some, Int32Field.self)
      case 36: try reader.read(&then, Int32Field.self)
      case 37: try reader.read(&unowned, Int32Field.self)
      case 38: try reader.read(&unsafe, Int32Field.self)
      case 39: try reader.read(&weak, Int32Field.self)
      case 40: try reader.read(&willSet, Int32Field.self)
      case 41: try reader.read(&yield, Int32Field.self)
      case 42: try reader.read(&`repeat`, Int32Field.self)
      case 43: try reader.read(&`import`, Int32Field.self)
      case 44: try reader.read(&`nil`, Int32Field.self)
      case 45: try reader.read(&`true`, Int32Field.self)
      case 46: try reader.read(&any, Int32Field.self)
      case 47: try reader.read(&`super`, Int32Field.self)
      case 48: try reader.read(&`operator`, Int32Field.self)
      case 49: try reader.read(&`precedencegroup`, Int32Field.self)
      case 50: try reader.read(&`struct`, Int32Field.self)
      case 51: try reader.read(&`where`, Int32Field.self)
      case 52: try reader.read(&`throw`, Int32Field.self)
      case 53: try reader.read(&`associatedtype`, Int32Field.self)
      case 54: try reader.read(&`typealias`, Int32Field.self)
      case 55: try reader.read(&`subscript`, Int32Field.self)
      case 56: try reader.read(&`deinit`, Int32Field.self)
      case 57: try reader.read(&using, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestMembers {
  /// The same words as cases.
  package struct Cases: Wire.Message {
    package var choice: OneOf_Choice?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(choice: OneOf_Choice? = nil) {
      self.choice = choice
    }
  }
}

extension TestMembers.Cases {
  package indirect enum OneOf_Choice: WireOneof {
    case actor(Swift.Int32)
    case async(Swift.Int32)
    case `await`(Swift.Int32)
    case package(Swift.Int32)
    case open(Swift.Int32)
    case indirect(Swift.Int32)
    case `init`(Swift.Int32)
    case selfField(Swift.Int32)
    case type(Swift.Int32)
    case none(Swift.Int32)
    case some(Swift.String)
    case hashValueField(Swift.Int32)
    case hash(Swift.Int32)
    case descriptionField(Swift.Int32)
    case choice(Swift.Int32)
    case `default`(Swift.Int32)
    case `protocol`(Swift.Int32)
    case field2(Swift.Int32)
    case inner(TestMembers.Cases)
    case lazy(Swift.Int32)
    case final(Swift.Int32)

    package var alone: TestMembers.Cases { TestMembers.Cases(choice: self) }
  }
}

extension TestMembers.Cases {
  package static let fullName: Swift.String = "test.members.Cases"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "actor", "actor", oneof: 0),
    Wire.FieldInfo(2, "async", "async", oneof: 0),
    Wire.FieldInfo(3, "await", "await", oneof: 0),
    Wire.FieldInfo(4, "package", "package", oneof: 0),
    Wire.FieldInfo(5, "open", "open", oneof: 0),
    Wire.FieldInfo(6, "indirect", "indirect", oneof: 0),
    Wire.FieldInfo(7, "init", "init", oneof: 0),
    Wire.FieldInfo(8, "self", "self", oneof: 0),
    Wire.FieldInfo(9, "Type", "Type", oneof: 0),
    Wire.FieldInfo(10, "none", "none", oneof: 0),
    Wire.FieldInfo(11, "some", "some", oneof: 0),
    Wire.FieldInfo(12, "hash_value", "hashValue", oneof: 0),
    Wire.FieldInfo(13, "hash", "hash", oneof: 0),
    Wire.FieldInfo(14, "description", "description", oneof: 0),
    Wire.FieldInfo(15, "choice_", "choice", oneof: 0),
    Wire.FieldInfo(16, "default", "default", oneof: 0),
    Wire.FieldInfo(17, "protocol", "protocol", oneof: 0),
    Wire.FieldInfo(18, "_2", "2", oneof: 0),
    Wire.FieldInfo(19, "inner", "inner", .single, TestMembers.Cases.self, oneof: 0),
    Wire.FieldInfo(20, "lazy", "lazy", oneof: 0),
    Wire.FieldInfo(21, "final", "final", oneof: 0),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .final(let value)? = choice { sink.present(value, 21, Int32Field.self) }
    if case .lazy(let value)? = choice { sink.present(value, 20, Int32Field.self) }
    sink.choice(choice, 19, TestMembers.Cases.self) {
      if case .inner(let value) = $0 { value } else { nil }
    }
    if case .field2(let value)? = choice { sink.present(value, 18, Int32Field.self) }
    if case .`protocol`(let value)? = choice { sink.present(value, 17, Int32Field.self) }
    if case .`default`(let value)? = choice { sink.present(value, 16, Int32Field.self) }
    if case .choice(let value)? = choice { sink.present(value, 15, Int32Field.self) }
    if case .descriptionField(let value)? = choice { sink.present(value, 14, Int32Field.self) }
    if case .hash(let value)? = choice { sink.present(value, 13, Int32Field.self) }
    if case .hashValueField(let value)? = choice { sink.present(value, 12, Int32Field.self) }
    if case .some(let value)? = choice { sink.present(value, 11, Wire.StringField.self) }
    if case .none(let value)? = choice { sink.present(value, 10, Int32Field.self) }
    if case .type(let value)? = choice { sink.present(value, 9, Int32Field.self) }
    if case .selfField(let value)? = choice { sink.present(value, 8, Int32Field.self) }
    if case .`init`(let value)? = choice { sink.present(value, 7, Int32Field.self) }
    if case .indirect(let value)? = choice { sink.present(value, 6, Int32Field.self) }
    if case .open(let value)? = choice { sink.present(value, 5, Int32Field.self) }
    if case .package(let value)? = choice { sink.present(value, 4, Int32Field.self) }
    if case .`await`(let value)? = choice { sink.present(value, 3, Int32Field.self) }
    if case .async(let value)? = choice { sink.present(value, 2, Int32Field.self) }
    if case .actor(let value)? = choice { sink.present(value, 1, Int32Field.self) }
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: choice = .actor(try Int32Field.read(from: &reader))
      case 16: choice = .async(try Int32Field.read(from: &reader))
      case 24: choice = .`await`(try Int32Field.read(from: &reader))
      case 32: choice = .package(try Int32Field.read(from: &reader))
      case 40: choice = .open(try Int32Field.read(from: &reader))
      case 48: choice = .indirect(try Int32Field.read(from: &reader))
      case 56: choice = .`init`(try Int32Field.read(from: &reader))
      case 64: choice = .selfField(try Int32Field.read(from: &reader))
      case 72: choice = .type(try Int32Field.read(from: &reader))
      case 80: choice = .none(try Int32Field.read(from: &reader))
      case 90: choice = .some(try Wire.StringField.read(from: &reader))
      case 96: choice = .hashValueField(try Int32Field.read(from: &reader))
      case 104: choice = .hash(try Int32Field.read(from: &reader))
      case 112: choice = .descriptionField(try Int32Field.read(from: &reader))
      case 120: choice = .choice(try Int32Field.read(from: &reader))
      case 128: choice = .`default`(try Int32Field.read(from: &reader))
      case 136: choice = .`protocol`(try Int32Field.read(from: &reader))
      case 144: choice = .field2(try Int32Field.read(from: &reader))
      case 154:
        try reader.merge(
          &choice,
          TestMembers.Cases.self,
          { if case .inner(let earlier) = $0 { earlier } else { nil } },
          { .inner($0) }
        )
      case 160: choice = .lazy(try Int32Field.read(from: &reader))
      case 168: choice = .final(try Int32Field.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    if case .actor(let value)? = choice { try writer.present(value, "actor", Int32Field.self) }
    if case .async(let value)? = choice { try writer.present(value, "async", Int32Field.self) }
    if case .`await`(let value)? = choice { try writer.present(value, "await", Int32Field.self) }
    if case .package(let value)? = choice { try writer.present(value, "package", Int32Field.self) }
    if case .open(let value)? = choice { try writer.present(value, "open", Int32Field.self) }
    if case .indirect(let value)? = choice {
      try writer.present(value, "indirect", Int32Field.self)
    }
    if case .`init`(let value)? = choice { try writer.present(value, "init", Int32Field.self) }
    if case .selfField(let value)? = choice { try writer.present(value, "self", Int32Field.self) }
    if case .type(let value)? = choice { try writer.present(value, "Type", Int32Field.self) }
    if case .none(let value)? = choice { try writer.present(value, "none", Int32Field.self) }
    if case .some(let value)? = choice { try writer.present(value, "some", Wire.StringField.self) }
    if case .hashValueField(let value)? = choice {
      try writer.present(value, "hashValue", Int32Field.self)
    }
    if case .hash(let value)? = choice { try writer.present(value, "hash", Int32Field.self) }
    if case .descriptionField(let value)? = choice {
      try writer.present(value, "description", Int32Field.self)
    }
    if case .choice(let value)? = choice { try writer.present(value, "choice", Int32Field.self) }
    if case .`default`(let value)? = choice {
      try writer.present(value, "default", Int32Field.self)
    }
    if case .`protocol`(let value)? = choice {
      try writer.present(value, "protocol", Int32Field.self)
    }
    if case .field2(let value)? = choice { try writer.present(value, "2", Int32Field.self) }
    try writer.choice(choice, "inner", TestMembers.Cases.self) {
      if case .inner(let value) = $0 { value } else { nil }
    }
    if case .lazy(let value)? = choice { try writer.present(value, "lazy", Int32Field.self) }
    if case .final(let value)? = choice { try writer.present(value, "final", Int32Field.self) }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .actor($0) }
      case 2: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .async($0) }
      case 3: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .`await`($0) }
      case 4: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .package($0) }
      case 5: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .open($0) }
      case 6: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .indirect($0) }
      case 7: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .`init`($0) }
      case 8: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .selfField($0) }
      case 9: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .type($0) }
      case 10: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .none($0) }
      case 11:
        try reader.choice(isFirst: choice == nil, Wire.StringField.self) { choice = .some($0) }
      case 12:
        try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .hashValueField($0) }
      case 13: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .hash($0) }
      case 14:
        try reader.choice(isFirst: choice == nil, Int32Field.self) {
          choice = .descriptionField($0)
        }
      case 15: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .choice($0) }
      case 16:
        try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .`default`($0) }
      case 17:
        try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .`protocol`($0) }
      case 18: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .field2($0) }
      case 19:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestMembers.Cases>.self) {
          choice = .inner($0)
        }
      case 20: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .lazy($0) }
      case 21: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .final($0) }
      default: break
      }
    }
  }
}

extension TestMembers {
  package struct HoldsValues: Wire.Message {
    package var plain: TestMembers.Values = TestMembers.Values(rawValue: 0)

    package var there: TestMembers.Values?

    package var many: [TestMembers.Values] = []

    package var byNumber: [Swift.Int32: TestMembers.Values] = [:]

    package var choice: OneOf_Choice?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      plain: TestMembers.Values = TestMembers.Values(rawValue: 0),
      there: TestMembers.Values? = nil,
      many: [TestMembers.Values] = [],
      byNumber: [Swift.Int32: TestMembers.Values] = [:],
      choice: OneOf_Choice? = nil
    ) {
      self.plain = plain
      self.there = there
      self.many = many
      self.byNumber = byNumber
      self.choice = choice
    }
  }
}

extension TestMembers.HoldsValues {
  package enum OneOf_Choice: WireOneof {
    case chosen(TestMembers.Values)

    package var alone: TestMembers.HoldsValues { TestMembers.HoldsValues(choice: self) }
  }
}

extension TestMembers.HoldsValues {
  package static let fullName: Swift.String = "test.members.HoldsValues"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "plain", "plain"),
    Wire.FieldInfo(2, "there", "there"),
    Wire.FieldInfo(3, "many", "many", .repeated),
    Wire.FieldInfo(4, "by_number", "byNumber", .map),
    Wire.FieldInfo(5, "chosen", "chosen", oneof: 0),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .chosen(let value)? = choice {
      sink.present(value, 5, Wire.EnumField<TestMembers.Values>.self)
    }
    sink.map(byNumber, 4, Int32Field.self, Wire.EnumField<TestMembers.Values>.self)
    sink.packed(many, 3, Wire.EnumField<TestMembers.Values>.self)
    sink.optional(there, 2, Wire.EnumField<TestMembers.Values>.self)
    sink.implicit(plain, 1, Wire.EnumField<TestMembers.Values>.self)
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: plain = try Wire.EnumField<TestMembers.Values>.read(from: &reader)
      case 16: there = try Wire.EnumField<TestMembers.Values>.read(from: &reader)
      case 24: try reader.append(to: &many, Wire.EnumField<TestMembers.Values>.self)
      case 26: try reader.appendPacked(to: &many, Wire.EnumField<TestMembers.Values>.self)
      case 34:
        try reader.insert(into: &byNumber, Int32Field.self, Wire.EnumField<TestMembers.Values>.self)
      case 40: choice = .chosen(try Wire.EnumField<TestMembers.Values>.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(plain, "plain", Wire.EnumField<TestMembers.Values>.self)
    try writer.optional(there, "there", Wire.EnumField<TestMembers.Values>.self)
    try writer.repeated(many, "many", Wire.EnumField<TestMembers.Values>.self)
    try writer.map(byNumber, "byNumber", Int32Field.self, Wire.EnumField<TestMembers.Values>.self)
    if case .chosen(let value)? = choice {
      try writer.present(value, "chosen", Wire.EnumField<TestMembers.Values>.self)
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&plain, Wire.EnumField<TestMembers.Values>.self)
      case 2: try reader.read(&there, Wire.EnumField<TestMembers.Values>.self)
      case 3: try reader.append(to: &many, Wire.EnumField<TestMembers.Values>.self)
      case 4:
        try reader.insert(into: &byNumber, Int32Field.self, Wire.EnumField<TestMembers.Values>.self)
      case 5:
        try reader.choice(isFirst: choice == nil, Wire.EnumField<TestMembers.Values>.self) {
          choice = .chosen($0)
        }
      default: break
      }
    }
  }
}

extension TestMembers {
  /// Oneofs whose names are Swift's own words, which an argument is called by.
  package struct NamedByWords: Wire.Message {
    package var `class`: OneOf_Class?

    package var `inout`: OneOf_Inout?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(`class`: OneOf_Class? = nil, `inout`: OneOf_Inout? = nil) {
      self.`class` = `class`
      self.`inout` = `inout`
    }
  }
}

extension TestMembers.NamedByWords {
  package enum OneOf_Class: WireOneof {
    case selfField(Swift.String)

    package var alone: TestMembers.NamedByWords { TestMembers.NamedByWords(class: self) }
  }
}

extension TestMembers.NamedByWords {
  package enum OneOf_Inout: WireOneof {
    case `init`(Swift.String)

    package var alone: TestMembers.NamedByWords { TestMembers.NamedByWords(`inout`: self) }
  }
}

extension TestMembers.NamedByWords {
  package static let fullName: Swift.String = "test.members.NamedByWords"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "self", "self", oneof: 0),
    Wire.FieldInfo(2, "init", "init", oneof: 1),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .`init`(let value)? = `inout` { sink.present(value, 2, Wire.StringField.self) }
    if case .selfField(let value)? = `class` { sink.present(value, 1, Wire.StringField.self) }
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: `class` = .selfField(try Wire.StringField.read(from: &reader))
      case 18: `inout` = .`init`(try Wire.StringField.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    if case .selfField(let value)? = `class` {
      try writer.present(value, "self", Wire.StringField.self)
    }
    if case .`init`(let value)? = `inout` {
      try writer.present(value, "init", Wire.StringField.self)
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.choice(isFirst: `class` == nil, Wire.StringField.self) {
          `class` = .selfField($0)
        }
      case 2:
        try reader.choice(isFirst: `inout` == nil, Wire.StringField.self) { `inout` = .`init`($0) }
      default: break
      }
    }
  }
}
