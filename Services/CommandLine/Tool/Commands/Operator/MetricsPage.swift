import GatewayContracts
import RPC
import Wire

extension GatewayV1.GetMetricsResponse.Process {
  /// One line about the process, one per method, and the limits that were reached.
  func lines(_ style: Style) -> [String] {
    guard let metrics else { return ["\(SafeText.line(name)): \(SafeText.line(reason))"] }
    let limits = metrics.limits.map { "\(SafeText.line($0.name)) \($0.count)" }
    return ["\(SafeText.line(name)): \(metrics.summary)"] + metrics.table(style)
      + (limits.isEmpty ? [] : ["Limits met: " + limits.joined(separator: ", ")])
      + metrics.channels.map(\.line) + metrics.stores.map(\.line) + metrics.caches.map(\.line)
  }
}

extension RPCV1.GetMetricsResponse {
  /// Ended calls of all methods, and how many of them failed.
  ///
  /// A call failed if it did not end with OK, unless its caller cancelled it, as every `watch`
  /// ends.
  var calls: Int64 { methods.reduce(0) { $0 + $1.ended } }
  var failures: Int64 {
    methods.reduce(0) { count, method in
      method.errors.reduce(count) { $0 + ($1.code == "CANCELLED" ? 0 : $1.count) }
    }
  }

  fileprivate var summary: String {
    let connections = connections ?? RPCV1.ConnectionCounts()
    var parts = [
      "up \(Figure.time(uptime))",
      "\(connections.open) connections, \(connections.idle) idle",
      "\(connections.accepted) accepted, \(connections.refused) refused",
      "\(runningHandlers) handlers", "\(Figure.bytes(bufferedBytes)) wait",
      "\(Figure.bytes(receivedBytes)) in, \(Figure.bytes(sentBytes)) out",
    ]
    if safetyWarnings > 0 { parts.append(counted(safetyWarnings, "safety warning")) }
    return parts.joined(separator: "; ")
  }

  fileprivate func table(_ style: Style) -> [String] {
    guard !methods.isEmpty else { return [] }
    var table = Table([
      Table.Column(heading: "Method", isFlexible: true),
      Table.Column(heading: "Calls", isAtRight: true),
      Table.Column(heading: "Now", isAtRight: true),
      Table.Column(heading: "Half", isAtRight: true),
      Table.Column(heading: "90 %", isAtRight: true),
      Table.Column(heading: "99 %", isAtRight: true),
      Table.Column(heading: "Longest", isAtRight: true),
      Table.Column(heading: "Errors"),
    ])
    for method in methods {
      let errors = method.errors.map { "\($0.count) \(SafeText.line($0.code))" }
      table.add([
        Table.Cell(SafeText.line(method.name)), Table.Cell(String(method.ended)),
        Table.Cell(String(method.inFlight)), Table.Cell(Figure.time(method.p50)),
        Table.Cell(Figure.time(method.p90)), Table.Cell(Figure.time(method.p99)),
        Table.Cell(Figure.time(method.longest)),
        Table.Cell(errors.joined(separator: ", "), errors.isEmpty ? nil : .red),
      ])
    }
    return table.lines(style)
  }
}

extension RPCV1.ChannelMetrics {
  fileprivate var line: String {
    let places = addresses.map { place in
      let why = place.reason.isEmpty ? "" : " (\(SafeText.line(place.reason)))"
      return "\(SafeText.line(place.address)) \(SafeText.line(place.state))\(why)"
    }
    let connected = connections == 1 ? "connected once" : "connected \(connections) times"
    var parts = places + ["\(calls) calls, \(openCalls) now", connected]
    if suspended { parts.append("calls are refused for now, because the last ones got no answer") }
    if waitingCalls > 0 {
      parts.append("\(waitingCalls) wait with \(Figure.bytes(waitingBytes))")
    }
    if brokenConnections > 0 { parts.append("\(brokenConnections) broke under calls") }
    if failedAttempts > 0 { parts.append("\(failedAttempts) attempts to connect failed") }
    if repeated > 0 { parts.append("\(repeated) repeated") }
    if retried > 0 { parts.append("\(retried) retried") }
    if hedged > 0 { parts.append("\(hedged) hedged") }
    return "To \(SafeText.line(name)): " + parts.joined(separator: ", ")
  }
}

extension RPCV1.CacheMetrics {
  fileprivate var line: String {
    let questions = hits + misses
    let share = questions == 0 ? "" : " (\(hits * 100 / questions) %)"
    return "Kept \(SafeText.line(name)): \(entries), \(Figure.bytes(bytes)); "
      + "\(hits) hits\(share), \(misses) misses, \(evictions) evicted"
  }
}

extension RPCV1.StoreMetrics {
  fileprivate var line: String {
    var parts = [
      "\(writes) writes in \(transactions) transactions", "\(reads) reads",
      "\(waitingWrites) wait", "\(logPages) pages in the log",
    ]
    if failedTransactions > 0 { parts.append("\(failedTransactions) transactions failed") }
    if stoppedReads > 0 { parts.append("\(stoppedReads) reads stopped") }
    if refused > 0 { parts.append("\(refused) refused") }
    if failedCheckpoints > 0 { parts.append("\(failedCheckpoints) checkpoints failed") }
    return "Store \(SafeText.line(name)): " + parts.joined(separator: ", ")
  }
}

/// Numbers for display: two or three digits and a unit.
enum Figure {
  /// `850 µs`, `1.2 ms`, `3.4 s`, `12 min`, `5 h`, `3 days`; a dash for none.
  static func time(_ duration: GoogleProtobuf.Duration?) -> String {
    guard let duration else { return "–" }
    let microseconds = duration.seconds * 1_000_000 + Int64(duration.nanos) / 1_000
    switch microseconds {
    case ..<1_000: return "\(microseconds) µs"
    case ..<1_000_000: return tenths(microseconds, of: 1_000) + " ms"
    case ..<60_000_000: return tenths(microseconds, of: 1_000_000) + " s"
    case ..<7_200_000_000: return "\(microseconds / 60_000_000) min"
    case ..<172_800_000_000: return "\(microseconds / 3_600_000_000) h"
    default: return "\(microseconds / 86_400_000_000) days"
    }
  }

  /// `512 B`, `1.5 KiB`, `3.4 MiB`, `12 GiB`.
  static func bytes(_ count: Int64) -> String {
    var unit: Int64 = 1
    for name in ["B", "KiB", "MiB", "GiB"] {
      if count < unit * 1_024 || name == "GiB" {
        return (unit == 1 ? "\(count)" : tenths(count, of: unit)) + " " + name
      }
      unit *= 1_024
    }
    return "\(count) B"
  }

  /// One decimal for values below ten.
  private static func tenths(_ value: Int64, of unit: Int64) -> String {
    let whole = value / unit
    return whole < 10 ? "\(whole).\(value % unit * 10 / unit)" : "\(whole)"
  }
}
