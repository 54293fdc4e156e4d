package import RPC

/// How a gateway is reached.
public struct Encryption: Sendable, Hashable {
  /// What the connection is made of; `nil`: in the clear.
  package let tls: TLSFiles?
  let mayLeaveMachine: Bool

  /// In the clear, to a gateway of this machine only.
  public static let none = Encryption(tls: nil, mayLeaveMachine: false)

  /// In the clear over any network: whoever is on it can read the token and every word.
  public static let noneAnywhere = Encryption(tls: nil, mayLeaveMachine: true)

  /// TLS, to a gateway whose certificate the machine trusts.
  public static let trusted = Encryption(tls: TLSFiles(), mayLeaveMachine: true)

  /// TLS, to a gateway whose certificate leads to those in a file in PEM form.
  public static func authority(_ path: String) -> Encryption {
    Encryption(tls: TLSFiles(authority: path), mayLeaveMachine: true)
  }
}
