package import Wire

/// How the records of a large import are split into calls.
package enum ImportPieces {
  /// Records in one import call; the contract allows 500.
  ///
  /// A call is one write, and another household's waits for it: for 100 records a fifth as long.
  package static let records = 100
  /// Bytes of records in one import call: a message has at most 4 MiB, and projects may go along.
  package static let bytes = 2 << 20

  /// The records in their order, in a piece for each call; one that is larger than a piece stands alone.
  package static func of<Record: Message>(
    _ records: [Record],
    atMost limit: Int = ImportPieces.records
  ) -> [ArraySlice<Record>] {
    var pieces: [ArraySlice<Record>] = []
    var (start, bytes) = (0, 0)
    for (place, record) in records.enumerated() {
      let size = record.encodedSize()
      if place > start, place - start >= limit || bytes + size > ImportPieces.bytes {
        pieces.append(records[start..<place])
        (start, bytes) = (place, 0)
      }
      bytes += size
    }
    return start < records.count ? pieces + [records[start...]] : pieces
  }
}
