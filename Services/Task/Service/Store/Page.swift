package import Vocabulary

/// Some records of a list in its order.
package struct Page<Record: Sendable>: Sendable {
  package var records: [Record]
  /// Where the next page begins; `nil` at the end.
  package var next: PagePlace?
}

/// Where one record stands in its list: the values that the list is ordered by.
///
/// A place stays right when records before or after it come and go, so that a walk through pages
/// repeats and misses none of those that did not change.
package struct PagePlace: Hashable, Sendable {
  package var first: Int64 = 0
  package var second: Int64 = 0
  package var text = ""
  package var id: UniqueID

  package init(first: Int64 = 0, second: Int64 = 0, text: String = "", id: UniqueID) {
    self.first = first
    self.second = second
    self.text = text
    self.id = id
  }
}
