import Glibc

/// A raw, unauthenticated connection that does not follow the protocol.
struct RawSocket {
  private let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  let isConnected: Bool

  init(_ port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    isConnected = withUnsafeBytes(of: &address) { [socket] bytes in
      guard let start = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else {
        return false
      }
      return connect(socket, start, size) == 0
    }
  }

  /// Sends these bytes, or as many as the kernel accepts.
  func say(_ bytes: [UInt8]) {
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  func leave() { close(socket) }
}
