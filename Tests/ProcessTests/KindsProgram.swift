import Foundation
import Testing

/// A program that serves one method of each kind, and ends with its test.
final class KindsProgram {
  let process: ChildProcess
  let folder: URL
  let address: String
  private let log: Pipe

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-kinds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let key = folder.appendingPathComponent("cluster.key").path
    let isMade = FileManager.default.createFile(
      atPath: key,
      contents: Data(repeating: 7, count: 32),
      attributes: [.posixPermissions: 0o600]
    )
    #expect(isMade)
    log = Pipe()
    process = try ChildProcess(
      Program.url("daybook-kinds"),
      ["--listen", "127.0.0.1:0", "--data", folder.path],
      environment: Program.inherited,
      errors: log.fileHandleForWriting
    )
    try log.fileHandleForWriting.close()
    _ = try log.text(until: "address=")
    let words = try log.text(until: " ").split(separator: " ").first?.split(separator: "=")
    address = try String(#require(words?.last))
  }

  deinit {
    process.kill9()
    try? FileManager.default.removeItem(at: folder)
  }

  func call(_ method: String, _ messages: [String]) throws -> Outcome {
    try Program.run(
      "daybook",
      ["rpc", "call", "--address", address, "--json", "test.kinds.v1.Kinds/\(method)"] + messages,
      environment: ["DAYBOOK_HOME": folder.path]
    )
  }

  /// Waits for a word in its output.
  func awaitLog(_ word: String) throws { _ = try log.text(until: word) }

  /// Begins a call with `daybook rpc call`.
  func begin(
    _ words: [String],
    input: FileHandle = .nullDevice,
    output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice
  ) throws -> ChildProcess {
    try ChildProcess(
      Program.url("daybook"),
      ["rpc", "call", "--address", address] + words,
      environment: Program.inherited.merging(["DAYBOOK_HOME": folder.path]) { $1 },
      input: input,
      output: output,
      errors: errors
    )
  }
}
