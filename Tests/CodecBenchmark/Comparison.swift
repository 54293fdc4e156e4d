import Foundation

/// Our codec compared with its peers: each in its own process, in turns, by processor time.
enum Comparison {
  static let rounds = 11
  /// The time of one codec in one round of one operation.
  static let turnNanoseconds = 30e6

  /// Runs as our own codec's process.
  static func serve() throws {
    let subjects = try OwnSubject.all().map { ($0.name, $0.subject) }
    try Worker.serve(Dictionary(uniqueKeysWithValues: subjects))
  }

  /// - Parameters:
  ///   - folder: where messages are laid down for the peers.
  ///   - counter: the library that counts allocations.
  ///   - peers: the programs with the other codecs.
  /// - Throws: when a codec reads or writes something else than ours.
  static func measure(
    folder: String,
    counter: String,
    peers: [(name: String, path: String)]
  ) throws {
    let subjects = try OwnSubject.all()
    for subject in subjects { try layDown(subject, in: folder) }

    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let commands =
      [("ours", [own, "worker"])] + peers.map { ($0.name, [$0.path, folder]) }
    let timed = try commands.map { try Peer($0.0, $0.1) }
    let counted = try commands.map { try Peer($0.0, $0.1, counter: counter) }
    defer { for peer in timed + counted { peer.end() } }

    for peer in timed.dropFirst() {
      for subject in subjects { try check(subject, peer, in: folder) }
    }

    Table.head(commands.map(\.0))
    for message in subjects.map(\.name) {
      for operation in ["encode", "write", "decode"] {
        try row(message, operation, timed, counted)
      }
    }
    try row("stock", "encode-ordered", timed, counted)
    // In one piece, as ours are when entries are ordered.
    try row("photo", "encode-ordered", timed, counted)
    for message in ["task", "page"] {
      for operation in ["encode-json", "decode-json"] {
        try row(message, operation, timed, counted)
      }
    }
  }

  private static func layDown(_ own: OwnSubject, in folder: String) throws {
    for form in [Form.binary, .json] {
      let bytes = try own.subject.translate(.binary, form)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(own.name).\(form.rawValue)"))
      print("\(own.name) as \(form.rawValue): \(bytes.count) bytes")
    }
  }

  /// Every codec reads our output and we read every codec's, in both forms; binary bytes are equal.
  private static func check(_ own: OwnSubject, _ peer: Peer, in folder: String) throws {
    let path = "\(folder)/answer"
    for (form, other) in [(Form.binary, Form.binary), (.json, .binary), (.binary, .json)] {
      _ = try peer.ask("translate \(own.name) \(form.rawValue) \(other.rawValue) \(path)")
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      guard try own.isSame(bytes, other) else {
        throw Failure("\(peer.name) turns \(own.name) from \(form) into another \(other)")
      }
    }
  }

  private static func row(
    _ message: String,
    _ operation: String,
    _ timed: [Peer],
    _ counted: [Peer]
  ) throws {
    let iterations = try timed.map { try turns($0, message, operation) }
    var series: [[Double]] = timed.map { _ in [] }
    for round in 0..<rounds {
      for place in timed.indices {
        let index = (place + round) % timed.count
        guard let turns = iterations[index],
          let cost = try timed[index].cost(of: operation, on: message, turns)
        else { continue }
        series[index].append(cost.nanoseconds / Double(turns))
      }
    }
    let allocations = try counted.map { peer -> Double? in
      _ = try peer.cost(of: operation, on: message, 10)
      return try peer.cost(of: operation, on: message, 100).map { $0.allocations / 100 }
    }
    Table.row("\(message) \(operation)", series.map(median), allocations)
  }

  /// The number of iterations that fill a turn; warms up meanwhile.
  private static func turns(
    _ peer: Peer,
    _ message: String,
    _ operation: String
  ) throws -> Int? {
    var count = 1
    while let cost = try peer.cost(of: operation, on: message, count) {
      if cost.nanoseconds >= turnNanoseconds / 4 {
        return max(1, Int(Double(count) * turnNanoseconds / cost.nanoseconds))
      }
      count *= 2
    }
    return nil
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
