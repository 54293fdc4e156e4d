/// Finds the tags of an XML file that arrives in pieces, with bounded memory.
///
/// Supports what exports contain: entities are not expanded, a document type is skipped, and no external
/// resource is read. Text between tags is discarded.
package struct MarkupScanner {
  /// The limit of a tag in bytes; a longer one is truncated and reported as ``Event/tooLong(_:depth:line:)``.
  package static let longestTag = 16 << 10
  /// The limit of nested elements.
  package static let deepest = 64
  /// The limit of a document type in bytes; those of exports have a few thousand.
  package static let longestDocumentType = 1 << 20

  package enum Event: Hashable, Sendable {
    /// The bytes between `<` and `>`, without a trailing slash; the root has `depth` 1.
    case opening(ArraySlice<UInt8>, depth: Int, line: Int)
    /// The first bytes of a tag above the limit.
    case tooLong(ArraySlice<UInt8>, depth: Int, line: Int)
    /// The root element has ended.
    case rootEnded
  }

  package struct Malformed: Error, Hashable {
    package let problem: String
    package var fault = HealthImportFault.malformed
    package let line: Int
  }

  private enum State {
    case text
    /// Between `<` and `>`; `quote` is the closing quote of a value.
    case tag(quote: UInt8?)
    /// A comment, instruction or CDATA section, until its end.
    case skipped(Skipped)
    /// `<!DOCTYPE`: the number of open brackets, the closing quote, and whether it is in a comment.
    case documentType(brackets: Int, quote: UInt8?, inComment: Bool)
  }

  private enum Skipped {
    /// `<!-- … -->`
    case comment
    /// `<? … ?>`
    case instruction
    /// `<![CDATA[ … ]]>`
    case data
  }

  private var state = State.text
  private var tag: [UInt8] = []
  private var isTooLong = false
  private var lastOfTag: UInt8 = 0
  private var tagLine = 1
  /// The last three bytes, newest last, to find the ends of skipped sections.
  private var last: (UInt8, UInt8, UInt8) = (0, 0, 0)
  private var documentTypeBytes = 0
  package private(set) var line = 1
  package private(set) var depth = 0
  package private(set) var hasRoot = false
  package private(set) var hasEnded = false

  package init() { tag.reserveCapacity(Self.longestTag) }

  /// Reads the next bytes and passes each tag to `visit`.
  ///
  /// - Throws: ``Malformed``, and what `visit` throws.
  package mutating func read(
    _ bytes: ArraySlice<UInt8>,
    _ visit: (Event) throws -> Void
  ) throws {
    try bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        // Most bytes do not change the state, so they are taken in runs.
        let end = endOfRun(bytes, from: place)
        if end > place {
          keepRun(bytes[place..<end])
          place = end
          continue
        }
        try take(bytes[place], visit)
        place += 1
      }
    }
  }

  /// The end of the run of bytes that do not change the state.
  private func endOfRun(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    switch state {
    case .text:
      guard hasRoot else { return start }
      while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    case .tag(let quote?):
      while place < bytes.count, bytes[place] != quote { place += 1 }
    case .tag(nil):
      // Comments, instructions and CDATA are recognised byte by byte.
      guard let first = tag.first, first != UInt8(ascii: "!") else { return start }
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
          return place
        default: place += 1
        }
      }
    case .skipped, .documentType: break
    }
    return place
  }

  private mutating func keepRun(_ run: Slice<UnsafeBufferPointer<UInt8>>) {
    for byte in run where byte == UInt8(ascii: "\n") { line += 1 }
    guard case .tag = state else { return }
    let room = Self.longestTag - tag.count
    tag.append(contentsOf: run.prefix(room))
    if run.count > room { isTooLong = true }
    if let byte = run.last { lastOfTag = byte }
  }

  private mutating func take(_ byte: UInt8, _ visit: (Event) throws -> Void) throws {
    if byte == UInt8(ascii: "\n") { line += 1 }
    switch state {
    case .text: try text(byte)
    case .tag(let quote): try inTag(byte, quote, visit)
    case .skipped(let kind):
      last = (last.1, last.2, byte)
      if ends(kind) { state = .text }
    case .documentType(let brackets, let quote, let inComment):
      try inDocumentType(byte, brackets, quote, inComment)
    }
  }

  private func ends(_ kind: Skipped) -> Bool {
    let (dash, bracket) = (UInt8(ascii: "-"), UInt8(ascii: "]"))
    guard last.2 == UInt8(ascii: ">") else { return false }
    return switch kind {
    case .comment: last.0 == dash && last.1 == dash
    case .instruction: last.1 == UInt8(ascii: "?")
    case .data: last.0 == bracket && last.1 == bracket
    }
  }

  private mutating func text(_ byte: UInt8) throws(Malformed) {
    if byte == UInt8(ascii: "<") {
      state = .tag(quote: nil)
      tag.removeAll(keepingCapacity: true)
      isTooLong = false
      tagLine = line
    } else if !hasRoot, !Self.isBlank(byte), !Self.byteOrderMark.contains(byte) {
      throw Malformed(problem: "it does not begin with an element", line: line)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func inTag(
    _ byte: UInt8,
    _ quote: UInt8?,
    _ visit: (Event) throws -> Void
  ) throws {
    if let quote {
      if byte == quote { state = .tag(quote: nil) }
      return keep(byte)
    }
    switch byte {
    case UInt8(ascii: ">"):
      state = .text
      try ended(visit)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      // Quotes delimit values; in the beginning of a comment they have no meaning.
      if tag.first != UInt8(ascii: "!") { state = .tag(quote: byte) }
      keep(byte)
    case UInt8(ascii: "<"):
      throw Malformed(
        problem: "a tag begins inside another tag",
        fault: .tagInsideTag,
        line: line
      )
    default:
      keep(byte)
      special()
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if tag.count < Self.longestTag { tag.append(byte) } else { isTooLong = true }
    lastOfTag = byte
  }

  /// Recognises comments, instructions, CDATA and document types.
  private mutating func special() {
    guard let first = tag.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "?") else {
      return
    }
    last = (0, 0, 0)
    if first == UInt8(ascii: "?") {
      state = .skipped(.instruction)
    } else if tag.elementsEqual("!--".utf8) {
      state = .skipped(.comment)
    } else if tag.elementsEqual("![CDATA[".utf8) {
      state = .skipped(.data)
    } else if tag.elementsEqual("!DOCTYPE".utf8) {
      documentTypeBytes = 0
      state = .documentType(brackets: 0, quote: nil, inComment: false)
    }
  }

  private mutating func inDocumentType(
    _ byte: UInt8,
    _ brackets: Int,
    _ quote: UInt8?,
    _ inComment: Bool
  ) throws(Malformed) {
    documentTypeBytes += 1
    guard documentTypeBytes <= Self.longestDocumentType else {
      throw Malformed(problem: "its document type has no end", line: line)
    }
    last = (last.1, last.2, byte)
    if inComment {
      let isEnd = last == (UInt8(ascii: "-"), UInt8(ascii: "-"), UInt8(ascii: ">"))
      state = .documentType(brackets: brackets, quote: nil, inComment: !isEnd)
    } else if let quote {
      state = .documentType(
        brackets: brackets,
        quote: byte == quote ? nil : quote,
        inComment: false
      )
    } else if last == (UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "-")) {
      last = (0, 0, 0)
      state = .documentType(brackets: brackets, quote: nil, inComment: true)
    } else {
      switch byte {
      case UInt8(ascii: "["):
        state = .documentType(brackets: brackets + 1, quote: nil, inComment: false)
      case UInt8(ascii: "]"):
        state = .documentType(brackets: max(0, brackets - 1), quote: nil, inComment: false)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        state = .documentType(brackets: brackets, quote: byte, inComment: false)
      case UInt8(ascii: ">") where brackets == 0: state = .text
      default: break
      }
    }
  }

  private mutating func ended(_ visit: (Event) throws -> Void) throws {
    guard let first = tag.first else {
      throw Malformed(problem: "a tag has no name", line: tagLine)
    }
    if first == UInt8(ascii: "!") { return }
    if first == UInt8(ascii: "/") {
      guard depth > 0 else { throw Malformed(problem: "an element ends twice", line: tagLine) }
      depth -= 1
      if depth == 0 {
        hasEnded = true
        try visit(.rootEnded)
      }
      return
    }
    guard !hasEnded else { return }
    hasRoot = true
    let isEmpty = lastOfTag == UInt8(ascii: "/")
    guard depth < Self.deepest else {
      throw Malformed(
        problem: "its elements are nested deeper than \(Self.deepest)",
        fault: .tooDeep,
        line: tagLine
      )
    }
    let bytes = isEmpty && !isTooLong ? tag.dropLast() : tag[...]
    try visit(
      isTooLong
        ? .tooLong(bytes, depth: depth + 1, line: tagLine)
        : .opening(bytes, depth: depth + 1, line: tagLine)
    )
    if !isEmpty { depth += 1 }
    if depth == 0 {
      hasEnded = true
      try visit(.rootEnded)
    }
  }
}
