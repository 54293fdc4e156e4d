import Foundation
import Glibc
import Testing

/// What a process does when the system gives it nothing more.
@Suite("A process that may open no more files")
struct ShortageTests {
  @Test("keeps some of them: strangers give way, and it answers while they are there (row 70)")
  func strangers() throws {
    let home = try Installation()
    try home.launch("task", descriptors: 64)
    try home.awaitHealth(of: "task")
    let strangers = (0..<80).map { _ in Stranger(home.port(of: "task")) }
    #expect(strangers.allSatisfy { $0.isConnected })
    try home.await("the longest opening gave way", of: "task")
    try home.awaitHealth(of: "task")
    #expect(!home.log(of: "task").contains("none is accepted"))
    strangers.forEach { $0.leave() }
    #expect(home.terminate("task") == 0)
  }

  @Test("goes on, says so once, and takes those who waited when there is room (row 70)")
  func descriptors() throws {
    let home = try Installation()
    try home.launch("task", descriptors: 24)
    try home.awaitHealth(of: "task")
    let strangers = (0..<60).map { _ in Stranger(home.port(of: "task")) }
    #expect(strangers.allSatisfy { $0.isConnected }, "the kernel keeps those who wait")
    try home.await("none is accepted", of: "task")
    strangers.forEach { $0.leave() }
    try home.awaitHealth(of: "task")
    #expect(home.log(of: "task").split(separator: "none is accepted").count == 2, "one line")
    #expect(home.terminate("task") == 0)
  }
}

/// A connection on which nothing is ever said.
private struct Stranger {
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

  func leave() { close(socket) }
}
