/// One error in a request; a refusal lists all, not only the first.
public struct Violation: Sendable, Hashable {
  /// The path of the field in the contract: `task.tags[2]`.
  public var field: String
  /// The error's code, for programs: `too_long`.
  public var code: String
  /// The error in words, for people.
  public var message: String
  /// The limit that was exceeded, if there is one.
  public var limit: Int64?

  /// One error; message and limit are optional.
  public init(field: String, code: String, message: String = "", limit: Int64? = nil) {
    self.field = field
    self.code = code
    self.message = message
    self.limit = limit
  }
}
