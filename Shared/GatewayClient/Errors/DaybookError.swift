/// Why a call did not succeed: a status and a code for programs, a sentence for people.
///
/// Every call of ``DaybookClient`` throws this and nothing else.
///
/// ```swift
/// do throws(DaybookError) {
///   try await daybook.tasks.complete(id)
/// } catch {
///   print(error.status == .notFound ? "That task is gone." : error.message)
/// }
/// ```
public struct DaybookError: Error, Hashable, Sendable {
  /// What kind of "no" it is.
  public let status: Status
  /// The reason for programs, stable and lower case: `task_not_found`.
  public let code: String
  /// One sentence for people; safe to show.
  public let message: String
  /// Everything that is wrong with the request, field by field.
  public let violations: [Violation]
  /// Repeating the same call later may help.
  public let isRetryable: Bool
  /// How long the server asks to wait before that.
  public let retryAfter: Duration?
  /// The time was over before the call was sent: it took no effect.
  package var isUnsent = false

  /// Makes an error, as a test of an app's own error handling needs one.
  public init(
    _ status: Status,
    code: String,
    message: String,
    violations: [Violation] = [],
    isRetryable: Bool = false,
    retryAfter: Duration? = nil
  ) {
    self.status = status
    self.code = code
    self.message = message
    self.violations = violations
    self.isRetryable = isRetryable
    self.retryAfter = retryAfter
  }

  /// The kinds of failure, with gRPC's meanings.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The caller gave up.
    case cancelled = "CANCELLED"
    /// Something went wrong and nobody said what.
    case unknown = "UNKNOWN"
    /// Wrong whatever is stored: empty, too long, malformed.
    case invalidArgument = "INVALID_ARGUMENT"
    /// No answer came in time; whether the call took effect is not known.
    case deadlineExceeded = "DEADLINE_EXCEEDED"
    /// Not there, deleted, or another household's.
    case notFound = "NOT_FOUND"
    /// The id or the name is taken.
    case alreadyExists = "ALREADY_EXISTS"
    /// Known, but not allowed.
    case permissionDenied = "PERMISSION_DENIED"
    /// A quota or a rate is used up.
    case resourceExhausted = "RESOURCE_EXHAUSTED"
    /// Something else has to happen first.
    case failedPrecondition = "FAILED_PRECONDITION"
    /// Someone else was faster: read again and repeat.
    case aborted = "ABORTED"
    /// A cursor is older than what is kept.
    case outOfRange = "OUT_OF_RANGE"
    /// The server has no such method.
    case unimplemented = "UNIMPLEMENTED"
    /// The server's fault.
    case `internal` = "INTERNAL"
    /// Try later.
    case unavailable = "UNAVAILABLE"
    /// Stored data is damaged.
    case dataLoss = "DATA_LOSS"
    /// No token, or one that is not valid any more.
    case unauthenticated = "UNAUTHENTICATED"
  }

  /// One thing that is wrong with a request.
  public struct Violation: Hashable, Sendable {
    /// The path of the field: `name`.
    public let field: String
    /// What is wrong, for programs: `name_too_long`.
    public let code: String
    /// What is wrong, for people.
    public let message: String
    /// The limit that was passed, where there is one.
    public let limit: Int64?

    /// Makes one violation.
    public init(field: String, code: String, message: String, limit: Int64? = nil) {
      self.field = field
      self.code = code
      self.message = message
      self.limit = limit
    }
  }
}

extension DaybookError: CustomStringConvertible {
  /// The sentence and the code: `Task not found (task_not_found)`.
  public var description: String { "\(message) (\(code))" }
}
