// Generated from google/protobuf/test_messages_proto3.proto by protoc-gen-daybook; do not edit.

package import Wire

extension ProtobufTestMessagesProto3 {
  package enum ForeignEnum: WireEnum, CaseIterable {
    case foreignFoo
    case foreignBar
    case foreignBaz
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension ProtobufTestMessagesProto3.ForeignEnum {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .foreignFoo
    case 1: self = .foreignBar
    case 2: self = .foreignBaz
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .foreignFoo: return 0
    case .foreignBar: return 1
    case .foreignBaz: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [ProtobufTestMessagesProto3.ForeignEnum] = [
    .foreignFoo,
    .foreignBar,
    .foreignBaz,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("FOREIGN_FOO", 0),
    ("FOREIGN_BAR", 1),
    ("FOREIGN_BAZ", 2),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "FOREIGN_FOO"
    case 1: return "FOREIGN_BAR"
    case 2: return "FOREIGN_BAZ"
    default: return nil
    }
  }
}

extension ProtobufTestMessagesProto3 {
  package struct TestAllTypesProto3: Message {
    /// Left out at their defaults.
    package var optionalInt32: Int32 = 0

    package var optionalInt64: Int64 = 0

    package var optionalUint32: UInt32 = 0

    package var optionalUint64: UInt64 = 0

    package var optionalSint32: Int32 = 0

    package var optionalSint64: Int64 = 0

    package var optionalFixed32: UInt32 = 0

    package var optionalFixed64: UInt64 = 0

    package var optionalSfixed32: Int32 = 0

    package var optionalSfixed64: Int64 = 0

    package var optionalFloat: Float = 0

    package var optionalDouble: Double = 0

    package var optionalBool: Swift.Bool = false

    package var optionalString: String = ""

    package var optionalBytes: ArraySlice<UInt8> = []

    @Boxed package var optionalNestedMessage:
      ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage?

    package var optionalForeignMessage: ProtobufTestMessagesProto3.ForeignMessage?

    package var optionalNestedEnum: ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum =
      ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum(rawValue: 0)

    package var optionalForeignEnum: ProtobufTestMessagesProto3.ForeignEnum =
      ProtobufTestMessagesProto3.ForeignEnum(rawValue: 0)

    package var optionalAliasedEnum: ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum =
      ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum(rawValue: 0)

    package var optionalStringPiece: String = ""

    package var optionalCord: String = ""

    @Boxed package var recursiveMessage: ProtobufTestMessagesProto3.TestAllTypesProto3?

    /// As many as there are.
    package var repeatedInt32: [Int32] = []

    package var repeatedInt64: [Int64] = []

    package var repeatedUint32: [UInt32] = []

    package var repeatedUint64: [UInt64] = []

    package var repeatedSint32: [Int32] = []

    package var repeatedSint64: [Int64] = []

    package var repeatedFixed32: [UInt32] = []

    package var repeatedFixed64: [UInt64] = []

    package var repeatedSfixed32: [Int32] = []

    package var repeatedSfixed64: [Int64] = []

    package var repeatedFloat: [Float] = []

    package var repeatedDouble: [Double] = []

    package var repeatedBool: [Swift.Bool] = []

    package var repeatedString: [String] = []

    package var repeatedBytes: [ArraySlice<UInt8>] = []

    package var repeatedNestedMessage:
      [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage] = []

    package var repeatedForeignMessage: [ProtobufTestMessagesProto3.ForeignMessage] = []

    package var repeatedNestedEnum: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = []

    package var repeatedForeignEnum: [ProtobufTestMessagesProto3.ForeignEnum] = []

    package var repeatedStringPiece: [String] = []

    package var repeatedCord: [String] = []

    /// Maps.
    package var mapInt32Int32: [Int32: Int32] = [:]

    package var mapInt64Int64: [Int64: Int64] = [:]

    package var mapUint32Uint32: [UInt32: UInt32] = [:]

    package var mapUint64Uint64: [UInt64: UInt64] = [:]

    package var mapSint32Sint32: [Int32: Int32] = [:]

    package var mapSint64Sint64: [Int64: Int64] = [:]

    package var mapFixed32Fixed32: [UInt32: UInt32] = [:]

    package var mapFixed64Fixed64: [UInt64: UInt64] = [:]

    package var mapSfixed32Sfixed32: [Int32: Int32] = [:]

    package var mapSfixed64Sfixed64: [Int64: Int64] = [:]

    package var mapInt32Float: [Int32: Float] = [:]

    package var mapInt32Double: [Int32: Double] = [:]

    package var mapBoolBool: [Swift.Bool: Swift.Bool] = [:]

    package var mapStringString: [ExactText: String] = [:]

    package var mapStringBytes: [ExactText: ArraySlice<UInt8>] = [:]

    package var mapStringNestedMessage:
      [ExactText: ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage] = [:]

    package var mapStringForeignMessage: [ExactText: ProtobufTestMessagesProto3.ForeignMessage] =
      [:]

    package var mapStringNestedEnum:
      [ExactText: ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = [:]

    package var mapStringForeignEnum: [ExactText: ProtobufTestMessagesProto3.ForeignEnum] = [:]

    /// Numbers under one tag, and each under its own.
    package var packedInt32: [Int32] = []

    package var packedInt64: [Int64] = []

    package var packedUint32: [UInt32] = []

    package var packedUint64: [UInt64] = []

    package var packedSint32: [Int32] = []

    package var packedSint64: [Int64] = []

    package var packedFixed32: [UInt32] = []

    package var packedFixed64: [UInt64] = []

    package var packedSfixed32: [Int32] = []

    package var packedSfixed64: [Int64] = []

    package var packedFloat: [Float] = []

    package var packedDouble: [Double] = []

    package var packedBool: [Swift.Bool] = []

    package var packedNestedEnum: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = []

    package var unpackedInt32: [Int32] = []

    package var unpackedInt64: [Int64] = []

    package var unpackedUint32: [UInt32] = []

    package var unpackedUint64: [UInt64] = []

    package var unpackedSint32: [Int32] = []

    package var unpackedSint64: [Int64] = []

    package var unpackedFixed32: [UInt32] = []

    package var unpackedFixed64: [UInt64] = []

    package var unpackedSfixed32: [Int32] = []

    package var unpackedSfixed64: [Int64] = []

    package var unpackedFloat: [Float] = []

    package var unpackedDouble: [Double] = []

    package var unpackedBool: [Swift.Bool] = []

    package var unpackedNestedEnum: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = []

    package var oneofField: OneOf_OneofField?

    /// Types with a JSON form of their own.
    package var optionalBoolWrapper: GoogleProtobuf.BoolValue?

    package var optionalInt32Wrapper: GoogleProtobuf.Int32Value?

    package var optionalInt64Wrapper: GoogleProtobuf.Int64Value?

    package var optionalUint32Wrapper: GoogleProtobuf.UInt32Value?

    package var optionalUint64Wrapper: GoogleProtobuf.UInt64Value?

    package var optionalFloatWrapper: GoogleProtobuf.FloatValue?

    package var optionalDoubleWrapper: GoogleProtobuf.DoubleValue?

    package var optionalStringWrapper: GoogleProtobuf.StringValue?

    package var optionalBytesWrapper: GoogleProtobuf.BytesValue?

    package var repeatedBoolWrapper: [GoogleProtobuf.BoolValue] = []

    package var repeatedInt32Wrapper: [GoogleProtobuf.Int32Value] = []

    package var repeatedInt64Wrapper: [GoogleProtobuf.Int64Value] = []

    package var repeatedUint32Wrapper: [GoogleProtobuf.UInt32Value] = []

    package var repeatedUint64Wrapper: [GoogleProtobuf.UInt64Value] = []

    package var repeatedFloatWrapper: [GoogleProtobuf.FloatValue] = []

    package var repeatedDoubleWrapper: [GoogleProtobuf.DoubleValue] = []

    package var repeatedStringWrapper: [GoogleProtobuf.StringValue] = []

    package var repeatedBytesWrapper: [GoogleProtobuf.BytesValue] = []

    package var optionalDuration: GoogleProtobuf.Duration?

    package var optionalTimestamp: GoogleProtobuf.Timestamp?

    package var optionalFieldMask: GoogleProtobuf.FieldMask?

    package var optionalStruct: GoogleProtobuf.Struct?

    package var optionalAny: GoogleProtobuf.`Any`?

    package var optionalValue: GoogleProtobuf.Value?

    package var optionalNullValue: GoogleProtobuf.NullValue = GoogleProtobuf.NullValue(rawValue: 0)

    package var repeatedDuration: [GoogleProtobuf.Duration] = []

    package var repeatedTimestamp: [GoogleProtobuf.Timestamp] = []

    package var repeatedFieldmask: [GoogleProtobuf.FieldMask] = []

    package var repeatedAny: [GoogleProtobuf.`Any`] = []

    package var repeatedValue: [GoogleProtobuf.Value] = []

    package var repeatedListValue: [GoogleProtobuf.ListValue] = []

    package var repeatedStruct: [GoogleProtobuf.Struct] = []

    /// How names become names in JSON.
    package var fieldname1: Int32 = 0

    package var fieldName2: Int32 = 0

    package var fieldName3: Int32 = 0

    package var fieldName4: Int32 = 0

    package var field0name5: Int32 = 0

    package var field0Name6: Int32 = 0

    package var fieldName7: Int32 = 0

    package var fieldName8: Int32 = 0

    package var fieldName9: Int32 = 0

    package var fieldName10: Int32 = 0

    package var fieldNAME11: Int32 = 0

    package var fieldName12: Int32 = 0

    package var fieldName13: Int32 = 0

    package var fieldName14: Int32 = 0

    package var fieldName15: Int32 = 0

    package var fieldName16: Int32 = 0

    package var fieldName17: Int32 = 0

    package var fieldName18: Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      optionalInt32: Int32 = 0,
      optionalInt64: Int64 = 0,
      optionalUint32: UInt32 = 0,
      optionalUint64: UInt64 = 0,
      optionalSint32: Int32 = 0,
      optionalSint64: Int64 = 0,
      optionalFixed32: UInt32 = 0,
      optionalFixed64: UInt64 = 0,
      optionalSfixed32: Int32 = 0,
      optionalSfixed64: Int64 = 0,
      optionalFloat: Float = 0,
      optionalDouble: Double = 0,
      optionalBool: Swift.Bool = false,
      optionalString: String = "",
      optionalBytes: ArraySlice<UInt8> = [],
      optionalNestedMessage: ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage? = nil,
      optionalForeignMessage: ProtobufTestMessagesProto3.ForeignMessage? = nil,
      optionalNestedEnum: ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum =
        ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum(rawValue: 0),
      optionalForeignEnum: ProtobufTestMessagesProto3.ForeignEnum =
        ProtobufTestMessagesProto3.ForeignEnum(rawValue: 0),
      optionalAliasedEnum: ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum =
        ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum(rawValue: 0),
      optionalStringPiece: String = "",
      optionalCord: String = "",
      recursiveMessage: ProtobufTestMessagesProto3.TestAllTypesProto3? = nil,
      repeatedInt32: [Int32] = [],
      repeatedInt64: [Int64] = [],
      repeatedUint32: [UInt32] = [],
      repeatedUint64: [UInt64] = [],
      repeatedSint32: [Int32] = [],
      repeatedSint64: [Int64] = [],
      repeatedFixed32: [UInt32] = [],
      repeatedFixed64: [UInt64] = [],
      repeatedSfixed32: [Int32] = [],
      repeatedSfixed64: [Int64] = [],
      repeatedFloat: [Float] = [],
      repeatedDouble: [Double] = [],
      repeatedBool: [Swift.Bool] = [],
      repeatedString: [String] = [],
      repeatedBytes: [ArraySlice<UInt8>] = [],
      repeatedNestedMessage: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage] = [],
      repeatedForeignMessage: [ProtobufTestMessagesProto3.ForeignMessage] = [],
      repeatedNestedEnum: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = [],
      repeatedForeignEnum: [ProtobufTestMessagesProto3.ForeignEnum] = [],
      repeatedStringPiece: [String] = [],
      repeatedCord: [String] = [],
      mapInt32Int32: [Int32: Int32] = [:],
      mapInt64Int64: [Int64: Int64] = [:],
      mapUint32Uint32: [UInt32: UInt32] = [:],
      mapUint64Uint64: [UInt64: UInt64] = [:],
      mapSint32Sint32: [Int32: Int32] = [:],
      mapSint64Sint64: [Int64: Int64] = [:],
      mapFixed32Fixed32: [UInt32: UInt32] = [:],
      mapFixed64Fixed64: [UInt64: UInt64] = [:],
      mapSfixed32Sfixed32: [Int32: Int32] = [:],
      mapSfixed64Sfixed64: [Int64: Int64] = [:],
      mapInt32Float: [Int32: Float] = [:],
      mapInt32Double: [Int32: Double] = [:],
      mapBoolBool: [Swift.Bool: Swift.Bool] = [:],
      mapStringString: [ExactText: String] = [:],
      mapStringBytes: [ExactText: ArraySlice<UInt8>] = [:],
      mapStringNestedMessage: [ExactText: ProtobufTestMessagesProto3.TestAllTypesProto3
        .NestedMessage] = [:],
      mapStringForeignMessage: [ExactText: ProtobufTestMessagesProto3.ForeignMessage] = [:],
      mapStringNestedEnum: [ExactText: ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] =
        [:],
      mapStringForeignEnum: [ExactText: ProtobufTestMessagesProto3.ForeignEnum] = [:],
      packedInt32: [Int32] = [],
      packedInt64: [Int64] = [],
      packedUint32: [UInt32] = [],
      packedUint64: [UInt64] = [],
      packedSint32: [Int32] = [],
      packedSint64: [Int64] = [],
      packedFixed32: [UInt32] = [],
      packedFixed64: [UInt64] = [],
      packedSfixed32: [Int32] = [],
      packedSfixed64: [Int64] = [],
      packedFloat: [Float] = [],
      packedDouble: [Double] = [],
      packedBool: [Swift.Bool] = [],
      packedNestedEnum: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = [],
      unpackedInt32: [Int32] = [],
      unpackedInt64: [Int64] = [],
      unpackedUint32: [UInt32] = [],
      unpackedUint64: [UInt64] = [],
      unpackedSint32: [Int32] = [],
      unpackedSint64: [Int64] = [],
      unpackedFixed32: [UInt32] = [],
      unpackedFixed64: [UInt64] = [],
      unpackedSfixed32: [Int32] = [],
      unpackedSfixed64: [Int64] = [],
      unpackedFloat: [Float] = [],
      unpackedDouble: [Double] = [],
      unpackedBool: [Swift.Bool] = [],
      unpackedNestedEnum: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = [],
      oneofField: OneOf_OneofField? = nil,
      optionalBoolWrapper: GoogleProtobuf.BoolValue? = nil,
      optionalInt32Wrapper: GoogleProtobuf.Int32Value? = nil,
      optionalInt64Wrapper: GoogleProtobuf.Int64Value? = nil,
      optionalUint32Wrapper: GoogleProtobuf.UInt32Value? = nil,
      optionalUint64Wrapper: GoogleProtobuf.UInt64Value? = nil,
      optionalFloatWrapper: GoogleProtobuf.FloatValue? = nil,
      optionalDoubleWrapper: GoogleProtobuf.DoubleValue? = nil,
      optionalStringWrapper: GoogleProtobuf.StringValue? = nil,
      optionalBytesWrapper: GoogleProtobuf.BytesValue? = nil,
      repeatedBoolWrapper: [GoogleProtobuf.BoolValue] = [],
      repeatedInt32Wrapper: [GoogleProtobuf.Int32Value] = [],
      repeatedInt64Wrapper: [GoogleProtobuf.Int64Value] = [],
      repeatedUint32Wrapper: [GoogleProtobuf.UInt32Value] = [],
      repeatedUint64Wrapper: [GoogleProtobuf.UInt64Value] = [],
      repeatedFloatWrapper: [GoogleProtobuf.FloatValue] = [],
      repeatedDoubleWrapper: [GoogleProtobuf.DoubleValue] = [],
      repeatedStringWrapper: [GoogleProtobuf.StringValue] = [],
      repeatedBytesWrapper: [GoogleProtobuf.BytesValue] = [],
      optionalDuration: GoogleProtobuf.Duration? = nil,
      optionalTimestamp: GoogleProtobuf.Timestamp? = nil,
      optionalFieldMask: GoogleProtobuf.FieldMask? = nil,
      optionalStruct: GoogleProtobuf.Struct? = nil,
      optionalAny: GoogleProtobuf.`Any`? = nil,
      optionalValue: GoogleProtobuf.Value? = nil,
      optionalNullValue: GoogleProtobuf.NullValue = GoogleProtobuf.NullValue(rawValue: 0),
      repeatedDuration: [GoogleProtobuf.Duration] = [],
      repeatedTimestamp: [GoogleProtobuf.Timestamp] = [],
      repeatedFieldmask: [GoogleProtobuf.FieldMask] = [],
      repeatedAny: [GoogleProtobuf.`Any`] = [],
      repeatedValue: [GoogleProtobuf.Value] = [],
      repeatedListValue: [GoogleProtobuf.ListValue] = [],
      repeatedStruct: [GoogleProtobuf.Struct] = [],
      fieldname1: Int32 = 0,
      fieldName2: Int32 = 0,
      fieldName3: Int32 = 0,
      fieldName4: Int32 = 0,
      field0name5: Int32 = 0,
      field0Name6: Int32 = 0,
      fieldName7: Int32 = 0,
      fieldName8: Int32 = 0,
      fieldName9: Int32 = 0,
      fieldName10: Int32 = 0,
      fieldNAME11: Int32 = 0,
      fieldName12: Int32 = 0,
      fieldName13: Int32 = 0,
      fieldName14: Int32 = 0,
      fieldName15: Int32 = 0,
      fieldName16: Int32 = 0,
      fieldName17: Int32 = 0,
      fieldName18: Int32 = 0
    ) {
      self.optionalInt32 = optionalInt32
      self.optionalInt64 = optionalInt64
      self.optionalUint32 = optionalUint32
      self.optionalUint64 = optionalUint64
      self.optionalSint32 = optionalSint32
      self.optionalSint64 = optionalSint64
      self.optionalFixed32 = optionalFixed32
      self.optionalFixed64 = optionalFixed64
      self.optionalSfixed32 = optionalSfixed32
      self.optionalSfixed64 = optionalSfixed64
      self.optionalFloat = optionalFloat
      self.optionalDouble = optionalDouble
      self.optionalBool = optionalBool
      self.optionalString = optionalString
      self.optionalBytes = optionalBytes
      self.optionalNestedMessage = optionalNestedMessage
      self.optionalForeignMessage = optionalForeignMessage
      self.optionalNestedEnum = optionalNestedEnum
      self.optionalForeignEnum = optionalForeignEnum
      self.optionalAliasedEnum = optionalAliasedEnum
      self.optionalStringPiece = optionalStringPiece
      self.optionalCord = optionalCord
      self.recursiveMessage = recursiveMessage
      self.repeatedInt32 = repeatedInt32
      self.repeatedInt64 = repeatedInt64
      self.repeatedUint32 = repeatedUint32
      self.repeatedUint64 = repeatedUint64
      self.repeatedSint32 = repeatedSint32
      self.repeatedSint64 = repeatedSint64
      self.repeatedFixed32 = repeatedFixed32
      self.repeatedFixed64 = repeatedFixed64
      self.repeatedSfixed32 = repeatedSfixed32
      self.repeatedSfixed64 = repeatedSfixed64
      self.repeatedFloat = repeatedFloat
      self.repeatedDouble = repeatedDouble
      self.repeatedBool = repeatedBool
      self.repeatedString = repeatedString
      self.repeatedBytes = repeatedBytes
      self.repeatedNestedMessage = repeatedNestedMessage
      self.repeatedForeignMessage = repeatedForeignMessage
      self.repeatedNestedEnum = repeatedNestedEnum
      self.repeatedForeignEnum = repeatedForeignEnum
      self.repeatedStringPiece = repeatedStringPiece
      self.repeatedCord = repeatedCord
      self.mapInt32Int32 = mapInt32Int32
      self.mapInt64Int64 = mapInt64Int64
      self.mapUint32Uint32 = mapUint32Uint32
      self.mapUint64Uint64 = mapUint64Uint64
      self.mapSint32Sint32 = mapSint32Sint32
      self.mapSint64Sint64 = mapSint64Sint64
      self.mapFixed32Fixed32 = mapFixed32Fixed32
      self.mapFixed64Fixed64 = mapFixed64Fixed64
      self.mapSfixed32Sfixed32 = mapSfixed32Sfixed32
      self.mapSfixed64Sfixed64 = mapSfixed64Sfixed64
      self.mapInt32Float = mapInt32Float
      self.mapInt32Double = mapInt32Double
      self.mapBoolBool = mapBoolBool
      self.mapStringString = mapStringString
      self.mapStringBytes = mapStringBytes
      self.mapStringNestedMessage = mapStringNestedMessage
      self.mapStringForeignMessage = mapStringForeignMessage
      self.mapStringNestedEnum = mapStringNestedEnum
      self.mapStringForeignEnum = mapStringForeignEnum
      self.packedInt32 = packedInt32
      self.packedInt64 = packedInt64
      self.packedUint32 = packedUint32
      self.packedUint64 = packedUint64
      self.packedSint32 = packedSint32
      self.packedSint64 = packedSint64
      self.packedFixed32 = packedFixed32
      self.packedFixed64 = packedFixed64
      self.packedSfixed32 = packedSfixed32
      self.packedSfixed64 = packedSfixed64
      self.packedFloat = packedFloat
      self.packedDouble = packedDouble
      self.packedBool = packedBool
      self.packedNestedEnum = packedNestedEnum
      self.unpackedInt32 = unpackedInt32
      self.unpackedInt64 = unpackedInt64
      self.unpackedUint32 = unpackedUint32
      self.unpackedUint64 = unpackedUint64
      self.unpackedSint32 = unpackedSint32
      self.unpackedSint64 = unpackedSint64
      self.unpackedFixed32 = unpackedFixed32
      self.unpackedFixed64 = unpackedFixed64
      self.unpackedSfixed32 = unpackedSfixed32
      self.unpackedSfixed64 = unpackedSfixed64
      self.unpackedFloat = unpackedFloat
      self.unpackedDouble = unpackedDouble
      self.unpackedBool = unpackedBool
      self.unpackedNestedEnum = unpackedNestedEnum
      self.oneofField = oneofField
      self.optionalBoolWrapper = optionalBoolWrapper
      self.optionalInt32Wrapper = optionalInt32Wrapper
      self.optionalInt64Wrapper = optionalInt64Wrapper
      self.optionalUint32Wrapper = optionalUint32Wrapper
      self.optionalUint64Wrapper = optionalUint64Wrapper
      self.optionalFloatWrapper = optionalFloatWrapper
      self.optionalDoubleWrapper = optionalDoubleWrapper
      self.optionalStringWrapper = optionalStringWrapper
      self.optionalBytesWrapper = optionalBytesWrapper
      self.repeatedBoolWrapper = repeatedBoolWrapper
      self.repeatedInt32Wrapper = repeatedInt32Wrapper
      self.repeatedInt64Wrapper = repeatedInt64Wrapper
      self.repeatedUint32Wrapper = repeatedUint32Wrapper
      self.repeatedUint64Wrapper = repeatedUint64Wrapper
      self.repeatedFloatWrapper = repeatedFloatWrapper
      self.repeatedDoubleWrapper = repeatedDoubleWrapper
      self.repeatedStringWrapper = repeatedStringWrapper
      self.repeatedBytesWrapper = repeatedBytesWrapper
      self.optionalDuration = optionalDuration
      self.optionalTimestamp = optionalTimestamp
      self.optionalFieldMask = optionalFieldMask
      self.optionalStruct = optionalStruct
      self.optionalAny = optionalAny
      self.optionalValue = optionalValue
      self.optionalNullValue = optionalNullValue
      self.repeatedDuration = repeatedDuration
      self.repeatedTimestamp = repeatedTimestamp
      self.repeatedFieldmask = repeatedFieldmask
      self.repeatedAny = repeatedAny
      self.repeatedValue = repeatedValue
      self.repeatedListValue = repeatedListValue
      self.repeatedStruct = repeatedStruct
      self.fieldname1 = fieldname1
      self.fieldName2 = fieldName2
      self.fieldName3 = fieldName3
      self.fieldName4 = fieldName4
      self.field0name5 = field0name5
      self.field0Name6 = field0Name6
      self.fieldName7 = fieldName7
      self.fieldName8 = fieldName8
      self.fieldName9 = fieldName9
      self.fieldName10 = fieldName10
      self.fieldNAME11 = fieldNAME11
      self.fieldName12 = fieldName12
      self.fieldName13 = fieldName13
      self.fieldName14 = fieldName14
      self.fieldName15 = fieldName15
      self.fieldName16 = fieldName16
      self.fieldName17 = fieldName17
      self.fieldName18 = fieldName18
    }
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3 {
  package indirect enum OneOf_OneofField: WireOneof {
    case oneofUint32(UInt32)
    case oneofNestedMessage(ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage)
    case oneofString(String)
    case oneofBytes(ArraySlice<UInt8>)
    case oneofBool(Swift.Bool)
    case oneofUint64(UInt64)
    case oneofFloat(Float)
    case oneofDouble(Double)
    case oneofEnum(ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum)
    case oneofNullValue(GoogleProtobuf.NullValue)

    package var alone: ProtobufTestMessagesProto3.TestAllTypesProto3 {
      ProtobufTestMessagesProto3.TestAllTypesProto3(oneofField: self)
    }
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3 {
  package static let fullName: String = "protobuf_test_messages.proto3.TestAllTypesProto3"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "optional_int32", "optionalInt32"),
    FieldInfo(2, "optional_int64", "optionalInt64"),
    FieldInfo(3, "optional_uint32", "optionalUint32"),
    FieldInfo(4, "optional_uint64", "optionalUint64"),
    FieldInfo(5, "optional_sint32", "optionalSint32"),
    FieldInfo(6, "optional_sint64", "optionalSint64"),
    FieldInfo(7, "optional_fixed32", "optionalFixed32"),
    FieldInfo(8, "optional_fixed64", "optionalFixed64"),
    FieldInfo(9, "optional_sfixed32", "optionalSfixed32"),
    FieldInfo(10, "optional_sfixed64", "optionalSfixed64"),
    FieldInfo(11, "optional_float", "optionalFloat"),
    FieldInfo(12, "optional_double", "optionalDouble"),
    FieldInfo(13, "optional_bool", "optionalBool"),
    FieldInfo(14, "optional_string", "optionalString"),
    FieldInfo(15, "optional_bytes", "optionalBytes"),
    FieldInfo(
      18,
      "optional_nested_message",
      "optionalNestedMessage",
      .single,
      ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self
    ),
    FieldInfo(
      19,
      "optional_foreign_message",
      "optionalForeignMessage",
      .single,
      ProtobufTestMessagesProto3.ForeignMessage.self
    ),
    FieldInfo(21, "optional_nested_enum", "optionalNestedEnum"),
    FieldInfo(22, "optional_foreign_enum", "optionalForeignEnum"),
    FieldInfo(23, "optional_aliased_enum", "optionalAliasedEnum"),
    FieldInfo(24, "optional_string_piece", "optionalStringPiece"),
    FieldInfo(25, "optional_cord", "optionalCord"),
    FieldInfo(
      27,
      "recursive_message",
      "recursiveMessage",
      .single,
      ProtobufTestMessagesProto3.TestAllTypesProto3.self
    ),
    FieldInfo(31, "repeated_int32", "repeatedInt32", .repeated),
    FieldInfo(32, "repeated_int64", "repeatedInt64", .repeated),
    FieldInfo(33, "repeated_uint32", "repeatedUint32", .repeated),
    FieldInfo(34, "repeated_uint64", "repeatedUint64", .repeated),
    FieldInfo(35, "repeated_sint32", "repeatedSint32", .repeated),
    FieldInfo(36, "repeated_sint64", "repeatedSint64", .repeated),
    FieldInfo(37, "repeated_fixed32", "repeatedFixed32", .repeated),
    FieldInfo(38, "repeated_fixed64", "repeatedFixed64", .repeated),
    FieldInfo(39, "repeated_sfixed32", "repeatedSfixed32", .repeated),
    FieldInfo(40, "repeated_sfixed64", "repeatedSfixed64", .repeated),
    FieldInfo(41, "repeated_float", "repeatedFloat", .repeated),
    FieldInfo(42, "repeated_double", "repeatedDouble", .repeated),
    FieldInfo(43, "repeated_bool", "repeatedBool", .repeated),
    FieldInfo(44, "repeated_string", "repeatedString", .repeated),
    FieldInfo(45, "repeated_bytes", "repeatedBytes", .repeated),
    FieldInfo(
      48,
      "repeated_nested_message",
      "repeatedNestedMessage",
      .repeated,
      ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self
    ),
    FieldInfo(
      49,
      "repeated_foreign_message",
      "repeatedForeignMessage",
      .repeated,
      ProtobufTestMessagesProto3.ForeignMessage.self
    ),
    FieldInfo(51, "repeated_nested_enum", "repeatedNestedEnum", .repeated),
    FieldInfo(52, "repeated_foreign_enum", "repeatedForeignEnum", .repeated),
    FieldInfo(54, "repeated_string_piece", "repeatedStringPiece", .repeated),
    FieldInfo(55, "repeated_cord", "repeatedCord", .repeated),
    FieldInfo(56, "map_int32_int32", "mapInt32Int32", .map),
    FieldInfo(57, "map_int64_int64", "mapInt64Int64", .map),
    FieldInfo(58, "map_uint32_uint32", "mapUint32Uint32", .map),
    FieldInfo(59, "map_uint64_uint64", "mapUint64Uint64", .map),
    FieldInfo(60, "map_sint32_sint32", "mapSint32Sint32", .map),
    FieldInfo(61, "map_sint64_sint64", "mapSint64Sint64", .map),
    FieldInfo(62, "map_fixed32_fixed32", "mapFixed32Fixed32", .map),
    FieldInfo(63, "map_fixed64_fixed64", "mapFixed64Fixed64", .map),
    FieldInfo(64, "map_sfixed32_sfixed32", "mapSfixed32Sfixed32", .map),
    FieldInfo(65, "map_sfixed64_sfixed64", "mapSfixed64Sfixed64", .map),
    FieldInfo(66, "map_int32_float", "mapInt32Float", .map),
    FieldInfo(67, "map_int32_double", "mapInt32Double", .map),
    FieldInfo(68, "map_bool_bool", "mapBoolBool", .map),
    FieldInfo(69, "map_string_string", "mapStringString", .map),
    FieldInfo(70, "map_string_bytes", "mapStringBytes", .map),
    FieldInfo(
      71,
      "map_string_nested_message",
      "mapStringNestedMessage",
      .map,
      ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self
    ),
    FieldInfo(
      72,
      "map_string_foreign_message",
      "mapStringForeignMessage",
      .map,
      ProtobufTestMessagesProto3.ForeignMessage.self
    ),
    FieldInfo(73, "map_string_nested_enum", "mapStringNestedEnum", .map),
    FieldInfo(74, "map_string_foreign_enum", "mapStringForeignEnum", .map),
    FieldInfo(75, "packed_int32", "packedInt32", .repeated),
    FieldInfo(76, "packed_int64", "packedInt64", .repeated),
    FieldInfo(77, "packed_uint32", "packedUint32", .repeated),
    FieldInfo(78, "packed_uint64", "packedUint64", .repeated),
    FieldInfo(79, "packed_sint32", "packedSint32", .repeated),
    FieldInfo(80, "packed_sint64", "packedSint64", .repeated),
    FieldInfo(81, "packed_fixed32", "packedFixed32", .repeated),
    FieldInfo(82, "packed_fixed64", "packedFixed64", .repeated),
    FieldInfo(83, "packed_sfixed32", "packedSfixed32", .repeated),
    FieldInfo(84, "packed_sfixed64", "packedSfixed64", .repeated),
    FieldInfo(85, "packed_float", "packedFloat", .repeated),
    FieldInfo(86, "packed_double", "packedDouble", .repeated),
    FieldInfo(87, "packed_bool", "packedBool", .repeated),
    FieldInfo(88, "packed_nested_enum", "packedNestedEnum", .repeated),
    FieldInfo(89, "unpacked_int32", "unpackedInt32", .repeated),
    FieldInfo(90, "unpacked_int64", "unpackedInt64", .repeated),
    FieldInfo(91, "unpacked_uint32", "unpackedUint32", .repeated),
    FieldInfo(92, "unpacked_uint64", "unpackedUint64", .repeated),
    FieldInfo(93, "unpacked_sint32", "unpackedSint32", .repeated),
    FieldInfo(94, "unpacked_sint64", "unpackedSint64", .repeated),
    FieldInfo(95, "unpacked_fixed32", "unpackedFixed32", .repeated),
    FieldInfo(96, "unpacked_fixed64", "unpackedFixed64", .repeated),
    FieldInfo(97, "unpacked_sfixed32", "unpackedSfixed32", .repeated),
    FieldInfo(98, "unpacked_sfixed64", "unpackedSfixed64", .repeated),
    FieldInfo(99, "unpacked_float", "unpackedFloat", .repeated),
    FieldInfo(100, "unpacked_double", "unpackedDouble", .repeated),
    FieldInfo(101, "unpacked_bool", "unpackedBool", .repeated),
    FieldInfo(102, "unpacked_nested_enum", "unpackedNestedEnum", .repeated),
    FieldInfo(111, "oneof_uint32", "oneofUint32", oneof: 0),
    FieldInfo(
      112,
      "oneof_nested_message",
      "oneofNestedMessage",
      .single,
      ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self,
      oneof: 0
    ),
    FieldInfo(113, "oneof_string", "oneofString", oneof: 0),
    FieldInfo(114, "oneof_bytes", "oneofBytes", oneof: 0),
    FieldInfo(115, "oneof_bool", "oneofBool", oneof: 0),
    FieldInfo(116, "oneof_uint64", "oneofUint64", oneof: 0),
    FieldInfo(117, "oneof_float", "oneofFloat", oneof: 0),
    FieldInfo(118, "oneof_double", "oneofDouble", oneof: 0),
    FieldInfo(119, "oneof_enum", "oneofEnum", oneof: 0),
    FieldInfo(120, "oneof_null_value", "oneofNullValue", oneof: 0, isNullable: true),
    FieldInfo(
      201,
      "optional_bool_wrapper",
      "optionalBoolWrapper",
      .single,
      GoogleProtobuf.BoolValue.self
    ),
    FieldInfo(
      202,
      "optional_int32_wrapper",
      "optionalInt32Wrapper",
      .single,
      GoogleProtobuf.Int32Value.self
    ),
    FieldInfo(
      203,
      "optional_int64_wrapper",
      "optionalInt64Wrapper",
      .single,
      GoogleProtobuf.Int64Value.self
    ),
    FieldInfo(
      204,
      "optional_uint32_wrapper",
      "optionalUint32Wrapper",
      .single,
      GoogleProtobuf.UInt32Value.self
    ),
    FieldInfo(
      205,
      "optional_uint64_wrapper",
      "optionalUint64Wrapper",
      .single,
      GoogleProtobuf.UInt64Value.self
    ),
    FieldInfo(
      206,
      "optional_float_wrapper",
      "optionalFloatWrapper",
      .single,
      GoogleProtobuf.FloatValue.self
    ),
    FieldInfo(
      207,
      "optional_double_wrapper",
      "optionalDoubleWrapper",
      .single,
      GoogleProtobuf.DoubleValue.self
    ),
    FieldInfo(
      208,
      "optional_string_wrapper",
      "optionalStringWrapper",
      .single,
      GoogleProtobuf.StringValue.self
    ),
    FieldInfo(
      209,
      "optional_bytes_wrapper",
      "optionalBytesWrapper",
      .single,
      GoogleProtobuf.BytesValue.self
    ),
    FieldInfo(
      211,
      "repeated_bool_wrapper",
      "repeatedBoolWrapper",
      .repeated,
      GoogleProtobuf.BoolValue.self
    ),
    FieldInfo(
      212,
      "repeated_int32_wrapper",
      "repeatedInt32Wrapper",
      .repeated,
      GoogleProtobuf.Int32Value.self
    ),
    FieldInfo(
      213,
      "repeated_int64_wrapper",
      "repeatedInt64Wrapper",
      .repeated,
      GoogleProtobuf.Int64Value.self
    ),
    FieldInfo(
      214,
      "repeated_uint32_wrapper",
      "repeatedUint32Wrapper",
      .repeated,
      GoogleProtobuf.UInt32Value.self
    ),
    FieldInfo(
      215,
      "repeated_uint64_wrapper",
      "repeatedUint64Wrapper",
      .repeated,
      GoogleProtobuf.UInt64Value.self
    ),
    FieldInfo(
      216,
      "repeated_float_wrapper",
      "repeatedFloatWrapper",
      .repeated,
      GoogleProtobuf.FloatValue.self
    ),
    FieldInfo(
      217,
      "repeated_double_wrapper",
      "repeatedDoubleWrapper",
      .repeated,
      GoogleProtobuf.DoubleValue.self
    ),
    FieldInfo(
      218,
      "repeated_string_wrapper",
      "repeatedStringWrapper",
      .repeated,
      GoogleProtobuf.StringValue.self
    ),
    FieldInfo(
      219,
      "repeated_bytes_wrapper",
      "repeatedBytesWrapper",
      .repeated,
      GoogleProtobuf.BytesValue.self
    ),
    FieldInfo(301, "optional_duration", "optionalDuration", .single, GoogleProtobuf.Duration.self),
    FieldInfo(
      302,
      "optional_timestamp",
      "optionalTimestamp",
      .single,
      GoogleProtobuf.Timestamp.self
    ),
    FieldInfo(
      303,
      "optional_field_mask",
      "optionalFieldMask",
      .single,
      GoogleProtobuf.FieldMask.self
    ),
    FieldInfo(304, "optional_struct", "optionalStruct", .single, GoogleProtobuf.Struct.self),
    FieldInfo(305, "optional_any", "optionalAny", .single, GoogleProtobuf.`Any`.self),
    FieldInfo(
      306,
      "optional_value",
      "optionalValue",
      .single,
      GoogleProtobuf.Value.self,
      isNullable: true
    ),
    FieldInfo(307, "optional_null_value", "optionalNullValue", isNullable: true),
    FieldInfo(
      311,
      "repeated_duration",
      "repeatedDuration",
      .repeated,
      GoogleProtobuf.Duration.self
    ),
    FieldInfo(
      312,
      "repeated_timestamp",
      "repeatedTimestamp",
      .repeated,
      GoogleProtobuf.Timestamp.self
    ),
    FieldInfo(
      313,
      "repeated_fieldmask",
      "repeatedFieldmask",
      .repeated,
      GoogleProtobuf.FieldMask.self
    ),
    FieldInfo(315, "repeated_any", "repeatedAny", .repeated, GoogleProtobuf.`Any`.self),
    FieldInfo(316, "repeated_value", "repeatedValue", .repeated, GoogleProtobuf.Value.self),
    FieldInfo(
      317,
      "repeated_list_value",
      "repeatedListValue",
      .repeated,
      GoogleProtobuf.ListValue.self
    ),
    FieldInfo(324, "repeated_struct", "repeatedStruct", .repeated, GoogleProtobuf.Struct.self),
    FieldInfo(401, "fieldname1", "fieldname1"),
    FieldInfo(402, "field_name2", "fieldName2"),
    FieldInfo(403, "_field_name3", "FieldName3"),
    FieldInfo(404, "field__name4_", "fieldName4"),
    FieldInfo(405, "field0name5", "field0name5"),
    FieldInfo(406, "field_0_name6", "field0Name6"),
    FieldInfo(407, "fieldName7", "fieldName7"),
    FieldInfo(408, "FieldName8", "FieldName8"),
    FieldInfo(409, "field_Name9", "fieldName9"),
    FieldInfo(410, "Field_Name10", "FieldName10"),
    FieldInfo(411, "FIELD_NAME11", "FIELDNAME11"),
    FieldInfo(412, "FIELD_name12", "FIELDName12"),
    FieldInfo(413, "__field_name13", "FieldName13"),
    FieldInfo(414, "__Field_name14", "FieldName14"),
    FieldInfo(415, "field__name15", "fieldName15"),
    FieldInfo(416, "field__Name16", "fieldName16"),
    FieldInfo(417, "field_name17__", "fieldName17"),
    FieldInfo(418, "Field_name18__", "FieldName18"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(fieldName18, 418, Int32Field.self)
    sink.implicit(fieldName17, 417, Int32Field.self)
    sink.implicit(fieldName16, 416, Int32Field.self)
    sink.implicit(fieldName15, 415, Int32Field.self)
    sink.implicit(fieldName14, 414, Int32Field.self)
    sink.implicit(fieldName13, 413, Int32Field.self)
    sink.implicit(fieldName12, 412, Int32Field.self)
    sink.implicit(fieldNAME11, 411, Int32Field.self)
    sink.implicit(fieldName10, 410, Int32Field.self)
    sink.implicit(fieldName9, 409, Int32Field.self)
    sink.implicit(fieldName8, 408, Int32Field.self)
    sink.implicit(fieldName7, 407, Int32Field.self)
    sink.implicit(field0Name6, 406, Int32Field.self)
    sink.implicit(field0name5, 405, Int32Field.self)
    sink.implicit(fieldName4, 404, Int32Field.self)
    sink.implicit(fieldName3, 403, Int32Field.self)
    sink.implicit(fieldName2, 402, Int32Field.self)
    sink.implicit(fieldname1, 401, Int32Field.self)
    sink.repeated(repeatedStruct, 324, MessageField<GoogleProtobuf.Struct>.self)
    sink.repeated(repeatedListValue, 317, MessageField<GoogleProtobuf.ListValue>.self)
    sink.repeated(repeatedValue, 316, MessageField<GoogleProtobuf.Value>.self)
    sink.repeated(repeatedAny, 315, MessageField<GoogleProtobuf.`Any`>.self)
    sink.repeated(repeatedFieldmask, 313, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.repeated(repeatedTimestamp, 312, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.repeated(repeatedDuration, 311, MessageField<GoogleProtobuf.Duration>.self)
    sink.implicit(optionalNullValue, 307, EnumField<GoogleProtobuf.NullValue>.self)
    sink.optional(optionalValue, 306, MessageField<GoogleProtobuf.Value>.self)
    sink.optional(optionalAny, 305, MessageField<GoogleProtobuf.`Any`>.self)
    sink.optional(optionalStruct, 304, MessageField<GoogleProtobuf.Struct>.self)
    sink.optional(optionalFieldMask, 303, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(optionalTimestamp, 302, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(optionalDuration, 301, MessageField<GoogleProtobuf.Duration>.self)
    sink.repeated(repeatedBytesWrapper, 219, MessageField<GoogleProtobuf.BytesValue>.self)
    sink.repeated(repeatedStringWrapper, 218, MessageField<GoogleProtobuf.StringValue>.self)
    sink.repeated(repeatedDoubleWrapper, 217, MessageField<GoogleProtobuf.DoubleValue>.self)
    sink.repeated(repeatedFloatWrapper, 216, MessageField<GoogleProtobuf.FloatValue>.self)
    sink.repeated(repeatedUint64Wrapper, 215, MessageField<GoogleProtobuf.UInt64Value>.self)
    sink.repeated(repeatedUint32Wrapper, 214, MessageField<GoogleProtobuf.UInt32Value>.self)
    sink.repeated(repeatedInt64Wrapper, 213, MessageField<GoogleProtobuf.Int64Value>.self)
    sink.repeated(repeatedInt32Wrapper, 212, MessageField<GoogleProtobuf.Int32Value>.self)
    sink.repeated(repeatedBoolWrapper, 211, MessageField<GoogleProtobuf.BoolValue>.self)
    sink.optional(optionalBytesWrapper, 209, MessageField<GoogleProtobuf.BytesValue>.self)
    sink.optional(optionalStringWrapper, 208, MessageField<GoogleProtobuf.StringValue>.self)
    sink.optional(optionalDoubleWrapper, 207, MessageField<GoogleProtobuf.DoubleValue>.self)
    sink.optional(optionalFloatWrapper, 206, MessageField<GoogleProtobuf.FloatValue>.self)
    sink.optional(optionalUint64Wrapper, 205, MessageField<GoogleProtobuf.UInt64Value>.self)
    sink.optional(optionalUint32Wrapper, 204, MessageField<GoogleProtobuf.UInt32Value>.self)
    sink.optional(optionalInt64Wrapper, 203, MessageField<GoogleProtobuf.Int64Value>.self)
    sink.optional(optionalInt32Wrapper, 202, MessageField<GoogleProtobuf.Int32Value>.self)
    sink.optional(optionalBoolWrapper, 201, MessageField<GoogleProtobuf.BoolValue>.self)
    if case .oneofNullValue(let value)? = oneofField {
      sink.present(value, 120, EnumField<GoogleProtobuf.NullValue>.self)
    }
    if case .oneofEnum(let value)? = oneofField {
      sink.present(
        value,
        119,
        EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
      )
    }
    if case .oneofDouble(let value)? = oneofField { sink.present(value, 118, DoubleField.self) }
    if case .oneofFloat(let value)? = oneofField { sink.present(value, 117, FloatField.self) }
    if case .oneofUint64(let value)? = oneofField { sink.present(value, 116, UInt64Field.self) }
    if case .oneofBool(let value)? = oneofField { sink.present(value, 115, BoolField.self) }
    if case .oneofBytes(let value)? = oneofField { sink.present(value, 114, BytesField.self) }
    if case .oneofString(let value)? = oneofField { sink.present(value, 113, StringField.self) }
    sink.choice(oneofField, 112, ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self) {
      if case .oneofNestedMessage(let value) = $0 { value } else { nil }
    }
    if case .oneofUint32(let value)? = oneofField { sink.present(value, 111, UInt32Field.self) }
    sink.repeated(
      unpackedNestedEnum,
      102,
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    sink.repeated(unpackedBool, 101, BoolField.self)
    sink.repeated(unpackedDouble, 100, DoubleField.self)
    sink.repeated(unpackedFloat, 99, FloatField.self)
    sink.repeated(unpackedSfixed64, 98, SFixed64Field.self)
    sink.repeated(unpackedSfixed32, 97, SFixed32Field.self)
    sink.repeated(unpackedFixed64, 96, Fixed64Field.self)
    sink.repeated(unpackedFixed32, 95, Fixed32Field.self)
    sink.repeated(unpackedSint64, 94, SInt64Field.self)
    sink.repeated(unpackedSint32, 93, SInt32Field.self)
    sink.repeated(unpackedUint64, 92, UInt64Field.self)
    sink.repeated(unpackedUint32, 91, UInt32Field.self)
    sink.repeated(unpackedInt64, 90, Int64Field.self)
    sink.repeated(unpackedInt32, 89, Int32Field.self)
    sink.packed(
      packedNestedEnum,
      88,
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    sink.packed(packedBool, 87, BoolField.self)
    sink.packed(packedDouble, 86, DoubleField.self)
    sink.packed(packedFloat, 85, FloatField.self)
    sink.packed(packedSfixed64, 84, SFixed64Field.self)
    sink.packed(packedSfixed32, 83, SFixed32Field.self)
    sink.packed(packedFixed64, 82, Fixed64Field.self)
    sink.packed(packedFixed32, 81, Fixed32Field.self)
    sink.packed(packedSint64, 80, SInt64Field.self)
    sink.packed(packedSint32, 79, SInt32Field.self)
    sink.packed(packedUint64, 78, UInt64Field.self)
    sink.packed(packedUint32, 77, UInt32Field.self)
    sink.packed(packedInt64, 76, Int64Field.self)
    sink.packed(packedInt32, 75, Int32Field.self)
    sink.map(
      mapStringForeignEnum,
      74,
      ExactTextField.self,
      EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
    )
    sink.map(
      mapStringNestedEnum,
      73,
      ExactTextField.self,
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    sink.map(
      mapStringForeignMessage,
      72,
      ExactTextField.self,
      MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
    )
    sink.map(
      mapStringNestedMessage,
      71,
      ExactTextField.self,
      MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
    )
    sink.map(mapStringBytes, 70, ExactTextField.self, BytesField.self)
    sink.map(mapStringString, 69, ExactTextField.self, StringField.self)
    sink.map(mapBoolBool, 68, BoolField.self, BoolField.self)
    sink.map(mapInt32Double, 67, Int32Field.self, DoubleField.self)
    sink.map(mapInt32Float, 66, Int32Field.self, FloatField.self)
    sink.map(mapSfixed64Sfixed64, 65, SFixed64Field.self, SFixed64Field.self)
    sink.map(mapSfixed32Sfixed32, 64, SFixed32Field.self, SFixed32Field.self)
    sink.map(mapFixed64Fixed64, 63, Fixed64Field.self, Fixed64Field.self)
    sink.map(mapFixed32Fixed32, 62, Fixed32Field.self, Fixed32Field.self)
    sink.map(mapSint64Sint64, 61, SInt64Field.self, SInt64Field.self)
    sink.map(mapSint32Sint32, 60, SInt32Field.self, SInt32Field.self)
    sink.map(mapUint64Uint64, 59, UInt64Field.self, UInt64Field.self)
    sink.map(mapUint32Uint32, 58, UInt32Field.self, UInt32Field.self)
    sink.map(mapInt64Int64, 57, Int64Field.self, Int64Field.self)
    sink.map(mapInt32Int32, 56, Int32Field.self, Int32Field.self)
    sink.repeated(repeatedCord, 55, StringField.self)
    sink.repeated(repeatedStringPiece, 54, StringField.self)
    sink.packed(repeatedForeignEnum, 52, EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self)
    sink.packed(
      repeatedNestedEnum,
      51,
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    sink.repeated(
      repeatedForeignMessage,
      49,
      MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
    )
    sink.repeated(
      repeatedNestedMessage,
      48,
      MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
    )
    sink.repeated(repeatedBytes, 45, BytesField.self)
    sink.repeated(repeatedString, 44, StringField.self)
    sink.packed(repeatedBool, 43, BoolField.self)
    sink.packed(repeatedDouble, 42, DoubleField.self)
    sink.packed(repeatedFloat, 41, FloatField.self)
    sink.packed(repeatedSfixed64, 40, SFixed64Field.self)
    sink.packed(repeatedSfixed32, 39, SFixed32Field.self)
    sink.packed(repeatedFixed64, 38, Fixed64Field.self)
    sink.packed(repeatedFixed32, 37, Fixed32Field.self)
    sink.packed(repeatedSint64, 36, SInt64Field.self)
    sink.packed(repeatedSint32, 35, SInt32Field.self)
    sink.packed(repeatedUint64, 34, UInt64Field.self)
    sink.packed(repeatedUint32, 33, UInt32Field.self)
    sink.packed(repeatedInt64, 32, Int64Field.self)
    sink.packed(repeatedInt32, 31, Int32Field.self)
    sink.boxed(_recursiveMessage, 27)
    sink.implicit(optionalCord, 25, StringField.self)
    sink.implicit(optionalStringPiece, 24, StringField.self)
    sink.implicit(
      optionalAliasedEnum,
      23,
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum>.self
    )
    sink.implicit(optionalForeignEnum, 22, EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self)
    sink.implicit(
      optionalNestedEnum,
      21,
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    sink.optional(
      optionalForeignMessage,
      19,
      MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
    )
    sink.boxed(_optionalNestedMessage, 18)
    sink.implicit(optionalBytes, 15, BytesField.self)
    sink.implicit(optionalString, 14, StringField.self)
    sink.implicit(optionalBool, 13, BoolField.self)
    sink.implicit(optionalDouble, 12, DoubleField.self)
    sink.implicit(optionalFloat, 11, FloatField.self)
    sink.implicit(optionalSfixed64, 10, SFixed64Field.self)
    sink.implicit(optionalSfixed32, 9, SFixed32Field.self)
    sink.implicit(optionalFixed64, 8, Fixed64Field.self)
    sink.implicit(optionalFixed32, 7, Fixed32Field.self)
    sink.implicit(optionalSint64, 6, SInt64Field.self)
    sink.implicit(optionalSint32, 5, SInt32Field.self)
    sink.implicit(optionalUint64, 4, UInt64Field.self)
    sink.implicit(optionalUint32, 3, UInt32Field.self)
    sink.implicit(optionalInt64, 2, Int64Field.self)
    sink.implicit(optionalInt32, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: optionalInt32 = try Int32Field.read(from: &reader)
      case 16: optionalInt64 = try Int64Field.read(from: &reader)
      case 24: optionalUint32 = try UInt32Field.read(from: &reader)
      case 32: optionalUint64 = try UInt64Field.read(from: &reader)
      case 40: optionalSint32 = try SInt32Field.read(from: &reader)
      case 48: optionalSint64 = try SInt64Field.read(from: &reader)
      case 61: optionalFixed32 = try Fixed32Field.read(from: &reader)
      case 65: optionalFixed64 = try Fixed64Field.read(from: &reader)
      case 77: optionalSfixed32 = try SFixed32Field.read(from: &reader)
      case 81: optionalSfixed64 = try SFixed64Field.read(from: &reader)
      case 93: optionalFloat = try FloatField.read(from: &reader)
      case 97: optionalDouble = try DoubleField.read(from: &reader)
      case 104: optionalBool = try BoolField.read(from: &reader)
      case 114: optionalString = try StringField.read(from: &reader)
      case 122: optionalBytes = try BytesField.read(from: &reader)
      case 146: try reader.merge(&_optionalNestedMessage)
      case 154: try reader.merge(&optionalForeignMessage)
      case 168:
        optionalNestedEnum = try EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>
          .read(from: &reader)
      case 176:
        optionalForeignEnum = try EnumField<ProtobufTestMessagesProto3.ForeignEnum>.read(
          from: &reader
        )
      case 184:
        optionalAliasedEnum = try EnumField<
          ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum
        >.read(from: &reader)
      case 194: optionalStringPiece = try StringField.read(from: &reader)
      case 202: optionalCord = try StringField.read(from: &reader)
      case 218: try reader.merge(&_recursiveMessage)
      case 248: try reader.append(to: &repeatedInt32, Int32Field.self)
      case 250: try reader.appendPacked(to: &repeatedInt32, Int32Field.self)
      case 256: try reader.append(to: &repeatedInt64, Int64Field.self)
      case 258: try reader.appendPacked(to: &repeatedInt64, Int64Field.self)
      case 264: try reader.append(to: &repeatedUint32, UInt32Field.self)
      case 266: try reader.appendPacked(to: &repeatedUint32, UInt32Field.self)
      case 272: try reader.append(to: &repeatedUint64, UInt64Field.self)
      case 274: try reader.appendPacked(to: &repeatedUint64, UInt64Field.self)
      case 280: try reader.append(to: &repeatedSint32, SInt32Field.self)
      case 282: try reader.appendPacked(to: &repeatedSint32, SInt32Field.self)
      case 288: try reader.append(to: &repeatedSint64, SInt64Field.self)
      case 290: try reader.appendPacked(to: &repeatedSint64, SInt64Field.self)
      case 301: try reader.append(to: &repeatedFixed32, Fixed32Field.self)
      case 298: try reader.appendPacked(to: &repeatedFixed32, Fixed32Field.self)
      case 305: try reader.append(to: &repeatedFixed64, Fixed64Field.self)
      case 306: try reader.appendPacked(to: &repeatedFixed64, Fixed64Field.self)
      case 317: try reader.append(to: &repeatedSfixed32, SFixed32Field.self)
      case 314: try reader.appendPacked(to: &repeatedSfixed32, SFixed32Field.self)
      case 321: try reader.append(to: &repeatedSfixed64, SFixed64Field.self)
      case 322: try reader.appendPacked(to: &repeatedSfixed64, SFixed64Field.self)
      case 333: try reader.append(to: &repeatedFloat, FloatField.self)
      case 330: try reader.appendPacked(to: &repeatedFloat, FloatField.self)
      case 337: try reader.append(to: &repeatedDouble, DoubleField.self)
      case 338: try reader.appendPacked(to: &repeatedDouble, DoubleField.self)
      case 344: try reader.append(to: &repeatedBool, BoolField.self)
      case 346: try reader.appendPacked(to: &repeatedBool, BoolField.self)
      case 354: try reader.append(to: &repeatedString, StringField.self)
      case 362: try reader.append(to: &repeatedBytes, BytesField.self)
      case 386:
        try reader.append(
          to: &repeatedNestedMessage,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
        )
      case 394:
        try reader.append(
          to: &repeatedForeignMessage,
          MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
        )
      case 408:
        try reader.append(
          to: &repeatedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 410:
        try reader.appendPacked(
          to: &repeatedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 416:
        try reader.append(
          to: &repeatedForeignEnum,
          EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
        )
      case 418:
        try reader.appendPacked(
          to: &repeatedForeignEnum,
          EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
        )
      case 434: try reader.append(to: &repeatedStringPiece, StringField.self)
      case 442: try reader.append(to: &repeatedCord, StringField.self)
      case 450:
        try reader.insert(into: &mapInt32Int32, Int32Field.self, Int32Field.self)
      case 458:
        try reader.insert(into: &mapInt64Int64, Int64Field.self, Int64Field.self)
      case 466:
        try reader.insert(into: &mapUint32Uint32, UInt32Field.self, UInt32Field.self)
      case 474:
        try reader.insert(into: &mapUint64Uint64, UInt64Field.self, UInt64Field.self)
      case 482:
        try reader.insert(into: &mapSint32Sint32, SInt32Field.self, SInt32Field.self)
      case 490:
        try reader.insert(into: &mapSint64Sint64, SInt64Field.self, SInt64Field.self)
      case 498:
        try reader.insert(into: &mapFixed32Fixed32, Fixed32Field.self, Fixed32Field.self)
      case 506:
        try reader.insert(into: &mapFixed64Fixed64, Fixed64Field.self, Fixed64Field.self)
      case 514:
        try reader.insert(into: &mapSfixed32Sfixed32, SFixed32Field.self, SFixed32Field.self)
      case 522:
        try reader.insert(into: &mapSfixed64Sfixed64, SFixed64Field.self, SFixed64Field.self)
      case 530:
        try reader.insert(into: &mapInt32Float, Int32Field.self, FloatField.self)
      case 538:
        try reader.insert(into: &mapInt32Double, Int32Field.self, DoubleField.self)
      case 546:
        try reader.insert(into: &mapBoolBool, BoolField.self, BoolField.self)
      case 554:
        try reader.insert(into: &mapStringString, ExactTextField.self, StringField.self)
      case 562:
        try reader.insert(into: &mapStringBytes, ExactTextField.self, BytesField.self)
      case 570:
        try reader.insert(
          into: &mapStringNestedMessage,
          ExactTextField.self,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
        )
      case 578:
        try reader.insert(
          into: &mapStringForeignMessage,
          ExactTextField.self,
          MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
        )
      case 586:
        try reader.insert(
          into: &mapStringNestedEnum,
          ExactTextField.self,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 594:
        try reader.insert(
          into: &mapStringForeignEnum,
          ExactTextField.self,
          EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
        )
      case 600: try reader.append(to: &packedInt32, Int32Field.self)
      case 602: try reader.appendPacked(to: &packedInt32, Int32Field.self)
      case 608: try reader.append(to: &packedInt64, Int64Field.self)
      case 610: try reader.appendPacked(to: &packedInt64, Int64Field.self)
      case 616: try reader.append(to: &packedUint32, UInt32Field.self)
      case 618: try reader.appendPacked(to: &packedUint32, UInt32Field.self)
      case 624: try reader.append(to: &packedUint64, UInt64Field.self)
      case 626: try reader.appendPacked(to: &packedUint64, UInt64Field.self)
      case 632: try reader.append(to: &packedSint32, SInt32Field.self)
      case 634: try reader.appendPacked(to: &packedSint32, SInt32Field.self)
      case 640: try reader.append(to: &packedSint64, SInt64Field.self)
      case 642: try reader.appendPacked(to: &packedSint64, SInt64Field.self)
      case 653: try reader.append(to: &packedFixed32, Fixed32Field.self)
      case 650: try reader.appendPacked(to: &packedFixed32, Fixed32Field.self)
      case 657: try reader.append(to: &packedFixed64, Fixed64Field.self)
      case 658: try reader.appendPacked(to: &packedFixed64, Fixed64Field.self)
      case 669: try reader.append(to: &packedSfixed32, SFixed32Field.self)
      case 666: try reader.appendPacked(to: &packedSfixed32, SFixed32Field.self)
      case 673: try reader.append(to: &packedSfixed64, SFixed64Field.self)
      case 674: try reader.appendPacked(to: &packedSfixed64, SFixed64Field.self)
      case 685: try reader.append(to: &packedFloat, FloatField.self)
      case 682: try reader.appendPacked(to: &packedFloat, FloatField.self)
      case 689: try reader.append(to: &packedDouble, DoubleField.self)
      case 690: try reader.appendPacked(to: &packedDouble, DoubleField.self)
      case 696: try reader.append(to: &packedBool, BoolField.self)
      case 698: try reader.appendPacked(to: &packedBool, BoolField.self)
      case 704:
        try reader.append(
          to: &packedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 706:
        try reader.appendPacked(
          to: &packedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 712: try reader.append(to: &unpackedInt32, Int32Field.self)
      case 714: try reader.appendPacked(to: &unpackedInt32, Int32Field.self)
      case 720: try reader.append(to: &unpackedInt64, Int64Field.self)
      case 722: try reader.appendPacked(to: &unpackedInt64, Int64Field.self)
      case 728: try reader.append(to: &unpackedUint32, UInt32Field.self)
      case 730: try reader.appendPacked(to: &unpackedUint32, UInt32Field.self)
      case 736: try reader.append(to: &unpackedUint64, UInt64Field.self)
      case 738: try reader.appendPacked(to: &unpackedUint64, UInt64Field.self)
      case 744: try reader.append(to: &unpackedSint32, SInt32Field.self)
      case 746: try reader.appendPacked(to: &unpackedSint32, SInt32Field.self)
      case 752: try reader.append(to: &unpackedSint64, SInt64Field.self)
      case 754: try reader.appendPacked(to: &unpackedSint64, SInt64Field.self)
      case 765: try reader.append(to: &unpackedFixed32, Fixed32Field.self)
      case 762: try reader.appendPacked(to: &unpackedFixed32, Fixed32Field.self)
      case 769: try reader.append(to: &unpackedFixed64, Fixed64Field.self)
      case 770: try reader.appendPacked(to: &unpackedFixed64, Fixed64Field.self)
      case 781: try reader.append(to: &unpackedSfixed32, SFixed32Field.self)
      case 778: try reader.appendPacked(to: &unpackedSfixed32, SFixed32Field.self)
      case 785: try reader.append(to: &unpackedSfixed64, SFixed64Field.self)
      case 786: try reader.appendPacked(to: &unpackedSfixed64, SFixed64Field.self)
      case 797: try reader.append(to: &unpackedFloat, FloatField.self)
      case 794: try reader.appendPacked(to: &unpackedFloat, FloatField.self)
      case 801: try reader.append(to: &unpackedDouble, DoubleField.self)
      case 802: try reader.appendPacked(to: &unpackedDouble, DoubleField.self)
      case 808: try reader.append(to: &unpackedBool, BoolField.self)
      case 810: try reader.appendPacked(to: &unpackedBool, BoolField.self)
      case 816:
        try reader.append(
          to: &unpackedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 818:
        try reader.appendPacked(
          to: &unpackedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 888: oneofField = .oneofUint32(try UInt32Field.read(from: &reader))
      case 898:
        try reader.merge(
          &oneofField,
          ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self,
          { if case .oneofNestedMessage(let earlier) = $0 { earlier } else { nil } },
          { .oneofNestedMessage($0) }
        )
      case 906: oneofField = .oneofString(try StringField.read(from: &reader))
      case 914: oneofField = .oneofBytes(try BytesField.read(from: &reader))
      case 920: oneofField = .oneofBool(try BoolField.read(from: &reader))
      case 928: oneofField = .oneofUint64(try UInt64Field.read(from: &reader))
      case 941: oneofField = .oneofFloat(try FloatField.read(from: &reader))
      case 945: oneofField = .oneofDouble(try DoubleField.read(from: &reader))
      case 952:
        oneofField = .oneofEnum(
          try EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.read(
            from: &reader
          )
        )
      case 960:
        oneofField = .oneofNullValue(try EnumField<GoogleProtobuf.NullValue>.read(from: &reader))
      case 1610: try reader.merge(&optionalBoolWrapper)
      case 1618: try reader.merge(&optionalInt32Wrapper)
      case 1626: try reader.merge(&optionalInt64Wrapper)
      case 1634: try reader.merge(&optionalUint32Wrapper)
      case 1642: try reader.merge(&optionalUint64Wrapper)
      case 1650: try reader.merge(&optionalFloatWrapper)
      case 1658: try reader.merge(&optionalDoubleWrapper)
      case 1666: try reader.merge(&optionalStringWrapper)
      case 1674: try reader.merge(&optionalBytesWrapper)
      case 1690:
        try reader.append(to: &repeatedBoolWrapper, MessageField<GoogleProtobuf.BoolValue>.self)
      case 1698:
        try reader.append(to: &repeatedInt32Wrapper, MessageField<GoogleProtobuf.Int32Value>.self)
      case 1706:
        try reader.append(to: &repeatedInt64Wrapper, MessageField<GoogleProtobuf.Int64Value>.self)
      case 1714:
        try reader.append(to: &repeatedUint32Wrapper, MessageField<GoogleProtobuf.UInt32Value>.self)
      case 1722:
        try reader.append(to: &repeatedUint64Wrapper, MessageField<GoogleProtobuf.UInt64Value>.self)
      case 1730:
        try reader.append(to: &repeatedFloatWrapper, MessageField<GoogleProtobuf.FloatValue>.self)
      case 1738:
        try reader.append(to: &repeatedDoubleWrapper, MessageField<GoogleProtobuf.DoubleValue>.self)
      case 1746:
        try reader.append(to: &repeatedStringWrapper, MessageField<GoogleProtobuf.StringValue>.self)
      case 1754:
        try reader.append(to: &repeatedBytesWrapper, MessageField<GoogleProtobuf.BytesValue>.self)
      case 2410: try reader.merge(&optionalDuration)
      case 2418: try reader.merge(&optionalTimestamp)
      case 2426: try reader.merge(&optionalFieldMask)
      case 2434: try reader.merge(&optionalStruct)
      case 2442: try reader.merge(&optionalAny)
      case 2450: try reader.merge(&optionalValue)
      case 2456: optionalNullValue = try EnumField<GoogleProtobuf.NullValue>.read(from: &reader)
      case 2490:
        try reader.append(to: &repeatedDuration, MessageField<GoogleProtobuf.Duration>.self)
      case 2498:
        try reader.append(to: &repeatedTimestamp, MessageField<GoogleProtobuf.Timestamp>.self)
      case 2506:
        try reader.append(to: &repeatedFieldmask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 2522: try reader.append(to: &repeatedAny, MessageField<GoogleProtobuf.`Any`>.self)
      case 2530: try reader.append(to: &repeatedValue, MessageField<GoogleProtobuf.Value>.self)
      case 2538:
        try reader.append(to: &repeatedListValue, MessageField<GoogleProtobuf.ListValue>.self)
      case 2594: try reader.append(to: &repeatedStruct, MessageField<GoogleProtobuf.Struct>.self)
      case 3208: fieldname1 = try Int32Field.read(from: &reader)
      case 3216: fieldName2 = try Int32Field.read(from: &reader)
      case 3224: fieldName3 = try Int32Field.read(from: &reader)
      case 3232: fieldName4 = try Int32Field.read(from: &reader)
      case 3240: field0name5 = try Int32Field.read(from: &reader)
      case 3248: field0Name6 = try Int32Field.read(from: &reader)
      case 3256: fieldName7 = try Int32Field.read(from: &reader)
      case 3264: fieldName8 = try Int32Field.read(from: &reader)
      case 3272: fieldName9 = try Int32Field.read(from: &reader)
      case 3280: fieldName10 = try Int32Field.read(from: &reader)
      case 3288: fieldNAME11 = try Int32Field.read(from: &reader)
      case 3296: fieldName12 = try Int32Field.read(from: &reader)
      case 3304: fieldName13 = try Int32Field.read(from: &reader)
      case 3312: fieldName14 = try Int32Field.read(from: &reader)
      case 3320: fieldName15 = try Int32Field.read(from: &reader)
      case 3328: fieldName16 = try Int32Field.read(from: &reader)
      case 3336: fieldName17 = try Int32Field.read(from: &reader)
      case 3344: fieldName18 = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(optionalInt32, "optionalInt32", Int32Field.self)
    try writer.implicit(optionalInt64, "optionalInt64", Int64Field.self)
    try writer.implicit(optionalUint32, "optionalUint32", UInt32Field.self)
    try writer.implicit(optionalUint64, "optionalUint64", UInt64Field.self)
    try writer.implicit(optionalSint32, "optionalSint32", SInt32Field.self)
    try writer.implicit(optionalSint64, "optionalSint64", SInt64Field.self)
    try writer.implicit(optionalFixed32, "optionalFixed32", Fixed32Field.self)
    try writer.implicit(optionalFixed64, "optionalFixed64", Fixed64Field.self)
    try writer.implicit(optionalSfixed32, "optionalSfixed32", SFixed32Field.self)
    try writer.implicit(optionalSfixed64, "optionalSfixed64", SFixed64Field.self)
    try writer.implicit(optionalFloat, "optionalFloat", FloatField.self)
    try writer.implicit(optionalDouble, "optionalDouble", DoubleField.self)
    try writer.implicit(optionalBool, "optionalBool", BoolField.self)
    try writer.implicit(optionalString, "optionalString", StringField.self)
    try writer.implicit(optionalBytes, "optionalBytes", BytesField.self)
    try writer.boxed(_optionalNestedMessage, "optionalNestedMessage")
    try writer.optional(
      optionalForeignMessage,
      "optionalForeignMessage",
      MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
    )
    try writer.implicit(
      optionalNestedEnum,
      "optionalNestedEnum",
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    try writer.implicit(
      optionalForeignEnum,
      "optionalForeignEnum",
      EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
    )
    try writer.implicit(
      optionalAliasedEnum,
      "optionalAliasedEnum",
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum>.self
    )
    try writer.implicit(optionalStringPiece, "optionalStringPiece", StringField.self)
    try writer.implicit(optionalCord, "optionalCord", StringField.self)
    try writer.boxed(_recursiveMessage, "recursiveMessage")
    try writer.repeated(repeatedInt32, "repeatedInt32", Int32Field.self)
    try writer.repeated(repeatedInt64, "repeatedInt64", Int64Field.self)
    try writer.repeated(repeatedUint32, "repeatedUint32", UInt32Field.self)
    try writer.repeated(repeatedUint64, "repeatedUint64", UInt64Field.self)
    try writer.repeated(repeatedSint32, "repeatedSint32", SInt32Field.self)
    try writer.repeated(repeatedSint64, "repeatedSint64", SInt64Field.self)
    try writer.repeated(repeatedFixed32, "repeatedFixed32", Fixed32Field.self)
    try writer.repeated(repeatedFixed64, "repeatedFixed64", Fixed64Field.self)
    try writer.repeated(repeatedSfixed32, "repeatedSfixed32", SFixed32Field.self)
    try writer.repeated(repeatedSfixed64, "repeatedSfixed64", SFixed64Field.self)
    try writer.repeated(repeatedFloat, "repeatedFloat", FloatField.self)
    try writer.repeated(repeatedDouble, "repeatedDouble", DoubleField.self)
    try writer.repeated(repeatedBool, "repeatedBool", BoolField.self)
    try writer.repeated(repeatedString, "repeatedString", StringField.self)
    try writer.repeated(repeatedBytes, "repeatedBytes", BytesField.self)
    try writer.repeated(
      repeatedNestedMessage,
      "repeatedNestedMessage",
      MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
    )
    try writer.repeated(
      repeatedForeignMessage,
      "repeatedForeignMessage",
      MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
    )
    try writer.repeated(
      repeatedNestedEnum,
      "repeatedNestedEnum",
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    try writer.repeated(
      repeatedForeignEnum,
      "repeatedForeignEnum",
      EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
    )
    try writer.repeated(repeatedStringPiece, "repeatedStringPiece", StringField.self)
    try writer.repeated(repeatedCord, "repeatedCord", StringField.self)
    try writer.map(mapInt32Int32, "mapInt32Int32", Int32Field.self, Int32Field.self)
    try writer.map(mapInt64Int64, "mapInt64Int64", Int64Field.self, Int64Field.self)
    try writer.map(mapUint32Uint32, "mapUint32Uint32", UInt32Field.self, UInt32Field.self)
    try writer.map(mapUint64Uint64, "mapUint64Uint64", UInt64Field.self, UInt64Field.self)
    try writer.map(mapSint32Sint32, "mapSint32Sint32", SInt32Field.self, SInt32Field.self)
    try writer.map(mapSint64Sint64, "mapSint64Sint64", SInt64Field.self, SInt64Field.self)
    try writer.map(mapFixed32Fixed32, "mapFixed32Fixed32", Fixed32Field.self, Fixed32Field.self)
    try writer.map(mapFixed64Fixed64, "mapFixed64Fixed64", Fixed64Field.self, Fixed64Field.self)
    try writer.map(
      mapSfixed32Sfixed32,
      "mapSfixed32Sfixed32",
      SFixed32Field.self,
      SFixed32Field.self
    )
    try writer.map(
      mapSfixed64Sfixed64,
      "mapSfixed64Sfixed64",
      SFixed64Field.self,
      SFixed64Field.self
    )
    try writer.map(mapInt32Float, "mapInt32Float", Int32Field.self, FloatField.self)
    try writer.map(mapInt32Double, "mapInt32Double", Int32Field.self, DoubleField.self)
    try writer.map(mapBoolBool, "mapBoolBool", BoolField.self, BoolField.self)
    try writer.map(mapStringString, "mapStringString", ExactTextField.self, StringField.self)
    try writer.map(mapStringBytes, "mapStringBytes", ExactTextField.self, BytesField.self)
    try writer.map(
      mapStringNestedMessage,
      "mapStringNestedMessage",
      ExactTextField.self,
      MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
    )
    try writer.map(
      mapStringForeignMessage,
      "mapStringForeignMessage",
      ExactTextField.self,
      MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
    )
    try writer.map(
      mapStringNestedEnum,
      "mapStringNestedEnum",
      ExactTextField.self,
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    try writer.map(
      mapStringForeignEnum,
      "mapStringForeignEnum",
      ExactTextField.self,
      EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
    )
    try writer.repeated(packedInt32, "packedInt32", Int32Field.self)
    try writer.repeated(packedInt64, "packedInt64", Int64Field.self)
    try writer.repeated(packedUint32, "packedUint32", UInt32Field.self)
    try writer.repeated(packedUint64, "packedUint64", UInt64Field.self)
    try writer.repeated(packedSint32, "packedSint32", SInt32Field.self)
    try writer.repeated(packedSint64, "packedSint64", SInt64Field.self)
    try writer.repeated(packedFixed32, "packedFixed32", Fixed32Field.self)
    try writer.repeated(packedFixed64, "packedFixed64", Fixed64Field.self)
    try writer.repeated(packedSfixed32, "packedSfixed32", SFixed32Field.self)
    try writer.repeated(packedSfixed64, "packedSfixed64", SFixed64Field.self)
    try writer.repeated(packedFloat, "packedFloat", FloatField.self)
    try writer.repeated(packedDouble, "packedDouble", DoubleField.self)
    try writer.repeated(packedBool, "packedBool", BoolField.self)
    try writer.repeated(
      packedNestedEnum,
      "packedNestedEnum",
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    try writer.repeated(unpackedInt32, "unpackedInt32", Int32Field.self)
    try writer.repeated(unpackedInt64, "unpackedInt64", Int64Field.self)
    try writer.repeated(unpackedUint32, "unpackedUint32", UInt32Field.self)
    try writer.repeated(unpackedUint64, "unpackedUint64", UInt64Field.self)
    try writer.repeated(unpackedSint32, "unpackedSint32", SInt32Field.self)
    try writer.repeated(unpackedSint64, "unpackedSint64", SInt64Field.self)
    try writer.repeated(unpackedFixed32, "unpackedFixed32", Fixed32Field.self)
    try writer.repeated(unpackedFixed64, "unpackedFixed64", Fixed64Field.self)
    try writer.repeated(unpackedSfixed32, "unpackedSfixed32", SFixed32Field.self)
    try writer.repeated(unpackedSfixed64, "unpackedSfixed64", SFixed64Field.self)
    try writer.repeated(unpackedFloat, "unpackedFloat", FloatField.self)
    try writer.repeated(unpackedDouble, "unpackedDouble", DoubleField.self)
    try writer.repeated(unpackedBool, "unpackedBool", BoolField.self)
    try writer.repeated(
      unpackedNestedEnum,
      "unpackedNestedEnum",
      EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
    )
    if case .oneofUint32(let value)? = oneofField {
      try writer.present(value, "oneofUint32", UInt32Field.self)
    }
    try writer.choice(
      oneofField,
      "oneofNestedMessage",
      ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage.self
    ) { if case .oneofNestedMessage(let value) = $0 { value } else { nil } }
    if case .oneofString(let value)? = oneofField {
      try writer.present(value, "oneofString", StringField.self)
    }
    if case .oneofBytes(let value)? = oneofField {
      try writer.present(value, "oneofBytes", BytesField.self)
    }
    if case .oneofBool(let value)? = oneofField {
      try writer.present(value, "oneofBool", BoolField.self)
    }
    if case .oneofUint64(let value)? = oneofField {
      try writer.present(value, "oneofUint64", UInt64Field.self)
    }
    if case .oneofFloat(let value)? = oneofField {
      try writer.present(value, "oneofFloat", FloatField.self)
    }
    if case .oneofDouble(let value)? = oneofField {
      try writer.present(value, "oneofDouble", DoubleField.self)
    }
    if case .oneofEnum(let value)? = oneofField {
      try writer.present(
        value,
        "oneofEnum",
        EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
      )
    }
    if case .oneofNullValue(let value)? = oneofField {
      try writer.present(value, "oneofNullValue", EnumField<GoogleProtobuf.NullValue>.self)
    }
    try writer.optional(
      optionalBoolWrapper,
      "optionalBoolWrapper",
      MessageField<GoogleProtobuf.BoolValue>.self
    )
    try writer.optional(
      optionalInt32Wrapper,
      "optionalInt32Wrapper",
      MessageField<GoogleProtobuf.Int32Value>.self
    )
    try writer.optional(
      optionalInt64Wrapper,
      "optionalInt64Wrapper",
      MessageField<GoogleProtobuf.Int64Value>.self
    )
    try writer.optional(
      optionalUint32Wrapper,
      "optionalUint32Wrapper",
      MessageField<GoogleProtobuf.UInt32Value>.self
    )
    try writer.optional(
      optionalUint64Wrapper,
      "optionalUint64Wrapper",
      MessageField<GoogleProtobuf.UInt64Value>.self
    )
    try writer.optional(
      optionalFloatWrapper,
      "optionalFloatWrapper",
      MessageField<GoogleProtobuf.FloatValue>.self
    )
    try writer.optional(
      optionalDoubleWrapper,
      "optionalDoubleWrapper",
      MessageField<GoogleProtobuf.DoubleValue>.self
    )
    try writer.optional(
      optionalStringWrapper,
      "optionalStringWrapper",
      MessageField<GoogleProtobuf.StringValue>.self
    )
    try writer.optional(
      optionalBytesWrapper,
      "optionalBytesWrapper",
      MessageField<GoogleProtobuf.BytesValue>.self
    )
    try writer.repeated(
      repeatedBoolWrapper,
      "repeatedBoolWrapper",
      MessageField<GoogleProtobuf.BoolValue>.self
    )
    try writer.repeated(
      repeatedInt32Wrapper,
      "repeatedInt32Wrapper",
      MessageField<GoogleProtobuf.Int32Value>.self
    )
    try writer.repeated(
      repeatedInt64Wrapper,
      "repeatedInt64Wrapper",
      MessageField<GoogleProtobuf.Int64Value>.self
    )
    try writer.repeated(
      repeatedUint32Wrapper,
      "repeatedUint32Wrapper",
      MessageField<GoogleProtobuf.UInt32Value>.self
    )
    try writer.repeated(
      repeatedUint64Wrapper,
      "repeatedUint64Wrapper",
      MessageField<GoogleProtobuf.UInt64Value>.self
    )
    try writer.repeated(
      repeatedFloatWrapper,
      "repeatedFloatWrapper",
      MessageField<GoogleProtobuf.FloatValue>.self
    )
    try writer.repeated(
      repeatedDoubleWrapper,
      "repeatedDoubleWrapper",
      MessageField<GoogleProtobuf.DoubleValue>.self
    )
    try writer.repeated(
      repeatedStringWrapper,
      "repeatedStringWrapper",
      MessageField<GoogleProtobuf.StringValue>.self
    )
    try writer.repeated(
      repeatedBytesWrapper,
      "repeatedBytesWrapper",
      MessageField<GoogleProtobuf.BytesValue>.self
    )
    try writer.optional(
      optionalDuration,
      "optionalDuration",
      MessageField<GoogleProtobuf.Duration>.self
    )
    try writer.optional(
      optionalTimestamp,
      "optionalTimestamp",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.optional(
      optionalFieldMask,
      "optionalFieldMask",
      MessageField<GoogleProtobuf.FieldMask>.self
    )
    try writer.optional(optionalStruct, "optionalStruct", MessageField<GoogleProtobuf.Struct>.self)
    try writer.optional(optionalAny, "optionalAny", MessageField<GoogleProtobuf.`Any`>.self)
    try writer.optional(optionalValue, "optionalValue", MessageField<GoogleProtobuf.Value>.self)
    try writer.implicit(
      optionalNullValue,
      "optionalNullValue",
      EnumField<GoogleProtobuf.NullValue>.self
    )
    try writer.repeated(
      repeatedDuration,
      "repeatedDuration",
      MessageField<GoogleProtobuf.Duration>.self
    )
    try writer.repeated(
      repeatedTimestamp,
      "repeatedTimestamp",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.repeated(
      repeatedFieldmask,
      "repeatedFieldmask",
      MessageField<GoogleProtobuf.FieldMask>.self
    )
    try writer.repeated(repeatedAny, "repeatedAny", MessageField<GoogleProtobuf.`Any`>.self)
    try writer.repeated(repeatedValue, "repeatedValue", MessageField<GoogleProtobuf.Value>.self)
    try writer.repeated(
      repeatedListValue,
      "repeatedListValue",
      MessageField<GoogleProtobuf.ListValue>.self
    )
    try writer.repeated(repeatedStruct, "repeatedStruct", MessageField<GoogleProtobuf.Struct>.self)
    try writer.implicit(fieldname1, "fieldname1", Int32Field.self)
    try writer.implicit(fieldName2, "fieldName2", Int32Field.self)
    try writer.implicit(fieldName3, "FieldName3", Int32Field.self)
    try writer.implicit(fieldName4, "fieldName4", Int32Field.self)
    try writer.implicit(field0name5, "field0name5", Int32Field.self)
    try writer.implicit(field0Name6, "field0Name6", Int32Field.self)
    try writer.implicit(fieldName7, "fieldName7", Int32Field.self)
    try writer.implicit(fieldName8, "FieldName8", Int32Field.self)
    try writer.implicit(fieldName9, "fieldName9", Int32Field.self)
    try writer.implicit(fieldName10, "FieldName10", Int32Field.self)
    try writer.implicit(fieldNAME11, "FIELDNAME11", Int32Field.self)
    try writer.implicit(fieldName12, "FIELDName12", Int32Field.self)
    try writer.implicit(fieldName13, "FieldName13", Int32Field.self)
    try writer.implicit(fieldName14, "FieldName14", Int32Field.self)
    try writer.implicit(fieldName15, "fieldName15", Int32Field.self)
    try writer.implicit(fieldName16, "fieldName16", Int32Field.self)
    try writer.implicit(fieldName17, "fieldName17", Int32Field.self)
    try writer.implicit(fieldName18, "FieldName18", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&optionalInt32, Int32Field.self)
      case 2: try reader.read(&optionalInt64, Int64Field.self)
      case 3: try reader.read(&optionalUint32, UInt32Field.self)
      case 4: try reader.read(&optionalUint64, UInt64Field.self)
      case 5: try reader.read(&optionalSint32, SInt32Field.self)
      case 6: try reader.read(&optionalSint64, SInt64Field.self)
      case 7: try reader.read(&optionalFixed32, Fixed32Field.self)
      case 8: try reader.read(&optionalFixed64, Fixed64Field.self)
      case 9: try reader.read(&optionalSfixed32, SFixed32Field.self)
      case 10: try reader.read(&optionalSfixed64, SFixed64Field.self)
      case 11: try reader.read(&optionalFloat, FloatField.self)
      case 12: try reader.read(&optionalDouble, DoubleField.self)
      case 13: try reader.read(&optionalBool, BoolField.self)
      case 14: try reader.read(&optionalString, StringField.self)
      case 15: try reader.read(&optionalBytes, BytesField.self)
      case 18:
        try reader.read(
          &optionalNestedMessage,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
        )
      case 19:
        try reader.read(
          &optionalForeignMessage,
          MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
        )
      case 21:
        try reader.read(
          &optionalNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 22:
        try reader.read(
          &optionalForeignEnum,
          EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
        )
      case 23:
        try reader.read(
          &optionalAliasedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum>.self
        )
      case 24: try reader.read(&optionalStringPiece, StringField.self)
      case 25: try reader.read(&optionalCord, StringField.self)
      case 27:
        try reader.read(
          &recursiveMessage,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3>.self
        )
      case 31: try reader.append(to: &repeatedInt32, Int32Field.self)
      case 32: try reader.append(to: &repeatedInt64, Int64Field.self)
      case 33: try reader.append(to: &repeatedUint32, UInt32Field.self)
      case 34: try reader.append(to: &repeatedUint64, UInt64Field.self)
      case 35: try reader.append(to: &repeatedSint32, SInt32Field.self)
      case 36: try reader.append(to: &repeatedSint64, SInt64Field.self)
      case 37: try reader.append(to: &repeatedFixed32, Fixed32Field.self)
      case 38: try reader.append(to: &repeatedFixed64, Fixed64Field.self)
      case 39: try reader.append(to: &repeatedSfixed32, SFixed32Field.self)
      case 40: try reader.append(to: &repeatedSfixed64, SFixed64Field.self)
      case 41: try reader.append(to: &repeatedFloat, FloatField.self)
      case 42: try reader.append(to: &repeatedDouble, DoubleField.self)
      case 43: try reader.append(to: &repeatedBool, BoolField.self)
      case 44: try reader.append(to: &repeatedString, StringField.self)
      case 45: try reader.append(to: &repeatedBytes, BytesField.self)
      case 48:
        try reader.append(
          to: &repeatedNestedMessage,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
        )
      case 49:
        try reader.append(
          to: &repeatedForeignMessage,
          MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
        )
      case 51:
        try reader.append(
          to: &repeatedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 52:
        try reader.append(
          to: &repeatedForeignEnum,
          EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
        )
      case 54: try reader.append(to: &repeatedStringPiece, StringField.self)
      case 55: try reader.append(to: &repeatedCord, StringField.self)
      case 56: try reader.insert(into: &mapInt32Int32, Int32Field.self, Int32Field.self)
      case 57: try reader.insert(into: &mapInt64Int64, Int64Field.self, Int64Field.self)
      case 58: try reader.insert(into: &mapUint32Uint32, UInt32Field.self, UInt32Field.self)
      case 59: try reader.insert(into: &mapUint64Uint64, UInt64Field.self, UInt64Field.self)
      case 60: try reader.insert(into: &mapSint32Sint32, SInt32Field.self, SInt32Field.self)
      case 61: try reader.insert(into: &mapSint64Sint64, SInt64Field.self, SInt64Field.self)
      case 62: try reader.insert(into: &mapFixed32Fixed32, Fixed32Field.self, Fixed32Field.self)
      case 63: try reader.insert(into: &mapFixed64Fixed64, Fixed64Field.self, Fixed64Field.self)
      case 64: try reader.insert(into: &mapSfixed32Sfixed32, SFixed32Field.self, SFixed32Field.self)
      case 65: try reader.insert(into: &mapSfixed64Sfixed64, SFixed64Field.self, SFixed64Field.self)
      case 66: try reader.insert(into: &mapInt32Float, Int32Field.self, FloatField.self)
      case 67: try reader.insert(into: &mapInt32Double, Int32Field.self, DoubleField.self)
      case 68: try reader.insert(into: &mapBoolBool, BoolField.self, BoolField.self)
      case 69: try reader.insert(into: &mapStringString, ExactTextField.self, StringField.self)
      case 70: try reader.insert(into: &mapStringBytes, ExactTextField.self, BytesField.self)
      case 71:
        try reader.insert(
          into: &mapStringNestedMessage,
          ExactTextField.self,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
        )
      case 72:
        try reader.insert(
          into: &mapStringForeignMessage,
          ExactTextField.self,
          MessageField<ProtobufTestMessagesProto3.ForeignMessage>.self
        )
      case 73:
        try reader.insert(
          into: &mapStringNestedEnum,
          ExactTextField.self,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 74:
        try reader.insert(
          into: &mapStringForeignEnum,
          ExactTextField.self,
          EnumField<ProtobufTestMessagesProto3.ForeignEnum>.self
        )
      case 75: try reader.append(to: &packedInt32, Int32Field.self)
      case 76: try reader.append(to: &packedInt64, Int64Field.self)
      case 77: try reader.append(to: &packedUint32, UInt32Field.self)
      case 78: try reader.append(to: &packedUint64, UInt64Field.self)
      case 79: try reader.append(to: &packedSint32, SInt32Field.self)
      case 80: try reader.append(to: &packedSint64, SInt64Field.self)
      case 81: try reader.append(to: &packedFixed32, Fixed32Field.self)
      case 82: try reader.append(to: &packedFixed64, Fixed64Field.self)
      case 83: try reader.append(to: &packedSfixed32, SFixed32Field.self)
      case 84: try reader.append(to: &packedSfixed64, SFixed64Field.self)
      case 85: try reader.append(to: &packedFloat, FloatField.self)
      case 86: try reader.append(to: &packedDouble, DoubleField.self)
      case 87: try reader.append(to: &packedBool, BoolField.self)
      case 88:
        try reader.append(
          to: &packedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 89: try reader.append(to: &unpackedInt32, Int32Field.self)
      case 90: try reader.append(to: &unpackedInt64, Int64Field.self)
      case 91: try reader.append(to: &unpackedUint32, UInt32Field.self)
      case 92: try reader.append(to: &unpackedUint64, UInt64Field.self)
      case 93: try reader.append(to: &unpackedSint32, SInt32Field.self)
      case 94: try reader.append(to: &unpackedSint64, SInt64Field.self)
      case 95: try reader.append(to: &unpackedFixed32, Fixed32Field.self)
      case 96: try reader.append(to: &unpackedFixed64, Fixed64Field.self)
      case 97: try reader.append(to: &unpackedSfixed32, SFixed32Field.self)
      case 98: try reader.append(to: &unpackedSfixed64, SFixed64Field.self)
      case 99: try reader.append(to: &unpackedFloat, FloatField.self)
      case 100: try reader.append(to: &unpackedDouble, DoubleField.self)
      case 101: try reader.append(to: &unpackedBool, BoolField.self)
      case 102:
        try reader.append(
          to: &unpackedNestedEnum,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        )
      case 111:
        try reader.choice(isFirst: oneofField == nil, UInt32Field.self) {
          oneofField = .oneofUint32($0)
        }
      case 112:
        try reader.choice(
          isFirst: oneofField == nil,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage>.self
        ) { oneofField = .oneofNestedMessage($0) }
      case 113:
        try reader.choice(isFirst: oneofField == nil, StringField.self) {
          oneofField = .oneofString($0)
        }
      case 114:
        try reader.choice(isFirst: oneofField == nil, BytesField.self) {
          oneofField = .oneofBytes($0)
        }
      case 115:
        try reader.choice(isFirst: oneofField == nil, BoolField.self) {
          oneofField = .oneofBool($0)
        }
      case 116:
        try reader.choice(isFirst: oneofField == nil, UInt64Field.self) {
          oneofField = .oneofUint64($0)
        }
      case 117:
        try reader.choice(isFirst: oneofField == nil, FloatField.self) {
          oneofField = .oneofFloat($0)
        }
      case 118:
        try reader.choice(isFirst: oneofField == nil, DoubleField.self) {
          oneofField = .oneofDouble($0)
        }
      case 119:
        try reader.choice(
          isFirst: oneofField == nil,
          EnumField<ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum>.self
        ) { oneofField = .oneofEnum($0) }
      case 120:
        try reader.choice(isFirst: oneofField == nil, EnumField<GoogleProtobuf.NullValue>.self) {
          oneofField = .oneofNullValue($0)
        }
      case 201: try reader.read(&optionalBoolWrapper, MessageField<GoogleProtobuf.BoolValue>.self)
      case 202: try reader.read(&optionalInt32Wrapper, MessageField<GoogleProtobuf.Int32Value>.self)
      case 203: try reader.read(&optionalInt64Wrapper, MessageField<GoogleProtobuf.Int64Value>.self)
      case 204:
        try reader.read(&optionalUint32Wrapper, MessageField<GoogleProtobuf.UInt32Value>.self)
      case 205:
        try reader.read(&optionalUint64Wrapper, MessageField<GoogleProtobuf.UInt64Value>.self)
      case 206: try reader.read(&optionalFloatWrapper, MessageField<GoogleProtobuf.FloatValue>.self)
      case 207:
        try reader.read(&optionalDoubleWrapper, MessageField<GoogleProtobuf.DoubleValue>.self)
      case 208:
        try reader.read(&optionalStringWrapper, MessageField<GoogleProtobuf.StringValue>.self)
      case 209: try reader.read(&optionalBytesWrapper, MessageField<GoogleProtobuf.BytesValue>.self)
      case 211:
        try reader.append(to: &repeatedBoolWrapper, MessageField<GoogleProtobuf.BoolValue>.self)
      case 212:
        try reader.append(to: &repeatedInt32Wrapper, MessageField<GoogleProtobuf.Int32Value>.self)
      case 213:
        try reader.append(to: &repeatedInt64Wrapper, MessageField<GoogleProtobuf.Int64Value>.self)
      case 214:
        try reader.append(to: &repeatedUint32Wrapper, MessageField<GoogleProtobuf.UInt32Value>.self)
      case 215:
        try reader.append(to: &repeatedUint64Wrapper, MessageField<GoogleProtobuf.UInt64Value>.self)
      case 216:
        try reader.append(to: &repeatedFloatWrapper, MessageField<GoogleProtobuf.FloatValue>.self)
      case 217:
        try reader.append(to: &repeatedDoubleWrapper, MessageField<GoogleProtobuf.DoubleValue>.self)
      case 218:
        try reader.append(to: &repeatedStringWrapper, MessageField<GoogleProtobuf.StringValue>.self)
      case 219:
        try reader.append(to: &repeatedBytesWrapper, MessageField<GoogleProtobuf.BytesValue>.self)
      case 301: try reader.read(&optionalDuration, MessageField<GoogleProtobuf.Duration>.self)
      case 302: try reader.read(&optionalTimestamp, MessageField<GoogleProtobuf.Timestamp>.self)
      case 303: try reader.read(&optionalFieldMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 304: try reader.read(&optionalStruct, MessageField<GoogleProtobuf.Struct>.self)
      case 305: try reader.read(&optionalAny, MessageField<GoogleProtobuf.`Any`>.self)
      case 306: try reader.read(&optionalValue, MessageField<GoogleProtobuf.Value>.self)
      case 307: try reader.read(&optionalNullValue, EnumField<GoogleProtobuf.NullValue>.self)
      case 311: try reader.append(to: &repeatedDuration, MessageField<GoogleProtobuf.Duration>.self)
      case 312:
        try reader.append(to: &repeatedTimestamp, MessageField<GoogleProtobuf.Timestamp>.self)
      case 313:
        try reader.append(to: &repeatedFieldmask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 315: try reader.append(to: &repeatedAny, MessageField<GoogleProtobuf.`Any`>.self)
      case 316: try reader.append(to: &repeatedValue, MessageField<GoogleProtobuf.Value>.self)
      case 317:
        try reader.append(to: &repeatedListValue, MessageField<GoogleProtobuf.ListValue>.self)
      case 324: try reader.append(to: &repeatedStruct, MessageField<GoogleProtobuf.Struct>.self)
      case 401: try reader.read(&fieldname1, Int32Field.self)
      case 402: try reader.read(&fieldName2, Int32Field.self)
      case 403: try reader.read(&fieldName3, Int32Field.self)
      case 404: try reader.read(&fieldName4, Int32Field.self)
      case 405: try reader.read(&field0name5, Int32Field.self)
      case 406: try reader.read(&field0Name6, Int32Field.self)
      case 407: try reader.read(&fieldName7, Int32Field.self)
      case 408: try reader.read(&fieldName8, Int32Field.self)
      case 409: try reader.read(&fieldName9, Int32Field.self)
      case 410: try reader.read(&fieldName10, Int32Field.self)
      case 411: try reader.read(&fieldNAME11, Int32Field.self)
      case 412: try reader.read(&fieldName12, Int32Field.self)
      case 413: try reader.read(&fieldName13, Int32Field.self)
      case 414: try reader.read(&fieldName14, Int32Field.self)
      case 415: try reader.read(&fieldName15, Int32Field.self)
      case 416: try reader.read(&fieldName16, Int32Field.self)
      case 417: try reader.read(&fieldName17, Int32Field.self)
      case 418: try reader.read(&fieldName18, Int32Field.self)
      default: break
      }
    }
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3 {
  package enum NestedEnum: WireEnum, CaseIterable {
    case foo
    case bar
    case baz
    case neg
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .foo
    case 1: self = .bar
    case 2: self = .baz
    case -1: self = .neg
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .foo: return 0
    case .bar: return 1
    case .baz: return 2
    case .neg: return -1
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [ProtobufTestMessagesProto3.TestAllTypesProto3.NestedEnum] = [
    .foo,
    .bar,
    .baz,
    .neg,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("FOO", 0),
    ("BAR", 1),
    ("BAZ", 2),
    ("NEG", -1),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "FOO"
    case 1: return "BAR"
    case 2: return "BAZ"
    case -1: return "NEG"
    default: return nil
    }
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3 {
  /// Four names for one number, three of which are alike in another case.
  package enum AliasedEnum: WireEnum, CaseIterable {
    case aliasFoo
    case aliasBar
    case aliasBaz
    /// A number without a name in this contract.
    case unrecognized(Int32)

    /// The same as `aliasBaz`.
    package static let moo: ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum = .aliasBaz

    /// The same as `aliasBaz`.
    package static let mooValue: ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum =
      .aliasBaz

    /// The same as `aliasBaz`.
    package static let bAz: ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum = .aliasBaz
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .aliasFoo
    case 1: self = .aliasBar
    case 2: self = .aliasBaz
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .aliasFoo: return 0
    case .aliasBar: return 1
    case .aliasBaz: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [ProtobufTestMessagesProto3.TestAllTypesProto3.AliasedEnum] = [
    .aliasFoo,
    .aliasBar,
    .aliasBaz,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("ALIAS_FOO", 0),
    ("ALIAS_BAR", 1),
    ("ALIAS_BAZ", 2),
    ("MOO", 2),
    ("moo", 2),
    ("bAz", 2),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "ALIAS_FOO"
    case 1: return "ALIAS_BAR"
    case 2: return "ALIAS_BAZ"
    default: return nil
    }
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3 {
  /// Contains the message around it.
  package struct NestedMessage: Message {
    package var a: Int32 = 0

    @Boxed package var corecursive: ProtobufTestMessagesProto3.TestAllTypesProto3?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(a: Int32 = 0, corecursive: ProtobufTestMessagesProto3.TestAllTypesProto3? = nil) {
      self.a = a
      self.corecursive = corecursive
    }
  }
}

extension ProtobufTestMessagesProto3.TestAllTypesProto3.NestedMessage {
  package static let fullName: String =
    "protobuf_test_messages.proto3.TestAllTypesProto3.NestedMessage"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "a", "a"),
    FieldInfo(
      2,
      "corecursive",
      "corecursive",
      .single,
      ProtobufTestMessagesProto3.TestAllTypesProto3.self
    ),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_corecursive, 2)
    sink.implicit(a, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: a = try Int32Field.read(from: &reader)
      case 18: try reader.merge(&_corecursive)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(a, "a", Int32Field.self)
    try writer.boxed(_corecursive, "corecursive")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&a, Int32Field.self)
      case 2:
        try reader.read(
          &corecursive,
          MessageField<ProtobufTestMessagesProto3.TestAllTypesProto3>.self
        )
      default: break
      }
    }
  }
}

extension ProtobufTestMessagesProto3 {
  package struct ForeignMessage: Message {
    package var c: Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(c: Int32 = 0) {
      self.c = c
    }
  }
}

extension ProtobufTestMessagesProto3.ForeignMessage {
  package static let fullName: String = "protobuf_test_messages.proto3.ForeignMessage"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "c", "c")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(c, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: c = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(c, "c", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&c, Int32Field.self)
      default: break
      }
    }
  }
}

extension ProtobufTestMessagesProto3 {
  package struct NullHypothesisProto3: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension ProtobufTestMessagesProto3.NullHypothesisProto3 {
  package static let fullName: String = "protobuf_test_messages.proto3.NullHypothesisProto3"

  package static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension ProtobufTestMessagesProto3 {
  package struct EnumOnlyProto3: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension ProtobufTestMessagesProto3.EnumOnlyProto3 {
  package static let fullName: String = "protobuf_test_messages.proto3.EnumOnlyProto3"

  package static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension ProtobufTestMessagesProto3.EnumOnlyProto3 {
  package enum Bool: WireEnum, CaseIterable {
    case kFalse
    case kTrue
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension ProtobufTestMessagesProto3.EnumOnlyProto3.Bool {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .kFalse
    case 1: self = .kTrue
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .kFalse: return 0
    case .kTrue: return 1
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [ProtobufTestMessagesProto3.EnumOnlyProto3.Bool] = [
    .kFalse,
    .kTrue,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("kFalse", 0),
    ("kTrue", 1),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "kFalse"
    case 1: return "kTrue"
    default: return nil
    }
  }
}
