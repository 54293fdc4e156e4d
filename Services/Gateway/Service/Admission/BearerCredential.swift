import GatewayDomain
import RPC

/// The `authorization` entry of a call.
struct BearerCredential {
  /// As received; `nil` when there are several entries, which is refused.
  let text: String?

  /// - Returns: `nil` when there is no entry.
  init?(_ metadata: Metadata) {
    let (text, count) = metadata.last("authorization")
    guard count > 0 else { return nil }
    self.text = count == 1 ? text : nil
  }

  /// `nil` when the text is not `Bearer` and a secret.
  var secret: TokenSecret? {
    guard let text, text.prefix("bearer ".count).lowercased() == "bearer " else { return nil }
    return TokenSecret(text: text.dropFirst("bearer ".count))
  }
}
