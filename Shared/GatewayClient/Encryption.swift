package import RPC

/// How the connection to a gateway is protected.
public struct Encryption: Sendable, Hashable {
  /// The TLS files; `nil`: plaintext.
  package let tls: TLSFiles?
  let mayLeaveMachine: Bool

  /// Plaintext, to a gateway on this machine only.
  public static let none = Encryption(tls: nil, mayLeaveMachine: false)

  /// Plaintext over any network, where others can read the token and all data.
  public static let noneAnywhere = Encryption(tls: nil, mayLeaveMachine: true)

  /// TLS, to a gateway whose certificate the system trusts.
  public static let trusted = Encryption(tls: TLSFiles(), mayLeaveMachine: true)

  /// TLS, to a gateway whose certificate leads to an authority in a PEM file.
  public static func authority(_ path: String) -> Encryption {
    Encryption(tls: TLSFiles(authority: path), mayLeaveMachine: true)
  }
}
