import Glibc
import Testing

@testable import RPC

@Suite("An address")
struct AddressTests {
  @Test(
    "has a host and a port, and its text form is the one it was read from",
    arguments: ["127.0.0.1:7401", "[::1]:7401", "task:7401", "localhost:0", "0.0.0.0:65535"]
  )
  func roundTrip(text: String) throws {
    #expect(try #require(Address(text: text)).text == text)
  }

  @Test(
    "is refused without both",
    arguments: [
      "", ":", "task", "task:", ":7401", "::1:7401", "task:65536", "task:-1", "task:+1", "[]:1",
    ]
  )
  func malformed(text: String) {
    #expect(Address(text: text) == nil)
  }

  @Test("of loopback is distinguished from one that only resembles it")
  func loopback() throws {
    for text in ["127.0.0.1:1", "127.8.9.1:1", "[::1]:1", "localhost:1"] {
      #expect(try #require(Address(text: text)).isLoopback, "\(text)")
    }
    for text in ["0.0.0.0:1", "[::]:1", "127.example.org:1", "task:1", "10.127.0.1:1"] {
      #expect(try !#require(Address(text: text)).isLoopback, "\(text)")
    }
  }

  @Test("of a client is known even if the client reset its connection before it was accepted")
  func reset() throws {
    let stream = Int32(SOCK_STREAM.rawValue)
    let (listener, client) = (socket(AF_INET, stream, 0), socket(AF_INET, stream, 0))
    defer { close(listener) }
    let any = try #require(SocketAddress(literal: .loopback(port: 0)))
    #expect(any.withPointer { bind(listener, $0, $1) } == 0)
    #expect(listen(listener, 1) == 0)
    let place = try #require(SocketAddress(of: listener))
    #expect(place.withPointer { connect(client, $0, $1) } == 0)
    let own = try #require(SocketAddress(of: client)?.address)
    var atOnce = linger(l_onoff: 1, l_linger: 0)
    let size = socklen_t(MemoryLayout<linger>.size)
    #expect(setsockopt(client, SOL_SOCKET, SO_LINGER, &atOnce, size) == 0)
    close(client)

    let taken = SocketAddress.accept(listener, 0)
    defer { close(taken.socket) }
    #expect(taken.socket >= 0 && taken.peer?.address == own)
  }
}
