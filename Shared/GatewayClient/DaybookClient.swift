package import RPC

/// A household's Daybook, as an app sees it.
///
/// ```swift
/// let daybook = try DaybookClient.connect(to: "127.0.0.1:7400", token: secret)
/// let saved = try await daybook.tasks.create(NewTask("Pay rent"))
/// let done = try await daybook.tasks.complete(saved.task.id)
/// print("\(done.points) points")
/// daybook.close()
/// ```
///
/// Calls may be made from any task. Each one carries an id that stays the same while it is repeated,
/// so a change happens once, however bad the line is; what fails for a moment is repeated with growing
/// pauses until the time limit is over. Every call throws ``DaybookError``.
public final class DaybookClient: Sendable {
  package let gateway: GatewayConnection
  private let onClose: @Sendable () -> Void

  /// A client over a way that is there already; `onClose` ends what was made for it.
  package init(gateway: GatewayConnection, onClose: @escaping @Sendable () -> Void = {}) {
    self.gateway = gateway
    self.onClose = onClose
  }

  /// A client of the gateway at `address`, as `127.0.0.1:7400`.
  ///
  /// It connects when there is something to say, and again when the connection was lost, so a gateway
  /// that is not there yet is no reason to wait. Without a token only
  /// ``Households/setUp(code:name:parent:zone:weekStart:tokenName:)`` and ``status()`` can be called.
  /// `timeout` is for one call with all its attempts. A gateway on another machine is reached by TLS,
  /// unless ``Encryption/noneAnywhere`` says otherwise.
  ///
  /// - Throws: ``DaybookError`` with code `invalid_address`, `invalid_token`, `not_encrypted` or
  ///   `tls_unusable`.
  public static func connect(
    to address: String = "127.0.0.1:7400",
    token: String?,
    timeout: Duration = .seconds(10),
    encryption: Encryption = .none
  ) throws(DaybookError) -> DaybookClient {
    guard let place = Address(text: address) else {
      throw .invalid("invalid_address", "“\(address)” is not an address such as 127.0.0.1:7400.")
    }
    guard token.map({ !$0.isEmpty && $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }) ?? true
    else {
      throw .invalid("invalid_token", "An access token is printable ASCII without blanks.")
    }
    guard place.isLoopback || encryption.mayLeaveMachine else {
      throw .invalid(
        "not_encrypted",
        "\(place) is another machine, and nothing would be encrypted."
      )
    }
    let credentials: TLSCredentials?
    do throws(TLSProblem) {
      credentials = if let tls = encryption.tls { try TLSCredentials(tls) } else { nil }
    } catch {
      throw .invalid("tls_unusable", error.description)
    }
    let loop = EventLoop.start(name: "daybook-client")
    let channel = Channel(
      address: place,
      transport: TLSTransport(over: TCPTransport(loop), accepts: nil, connects: credentials),
      settings: .forPeople
    )
    let gateway = GatewayConnection(channel: channel, token: token, timeout: timeout)
    return DaybookClient(gateway: gateway) {
      channel.close()
      // The loop outlives its calls, and by a moment the connection's last bytes.
      gateway.close { loop.schedule(after: .milliseconds(50)) { loop.stop() } }
    }
  }

  /// Ends the connection and what it took; calls in progress fail as cancelled.
  public func close() {
    onClose()
  }

  deinit {
    onClose()
  }
}

extension DaybookError {
  fileprivate static func invalid(_ code: String, _ message: String) -> DaybookError {
    DaybookError(.invalidArgument, code: code, message: message)
  }
}

extension ChannelSettings {
  /// For a person who waits: a gateway that was just started should be found soon, and what fails for a
  /// moment is repeated.
  package static var forPeople: ChannelSettings {
    var settings = ChannelSettings()
    settings.firstBackoff = .milliseconds(100)
    settings.longestBackoff = .milliseconds(500)
    // So long may its start take, and so long waits who is told that it is not there.
    settings.firstStartTime = .seconds(3)
    settings.retry = RetryPolicy()
    return settings
  }
}
