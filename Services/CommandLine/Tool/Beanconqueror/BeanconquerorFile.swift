import Foundation

/// Beanconqueror's export: one JSON file, or a ZIP whose other parts contain more beans and brews.
///
/// It can be iterated any number of times, with one record in memory.
struct BeanconquerorFile {
  /// Bytes of a file (IMP-006).
  static let maximumBytes = 256 << 20
  /// Records of all tables (IMP-006).
  static let maximumRecords = 200_000

  enum Item {
    /// A record; in a repaired one, invalid UTF-8 was replaced.
    case record(table: String, number: Int, BeanconquerorRecord, isRepaired: Bool)
    case fault(table: String, number: Int, reason: String)
    case other(key: String)
    /// The file, or a part of it, is truncated.
    case cutOff(part: String, bytes: Int)
  }

  /// A JSON text in the file, with its table if it is a list.
  fileprivate struct Part {
    let name: String
    let table: String
    let open: () throws(CommandFailure) -> any PieceSource
  }

  fileprivate let parts: [Part]

  /// Detects the format from the content (IMP-001).
  ///
  /// - Throws: ``CommandFailure`` `file_too_large`; `unreadable_file`; `unsafe_archive`.
  init(_ file: RandomFile) throws(CommandFailure) {
    guard file.size <= BeanconquerorFile.maximumBytes else {
      throw .invalid("file_too_large", "Nothing was imported: the file is larger than 256 MiB.")
    }
    guard try file.read(at: 0, count: 4) == ZipArchive.start else {
      let open = { () throws(CommandFailure) -> any PieceSource in FilePieces(file, 0..<file.size) }
      parts = [Part(name: file.name, table: "", open: open)]
      return
    }
    let archive = try ZipArchive(file)
    let found = archive.entries.compactMap { entry -> (order: Int, part: Part)? in
      guard let (table, order) = BeanconquerorFile.table(of: entry.name) else { return nil }
      let open = { () throws(CommandFailure) in try archive.pieces(of: entry) }
      return (order, Part(name: entry.name, table: table, open: open))
    }
    guard found.contains(where: { $0.order == 0 }) else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: the archive has no Beanconqueror.json."
      )
    }
    parts = found.sorted { $0.order < $1.order }.map(\.part)
  }

  /// The table of `Beanconqueror_Brews_2.json`, and its order among the parts; `nil` for other
  /// files.
  private static func table(of name: String) -> (table: String, order: Int)? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if last == "Beanconqueror.json" { return ("", 0) }
    for (prefix, table) in [("Beanconqueror_Brews_", "BREWS"), ("Beanconqueror_Beans_", "BEANS")]
    where last.hasPrefix(prefix) && last.hasSuffix(".json") {
      guard let number = Int(last.dropFirst(prefix.count).dropLast(5)), number > 0 else { continue }
      return (table, number)
    }
    return nil
  }

  /// Starts at the first record.
  func walk() -> Walk { Walk(parts: parts) }

  /// Iterates the records of the file in order, reading it in pieces.
  struct Walk {
    fileprivate let parts: [Part]
    private var part = 0
    private var tables = JSONTables()
    private var source: (any PieceSource)?
    private var records = 0

    fileprivate init(parts: [Part]) { self.parts = parts }

    /// The items in the next piece, possibly none; `nil` at the end.
    ///
    /// - Throws: ``CommandFailure`` `unreadable_file`; `too_many_items`.
    mutating func next() throws(CommandFailure) -> [Item]? {
      guard part < parts.count else { return nil }
      if source == nil {
        source = try parts[part].open()
        tables = JSONTables(table: parts[part].table)
      }
      guard let piece = try source?.next() else { return try endPart() }
      var items: [Item] = []
      try tables.take(piece) { event throws(CommandFailure) in
        items.append(BeanconquerorFile.item(event))
      }
      records += items.count
      guard records <= BeanconquerorFile.maximumRecords else {
        throw .invalid(
          "too_many_items",
          "Nothing was imported: the file has more than 200,000 records."
        )
      }
      return items
    }

    private mutating func endPart() throws(CommandFailure) -> [Item] {
      let name = parts[part].name
      part += 1
      source = nil
      guard !tables.isComplete else { return [] }
      guard tables.hasBegun else {
        throw .invalid("unreadable_file", "Nothing was imported: the file is empty.")
      }
      return [.cutOff(part: name, bytes: tables.length)]
    }
  }

  fileprivate static func item(_ event: JSONTables.Event) -> Item {
    switch event {
    case .other(let key): return .other(key: key)
    case .fault(let table, let number, let reason):
      return .fault(table: table, number: number, reason: reason)
    case .record(let table, let number, let bytes):
      let isText = String(validating: bytes, as: UTF8.self) != nil
      let text = isText ? Data(bytes) : Data(String(decoding: bytes, as: UTF8.self).utf8)
      guard let value = try? JSONSerialization.jsonObject(with: text) else {
        return .fault(table: table, number: number, reason: "is not JSON")
      }
      guard let fields = value as? [String: Any] else {
        return .fault(table: table, number: number, reason: "is no record")
      }
      let record = BeanconquerorRecord(fields)
      return .record(table: table, number: number, record, isRepaired: !isText)
    }
  }
}
