import GatewayClient
import RPC

/// A call of a process that the command line named by its address did not succeed.
///
/// The words of ``DaybookError`` are about the gateway, which is somebody else.
struct ProcessFailure: Error {
  let error: RPCError
  let address: Address
  /// The cluster key was given.
  let showsKey: Bool

  /// Who does not answer, and why; else the process's own words.
  var message: String {
    guard error.reason == "peer_unavailable", let cause = error.debugDetail else {
      return DaybookError(error).message
    }
    return "Nobody answers at \(address): \(cause)."
  }

  /// What may help; `nil`: nothing that is known here.
  var hint: String? {
    if error.isForWantOfProof, !showsKey {
      return "--cluster-key-file FILE proves to be of its installation; so does --tls-certificate."
    }
    switch error.code {
    case .unauthenticated:
      return "Without --address it is the gateway that is asked: it vouches for who is signed in."
    case .unavailable where error.reason == "peer_unavailable":
      return "“daybook status” says what runs."
    default: return nil
    }
  }
}
