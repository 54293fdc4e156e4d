/// What all calls of one connection are subject to; it does not change while the connection is open.
struct CallPolicy {
  let interceptors: [any ServerInterceptor]
  let observer: (any CallObserver)?
  /// Whether the observer hears of calls that went well.
  let tellsSuccess: Bool
  /// Says whose calls with long requests are; `nil` for a peer that proved to be of the installation.
  let authenticator: Authenticator?
  /// To this many milliseconds the time of a unary call is cut.
  let longestTimeout: UInt32
  /// Replies from this size on are compressed where the call accepts it.
  let compressesFrom: Int

  init(_ router: Router, _ settings: ServerSettings, isTrusted: Bool) {
    interceptors = router.interceptors
    observer = router.observer
    tellsSuccess = router.observer?.hearsSuccess ?? false
    authenticator = isTrusted ? nil : router.authenticator
    let longest = settings.limits.maximumTimeout.wholeMilliseconds
    longestTimeout = UInt32(clamping: min(longest, Int64(CallFrame.noTimeout - 1)))
    compressesFrom = settings.compressesFrom ?? .max
  }
}
