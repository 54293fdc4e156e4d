package import GatewayDomain
import Glibc
package import ServiceRuntime

/// The one-time code by which the first household is created: made, told, and worth nothing after.
///
/// Each start without a household makes a new code; only its hash is kept. It is told in the log, as
/// a line of its own, and in a file that only this user can read where a path was given.
package struct SetupCodes: Sendable {
  private let store: ServiceStore
  private let random: RandomSource
  private let file: String?
  private let log: Logger

  package init(store: ServiceStore, random: RandomSource, file: String?, log: Logger) {
    self.store = store
    self.random = random
    self.file = file
    self.log = log
  }

  /// Makes and tells a code when there is no household yet; a leftover file goes when there is.
  ///
  /// - Returns: the code, `nil` when a household exists.
  @discardableResult
  package func announce() async throws -> SetupCode? {
    guard let code = SetupCode(randomBytes: random.bytes(SetupCode.randomByteCount)) else {
      return nil
    }
    let isWanted = try await store.write { context in
      let rows = DirectoryRows(connection: context.connection)
      guard try !rows.hasHousehold() else { return false }
      try rows.keep(setupCode: TokenHash(of: code), at: context.now)
      return true
    }
    guard isWanted else {
      forget()
      return nil
    }
    // The one secret that a log shows: whoever reads it is at the machine already.
    log.warning("setup", "no household yet; create it with this code", ["code": .term(code.text)])
    if let file { tell(code, in: file) }
    return code
  }

  /// The code was used: nobody needs the file any more.
  package func forget() {
    guard let file else { return }
    unlink(file)
  }

  private func tell(_ code: SetupCode, in file: String) {
    unlink(file)  // what is there may have other readers
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    var text = code.text + "\n"
    let written = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    if written != text.utf8.count {
      log.error("setup", "the set-up code could not be written", ["file": .place(file)])
    }
  }
}
