import Foundation

/// One of the measured messages, in one of the codecs.
///
/// Closures over a concrete message, so that the compiler specializes the code as for a caller that
/// knows its type.
struct Subject {
  /// The operations of this codec; each runs the given number of iterations.
  let operations: [String: (Int) throws -> Cost]

  /// Decodes the message in one form and encodes it in another.
  let translate: (Form, Form) throws -> [UInt8]
}

enum Form: String {
  case binary, json
}

/// A process that executes the lines of its standard input; `Tests/Peers/README.md` lists them.
enum Worker {
  static func serve(_ subjects: [String: Subject]) throws {
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 2, let subject = subjects[words[1]] else { throw BadLine(line: line) }
      if words[0] == "translate", words.count == 5, let form = Form(rawValue: words[2]),
        let other = Form(rawValue: words[3])
      {
        let bytes = try subject.translate(form, other)
        try Data(bytes).write(to: URL(fileURLWithPath: words[4]))
        print("done")
      } else if let iterations = Int(words[2]) {
        let cost = try subject.operations[words[0]]?(iterations)
        print(cost.map { "\($0.nanoseconds) \($0.allocations)" } ?? "-")
      } else {
        throw BadLine(line: line)
      }
      fflush(nil)
    }
  }

  /// The contents of the file with this message in this form.
  static func contents(_ name: String, _ form: Form, in folder: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).\(form.rawValue)")))
  }

  struct BadLine: Error {
    let line: String
  }
}
