/// A client's connection in its opening.
///
/// A ``ClientConnection`` replaces it when the opening is done.
final class ClientGreeter: LinkReceiver, TimerTarget {
  /// Receives the result of the opening.
  typealias Completion = (Result<ClientConnection, ConnectionFault>) -> Void

  private let channel: ChannelCore
  private let way: Subchannel
  private let link: Link
  private let settings: ChannelSettings
  /// Created with the first received bytes, when the transport's own authentication is complete.
  private lazy var opening = ClientOpening(
    settings: announced,
    key: settings.clusterKey,
    binding: link.channelBinding,
    isProven: link.isProcess
  )
  private let announced: Settings
  private var completion: Completion?
  private var timer = TimerID.none
  private var hasHeard = false

  init(
    _ channel: ChannelCore,
    _ way: Subchannel,
    _ link: Link,
    within time: Duration,
    _ completion: @escaping Completion
  ) {
    self.channel = channel
    self.way = way
    self.link = link
    settings = channel.settings
    self.completion = completion
    var announced = Settings()
    announced.limits = settings.limits
    if settings.clusterKey != nil {
      announced.nonce = link.loop.randomBytes(Settings.nonceBytes)
    }
    self.announced = announced
    timer = link.loop.arm(after: time, self, cookie: 0)
  }

  func start() {
    link.receiver = self
    link.output.append(contentsOf: ClientOpening.firstBytes(announced))
    link.needsFlush()
  }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    hasHeard = true
    var used = 0
    var output: [UInt8] = []
    let progress: OpeningProgress
    do {
      progress = try opening.received(bytes, used: &used, output: &output)
    } catch {
      finish(.failure(error))
      link.close(error.description)
      return bytes.count
    }
    // The opening was written, and frames follow.
    if link.output.isEmpty { link.followFrames() }
    link.output.append(contentsOf: output)
    if !output.isEmpty { link.needsFlush() }
    guard case .open(let peer, let isTrusted) = progress else { return used }
    guard isTrusted || !settings.requiresProof else {
      let fault = ConnectionFault(.auth, "the server cannot authenticate")
      finish(.failure(fault))
      link.close(fault.description)
      return bytes.count
    }
    let connection = ClientConnection(
      channel,
      way,
      link,
      peer: peer,
      isTrusted: isTrusted
    )
    link.receiver = connection
    finish(.success(connection))
    guard used < bytes.count, !link.isClosed else { return used }
    return used + connection.linkReceived(bytes.piece(used, bytes.count - used))
  }

  func timerFired(_ cookie: UInt64) {
    finish(.failure(ConnectionFault(.opening, "opening not finished in time")))
    link.close("opening not finished in time")
  }

  func linkWillWrite() {}

  func linkDidWrite() {}

  func linkClosed(_ why: String) {
    // A server that expects TLS answers plaintext with nothing.
    let guess = hasHeard || link is TLSLink ? "" : ", without an answer: it may require TLS"
    finish(.failure(ConnectionFault(.opening, why + guess)))
  }

  private func finish(_ result: Result<ClientConnection, ConnectionFault>) {
    link.loop.disarm(timer)
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
