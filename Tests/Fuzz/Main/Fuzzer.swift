#if FUZZING
import Foundation
import FuzzTargets
import Glibc

/// libFuzzer, which the toolchain links with `-sanitize=fuzzer`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

enum Fuzzer {
  /// Generates inputs by coverage, until the arguments' limits are reached.
  static func run(_ arguments: [String]) -> CInt {
    var count = CInt(arguments.count)
    // libFuzzer keeps pointers to these until the program ends.
    var list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      .allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { list[index] = strdup(argument) }
    list[arguments.count] = nil
    // The driver does not return.
    atexit {
      guard let passed = Wanted.target?.passed else { return }
      FileHandle.standardError.write(Data("\(passed)\n".utf8))
    }
    return runDriver(&count, &list) { start, count in
      do {
        try Wanted.target?.check(Array(UnsafeBufferPointer(start: start, count: count)))
      } catch {
        FileHandle.standardError.write(Data("broken promise: \(error)\n".utf8))
        abort()
      }
      return 0
    }
  }
}
#endif
