import Glibc
import Synchronization

/// Unused ports of the loopback interface, each given to one installation of this process.
///
/// They are below the kernel's ephemeral range: an outgoing connection of another test could otherwise take one before its
/// service listens.
enum FreePorts {
  private static let range: Range<UInt16> = 10_000..<30_000
  private static let next = Mutex(UInt16.random(in: range))

  /// The first of `count` consecutive free ports.
  static func neighbours(_ count: Int) throws -> UInt16 {
    for _ in 0..<1_000 {
      let first = next.withLock { next in
        if Int(next) + count > Int(range.upperBound) { next = range.lowerBound }
        defer { next += UInt16(count) }
        return next
      }
      let sockets = (0..<UInt16(count)).map { bound(to: first + $0) }
      for socket in sockets { if let socket { close(socket) } }
      if sockets.allSatisfy({ $0 != nil }) { return first }
    }
    throw ProgramFailure.didNotStart("no free ports")
  }

  /// A free port for each name.
  static func pick(for names: [String]) throws -> [String: UInt16] {
    var ports: [String: UInt16] = [:]
    for name in names { ports[name] = try neighbours(1) }
    return ports
  }

  /// A socket bound to a port of the loopback interface; `nil` if the port is in use.
  private static func bound(to port: UInt16) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
