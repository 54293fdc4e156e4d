import Measurement

/// A process with one of the codecs.
final class Peer {
  /// The time limit of one measurement in seconds: for instructions of a slow codec with counted
  /// allocations.
  private static let patience = 600

  let name: String
  private let child: Child

  /// - Parameters:
  ///   - name: its name in the table.
  ///   - command: the program and its arguments.
  ///   - counter: the library that counts allocations; with it, times mean nothing.
  /// - Throws: what `Process` throws when there is no such program.
  init(_ name: String, _ command: [String], counter: String? = nil) throws {
    self.name = name
    child = try Child((counter.map { ["LD_PRELOAD=\($0)"] } ?? []) + command, name)
  }

  /// Sends a line and returns the answered line.
  func ask(_ line: String) throws -> String {
    try child.say(line)
    return try child.line(within: Self.patience)
  }

  /// The cost of `iterations` of an operation; `nil` when this codec does not have it.
  func cost(of operation: String, on message: String, _ iterations: Int) throws -> Cost? {
    let numbers = try ask("\(operation) \(message) \(iterations)").split(separator: " ")
    guard numbers.count == 2, let time = Double(numbers[0]), let allocations = Double(numbers[1])
    else { return nil }
    return Cost(nanoseconds: time, allocations: allocations)
  }

  func end() { child.end() }
}
