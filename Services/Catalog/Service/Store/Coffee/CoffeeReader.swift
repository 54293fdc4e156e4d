import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Reads a household's coffee journal on behalf of one caller.
package struct CoffeeReader {
  let connection: Connection
  let caller: Caller
  /// The time of the read, for all time-dependent results.
  package let now: Timestamp
  let log: Logger

  init(_ connection: Connection, _ caller: Caller, now: Timestamp, log: Logger) {
    self.connection = connection
    self.caller = caller
    self.now = now
    self.log = log
  }

  var household: HouseholdID { caller.household }
  /// Today in the caller's time zone.
  var today: LocalDay { caller.calendar.day(of: now) }
}

extension SearchText {
  /// Folds several texts into one, separated so that no match spans two of them.
  static func folded(_ texts: [String]) -> String {
    texts.map { SearchText($0).folded }.joined(separator: "\u{1f}")
  }
}
