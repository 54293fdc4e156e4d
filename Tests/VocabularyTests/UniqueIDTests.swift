import Cryptography
import Testing
import Vocabulary

@Suite("An id")
struct UniqueIDTests {
  let text = "01939ad4-5b6c-7def-8abc-0123456789ab"

  @Test("is read in either case and written in lower case (TSK-002)")
  func eitherCase() throws {
    let id = try #require(UniqueID(text: text.uppercased()))
    #expect(id.text == text)
    #expect(id == UniqueID(text: text))
    #expect(id.bytes.first == 0x01)
    #expect(id.bytes.last == 0xab)
  }

  @Test(
    "accepts only 8-4-4-4-12 hexadecimal digits",
    arguments: [
      "", "01939ad4", "{01939ad4-5b6c-7def-8abc-0123456789ab}",
      "01939ad45b6c7def8abc0123456789ab", "01939ad4-5b6c-7def-8abc-0123456789ag",
      "01939ad4-5b6c-7def-8abc-0123456789ab0", "01939ad4+5b6c-7def-8abc-0123456789ab",
      " 1939ad4-5b6c-7def-8abc-0123456789ab", "०1939ad4-5b6c-7def-8abc-0123456789ab",
    ]
  )
  func malformed(text: String) {
    #expect(UniqueID(text: text) == nil)
  }

  @Test("accepts every digit at every position, and no other byte")
  func everyByte() throws {
    let digits = Array("0123456789abcdefABCDEF".utf8)
    let plain = Array(text.utf8)
    for place in plain.indices where plain[place] != UInt8(ascii: "-") {
      for byte in UInt8.min...UInt8.max {
        var changed = plain
        changed[place] = byte
        let id = changed.withUnsafeBytes { UniqueID(utf8: $0) }
        guard digits.contains(byte) else {
          #expect(id == nil, "byte \(byte) at \(place)")
          continue
        }
        let lower = byte < UInt8(ascii: "a") && byte >= UInt8(ascii: "A") ? byte + 32 : byte
        changed[place] = lower
        #expect(id?.text == String(decoding: changed, as: UTF8.self))
      }
    }
  }

  @Test("round-trips through its 16 bytes, and accepts no other number of bytes")
  func bytes() throws {
    let id = try #require(UniqueID(text: text))
    #expect(UniqueID(bytes: id.bytes) == id)
    #expect(UniqueID(bytes: id.bytes.dropLast()) == nil)
    #expect(UniqueID(bytes: id.bytes + [0]) == nil)
  }

  @Test("is ordered like its bytes and its text")
  func order() {
    let ids = [UniqueID(high: 1, low: 0), UniqueID(high: 0, low: .max), UniqueID(high: 1, low: 1)]
    #expect(ids.sorted().map(\.text) == ids.map(\.text).sorted())
  }

  @Test("of version 7 contains its time first and its version and variant")
  func version7() {
    let id = UniqueID.version7(milliseconds: 0x0123_4567_89ab, sequence: 0xffff, random: .max)
    #expect(id.text == "01234567-89ab-7fff-bfff-ffffffffffff")
    let later = UniqueID.version7(milliseconds: 0x0123_4567_89ac, sequence: 0, random: 0)
    #expect(id < later)
  }

  @Test("derived from a name is that of RFC 9562 (MIG-007)")
  func version5() {
    let dns = UniqueID(high: 0x6ba7_b810_9dad_11d1, low: 0x80b4_00c0_4fd4_30c8)
    #expect(
      UniqueID.version5(namespace: dns, name: "www.example.com").text
        == "2ed6657d-e927-568b-95e1-2665a8aea6a2"
    )
  }

  @Test("of the Inbox is constant (PRJ-032)")
  func inbox() {
    #expect(ProjectID.inbox.text == "00000000-0000-0000-0000-000000000001")
  }

  @Test("of all zeros or all ones is reserved")
  func reserved() {
    #expect(!UniqueID.nilID.isUsable)
    #expect(!UniqueID.maxID.isUsable)
    #expect(ProjectID.inbox.rawValue.isUsable)
  }
}
