import Cryptography
import Foundation
import NotificationDomain
import ServiceRuntime
import Vocabulary

/// The signing key of a webhook: 32 bytes (HOK-001).
struct WebhookSecret: Equatable, Sendable {
  static let length = 32
  /// How long the previous secret signs as well.
  static let overlap: Duration = .seconds(24 * 3_600)
  private static let prefix = "whsec_"

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init?(text: String) {
    guard text.hasPrefix(Self.prefix),
      let bytes = Data(base64Encoded: String(text.dropFirst(Self.prefix.count)))
    else { return nil }
    self.bytes = Array(bytes)
  }

  /// The form that the member copies to the receiver: `whsec_` and base64.
  var text: String { Self.prefix + Data(bytes).base64EncodedString() }

  /// The signature over a message's id, its time in seconds, and its body.
  func signature(id: String, timestamp: Int64, body: [UInt8]) -> String {
    let content = Array("\(id).\(timestamp).".utf8) + body
    return "v1," + Data(HMAC.sha256(key: bytes, data: content)).base64EncodedString()
  }
}

/// Encrypts webhook secrets and access tokens with the installation's key.
struct SecretSeal: Sendable {
  /// `nil`: there is no key, so secrets cannot be stored.
  let keys: ClusterKeys?
  let random: RandomSource

  func newSecret() -> WebhookSecret { WebhookSecret(bytes: random.bytes(WebhookSecret.length)) }

  /// - Throws: ``ChannelRefusal/secretsUnavailable``.
  func seal(_ secret: WebhookSecret) throws -> [UInt8] { try seal(secret.bytes) }

  /// - Throws: ``ChannelRefusal/secretsUnavailable``.
  func seal(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let keys else { throw ChannelRefusal.secretsUnavailable }
    let salt = random.bytes(ChunkCipher.saltBytes)
    var cipher = ChunkCipher(key: keys.current, salt: salt)
    return salt + (try cipher.seal(bytes, isLast: true))
  }

  /// - Throws: ``ChannelRefusal/secretsUnavailable`` if it was sealed with another key.
  func open(_ sealed: [UInt8]) throws -> WebhookSecret {
    WebhookSecret(bytes: try openBytes(sealed))
  }

  /// - Throws: ``ChannelRefusal/secretsUnavailable`` if there is no key, or it was sealed with another one.
  func openBytes(_ sealed: [UInt8]) throws -> [UInt8] {
    let salt = Array(sealed.prefix(ChunkCipher.saltBytes))
    for key in [keys?.current, keys?.previous].compactMap(\.self) {
      var cipher = ChunkCipher(key: key, salt: salt)
      let rest = Array(sealed.dropFirst(ChunkCipher.saltBytes))
      if let bytes = try? cipher.open(rest, isLast: true) { return bytes }
    }
    throw ChannelRefusal.secretsUnavailable
  }
}
