import Contracts
package import Foundation
package import Vocabulary
import Wire

extension Timestamp {
  /// Whole milliseconds of a `Date`; what lies outside years 1 to 9999 stays at the edge.
  package init(_ date: Date) {
    let milliseconds = date.timeIntervalSince1970 * 1_000
    let range = Timestamp.contractRange
    guard milliseconds > Double(range.lowerBound.millisecondsSinceEpoch) else {
      self = range.lowerBound
      return
    }
    guard milliseconds < Double(range.upperBound.millisecondsSinceEpoch) else {
      self = range.upperBound
      return
    }
    self.init(millisecondsSinceEpoch: Int64(milliseconds.rounded()))
  }

  var date: Date { Date(timeIntervalSince1970: Double(millisecondsSinceEpoch) / 1_000) }
}

extension GoogleProtobuf.Timestamp {
  init(_ date: Date) {
    self.init(Timestamp(date))
  }

  /// `nil` when the contract's value is no instant.
  var date: Date? { Timestamp(self)?.date }
}
