import GatewayClient
import RPC

/// A failed call of a `daybook rpc` command.
struct ProcessFailure: Error {
  let error: RPCError
  /// The process, if it is not the gateway.
  ///
  /// Messages about the gateway do not apply to it.
  var named: Named?
  /// Further parts of the status, if requested.
  var facts: StatusFacts?

  struct Named {
    let address: Address
    /// Whether a cluster key or a certificate was presented.
    let showsProof: Bool
    let isEncrypted: Bool
  }

  /// Why there is no connection, such as no listener or a refused handshake; otherwise the
  /// process's own message.
  var message: String {
    guard let named, error.reason == "peer_unavailable", let cause = error.debugDetail else {
      return error.aboutGateway.message
    }
    return "There is no connection to \(named.address): \(cause)."
  }

  /// A hint; `nil` when none applies.
  var hint: String? {
    guard let named else { return FailureReport.hint(error.aboutGateway) }
    if error.isForWantOfProof, !named.showsProof {
      let proof =
        named.isEncrypted
        ? "--tls-certificate tls/operator.pem --tls-key tls/operator.key"
        : "--cluster-key-file keys/cluster.key"
      return
        "To prove that the call comes from the installation, add this from its folder: \(proof)"
    }
    switch error.code {
    case .unauthenticated:
      return "Without --address the call goes to the gateway, which accepts your access token."
    case .unavailable where error.reason == "peer_unavailable":
      return "“daybook status” shows what runs."
    default: return nil
    }
  }
}
