import Wire

/// An `enum` as `protoc` hands it over.
struct EnumDescriptor {
  var name = ""
  var values: [(name: String, number: Int32)] = []
  /// Numbers and names no value may have.
  var reserved = Reserved()

  init(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18: values.append(try reader.message(Self.value))
      case 34: reserved.numbers.append(try reader.message(Reserved.numbersThrough))
      case 42: reserved.names.insert(try reader.string())
      default: try reader.skip(tag)
      }
    }
  }

  private static func value(
    from reader: inout WireReader
  ) throws(WireError) -> (name: String, number: Int32) {
    var name = ""
    var number: Int32 = 0
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 16: number = try reader.value(Int32Field.self)
      default: try reader.skip(tag)
      }
    }
    return (name, number)
  }
}
