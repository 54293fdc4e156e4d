import NotificationDomain
import Testing

@Suite("A channel's address (HOK-005)")
struct ChannelAddressTests {
  private func refusal(_ text: String, listed: Set<String> = []) -> ChannelRefusal? {
    do {
      try EndpointAddress(text).check(listed: listed)
      return nil
    } catch { return error }
  }

  @Test(
    "is read part by part",
    arguments: [
      ("https://ntfy.sh", "ntfy.sh", 443, ""), ("https://ntfy.sh/", "ntfy.sh", 443, ""),
      ("HTTPS://Example.org:8443/a?b=c", "example.org", 8_443, "/a?b=c"),
      ("https://[2606:4700::1]/hook", "2606:4700::1", 443, "/hook"),
    ]
  )
  func parts(text: String, host: String, port: Int, path: String) throws {
    let address = try EndpointAddress(text)
    #expect(address.host == host && address.port == port && address.path == path)
    #expect(refusal(text) == nil)
  }

  @Test(
    "is no URL with user info, a fragment, another scheme, blanks or an invalid port",
    arguments: [
      "", "ntfy.sh", "ftp://ntfy.sh", "https://", "https:///x", "https://a@ntfy.sh", "https://a b",
      "https://ntfy.sh/#x", "https://ntfy.sh:0", "https://ntfy.sh:70000", "https://ntfy.sh:",
      "https://ntfy.sh\\@evil", "https://[::1", "https://ntfy.sh:4x", "https://ünicode.org",
      "https://ntfy.sh\n.org",
    ]
  )
  func malformed(text: String) {
    #expect(refusal(text) == .malformedAddress)
  }

  @Test("is too long at 2,049 bytes")
  func length() {
    let base = "https://ntfy.sh/"
    func url(_ bytes: Int) -> String {
      base + String(repeating: "a", count: bytes - base.utf8.count)
    }
    #expect(refusal(url(EndpointAddress.longest)) == nil)
    #expect(refusal(url(EndpointAddress.longest + 1)) == .malformedAddress)
  }

  @Test("requires TLS and a usual port, unless an operator allowed it")
  func listed() {
    #expect(refusal("http://ntfy.home:8080") == .httpsRequired)
    #expect(refusal("http://ntfy.home:8080", listed: ["ntfy.home:8080"]) == nil)
    #expect(refusal("http://ntfy.home", listed: ["ntfy.home:8080"]) == .httpsRequired)
    #expect(refusal("https://ntfy.sh:22") == .addressNotAllowed)
    #expect(refusal("https://localhost") == .addressNotAllowed)
    #expect(refusal("http://[::1]:9000", listed: ["[::1]:9000"]) == nil)
  }

  @Test(
    "is no internal address",
    arguments: [
      [127, 0, 0, 1], [10, 1, 2, 3], [172, 16, 0, 1], [172, 31, 255, 255], [192, 168, 1, 1],
      [169, 254, 169, 254], [100, 64, 0, 1], [0, 0, 0, 0], [224, 0, 0, 1], [255, 255, 255, 255],
      [198, 19, 0, 1], [192, 0, 2, 1],
    ] as [[UInt8]]
  )
  func inside(bytes: [UInt8]) {
    #expect(!PublicAddress.contains(bytes))
    #expect(!PublicAddress.contains([UInt8](repeating: 0, count: 10) + [0xff, 0xff] + bytes))
    #expect(!PublicAddress.contains([0x20, 0x02] + bytes + [UInt8](repeating: 0, count: 10)))
    #expect(
      !PublicAddress.contains([0, 0x64, 0xff, 0x9b] + [UInt8](repeating: 0, count: 8) + bytes)
    )
  }

  @Test("is no loopback, unique-local, link-local, multicast or documentation address of version 6")
  func inside6() {
    func address(_ prefix: [UInt8]) -> [UInt8] {
      prefix + [UInt8](repeating: 0, count: 15 - prefix.count) + [1]
    }
    for prefix: [UInt8] in [
      [], [0xfc], [0xfd, 1], [0xfe, 0x80], [0xff, 0x02], [0x20, 0x01, 0x0d, 0xb8], [0x20, 0x01],
    ] {
      #expect(!PublicAddress.contains(address(prefix)), "\(prefix)")
    }
    #expect(PublicAddress.contains(address([0x26, 0x06, 0x47])))
    #expect(PublicAddress.contains(address([0x2a, 0x01])))
    #expect(!PublicAddress.contains([1, 2, 3]))
  }

  @Test(
    "is external otherwise",
    arguments: [[1, 1, 1, 1], [172, 32, 0, 1], [100, 128, 0, 1], [192, 169, 0, 1]] as [[UInt8]]
  )
  func outside(bytes: [UInt8]) { #expect(PublicAddress.contains(bytes)) }
}

@Suite("A message that was not delivered (HOK-003)")
struct RetryPlanTests {
  @Test("is retried after 5 s, 1 min, 5 min, 30 min, then hourly")
  func pauses() {
    let middle = (1...6).map { RetryPlan.pause(failures: $0, chance: 0.5) }
    #expect(middle == [5, 60, 300, 1_800, 3_600, 3_600].map { .seconds($0) })
    #expect(RetryPlan.pause(failures: 1, chance: 0) == .seconds(4))
    #expect(RetryPlan.pause(failures: 1, chance: 1) == .seconds(6))
  }

  @Test("waits as long as the receiver requests, at most a day")
  func asked() {
    #expect(RetryPlan.pause(failures: 1, chance: 0.5, asked: .seconds(120)) == .seconds(120))
    #expect(RetryPlan.pause(failures: 2, chance: 0.5, asked: .seconds(1)) == .seconds(60))
    #expect(
      RetryPlan.pause(failures: 1, chance: 0.5, asked: .seconds(90 * 3_600)) == .seconds(86_400)
    )
  }
}
