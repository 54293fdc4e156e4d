import Foundation
import Glibc

/// Reading that begins again when a signal interrupts it.
///
/// Foundation's own gives up at that: `availableData` and `readDataToEndOfFile()` end all tests, `readToEnd()`
/// throws and what it had read is lost.
extension Pipe {
  /// What comes next, as soon as there is something; empty at the end.
  ///
  /// - Throws: what the system says.
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

  /// What comes up to and with these words.
  ///
  /// - Throws: ``ProgramFailure`` when it ends before, with what was said.
  func text(until words: String) throws -> String {
    var text = ""
    while !text.hasSuffix(words) {
      let more = try next(atMost: 1)
      guard !more.isEmpty else { throw ProgramFailure.didNotStart(text) }
      text += String(decoding: more, as: UTF8.self)
    }
    return text
  }

  /// All that comes until the end.
  ///
  /// - Throws: what the system says.
  func rest() throws -> Data {
    var all = Data()
    while true {
      let more = try next()
      if more.isEmpty { return all }
      all += more
    }
  }
}
