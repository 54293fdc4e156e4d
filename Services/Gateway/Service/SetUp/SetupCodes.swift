package import GatewayDomain
import Glibc
package import ServiceRuntime

/// Creates and announces the one-time code with which the first household is created.
///
/// Each start without a household creates a new code; only its hash is stored. The code is written to the log and,
/// when a path is set, to a file that only this user can read.
package struct SetupCodes: Sendable {
  private let store: DirectoryStore
  private let random: RandomSource
  private let file: String?
  private let log: Logger

  package init(store: DirectoryStore, random: RandomSource, file: String?, log: Logger) {
    self.store = store
    self.random = random
    self.file = file
    self.log = log
  }

  /// Creates and announces a code when there is no household; otherwise deletes the file of an earlier one.
  ///
  /// - Returns: the code, `nil` when a household exists.
  @discardableResult
  package func announce() async throws -> SetupCode? {
    guard let code = SetupCode(randomBytes: random.bytes(SetupCode.randomByteCount)) else {
      return nil
    }
    let isWanted = try await store.write { rows in
      guard try !rows.reader.hasHousehold() else { return false }
      try rows.keep(setupCode: TokenHash(of: code), at: rows.context.now)
      return true
    }
    guard isWanted else {
      forget()
      return nil
    }
    // The only secret in the log. Who can read the log has access to the host anyway.
    log.warning("setup", "no household yet; create it with this code", ["code": .term(code.text)])
    if let file { write(code, to: file) }
    return code
  }

  /// Deletes the file of a used code.
  package func forget() {
    guard let file else { return }
    unlink(file)
  }

  private func write(_ code: SetupCode, to file: String) {
    unlink(file)  // an existing file may be readable by others
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    var text = code.text + "\n"
    let written = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    if written != text.utf8.count {
      log.error("setup", "the set-up code could not be written", ["file": .place(file)])
    }
  }
}
