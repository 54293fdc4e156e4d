/// A handle for the connections to one server, which may have several addresses.
///
/// When the last reference is released, they close.
package final class Channel: CallChannel, Sendable {
  package let loop: EventLoop
  let core: ChannelCore

  package convenience init(
    address: Address,
    transport: any Transport,
    settings: ChannelSettings = ChannelSettings()
  ) {
    self.init(addresses: [address], transport: transport, settings: settings)
  }

  /// A channel to a server at any of these addresses; at least one.
  package init(
    addresses: [Address],
    transport: any Transport,
    settings: ChannelSettings = ChannelSettings()
  ) {
    precondition(!addresses.isEmpty, "a channel to nowhere")
    loop = transport.loop
    core = ChannelCore(addresses: addresses, transport: transport, settings: settings)
  }

  deinit {
    core.close()
  }

  /// The server's addresses, tried in this order.
  package var addresses: [Address] { core.addresses }
  /// The first address.
  package var address: Address { core.address }
  package var transport: any Transport { core.transport }
  package var settings: ChannelSettings { core.settings }

  package func start(_ call: OutgoingCall) {
    core.start(call)
  }

  package var bare: Channel? { self }

  /// The server has been gone so briefly that it may be restarting.
  ///
  /// On the loop only.
  package var expectsReturn: Bool { core.expectsReturn }

  /// Closes the connections and ends every call.
  ///
  /// From any thread; the channel cannot be used afterwards.
  package func close() {
    core.close()
  }
}
