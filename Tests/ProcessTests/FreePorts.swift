import Glibc

/// Unused ports of the loopback interface.
enum FreePorts {
  /// The first of `count` consecutive free ports, below the kernel's ephemeral range.
  static func neighbours(_ count: Int) throws -> UInt16 {
    for _ in 0..<200 {
      let first = UInt16.random(in: 10_000..<30_000)
      var sockets: [Int32] = []
      defer { for socket in sockets { close(socket) } }
      while sockets.count < count, let socket = bound(to: first + UInt16(sockets.count)) {
        sockets.append(socket.descriptor)
      }
      if sockets.count == count { return first }
    }
    throw ProgramFailure.didNotStart("no free ports")
  }

  /// Holds all sockets until all ports are known, so that each port is returned once.
  static func pick(for names: [String]) throws -> [String: UInt16] {
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    var ports: [String: UInt16] = [:]
    for name in names {
      guard let socket = bound(to: 0) else { throw ProgramFailure.didNotStart("no free port") }
      sockets.append(socket.descriptor)
      ports[name] = socket.port
    }
    return ports
  }

  /// A socket bound to a port of the loopback interface; 0 lets the kernel choose.
  private static func bound(to port: UInt16) -> (descriptor: Int32, port: UInt16)? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }
}
