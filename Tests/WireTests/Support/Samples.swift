import TestContracts
import Wire

extension JSONOptions {
  static let everything = JSONOptions(types: .wellKnown.adding(TestV1.messageTypes))
  static let pretty = JSONOptions(isPretty: true, types: everything.types)
}

extension TestV1.Everything {
  /// A value in every field.
  static let full = TestV1.Everything(
    numbers: TestV1.Numbers(
      int32: .min,
      int64: .min,
      uint32: .max,
      uint64: .max,
      sint32: .min,
      sint64: .min,
      fixed32: .max,
      fixed64: .max,
      sfixed32: .min,
      sfixed64: .min,
      float: 1.5e-7,
      double: -1.25e300,
      bool: true
    ),
    text: "a \"word\" \\ and\n\u{1}é😀",
    data: [0, 1, 0xFF, 0xFE],
    color: .green,
    maybeNumber: 0,
    maybeText: "",
    packed: [1, -1, 300],
    unpacked: [4, 5],
    texts: ["a", "", "b"],
    manyNumbers: [TestV1.Numbers(int32: 1), TestV1.Numbers()],
    colors: [.red, .below, .unrecognized(77)],
    doubles: [0.1, -0.0, .infinity],
    counts: ["b": 2, "a": 1, "": 0],
    byNumber: [-1: TestV1.Numbers(bool: true), 7: TestV1.Numbers()],
    byFlag: [true: "yes", false: "no"],
    palette: ["sky": .unrecognized(9), "grass": .green],
    choice: .again(TestV1.Everything(text: "inner", choice: .word(""))),
    child: TestV1.Everything(child: TestV1.Everything(choice: .nothing(.nullValue))),
    children: [TestV1.Everything(), TestV1.Everything(text: "x")],
    at: GoogleProtobuf.Timestamp(seconds: 1_795_250_000, nanos: 120_000_000),
    took: GoogleProtobuf.Duration(seconds: -1, nanos: -500_000_000),
    mask: GoogleProtobuf.FieldMask(paths: ["text", "numbers.int32", "many_numbers"]),
    object: GoogleProtobuf.Struct(fields: [
      "list": .init(kind: .listValue(.init(values: [.init(kind: .nullValue(.nullValue))]))),
      "flag": .init(kind: .boolValue(false)),
    ]),
    value: GoogleProtobuf.Value(kind: .numberValue(2.5)),
    any: GoogleProtobuf.`Any`(packing: GoogleProtobuf.Duration(seconds: 3)),
    wrapped: GoogleProtobuf.Int64Value(value: 12),
    empty: GoogleProtobuf.Empty(),
    values: [.init(kind: .stringValue("s")), .init(kind: .nullValue(.nullValue))],
    renamed: "name",
    last: "z"
  )
}
