/// Why a message has no JSON form, or a text is not the message that was asked for.
///
/// The sentence is safe to show anyone: it names fields, keys and positions, never values, and no key
/// inside a field the contract marks `redact`.
public struct JSONError: Error, Hashable {
  /// Where in the message, as in `task.tags[2]` or `by_room["hall"].lamps`; empty for the message
  /// itself.
  public var path: String

  package var reason: Reason

  /// Bytes from the start of the text; `nil` for a message that could not be written.
  public var offset: Int?

  /// The names that would have been right, where they are few and known from a description.
  package var choices: [String] = []

  package init(_ reason: Reason, path: String = "", offset: Int? = nil) {
    self.path = path
    self.reason = reason
    self.offset = offset
  }

  /// The rules of JSON, and of the form protobuf gives it, that can be broken.
  @usableFromInline
  package enum Reason: Error, Hashable {
    /// Not JSON at all.
    case malformed(Expected)
    /// JSON, but not of the field's type.
    case mismatch(Expected)
    /// A number that does not fit the field.
    case outOfRange
    /// A number of more than 1,000 characters.
    case numberTooLong
    /// The same field twice, also under its other name, or the same key of a map.
    case duplicate
    /// Two fields of one oneof.
    case duplicateChoice
    /// A field the contract does not have.
    case unknownField
    /// A name the enum does not have.
    case unknownValue
    /// An `Any` whose type is not among those the options name.
    case unknownType
    /// A value JSON cannot carry, such as an instant past the year 9999.
    case unrepresentable
    case tooDeep
    case tooLarge
  }

  /// What would have been right.
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
  /// The place and what is wrong there.
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
