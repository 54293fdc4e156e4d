/// Fills a page until it is full: by its size, or near ``maximumBytes``.
struct PageBuilder<Record: Sendable> {
  /// The limit of text on a page; a message has at most 4 MiB.
  static var maximumBytes: Int { 1 << 20 }

  private(set) var page = Page<Record>(records: [], next: nil)
  private let size: Int
  private var last: PagePlace?
  private var bytes = 0

  init(size: Int) {
    self.size = size
  }

  /// Adds a record, or notes that there is one more than fits.
  ///
  /// - Returns: whether to continue.
  mutating func add(_ record: Record, at place: PagePlace, bytes: Int) -> Bool {
    let isFull =
      page.records.count >= size
      || (self.bytes + bytes > Self.maximumBytes && !page.records.isEmpty)
    guard !isFull else {
      page.next = last
      return false
    }
    page.records.append(record)
    last = place
    self.bytes += bytes
    return true
  }
}
