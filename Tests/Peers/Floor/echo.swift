// The least that a call costs in Swift when both its sides are async: echo.c's frames over epoll, with a task
// for each request and a continuation for each caller. No protocol, no messages, no deadlines, no limits. What
// it takes beyond echo.c is the language's, and differs from processor to processor.
//
//   swift-echo server                                          prints its port, serves until it is killed
//   swift-echo client ask PORT CONNECTIONS IN-FLIGHT SECONDS   see ../README.md
import CLinux
import Glibc

/// `length u32 · caller u32`, in host byte order, and 108 bytes.
enum Frame {
  static let bytes = 116
  static let header = 8
}

/// One thread, and the executor of all tasks.
///
/// Unchecked `Sendable`: there is no other thread.
final class Loop: TaskExecutor, @unchecked Sendable {
  private let poll = epoll_create1(0)
  @exclusivity(unchecked) private var jobs: [UnownedJob] = []
  @exclusivity(unchecked) private var unsent: [Connection] = []

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
  }

  func watch(_ file: Int32, _ connection: Connection?) {
    var event = epoll_event()
    event.events = EPOLLIN.rawValue
    event.data.ptr = connection.map { Unmanaged.passRetained($0).toOpaque() }
    guard epoll_ctl(poll, EPOLL_CTL_ADD, file, &event) == 0 else { stop("epoll_ctl") }
  }

  func sendLater(_ connection: Connection) {
    unsent.append(connection)
  }

  /// Waits, reads available bytes, runs ready tasks, and writes once for each connection.
  func turn(accept: () -> Void) {
    withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 64) { events in
      let ready = epoll_wait(poll, events.baseAddress, 64, jobs.isEmpty ? 5_000 : 0)
      for event in events.prefix(Int(max(0, ready))) {
        guard let pointer = event.data.ptr else {
          accept()
          continue
        }
        let connection = Unmanaged<Connection>.fromOpaque(pointer)
        if !connection._withUnsafeGuaranteedRef({ $0.read() }) { connection.release() }
      }
    }
    var next = 0
    while next < jobs.count {
      jobs[next].runSynchronously(on: asUnownedTaskExecutor())
      next += 1
    }
    jobs.removeAll(keepingCapacity: true)
    for connection in unsent { connection.write() }
    unsent.removeAll(keepingCapacity: true)
  }
}

/// One side of a connection; used on its loop only.
class Connection: @unchecked Sendable {
  private static let room = 64 << 10

  final let file: Int32
  final let loop: Loop
  private final let input = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
  @exclusivity(unchecked) private final var filled = 0
  @exclusivity(unchecked) private final var output: [UInt8] = []

  init(_ file: Int32, _ loop: Loop) {
    self.file = file
    self.loop = loop
    var on: Int32 = 1
    setsockopt(
      file,
      Int32(IPPROTO_TCP),
      TCP_NODELAY,
      &on,
      socklen_t(MemoryLayout.size(ofValue: on))
    )
    loop.watch(file, self)
  }

  deinit {
    close(file)
    input.deallocate()
  }

  func received(_ caller: UInt32, _ payload: [UInt8]) {}

  /// - Returns: false at the end.
  final func read() -> Bool {
    let count = recv(file, input + filled, Self.room - filled, 0)
    guard count > 0 else { return false }
    filled += count
    var used = 0
    while filled - used >= Frame.bytes {
      let frame = input + used
      guard frame.load(as: UInt32.self) == Frame.bytes - 4 else { return false }
      let payload = UnsafeRawBufferPointer(
        start: frame + Frame.header,
        count: Frame.bytes - Frame.header
      )
      received(frame.load(fromByteOffset: 4, as: UInt32.self), [UInt8](payload))
      used += Frame.bytes
    }
    filled -= used
    if filled > 0 { memmove(input, input + used, filled) }
    return true
  }

  final func send(_ caller: UInt32, _ payload: [UInt8]) {
    if output.isEmpty { loop.sendLater(self) }
    withUnsafeBytes(of: (UInt32(Frame.bytes - 4), caller)) { output.append(contentsOf: $0) }
    output.append(contentsOf: payload)
  }

  final func write() {
    output.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          file,
          bytes.baseAddress.map { $0 + sent },
          bytes.count - sent,
          Int32(MSG_NOSIGNAL)
        )
        guard count > 0 else { return }
        sent += count
      }
    }
    output.removeAll(keepingCapacity: true)
  }
}

/// Runs a handler for each request, like a server that does not know whether the handler waits.
final class Server: Connection, @unchecked Sendable {
  private let handler: nonisolated(nonsending) @Sendable ([UInt8]) async throws -> [UInt8]

  init(
    _ file: Int32,
    _ loop: Loop,
    _ handler: nonisolated(nonsending) @escaping @Sendable ([UInt8]) async throws -> [UInt8]
  ) {
    self.handler = handler
    super.init(file, loop)
  }

  override func received(_ caller: UInt32, _ payload: [UInt8]) {
    Task<Void, any Error>.immediateDetached(executorPreference: loop) {
      self.send(caller, try await self.handler(payload))
    }
  }
}

/// Makes calls for tasks that wait for the replies.
final class Client: Connection, @unchecked Sendable {
  @exclusivity(unchecked) private var waiting: [UnsafeContinuation<[UInt8], any Error>?] = []
  @exclusivity(unchecked) static nonisolated(unsafe) var calls = 0

  override func received(_ caller: UInt32, _ payload: [UInt8]) {
    let continuation = waiting[Int(caller)]
    waiting[Int(caller)] = nil
    continuation?.resume(returning: payload)
  }

  private nonisolated(nonsending) func ask(_ caller: Int, _ payload: [UInt8]) async throws
    -> [UInt8]
  {
    try await withUnsafeThrowingContinuation { continuation in
      waiting[caller] = continuation
      send(UInt32(caller), payload)
    }
  }

  /// Starts this number of callers, which never stop.
  func start(callers: Int) {
    waiting = Array(repeating: nil, count: callers)
    let payload = [UInt8](repeating: 0x61, count: Frame.bytes - Frame.header)
    for caller in 0..<callers {
      Task<Void, any Error>.immediateDetached(executorPreference: loop) {
        while true {
          if try await self.ask(caller, payload).count == payload.count { Self.calls += 1 }
        }
      }
    }
  }
}

func stop(_ why: String) -> Never {
  perror(why)
  exit(1)
}

func withAddress<T>(
  port: UInt16,
  _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> T
) -> (T, UInt16) {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let result = withUnsafeMutablePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size) }
  }
  return (result, UInt16(bigEndian: address.sin_port))
}

func serve() -> Never {
  let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  let (error, port) = withAddress(port: 0) {
    bind(listener, $0, $1.pointee) == 0 && listen(listener, 64) == 0
      && getsockname(listener, $0, $1) == 0 ? 0 : -1
  }
  guard error == 0 else { stop("bind") }
  print(port)
  fflush(nil)
  let loop = Loop()
  loop.watch(listener, nil)
  while true {
    loop.turn {
      let file = clinux_accept4(listener, nil, nil, 0)
      if file >= 0 { _ = Server(file, loop) { $0 } }
    }
  }
}

func run(_ loop: Loop, seconds: Double) -> Int {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  let (end, before) = (now() + seconds, Client.calls)
  while now() < end { loop.turn {} }
  return Client.calls - before
}

func call(_ port: UInt16, connections: Int, inFlight: Int, seconds: Double) {
  let loop = Loop()
  let clients = (0..<connections).map { _ in
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard withAddress(port: port, { connect(file, $0, $1.pointee) }).0 == 0 else { stop("connect") }
    return Client(file, loop)
  }
  for client in clients { client.start(callers: inFlight) }
  _ = run(loop, seconds: 1)
  print("ready")
  fflush(nil)
  _ = readLine()
  print(run(loop, seconds: seconds))
  fflush(nil)
  while readLine() != nil {}
}

let words = CommandLine.arguments.dropFirst()
let numbers = words.dropFirst(2).compactMap { Int($0) }
switch (words.first, numbers.count) {
case ("server", 0): serve()
case ("client", 4):
  call(
    UInt16(clamping: numbers[0]),
    connections: numbers[1],
    inFlight: numbers[2],
    seconds: Double(numbers[3])
  )
default: exit(2)
}
