import GatewayClient
import RPC

/// A call did not succeed that a command of `daybook rpc` made.
struct ProcessFailure: Error {
  let error: RPCError
  /// Another process than the gateway.
  ///
  /// Its failures are not said in words about the gateway.
  var named: Named?
  /// What the status says besides its sentence, where that was asked for.
  var facts: StatusFacts?

  struct Named {
    let address: Address
    /// The cluster key was shown to it, or a certificate.
    let showsProof: Bool
    let isEncrypted: Bool
  }

  /// To whom there is no connection, and why: nobody listens, or one of both refuses the other; else the process's own words.
  var message: String {
    guard let named, error.reason == "peer_unavailable", let cause = error.debugDetail else {
      return error.aboutGateway.message
    }
    return "There is no connection to \(named.address): \(cause)."
  }

  /// What may help; `nil`: nothing that is known here.
  var hint: String? {
    guard let named else { return FailureReport.hint(error.aboutGateway) }
    if error.isForWantOfProof, !named.showsProof {
      let proof =
        named.isEncrypted
        ? "--tls-certificate tls/operator.pem --tls-key tls/operator.key"
        : "--cluster-key-file keys/cluster.key"
      return "To prove to be of its installation, from its folder: \(proof)"
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
