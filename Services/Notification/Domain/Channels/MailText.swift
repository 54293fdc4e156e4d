package import Vocabulary

/// A message in the format of mail: headers and an encoded text, both in ASCII.
package struct MailText: Sendable {
  /// The largest number of characters of the text that the subject repeats.
  private static let longestSubject = 120
  /// The largest number of bytes of text in one encoded word, which has at most 75 characters (RFC 2047).
  private static let wordBytes = 42

  package let bytes: [UInt8]

  /// - Parameters:
  ///   - text: title and text.
  ///   - sender: the address in `From`.
  ///   - receiver: the address in `To`.
  ///   - id: the same at each attempt, so that a receiver can deduplicate repeated mail.
  ///   - now: the time for the `Date` header.
  ///   - base64: encodes bytes in base64.
  package init(
    _ text: MessageText,
    from sender: MailAddress,
    to receiver: MailAddress,
    id: String,
    now: Timestamp,
    base64: ([UInt8]) -> String
  ) {
    var lines = [
      "From: Daybook <\(sender.text)>", "To: <\(receiver.text)>",
    ]
    let subject = "\(text.title): \(text.text.prefix(Self.longestSubject))"
    for (index, word) in Self.words(of: subject).enumerated() {
      lines.append("\(index == 0 ? "Subject:" : "") =?UTF-8?B?\(base64(Array(word.utf8)))?=")
    }
    lines += [
      "Date: \(Self.date(now))", "Message-ID: <\(id)@\(sender.domain)>",
      "Auto-Submitted: auto-generated", "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "",
    ]
    var encoded = Substring(base64(Array("\(text.text)\r\n".utf8)))
    while !encoded.isEmpty {
      lines.append(String(encoded.prefix(76)))
      encoded = encoded.dropFirst(76)
    }
    bytes = Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
  }

  /// Splits the text into pieces that each fit into an encoded word, without splitting a Unicode scalar.
  private static func words(of text: String) -> [String] {
    var words = [""]
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || scalar.value == 0x7f
      let shown = isControl ? " " : String(scalar)
      if words[words.count - 1].utf8.count + shown.utf8.count > wordBytes { words.append("") }
      words[words.count - 1] += shown
    }
    return words
  }

  /// The time in the format of RFC 5322, in UTC.
  private static func date(_ at: Timestamp) -> String {
    let day = HouseholdCalendar.utc.wallDay(of: at)
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = day.text.split(separator: "-").compactMap { Int($0) }
    let seconds = (at.millisecondsSinceEpoch / 1_000) % 86_400
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return "" }
    let time = "\(two(seconds / 3_600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    return
      "\(days[(day.weekday - 1) % 7]), \(parts[2]) \(months[parts[1] - 1]) \(parts[0]) \(time) +0000"
  }
}
