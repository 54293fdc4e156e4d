/// The rules for all calls of one connection, fixed while the connection is open.
struct CallPolicy {
  let interceptors: [any ServerInterceptor]
  let observer: (any CallObserver)?
  /// Whether the observer receives successful calls.
  let tellsSuccess: Bool
  /// Finds the owner of a call with a long request; `nil` for a trusted peer.
  let authenticator: Authenticator?
  /// The longest timeout of a unary call, in milliseconds.
  let longestTimeout: UInt32
  /// The least size of a reply that is compressed where the call accepts it.
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
