/// Why a message has no JSON form, or a text is not a valid message.
///
/// The sentence is safe to show to anyone: it names fields, keys and positions, never values, and
/// no key inside a field marked `redact`.
public struct JSONError: Error, Hashable {
  /// Where in the message, as in `task.tags[2]` or `by_room["hall"].lamps`; empty for the message
  /// itself.
  public var path: String

  package var reason: Reason

  /// Bytes from the start of the text; `nil` for a message that could not be written.
  public var offset: Int?

  /// The valid names, if they are few and known from a descriptor.
  package var choices: [String] = []

  package init(_ reason: Reason, path: String = "", offset: Int? = nil) {
    self.path = path
    self.reason = reason
    self.offset = offset
  }

  /// The rules of JSON, and of protobuf's mapping, that input may break.
  @usableFromInline
  package enum Reason: Error, Hashable {
    /// Not JSON.
    case malformed(Expected)
    /// JSON of another type than the field's.
    case mismatch(Expected)
    /// A number that does not fit the field.
    case outOfRange
    /// A number of more than 1,000 characters.
    case numberTooLong
    /// The same field twice, also under its other name, or the same map key.
    case duplicate
    /// Two fields of one oneof.
    case duplicateChoice
    /// A field the contract does not have.
    case unknownField
    /// A name the enum does not have.
    case unknownValue
    /// An `Any` whose type is not in the options.
    case unknownType
    /// A value without a JSON form, such as an instant after the year 9999.
    case unrepresentable
    case tooDeep
    case tooLarge
  }

  /// The expected value.
  @usableFromInline
  package enum Expected: String, Hashable, Sendable {
    case value = "a value"
    case object = "an object"
    case array = "an array"
    case string = "a string"
    case name = "a name in quotes"
    case key = "a key of the map's type"
    case number = "a number"
    case integer = "a whole number"
    case boolean = "true or false"
    case base64 = "base64 text"
    case form = "text of another form"
    case uuid = "a UUID"
    case day = "a day as 2026-11-21"
    case instant = "an instant as 2026-11-21T08:30:00Z"
    case duration = "a duration as 1.5s"
    case fieldMask = "field paths"
    case type = "a type in @type"
    case colon = "a colon"
    case comma = "a comma or the end"
    case close = "a closing quote or bracket"
    case end = "the end of the text"
    case unicode = "valid Unicode"
  }
}

extension JSONError.Expected {
  @inlinable
  init(_ form: WireTextForm) {
    switch form {
    case .uuid: self = .uuid
    case .day: self = .day
    case .other: self = .form
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// The path and the sentence.
  public var description: String {
    let place = path.isEmpty ? "the message" : path
    let names = choices.isEmpty ? "" : "; there are \(choices.joined(separator: ", "))"
    return "\(place): \(reason.sentence)\(names)\(offset.map { " (byte \($0))" } ?? "")"
  }
}

extension JSONError.Reason {
  var sentence: String {
    switch self {
    case .malformed(let expected): "the text is not JSON, \(expected.rawValue) was expected"
    case .mismatch(let expected): "\(expected.rawValue) was expected"
    case .outOfRange: "the number does not fit"
    case .numberTooLong: "the number is longer than \(JSONDecimal.longest) characters"
    case .duplicate: "it is given twice"
    case .duplicateChoice: "only one of its alternatives may be given"
    case .unknownField: "there is no such field"
    case .unknownValue: "there is no such name"
    case .unknownType: "the type in @type is unknown here"
    case .unrepresentable: "the value has no JSON form"
    case .tooDeep: "values are nested too deeply"
    case .tooLarge: "the message would need too much memory"
    }
  }
}
