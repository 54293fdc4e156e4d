import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

/// The words of tasks in SQLite's full-text index (TSK-130, TSK-136).
///
/// Words are split and folded here, and each begins with its space's number, as in `17·milk`, so a
/// search reads the words of one space only. SQLite's own tokenizer then has nothing left to split.
enum SearchIndex {
  /// Incremented when splitting, folding or stemming changes.
  static let version = 2

  /// A task's row in the index.
  ///
  /// A word of ideographs takes 10 bytes, so details take up to 10 KB (English 1.5 KB), or as much
  /// as the text itself when its words are long.
  struct Entry {
    let name: String
    let details: String
    let nameStems: String
    let detailStems: String

    init(name: String, details: String?, space number: Int64) {
      let words = Words.of(name).map(\.text)
      let more = Words.inDetails(details)
      self.name = Entry.text(Words.unique(words), number)
      self.details = Entry.text(more, number)
      nameStems = Entry.text(Entry.stems(of: words), number)
      detailStems = Entry.text(Entry.stems(of: more), number)
    }

    /// Stems that differ from their words; in scripts without blanks there are as many words as
    /// characters.
    private static func stems(of words: [String]) -> [String] {
      Words.unique(words.lazy.filter { !Words.isUnspaced($0) }.map(Stem.of))
    }

    /// The distinct words, in any order: the index stores the column of a word, not its position or
    /// count.
    private static func text(_ words: [String], _ number: Int64) -> String {
      let front = "\(number)·"
      return words.reduce(into: "") { text, word in
        if !text.isEmpty { text += " " }
        text += front
        text += word
      }
    }
  }

  static func add(_ entry: Entry, number: Int64, _ connection: Connection) throws {
    try connection.run(
      """
      INSERT INTO task_search(rowid, name, details, name_stems, details_stems)
      VALUES (?, ?, ?, ?, ?)
      """,
      number,
      entry.name,
      entry.details,
      entry.nameStems,
      entry.detailStems
    )
  }

  static func remove(_ entry: Entry, number: Int64, _ connection: Connection) throws {
    try connection.run(
      """
      INSERT INTO task_search(task_search, rowid, name, details, name_stems, details_stems)
      VALUES ('delete', ?, ?, ?, ?, ?)
      """,
      number,
      entry.name,
      entry.details,
      entry.nameStems,
      entry.detailStems
    )
  }

  /// Merges up to so many pages of the index's segments into one.
  ///
  /// - Returns: whether there is more to merge.
  static func merge(atMost pages: Int, _ connection: Connection) throws -> Bool {
    func segments() throws -> Int {
      try connection.first("SELECT count(DISTINCT segid) FROM task_search_idx") {
        try $0.value(0)
      } ?? 0
    }
    guard try segments() > 1 else { return false }
    // A negative number takes all segments, and goes on where an earlier merge of all stopped.
    try connection.run("INSERT INTO task_search(task_search, rank) VALUES ('merge', ?)", -pages)
    return try segments() > 1
  }

  /// Rebuilds the index and the keys of names when another version of the program made them.
  static func refresh(_ connection: Connection) throws {
    let known = try connection.first("SELECT version FROM search_state") {
      try $0.value(0, as: Int.self)
    }
    guard known != version else { return }
    try connection.run("INSERT INTO task_search(task_search) VALUES ('delete-all')")
    try connection.each(
      """
      SELECT t.number, t.name, t.details, s.number FROM task t
      JOIN space s ON s.household = t.household AND s.space = t.space
      """
    ) { row in
      let entry = Entry(
        name: try row.value(1),
        details: try row.value(2),
        space: try row.value(3)
      )
      try add(entry, number: row.value(0), connection)
      return true
    }
    try reorder(
      connection,
      "SELECT rowid, name, name_order FROM task",
      "UPDATE task SET name_order = ? WHERE rowid = ?"
    )
    try reorder(
      connection,
      "SELECT rowid, name, name_order FROM project",
      "UPDATE project SET name_order = ? WHERE rowid = ?"
    )
    try rekey(connection)
    try connection.run("INSERT OR REPLACE INTO search_state VALUES (1, ?)", version)
  }

  /// Recomputes the keys of saved filters' names, except for a key that another filter has.
  private static func rekey(_ connection: Connection) throws {
    var moved: [(space: Space, id: SavedFilterID, key: String)] = []
    try connection.each("SELECT household, space, id, name_key, body FROM saved_filter") { row in
      let filter = try TaskV1.SavedFilter(decoding: row.value(4, as: [UInt8].self))
      let key = NameKey(filter.name).text
      if try row.value(3, as: String.self) != key {
        moved.append((try Space(row), try row.value(2), key))
      }
      return true
    }
    for (space, id, key) in moved {
      try connection.run(
        """
        UPDATE OR IGNORE saved_filter SET name_key = ?
        WHERE household = ? AND space = ? AND id = ?
        """,
        key,
        space.household,
        space.member,
        id
      )
    }
  }

  /// Recomputes the sort keys of names, which are folded text too.
  private static func reorder(
    _ connection: Connection,
    _ names: StaticString,
    _ update: StaticString
  ) throws {
    var moved: [(row: Int64, order: String)] = []
    try connection.each(names) { row in
      let name: String = try row.value(1)
      let (order, known) = (name.listOrderKey, try row.value(2, as: String.self))
      if !order.utf8.elementsEqual(known.utf8) { moved.append((try row.value(0), order)) }
      return true
    }
    for (row, order) in moved { try connection.run(update, order, row) }
  }
}

// MARK: - Queries in the index's language

extension SearchQuery {
  /// Every word in name or details, the last one as a prefix.
  func literal(_ space: Int64) -> String {
    let columns = isNameOnly ? "{name}" : "{name details}"
    return "\(columns) : (\(terms(space).joined(separator: " AND ")))"
  }

  /// Every word as a prefix of a word of the name.
  func beginningsInName(_ space: Int64) -> String {
    let terms = words.map { "\(quoted($0, space)) *" }
    return "{name} : (\(terms.joined(separator: " AND ")))"
  }

  /// Every word or a related one; includes ``literal(_:)``.
  func related(_ space: Int64, _ synonyms: Synonyms) -> String {
    let columns = isNameOnly ? "{name}" : "{name details}"
    let stemColumns = isNameOnly ? "{name_stems}" : "{name_stems details_stems}"
    return zip(words, terms(space)).map { word, term in
      let relatives = synonyms.stems(of: word).sorted()
      func found(_ stems: [String], in columns: String) -> String {
        let stems = stems.map { quoted($0, space) }
        return stems.isEmpty ? "" : " OR \(columns) : (\(stems.joined(separator: " OR ")))"
      }
      let stems = found(relatives.filter { !Words.isUnspaced($0) }, in: stemColumns)
      return
        "(\(columns) : \(term)\(stems)\(found(relatives.filter(Words.isUnspaced), in: columns)))"
    }.joined(separator: " AND ")
  }

  /// Every word as a prefix in name or details; includes ``literal(_:)``.
  func begun(_ space: Int64) -> String {
    let columns = isNameOnly ? "{name}" : "{name details}"
    let terms = words.map { "\(quoted($0, space)) *" }
    return "\(columns) : (\(terms.joined(separator: " AND ")))"
  }

  /// Every word as a prefix, or a word at edit distance one; `nil` when there are none.
  func near(_ space: Int64) -> String? {
    guard words.count <= SearchQuery.mostNear, !nearWords.isEmpty else { return nil }
    let columns = isNameOnly ? "{name}" : "{name details}"
    let groups = words.map { word in
      (["\(quoted(word, space)) *"] + NearWords.of(word).map { quoted($0, space) })
        .joined(separator: " OR ")
    }
    return "\(columns) : ((\(groups.joined(separator: ") AND ("))))"
  }

  /// Near words of longer queries would be too expensive.
  private static let mostNear = 6

  /// All words at edit distance one from a word of the query.
  var nearWords: Set<String> { Set(words.flatMap(NearWords.of)) }

  private func terms(_ space: Int64) -> [String] {
    words.enumerated().map { index, word in
      let isUnfinished = index == words.count - 1 || Words.isUnspaced(word)
      return isUnfinished ? "\(quoted(word, space)) *" : quoted(word, space)
    }
  }

  /// Words contain letters, digits, marks and pictures only, so nothing needs escaping.
  private func quoted(_ word: String, _ space: Int64) -> String { "\"\(space)·\(word)\"" }
}
