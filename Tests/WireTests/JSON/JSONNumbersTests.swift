import TestContracts
import Testing
import Wire

@Suite("Numbers in JSON")
struct JSONNumbersTests {
  static let read: [(String, TestV1.Numbers)] = [
    (#"{"int32":"1e2"}"#, .init(int32: 100)),
    (#"{"int32":-2147483648}"#, .init(int32: .min)),
    (#"{"int32":1.0e1}"#, .init(int32: 10)),
    (#"{"int32":"-0"}"#, .init()),
    (#"{"int32":-0.0}"#, .init()),
    (#"{"int32":0.000e5}"#, .init()),
    (#"{"int32":120.50e1}"#, .init(int32: 1_205)),
    (#"{"int32": 5 }"#, .init(int32: 5)),
    (#"{"sint32":"\u0031\u0032"}"#, .init(sint32: 12)),
    (#"{"int64":9007199254740993}"#, .init(int64: 9_007_199_254_740_993)),
    (#"{"int64":-9223372036854775808}"#, .init(int64: .min)),
    (#"{"int64":"-9223372036854775808"}"#, .init(int64: .min)),
    (#"{"uint64":18446744073709551615}"#, .init(uint64: .max)),
    (#"{"uint64":1.8446744073709551615e19}"#, .init(uint64: .max)),
    (#"{"uint64":1.00000000000000000000000000000}"#, .init(uint64: 1)),
    (#"{"uint64":-0}"#, .init()),
    (#"{"uint32":"4294967295.000"}"#, .init(uint32: .max)),
    (#"{"fixed64":"1E+3"}"#, .init(fixed64: 1_000)),
    (#"{"double":1.7976931348623157e308}"#, .init(double: .greatestFiniteMagnitude)),
    (#"{"double":5e-324}"#, .init(double: .leastNonzeroMagnitude)),
    (#"{"double":1e-999}"#, .init()),
    (#"{"double":"-0.0"}"#, .init(double: -0.0)),
    (#"{"double":123456789012345678901234567890}"#, .init(double: 1.2345678901234568e29)),
    (#"{"double":0.30000000000000004}"#, .init(double: 0.1 + 0.2)),
    (#"{"float":3.4028235e+38}"#, .init(float: .greatestFiniteMagnitude)),
    (#"{"float":0.1}"#, .init(float: 0.1)),
    (#"{"float":16777217}"#, .init(float: 16_777_216)),
    (#"{"bool":true}"#, .init(bool: true)),
  ]

  @Test("may be written in any form that is a number of the field's type", arguments: read)
  func reads(json: String, numbers: TestV1.Numbers) throws {
    let value = try TestV1.Numbers(json: json)
    #expect(value.encoded() == numbers.encoded())
  }

  static let refused = [
    #"{"int32":1.5}"#, #"{"int32":"1.5"}"#, #"{"int32":1e-1}"#, #"{"int32":12345e-2}"#,
    #"{"int32":"1 "}"#, #"{"int32":"0x1"}"#, #"{"int32":"1e"}"#, #"{"int32":1e}"#,
    #"{"int32":--1}"#, #"{"int32":1x}"#, #"{"int32":1.}"#, #"{"int32":"01"}"#, #"{"int32":-01}"#,
    #"{"int32":[1]}"#, #"{"int32":{}}"#, #"{"int32":"one"}"#, #"{"int32":1_000}"#,
    #"{"int64":9223372036854775808}"#, #"{"int64":"-9223372036854775809"}"#,
    #"{"int64":1e19}"#, #"{"int64":123456789012345678901}"#,
    #"{"uint64":18446744073709551616}"#, #"{"uint64":-1}"#, #"{"uint32":-1}"#,
    #"{"double":"+1"}"#, #"{"double":"1."}"#, #"{"double":".5"}"#, #"{"double":"1,5"}"#,
    #"{"double":"infinity"}"#, #"{"double":Infinity}"#, #"{"double":"-NaN"}"#, #"{"double":""}"#,
    #"{"double":1.7976931348623159e308}"#, #"{"float":-3.5e38}"#, #"{"double":true}"#,
    #"{"bool":"false"}"#, #"{"bool":0}"#, #"{"bool":truest}"#, #"{"bool":True}"#,
  ]

  @Test("are refused otherwise", arguments: refused)
  func refuses(json: String) {
    #expect(throws: JSONError.self) { try TestV1.Numbers(json: json) }
  }

  @Test("have at most a thousand characters")
  func length() throws {
    let zeros = String(repeating: "0", count: 998)
    #expect(try TestV1.Numbers(json: #"{"double":1."# + zeros + "}").double == 1)
    for number in ["1.\(zeros)0", "\"1.\(zeros)0\""] {
      let error = #expect(throws: JSONError.self) {
        try TestV1.Numbers(json: #"{"double":\#(number)}"#)
      }
      #expect(error?.reason == .numberTooLong)
      #expect(error?.description.contains("the number is longer than 1000 characters") == true)
    }
    // An invalid number is refused, however long it is.
    #expect(throws: JSONError(.malformed(.value), path: "double", offset: 10)) {
      try TestV1.Numbers(json: #"{"double":"# + zeros + "000}")
    }
  }

  @Test("are restored bit by bit, whatever their bits", arguments: 0..<UInt64(8))
  func roundTrip(seed: UInt64) throws {
    var bits = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<500 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let numbers = TestV1.Numbers(
        int32: Int32(truncatingIfNeeded: bits >> 32),
        int64: Int64(bitPattern: bits) >> Int64(bits >> 58),
        uint64: bits >> (bits & 63),
        float: Float(bitPattern: UInt32(truncatingIfNeeded: bits >> 16)),
        double: Double(bitPattern: bits)
      )
      let back = try TestV1.Numbers(json: numbers.jsonString())
      let isNumber = !numbers.float.isNaN && !numbers.double.isNaN
      #expect(!isNumber || back.encoded() == numbers.encoded(), "\(numbers)")
      #expect(back.double.isNaN == numbers.double.isNaN)
    }
  }

  @Test("are the nearest a field can hold, as in the standard library", arguments: 0..<8)
  func nearest(seed: Int) throws {
    var bits = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<500 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = bits >> (bits & 63)
      let text = "\(digits)e\(Int(bits >> 40 % 36) - 20)"
      let numbers = try TestV1.Numbers(json: #"{"double":\#(text),"float":"\#(text)"}"#)
      #expect(numbers.double == Double(text))
      #expect(numbers.float == Float(text))
    }
  }
}
