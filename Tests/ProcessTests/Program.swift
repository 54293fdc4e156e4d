import Foundation
import Glibc
import Synchronization

/// The result of a finished program.
struct Outcome: Sendable {
  /// The exit status; 128 plus the signal's number after a signal, as in shells.
  let status: Int32
  let output: String
  let errors: String
}

/// Why a program could not be tested.
enum ProgramFailure: Error, CustomStringConvertible {
  case notBuilt(String)
  case didNotStart(String)
  case notHealthy(String, log: String)
  case notRead(String)

  var description: String {
    switch self {
    case .notBuilt(let path): "\(path) is not there; `swift build` makes it"
    case .didNotStart(let why): "it did not start: \(why)"
    case .notHealthy(let name, let log): "\(name) did not get healthy. It said:\n\(log)"
    case .notRead(let why): "what it says is not readable: \(why)"
    }
  }
}

/// The programs that were built together with these tests, or those of the folder `DAYBOOK_PROGRAMS`.
enum Program {
  /// The folder of the test bundle, where SwiftPM also puts the executables.
  static let folder: URL = {
    if let folder = ProcessInfo.processInfo.environment["DAYBOOK_PROGRAMS"] {
      return URL(filePath: folder)
    }
    // `swift test` runs the bundle by its path; a toolchain helper gets it as an argument.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
  }()

  static func url(_ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw ProgramFailure.notBuilt(url.path)
    }
    return url
  }

  /// Runs one of the programs to its end.
  static func run(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(url(name), arguments, environment: environment)
  }

  /// Runs a script of the checkout to its end.
  static func run(
    script path: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try run(root.appendingPathComponent(path), arguments, environment: environment)
  }

  /// Runs any program or script to its end.
  static func run(
    _ file: URL,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let output = Pipe()
    let errors = Pipe()
    let process = try ChildProcess(
      file,
      arguments,
      environment: inherited.merging(environment) { $1 },
      output: output.fileHandleForWriting,
      errors: errors.fileHandleForWriting
    )
    // Only the program has them now, so that reading ends with it.
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    // Both pipes are read concurrently: a program that fills one while we wait for the other would
    // hang.
    let collected = Mutex(Result<Data, any Error>.success(Data()))
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let data = Result { try errors.rest() }
      collected.withLock { $0 = data }
      done.signal()
    }
    let text = Result { try output.rest() }
    done.wait()
    let said = collected.withLock { $0 }
    return try Outcome(
      status: process.wait().status,
      output: String(decoding: text.get(), as: UTF8.self),
      errors: String(decoding: said.get(), as: UTF8.self)
    )
  }

  /// The inherited environment, without variables that could change the output.
  static let inherited: [String: String] = {
    let kept = ["PATH", "LD_LIBRARY_PATH", "HOME", "LANG", "LLVM_PROFILE_FILE"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["NO_COLOR"] = "1"
    return environment
  }()
}
