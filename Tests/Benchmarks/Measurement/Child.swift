import Foundation
import Glibc

/// A child process that communicates in lines.
///
/// It ends with the benchmark, however that ends (``Started``), and every wait for it has a limit.
package final class Child {
  /// Seconds that a process may take to start, or beyond its given time.
  package static let patience = 60
  /// Seconds after which a long wait is reported.
  private static let quiet = 5

  /// Its name for people, as in `gRPC C++, server`.
  package let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  package var processID: Int32 { process.processIdentifier }

  /// - Parameters:
  ///   - command: the program and its arguments, as `env` takes them.
  ///   - name: its name for people; the command when absent.
  /// - Throws: `Process`'s error when it cannot be started.
  package init(_ command: [String], _ name: String? = nil) throws {
    self.name = name ?? command.joined(separator: " ")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    Started.add(process: processID)
  }

  /// The next line it prints.
  ///
  /// - Parameter seconds: the time limit.
  /// - Returns: the line without its end.
  /// - Throws: ``PeerFailure`` when it ends, or prints nothing within the limit.
  package func line(within seconds: Int = patience) throws -> String {
    guard let line = try lineOrEnd(within: seconds) else {
      throw PeerFailure("\(name) ended before it answered")
    }
    return line
  }

  /// Waits until it ends by itself.
  ///
  /// - Throws: ``PeerFailure`` when it still runs after the limit.
  package func wait(within seconds: Int) throws {
    while try lineOrEnd(within: seconds) != nil {}
    end()
  }

  /// The next line; `nil` at the end.
  private func lineOrEnd(within seconds: Int) throws -> String? {
    let file = output.fileHandleForReading.fileDescriptor
    let start = ContinuousClock.now
    var hasSaid = false
    var line: [UInt8] = []
    while true {
      var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 1_000) > 0 else {
        let time = ContinuousClock.now - start
        guard time < .seconds(seconds) else {
          throw PeerFailure("\(name) said nothing for \(seconds) s")
        }
        if time > .seconds(Self.quiet), !hasSaid {
          hasSaid = true
          FileHandle.standardError.write(
            Data("waiting for \(name), for \(seconds) s at most\n".utf8)
          )
        }
        continue
      }
      var byte: UInt8 = 0
      guard read(file, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  package func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Whether it has not ended yet.
  package var isRunning: Bool { process.isRunning }

  /// How it ended; 0: well.
  package var exitStatus: Int32 { process.terminationStatus }

  /// Its resident memory.
  ///
  /// - Source: `VmRSS` of `/proc/PID/status`, in kB.
  package func residentBytes() throws -> Int { try status("VmRSS:") }

  /// Its peak resident memory.
  ///
  /// - Source: `VmHWM` of `/proc/PID/status`, in kB.
  package func peakBytes() throws -> Int { try status("VmHWM:") }

  private func status(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }

  /// Ends it: immediately if it reacts to that, otherwise a little later.
  package func end() {
    defer { Started.remove(process: processID) }
    guard process.isRunning else { return }
    try? input.fileHandleForWriting.close()
    process.terminate()
    let start = ContinuousClock.now
    while process.isRunning, ContinuousClock.now - start < .seconds(5) { usleep(10_000) }
    if process.isRunning { kill(processID, SIGKILL) }
    process.waitUntilExit()
  }
}

/// A process that failed to do the measured work.
package struct PeerFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
