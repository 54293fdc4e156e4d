package import Vocabulary

/// The id of one `Entity`: a UUID that says what it names.
///
/// Ids of tasks and of projects are different types, so one cannot stand where the other belongs.
/// Text is written in lower case and read in either case.
public struct Identifier<Entity>: Hashable, Sendable, LosslessStringConvertible {
  package let raw: UniqueID

  package init(raw: UniqueID) {
    self.raw = raw
  }

  /// Reads `8-4-4-4-12` hexadecimal digits; `nil` for anything else.
  public init?(_ description: String) {
    guard let raw = UniqueID(text: description) else { return nil }
    self.raw = raw
  }

  /// The id as lower-case text.
  public var description: String { raw.text }
}

extension Identifier: Codable {
  /// Reads the text form.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let id = Identifier(text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a UUID")
      )
    }
    self = id
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension EntityID {
  init<Entity>(_ id: Identifier<Entity>) {
    self.init(rawValue: id.raw)
  }
}

extension Identifier {
  /// The id of a record that an answer carries; the nil id when the answer left it out.
  init(_ id: (some EntityID)?) {
    raw = id?.rawValue ?? .nilID
  }
}
