import Wire

/// The counters of one method of one server.
///
/// A call costs a few additions, and neither a lock nor an allocation. Unchecked `Sendable`:
/// touched on the server's loop only.
final class MethodRecord: @unchecked Sendable {
  let name: String
  /// Calls that reached a handler.
  @exclusivity(unchecked) private(set) var inFlight = 0
  @exclusivity(unchecked) private var outcomes = InlineArray<17, UInt64>(repeating: 0)
  @exclusivity(unchecked) private var times = LatencyHistogram()

  init(_ name: String) {
    self.name = name
  }

  func begun() {
    inFlight += 1
  }

  func ended(_ code: StatusCode, afterNanoseconds time: Int64) {
    inFlight -= 1
    outcomes[Int(code.rawValue)] &+= 1
    times.add(nanoseconds: time)
  }

  /// A call that was answered without a task.
  @inline(__always)
  func answered(afterNanoseconds time: Int64) {
    outcomes[Int(StatusCode.ok.rawValue)] &+= 1
    times.add(nanoseconds: time)
  }

  /// The call was refused before anything ran.
  func refused(_ code: StatusCode) {
    outcomes[Int(code.rawValue)] &+= 1
  }

  /// The figures; `nil`: it was never called.
  var figures: RPCV1.MethodMetrics? {
    var figures = RPCV1.MethodMetrics(name: name, inFlight: Int64(inFlight))
    for code in StatusCode.allCases {
      let count = Int64(clamping: outcomes[Int(code.rawValue)])
      guard count > 0 else { continue }
      figures.ended += count
      if code != .ok { figures.errors.append(RPCV1.CodeCount(code: code.name, count: count)) }
    }
    guard figures.ended > 0 || inFlight > 0 else { return nil }
    figures.p50 = times.time(of: 0.5).map { GoogleProtobuf.Duration($0) }
    figures.p90 = times.time(of: 0.9).map { GoogleProtobuf.Duration($0) }
    figures.p99 = times.time(of: 0.99).map { GoogleProtobuf.Duration($0) }
    figures.times = times.buckets
    if times.count > 0 { figures.longest = GoogleProtobuf.Duration(times.longest) }
    return figures
  }
}
