import Foundation
import GatewayContracts
import RPC
import ServiceRuntime
import TestHousehold
import TestSupport
import Testing
import Wire

@testable import CommandLineTool

/// `daybook operator metrics`, and the figures of `operator status`.
@Suite("Metrics at the command line")
struct MetricsCommandTests {
  private static let processes = [
    GatewayV1.GetMetricsResponse.Process(
      name: "task",
      metrics: RPCV1.GetMetricsResponse(
        uptime: GoogleProtobuf.Duration(.seconds(7_500)),
        connections: RPCV1.ConnectionCounts(open: 2, idle: 1, accepted: 9, refused: 3),
        methods: [
          RPCV1.MethodMetrics(
            name: "daybook.task.v1.Tasks/ListTasks",
            ended: 12,
            inFlight: 1,
            errors: [RPCV1.CodeCount(code: "NOT_FOUND", count: 2)],
            p50: GoogleProtobuf.Duration(.microseconds(850)),
            p90: GoogleProtobuf.Duration(.microseconds(1_250)),
            p99: GoogleProtobuf.Duration(.milliseconds(120)),
            longest: GoogleProtobuf.Duration(.milliseconds(3_400)),
            times: [RPCV1.TimeBucket(belowUs: 896, count: 7)]
          )
        ],
        limits: [RPCV1.LimitCount(name: "overloaded", count: 4)],
        bufferedBytes: 1_536,
        caches: [
          RPCV1.CacheMetrics(
            name: "answers",
            hits: 3,
            misses: 1,
            evictions: 2,
            entries: 5,
            bytes: 2_048
          )
        ],
        stores: [
          RPCV1.StoreMetrics(
            name: "task",
            transactions: 20,
            writes: 90,
            reads: 7,
            checkpoints: 2,
            failedCheckpoints: 1,
            logPages: 12
          )
        ],
        channels: [
          RPCV1.ChannelMetrics(
            name: "task",
            addresses: [RPCV1.ChannelAddress(address: "10.0.0.2:7401", state: "ready")],
            calls: 120,
            openCalls: 2,
            connections: 1
          ),
          RPCV1.ChannelMetrics(
            name: "catalog",
            addresses: [
              RPCV1.ChannelAddress(
                address: "10.0.0.3:7402",
                state: "transient_failure",
                reason: "refused"
              )
            ],
            calls: 30,
            waitingCalls: 3,
            waitingBytes: 2_048,
            connections: 4,
            brokenConnections: 2,
            failedAttempts: 9,
            repeated: 5,
            retried: 6,
            hedged: 7,
            suspended: true
          ),
        ],
        safetyWarnings: 2
      )
    ),
    GatewayV1.GetMetricsResponse.Process(name: "catalog", reason: "peer_unavailable"),
  ]

  /// An operator's machine: it has the installation's key.
  private static func home() throws -> Home {
    let home = try Home.running()
    home.files.put("/home/keys/cluster.key", ClusterKeys.unguarded.current)
    return home
  }

  @Test("include those of the cache, which an operator may clear (CCH-006, CLI-004)")
  func cacheClear() throws {
    let home = try Self.home()
    _ = try home.run("stats")
    let projects = try home.run("operator", "cache-clear", "projects")
    #expect(projects.lines == ["Cleared 0 cached answers."])
    #expect(
      try home.run("operator", "cache-clear", "statistics").lines == ["Cleared 1 cached answer."]
    )
    _ = try home.run("stats")
    #expect(try home.run("operator", "cache-clear").lines == ["Cleared 1 cached answer."])
    #expect(try home.run("operator", "cache-clear").lines == ["Cleared 0 cached answers."])
    let wrong = try home.run("operator", "cache-clear", "cheese")
    #expect(wrong.status == ExitCode.wrongUse.rawValue)
  }

  @Test("show calls, durations, errors and limits of each process")
  func lines() {
    let lines = Array(Self.processes.map { $0.lines(.plain) }.joined(separator: [""]))
    #expect(
      lines == [
        "task: up 2 h; 2 connections, 1 idle; 9 accepted, 3 refused; 0 handlers; 1.5 KiB wait; "
          + "0 B in, 0 B out; 2 safety warnings",
        "Method                           Calls  Now    Half    90 %    99 %  Longest  Errors",
        "daybook.task.v1.Tasks/ListTasks     12    1  850 µs  1.2 ms  120 ms    3.4 s  2 NOT_FOUND",
        "Limits met: overloaded 4",
        "To task: 10.0.0.2:7401 ready, 120 calls, 2 now, connected once",
        "To catalog: 10.0.0.3:7402 transient_failure (refused), 30 calls, 0 now, "
          + "connected 4 times, calls are refused for now, because the last ones got no answer, 3 wait with 2.0 KiB, 2 broke under calls, 9 attempts to connect failed, 5 repeated, 6 retried, "
          + "7 hedged",
        "Store task: 90 writes in 20 transactions, 7 reads, 0 wait, 12 pages in the log, "
          + "1 checkpoints failed",
        "Kept answers: 5, 2.0 KiB; 3 hits (75 %), 1 misses, 2 evicted",
        "",
        "catalog: peer_unavailable",
      ]
    )
  }

  @Test("come from every process, and the command ends with 7 when one does not answer")
  func all() throws {
    let home = try Self.home()
    let whole = try home.run("operator", "metrics")
    #expect(whole.status == 0, "\(whole)")
    for name in Home.services {
      #expect(whole.lines.contains { $0.hasPrefix("\(name): up ") }, "\(name): \(whole)")
    }
    try home.installation.run { await home.stop("catalog") }
    let rest = try home.run("operator", "metrics")
    #expect(rest.status == ExitCode.unavailable.rawValue, "\(rest)")
    #expect(rest.lines.contains("catalog: peer_unavailable"), "\(rest)")
    #expect(rest.lines.contains { $0.hasPrefix("task: up ") })
  }

  @Test("show one process, and JSON for programs")
  func one() throws {
    let home = try Self.home()
    try home.add("Tea")
    try home.pass(.seconds(60))
    let outcome = try home.run("operator", "metrics", "task", "--json")
    #expect(outcome.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let processes = try #require((object as? [String: Any])?["processes"] as? [[String: Any]])
    #expect(processes.map { $0["name"] as? String } == ["task"])
    let metrics = processes.first?["metrics"] as? [String: Any]
    #expect(metrics?["uptime"] as? String == "60s")
    let methods = metrics?["methods"] as? [[String: Any]]
    let method = methods?.first { $0["name"] as? String == "daybook.task.v1.Tasks/CreateTask" }
    #expect(method?["ended"] as? String == "1", "\(method ?? [:])")
    #expect(method?["times"] is [[String: String]])
    #expect(home.script.seen.last?.authorization == nil, "the key is sufficient")
  }

  @Test("are shown with the status for the owner of the installation's key only")
  func status() throws {
    let home = try Self.home()
    let status = try home.run("operator", "status").output
    #expect(status.contains("Calls") && !status.contains("safety warning"), "\(status)")
    home.installation.environment.log.safety("a date could not be computed")
    // The processes of a test share one logger.
    let warned = try home.run("operator", "status").output
    #expect(warned.ranges(of: "1 safety warning\n").count == Home.services.count, "\(warned)")
    let other = try Home.running()
    #expect(try !other.run("operator", "status").output.contains("Calls"))
    #expect(other.script.count("GetMetrics") == 0)
  }

  @Test("count as failed only failures: a reader that ends a stream early causes none")
  func failures() {
    func method(_ errors: [RPCV1.CodeCount]) -> RPCV1.MethodMetrics {
      RPCV1.MethodMetrics(name: "daybook.task.v1.Feed/Watch", ended: 9, errors: errors)
    }
    let cancelled = RPCV1.CodeCount(code: "CANCELLED", count: 4)
    let metrics = RPCV1.GetMetricsResponse(methods: [
      method([cancelled, RPCV1.CodeCount(code: "INTERNAL", count: 1)]),
      method([RPCV1.CodeCount(code: "NOT_FOUND", count: 2)]), method([cancelled]),
    ])
    #expect(metrics.calls == 27 && metrics.failures == 3)
  }

  @Test(
    "show numbers with two or three digits and a unit",
    arguments: [
      (0, "0 µs"), (999, "999 µs"), (1_000, "1.0 ms"), (59_999_999, "59 s"),
      (60_000_000, "1 min"), (7_200_000_000, "2 h"), (200_000_000_000, "2 days"),
    ] as [(Int64, String)]
  )
  func times(microseconds: Int64, text: String) {
    #expect(Figure.time(GoogleProtobuf.Duration(.microseconds(microseconds))) == text)
  }

  @Test("show bytes in a suitable unit")
  func bytes() {
    #expect(Figure.bytes(0) == "0 B")
    #expect(Figure.bytes(1_023) == "1023 B")
    #expect(Figure.bytes(1_024) == "1.0 KiB")
    #expect(Figure.bytes(12 << 20) == "12 MiB")
    #expect(Figure.bytes(.max).hasSuffix(" GiB"))
  }
}
