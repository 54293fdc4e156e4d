import Descriptors
import Foundation
import GatewayClient
import RPC
import ServiceRuntime

/// What a person, or a program, is told when a command did not succeed.
struct FailureReport {
  let exit: ExitCode
  let code: String
  let message: String
  /// `NOT_FOUND` and the like; empty for the program's own refusals.
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

  /// Codes that say nothing of what the server did.
  private static let unknownOutcomes: Set<String> = [
    "deadline_exceeded", "connection_lost", "reply_dropped",
  ]

  /// What lets somebody in whom no token does.
  static let signIn =
    "“daybook login ADDRESS CODE” signs in with an invitation; “daybook setup” begins a household; --token-file uses another token; "
    + "on the server “daybook operator token PARENT --sign-in” lets a parent in."

  static func hint(_ error: RPCError) -> String? {
    switch error.code {
    case .unauthenticated: signIn
    case _ where !error.isUnsent && FailureReport.unknownOutcomes.contains(error.reason):
      "If it was to change something, look before you repeat it: it may have taken effect."
    case .unavailable where error.reason == "peer_unavailable":
      "“daybook status” says what runs; --server names another gateway."
    default: nil
    }
  }

  /// One sentence with its code, what is wrong field by field where there is more to say, a way on.
  var lines: [String] {
    var details = violations.filter { !$0.message.isEmpty && needsMore($0) }
    var sentence = SafeText.line(message)
    // The sentence is not said twice: where it is one field's own, the field stands in front of it.
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

  /// What is wrong, with its field in front.
  private static func located(_ violation: Violation) -> String {
    let message = SafeText.line(violation.message)
    let path = violation.field.split(separator: ".").map(String.init)
    // A field of the one thing that the command is about goes by the word that people use for it.
    if path.count <= 2, let word = path.last.flatMap({ FailureReport.words[$0] }) {
      return message.lowercased().contains(word) ? message : "\(SentenceCase.of(word)): \(message)"
    }
    let field = violation.field.isEmpty ? "" : "\(SafeText.line(violation.field)): "
    return message.hasPrefix(field) ? message : field + message
  }

  /// A violation that is the sentence already, and names its field in it, needs no line of its own.
  private func needsMore(_ violation: Violation) -> Bool {
    guard violation.message == message, var word = violation.field.split(separator: ".").last else {
      return violation.message != message
    }
    if word.hasSuffix("_id") { word = word.dropLast(3) }
    let words = FailureReport.words[String(word)] ?? String(word.replacing("_", with: " "))
    return !message.lowercased().contains(words)
  }

  /// Fields that people's sentences call otherwise.
  private static let words = [
    "due_on": "due date", "due_at": "due date", "query": "search",
    "alert_reminder_time": "reminder",
  ]

  /// A person fixes one thing after the other; more lines hide the sentence.
  static let shownViolations = 5

  /// The same for programs, as one line of JSON.
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
  /// A process told a contract, by which nothing can be said or understood.
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

  /// The table of the conventions.
  ///
  /// No `default`: a new code does not compile until someone has chosen its number.
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
