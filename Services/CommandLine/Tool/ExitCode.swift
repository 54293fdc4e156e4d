/// The exit codes, one for each kind of outcome (CLI-006).
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// Any failure without a code of its own.
  case failure = 1
  /// Wrong usage; nothing was sent.
  case wrongUse = 2
  /// A value was refused, here or by a service.
  case invalid = 3
  case notFound = 4
  /// The current state does not allow it, or another change came first.
  case conflict = 5
  case notAllowed = 6
  /// Temporary: a service is down, slow or overloaded.
  case unavailable = 7
  /// Some of several actions succeeded and some failed.
  case partial = 8
  case interrupted = 130

  /// Its meaning, for the help page.
  var meaning: String {
    switch self {
    case .success: "done"
    case .failure: "any other failure"
    case .wrongUse: "the command is invalid; nothing was sent"
    case .invalid: "a value was refused"
    case .notFound: "there is no such thing"
    case .conflict: "not possible in the current state, or changed by someone else"
    case .notAllowed: "not signed in, or not allowed"
    case .unavailable: "try later: a service is down, slow or full"
    case .partial: "only some of several things were done"
    case .interrupted: "interrupted"
    }
  }
}

/// A failure of the program itself: what happened, and what to do.
struct CommandFailure: Error, Hashable {
  let exit: ExitCode
  /// A lower-case reason for programs, as in the services' refusals.
  let code: String
  /// One sentence for people.
  let message: String
  /// A suggestion, printed below the message.
  var hint: String?

  init(_ exit: ExitCode, _ code: String, _ message: String, hint: String? = nil) {
    self.exit = exit
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// Wrong usage of the command line.
  static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
    CommandFailure(.wrongUse, "wrong_use", message, hint: hint)
  }

  /// The request succeeded, but its output was lost.
  static func outputLost(_ cause: String) -> CommandFailure {
    CommandFailure(.failure, "output_lost", "Not all of the output could be written: \(cause).")
  }

  /// An invalid value.
  static func invalid(
    _ code: String,
    _ message: String,
    hint: String? = nil
  ) -> CommandFailure {
    CommandFailure(.invalid, code, message, hint: hint)
  }
}
