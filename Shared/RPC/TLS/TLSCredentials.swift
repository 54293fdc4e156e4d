import Synchronization

/// The certificates in use, replaceable while connections exist.
///
/// New connections take what is current; those that exist keep what they were made with.
package final class TLSCredentials: Sendable {
  private struct State {
    var server: TLSContext?
    var client: TLSContext
    /// What the files looked like when they were read last, with success or without.
    var stamp: [Int]
    /// How they looked when key and certificate did not fit, once.
    var doubted: [Int]?
  }

  /// What became of looking at the files again.
  package enum Reload: Sendable, Hashable {
    case unchanged
    case replaced
    /// The files cannot be used; what was read before stays in use.
    case kept(TLSProblem)
  }

  package let files: TLSFiles
  /// Whether this end holds the name of a server against its certificate.
  let checksName: Bool
  private let state: Mutex<State>

  /// Reads the files; without a certificate it can connect but not listen.
  ///
  /// Blocks.
  ///
  /// - Parameters:
  ///   - files: where certificates, key and authority are.
  ///   - checksName: false where the authority's file names the one certificate that is expected.
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

  /// Reads the files again if one of them changed since the last time.
  ///
  /// Blocks. From any thread. A key that does not fit is a problem when it is found so twice.
  ///
  /// - Parameter isForced: reads them in any case, and calls it one at once.
  /// - Returns: what became of it.
  package func reload(isForced: Bool = false) -> Reload {
    let stamp = files.stamp
    guard isForced || state.withLock({ $0.stamp != stamp }) else { return .unchanged }
    do throws(TLSProblem) {
      let fresh = try Self.read(files)
      state.withLock { $0 = fresh }
      return .replaced
    } catch {
      let isDoubted = state.withLock { state in
        // They are two files: who replaces them may be between the two.
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

  /// Whole days until the certificate in use ends; `nil`: there is none.
  package var daysLeft: Int? { server?.daysLeft }

  var server: TLSContext? { state.withLock(\.server) }
  var client: TLSContext { state.withLock(\.client) }
}
