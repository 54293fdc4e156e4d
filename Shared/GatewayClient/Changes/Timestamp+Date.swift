public import Foundation
import RuntimeContracts
import Vocabulary
public import Wire

extension GoogleProtobuf.Timestamp {
  /// Whole milliseconds of a `Date`, clamped to the years 1 to 9999.
  public init(_ date: Date) {
    let milliseconds = date.timeIntervalSince1970 * 1_000
    let range = Timestamp.contractRange
    guard milliseconds > Double(range.lowerBound.millisecondsSinceEpoch) else {
      self.init(range.lowerBound)
      return
    }
    guard milliseconds < Double(range.upperBound.millisecondsSinceEpoch) else {
      self.init(range.upperBound)
      return
    }
    self.init(Timestamp(millisecondsSinceEpoch: Int64(milliseconds.rounded())))
  }

  /// The instant in whole milliseconds; `nil` if the value is not a valid instant.
  public var date: Date? {
    Timestamp(self).map {
      Date(timeIntervalSince1970: Double($0.millisecondsSinceEpoch) / 1_000)
    }
  }
}
