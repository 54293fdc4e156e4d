// Generated from wide.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestWide {
  package struct Wide: Wire.Message {
    package var field1: Swift.String = ""

    package var field2: ArraySlice<UInt8> = []

    package var field3: Bool = false

    package var field4: Double = 0

    @Boxed package var field5: TestWide.Wide?

    package var field6: Int64 = 0

    package var field7: UInt32 = 0

    package var field8: [Swift.Int32] = []

    package var field9: [Swift.String] = []

    package var field10: [ArraySlice<UInt8>] = []

    package var field11: [Bool] = []

    package var field12: [Double] = []

    package var field13: [TestWide.Wide] = []

    package var field14: [Int64] = []

    package var field15: [UInt32] = []

    package var field16: Swift.Int32?

    package var field17: Swift.String?

    package var field18: ArraySlice<UInt8>?

    package var field19: Bool?

    package var field20: Double?

    @Boxed package var field21: TestWide.Wide?

    package var field22: Int64?

    package var field23: UInt32?

    package var field24: Swift.Int32 = 0

    package var field25: Swift.String = ""

    package var field26: ArraySlice<UInt8> = []

    package var field27: Bool = false

    package var field28: Double = 0

    @Boxed package var field29: TestWide.Wide?

    package var field30: Int64 = 0

    package var field31: UInt32 = 0

    package var field32: Swift.Int32 = 0

    package var field33: Swift.String = ""

    package var field34: ArraySlice<UInt8> = []

    package var field35: Bool = false

    package var field36: Double = 0

    @Boxed package var field37: TestWide.Wide?

    package var field38: Int64 = 0

    package var field39: UInt32 = 0

    package var field40: [Swift.Int32] = []

    package var field41: [Swift.String] = []

    package var field42: [ArraySlice<UInt8>] = []

    package var field43: [Bool] = []

    package var field44: [Double] = []

    package var field45: [TestWide.Wide] = []

    package var field46: [Int64] = []

    package var field47: [UInt32] = []

    package var field48: Swift.Int32?

    package var field49: Swift.String?

    package var field50: [ExactText: ArraySlice<UInt8>] = [:]

    package var field51: Bool?

    package var field52: Double?

    @Boxed package var field53: TestWide.Wide?

    package var field54: Int64?

    package var field55: UInt32?

    package var field56: Swift.Int32 = 0

    package var field57: Swift.String = ""

    package var field58: ArraySlice<UInt8> = []

    package var field59: Bool = false

    package var field60: Double = 0

    @Boxed package var field61: TestWide.Wide?

    package var field62: Int64 = 0

    package var field63: UInt32 = 0

    package var field64: Swift.Int32 = 0

    package var field65: Swift.String = ""

    package var field66: ArraySlice<UInt8> = []

    package var field67: Bool = false

    package var field68: Double = 0

    @Boxed package var field69: TestWide.Wide?

    package var field70: Int64 = 0

    package var field71: UInt32 = 0

    package var field72: [Swift.Int32] = []

    package var field73: [Swift.String] = []

    package var field74: [ArraySlice<UInt8>] = []

    package var field75: [Bool] = []

    package var field76: [Double] = []

    package var field77: [TestWide.Wide] = []

    package var field78: [Int64] = []

    package var field79: [UInt32] = []

    package var field80: Swift.Int32?

    package var field81: Swift.String?

    package var field82: ArraySlice<UInt8>?

    package var field83: Bool?

    package var field84: Double?

    @Boxed package var field85: TestWide.Wide?

    package var field86: Int64?

    package var field87: UInt32?

    package var field88: Swift.Int32 = 0

    package var field89: Swift.String = ""

    package var field90: ArraySlice<UInt8> = []

    package var field91: Bool = false

    package var field92: Double = 0

    @Boxed package var field93: TestWide.Wide?

    package var field94: Int64 = 0

    package var field95: UInt32 = 0

    package var field96: Swift.Int32 = 0

    package var field97: Swift.String = ""

    package var field98: ArraySlice<UInt8> = []

    package var field99: Bool = false

    package var field100: [ExactText: Double] = [:]

    package var field500: [ExactText: Double] = [:]

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      field1: Swift.String = "",
      field2: ArraySlice<UInt8> = [],
      field3: Bool = false,
      field4: Double = 0,
      field5: TestWide.Wide? = nil,
      field6: Int64 = 0,
      field7: UInt32 = 0,
      field8: [Swift.Int32] = [],
      field9: [Swift.String] = [],
      field10: [ArraySlice<UInt8>] = [],
      field11: [Bool] = [],
      field12: [Double] = [],
      field13: [TestWide.Wide] = [],
      field14: [Int64] = [],
      field15: [UInt32] = [],
      field16: Swift.Int32? = nil,
      field17: Swift.String? = nil,
      field18: ArraySlice<UInt8>? = nil,
      field19: Bool? = nil,
      field20: Double? = nil,
      field21: TestWide.Wide? = nil,
      field22: Int64? = nil,
      field23: UInt32? = nil,
      field24: Swift.Int32 = 0,
      field25: Swift.String = "",
      field26: ArraySlice<UInt8> = [],
      field27: Bool = false,
      field28: Double = 0,
      field29: TestWide.Wide? = nil,
      field30: Int64 = 0,
      field31: UInt32 = 0,
      field32: Swift.Int32 = 0,
      field33: Swift.String = "",
      field34: ArraySlice<UInt8> = [],
      field35: Bool = false,
      field36: Double = 0,
      field37: TestWide.Wide? = nil,
      field38: Int64 = 0,
      field39: UInt32 = 0,
      field40: [Swift.Int32] = [],
      field41: [Swift.String] = [],
      field42: [ArraySlice<UInt8>] = [],
      field43: [Bool] = [],
      field44: [Double] = [],
      field45: [TestWide.Wide] = [],
      field46: [Int64] = [],
      field47: [UInt32] = [],
      field48: Swift.Int32? = nil,
      field49: Swift.String? = nil,
      field50: [ExactText: ArraySlice<UInt8>] = [:],
      field51: Bool? = nil,
      field52: Double? = nil,
      field53: TestWide.Wide? = nil,
      field54: Int64? = nil,
      field55: UInt32? = nil,
      field56: Swift.Int32 = 0,
      field57: Swift.String = "",
      field58: ArraySlice<UInt8> = [],
      field59: Bool = false,
      field60: Double = 0,
      field61: TestWide.Wide? = nil,
      field62: Int64 = 0,
      field63: UInt32 = 0,
      field64: Swift.Int32 = 0,
      field65: Swift.String = "",
      field66: ArraySlice<UInt8> = [],
      field67: Bool = false,
      field68: Double = 0,
      field69: TestWide.Wide? = nil,
      field70: Int64 = 0,
      field71: UInt32 = 0,
      field72: [Swift.Int32] = [],
      field73: [Swift.String] = [],
      field74: [ArraySlice<UInt8>] = [],
      field75: [Bool] = [],
      field76: [Double] = [],
      field77: [TestWide.Wide] = [],
      field78: [Int64] = [],
      field79: [UInt32] = [],
      field80: Swift.Int32? = nil,
      field81: Swift.String? = nil,
      field82: ArraySlice<UInt8>? = nil,
      field83: Bool? = nil,
      field84: Double? = nil,
      field85: TestWide.Wide? = nil,
      field86: Int64? = nil,
      field87: UInt32? = nil,
      field88: Swift.Int32 = 0,
      field89: Swift.String = "",
      field90: ArraySlice<UInt8> = [],
      field91: Bool = false,
      field92: Double = 0,
      field93: TestWide.Wide? = nil,
      field94: Int64 = 0,
      field95: UInt32 = 0,
      field96: Swift.Int32 = 0,
      field97: Swift.String = "",
      field98: ArraySlice<UInt8> = [],
      field99: Bool = false,
      field100: [ExactText: Double] = [:],
      field500: [ExactText: Double] = [:]
    ) {
      self.field1 = field1
      self.field2 = field2
      self.field3 = field3
      self.field4 = field4
      self.field5 = field5
      self.field6 = field6
      self.field7 = field7
      self.field8 = field8
      self.field9 = field9
      self.field10 = field10
      self.field11 = field11
      self.field12 = field12
      self.field13 = field13
      self.field14 = field14
      self.field15 = field15
      self.field16 = field16
      self.field17 = field17
      self.field18 = field18
      self.field19 = field19
      self.field20 = field20
      self.field21 = field21
      self.field22 = field22
      self.field23 = field23
      self.field24 = field24
      self.field25 = field25
      self.field26 = field26
      self.field27 = field27
      self.field28 = field28
      self.field29 = field29
      self.field30 = field30
      self.field31 = field31
      self.field32 = field32
      self.field33 = field33
      self.field34 = field34
      self.field35 = field35
      self.field36 = field36
      self.field37 = field37
      self.field38 = field38
      self.field39 = field39
      self.field40 = field40
      self.field41 = field41
      self.field42 = field42
      self.field43 = field43
      self.field44 = field44
      self.field45 = field45
      self.field46 = field46
      self.field47 = field47
      self.field48 = field48
      self.field49 = field49
      self.field50 = field50
      self.field51 = field51
      self.field52 = field52
      self.field53 = field53
      self.field54 = field54
      self.field55 = field55
      self.field56 = field56
      self.field57 = field57
      self.field58 = field58
      self.field59 = field59
      self.field60 = field60
      self.field61 = field61
      self.field62 = field62
      self.field63 = field63
      self.field64 = field64
      self.field65 = field65
      self.field66 = field66
      self.field67 = field67
      self.field68 = field68
      self.field69 = field69
      self.field70 = field70
      self.field71 = field71
      self.field72 = field72
      self.field73 = field73
      self.field74 = field74
      self.field75 = field75
      self.field76 = field76
      self.field77 = field77
      self.field78 = field78
      self.field79 = field79
      self.field80 = field80
      self.field81 = field81
      self.field82 = field82
      self.field83 = field83
      self.field84 = field84
      self.field85 = field85
      self.field86 = field86
      self.field87 = field87
      self.field88 = field88
      self.field89 = field89
      self.field90 = field90
      self.field91 = field91
      self.field92 = field92
      self.field93 = field93
      self.field94 = field94
      self.field95 = field95
      self.field96 = field96
      self.field97 = field97
      self.field98 = field98
      self.field99 = field99
      self.field100 = field100
      self.field500 = field500
    }
  }
}

extension TestWide.Wide {
  package static let fullName: Swift.String = "test.wide.Wide"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "field_1", "field1"),
    FieldInfo(2, "field_2", "field2"),
    FieldInfo(3, "field_3", "field3"),
    FieldInfo(4, "field_4", "field4"),
    FieldInfo(5, "field_5", "field5", .single, TestWide.Wide.self),
    FieldInfo(6, "field_6", "field6"),
    FieldInfo(7, "field_7", "field7"),
    FieldInfo(8, "field_8", "field8", .repeated),
    FieldInfo(9, "field_9", "field9", .repeated),
    FieldInfo(10, "field_10", "field10", .repeated),
    FieldInfo(11, "field_11", "field11", .repeated),
    FieldInfo(12, "field_12", "field12", .repeated),
    FieldInfo(13, "field_13", "field13", .repeated, TestWide.Wide.self),
    FieldInfo(14, "field_14", "field14", .repeated),
    FieldInfo(15, "field_15", "field15", .repeated),
    FieldInfo(16, "field_16", "field16"),
    FieldInfo(17, "field_17", "field17"),
    FieldInfo(18, "field_18", "field18"),
    FieldInfo(19, "field_19", "field19"),
    FieldInfo(20, "field_20", "field20"),
    FieldInfo(21, "field_21", "field21", .single, TestWide.Wide.self),
    FieldInfo(22, "field_22", "field22"),
    FieldInfo(23, "field_23", "field23"),
    FieldInfo(24, "field_24", "field24"),
    FieldInfo(25, "field_25", "field25"),
    FieldInfo(26, "field_26", "field26"),
    FieldInfo(27, "field_27", "field27"),
    FieldInfo(28, "field_28", "field28"),
    FieldInfo(29, "field_29", "field29", .single, TestWide.Wide.self),
    FieldInfo(30, "field_30", "field30"),
    FieldInfo(31, "field_31", "field31"),
    FieldInfo(32, "field_32", "field32"),
    FieldInfo(33, "field_33", "field33"),
    FieldInfo(34, "field_34", "field34"),
    FieldInfo(35, "field_35", "field35"),
    FieldInfo(36, "field_36", "field36"),
    FieldInfo(37, "field_37", "field37", .single, TestWide.Wide.self),
    FieldInfo(38, "field_38", "field38"),
    FieldInfo(39, "field_39", "field39"),
    FieldInfo(40, "field_40", "field40", .repeated),
    FieldInfo(41, "field_41", "field41", .repeated),
    FieldInfo(42, "field_42", "field42", .repeated),
    FieldInfo(43, "field_43", "field43", .repeated),
    FieldInfo(44, "field_44", "field44", .repeated),
    FieldInfo(45, "field_45", "field45", .repeated, TestWide.Wide.self),
    FieldInfo(46, "field_46", "field46", .repeated),
    FieldInfo(47, "field_47", "field47", .repeated),
    FieldInfo(48, "field_48", "field48"),
    FieldInfo(49, "field_49", "field49"),
    FieldInfo(50, "field_50", "field50", .map),
    FieldInfo(51, "field_51", "field51"),
    FieldInfo(52, "field_52", "field52"),
    FieldInfo(53, "field_53", "field53", .single, TestWide.Wide.self),
    FieldInfo(54, "field_54", "field54"),
    FieldInfo(55, "field_55", "field55"),
    FieldInfo(56, "field_56", "field56"),
    FieldInfo(57, "field_57", "field57"),
    FieldInfo(58, "field_58", "field58"),
    FieldInfo(59, "field_59", "field59"),
    FieldInfo(60, "field_60", "field60"),
    FieldInfo(61, "field_61", "field61", .single, TestWide.Wide.self),
    FieldInfo(62, "field_62", "field62"),
    FieldInfo(63, "field_63", "field63"),
    FieldInfo(64, "field_64", "field64"),
    FieldInfo(65, "field_65", "field65"),
    FieldInfo(66, "field_66", "field66"),
    FieldInfo(67, "field_67", "field67"),
    FieldInfo(68, "field_68", "field68"),
    FieldInfo(69, "field_69", "field69", .single, TestWide.Wide.self),
    FieldInfo(70, "field_70", "field70"),
    FieldInfo(71, "field_71", "field71"),
    FieldInfo(72, "field_72", "field72", .repeated),
    FieldInfo(73, "field_73", "field73", .repeated),
    FieldInfo(74, "field_74", "field74", .repeated),
    FieldInfo(75, "field_75", "field75", .repeated),
    FieldInfo(76, "field_76", "field76", .repeated),
    FieldInfo(77, "field_77", "field77", .repeated, TestWide.Wide.self),
    FieldInfo(78, "field_78", "field78", .repeated),
    FieldInfo(79, "field_79", "field79", .repeated),
    FieldInfo(80, "field_80", "field80"),
    FieldInfo(81, "field_81", "field81"),
    FieldInfo(82, "field_82", "field82"),
    FieldInfo(83, "field_83", "field83"),
    FieldInfo(84, "field_84", "field84"),
    FieldInfo(85, "field_85", "field85", .single, TestWide.Wide.self),
    FieldInfo(86, "field_86", "field86"),
    FieldInfo(87, "field_87", "field87"),
    FieldInfo(88, "field_88", "field88"),
    FieldInfo(89, "field_89", "field89"),
    FieldInfo(90, "field_90", "field90"),
    FieldInfo(91, "field_91", "field91"),
    FieldInfo(92, "field_92", "field92"),
    FieldInfo(93, "field_93", "field93", .single, TestWide.Wide.self),
    FieldInfo(94, "field_94", "field94"),
    FieldInfo(95, "field_95", "field95"),
    FieldInfo(96, "field_96", "field96"),
    FieldInfo(97, "field_97", "field97"),
    FieldInfo(98, "field_98", "field98"),
    FieldInfo(99, "field_99", "field99"),
    FieldInfo(100, "field_100", "field100", .map),
    FieldInfo(500, "field_500", "field500", .map),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(field500, 500, ExactTextField.self, DoubleField.self)
    sink.map(field100, 100, ExactTextField.self, DoubleField.self)
    sink.implicit(field99, 99, BoolField.self)
    sink.implicit(field98, 98, BytesField.self)
    sink.implicit(field97, 97, StringField.self)
    sink.implicit(field96, 96, Int32Field.self)
    sink.implicit(field95, 95, Fixed32Field.self)
    sink.implicit(field94, 94, SInt64Field.self)
    sink.boxed(_field93, 93)
    sink.implicit(field92, 92, DoubleField.self)
    sink.implicit(field91, 91, BoolField.self)
    sink.implicit(field90, 90, BytesField.self)
    sink.implicit(field89, 89, StringField.self)
    sink.implicit(field88, 88, Int32Field.self)
    sink.optional(field87, 87, Fixed32Field.self)
    sink.optional(field86, 86, SInt64Field.self)
    sink.boxed(_field85, 85)
    sink.optional(field84, 84, DoubleField.self)
    sink.optional(field83, 83, BoolField.self)
    sink.optional(field82, 82, BytesField.self)
    sink.optional(field81, 81, StringField.self)
    sink.optional(field80, 80, Int32Field.self)
    sink.packed(field79, 79, Fixed32Field.self)
    sink.packed(field78, 78, SInt64Field.self)
    sink.repeated(field77, 77, MessageField<TestWide.Wide>.self)
    sink.packed(field76, 76, DoubleField.self)
    sink.packed(field75, 75, BoolField.self)
    sink.repeated(field74, 74, BytesField.self)
    sink.repeated(field73, 73, StringField.self)
    sink.packed(field72, 72, Int32Field.self)
    sink.implicit(field71, 71, Fixed32Field.self)
    sink.implicit(field70, 70, SInt64Field.self)
    sink.boxed(_field69, 69)
    sink.implicit(field68, 68, DoubleField.self)
    sink.implicit(field67, 67, BoolField.self)
    sink.implicit(field66, 66, BytesField.self)
    sink.implicit(field65, 65, StringField.self)
    sink.implicit(field64, 64, Int32Field.self)
    sink.implicit(field63, 63, Fixed32Field.self)
    sink.implicit(field62, 62, SInt64Field.self)
    sink.boxed(_field61, 61)
    sink.implicit(field60, 60, DoubleField.self)
    sink.implicit(field59, 59, BoolField.self)
    sink.implicit(field58, 58, BytesField.self)
    sink.implicit(field57, 57, StringField.self)
    sink.implicit(field56, 56, Int32Field.self)
    sink.optional(field55, 55, Fixed32Field.self)
    sink.optional(field54, 54, SInt64Field.self)
    sink.boxed(_field53, 53)
    sink.optional(field52, 52, DoubleField.self)
    sink.optional(field51, 51, BoolField.self)
    sink.map(field50, 50, ExactTextField.self, BytesField.self)
    sink.optional(field49, 49, StringField.self)
    sink.optional(field48, 48, Int32Field.self)
    sink.packed(field47, 47, Fixed32Field.self)
    sink.packed(field46, 46, SInt64Field.self)
    sink.repeated(field45, 45, MessageField<TestWide.Wide>.self)
    sink.packed(field44, 44, DoubleField.self)
    sink.packed(field43, 43, BoolField.self)
    sink.repeated(field42, 42, BytesField.self)
    sink.repeated(field41, 41, StringField.self)
    sink.packed(field40, 40, Int32Field.self)
    sink.implicit(field39, 39, Fixed32Field.self)
    sink.implicit(field38, 38, SInt64Field.self)
    sink.boxed(_field37, 37)
    sink.implicit(field36, 36, DoubleField.self)
    sink.implicit(field35, 35, BoolField.self)
    sink.implicit(field34, 34, BytesField.self)
    sink.implicit(field33, 33, StringField.self)
    sink.implicit(field32, 32, Int32Field.self)
    sink.implicit(field31, 31, Fixed32Field.self)
    sink.implicit(field30, 30, SInt64Field.self)
    sink.boxed(_field29, 29)
    sink.implicit(field28, 28, DoubleField.self)
    sink.implicit(field27, 27, BoolField.self)
    sink.implicit(field26, 26, BytesField.self)
    sink.implicit(field25, 25, StringField.self)
    sink.implicit(field24, 24, Int32Field.self)
    sink.optional(field23, 23, Fixed32Field.self)
    sink.optional(field22, 22, SInt64Field.self)
    sink.boxed(_field21, 21)
    sink.optional(field20, 20, DoubleField.self)
    sink.optional(field19, 19, BoolField.self)
    sink.optional(field18, 18, BytesField.self)
    sink.optional(field17, 17, StringField.self)
    sink.optional(field16, 16, Int32Field.self)
    sink.packed(field15, 15, Fixed32Field.self)
    sink.packed(field14, 14, SInt64Field.self)
    sink.repeated(field13, 13, MessageField<TestWide.Wide>.self)
    sink.packed(field12, 12, DoubleField.self)
    sink.packed(field11, 11, BoolField.self)
    sink.repeated(field10, 10, BytesField.self)
    sink.repeated(field9, 9, StringField.self)
    sink.packed(field8, 8, Int32Field.self)
    sink.implicit(field7, 7, Fixed32Field.self)
    sink.implicit(field6, 6, SInt64Field.self)
    sink.boxed(_field5, 5)
    sink.implicit(field4, 4, DoubleField.self)
    sink.implicit(field3, 3, BoolField.self)
    sink.implicit(field2, 2, BytesField.self)
    sink.implicit(field1, 1, StringField.self)
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
      case 10: field1 = try StringField.read(from: &reader)
      case 18: field2 = try BytesField.read(from: &reader)
      case 24: field3 = try BoolField.read(from: &reader)
      case 33: field4 = try DoubleField.read(from: &reader)
      case 42: try reader.merge(&_field5)
      case 48: field6 = try SInt64Field.read(from: &reader)
      case 61: field7 = try Fixed32Field.read(from: &reader)
      case 64: try reader.append(to: &field8, Int32Field.self)
      case 66: try reader.appendPacked(to: &field8, Int32Field.self)
      case 74: try reader.append(to: &field9, StringField.self)
      case 82: try reader.append(to: &field10, BytesField.self)
      case 88: try reader.append(to: &field11, BoolField.self)
      case 90: try reader.appendPacked(to: &field11, BoolField.self)
      case 97: try reader.append(to: &field12, DoubleField.self)
      case 98: try reader.appendPacked(to: &field12, DoubleField.self)
      case 106: try reader.append(to: &field13, MessageField<TestWide.Wide>.self)
      case 112: try reader.append(to: &field14, SInt64Field.self)
      case 114: try reader.appendPacked(to: &field14, SInt64Field.self)
      case 125: try reader.append(to: &field15, Fixed32Field.self)
      case 122: try reader.appendPacked(to: &field15, Fixed32Field.self)
      case 128: field16 = try Int32Field.read(from: &reader)
      case 138: field17 = try StringField.read(from: &reader)
      case 146: field18 = try BytesField.read(from: &reader)
      case 152: field19 = try BoolField.read(from: &reader)
      case 161: field20 = try DoubleField.read(from: &reader)
      case 170: try reader.merge(&_field21)
      case 176: field22 = try SInt64Field.read(from: &reader)
      case 189: field23 = try Fixed32Field.read(from: &reader)
      case 192: field24 = try Int32Field.read(from: &reader)
      case 202: field25 = try StringField.read(from: &reader)
      case 210: field26 = try BytesField.read(from: &reader)
      case 216: field27 = try BoolField.read(from: &reader)
      case 225: field28 = try DoubleField.read(from: &reader)
      case 234: try reader.merge(&_field29)
      case 240: field30 = try SInt64Field.read(from: &reader)
      case 253: field31 = try Fixed32Field.read(from: &reader)
      case 256: field32 = try Int32Field.read(from: &reader)
      case 266: field33 = try StringField.read(from: &reader)
      case 274: field34 = try BytesField.read(from: &reader)
      case 280: field35 = try BoolField.read(from: &reader)
      case 289: field36 = try DoubleField.read(from: &reader)
      case 298: try reader.merge(&_field37)
      case 304: field38 = try SInt64Field.read(from: &reader)
      case 317: field39 = try Fixed32Field.read(from: &reader)
      case 320: try reader.append(to: &field40, Int32Field.self)
      case 322: try reader.appendPacked(to: &field40, Int32Field.self)
      case 330: try reader.append(to: &field41, StringField.self)
      case 338: try reader.append(to: &field42, BytesField.self)
      case 344: try reader.append(to: &field43, BoolField.self)
      case 346: try reader.appendPacked(to: &field43, BoolField.self)
      case 353: try reader.append(to: &field44, DoubleField.self)
      case 354: try reader.appendPacked(to: &field44, DoubleField.self)
      case 362: try reader.append(to: &field45, MessageField<TestWide.Wide>.self)
      case 368: try reader.append(to: &field46, SInt64Field.self)
      case 370: try reader.appendPacked(to: &field46, SInt64Field.self)
      case 381: try reader.append(to: &field47, Fixed32Field.self)
      case 378: try reader.appendPacked(to: &field47, Fixed32Field.self)
      case 384: field48 = try Int32Field.read(from: &reader)
      case 394: field49 = try StringField.read(from: &reader)
      case 402:
        try reader.insert(into: &field50, ExactTextField.self, BytesField.self)
      case 408: field51 = try BoolField.read(from: &reader)
      case 417: field52 = try DoubleField.read(from: &reader)
      case 426: try reader.merge(&_field53)
      case 432: field54 = try SInt64Field.read(from: &reader)
      case 445: field55 = try Fixed32Field.read(from: &reader)
      case 448: field56 = try Int32Field.read(from: &reader)
      case 458: field57 = try StringField.read(from: &reader)
      case 466: field58 = try BytesField.read(from: &reader)
      case 472: field59 = try BoolField.read(from: &reader)
      case 481: field60 = try DoubleField.read(from: &reader)
      case 490: try reader.merge(&_field61)
      case 496: field62 = try SInt64Field.read(from: &reader)
      case 509: field63 = try Fixed32Field.read(from: &reader)
      case 512: field64 = try Int32Field.read(from: &reader)
      case 522: field65 = try StringField.read(from: &reader)
      case 530: field66 = try BytesField.read(from: &reader)
      case 536: field67 = try BoolField.read(from: &reader)
      case 545: field68 = try DoubleField.read(from: &reader)
      case 554: try reader.merge(&_field69)
      case 560: field70 = try SInt64Field.read(from: &reader)
      case 573: field71 = try Fixed32Field.read(from: &reader)
      case 576: try reader.append(to: &field72, Int32Field.self)
      case 578: try reader.appendPacked(to: &field72, Int32Field.self)
      case 586: try reader.append(to: &field73, StringField.self)
      case 594: try reader.append(to: &field74, BytesField.self)
      case 600: try reader.append(to: &field75, BoolField.self)
      case 602: try reader.appendPacked(to: &field75, BoolField.self)
      case 609: try reader.append(to: &field76, DoubleField.self)
      case 610: try reader.appendPacked(to: &field76, DoubleField.self)
      case 618: try reader.append(to: &field77, MessageField<TestWide.Wide>.self)
      case 624: try reader.append(to: &field78, SInt64Field.self)
      case 626: try reader.appendPacked(to: &field78, SInt64Field.self)
      case 637: try reader.append(to: &field79, Fixed32Field.self)
      case 634: try reader.appendPacked(to: &field79, Fixed32Field.self)
      case 640: field80 = try Int32Field.read(from: &reader)
      case 650: field81 = try StringField.read(from: &reader)
      case 658: field82 = try BytesField.read(from: &reader)
      case 664: field83 = try BoolField.read(from: &reader)
      case 673: field84 = try DoubleField.read(from: &reader)
      case 682: try reader.merge(&_field85)
      case 688: field86 = try SInt64Field.read(from: &reader)
      case 701: field87 = try Fixed32Field.read(from: &reader)
      case 704: field88 = try Int32Field.read(from: &reader)
      case 714: field89 = try StringField.read(from: &reader)
      case 722: field90 = try BytesField.read(from: &reader)
      case 728: field91 = try BoolField.read(from: &reader)
      case 737: field92 = try DoubleField.read(from: &reader)
      case 746: try reader.merge(&_field93)
      case 752: field94 = try SInt64Field.read(from: &reader)
      case 765: field95 = try Fixed32Field.read(from: &reader)
      case 768: field96 = try Int32Field.read(from: &reader)
      case 778: field97 = try StringField.read(from: &reader)
      case 786: field98 = try BytesField.read(from: &reader)
      case 792: field99 = try BoolField.read(from: &reader)
      case 802:
        try reader.insert(into: &field100, ExactTextField.self, DoubleField.self)
      case 4002:
        try reader.insert(into: &field500, ExactTextField.self, DoubleField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(field1, "field1", StringField.self)
    try writer.implicit(field2, "field2", BytesField.self)
    try writer.implicit(field3, "field3", BoolField.self)
    try writer.implicit(field4, "field4", DoubleField.self)
    try writer.boxed(_field5, "field5")
    try writer.implicit(field6, "field6", SInt64Field.self)
    try writer.implicit(field7, "field7", Fixed32Field.self)
    try writer.repeated(field8, "field8", Int32Field.self)
    try writer.repeated(field9, "field9", StringField.self)
    try writer.repeated(field10, "field10", BytesField.self)
    try writer.repeated(field11, "field11", BoolField.self)
    try writer.repeated(field12, "field12", DoubleField.self)
    try writer.repeated(field13, "field13", MessageField<TestWide.Wide>.self)
    try writer.repeated(field14, "field14", SInt64Field.self)
    try writer.repeated(field15, "field15", Fixed32Field.self)
    try writer.optional(field16, "field16", Int32Field.self)
    try writer.optional(field17, "field17", StringField.self)
    try writer.optional(field18, "field18", BytesField.self)
    try writer.optional(field19, "field19", BoolField.self)
    try writer.optional(field20, "field20", DoubleField.self)
    try writer.boxed(_field21, "field21")
    try writer.optional(field22, "field22", SInt64Field.self)
    try writer.optional(field23, "field23", Fixed32Field.self)
    try writer.implicit(field24, "field24", Int32Field.self)
    try writer.implicit(field25, "field25", StringField.self)
    try writer.implicit(field26, "field26", BytesField.self)
    try writer.implicit(field27, "field27", BoolField.self)
    try writer.implicit(field28, "field28", DoubleField.self)
    try writer.boxed(_field29, "field29")
    try writer.implicit(field30, "field30", SInt64Field.self)
    try writer.implicit(field31, "field31", Fixed32Field.self)
    try writer.implicit(field32, "field32", Int32Field.self)
    try writer.implicit(field33, "field33", StringField.self)
    try writer.implicit(field34, "field34", BytesField.self)
    try writer.implicit(field35, "field35", BoolField.self)
    try writer.implicit(field36, "field36", DoubleField.self)
    try writer.boxed(_field37, "field37")
    try writer.implicit(field38, "field38", SInt64Field.self)
    try writer.implicit(field39, "field39", Fixed32Field.self)
    try writer.repeated(field40, "field40", Int32Field.self)
    try writer.repeated(field41, "field41", StringField.self)
    try writer.repeated(field42, "field42", BytesField.self)
    try writer.repeated(field43, "field43", BoolField.self)
    try writer.repeated(field44, "field44", DoubleField.self)
    try writer.repeated(field45, "field45", MessageField<TestWide.Wide>.self)
    try writer.repeated(field46, "field46", SInt64Field.self)
    try writer.repeated(field47, "field47", Fixed32Field.self)
    try writer.optional(field48, "field48", Int32Field.self)
    try writer.optional(field49, "field49", StringField.self)
    try writer.map(field50, "field50", ExactTextField.self, BytesField.self)
    try writer.optional(field51, "field51", BoolField.self)
    try writer.optional(field52, "field52", DoubleField.self)
    try writer.boxed(_field53, "field53")
    try writer.optional(field54, "field54", SInt64Field.self)
    try writer.optional(field55, "field55", Fixed32Field.self)
    try writer.implicit(field56, "field56", Int32Field.self)
    try writer.implicit(field57, "field57", StringField.self)
    try writer.implicit(field58, "field58", BytesField.self)
    try writer.implicit(field59, "field59", BoolField.self)
    try writer.implicit(field60, "field60", DoubleField.self)
    try writer.boxed(_field61, "field61")
    try writer.implicit(field62, "field62", SInt64Field.self)
    try writer.implicit(field63, "field63", Fixed32Field.self)
    try writer.implicit(field64, "field64", Int32Field.self)
    try writer.implicit(field65, "field65", StringField.self)
    try writer.implicit(field66, "field66", BytesField.self)
    try writer.implicit(field67, "field67", BoolField.self)
    try writer.implicit(field68, "field68", DoubleField.self)
    try writer.boxed(_field69, "field69")
    try writer.implicit(field70, "field70", SInt64Field.self)
    try writer.implicit(field71, "field71", Fixed32Field.self)
    try writer.repeated(field72, "field72", Int32Field.self)
    try writer.repeated(field73, "field73", StringField.self)
    try writer.repeated(field74, "field74", BytesField.self)
    try writer.repeated(field75, "field75", BoolField.self)
    try writer.repeated(field76, "field76", DoubleField.self)
    try writer.repeated(field77, "field77", MessageField<TestWide.Wide>.self)
    try writer.repeated(field78, "field78", SInt64Field.self)
    try writer.repeated(field79, "field79", Fixed32Field.self)
    try writer.optional(field80, "field80", Int32Field.self)
    try writer.optional(field81, "field81", StringField.self)
    try writer.optional(field82, "field82", BytesField.self)
    try writer.optional(field83, "field83", BoolField.self)
    try writer.optional(field84, "field84", DoubleField.self)
    try writer.boxed(_field85, "field85")
    try writer.optional(field86, "field86", SInt64Field.self)
    try writer.optional(field87, "field87", Fixed32Field.self)
    try writer.implicit(field88, "field88", Int32Field.self)
    try writer.implicit(field89, "field89", StringField.self)
    try writer.implicit(field90, "field90", BytesField.self)
    try writer.implicit(field91, "field91", BoolField.self)
    try writer.implicit(field92, "field92", DoubleField.self)
    try writer.boxed(_field93, "field93")
    try writer.implicit(field94, "field94", SInt64Field.self)
    try writer.implicit(field95, "field95", Fixed32Field.self)
    try writer.implicit(field96, "field96", Int32Field.self)
    try writer.implicit(field97, "field97", StringField.self)
    try writer.implicit(field98, "field98", BytesField.self)
    try writer.implicit(field99, "field99", BoolField.self)
    try writer.map(field100, "field100", ExactTextField.self, DoubleField.self)
    try writer.map(field500, "field500", ExactTextField.self, DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&field1, StringField.self)
      case 2: try reader.read(&field2, BytesField.self)
      case 3: try reader.read(&field3, BoolField.self)
      case 4: try reader.read(&field4, DoubleField.self)
      case 5: try reader.read(&field5, MessageField<TestWide.Wide>.self)
      case 6: try reader.read(&field6, SInt64Field.self)
      case 7: try reader.read(&field7, Fixed32Field.self)
      case 8: try reader.append(to: &field8, Int32Field.self)
      case 9: try reader.append(to: &field9, StringField.self)
      case 10: try reader.append(to: &field10, BytesField.self)
      case 11: try reader.append(to: &field11, BoolField.self)
      case 12: try reader.append(to: &field12, DoubleField.self)
      case 13: try reader.append(to: &field13, MessageField<TestWide.Wide>.self)
      case 14: try reader.append(to: &field14, SInt64Field.self)
      case 15: try reader.append(to: &field15, Fixed32Field.self)
      case 16: try reader.read(&field16, Int32Field.self)
      case 17: try reader.read(&field17, StringField.self)
      case 18: try reader.read(&field18, BytesField.self)
      case 19: try reader.read(&field19, BoolField.self)
      case 20: try reader.read(&field20, DoubleField.self)
      case 21: try reader.read(&field21, MessageField<TestWide.Wide>.self)
      case 22: try reader.read(&field22, SInt64Field.self)
      case 23: try reader.read(&field23, Fixed32Field.self)
      case 24: try reader.read(&field24, Int32Field.self)
      case 25: try reader.read(&field25, StringField.self)
      case 26: try reader.read(&field26, BytesField.self)
      case 27: try reader.read(&field27, BoolField.self)
      case 28: try reader.read(&field28, DoubleField.self)
      case 29: try reader.read(&field29, MessageField<TestWide.Wide>.self)
      case 30: try reader.read(&field30, SInt64Field.self)
      case 31: try reader.read(&field31, Fixed32Field.self)
      case 32: try reader.read(&field32, Int32Field.self)
      case 33: try reader.read(&field33, StringField.self)
      case 34: try reader.read(&field34, BytesField.self)
      case 35: try reader.read(&field35, BoolField.self)
      case 36: try reader.read(&field36, DoubleField.self)
      case 37: try reader.read(&field37, MessageField<TestWide.Wide>.self)
      case 38: try reader.read(&field38, SInt64Field.self)
      case 39: try reader.read(&field39, Fixed32Field.self)
      case 40: try reader.append(to: &field40, Int32Field.self)
      case 41: try reader.append(to: &field41, StringField.self)
      case 42: try reader.append(to: &field42, BytesField.self)
      case 43: try reader.append(to: &field43, BoolField.self)
      case 44: try reader.append(to: &field44, DoubleField.self)
      case 45: try reader.append(to: &field45, MessageField<TestWide.Wide>.self)
      case 46: try reader.append(to: &field46, SInt64Field.self)
      case 47: try reader.append(to: &field47, Fixed32Field.self)
      case 48: try reader.read(&field48, Int32Field.self)
      case 49: try reader.read(&field49, StringField.self)
      case 50: try reader.insert(into: &field50, ExactTextField.self, BytesField.self)
      case 51: try reader.read(&field51, BoolField.self)
      case 52: try reader.read(&field52, DoubleField.self)
      case 53: try reader.read(&field53, MessageField<TestWide.Wide>.self)
      case 54: try reader.read(&field54, SInt64Field.self)
      case 55: try reader.read(&field55, Fixed32Field.self)
      case 56: try reader.read(&field56, Int32Field.self)
      case 57: try reader.read(&field57, StringField.self)
      case 58: try reader.read(&field58, BytesField.self)
      case 59: try reader.read(&field59, BoolField.self)
      case 60: try reader.read(&field60, DoubleField.self)
      case 61: try reader.read(&field61, MessageField<TestWide.Wide>.self)
      case 62: try reader.read(&field62, SInt64Field.self)
      case 63: try reader.read(&field63, Fixed32Field.self)
      case 64: try reader.read(&field64, Int32Field.self)
      case 65: try reader.read(&field65, StringField.self)
      case 66: try reader.read(&field66, BytesField.self)
      case 67: try reader.read(&field67, BoolField.self)
      case 68: try reader.read(&field68, DoubleField.self)
      case 69: try reader.read(&field69, MessageField<TestWide.Wide>.self)
      case 70: try reader.read(&field70, SInt64Field.self)
      case 71: try reader.read(&field71, Fixed32Field.self)
      case 72: try reader.append(to: &field72, Int32Field.self)
      case 73: try reader.append(to: &field73, StringField.self)
      case 74: try reader.append(to: &field74, BytesField.self)
      case 75: try reader.append(to: &field75, BoolField.self)
      case 76: try reader.append(to: &field76, DoubleField.self)
      case 77: try reader.append(to: &field77, MessageField<TestWide.Wide>.self)
      case 78: try reader.append(to: &field78, SInt64Field.self)
      case 79: try reader.append(to: &field79, Fixed32Field.self)
      case 80: try reader.read(&field80, Int32Field.self)
      case 81: try reader.read(&field81, StringField.self)
      case 82: try reader.read(&field82, BytesField.self)
      case 83: try reader.read(&field83, BoolField.self)
      case 84: try reader.read(&field84, DoubleField.self)
      case 85: try reader.read(&field85, MessageField<TestWide.Wide>.self)
      case 86: try reader.read(&field86, SInt64Field.self)
      case 87: try reader.read(&field87, Fixed32Field.self)
      case 88: try reader.read(&field88, Int32Field.self)
      case 89: try reader.read(&field89, StringField.self)
      case 90: try reader.read(&field90, BytesField.self)
      case 91: try reader.read(&field91, BoolField.self)
      case 92: try reader.read(&field92, DoubleField.self)
      case 93: try reader.read(&field93, MessageField<TestWide.Wide>.self)
      case 94: try reader.read(&field94, SInt64Field.self)
      case 95: try reader.read(&field95, Fixed32Field.self)
      case 96: try reader.read(&field96, Int32Field.self)
      case 97: try reader.read(&field97, StringField.self)
      case 98: try reader.read(&field98, BytesField.self)
      case 99: try reader.read(&field99, BoolField.self)
      case 100: try reader.insert(into: &field100, ExactTextField.self, DoubleField.self)
      case 500: try reader.insert(into: &field500, ExactTextField.self, DoubleField.self)
      default: break
      }
    }
  }
}

extension TestWide {
  /// Twenty large messages to choose from, and the same again.
  package struct WideChoice: Wire.Message {
    package var choice: OneOf_Choice?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(choice: OneOf_Choice? = nil) {
      self.choice = choice
    }
  }
}

extension TestWide.WideChoice {
  package indirect enum OneOf_Choice: WireOneof {
    case wide1(TestWide.Wide)
    case wide2(TestWide.Wide)
    case wide3(TestWide.Wide)
    case wide4(TestWide.Wide)
    case wide5(TestWide.Wide)
    case wide6(TestWide.Wide)
    case wide7(TestWide.Wide)
    case wide8(TestWide.Wide)
    case wide9(TestWide.Wide)
    case wide10(TestWide.Wide)
    case wide11(TestWide.Wide)
    case wide12(TestWide.Wide)
    case wide13(TestWide.Wide)
    case wide14(TestWide.Wide)
    case wide15(TestWide.Wide)
    case wide16(TestWide.Wide)
    case wide17(TestWide.Wide)
    case wide18(TestWide.Wide)
    case wide19(TestWide.Wide)
    case wide20(TestWide.Wide)
    case again(TestWide.WideChoice)

    package var alone: TestWide.WideChoice { TestWide.WideChoice(choice: self) }
  }
}

extension TestWide.WideChoice {
  package static let fullName: Swift.String = "test.wide.WideChoice"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "wide_1", "wide1", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(2, "wide_2", "wide2", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(3, "wide_3", "wide3", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(4, "wide_4", "wide4", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(5, "wide_5", "wide5", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(6, "wide_6", "wide6", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(7, "wide_7", "wide7", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(8, "wide_8", "wide8", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(9, "wide_9", "wide9", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(10, "wide_10", "wide10", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(11, "wide_11", "wide11", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(12, "wide_12", "wide12", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(13, "wide_13", "wide13", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(14, "wide_14", "wide14", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(15, "wide_15", "wide15", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(16, "wide_16", "wide16", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(17, "wide_17", "wide17", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(18, "wide_18", "wide18", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(19, "wide_19", "wide19", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(20, "wide_20", "wide20", .single, TestWide.Wide.self, oneof: 0),
    FieldInfo(71, "again", "again", .single, TestWide.WideChoice.self, oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(choice, 71, TestWide.WideChoice.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 20, TestWide.Wide.self) {
      if case .wide20(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 19, TestWide.Wide.self) {
      if case .wide19(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 18, TestWide.Wide.self) {
      if case .wide18(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 17, TestWide.Wide.self) {
      if case .wide17(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 16, TestWide.Wide.self) {
      if case .wide16(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 15, TestWide.Wide.self) {
      if case .wide15(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 14, TestWide.Wide.self) {
      if case .wide14(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 13, TestWide.Wide.self) {
      if case .wide13(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 12, TestWide.Wide.self) {
      if case .wide12(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 11, TestWide.Wide.self) {
      if case .wide11(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 10, TestWide.Wide.self) {
      if case .wide10(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 9, TestWide.Wide.self) {
      if case .wide9(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 8, TestWide.Wide.self) {
      if case .wide8(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 7, TestWide.Wide.self) {
      if case .wide7(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 6, TestWide.Wide.self) {
      if case .wide6(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 5, TestWide.Wide.self) {
      if case .wide5(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 4, TestWide.Wide.self) {
      if case .wide4(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 3, TestWide.Wide.self) {
      if case .wide3(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 2, TestWide.Wide.self) {
      if case .wide2(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 1, TestWide.Wide.self) {
      if case .wide1(let value) = $0 { value } else { nil }
    }
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
      case 10:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide1(let earlier) = $0 { earlier } else { nil } },
          { .wide1($0) }
        )
      case 18:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide2(let earlier) = $0 { earlier } else { nil } },
          { .wide2($0) }
        )
      case 26:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide3(let earlier) = $0 { earlier } else { nil } },
          { .wide3($0) }
        )
      case 34:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide4(let earlier) = $0 { earlier } else { nil } },
          { .wide4($0) }
        )
      case 42:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide5(let earlier) = $0 { earlier } else { nil } },
          { .wide5($0) }
        )
      case 50:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide6(let earlier) = $0 { earlier } else { nil } },
          { .wide6($0) }
        )
      case 58:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide7(let earlier) = $0 { earlier } else { nil } },
          { .wide7($0) }
        )
      case 66:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide8(let earlier) = $0 { earlier } else { nil } },
          { .wide8($0) }
        )
      case 74:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide9(let earlier) = $0 { earlier } else { nil } },
          { .wide9($0) }
        )
      case 82:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide10(let earlier) = $0 { earlier } else { nil } },
          { .wide10($0) }
        )
      case 90:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide11(let earlier) = $0 { earlier } else { nil } },
          { .wide11($0) }
        )
      case 98:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide12(let earlier) = $0 { earlier } else { nil } },
          { .wide12($0) }
        )
      case 106:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide13(let earlier) = $0 { earlier } else { nil } },
          { .wide13($0) }
        )
      case 114:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide14(let earlier) = $0 { earlier } else { nil } },
          { .wide14($0) }
        )
      case 122:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide15(let earlier) = $0 { earlier } else { nil } },
          { .wide15($0) }
        )
      case 130:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide16(let earlier) = $0 { earlier } else { nil } },
          { .wide16($0) }
        )
      case 138:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide17(let earlier) = $0 { earlier } else { nil } },
          { .wide17($0) }
        )
      case 146:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide18(let earlier) = $0 { earlier } else { nil } },
          { .wide18($0) }
        )
      case 154:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide19(let earlier) = $0 { earlier } else { nil } },
          { .wide19($0) }
        )
      case 162:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide20(let earlier) = $0 { earlier } else { nil } },
          { .wide20($0) }
        )
      case 570:
        try reader.merge(
          &choice,
          TestWide.WideChoice.self,
          { if case .again(let earlier) = $0 { earlier } else { nil } },
          { .again($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.choice(choice, "wide1", TestWide.Wide.self) {
      if case .wide1(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide2", TestWide.Wide.self) {
      if case .wide2(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide3", TestWide.Wide.self) {
      if case .wide3(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide4", TestWide.Wide.self) {
      if case .wide4(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide5", TestWide.Wide.self) {
      if case .wide5(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide6", TestWide.Wide.self) {
      if case .wide6(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide7", TestWide.Wide.self) {
      if case .wide7(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide8", TestWide.Wide.self) {
      if case .wide8(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide9", TestWide.Wide.self) {
      if case .wide9(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide10", TestWide.Wide.self) {
      if case .wide10(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide11", TestWide.Wide.self) {
      if case .wide11(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide12", TestWide.Wide.self) {
      if case .wide12(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide13", TestWide.Wide.self) {
      if case .wide13(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide14", TestWide.Wide.self) {
      if case .wide14(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide15", TestWide.Wide.self) {
      if case .wide15(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide16", TestWide.Wide.self) {
      if case .wide16(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide17", TestWide.Wide.self) {
      if case .wide17(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide18", TestWide.Wide.self) {
      if case .wide18(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide19", TestWide.Wide.self) {
      if case .wide19(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide20", TestWide.Wide.self) {
      if case .wide20(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "again", TestWide.WideChoice.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide1($0)
        }
      case 2:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide2($0)
        }
      case 3:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide3($0)
        }
      case 4:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide4($0)
        }
      case 5:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide5($0)
        }
      case 6:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide6($0)
        }
      case 7:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide7($0)
        }
      case 8:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide8($0)
        }
      case 9:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide9($0)
        }
      case 10:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide10($0)
        }
      case 11:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide11($0)
        }
      case 12:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide12($0)
        }
      case 13:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide13($0)
        }
      case 14:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide14($0)
        }
      case 15:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide15($0)
        }
      case 16:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide16($0)
        }
      case 17:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide17($0)
        }
      case 18:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide18($0)
        }
      case 19:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide19($0)
        }
      case 20:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.Wide>.self) {
          choice = .wide20($0)
        }
      case 71:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.WideChoice>.self) {
          choice = .again($0)
        }
      default: break
      }
    }
  }
}

extension TestWide {
  /// More fields than an initializer takes, with a choice among them.
  package struct ManyFields: Wire.Message {
    package var text1: Swift.String = ""

    package var text2: Swift.String = ""

    package var text3: Swift.String = ""

    package var text4: Swift.String = ""

    package var text5: Swift.String = ""

    package var text6: Swift.String = ""

    package var text7: Swift.String = ""

    package var text8: Swift.String = ""

    package var text9: Swift.String = ""

    package var text10: Swift.String = ""

    package var text11: Swift.String = ""

    package var text12: Swift.String = ""

    package var text13: Swift.String = ""

    package var text14: Swift.String = ""

    package var text15: Swift.String = ""

    package var text16: Swift.String = ""

    package var text17: Swift.String = ""

    package var text18: Swift.String = ""

    package var text19: Swift.String = ""

    package var text20: Swift.String = ""

    package var text21: Swift.String = ""

    package var text22: Swift.String = ""

    package var text23: Swift.String = ""

    package var text24: Swift.String = ""

    package var text25: Swift.String = ""

    package var text26: Swift.String = ""

    package var text27: Swift.String = ""

    package var text28: Swift.String = ""

    package var text29: Swift.String = ""

    package var text30: Swift.String = ""

    package var text31: Swift.String = ""

    package var text32: Swift.String = ""

    package var text33: Swift.String = ""

    package var text34: Swift.String = ""

    package var text35: Swift.String = ""

    package var text36: Swift.String = ""

    package var text37: Swift.String = ""

    package var text38: Swift.String = ""

    package var text39: Swift.String = ""

    package var text40: Swift.String = ""

    package var text41: Swift.String = ""

    package var text42: Swift.String = ""

    package var text43: Swift.String = ""

    package var text44: Swift.String = ""

    package var text45: Swift.String = ""

    package var text46: Swift.String = ""

    package var text47: Swift.String = ""

    package var text48: Swift.String = ""

    package var text49: Swift.String = ""

    package var text50: Swift.String = ""

    package var text51: Swift.String = ""

    package var text52: Swift.String = ""

    package var text53: Swift.String = ""

    package var text54: Swift.String = ""

    package var text55: Swift.String = ""

    package var text56: Swift.String = ""

    package var text57: Swift.String = ""

    package var text58: Swift.String = ""

    package var text59: Swift.String = ""

    package var text60: Swift.String = ""

    package var text61: Swift.String = ""

    package var text62: Swift.String = ""

    package var text63: Swift.String = ""

    package var text64: Swift.String = ""

    package var text65: Swift.String = ""

    package var text66: Swift.String = ""

    package var text67: Swift.String = ""

    package var text68: Swift.String = ""

    package var text69: Swift.String = ""

    package var text70: Swift.String = ""

    package var text71: Swift.String = ""

    package var text72: Swift.String = ""

    package var text73: Swift.String = ""

    package var text74: Swift.String = ""

    package var text75: Swift.String = ""

    package var text76: Swift.String = ""

    package var text77: Swift.String = ""

    package var text78: Swift.String = ""

    package var text79: Swift.String = ""

    package var text80: Swift.String = ""

    package var text81: Swift.String = ""

    package var text82: Swift.String = ""

    package var text83: Swift.String = ""

    package var text84: Swift.String = ""

    package var text85: Swift.String = ""

    package var text86: Swift.String = ""

    package var text87: Swift.String = ""

    package var text88: Swift.String = ""

    package var text89: Swift.String = ""

    package var text90: Swift.String = ""

    package var text91: Swift.String = ""

    package var text92: Swift.String = ""

    package var text93: Swift.String = ""

    package var text94: Swift.String = ""

    package var text95: Swift.String = ""

    package var text96: Swift.String = ""

    package var text97: Swift.String = ""

    package var text98: Swift.String = ""

    package var text99: Swift.String = ""

    package var text100: Swift.String = ""

    package var text101: Swift.String = ""

    package var text102: Swift.String = ""

    package var text103: Swift.String = ""

    package var text104: Swift.String = ""

    package var text105: Swift.String = ""

    package var text106: Swift.String = ""

    package var text107: Swift.String = ""

    package var text108: Swift.String = ""

    package var text109: Swift.String = ""

    package var text110: Swift.String = ""

    package var text111: Swift.String = ""

    package var text112: Swift.String = ""

    package var text113: Swift.String = ""

    package var text114: Swift.String = ""

    package var text115: Swift.String = ""

    package var text116: Swift.String = ""

    package var text117: Swift.String = ""

    package var text118: Swift.String = ""

    package var text119: Swift.String = ""

    package var text120: Swift.String = ""

    package var text121: Swift.String = ""

    package var text122: Swift.String = ""

    package var text123: Swift.String = ""

    package var text124: Swift.String = ""

    package var text125: Swift.String = ""

    package var text126: Swift.String = ""

    package var text127: Swift.String = ""

    package var text128: Swift.String = ""

    package var text129: Swift.String = ""

    package var text130: Swift.String = ""

    package var text131: Swift.String = ""

    package var text132: Swift.String = ""

    package var text133: Swift.String = ""

    package var text134: Swift.String = ""

    package var text135: Swift.String = ""

    package var text136: Swift.String = ""

    package var text137: Swift.String = ""

    package var text138: Swift.String = ""

    package var text139: Swift.String = ""

    package var text140: Swift.String = ""

    package var text141: Swift.String = ""

    package var text142: Swift.String = ""

    package var text143: Swift.String = ""

    package var text144: Swift.String = ""

    package var text145: Swift.String = ""

    package var text146: Swift.String = ""

    package var text147: Swift.String = ""

    package var text148: Swift.String = ""

    package var text149: Swift.String = ""

    package var text150: Swift.String = ""

    package var text151: Swift.String = ""

    package var text152: Swift.String = ""

    package var text153: Swift.String = ""

    package var text154: Swift.String = ""

    package var text155: Swift.String = ""

    package var text156: Swift.String = ""

    package var text157: Swift.String = ""

    package var text158: Swift.String = ""

    package var text159: Swift.String = ""

    package var text160: Swift.String = ""

    package var text161: Swift.String = ""

    package var text162: Swift.String = ""

    package var text163: Swift.String = ""

    package var text164: Swift.String = ""

    package var text165: Swift.String = ""

    package var text166: Swift.String = ""

    package var text167: Swift.String = ""

    package var text168: Swift.String = ""

    package var text169: Swift.String = ""

    package var text170: Swift.String = ""

    package var text171: Swift.String = ""

    package var text172: Swift.String = ""

    package var text173: Swift.String = ""

    package var text174: Swift.String = ""

    package var text175: Swift.String = ""

    package var text176: Swift.String = ""

    package var text177: Swift.String = ""

    package var text178: Swift.String = ""

    package var text179: Swift.String = ""

    package var text180: Swift.String = ""

    package var text181: Swift.String = ""

    package var text182: Swift.String = ""

    package var text183: Swift.String = ""

    package var text184: Swift.String = ""

    package var text185: Swift.String = ""

    package var text186: Swift.String = ""

    package var text187: Swift.String = ""

    package var text188: Swift.String = ""

    package var text189: Swift.String = ""

    package var text190: Swift.String = ""

    package var text191: Swift.String = ""

    package var text192: Swift.String = ""

    package var text193: Swift.String = ""

    package var text194: Swift.String = ""

    package var text195: Swift.String = ""

    package var text196: Swift.String = ""

    package var text197: Swift.String = ""

    package var text198: Swift.String = ""

    package var text199: Swift.String = ""

    package var text200: Swift.String = ""

    package var text201: Swift.String = ""

    package var choice: OneOf_Choice?

    @Boxed package var child: TestWide.ManyFields?

    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension TestWide.ManyFields {
  package indirect enum OneOf_Choice: WireOneof {
    case flag(Bool)
    case again(TestWide.ManyFields)

    package var alone: TestWide.ManyFields {
      var alone = TestWide.ManyFields()
      alone.choice = self
      return alone
    }
  }
}

extension TestWide.ManyFields {
  package static let fullName: Swift.String = "test.wide.ManyFields"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "text_1", "text1"),
    FieldInfo(2, "text_2", "text2"),
    FieldInfo(3, "text_3", "text3"),
    FieldInfo(4, "text_4", "text4"),
    FieldInfo(5, "text_5", "text5"),
    FieldInfo(6, "text_6", "text6"),
    FieldInfo(7, "text_7", "text7"),
    FieldInfo(8, "text_8", "text8"),
    FieldInfo(9, "text_9", "text9"),
    FieldInfo(10, "text_10", "text10"),
    FieldInfo(11, "text_11", "text11"),
    FieldInfo(12, "text_12", "text12"),
    FieldInfo(13, "text_13", "text13"),
    FieldInfo(14, "text_14", "text14"),
    FieldInfo(15, "text_15", "text15"),
    FieldInfo(16, "text_16", "text16"),
    FieldInfo(17, "text_17", "text17"),
    FieldInfo(18, "text_18", "text18"),
    FieldInfo(19, "text_19", "text19"),
    FieldInfo(20, "text_20", "text20"),
    FieldInfo(21, "text_21", "text21"),
    FieldInfo(22, "text_22", "text22"),
    FieldInfo(23, "text_23", "text23"),
    FieldInfo(24, "text_24", "text24"),
    FieldInfo(25, "text_25", "text25"),
    FieldInfo(26, "text_26", "text26"),
    FieldInfo(27, "text_27", "text27"),
    FieldInfo(28, "text_28", "text28"),
    FieldInfo(29, "text_29", "text29"),
    FieldInfo(30, "text_30", "text30"),
    FieldInfo(31, "text_31", "text31"),
    FieldInfo(32, "text_32", "text32"),
    FieldInfo(33, "text_33", "text33"),
    FieldInfo(34, "text_34", "text34"),
    FieldInfo(35, "text_35", "text35"),
    FieldInfo(36, "text_36", "text36"),
    FieldInfo(37, "text_37", "text37"),
    FieldInfo(38, "text_38", "text38"),
    FieldInfo(39, "text_39", "text39"),
    FieldInfo(40, "text_40", "text40"),
    FieldInfo(41, "text_41", "text41"),
    FieldInfo(42, "text_42", "text42"),
    FieldInfo(43, "text_43", "text43"),
    FieldInfo(44, "text_44", "text44"),
    FieldInfo(45, "text_45", "text45"),
    FieldInfo(46, "text_46", "text46"),
    FieldInfo(47, "text_47", "text47"),
    FieldInfo(48, "text_48", "text48"),
    FieldInfo(49, "text_49", "text49"),
    FieldInfo(50, "text_50", "text50"),
    FieldInfo(51, "text_51", "text51"),
    FieldInfo(52, "text_52", "text52"),
    FieldInfo(53, "text_53", "text53"),
    FieldInfo(54, "text_54", "text54"),
    FieldInfo(55, "text_55", "text55"),
    FieldInfo(56, "text_56", "text56"),
    FieldInfo(57, "text_57", "text57"),
    FieldInfo(58, "text_58", "text58"),
    FieldInfo(59, "text_59", "text59"),
    FieldInfo(60, "text_60", "text60"),
    FieldInfo(61, "text_61", "text61"),
    FieldInfo(62, "text_62", "text62"),
    FieldInfo(63, "text_63", "text63"),
    FieldInfo(64, "text_64", "text64"),
    FieldInfo(65, "text_65", "text65"),
    FieldInfo(66, "text_66", "text66"),
    FieldInfo(67, "text_67", "text67"),
    FieldInfo(68, "text_68", "text68"),
    FieldInfo(69, "text_69", "text69"),
    FieldInfo(70, "text_70", "text70"),
    FieldInfo(71, "text_71", "text71"),
    FieldInfo(72, "text_72", "text72"),
    FieldInfo(73, "text_73", "text73"),
    FieldInfo(74, "text_74", "text74"),
    FieldInfo(75, "text_75", "text75"),
    FieldInfo(76, "text_76", "text76"),
    FieldInfo(77, "text_77", "text77"),
    FieldInfo(78, "text_78", "text78"),
    FieldInfo(79, "text_79", "text79"),
    FieldInfo(80, "text_80", "text80"),
    FieldInfo(81, "text_81", "text81"),
    FieldInfo(82, "text_82", "text82"),
    FieldInfo(83, "text_83", "text83"),
    FieldInfo(84, "text_84", "text84"),
    FieldInfo(85, "text_85", "text85"),
    FieldInfo(86, "text_86", "text86"),
    FieldInfo(87, "text_87", "text87"),
    FieldInfo(88, "text_88", "text88"),
    FieldInfo(89, "text_89", "text89"),
    FieldInfo(90, "text_90", "text90"),
    FieldInfo(91, "text_91", "text91"),
    FieldInfo(92, "text_92", "text92"),
    FieldInfo(93, "text_93", "text93"),
    FieldInfo(94, "text_94", "text94"),
    FieldInfo(95, "text_95", "text95"),
    FieldInfo(96, "text_96", "text96"),
    FieldInfo(97, "text_97", "text97"),
    FieldInfo(98, "text_98", "text98"),
    FieldInfo(99, "text_99", "text99"),
    FieldInfo(100, "text_100", "text100"),
    FieldInfo(101, "text_101", "text101"),
    FieldInfo(102, "text_102", "text102"),
    FieldInfo(103, "text_103", "text103"),
    FieldInfo(104, "text_104", "text104"),
    FieldInfo(105, "text_105", "text105"),
    FieldInfo(106, "text_106", "text106"),
    FieldInfo(107, "text_107", "text107"),
    FieldInfo(108, "text_108", "text108"),
    FieldInfo(109, "text_109", "text109"),
    FieldInfo(110, "text_110", "text110"),
    FieldInfo(111, "text_111", "text111"),
    FieldInfo(112, "text_112", "text112"),
    FieldInfo(113, "text_113", "text113"),
    FieldInfo(114, "text_114", "text114"),
    FieldInfo(115, "text_115", "text115"),
    FieldInfo(116, "text_116", "text116"),
    FieldInfo(117, "text_117", "text117"),
    FieldInfo(118, "text_118", "text118"),
    FieldInfo(119, "text_119", "text119"),
    FieldInfo(120, "text_120", "text120"),
    FieldInfo(121, "text_121", "text121"),
    FieldInfo(122, "text_122", "text122"),
    FieldInfo(123, "text_123", "text123"),
    FieldInfo(124, "text_124", "text124"),
    FieldInfo(125, "text_125", "text125"),
    FieldInfo(126, "text_126", "text126"),
    FieldInfo(127, "text_127", "text127"),
    FieldInfo(128, "text_128", "text128"),
    FieldInfo(129, "text_129", "text129"),
    FieldInfo(130, "text_130", "text130"),
    FieldInfo(131, "text_131", "text131"),
    FieldInfo(132, "text_132", "text132"),
    FieldInfo(133, "text_133", "text133"),
    FieldInfo(134, "text_134", "text134"),
    FieldInfo(135, "text_135", "text135"),
    FieldInfo(136, "text_136", "text136"),
    FieldInfo(137, "text_137", "text137"),
    FieldInfo(138, "text_138", "text138"),
    FieldInfo(139, "text_139", "text139"),
    FieldInfo(140, "text_140", "text140"),
    FieldInfo(141, "text_141", "text141"),
    FieldInfo(142, "text_142", "text142"),
    FieldInfo(143, "text_143", "text143"),
    FieldInfo(144, "text_144", "text144"),
    FieldInfo(145, "text_145", "text145"),
    FieldInfo(146, "text_146", "text146"),
    FieldInfo(147, "text_147", "text147"),
    FieldInfo(148, "text_148", "text148"),
    FieldInfo(149, "text_149", "text149"),
    FieldInfo(150, "text_150", "text150"),
    FieldInfo(151, "text_151", "text151"),
    FieldInfo(152, "text_152", "text152"),
    FieldInfo(153, "text_153", "text153"),
    FieldInfo(154, "text_154", "text154"),
    FieldInfo(155, "text_155", "text155"),
    FieldInfo(156, "text_156", "text156"),
    FieldInfo(157, "text_157", "text157"),
    FieldInfo(158, "text_158", "text158"),
    FieldInfo(159, "text_159", "text159"),
    FieldInfo(160, "text_160", "text160"),
    FieldInfo(161, "text_161", "text161"),
    FieldInfo(162, "text_162", "text162"),
    FieldInfo(163, "text_163", "text163"),
    FieldInfo(164, "text_164", "text164"),
    FieldInfo(165, "text_165", "text165"),
    FieldInfo(166, "text_166", "text166"),
    FieldInfo(167, "text_167", "text167"),
    FieldInfo(168, "text_168", "text168"),
    FieldInfo(169, "text_169", "text169"),
    FieldInfo(170, "text_170", "text170"),
    FieldInfo(171, "text_171", "text171"),
    FieldInfo(172, "text_172", "text172"),
    FieldInfo(173, "text_173", "text173"),
    FieldInfo(174, "text_174", "text174"),
    FieldInfo(175, "text_175", "text175"),
    FieldInfo(176, "text_176", "text176"),
    FieldInfo(177, "text_177", "text177"),
    FieldInfo(178, "text_178", "text178"),
    FieldInfo(179, "text_179", "text179"),
    FieldInfo(180, "text_180", "text180"),
    FieldInfo(181, "text_181", "text181"),
    FieldInfo(182, "text_182", "text182"),
    FieldInfo(183, "text_183", "text183"),
    FieldInfo(184, "text_184", "text184"),
    FieldInfo(185, "text_185", "text185"),
    FieldInfo(186, "text_186", "text186"),
    FieldInfo(187, "text_187", "text187"),
    FieldInfo(188, "text_188", "text188"),
    FieldInfo(189, "text_189", "text189"),
    FieldInfo(190, "text_190", "text190"),
    FieldInfo(191, "text_191", "text191"),
    FieldInfo(192, "text_192", "text192"),
    FieldInfo(193, "text_193", "text193"),
    FieldInfo(194, "text_194", "text194"),
    FieldInfo(195, "text_195", "text195"),
    FieldInfo(196, "text_196", "text196"),
    FieldInfo(197, "text_197", "text197"),
    FieldInfo(198, "text_198", "text198"),
    FieldInfo(199, "text_199", "text199"),
    FieldInfo(200, "text_200", "text200"),
    FieldInfo(201, "text_201", "text201"),
    FieldInfo(202, "flag", "flag", oneof: 0),
    FieldInfo(203, "again", "again", .single, TestWide.ManyFields.self, oneof: 0),
    FieldInfo(204, "child", "child", .single, TestWide.ManyFields.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_child, 204)
    sink.choice(choice, 203, TestWide.ManyFields.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    if case .flag(let value)? = choice { sink.present(value, 202, BoolField.self) }
    sink.implicit(text201, 201, StringField.self)
    sink.implicit(text200, 200, StringField.self)
    sink.implicit(text199, 199, StringField.self)
    sink.implicit(text198, 198, StringField.self)
    sink.implicit(text197, 197, StringField.self)
    sink.implicit(text196, 196, StringField.self)
    sink.implicit(text195, 195, StringField.self)
    sink.implicit(text194, 194, StringField.self)
    sink.implicit(text193, 193, StringField.self)
    sink.implicit(text192, 192, StringField.self)
    sink.implicit(text191, 191, StringField.self)
    sink.implicit(text190, 190, StringField.self)
    sink.implicit(text189, 189, StringField.self)
    sink.implicit(text188, 188, StringField.self)
    sink.implicit(text187, 187, StringField.self)
    sink.implicit(text186, 186, StringField.self)
    sink.implicit(text185, 185, StringField.self)
    sink.implicit(text184, 184, StringField.self)
    sink.implicit(text183, 183, StringField.self)
    sink.implicit(text182, 182, StringField.self)
    sink.implicit(text181, 181, StringField.self)
    sink.implicit(text180, 180, StringField.self)
    sink.implicit(text179, 179, StringField.self)
    sink.implicit(text178, 178, StringField.self)
    sink.implicit(text177, 177, StringField.self)
    sink.implicit(text176, 176, StringField.self)
    sink.implicit(text175, 175, StringField.self)
    sink.implicit(text174, 174, StringField.self)
    sink.implicit(text173, 173, StringField.self)
    sink.implicit(text172, 172, StringField.self)
    sink.implicit(text171, 171, StringField.self)
    sink.implicit(text170, 170, StringField.self)
    sink.implicit(text169, 169, StringField.self)
    sink.implicit(text168, 168, StringField.self)
    sink.implicit(text167, 167, StringField.self)
    sink.implicit(text166, 166, StringField.self)
    sink.implicit(text165, 165, StringField.self)
    sink.implicit(text164, 164, StringField.self)
    sink.implicit(text163, 163, StringField.self)
    sink.implicit(text162, 162, StringField.self)
    sink.implicit(text161, 161, StringField.self)
    sink.implicit(text160, 160, StringField.self)
    sink.implicit(text159, 159, StringField.self)
    sink.implicit(text158, 158, StringField.self)
    sink.implicit(text157, 157, StringField.self)
    sink.implicit(text156, 156, StringField.self)
    sink.implicit(text155, 155, StringField.self)
    sink.implicit(text154, 154, StringField.self)
    sink.implicit(text153, 153, StringField.self)
    sink.implicit(text152, 152, StringField.self)
    sink.implicit(text151, 151, StringField.self)
    sink.implicit(text150, 150, StringField.self)
    sink.implicit(text149, 149, StringField.self)
    sink.implicit(text148, 148, StringField.self)
    sink.implicit(text147, 147, StringField.self)
    sink.implicit(text146, 146, StringField.self)
    sink.implicit(text145, 145, StringField.self)
    sink.implicit(text144, 144, StringField.self)
    sink.implicit(text143, 143, StringField.self)
    sink.implicit(text142, 142, StringField.self)
    sink.implicit(text141, 141, StringField.self)
    sink.implicit(text140, 140, StringField.self)
    sink.implicit(text139, 139, StringField.self)
    sink.implicit(text138, 138, StringField.self)
    sink.implicit(text137, 137, StringField.self)
    sink.implicit(text136, 136, StringField.self)
    sink.implicit(text135, 135, StringField.self)
    sink.implicit(text134, 134, StringField.self)
    sink.implicit(text133, 133, StringField.self)
    sink.implicit(text132, 132, StringField.self)
    sink.implicit(text131, 131, StringField.self)
    sink.implicit(text130, 130, StringField.self)
    sink.implicit(text129, 129, StringField.self)
    sink.implicit(text128, 128, StringField.self)
    sink.implicit(text127, 127, StringField.self)
    sink.implicit(text126, 126, StringField.self)
    sink.implicit(text125, 125, StringField.self)
    sink.implicit(text124, 124, StringField.self)
    sink.implicit(text123, 123, StringField.self)
    sink.implicit(text122, 122, StringField.self)
    sink.implicit(text121, 121, StringField.self)
    sink.implicit(text120, 120, StringField.self)
    sink.implicit(text119, 119, StringField.self)
    sink.implicit(text118, 118, StringField.self)
    sink.implicit(text117, 117, StringField.self)
    sink.implicit(text116, 116, StringField.self)
    sink.implicit(text115, 115, StringField.self)
    sink.implicit(text114, 114, StringField.self)
    sink.implicit(text113, 113, StringField.self)
    sink.implicit(text112, 112, StringField.self)
    sink.implicit(text111, 111, StringField.self)
    sink.implicit(text110, 110, StringField.self)
    sink.implicit(text109, 109, StringField.self)
    sink.implicit(text108, 108, StringField.self)
    sink.implicit(text107, 107, StringField.self)
    sink.implicit(text106, 106, StringField.self)
    sink.implicit(text105, 105, StringField.self)
    sink.implicit(text104, 104, StringField.self)
    sink.implicit(text103, 103, StringField.self)
    sink.implicit(text102, 102, StringField.self)
    sink.implicit(text101, 101, StringField.self)
    sink.implicit(text100, 100, StringField.self)
    sink.implicit(text99, 99, StringField.self)
    sink.implicit(text98, 98, StringField.self)
    sink.implicit(text97, 97, StringField.self)
    sink.implicit(text96, 96, StringField.self)
    sink.implicit(text95, 95, StringField.self)
    sink.implicit(text94, 94, StringField.self)
    sink.implicit(text93, 93, StringField.self)
    sink.implicit(text92, 92, StringField.self)
    sink.implicit(text91, 91, StringField.self)
    sink.implicit(text90, 90, StringField.self)
    sink.implicit(text89, 89, StringField.self)
    sink.implicit(text88, 88, StringField.self)
    sink.implicit(text87, 87, StringField.self)
    sink.implicit(text86, 86, StringField.self)
    sink.implicit(text85, 85, StringField.self)
    sink.implicit(text84, 84, StringField.self)
    sink.implicit(text83, 83, StringField.self)
    sink.implicit(text82, 82, StringField.self)
    sink.implicit(text81, 81, StringField.self)
    sink.implicit(text80, 80, StringField.self)
    sink.implicit(text79, 79, StringField.self)
    sink.implicit(text78, 78, StringField.self)
    sink.implicit(text77, 77, StringField.self)
    sink.implicit(text76, 76, StringField.self)
    sink.implicit(text75, 75, StringField.self)
    sink.implicit(text74, 74, StringField.self)
    sink.implicit(text73, 73, StringField.self)
    sink.implicit(text72, 72, StringField.self)
    sink.implicit(text71, 71, StringField.self)
    sink.implicit(text70, 70, StringField.self)
    sink.implicit(text69, 69, StringField.self)
    sink.implicit(text68, 68, StringField.self)
    sink.implicit(text67, 67, StringField.self)
    sink.implicit(text66, 66, StringField.self)
    sink.implicit(text65, 65, StringField.self)
    sink.implicit(text64, 64, StringField.self)
    sink.implicit(text63, 63, StringField.self)
    sink.implicit(text62, 62, StringField.self)
    sink.implicit(text61, 61, StringField.self)
    sink.implicit(text60, 60, StringField.self)
    sink.implicit(text59, 59, StringField.self)
    sink.implicit(text58, 58, StringField.self)
    sink.implicit(text57, 57, StringField.self)
    sink.implicit(text56, 56, StringField.self)
    sink.implicit(text55, 55, StringField.self)
    sink.implicit(text54, 54, StringField.self)
    sink.implicit(text53, 53, StringField.self)
    sink.implicit(text52, 52, StringField.self)
    sink.implicit(text51, 51, StringField.self)
    sink.implicit(text50, 50, StringField.self)
    sink.implicit(text49, 49, StringField.self)
    sink.implicit(text48, 48, StringField.self)
    sink.implicit(text47, 47, StringField.self)
    sink.implicit(text46, 46, StringField.self)
    sink.implicit(text45, 45, StringField.self)
    sink.implicit(text44, 44, StringField.self)
    sink.implicit(text43, 43, StringField.self)
    sink.implicit(text42, 42, StringField.self)
    sink.implicit(text41, 41, StringField.self)
    sink.implicit(text40, 40, StringField.self)
    sink.implicit(text39, 39, StringField.self)
    sink.implicit(text38, 38, StringField.self)
    sink.implicit(text37, 37, StringField.self)
    sink.implicit(text36, 36, StringField.self)
    sink.implicit(text35, 35, StringField.self)
    sink.implicit(text34, 34, StringField.self)
    sink.implicit(text33, 33, StringField.self)
    sink.implicit(text32, 32, StringField.self)
    sink.implicit(text31, 31, StringField.self)
    sink.implicit(text30, 30, StringField.self)
    sink.implicit(text29, 29, StringField.self)
    sink.implicit(text28, 28, StringField.self)
    sink.implicit(text27, 27, StringField.self)
    sink.implicit(text26, 26, StringField.self)
    sink.implicit(text25, 25, StringField.self)
    sink.implicit(text24, 24, StringField.self)
    sink.implicit(text23, 23, StringField.self)
    sink.implicit(text22, 22, StringField.self)
    sink.implicit(text21, 21, StringField.self)
    sink.implicit(text20, 20, StringField.self)
    sink.implicit(text19, 19, StringField.self)
    sink.implicit(text18, 18, StringField.self)
    sink.implicit(text17, 17, StringField.self)
    sink.implicit(text16, 16, StringField.self)
    sink.implicit(text15, 15, StringField.self)
    sink.implicit(text14, 14, StringField.self)
    sink.implicit(text13, 13, StringField.self)
    sink.implicit(text12, 12, StringField.self)
    sink.implicit(text11, 11, StringField.self)
    sink.implicit(text10, 10, StringField.self)
    sink.implicit(text9, 9, StringField.self)
    sink.implicit(text8, 8, StringField.self)
    sink.implicit(text7, 7, StringField.self)
    sink.implicit(text6, 6, StringField.self)
    sink.implicit(text5, 5, StringField.self)
    sink.implicit(text4, 4, StringField.self)
    sink.implicit(text3, 3, StringField.self)
    sink.implicit(text2, 2, StringField.self)
    sink.implicit(text1, 1, StringField.self)
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
      case 10: text1 = try StringField.read(from: &reader)
      case 18: text2 = try StringField.read(from: &reader)
      case 26: text3 = try StringField.read(from: &reader)
      case 34: text4 = try StringField.read(from: &reader)
      case 42: text5 = try StringField.read(from: &reader)
      case 50: text6 = try StringField.read(from: &reader)
      case 58: text7 = try StringField.read(from: &reader)
      case 66: text8 = try StringField.read(from: &reader)
      case 74: text9 = try StringField.read(from: &reader)
      case 82: text10 = try StringField.read(from: &reader)
      case 90: text11 = try StringField.read(from: &reader)
      case 98: text12 = try StringField.read(from: &reader)
      case 106: text13 = try StringField.read(from: &reader)
      case 114: text14 = try StringField.read(from: &reader)
      case 122: text15 = try StringField.read(from: &reader)
      case 130: text16 = try StringField.read(from: &reader)
      case 138: text17 = try StringField.read(from: &reader)
      case 146: text18 = try StringField.read(from: &reader)
      case 154: text19 = try StringField.read(from: &reader)
      case 162: text20 = try StringField.read(from: &reader)
      case 170: text21 = try StringField.read(from: &reader)
      case 178: text22 = try StringField.read(from: &reader)
      case 186: text23 = try StringField.read(from: &reader)
      case 194: text24 = try StringField.read(from: &reader)
      case 202: text25 = try StringField.read(from: &reader)
      case 210: text26 = try StringField.read(from: &reader)
      case 218: text27 = try StringField.read(from: &reader)
      case 226: text28 = try StringField.read(from: &reader)
      case 234: text29 = try StringField.read(from: &reader)
      case 242: text30 = try StringField.read(from: &reader)
      case 250: text31 = try StringField.read(from: &reader)
      case 258: text32 = try StringField.read(from: &reader)
      case 266: text33 = try StringField.read(from: &reader)
      case 274: text34 = try StringField.read(from: &reader)
      case 282: text35 = try StringField.read(from: &reader)
      case 290: text36 = try StringField.read(from: &reader)
      case 298: text37 = try StringField.read(from: &reader)
      case 306: text38 = try StringField.read(from: &reader)
      case 314: text39 = try StringField.read(from: &reader)
      case 322: text40 = try StringField.read(from: &reader)
      case 330: text41 = try StringField.read(from: &reader)
      case 338: text42 = try StringField.read(from: &reader)
      case 346: text43 = try StringField.read(from: &reader)
      case 354: text44 = try StringField.read(from: &reader)
      case 362: text45 = try StringField.read(from: &reader)
      case 370: text46 = try StringField.read(from: &reader)
      case 378: text47 = try StringField.read(from: &reader)
      case 386: text48 = try StringField.read(from: &reader)
      case 394: text49 = try StringField.read(from: &reader)
      case 402: text50 = try StringField.read(from: &reader)
      case 410: text51 = try StringField.read(from: &reader)
      case 418: text52 = try StringField.read(from: &reader)
      case 426: text53 = try StringField.read(from: &reader)
      case 434: text54 = try StringField.read(from: &reader)
      case 442: text55 = try StringField.read(from: &reader)
      case 450: text56 = try StringField.read(from: &reader)
      case 458: text57 = try StringField.read(from: &reader)
      case 466: text58 = try StringField.read(from: &reader)
      case 474: text59 = try StringField.read(from: &reader)
      case 482: text60 = try StringField.read(from: &reader)
      case 490: text61 = try StringField.read(from: &reader)
      case 498: text62 = try StringField.read(from: &reader)
      case 506: text63 = try StringField.read(from: &reader)
      case 514: text64 = try StringField.read(from: &reader)
      case 522: text65 = try StringField.read(from: &reader)
      case 530: text66 = try StringField.read(from: &reader)
      case 538: text67 = try StringField.read(from: &reader)
      case 546: text68 = try StringField.read(from: &reader)
      case 554: text69 = try StringField.read(from: &reader)
      case 562: text70 = try StringField.read(from: &reader)
      case 570: text71 = try StringField.read(from: &reader)
      case 578: text72 = try StringField.read(from: &reader)
      case 586: text73 = try StringField.read(from: &reader)
      case 594: text74 = try StringField.read(from: &reader)
      case 602: text75 = try StringField.read(from: &reader)
      case 610: text76 = try StringField.read(from: &reader)
      case 618: text77 = try StringField.read(from: &reader)
      case 626: text78 = try StringField.read(from: &reader)
      case 634: text79 = try StringField.read(from: &reader)
      case 642: text80 = try StringField.read(from: &reader)
      case 650: text81 = try StringField.read(from: &reader)
      case 658: text82 = try StringField.read(from: &reader)
      case 666: text83 = try StringField.read(from: &reader)
      case 674: text84 = try StringField.read(from: &reader)
      case 682: text85 = try StringField.read(from: &reader)
      case 690: text86 = try StringField.read(from: &reader)
      case 698: text87 = try StringField.read(from: &reader)
      case 706: text88 = try StringField.read(from: &reader)
      case 714: text89 = try StringField.read(from: &reader)
      case 722: text90 = try StringField.read(from: &reader)
      case 730: text91 = try StringField.read(from: &reader)
      case 738: text92 = try StringField.read(from: &reader)
      case 746: text93 = try StringField.read(from: &reader)
      case 754: text94 = try StringField.read(from: &reader)
      case 762: text95 = try StringField.read(from: &reader)
      case 770: text96 = try StringField.read(from: &reader)
      case 778: text97 = try StringField.read(from: &reader)
      case 786: text98 = try StringField.read(from: &reader)
      case 794: text99 = try StringField.read(from: &reader)
      case 802: text100 = try StringField.read(from: &reader)
      case 810: text101 = try StringField.read(from: &reader)
      case 818: text102 = try StringField.read(from: &reader)
      case 826: text103 = try StringField.read(from: &reader)
      case 834: text104 = try StringField.read(from: &reader)
      case 842: text105 = try StringField.read(from: &reader)
      case 850: text106 = try StringField.read(from: &reader)
      case 858: text107 = try StringField.read(from: &reader)
      case 866: text108 = try StringField.read(from: &reader)
      case 874: text109 = try StringField.read(from: &reader)
      case 882: text110 = try StringField.read(from: &reader)
      case 890: text111 = try StringField.read(from: &reader)
      case 898: text112 = try StringField.read(from: &reader)
      case 906: text113 = try StringField.read(from: &reader)
      case 914: text114 = try StringField.read(from: &reader)
      case 922: text115 = try StringField.read(from: &reader)
      case 930: text116 = try StringField.read(from: &reader)
      case 938: text117 = try StringField.read(from: &reader)
      case 946: text118 = try StringField.read(from: &reader)
      case 954: text119 = try StringField.read(from: &reader)
      case 962: text120 = try StringField.read(from: &reader)
      case 970: text121 = try StringField.read(from: &reader)
      case 978: text122 = try StringField.read(from: &reader)
      case 986: text123 = try StringField.read(from: &reader)
      case 994: text124 = try StringField.read(from: &reader)
      case 1002: text125 = try StringField.read(from: &reader)
      case 1010: text126 = try StringField.read(from: &reader)
      case 1018: text127 = try StringField.read(from: &reader)
      case 1026: text128 = try StringField.read(from: &reader)
      case 1034: text129 = try StringField.read(from: &reader)
      case 1042: text130 = try StringField.read(from: &reader)
      case 1050: text131 = try StringField.read(from: &reader)
      case 1058: text132 = try StringField.read(from: &reader)
      case 1066: text133 = try StringField.read(from: &reader)
      case 1074: text134 = try StringField.read(from: &reader)
      case 1082: text135 = try StringField.read(from: &reader)
      case 1090: text136 = try StringField.read(from: &reader)
      case 1098: text137 = try StringField.read(from: &reader)
      case 1106: text138 = try StringField.read(from: &reader)
      case 1114: text139 = try StringField.read(from: &reader)
      case 1122: text140 = try StringField.read(from: &reader)
      case 1130: text141 = try StringField.read(from: &reader)
      case 1138: text142 = try StringField.read(from: &reader)
      case 1146: text143 = try StringField.read(from: &reader)
      case 1154: text144 = try StringField.read(from: &reader)
      case 1162: text145 = try StringField.read(from: &reader)
      case 1170: text146 = try StringField.read(from: &reader)
      case 1178: text147 = try StringField.read(from: &reader)
      case 1186: text148 = try StringField.read(from: &reader)
      case 1194: text149 = try StringField.read(from: &reader)
      case 1202: text150 = try StringField.read(from: &reader)
      case 1210: text151 = try StringField.read(from: &reader)
      case 1218: text152 = try StringField.read(from: &reader)
      case 1226: text153 = try StringField.read(from: &reader)
      case 1234: text154 = try StringField.read(from: &reader)
      case 1242: text155 = try StringField.read(from: &reader)
      case 1250: text156 = try StringField.read(from: &reader)
      case 1258: text157 = try StringField.read(from: &reader)
      case 1266: text158 = try StringField.read(from: &reader)
      case 1274: text159 = try StringField.read(from: &reader)
      case 1282: text160 = try StringField.read(from: &reader)
      case 1290: text161 = try StringField.read(from: &reader)
      case 1298: text162 = try StringField.read(from: &reader)
      case 1306: text163 = try StringField.read(from: &reader)
      case 1314: text164 = try StringField.read(from: &reader)
      case 1322: text165 = try StringField.read(from: &reader)
      case 1330: text166 = try StringField.read(from: &reader)
      case 1338: text167 = try StringField.read(from: &reader)
      case 1346: text168 = try StringField.read(from: &reader)
      case 1354: text169 = try StringField.read(from: &reader)
      case 1362: text170 = try StringField.read(from: &reader)
      case 1370: text171 = try StringField.read(from: &reader)
      case 1378: text172 = try StringField.read(from: &reader)
      case 1386: text173 = try StringField.read(from: &reader)
      case 1394: text174 = try StringField.read(from: &reader)
      case 1402: text175 = try StringField.read(from: &reader)
      case 1410: text176 = try StringField.read(from: &reader)
      case 1418: text177 = try StringField.read(from: &reader)
      case 1426: text178 = try StringField.read(from: &reader)
      case 1434: text179 = try StringField.read(from: &reader)
      case 1442: text180 = try StringField.read(from: &reader)
      case 1450: text181 = try StringField.read(from: &reader)
      case 1458: text182 = try StringField.read(from: &reader)
      case 1466: text183 = try StringField.read(from: &reader)
      case 1474: text184 = try StringField.read(from: &reader)
      case 1482: text185 = try StringField.read(from: &reader)
      case 1490: text186 = try StringField.read(from: &reader)
      case 1498: text187 = try StringField.read(from: &reader)
      case 1506: text188 = try StringField.read(from: &reader)
      case 1514: text189 = try StringField.read(from: &reader)
      case 1522: text190 = try StringField.read(from: &reader)
      case 1530: text191 = try StringField.read(from: &reader)
      case 1538: text192 = try StringField.read(from: &reader)
      case 1546: text193 = try StringField.read(from: &reader)
      case 1554: text194 = try StringField.read(from: &reader)
      case 1562: text195 = try StringField.read(from: &reader)
      case 1570: text196 = try StringField.read(from: &reader)
      case 1578: text197 = try StringField.read(from: &reader)
      case 1586: text198 = try StringField.read(from: &reader)
      case 1594: text199 = try StringField.read(from: &reader)
      case 1602: text200 = try StringField.read(from: &reader)
      case 1610: text201 = try StringField.read(from: &reader)
      case 1616: choice = .flag(try BoolField.read(from: &reader))
      case 1626:
        try reader.merge(
          &choice,
          TestWide.ManyFields.self,
          { if case .again(let earlier) = $0 { earlier } else { nil } },
          { .again($0) }
        )
      case 1634: try reader.merge(&_child)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(text1, "text1", StringField.self)
    try writer.implicit(text2, "text2", StringField.self)
    try writer.implicit(text3, "text3", StringField.self)
    try writer.implicit(text4, "text4", StringField.self)
    try writer.implicit(text5, "text5", StringField.self)
    try writer.implicit(text6, "text6", StringField.self)
    try writer.implicit(text7, "text7", StringField.self)
    try writer.implicit(text8, "text8", StringField.self)
    try writer.implicit(text9, "text9", StringField.self)
    try writer.implicit(text10, "text10", StringField.self)
    try writer.implicit(text11, "text11", StringField.self)
    try writer.implicit(text12, "text12", StringField.self)
    try writer.implicit(text13, "text13", StringField.self)
    try writer.implicit(text14, "text14", StringField.self)
    try writer.implicit(text15, "text15", StringField.self)
    try writer.implicit(text16, "text16", StringField.self)
    try writer.implicit(text17, "text17", StringField.self)
    try writer.implicit(text18, "text18", StringField.self)
    try writer.implicit(text19, "text19", StringField.self)
    try writer.implicit(text20, "text20", StringField.self)
    try writer.implicit(text21, "text21", StringField.self)
    try writer.implicit(text22, "text22", StringField.self)
    try writer.implicit(text23, "text23", StringField.self)
    try writer.implicit(text24, "text24", StringField.self)
    try writer.implicit(text25, "text25", StringField.self)
    try writer.implicit(text26, "text26", StringField.self)
    try writer.implicit(text27, "text27", StringField.self)
    try writer.implicit(text28, "text28", StringField.self)
    try writer.implicit(text29, "text29", StringField.self)
    try writer.implicit(text30, "text30", StringField.self)
    try writer.implicit(text31, "text31", StringField.self)
    try writer.implicit(text32, "text32", StringField.self)
    try writer.implicit(text33, "text33", StringField.self)
    try writer.implicit(text34, "text34", StringField.self)
    try writer.implicit(text35, "text35", StringField.self)
    try writer.implicit(text36, "text36", StringField.self)
    try writer.implicit(text37, "text37", StringField.self)
    try writer.implicit(text38, "text38", StringField.self)
    try writer.implicit(text39, "text39", StringField.self)
    try writer.implicit(text40, "text40", StringField.self)
    try writer.implicit(text41, "text41", StringField.self)
    try writer.implicit(text42, "text42", StringField.self)
    try writer.implicit(text43, "text43", StringField.self)
    try writer.implicit(text44, "text44", StringField.self)
    try writer.implicit(text45, "text45", StringField.self)
    try writer.implicit(text46, "text46", StringField.self)
    try writer.implicit(text47, "text47", StringField.self)
    try writer.implicit(text48, "text48", StringField.self)
    try writer.implicit(text49, "text49", StringField.self)
    try writer.implicit(text50, "text50", StringField.self)
    try writer.implicit(text51, "text51", StringField.self)
    try writer.implicit(text52, "text52", StringField.self)
    try writer.implicit(text53, "text53", StringField.self)
    try writer.implicit(text54, "text54", StringField.self)
    try writer.implicit(text55, "text55", StringField.self)
    try writer.implicit(text56, "text56", StringField.self)
    try writer.implicit(text57, "text57", StringField.self)
    try writer.implicit(text58, "text58", StringField.self)
    try writer.implicit(text59, "text59", StringField.self)
    try writer.implicit(text60, "text60", StringField.self)
    try writer.implicit(text61, "text61", StringField.self)
    try writer.implicit(text62, "text62", StringField.self)
    try writer.implicit(text63, "text63", StringField.self)
    try writer.implicit(text64, "text64", StringField.self)
    try writer.implicit(text65, "text65", StringField.self)
    try writer.implicit(text66, "text66", StringField.self)
    try writer.implicit(text67, "text67", StringField.self)
    try writer.implicit(text68, "text68", StringField.self)
    try writer.implicit(text69, "text69", StringField.self)
    try writer.implicit(text70, "text70", StringField.self)
    try writer.implicit(text71, "text71", StringField.self)
    try writer.implicit(text72, "text72", StringField.self)
    try writer.implicit(text73, "text73", StringField.self)
    try writer.implicit(text74, "text74", StringField.self)
    try writer.implicit(text75, "text75", StringField.self)
    try writer.implicit(text76, "text76", StringField.self)
    try writer.implicit(text77, "text77", StringField.self)
    try writer.implicit(text78, "text78", StringField.self)
    try writer.implicit(text79, "text79", StringField.self)
    try writer.implicit(text80, "text80", StringField.self)
    try writer.implicit(text81, "text81", StringField.self)
    try writer.implicit(text82, "text82", StringField.self)
    try writer.implicit(text83, "text83", StringField.self)
    try writer.implicit(text84, "text84", StringField.self)
    try writer.implicit(text85, "text85", StringField.self)
    try writer.implicit(text86, "text86", StringField.self)
    try writer.implicit(text87, "text87", StringField.self)
    try writer.implicit(text88, "text88", StringField.self)
    try writer.implicit(text89, "text89", StringField.self)
    try writer.implicit(text90, "text90", StringField.self)
    try writer.implicit(text91, "text91", StringField.self)
    try writer.implicit(text92, "text92", StringField.self)
    try writer.implicit(text93, "text93", StringField.self)
    try writer.implicit(text94, "text94", StringField.self)
    try writer.implicit(text95, "text95", StringField.self)
    try writer.implicit(text96, "text96", StringField.self)
    try writer.implicit(text97, "text97", StringField.self)
    try writer.implicit(text98, "text98", StringField.self)
    try writer.implicit(text99, "text99", StringField.self)
    try writer.implicit(text100, "text100", StringField.self)
    try writer.implicit(text101, "text101", StringField.self)
    try writer.implicit(text102, "text102", StringField.self)
    try writer.implicit(text103, "text103", StringField.self)
    try writer.implicit(text104, "text104", StringField.self)
    try writer.implicit(text105, "text105", StringField.self)
    try writer.implicit(text106, "text106", StringField.self)
    try writer.implicit(text107, "text107", StringField.self)
    try writer.implicit(text108, "text108", StringField.self)
    try writer.implicit(text109, "text109", StringField.self)
    try writer.implicit(text110, "text110", StringField.self)
    try writer.implicit(text111, "text111", StringField.self)
    try writer.implicit(text112, "text112", StringField.self)
    try writer.implicit(text113, "text113", StringField.self)
    try writer.implicit(text114, "text114", StringField.self)
    try writer.implicit(text115, "text115", StringField.self)
    try writer.implicit(text116, "text116", StringField.self)
    try writer.implicit(text117, "text117", StringField.self)
    try writer.implicit(text118, "text118", StringField.self)
    try writer.implicit(text119, "text119", StringField.self)
    try writer.implicit(text120, "text120", StringField.self)
    try writer.implicit(text121, "text121", StringField.self)
    try writer.implicit(text122, "text122", StringField.self)
    try writer.implicit(text123, "text123", StringField.self)
    try writer.implicit(text124, "text124", StringField.self)
    try writer.implicit(text125, "text125", StringField.self)
    try writer.implicit(text126, "text126", StringField.self)
    try writer.implicit(text127, "text127", StringField.self)
    try writer.implicit(text128, "text128", StringField.self)
    try writer.implicit(text129, "text129", StringField.self)
    try writer.implicit(text130, "text130", StringField.self)
    try writer.implicit(text131, "text131", StringField.self)
    try writer.implicit(text132, "text132", StringField.self)
    try writer.implicit(text133, "text133", StringField.self)
    try writer.implicit(text134, "text134", StringField.self)
    try writer.implicit(text135, "text135", StringField.self)
    try writer.implicit(text136, "text136", StringField.self)
    try writer.implicit(text137, "text137", StringField.self)
    try writer.implicit(text138, "text138", StringField.self)
    try writer.implicit(text139, "text139", StringField.self)
    try writer.implicit(text140, "text140", StringField.self)
    try writer.implicit(text141, "text141", StringField.self)
    try writer.implicit(text142, "text142", StringField.self)
    try writer.implicit(text143, "text143", StringField.self)
    try writer.implicit(text144, "text144", StringField.self)
    try writer.implicit(text145, "text145", StringField.self)
    try writer.implicit(text146, "text146", StringField.self)
    try writer.implicit(text147, "text147", StringField.self)
    try writer.implicit(text148, "text148", StringField.self)
    try writer.implicit(text149, "text149", StringField.self)
    try writer.implicit(text150, "text150", StringField.self)
    try writer.implicit(text151, "text151", StringField.self)
    try writer.implicit(text152, "text152", StringField.self)
    try writer.implicit(text153, "text153", StringField.self)
    try writer.implicit(text154, "text154", StringField.self)
    try writer.implicit(text155, "text155", StringField.self)
    try writer.implicit(text156, "text156", StringField.self)
    try writer.implicit(text157, "text157", StringField.self)
    try writer.implicit(text158, "text158", StringField.self)
    try writer.implicit(text159, "text159", StringField.self)
    try writer.implicit(text160, "text160", StringField.self)
    try writer.implicit(text161, "text161", StringField.self)
    try writer.implicit(text162, "text162", StringField.self)
    try writer.implicit(text163, "text163", StringField.self)
    try writer.implicit(text164, "text164", StringField.self)
    try writer.implicit(text165, "text165", StringField.self)
    try writer.implicit(text166, "text166", StringField.self)
    try writer.implicit(text167, "text167", StringField.self)
    try writer.implicit(text168, "text168", StringField.self)
    try writer.implicit(text169, "text169", StringField.self)
    try writer.implicit(text170, "text170", StringField.self)
    try writer.implicit(text171, "text171", StringField.self)
    try writer.implicit(text172, "text172", StringField.self)
    try writer.implicit(text173, "text173", StringField.self)
    try writer.implicit(text174, "text174", StringField.self)
    try writer.implicit(text175, "text175", StringField.self)
    try writer.implicit(text176, "text176", StringField.self)
    try writer.implicit(text177, "text177", StringField.self)
    try writer.implicit(text178, "text178", StringField.self)
    try writer.implicit(text179, "text179", StringField.self)
    try writer.implicit(text180, "text180", StringField.self)
    try writer.implicit(text181, "text181", StringField.self)
    try writer.implicit(text182, "text182", StringField.self)
    try writer.implicit(text183, "text183", StringField.self)
    try writer.implicit(text184, "text184", StringField.self)
    try writer.implicit(text185, "text185", StringField.self)
    try writer.implicit(text186, "text186", StringField.self)
    try writer.implicit(text187, "text187", StringField.self)
    try writer.implicit(text188, "text188", StringField.self)
    try writer.implicit(text189, "text189", StringField.self)
    try writer.implicit(text190, "text190", StringField.self)
    try writer.implicit(text191, "text191", StringField.self)
    try writer.implicit(text192, "text192", StringField.self)
    try writer.implicit(text193, "text193", StringField.self)
    try writer.implicit(text194, "text194", StringField.self)
    try writer.implicit(text195, "text195", StringField.self)
    try writer.implicit(text196, "text196", StringField.self)
    try writer.implicit(text197, "text197", StringField.self)
    try writer.implicit(text198, "text198", StringField.self)
    try writer.implicit(text199, "text199", StringField.self)
    try writer.implicit(text200, "text200", StringField.self)
    try writer.implicit(text201, "text201", StringField.self)
    if case .flag(let value)? = choice { try writer.present(value, "flag", BoolField.self) }
    try writer.choice(choice, "again", TestWide.ManyFields.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    try writer.boxed(_child, "child")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&text1, StringField.self)
      case 2: try reader.read(&text2, StringField.self)
      case 3: try reader.read(&text3, StringField.self)
      case 4: try reader.read(&text4, StringField.self)
      case 5: try reader.read(&text5, StringField.self)
      case 6: try reader.read(&text6, StringField.self)
      case 7: try reader.read(&text7, StringField.self)
      case 8: try reader.read(&text8, StringField.self)
      case 9: try reader.read(&text9, StringField.self)
      case 10: try reader.read(&text10, StringField.self)
      case 11: try reader.read(&text11, StringField.self)
      case 12: try reader.read(&text12, StringField.self)
      case 13: try reader.read(&text13, StringField.self)
      case 14: try reader.read(&text14, StringField.self)
      case 15: try reader.read(&text15, StringField.self)
      case 16: try reader.read(&text16, StringField.self)
      case 17: try reader.read(&text17, StringField.self)
      case 18: try reader.read(&text18, StringField.self)
      case 19: try reader.read(&text19, StringField.self)
      case 20: try reader.read(&text20, StringField.self)
      case 21: try reader.read(&text21, StringField.self)
      case 22: try reader.read(&text22, StringField.self)
      case 23: try reader.read(&text23, StringField.self)
      case 24: try reader.read(&text24, StringField.self)
      case 25: try reader.read(&text25, StringField.self)
      case 26: try reader.read(&text26, StringField.self)
      case 27: try reader.read(&text27, StringField.self)
      case 28: try reader.read(&text28, StringField.self)
      case 29: try reader.read(&text29, StringField.self)
      case 30: try reader.read(&text30, StringField.self)
      case 31: try reader.read(&text31, StringField.self)
      case 32: try reader.read(&text32, StringField.self)
      case 33: try reader.read(&text33, StringField.self)
      case 34: try reader.read(&text34, StringField.self)
      case 35: try reader.read(&text35, StringField.self)
      case 36: try reader.read(&text36, StringField.self)
      case 37: try reader.read(&text37, StringField.self)
      case 38: try reader.read(&text38, StringField.self)
      case 39: try reader.read(&text39, StringField.self)
      case 40: try reader.read(&text40, StringField.self)
      case 41: try reader.read(&text41, StringField.self)
      case 42: try reader.read(&text42, StringField.self)
      case 43: try reader.read(&text43, StringField.self)
      case 44: try reader.read(&text44, StringField.self)
      case 45: try reader.read(&text45, StringField.self)
      case 46: try reader.read(&text46, StringField.self)
      case 47: try reader.read(&text47, StringField.self)
      case 48: try reader.read(&text48, StringField.self)
      case 49: try reader.read(&text49, StringField.self)
      case 50: try reader.read(&text50, StringField.self)
      case 51: try reader.read(&text51, StringField.self)
      case 52: try reader.read(&text52, StringField.self)
      case 53: try reader.read(&text53, StringField.self)
      case 54: try reader.read(&text54, StringField.self)
      case 55: try reader.read(&text55, StringField.self)
      case 56: try reader.read(&text56, StringField.self)
      case 57: try reader.read(&text57, StringField.self)
      case 58: try reader.read(&text58, StringField.self)
      case 59: try reader.read(&text59, StringField.self)
      case 60: try reader.read(&text60, StringField.self)
      case 61: try reader.read(&text61, StringField.self)
      case 62: try reader.read(&text62, StringField.self)
      case 63: try reader.read(&text63, StringField.self)
      case 64: try reader.read(&text64, StringField.self)
      case 65: try reader.read(&text65, StringField.self)
      case 66: try reader.read(&text66, StringField.self)
      case 67: try reader.read(&text67, StringField.self)
      case 68: try reader.read(&text68, StringField.self)
      case 69: try reader.read(&text69, StringField.self)
      case 70: try reader.read(&text70, StringField.self)
      case 71: try reader.read(&text71, StringField.self)
      case 72: try reader.read(&text72, StringField.self)
      case 73: try reader.read(&text73, StringField.self)
      case 74: try reader.read(&text74, StringField.self)
      case 75: try reader.read(&text75, StringField.self)
      case 76: try reader.read(&text76, StringField.self)
      case 77: try reader.read(&text77, StringField.self)
      case 78: try reader.read(&text78, StringField.self)
      case 79: try reader.read(&text79, StringField.self)
      case 80: try reader.read(&text80, StringField.self)
      case 81: try reader.read(&text81, StringField.self)
      case 82: try reader.read(&text82, StringField.self)
      case 83: try reader.read(&text83, StringField.self)
      case 84: try reader.read(&text84, StringField.self)
      case 85: try reader.read(&text85, StringField.self)
      case 86: try reader.read(&text86, StringField.self)
      case 87: try reader.read(&text87, StringField.self)
      case 88: try reader.read(&text88, StringField.self)
      case 89: try reader.read(&text89, StringField.self)
      case 90: try reader.read(&text90, StringField.self)
      case 91: try reader.read(&text91, StringField.self)
      case 92: try reader.read(&text92, StringField.self)
      case 93: try reader.read(&text93, StringField.self)
      case 94: try reader.read(&text94, StringField.self)
      case 95: try reader.read(&text95, StringField.self)
      case 96: try reader.read(&text96, StringField.self)
      case 97: try reader.read(&text97, StringField.self)
      case 98: try reader.read(&text98, StringField.self)
      case 99: try reader.read(&text99, StringField.self)
      case 100: try reader.read(&text100, StringField.self)
      case 101: try reader.read(&text101, StringField.self)
      case 102: try reader.read(&text102, StringField.self)
      case 103: try reader.read(&text103, StringField.self)
      case 104: try reader.read(&text104, StringField.self)
      case 105: try reader.read(&text105, StringField.self)
      case 106: try reader.read(&text106, StringField.self)
      case 107: try reader.read(&text107, StringField.self)
      case 108: try reader.read(&text108, StringField.self)
      case 109: try reader.read(&text109, StringField.self)
      case 110: try reader.read(&text110, StringField.self)
      case 111: try reader.read(&text111, StringField.self)
      case 112: try reader.read(&text112, StringField.self)
      case 113: try reader.read(&text113, StringField.self)
      case 114: try reader.read(&text114, StringField.self)
      case 115: try reader.read(&text115, StringField.self)
      case 116: try reader.read(&text116, StringField.self)
      case 117: try reader.read(&text117, StringField.self)
      case 118: try reader.read(&text118, StringField.self)
      case 119: try reader.read(&text119, StringField.self)
      case 120: try reader.read(&text120, StringField.self)
      case 121: try reader.read(&text121, StringField.self)
      case 122: try reader.read(&text122, StringField.self)
      case 123: try reader.read(&text123, StringField.self)
      case 124: try reader.read(&text124, StringField.self)
      case 125: try reader.read(&text125, StringField.self)
      case 126: try reader.read(&text126, StringField.self)
      case 127: try reader.read(&text127, StringField.self)
      case 128: try reader.read(&text128, StringField.self)
      case 129: try reader.read(&text129, StringField.self)
      case 130: try reader.read(&text130, StringField.self)
      case 131: try reader.read(&text131, StringField.self)
      case 132: try reader.read(&text132, StringField.self)
      case 133: try reader.read(&text133, StringField.self)
      case 134: try reader.read(&text134, StringField.self)
      case 135: try reader.read(&text135, StringField.self)
      case 136: try reader.read(&text136, StringField.self)
      case 137: try reader.read(&text137, StringField.self)
      case 138: try reader.read(&text138, StringField.self)
      case 139: try reader.read(&text139, StringField.self)
      case 140: try reader.read(&text140, StringField.self)
      case 141: try reader.read(&text141, StringField.self)
      case 142: try reader.read(&text142, StringField.self)
      case 143: try reader.read(&text143, StringField.self)
      case 144: try reader.read(&text144, StringField.self)
      case 145: try reader.read(&text145, StringField.self)
      case 146: try reader.read(&text146, StringField.self)
      case 147: try reader.read(&text147, StringField.self)
      case 148: try reader.read(&text148, StringField.self)
      case 149: try reader.read(&text149, StringField.self)
      case 150: try reader.read(&text150, StringField.self)
      case 151: try reader.read(&text151, StringField.self)
      case 152: try reader.read(&text152, StringField.self)
      case 153: try reader.read(&text153, StringField.self)
      case 154: try reader.read(&text154, StringField.self)
      case 155: try reader.read(&text155, StringField.self)
      case 156: try reader.read(&text156, StringField.self)
      case 157: try reader.read(&text157, StringField.self)
      case 158: try reader.read(&text158, StringField.self)
      case 159: try reader.read(&text159, StringField.self)
      case 160: try reader.read(&text160, StringField.self)
      case 161: try reader.read(&text161, StringField.self)
      case 162: try reader.read(&text162, StringField.self)
      case 163: try reader.read(&text163, StringField.self)
      case 164: try reader.read(&text164, StringField.self)
      case 165: try reader.read(&text165, StringField.self)
      case 166: try reader.read(&text166, StringField.self)
      case 167: try reader.read(&text167, StringField.self)
      case 168: try reader.read(&text168, StringField.self)
      case 169: try reader.read(&text169, StringField.self)
      case 170: try reader.read(&text170, StringField.self)
      case 171: try reader.read(&text171, StringField.self)
      case 172: try reader.read(&text172, StringField.self)
      case 173: try reader.read(&text173, StringField.self)
      case 174: try reader.read(&text174, StringField.self)
      case 175: try reader.read(&text175, StringField.self)
      case 176: try reader.read(&text176, StringField.self)
      case 177: try reader.read(&text177, StringField.self)
      case 178: try reader.read(&text178, StringField.self)
      case 179: try reader.read(&text179, StringField.self)
      case 180: try reader.read(&text180, StringField.self)
      case 181: try reader.read(&text181, StringField.self)
      case 182: try reader.read(&text182, StringField.self)
      case 183: try reader.read(&text183, StringField.self)
      case 184: try reader.read(&text184, StringField.self)
      case 185: try reader.read(&text185, StringField.self)
      case 186: try reader.read(&text186, StringField.self)
      case 187: try reader.read(&text187, StringField.self)
      case 188: try reader.read(&text188, StringField.self)
      case 189: try reader.read(&text189, StringField.self)
      case 190: try reader.read(&text190, StringField.self)
      case 191: try reader.read(&text191, StringField.self)
      case 192: try reader.read(&text192, StringField.self)
      case 193: try reader.read(&text193, StringField.self)
      case 194: try reader.read(&text194, StringField.self)
      case 195: try reader.read(&text195, StringField.self)
      case 196: try reader.read(&text196, StringField.self)
      case 197: try reader.read(&text197, StringField.self)
      case 198: try reader.read(&text198, StringField.self)
      case 199: try reader.read(&text199, StringField.self)
      case 200: try reader.read(&text200, StringField.self)
      case 201: try reader.read(&text201, StringField.self)
      case 202: try reader.choice(isFirst: choice == nil, BoolField.self) { choice = .flag($0) }
      case 203:
        try reader.choice(isFirst: choice == nil, MessageField<TestWide.ManyFields>.self) {
          choice = .again($0)
        }
      case 204: try reader.read(&child, MessageField<TestWide.ManyFields>.self)
      default: break
      }
    }
  }
}
