/// When to warn that the certificate in use ends: once a day, from a month before.
///
/// Whoever runs a household may not look at it for a year, and without a certificate no process believes another.
struct CertificateEnd {
  /// From so many days on; what `deploy/local/certs` renews when it is run.
  static let warningDays = 30

  private var toldAt: ContinuousClock.Instant?

  /// - Parameters:
  ///   - daysLeft: of the certificate in use; `nil`: there is none.
  ///   - now: when it is asked.
  /// - Returns: whether to warn now.
  mutating func warns(_ daysLeft: Int?, at now: ContinuousClock.Instant) -> Bool {
    guard let daysLeft, daysLeft < Self.warningDays else {
      toldAt = nil
      return false
    }
    if let toldAt, now - toldAt < .seconds(86_400) { return false }
    toldAt = now
    return true
  }
}
