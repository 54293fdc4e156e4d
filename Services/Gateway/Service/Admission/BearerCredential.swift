import GatewayDomain
import RPC

/// What came in `authorization`.
struct BearerCredential {
  /// As it came; `nil`: two answers to "who are you" are none.
  let text: String?

  /// - Returns: `nil` when nothing came.
  init?(_ metadata: Metadata) {
    let (text, count) = metadata.last("authorization")
    guard count > 0 else { return nil }
    self.text = count == 1 ? text : nil
  }

  /// `nil`: something came that is no secret.
  var secret: TokenSecret? {
    guard let text, text.prefix("bearer ".count).lowercased() == "bearer " else { return nil }
    return TokenSecret(text: text.dropFirst("bearer ".count))
  }
}
