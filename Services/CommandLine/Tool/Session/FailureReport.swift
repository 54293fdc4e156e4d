import Descriptors
import Foundation
import GatewayClient
import RPC
import ServiceRuntime

/// The report of a failed command, for people or programs.
struct FailureReport {
  let exit: ExitCode
  let code: String
  let message: String
  /// A status such as `NOT_FOUND`; empty for the program's own failures.
  let status: String
  let violations: [Violation]
  let hint: String?
  private var facts: StatusFacts?

  init(_ error: any Error) {
    switch error {
    case let error as CommandFailure:
      self.init(
        exit: error.exit,
        code: error.code,
        message: error.message,
        status: "",
        violations: [],
        hint: error.hint
      )
    case let error as DescriptorError: self.init(CommandFailure.unreadable(error))
    case let refusal as BackupRefusal:
      self.init(
        exit: ExitCode(refusal),
        code: refusal.reason,
        message: refusal.description,
        status: "",
        violations: [],
        hint: nil
      )
    case let failure as ProcessFailure:
      self.init(failure.error.aboutGateway, failure.message, hint: failure.hint)
      facts = failure.facts
    default:
      let error = RPCError(describing: error).aboutGateway
      self.init(error, error.message, hint: FailureReport.hint(error))
    }
  }

  private init(_ error: RPCError, _ message: String, hint: String?) {
    self.init(
      exit: ExitCode(error.code),
      code: error.reason,
      message: message,
      status: error.code.name,
      violations: error.violations,
      hint: hint
    )
  }

  private init(
    exit: ExitCode,
    code: String,
    message: String,
    status: String,
    violations: [Violation],
    hint: String?
  ) {
    self.exit = exit
    self.code = code
    self.message = message
    self.status = status
    self.violations = violations
    self.hint = hint
  }

  /// Codes with an ambiguous outcome at the server.
  private static let unknownOutcomes: Set<String> = [
    "deadline_exceeded", "connection_lost", "reply_dropped",
  ]

  /// How to sign in without a token.
  static let signIn =
    "“daybook login ADDRESS CODE” signs in with an invitation; “daybook setup” begins a household; --token-file uses another token; "
    + "on the server “daybook operator token PARENT --sign-in” lets a parent in."

  static func hint(_ error: RPCError) -> String? {
    switch error.code {
    case .unauthenticated: signIn
    case _ where !error.isUnsent && FailureReport.unknownOutcomes.contains(error.reason):
      "A change may have taken effect: check before you repeat it."
    case .unavailable where error.reason == "peer_unavailable":
      "“daybook status” shows what runs; --server names another gateway."
    default: nil
    }
  }

  /// The message with its code, violations field by field if they add something, and a hint.
  var lines: [String] {
    var details = violations.filter { !$0.message.isEmpty && needsMore($0) }
    var sentence = SafeText.line(message)
    // If the message is that of a single field, it is printed once, with the field in front.
    if details.count == 1, violations.count == 1, details[0].message == message {
      sentence = FailureReport.located(details.removeFirst())
    }
    var lines = ["daybook: \(sentence) (\(SafeText.line(code)))"]
    for violation in details.prefix(FailureReport.shownViolations) {
      lines.append("  " + FailureReport.located(violation))
    }
    if details.count > FailureReport.shownViolations {
      lines.append("  and \(details.count - FailureReport.shownViolations) more; --json shows all")
    }
    if let facts { lines += facts.lines.map { "  \($0)" } }
    if let hint { lines.append("  \(hint)") }
    return lines
  }

  /// A violation with its field.
  private static func located(_ violation: Violation) -> String {
    let message = SafeText.line(violation.message)
    let path = violation.field.split(separator: ".").map(String.init)
    // Fields of the command's own record are named as on the command line.
    if path.count <= 2, let word = path.last.flatMap({ FailureReport.words[$0] }) {
      return message.lowercased().contains(word) ? message : "\(SentenceCase.of(word)): \(message)"
    }
    let field = violation.field.isEmpty ? "" : "\(SafeText.line(violation.field)): "
    return message.hasPrefix(field) ? message : field + message
  }

  /// Whether a violation adds something to the message.
  private func needsMore(_ violation: Violation) -> Bool {
    guard violation.message == message, var word = violation.field.split(separator: ".").last else {
      return violation.message != message
    }
    if word.hasSuffix("_id") { word = word.dropLast(3) }
    let words = FailureReport.words[String(word)] ?? String(word.replacing("_", with: " "))
    return !message.lowercased().contains(words)
  }

  /// Names of fields on the command line, where they differ.
  private static let words = [
    "due_on": "due date", "due_at": "due date", "query": "search",
    "alert_reminder_time": "reminder",
  ]

  /// How many violations are listed, so that the message stays visible.
  static let shownViolations = 5

  /// The report as one line of JSON.
  var json: String {
    var fields: [String: Any] = ["code": code, "message": message, "exit": Int(exit.rawValue)]
    if !status.isEmpty { fields["status"] = status }
    if let hint { fields["hint"] = hint }
    if !violations.isEmpty {
      fields["violations"] = violations.map { violation in
        var entry: [String: Any] = [
          "field": violation.field, "code": violation.code, "message": violation.message,
        ]
        if let limit = violation.limit { entry["limit"] = limit }
        return entry
      }
    }
    if let facts { fields.merge(facts.fields) { $1 } }
    return MetadataText.json(fields)
  }
}

extension CommandFailure {
  /// The failure when a process's descriptors are invalid.
  static func unreadable(_ error: DescriptorError, in file: String? = nil) -> CommandFailure {
    let place = file.map { "\($0): " } ?? ""
    return .invalid(
      "contract_unreadable",
      "A contract of the process cannot be read. \(place)\(SafeText.line(error.description))"
    )
  }
}

extension ExitCode {
  init(_ refusal: BackupRefusal) {
    switch refusal {
    case .notABackup, .laterVersion, .otherKey, .damaged: self = .invalid
    case .missing: self = .notFound
    case .alreadyThere, .running, .busy: self = .conflict
    case .noRoom: self = .unavailable
    case .unusable, .halfDone, .incomplete, .database, .cryptography: self = .failure
    }
  }

  /// The exit code by the table of the conventions.
  ///
  /// No `default`: a new code does not compile until it has a number.
  init(_ code: StatusCode) {
    switch code {
    case .invalidArgument, .outOfRange: self = .invalid
    case .notFound: self = .notFound
    case .alreadyExists, .aborted, .failedPrecondition: self = .conflict
    case .unauthenticated, .permissionDenied: self = .notAllowed
    case .unavailable, .deadlineExceeded, .resourceExhausted: self = .unavailable
    case .cancelled: self = .interrupted
    case .ok, .unknown, .unimplemented, .internal, .dataLoss: self = .failure
    }
  }
}
