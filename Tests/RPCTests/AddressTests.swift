import RPC
import Testing

@Suite("An address")
struct AddressTests {
  @Test(
    "is a host and a port, and written as it is read",
    arguments: ["127.0.0.1:7401", "[::1]:7401", "task:7401", "localhost:0", "0.0.0.0:65535"]
  )
  func roundTrip(text: String) throws {
    #expect(try #require(Address(text: text)).text == text)
  }

  @Test(
    "is nothing without both",
    arguments: [
      "", ":", "task", "task:", ":7401", "::1:7401", "task:65536", "task:-1", "task:+1", "[]:1",
    ]
  )
  func malformed(text: String) {
    #expect(Address(text: text) == nil)
  }

  @Test("of this machine alone is told from one that only looks so")
  func loopback() throws {
    for text in ["127.0.0.1:1", "127.8.9.1:1", "[::1]:1", "localhost:1"] {
      #expect(try #require(Address(text: text)).isLoopback, "\(text)")
    }
    for text in ["0.0.0.0:1", "[::]:1", "127.example.org:1", "task:1", "10.127.0.1:1"] {
      #expect(try !#require(Address(text: text)).isLoopback, "\(text)")
    }
  }
}
