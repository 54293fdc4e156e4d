package import Wire

/// Splits the records of a large import into calls.
package enum ImportPieces {
  /// Records in one import call; the contract allows 500.
  ///
  /// A call is one write, which delays another household's: for 100 records a fifth as long.
  package static let records = 100
  /// Bytes of records in one import call: a message has at most 4 MiB, and projects may be
  /// included.
  package static let bytes = 2 << 20

  /// The records in order, split into calls; one that exceeds the limit has its own.
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
