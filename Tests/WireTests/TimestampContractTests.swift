import RuntimeContracts
import Testing
import Vocabulary
import Wire

@Suite("An instant in a contract")
struct TimestampContractTests {
  @Test(
    "is restored, even before 1970 (TSK-003)",
    arguments: [0, 1, 999, 1_000, -1, -999, -1_000, -62_135_596_800_000, 253_402_300_799_999]
  )
  func roundTrip(milliseconds: Int64) {
    let instant = Timestamp(millisecondsSinceEpoch: milliseconds)
    let contract = GoogleProtobuf.Timestamp(instant)
    #expect((0..<1_000_000_000).contains(contract.nanos))
    #expect(Timestamp(contract) == instant)
  }

  @Test("is truncated to milliseconds")
  func finer() {
    let contract = GoogleProtobuf.Timestamp(seconds: 5, nanos: 7_999_999)
    #expect(Timestamp(contract)?.millisecondsSinceEpoch == 5_007)
  }

  @Test(
    "is nil when it is out of range",
    arguments: [(Int64.max, Int32(0)), (0, -1), (0, 1_000_000_000), (253_402_300_800, 0)]
  )
  func outside(seconds: Int64, nanos: Int32) {
    #expect(Timestamp(GoogleProtobuf.Timestamp(seconds: seconds, nanos: nanos)) == nil)
  }
}
