import GatewayDomain
import RPC

/// What came in `authorization`.
struct Bearer {
  /// `nil`: something came that is no secret.
  let secret: TokenSecret?

  /// - Returns: `nil` when nothing came.
  init?(_ metadata: Metadata) {
    let values = metadata.all("authorization")
    guard let value = values.first else { return nil }
    // Two answers to "who are you" are none.
    guard values.count == 1, value.lowercased().hasPrefix("bearer ") else {
      secret = nil
      return
    }
    secret = TokenSecret(text: value.dropFirst("bearer ".count))
  }
}
