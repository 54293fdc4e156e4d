import Foundation

/// A process that was started and talks in lines.
package final class Child {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  package var processID: Int32 { process.processIdentifier }

  package init(_ command: [String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// The next line it prints.
  package func line() throws -> String {
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    throw Misuse(word: "\(process.arguments ?? []) ended")
  }

  package func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Memory it has in use.
  ///
  /// - Source: `VmRSS` of `/proc/PID/status`, in kB.
  package func residentBytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }

  package func wait() {
    process.waitUntilExit()
  }

  package func end() {
    guard process.isRunning else { return }
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }
}
