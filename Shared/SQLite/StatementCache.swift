import CSQLite

/// The prepared statements of one connection.
///
/// A statement in the source is found by the address of its text and is never evicted, because
/// their number is fixed. A text built at run time is found by its content, and only the last
/// ``textLimit`` stay. Preparing a statement each time makes a write 17 to 30 % slower.
package struct StatementCache {
  /// Enough for all filters and orders in use at a time; each costs some kilobytes.
  static let textLimit = 64

  struct Literal: Hashable {
    let start: UInt
    let count: Int

    /// Hashes the address alone; equality distinguishes texts that begin at the same address.
    func hash(into hasher: inout Hasher) { hasher.combine(start) }
  }

  private var byLiteral: [Literal: OpaquePointer] = [:]
  private var byText: [String: (statement: OpaquePointer, lastUse: UInt64)] = [:]
  private var uses: UInt64 = 0

  func find(_ literal: Literal) -> OpaquePointer? {
    byLiteral[literal]
  }

  mutating func keep(_ statement: OpaquePointer, for literal: Literal) {
    byLiteral[literal] = statement
  }

  mutating func find(_ text: String) -> OpaquePointer? {
    uses &+= 1
    byText[text]?.lastUse = uses
    return byText[text]?.statement
  }

  mutating func keep(_ statement: OpaquePointer, for text: String) {
    uses &+= 1
    byText[text] = (statement, uses)
    guard byText.count > Self.textLimit else { return }
    // Keeps the text that was just added, because it is about to be used.
    let idle = byText.filter { $0.key != text && sqlite3_stmt_busy($0.value.statement) == 0 }
    guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    sqlite3_finalize(oldest.value.statement)
    byText[oldest.key] = nil
  }

  /// Finalizes all statements.
  mutating func removeAll() {
    for statement in byLiteral.values { sqlite3_finalize(statement) }
    for entry in byText.values { sqlite3_finalize(entry.statement) }
    byLiteral.removeAll()
    byText.removeAll()
  }
}
