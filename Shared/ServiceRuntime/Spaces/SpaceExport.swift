import Glibc
import RPC
import SQLite
import Synchronization
package import Vocabulary

/// Whose records are exported, and who reads them.
package struct ExportedSpaces: Hashable, Sendable {
  package let household: HouseholdID
  /// The members whose spaces are exported.
  package let members: [MemberID]
  /// Also what the household has in common.
  package let includesCommon: Bool
  package let reader: MemberID?

  package init(
    household: HouseholdID,
    members: [MemberID],
    includesCommon: Bool,
    reader: MemberID?
  ) {
    self.household = household
    self.members = members
    self.includesCommon = includesCommon
    self.reader = reader
  }
}

/// All records of some spaces as lines of JSON, from one snapshot.
///
/// The snapshot is written to a ``SpoolFile`` as fast as the disk takes it, and sent from there as fast as the reader
/// reads: memory is bounded by one line, and a slow reader keeps no snapshot open.
package final class SpaceExport: Sendable {
  /// Bytes of a part.
  package static let partBytes = 64 << 10
  /// Exports that one service prepares and sends at a time: each takes room on the disk.
  private static let most = 4

  private let store: ServiceStore
  private let tables: SpaceTables
  private let running = Mutex(0)

  package init(_ store: ServiceStore, _ tables: SpaceTables) {
    self.store = store
    self.tables = tables
  }

  /// Hands the parts to `send`, one after the other: the kind with the first part of each, the feed's position with
  /// the last.
  ///
  /// - Throws: RESOURCE_EXHAUSTED `too_many_exports`, `storage_full`; what the store and `send` throw.
  package func run(
    _ spaces: ExportedSpaces,
    _ send: (_ kind: String, _ lines: [UInt8], _ position: String) async throws -> Void
  ) async throws {
    let mayRun = running.withLock { running in
      guard running < Self.most else { return false }
      running += 1
      return true
    }
    guard mayRun else { throw TooManyExports() }
    defer { running.withLock { $0 -= 1 } }
    let database = store.database
    let name = "export-\(store.random.next())"
    let made: Result<SpoolFile, any Error> = try await database.blocking {
      Result { try SpoolFile(beside: database.path, named: name) }
    }
    let file = try made.get()
    let tables = tables
    let feed = store.feed
    let (kinds, sequence) = try await database.longRead { connection in
      let kinds = try Self.write(tables, spaces, to: file, connection)
      return (kinds, try feed.head(connection))
    }
    var offset = 0
    for kind in kinds {
      var name = kind.name
      let end = offset + kind.bytes
      repeat {
        let (start, count) = (offset, min(Self.partBytes, end - offset))
        let read: Result<[UInt8], any Error> = try await database.blocking {
          Result { try file.read(at: start, atMost: count) }
        }
        let lines = try read.get()
        guard !lines.isEmpty else { throw SpoolFailure(code: EIO) }
        try await send(name, lines, "")
        name = ""
        offset += lines.count
      } while offset < end
    }
    try await send("", [], FeedPosition(epoch: feed.epoch, sequence: sequence).text)
  }

  /// Writes every kind; returns their names and how many bytes each has.
  private static func write(
    _ tables: SpaceTables,
    _ spaces: ExportedSpaces,
    to file: SpoolFile,
    _ connection: Connection
  ) throws -> [(name: String, bytes: Int)] {
    var kinds: [(name: String, bytes: Int)] = []
    for table in tables.tables {
      guard let form = table.export, let query = table.selecting(spaces, form) else { continue }
      var bytes = 0
      var buffer: [UInt8] = []
      try connection.each(query) { row in
        let owner = try table.memberIndex(row).map { try row.stored($0) }
        let isOwn = spaces.reader.map { owner == .bytes($0.rawValue.bytes) } ?? false
        buffer += try form.line(row, hidesPrivate: !isOwn, household: table.household.description)
        if buffer.count >= partBytes {
          bytes += buffer.count
          try file.append(buffer)
          buffer.removeAll(keepingCapacity: true)
        }
        return true
      }
      bytes += buffer.count
      try file.append(buffer)
      if bytes > 0 { kinds.append((table.kind.description, bytes)) }
    }
    return kinds
  }
}

extension SpaceTable {
  /// All rows of the spaces that may be read; `nil` where there are none.
  fileprivate func selecting(_ spaces: ExportedSpaces, _ form: ExportForm) -> SQLText? {
    var query = SQLText("SELECT * FROM ")
    query.append(name)
    query.append(" WHERE ")
    query.append(household)
    query.append(" = ?", spaces.household)
    if let member, !form.isShared || !spaces.includesCommon {
      query.append(" AND ")
      query.append(member)
      query.append(" IN ")
      query.appendList(spaces.members)
    } else if !spaces.includesCommon {
      return nil
    }
    query.append(" ORDER BY ")
    query.append(key)
    return query
  }

  fileprivate func memberIndex(_ row: Row) throws -> Int? {
    guard let member else { return nil }
    return (0..<row.columnCount).first { row.columnName($0) == member.description }
  }
}

private struct TooManyExports: Error, RPCErrorConvertible {
  var rpcError: RPCError {
    RPCError(
      .resourceExhausted,
      "too_many_exports",
      "Other exports are running. Please try again in a minute.",
      retryAfter: .seconds(30)
    )
  }
}
