import Wire

/// Reserved numbers and names of a message or an enum, which must not be reused.
struct Reserved {
  var numbers: [ClosedRange<Int64>] = []
  var names: [String] = []

  func contains(_ number: Int64) -> Bool { numbers.contains { $0.contains(number) } }

  /// The parts of `range` that are not reserved.
  func missing(of range: ClosedRange<Int64>) -> [ClosedRange<Int64>] {
    var missing: [ClosedRange<Int64>] = []
    var next = range.lowerBound
    for kept in numbers.sorted(by: { $0.lowerBound < $1.lowerBound })
    where kept.overlaps(range) && kept.upperBound >= next {
      if next < kept.lowerBound { missing.append(next...kept.lowerBound - 1) }
      next = kept.upperBound + 1
    }
    if next <= range.upperBound { missing.append(next...range.upperBound) }
    return missing
  }

  /// Reads a message's range, whose end is exclusive.
  static func numbersToBefore(
    _ reader: inout WireReader
  ) throws(WireError) -> ClosedRange<Int64> {
    let (start, end) = try bounds(&reader)
    return start...max(start, end - 1)
  }

  /// Reads an enum's range, whose end is inclusive.
  static func numbersThrough(
    _ reader: inout WireReader
  ) throws(WireError) -> ClosedRange<Int64> {
    let (start, end) = try bounds(&reader)
    return start...max(start, end)
  }

  private static func bounds(_ reader: inout WireReader) throws(WireError) -> (Int64, Int64) {
    var start: Int32 = 0
    var end: Int32 = 0
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: start = try reader.value(Int32Field.self)
      case 16: end = try reader.value(Int32Field.self)
      default: try reader.skip(tag)
      }
    }
    return (Int64(start), Int64(end))
  }
}
