import Testing
import Wire

@Suite("The binary form")
struct BinaryTests {
  @Test("is protobuf's: field 1 is 150 and takes 08 96 01")
  func golden() throws {
    let numbers = TestV1.Numbers(int32: 150)
    #expect(numbers.encoded() == [0x08, 0x96, 0x01])
    #expect(try TestV1.Numbers(decoding: [0x08, 0x96, 0x01]) == numbers)
  }

  @Test("names the field that is wrong")
  func path() {
    // child { texts: "a" texts: <0xFF> }
    let bytes: [UInt8] = [0xAA, 0x01, 0x06, 0x4A, 0x01, 0x61, 0x4A, 0x01, 0xFF]
    #expect(throws: WireError(.invalidUTF8, path: "child.texts[1]", offset: 6)) {
      try TestV1.Everything(decoding: bytes)
    }
  }

  @Test("keeps what it does not know, in order")
  func unknown() throws {
    let bytes: [UInt8] = [0x08, 0x01, 0x7B, 0x7A, 0x01, 0x05, 0x7C, 0x78, 0x03]
    #expect(try TestV1.Numbers(decoding: bytes).encoded() == bytes)
  }
}
