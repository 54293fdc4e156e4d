/// What the program tells the shell: one number for each kind of outcome (CLI-006).
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// Any failure that has no number of its own.
  case failure = 1
  /// The command was written wrongly; nothing was sent.
  case wrongUse = 2
  /// A value was refused, here or by a service.
  case invalid = 3
  case notFound = 4
  /// The state of things forbids it, or someone else was faster.
  case conflict = 5
  case notAllowed = 6
  /// Try later: a service is down, slow or full.
  case unavailable = 7
  /// Some of several things were done and some were not.
  case partial = 8
  case interrupted = 130

  /// When it is used, for the help page.
  var meaning: String {
    switch self {
    case .success: "done"
    case .failure: "any other failure"
    case .wrongUse: "the command was written wrongly; nothing was sent"
    case .invalid: "a value was refused"
    case .notFound: "there is no such thing"
    case .conflict: "the state forbids it, or someone else was faster"
    case .notAllowed: "not signed in, or not allowed"
    case .unavailable: "try later: a service is down, slow or full"
    case .partial: "some of several things were done and some were not"
    case .interrupted: "interrupted"
    }
  }
}

/// A "no" of the program itself: what went wrong in one sentence, and what to do about it.
struct CommandFailure: Error, Hashable {
  let exit: ExitCode
  /// Lower-case reason for programs, as in the services' refusals.
  let code: String
  /// One sentence for people.
  let message: String
  /// A way on, printed under the sentence.
  var hint: String?

  init(_ exit: ExitCode, _ code: String, _ message: String, hint: String? = nil) {
    self.exit = exit
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// The command line was written wrongly.
  static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
    CommandFailure(.wrongUse, "wrong_use", message, hint: hint)
  }

  /// What was asked for is done, and nobody can read what came of it.
  static func outputLost(_ cause: String) -> CommandFailure {
    CommandFailure(.failure, "output_lost", "Not all of the output could be written: \(cause).")
  }

  /// A value cannot be what it should be.
  static func invalid(
    _ code: String,
    _ message: String,
    hint: String? = nil
  ) -> CommandFailure {
    CommandFailure(.invalid, code, message, hint: hint)
  }
}
