import Wire

/// An `enum` from `protoc`.
struct EnumDescriptor {
  var name = ""
  var values: [EnumValueDescriptor] = []
  var isDeprecated = false
  /// Reserved numbers and names.
  var reserved = Reserved()

  init(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18: values.append(try reader.message(EnumValueDescriptor.init))
      case 26: isDeprecated = try reader.flag(3 << 3)
      case 34: reserved.numbers.append(try reader.message(Reserved.numbersThrough))
      case 42: reserved.names.append(try reader.string())
      default: try reader.skip(tag)
      }
    }
  }
}

/// A value of an enum from `protoc`.
struct EnumValueDescriptor {
  var name = ""
  var number: Int32 = 0
  var isDeprecated = false

  init(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 16: number = try reader.value(Int32Field.self)
      case 26: isDeprecated = try reader.flag(1 << 3)
      default: try reader.skip(tag)
      }
    }
  }
}
