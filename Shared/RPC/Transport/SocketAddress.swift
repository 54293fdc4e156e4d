import CLinux
import Glibc

/// A socket address in the kernel's form.
struct SocketAddress: Sendable {
  /// The bytes of a `sockaddr_in` or `sockaddr_in6`.
  let bytes: [UInt8]

  var family: Int32 { Int32(bytes.withUnsafeBytes { $0.loadUnaligned(as: sa_family_t.self) }) }

  /// Reads `127.0.0.1`, `::1` and `localhost`; other names need a lookup.
  init?(literal address: Address) {
    let host = address.host == "localhost" ? "127.0.0.1" : address.host
    var four = sockaddr_in()
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = address.port.bigEndian
      bytes = withUnsafeBytes(of: &four) { [UInt8]($0) }
      return
    }
    var six = sockaddr_in6()
    guard inet_pton(AF_INET6, host, &six.sin6_addr) == 1 else { return nil }
    six.sin6_family = sa_family_t(AF_INET6)
    six.sin6_port = address.port.bigEndian
    bytes = withUnsafeBytes(of: &six) { [UInt8]($0) }
  }

  /// The most addresses tried for one name.
  static let mostOfOneName = 16

  /// Looks up a name; the addresses are in the order in which to try them.
  ///
  /// Blocks.
  static func lookUp(_ address: Address) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, "\(address.port)", &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var entry = list?.pointee
    while let one = entry, found.count < mostOfOneName {
      if let address = one.ai_addr {
        let bytes = UnsafeRawBufferPointer(start: address, count: Int(one.ai_addrlen))
        found.append(SocketAddress(bytes: [UInt8](bytes)))
      }
      entry = one.ai_next?.pointee
    }
    return found
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The local address of a socket.
  init?(of socket: Int32) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(socket, $0, &length)
      }
    }
    guard result == 0 else { return nil }
    bytes = Self.front(of: storage, length)
  }

  /// Accepts a waiting connection.
  ///
  /// It asks for the peer in the same call: later, a connection that was reset has none.
  ///
  /// - Returns: its socket, or -1 with `errno`.
  static func accept(_ listener: Int32, _ flags: Int32) -> (socket: Int32, peer: SocketAddress?) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let socket = clinux_accept4(listener, &storage, &length, flags)
    guard socket >= 0 else { return (-1, nil) }
    return (socket, SocketAddress(bytes: front(of: storage, length)))
  }

  private static func front(of storage: sockaddr_storage, _ length: socklen_t) -> [UInt8] {
    withUnsafeBytes(of: storage) { [UInt8]($0.prefix(Int(length))) }
  }

  func withPointer<T>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> T) -> T? {
    bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress else { return nil }
      return body(start.assumingMemoryBound(to: sockaddr.self), socklen_t(raw.count))
    }
  }

  var address: Address? {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    return bytes.withUnsafeBytes { raw -> Address? in
      let isSix = family == AF_INET6
      let offset = isSix ? 8 : 4
      guard raw.count >= offset + (isSix ? 16 : 4), let start = raw.baseAddress,
        inet_ntop(family, start + offset, &text, socklen_t(text.count)) != nil
      else { return nil }
      let host = String(
        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      return Address(host: host, port: raw.u16(at: 2))
    }
  }
}

/// The error message of the last system call.
func systemError() -> String {
  String(cString: strerror(errno))
}

/// The pending error of a socket; 0: none.
func pendingError(of socket: Int32) -> Int32 {
  var error: Int32 = 0
  var size = socklen_t(MemoryLayout<Int32>.size)
  getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size)
  return error
}
