/// Why bytes are not a valid message.
///
/// The sentence is safe to show to anyone: it names fields and positions, never contents.
public struct WireError: Error, Hashable {
  /// Where in the message, as in `task.tags[2]`; empty for the message itself.
  public var path: String

  @usableFromInline
  package var reason: Reason

  /// Bytes from the message's first byte to the field that could not be read.
  public var offset: Int

  @usableFromInline
  package init(_ reason: Reason, path: String = "", offset: Int = 0) {
    self.path = path
    self.reason = reason
    self.offset = offset
  }

  /// The rules of the binary form that input may break.
  @usableFromInline
  package enum Reason: Hashable, Sendable {
    /// The bytes end inside a value.
    case truncated
    /// A varint of more than ten bytes.
    case varintTooLong
    /// Longer than five bytes, field number 0, or wire type 6 or 7.
    case invalidTag
    /// A length of more than five bytes, or above 2,147,483,647.
    case invalidLength
    /// The end of a group that did not begin, or has another number.
    case unmatchedGroup
    /// Text that is not UTF-8.
    case invalidUTF8
    /// Text with more marks in a row than ``WireLimits/marks``.
    case tooManyMarks
    /// Text that is not of the form its field asks for, such as an identifier.
    case malformedText(WireTextForm)
    /// The length of packed numbers is no multiple of the element size.
    case raggedPackedField
    /// Messages nested deeper than ``WireLimits/depth``.
    case tooDeep
    /// Decoded, the message would need more memory than ``WireLimits/memory``.
    case tooLarge
  }
}

extension WireError: CustomStringConvertible {
  /// The path and the sentence.
  public var description: String {
    let place = path.isEmpty ? "the message" : path
    return "\(place): \(reason.sentence) (byte \(offset))"
  }
}

extension WireError.Reason {
  /// The sentence without the path.
  package var sentence: String {
    switch self {
    case .truncated: "the bytes end inside a value"
    case .varintTooLong: "a number is longer than ten bytes"
    case .invalidTag: "a field tag is invalid"
    case .invalidLength: "a length is above 2147483647 or longer than five bytes"
    case .unmatchedGroup: "a group's beginning and end do not match"
    case .invalidUTF8: "the text is not UTF-8"
    case .tooManyMarks: "the text has too many combining marks in a row"
    case .malformedText(.uuid): "the text is not a UUID"
    case .malformedText(.day): "the text is not a day as 2026-11-21"
    case .malformedText(.other): "the text does not have the form this field asks for"
    case .raggedPackedField: "the packed numbers do not fill their length"
    case .tooDeep: "messages are nested too deeply"
    case .tooLarge: "the message would need too much memory"
    }
  }
}
