import Synchronization

/// The current certificates, which can be replaced.
///
/// New connections use the current ones; existing connections keep theirs.
package final class TLSCredentials: Sendable {
  private struct State {
    var server: TLSContext?
    var client: TLSContext
    /// The files' state when they were last read, successfully or not.
    var stamp: [Int]
    /// The files' state when key and certificate did not match the first time.
    var doubted: [Int]?
  }

  /// The result of checking the files again.
  package enum Reload: Sendable, Hashable {
    case unchanged
    case replaced
    /// The files cannot be used; the previous ones stay in use.
    case kept(TLSProblem)
  }

  package let files: TLSFiles
  /// Whether this end checks the server's name against its certificate.
  let checksName: Bool
  private let state: Mutex<State>

  /// Reads the files.
  ///
  /// Without a certificate it can connect but not listen. Blocks.
  ///
  /// - Parameters:
  ///   - files: certificates, key and authority.
  ///   - checksName: false if the authority's file is the one expected certificate.
  /// - Throws: ``TLSProblem``.
  package init(_ files: TLSFiles, checksName: Bool = true) throws(TLSProblem) {
    self.files = files
    self.checksName = checksName && files.fingerprint == nil
    state = Mutex(try Self.read(files))
  }

  private static func read(_ files: TLSFiles) throws(TLSProblem) -> State {
    let stamp = files.stamp
    return State(
      server: files.certificate == nil ? nil : try TLSContext(.server, files),
      client: try TLSContext(.client, files),
      stamp: stamp
    )
  }

  /// Reads the files again if one of them has changed.
  ///
  /// Blocks. From any thread. A key that does not match is reported when it is found twice.
  ///
  /// - Parameter isForced: reads them in any case, and reports a mismatch at once.
  /// - Returns: the result.
  package func reload(isForced: Bool = false) -> Reload {
    let stamp = files.stamp
    guard isForced || state.withLock({ $0.stamp != stamp }) else { return .unchanged }
    do throws(TLSProblem) {
      let fresh = try Self.read(files)
      state.withLock { $0 = fresh }
      return .replaced
    } catch {
      let isDoubted = state.withLock { state in
        // The two files are replaced one after the other, so this may be in between.
        if case .keyDoesNotFit = error, !isForced, state.doubted != stamp {
          state.doubted = stamp
          return true
        }
        state.stamp = stamp
        return false
      }
      return isDoubted ? .unchanged : .kept(error)
    }
  }

  /// Whole days until the current certificate expires; `nil`: there is none.
  package var daysLeft: Int? { server?.daysLeft }

  var server: TLSContext? { state.withLock(\.server) }
  var client: TLSContext { state.withLock(\.client) }
}
