import Foundation

/// A process with one of the codecs.
final class Peer {
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// - Parameters:
  ///   - name: as it stands in the table.
  ///   - command: the program and its arguments.
  ///   - counter: the library that counts allocations; with it, times mean nothing.
  /// - Throws: what `Process` throws when there is no such program.
  init(_ name: String, _ command: [String], counter: String? = nil) throws {
    self.name = name
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    if let counter {
      process.environment = ProcessInfo.processInfo.environment.merging(["LD_PRELOAD": counter]) {
        $1
      }
    }
    try process.run()
  }

  /// Sends a line and returns the line that comes back.
  func ask(_ line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      guard let part = try output.fileHandleForReading.read(upToCount: 1), !part.isEmpty else {
        throw Failure("\(name) ended at: \(line)")
      }
      answer += part
    }
    return String(decoding: answer.dropLast(), as: UTF8.self)
  }

  /// What `iterations` of an operation cost; `nil` when this codec does not have it.
  func cost(of operation: String, on message: String, _ iterations: Int) throws -> Cost? {
    let numbers = try ask("\(operation) \(message) \(iterations)").split(separator: " ")
    guard numbers.count == 2, let time = Double(numbers[0]), let allocations = Double(numbers[1])
    else { return nil }
    return Cost(nanoseconds: time, allocations: allocations)
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
