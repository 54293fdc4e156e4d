import Testing

@testable import ServiceRuntime

@Suite("The expiry of a certificate")
struct CertificateExpiryTests {
  @Test("is logged a month ahead, once a day, and not after a renewal")
  func warning() {
    var end = CertificateExpiry()
    let start = ContinuousClock.now
    func warns(_ days: Int?, _ hours: Int) -> Bool {
      end.warns(days, at: start + .seconds(3_600 * hours))
    }
    #expect(!warns(nil, 0))
    #expect(!warns(30, 1))
    #expect(warns(29, 2))
    #expect(!warns(29, 25))
    #expect(warns(28, 26))
    #expect(!warns(396, 27))
    #expect(warns(-1, 28), "also after the expiry")
  }
}
