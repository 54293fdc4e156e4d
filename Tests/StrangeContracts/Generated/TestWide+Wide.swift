// Made from wide.proto by protoc-gen-daybook; changes belong there.

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

  /// The last field first; see `WireSink`.
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

  /// The last field first; see `WireSink`.
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
