import Foundation
import FuzzTargets
import Glibc

/// The mode in the first argument; the others are libFuzzer's, or files.
enum Wanted {
  static let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init)
  static let arguments = Array(CommandLine.arguments.prefix(1) + CommandLine.arguments.dropFirst(2))
}

/// Ends the program with a message.
func stop(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("daybook-fuzz: \(sentence)\n".utf8))
  exit(2)
}

guard Wanted.target != nil else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
  stop("usage: daybook-fuzz \(names) FILE…")
}

#if FUZZING
exit(Fuzzer.run(Wanted.arguments))
#else
for path in Wanted.arguments.dropFirst() {
  guard let input = contents(of: path) else { stop("\(path) cannot be read") }
  do { try Wanted.target?.check(input) } catch { stop("\(path): \(error)") }
}
print("\(Wanted.arguments.count - 1) inputs, no promise broken")
if let passed = Wanted.target?.passed { print(passed) }
#endif

/// Reads a whole file.
func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
  return bytes
}
