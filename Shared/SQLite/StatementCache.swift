import CSQLite

/// The prepared statements of one connection.
///
/// A statement written in the source is found by the address of its text and stays for good: there
/// are as many as the source has. A text built at run time is found by its content, and only the
/// ``textLimit`` used last stay. Preparing anew each time costs 17 to 30 % more per write.
package struct StatementCache {
  /// Enough for every filter and order in use at a time; each costs some kilobytes.
  static let textLimit = 64

  struct Literal: Hashable {
    let start: UInt
    let count: Int

    /// Texts that begin at one place are told apart when they are compared.
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
    // The one just kept is about to be used.
    let idle = byText.filter { $0.key != text && sqlite3_stmt_busy($0.value.statement) == 0 }
    guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    sqlite3_finalize(oldest.value.statement)
    byText[oldest.key] = nil
  }

  /// Gives every statement back to SQLite.
  mutating func removeAll() {
    for statement in byLiteral.values { sqlite3_finalize(statement) }
    for entry in byText.values { sqlite3_finalize(entry.statement) }
    byLiteral.removeAll()
    byText.removeAll()
  }
}
