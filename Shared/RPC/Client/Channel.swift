/// The way to one server, which may have several addresses.
///
/// What an application holds: when nobody does any more, what it stands for is closed.
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

  /// A channel to a server at any of these addresses, of which there is at least one.
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

  /// Where the server is; tried in this order.
  package var addresses: [Address] { core.addresses }
  /// The first address.
  package var address: Address { core.address }
  package var transport: any Transport { core.transport }
  package var settings: ChannelSettings { core.settings }

  package func start(_ call: OutgoingCall) {
    core.start(call)
  }

  package var bare: Channel? { self }

  /// The server has been gone for so short a time that it may be starting again.
  ///
  /// On the loop only.
  package var expectsReturn: Bool { core.expectsReturn }

  /// Ends the connections and every call.
  ///
  /// From any thread; the channel cannot be used afterwards.
  package func close() {
    core.close()
  }
}
