import Foundation

/// Another program's JSON file: a list of records, one record per line, or one object.
enum ImportFile {
  /// 32 MiB: about 60,000 records, far more than one member collects.
  static let maximumBytes = 32 << 20

  /// Parses the whole file as one JSON value.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, in UTF-8, or in UTF-16 or UTF-32 with a byte order mark.
  ///   - hint: how to create a readable file.
  /// - Returns: arrays, dictionaries, texts and numbers.
  /// - Throws: ``CommandFailure`` `file_too_large`; `not_json` with the position of the first
  ///   error.
  static func value(in bytes: [UInt8], hint: String? = nil) throws(CommandFailure) -> Any {
    let text = try utf8(bytes)
    do {
      return try JSONSerialization.jsonObject(with: Data(text), options: [.fragmentsAllowed])
    } catch {
      throw notJSON(TextPlace(of: error, in: text[...]).sentence(in: text), hint)
    }
  }

  /// The records of a list, or of a file with one record after the other (“JSON lines”).
  ///
  /// A record that is not JSON becomes a fault with its position; the others are read.
  ///
  /// - Throws: ``CommandFailure`` `file_too_large`; `not_json` when the file begins with anything
  ///   but a list or an object.
  static func records(
    in bytes: [UInt8],
    hint: String? = nil
  ) throws(CommandFailure) -> [Result<Any, RecordFault>] {
    let text = try utf8(bytes)
    guard let first = text.first(where: { !JSONRecords.isBlank($0) }) else {
      throw notJSON("it is empty", hint)
    }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else {
      let start = text.firstIndex(of: first) ?? 0
      throw notJSON(TextPlace(offset: start).sentence(in: text), hint)
    }
    var faults = 0
    return JSONRecords.ranges(in: text).map { range in
      do {
        return .success(
          try JSONSerialization.jsonObject(with: Data(text[range]), options: [.fragmentsAllowed])
        )
      } catch {
        faults += 1
        // Finding a line scans the file up to it, so only listed faults get one.
        guard faults <= shownFaults else { return .failure(RecordFault(sentence: "is not JSON")) }
        let place = TextPlace(of: error, in: text[range])
        return .failure(RecordFault(sentence: "is not JSON: \(place.sentence(in: text))"))
      }
    }
  }

  /// The refusal of a file without a readable record.
  static func refusal(_ faults: [String]) -> CommandFailure {
    .invalid("invalid_record", "Nothing was imported: \(list(faults)).")
  }

  /// The first faults, and the number of others.
  static func list(_ faults: [String]) -> String {
    let rest = faults.count - shownFaults
    let others = rest > 0 ? ", and \(rest) more cannot be read" : ""
    return faults.prefix(shownFaults).joined(separator: ", ") + others
  }

  /// The most faults that are listed, so that the message stays visible.
  private static let shownFaults = 5

  private static func notJSON(_ reason: String, _ hint: String?) -> CommandFailure {
    .invalid("not_json", "Nothing was imported: the file is not JSON: \(reason).", hint: hint)
  }

  /// The text without its byte order mark; UTF-16 and UTF-32 are converted.
  private static func utf8(_ bytes: [UInt8]) throws(CommandFailure) -> [UInt8] {
    guard bytes.count <= maximumBytes else {
      throw .invalid("file_too_large", "Nothing was imported: the file is larger than 32 MiB.")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let encodings: [([UInt8], String.Encoding, String)] = [
      ([0xFF, 0xFE, 0, 0], .utf32LittleEndian, "UTF-32"),
      ([0, 0, 0xFE, 0xFF], .utf32BigEndian, "UTF-32"),
      ([0xFF, 0xFE], .utf16LittleEndian, "UTF-16"), ([0xFE, 0xFF], .utf16BigEndian, "UTF-16"),
    ]
    for (mark, encoding, name) in encodings where bytes.starts(with: mark) {
      guard let text = String(data: Data(bytes.dropFirst(mark.count)), encoding: encoding) else {
        throw notJSON("it begins like \(name), but is not", nil)
      }
      // Some programs write the mark twice, themselves and in a library.
      return Array(String(text.drop { $0 == "\u{FEFF}" }).utf8)
    }
    return bytes
  }
}

/// The fault of one record, as the end of a sentence that begins with its number.
struct RecordFault: Error {
  let sentence: String
}

/// Finds the records of a file.
enum JSONRecords {
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The bytes of each record: elements of lists, and objects outside of lists.
  ///
  /// Commas between objects outside a list are skipped, because some exports write them. Only the
  /// structure is parsed; an unterminated record extends to the end of the file.
  static func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var isInList = false
    var place = 0
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        let opens = text[place] == UInt8(ascii: "[")
        if opens == isInList { fallthrough }
        isInList = opens
        place += 1
      case UInt8(ascii: ","): place += 1
      case let byte where isBlank(byte): place += 1
      default:
        let end = endOfValue(from: place, in: text)
        ranges.append(place..<end)
        place = end
      }
    }
    return ranges
  }

  private static func endOfValue(from start: Int, in text: [UInt8]) -> Int {
    var depth = 0
    var place = start
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\""):
        place = endOfText(from: place, in: text)
        if depth == 0 { return place }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return max(depth == 0 ? place + 1 : place, start + 1) }
      case UInt8(ascii: ","): if depth == 0 { return max(place, start + 1) }
      case let byte where isBlank(byte): if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return place
  }

  /// The position after the closing quote of the text that begins at `start`.
  private static func endOfText(from start: Int, in text: [UInt8]) -> Int {
    var place = start + 1
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\""): return place + 1
      default: break
      }
      place += 1
    }
    return text.count
  }
}

/// The position of an error in a text.
struct TextPlace {
  /// Bytes before it.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  /// Extracts the position from the description of Foundation's error, which is its only source; a
  /// truncated text fails at its end.
  init(of error: any Error, in text: ArraySlice<UInt8>) {
    if let fault = TextPlace.firstInvalidByte(in: text) {
      offset = fault
      return
    }
    let description = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    let number = description.components(separatedBy: "character ").last.map {
      $0.prefix { $0.isASCII && $0.isNumber }
    }
    let ahead = number.flatMap { Int($0) } ?? text.count
    offset = text.startIndex + min(ahead, text.count)
  }

  /// “line 2, column 28 (byte 107) has “PT2H””; an invalid UTF-8 byte is shown in its probable
  /// encoding.
  func sentence(in text: [UInt8]) -> String {
    guard offset < text.count else { return "it ends too early, at byte \(text.count)" }
    let before = text[..<offset]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: text[start..<offset], as: UTF8.self).count + 1
    let place = "line \(line), column \(column) (byte \(offset + 1)) has "
    guard TextPlace.firstInvalidByte(in: text[offset..<min(offset + 4, text.count)]) != offset
    else {
      let byte = String(text[offset], radix: 16, uppercase: true)
      return place + "the byte 0x\(byte), which is not UTF-8; the file seems to be Latin-1"
    }
    let shown = text[offset...].prefix { !TextPlace.ends.contains($0) }.prefix(40)
    let words = shown.isEmpty ? text[offset...].prefix(1) : shown
    return place + "“\(SafeText.line(String(decoding: words, as: UTF8.self)))”"
  }

  private static let ends = Set(",]}\n\r\t ".utf8)

  /// The first byte that is not valid UTF-8; `nil` when all are valid.
  ///
  /// A character that is cut off at the end of `text` does not count.
  private static func firstInvalidByte(in text: ArraySlice<UInt8>) -> Int? {
    var place = text.startIndex
    while place < text.endIndex {
      guard text[place] >= 0x80 else {
        place += 1
        continue
      }
      let length = text[place] >= 0xF0 ? 4 : text[place] >= 0xE0 ? 3 : 2
      guard place + length <= text.endIndex else {
        return text[place] < 0xC2 || text[(place + 1)...].contains { $0 & 0xC0 != 0x80 }
          ? place : nil
      }
      let character = text[place..<place + length]
      guard String(validating: character, as: UTF8.self) != nil else { return place }
      place += length
    }
    return nil
  }
}
