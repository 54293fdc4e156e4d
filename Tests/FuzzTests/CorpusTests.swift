import Foundation
import FuzzTargets
import TestSupport
import Testing

@Suite("Arbitrary bytes")
struct CorpusTests {
  /// Inputs worth keeping, and those that once violated an invariant.
  private func corpus(_ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../Fixtures/Corpus/\(target.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.sorted().map { name in
      (name, [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  @Test("violate no invariant that was violated before", arguments: FuzzTarget.allCases)
  func kept(target: FuzzTarget) throws {
    let inputs = try corpus(target)
    #expect(!inputs.isEmpty)
    for (name, bytes) in inputs {
      #expect(throws: Never.self, "\(target.rawValue)/\(name)") { try target.check(bytes) }
    }
    // Ensures that the proxy really forwards calls.
    if let count = target.passed { #expect(count.rows > count.inputs / 2 && count.answered > 10) }
  }

  @Test("violate no invariant when they are slightly wrong", arguments: FuzzTarget.allCases, 0..<8)
  func mutated(target: FuzzTarget, seed: UInt64) throws {
    let inputs = try corpus(target).map(\.bytes)
    var random = SeededNumbers(seed: seed)
    for _ in 0..<200 {
      let input = random.input(from: inputs)
      #expect(throws: Never.self, "\(input)") { try target.check(input) }
    }
  }
}

extension SeededNumbers {
  /// One of `inputs` with up to four bytes changed, removed, or replaced by a piece of another.
  fileprivate mutating func input(from inputs: [[UInt8]]) -> [UInt8] {
    guard var bytes = inputs.randomElement(using: &self) else { return [] }
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: bytes.remove(at: place)
      default:
        guard let other = inputs.randomElement(using: &self), !other.isEmpty else { continue }
        let start = Int.random(in: 0..<other.count, using: &self)
        bytes.insert(contentsOf: other[start...].prefix(16), at: place)
      }
    }
    return bytes
  }
}
