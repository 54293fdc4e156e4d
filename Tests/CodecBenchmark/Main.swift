import Foundation
import Measurement

/// `worker` is our codec's process; anything else names what `deploy/dev/bench codec` has built.
@main
struct Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    do {
      try Started.endWhenInterrupted()
      if words == ["worker"] {
        try Comparison.serve()
      } else if words.count == 4 {
        let words = Array(words)
        try Comparison.measure(
          folder: words[0],
          counter: words[1],
          peers: [("swift-protobuf", words[2]), ("C++", words[3])]
        )
      } else {
        throw Failure("arguments: FOLDER ALLOCATION-COUNTER SWIFT-PROTOBUF-PEER C++-PEER")
      }
    } catch {
      FileHandle.standardError.write(Data("codec benchmark: \(error)\n".utf8))
      Started.endAll()
      exit(1)
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
