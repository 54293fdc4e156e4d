/// One thing that is wrong with a request; a refusal lists them all, not only the first.
public struct Violation: Sendable, Hashable {
  /// The path of the field as in the contract: `task.tags[2]`.
  public var field: String
  /// What is wrong, for programs: `too_long`.
  public var code: String
  /// What is wrong, for people.
  public var message: String
  /// The limit that was passed, where there is one.
  public var limit: Int64?

  /// One thing that is wrong; without a sentence and a limit unless they are given.
  public init(field: String, code: String, message: String = "", limit: Int64? = nil) {
    self.field = field
    self.code = code
    self.message = message
    self.limit = limit
  }
}
