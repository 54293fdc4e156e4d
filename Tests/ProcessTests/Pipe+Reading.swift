import Foundation
import Glibc

/// Reading that continues when a signal interrupts it.
///
/// Foundation's own methods do not: `availableData` and `readDataToEndOfFile()` end the test
/// process, and `readToEnd()` throws and loses the bytes it had read.
extension Pipe {
  /// The next bytes, as soon as there are any; empty at the end.
  ///
  /// - Throws: a system error.
  func next(atMost count: Int = 1 << 16) throws -> Data {
    var bytes = Data(count: count)
    while true {
      let got = bytes.withUnsafeMutableBytes {
        read(fileHandleForReading.fileDescriptor, $0.baseAddress, $0.count)
      }
      if got >= 0 { return bytes.prefix(got) }
      let code = errno
      guard code == EINTR else {
        throw ProgramFailure.notRead(String(cString: strerror(code)))
      }
    }
  }

  /// The text up to and including these words.
  ///
  /// - Throws: ``ProgramFailure`` with the output when it ends before.
  func text(until words: String) throws -> String {
    var text = ""
    while !text.hasSuffix(words) {
      let more = try next(atMost: 1)
      guard !more.isEmpty else { throw ProgramFailure.didNotStart(text) }
      text += String(decoding: more, as: UTF8.self)
    }
    return text
  }

  /// All bytes until the end.
  ///
  /// - Throws: a system error.
  func rest() throws -> Data {
    var all = Data()
    while true {
      let more = try next()
      if more.isEmpty { return all }
      all += more
    }
  }
}
