/// Decides when to warn that the certificate in use expires: daily, from a month before.
///
/// Operators of a household may not look at it for a year, and with an expired certificate
/// processes cannot connect.
struct CertificateExpiry {
  /// The days before expiry from which `deploy/local/certs` renews it.
  static let warningDays = 30

  private var warnedAt: ContinuousClock.Instant?

  /// - Parameters:
  ///   - daysLeft: days until the certificate in use expires; `nil` without one.
  ///   - now: the current time.
  /// - Returns: whether to warn now.
  mutating func warns(_ daysLeft: Int?, at now: ContinuousClock.Instant) -> Bool {
    guard let daysLeft, daysLeft < Self.warningDays else {
      warnedAt = nil
      return false
    }
    if let warnedAt, now - warnedAt < .seconds(86_400) { return false }
    warnedAt = now
    return true
  }
}
