import CLinux
import Glibc

/// A connection attempt.
///
/// Unchecked `Sendable`: touched on its loop only.
final class TCPConnecting: PollTarget, TimerTarget, @unchecked Sendable {
  private let loop: EventLoop
  private let address: Address
  private let time: Duration
  private var socket: Int32 = -1
  private var timer = TimerID.none
  private var isCancelled = false
  private var continuation: UnsafeContinuation<Link, any Error>?

  init(loop: EventLoop, address: Address, within time: Duration) {
    self.loop = loop
    self.address = address
    self.time = time
  }

  func start(_ resolved: SocketAddress, _ continuation: UnsafeContinuation<Link, any Error>) {
    self.continuation = continuation
    guard !isCancelled else { return fail(CancellationError()) }
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    socket = Glibc.socket(resolved.family, type, 0)
    guard socket >= 0 else { return fail(refused()) }
    TCPLink.limitUnsent(socket)
    let result = resolved.withPointer { Glibc.connect(socket, $0, $1) } ?? -1
    guard result == 0 || errno == EINPROGRESS else { return fail(refused()) }
    guard loop.watch(socket, self) else { return fail(refused()) }
    timer = loop.arm(after: time, self, cookie: 0)
  }

  func polled(_ readiness: Readiness) {
    guard continuation != nil, !readiness.isDisjoint(with: [.writable, .hangUp]) else { return }
    let error = pendingError(of: socket)
    guard error == 0 else {
      errno = error
      return fail(refused())
    }
    loop.disarm(timer)
    loop.unwatch(socket)
    let connected = socket
    socket = -1
    guard let link = TCPLink(loop: loop, socket: connected, peer: address.text) else {
      return fail(refused())
    }
    finish(.success(link))
    link.begin()
  }

  func timerFired(_ cookie: UInt64) {
    fail(TransportError.timedOut(address))
  }

  func cancel() {
    isCancelled = true
    if continuation != nil { fail(CancellationError()) }
  }

  private func refused() -> TransportError {
    .refused(address, systemError())
  }

  private func fail(_ error: any Error) {
    loop.disarm(timer)
    if socket >= 0 {
      loop.unwatch(socket)
      close(socket)
      socket = -1
    }
    finish(.failure(error))
  }

  private func finish(_ result: Result<Link, any Error>) {
    let continuation = continuation
    self.continuation = nil
    continuation?.resume(with: result)
  }
}
