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

  /// - Parameters:
  ///   - gateway: the way to the gateway.
  ///   - onClose: ends what was made for this client.
  package init(gateway: GatewayConnection, onClose: @escaping @Sendable () -> Void = {}) {
    self.gateway = gateway
    self.onClose = onClose
  }

  /// Ends the connection and what it took; calls in progress fail as cancelled.
  public func close() {
    onClose()
  }

  deinit {
    onClose()
  }
}
