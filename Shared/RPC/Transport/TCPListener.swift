import CLinux
import Glibc

/// A listening socket on a loop.
///
/// Unchecked `Sendable`: touched on its loop only.
final class TCPListener: Listener, PollTarget, @unchecked Sendable {
  /// The backlog of the kernel, or fewer (`net.core.somaxconn`).
  ///
  /// Clients beyond it retry after a second, so a flood of 10,000 a second must not fill it while
  /// we read.
  private static let backlog: Int32 = 4_096
  /// Connections accepted in one turn, so that a flood does not starve open ones.
  private static let acceptedAtOnce = 64
  /// Nanoseconds of a turn after which no more are accepted: one costs 20 us, or ten times as much
  /// if it evicts another.
  private static let acceptingTime: Int64 = 2_000_000
  /// How long waiting connections stay in the kernel when resources are short.
  private static let pause = Duration.milliseconds(100)

  let address: Address
  private let loop: EventLoop
  private let accept: @Sendable (Link) -> Void
  private var socket: Int32
  private var isPausing = false
  /// Accepts more in the next turn.
  private let later: NextTurn
  private var isShort = false
  private var tellShortage: (@Sendable (String) -> Void)?

  init(
    loop: EventLoop,
    wanted: Address,
    resolved: SocketAddress,
    accept: @escaping @Sendable (Link) -> Void
  ) throws {
    self.loop = loop
    later = NextTurn(loop)
    self.accept = accept
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = Glibc.socket(resolved.family, type, 0)
    guard descriptor >= 0 else { throw TransportError.cannotListen(wanted, systemError()) }
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
    // Accepted sockets inherit it.
    TCPLink.limitUnsent(descriptor)
    let isBound = resolved.withPointer { bind(descriptor, $0, $1) } == 0
    guard isBound, Glibc.listen(descriptor, Self.backlog) == 0,
      let real = SocketAddress(of: descriptor)?.address
    else {
      let error = TransportError.cannotListen(wanted, systemError())
      Glibc.close(descriptor)
      throw error
    }
    address = real
    socket = descriptor
    guard loop.watch(descriptor, self) else {
      Glibc.close(descriptor)
      throw TransportError.cannotListen(wanted, "the loop cannot watch it")
    }
  }

  func close() {
    loop.perform { [self] in
      guard socket >= 0 else { return }
      loop.unwatch(socket)
      Glibc.close(socket)
      socket = -1
    }
  }

  func onShortage(_ tell: @escaping @Sendable (String) -> Void) { tellShortage = tell }

  func polled(_ readiness: Readiness) {
    guard !isPausing, !later.isDue else { return }
    let begin = loop.preciseNow
    for _ in 0..<Self.acceptedAtOnce
    where (loop.preciseNow - begin).wholeNanoseconds < Self.acceptingTime {
      guard socket >= 0 else { return }
      let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
      let (connection, address) = SocketAddress.accept(socket, flags)
      guard connection >= 0 else {
        switch errno {
        case EAGAIN:
          isShort = false
          return
        case EINTR, ECONNABORTED: continue
        default:
          pause()
          return
        }
      }
      let peer = address?.address?.text ?? "unknown:0"
      guard let link = TCPLink(loop: loop, socket: connection, peer: peer) else { continue }
      accept(link)
      link.begin()
    }
    // The edge was reported once; more may be waiting.
    later.perform { [self] in polled(.readable) }
  }

  /// Pauses when descriptors or memory are short.
  private func pause() {
    if !isShort { tellShortage?(systemError()) }
    isShort = true
    isPausing = true
    loop.schedule(after: Self.pause) { [self] in
      isPausing = false
      polled(.readable)
    }
  }
}
