import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Reads the coffee journal of one household as one caller sees it.
package struct CoffeeReader {
  let connection: Connection
  let caller: Caller
  /// One moment for everything that depends on the time.
  package let now: Timestamp
  let log: Logger

  init(_ connection: Connection, _ caller: Caller, now: Timestamp, log: Logger) {
    self.connection = connection
    self.caller = caller
    self.now = now
    self.log = log
  }

  var household: HouseholdID { caller.household }
  /// The caller's day.
  var today: LocalDay { caller.calendar.day(of: now) }
}

extension SearchText {
  /// Several texts folded into one, so that no part of one runs into the next.
  static func folded(_ texts: [String]) -> String {
    texts.map { SearchText($0).folded }.joined(separator: "\u{1f}")
  }
}
