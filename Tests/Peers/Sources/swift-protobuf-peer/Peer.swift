import Foundation
import SwiftProtobuf

/// Apple's codec, driven by `daybook-codec-benchmark`.
@main
struct Peer {
  static func main() throws {
    let folder = CommandLine.arguments[1]
    try Worker.serve([
      "task": try subject(of: TaskV1Task.self, "task", in: folder),
      "page": try subject(of: TaskV1ListTasksResponse.self, "page", in: folder),
      "deep": try subject(of: BenchmarkV1Step.self, "deep", in: folder),
      "photo": try subject(of: BenchmarkV1Photo.self, "photo", in: folder),
      "stock": try subject(of: BenchmarkV1Stock.self, "stock", in: folder),
    ])
  }

  private static func subject<Message: SwiftProtobuf.Message>(
    of _: Message.Type,
    _ name: String,
    in folder: String
  ) throws -> Subject {
    let binary = try Worker.contents(name, .binary, in: folder)
    let json = try Worker.contents(name, .json, in: folder)
    let message = try Message(serializedBytes: binary)
    return Subject(
      operations: [
        "encode": { turns in
          try Cost.measure(turns) { consume(try message.serializedBytes() as [UInt8]) }
        },
        "encode-ordered": { turns in
          var options = BinaryEncodingOptions()
          options.useDeterministicOrdering = true
          return try Cost.measure(turns) {
            consume(try message.serializedBytes(options: options) as [UInt8])
          }
        },
        "decode": { turns in
          try Cost.measure(turns) { consume(try Message(serializedBytes: binary)) }
        },
        "encode-json": { turns in
          try Cost.measure(turns) { consume(try message.jsonUTF8Bytes() as [UInt8]) }
        },
        "decode-json": { turns in
          try Cost.measure(turns) { consume(try Message(jsonUTF8Bytes: json)) }
        },
      ],
      translate: { form, other in
        let fresh =
          form == .json ? try Message(jsonUTF8Bytes: json) : try Message(serializedBytes: binary)
        return other == .json ? try fresh.jsonUTF8Bytes() : try fresh.serializedBytes()
      }
    )
  }
}
