import Cryptography
import Synchronization
import Vocabulary

/// Metadata as the calls of a connection bring it again and again: a client says the same with each of them,
/// but for a request id in front.
///
/// It is known again by its bytes, whose comparison takes a time that tells nothing but their number. So
/// nothing is read and no memory is asked for, and what a door has found out about it stays with it. It is kept
/// when it came twice in succession, and as long as a door remembers something of it: who says something else
/// with each call, and strangers, cost no memory.
///
/// Unchecked `Sendable`: ``memory`` is touched on the loop only, everything else does not change.
package final class FamiliarMetadata: @unchecked Sendable {
  /// Bytes of a request id's entry in front of its value, and of all of it; what it counts against a limit.
  private static let front = 13
  private static let entryLength = front + UniqueID.textLength
  private static let entrySize = entryLength - 3 + Metadata.overhead
  /// Bytes that are remembered at most, besides a request id: a token and a few words more.
  static let longest = 1 << 10
  private static let numbers = Atomic<UInt64>(0)

  /// Its own among all that this process ever remembers.
  let number = numbers.add(1, ordering: .relaxed).newValue
  /// What calls say beside their request ids.
  package let entries: Metadata
  /// As it stood on the wire.
  private let block: [UInt8]
  /// What whoever looks at such calls wants to know again at the next one; on the loop only.
  @exclusivity(unchecked) package var memory: AnyObject?

  /// Remembers a block that was read: of `metadata`, without what its sender may not say, and all of it of
  /// `size`.
  ///
  /// - Returns: `nil` where its bytes alone do not say what to do with it: it asks for a cursor, it has a
  ///   request id of another form or two of them, or a request id more may not fit; or where no call brings them
  ///   again: each has a place of its own in a trace; or where they are longer than ``longest``.
  init?(_ block: UnsafeRawBufferPointer, _ metadata: Metadata, size: Int, limit: Int) {
    let hasID = Self.requestID(in: block) != nil
    let start = hasID ? Self.entryLength : 0
    guard block.count - start <= Self.longest else { return nil }
    let entries = hasID ? Metadata(block: Array(metadata.block.dropFirst(start))) : metadata
    guard size + (hasID ? 0 : Self.entrySize) <= limit,
      entries["request-id"] == nil, entries.binary("resume-bin") == nil,
      entries[TraceParent.key] == nil
    else { return nil }
    self.entries = entries
    self.block = [UInt8](block.piece(start, block.count - start))
  }

  /// What a call brings whose metadata has these bytes; `nil`: it brings something else.
  @inline(__always)
  func brought(by bytes: UnsafeRawBufferPointer) -> BroughtMetadata? {
    let start = bytes.count - block.count
    var requestID: UniqueID?
    if start != 0 {
      guard start == Self.entryLength, let found = Self.requestID(in: bytes) else { return nil }
      requestID = found
    }
    let isSame = block.withUnsafeBytes { constantTimeEquals($0, bytes.piece(start, $0.count)) }
    guard isSame else { return nil }
    return BroughtMetadata(self, requestID: requestID)
  }

  /// The request id that a block begins with, where it has the form that we write ourselves.
  @inline(__always)
  private static func requestID(in block: UnsafeRawBufferPointer) -> UniqueID? {
    guard beginsWithID(block) else { return nil }
    return UniqueID(lowerCaseUTF8: block.piece(front, UniqueID.textLength))
  }

  @inline(__always)
  private static func beginsWithID(_ block: UnsafeRawBufferPointer) -> Bool {
    // The two lengths and the first five letters; the last eight.
    block.count >= entryLength
      && block.loadUnaligned(as: UInt64.self).littleEndian == 0x6575_7165_7224_000a
      && block.loadUnaligned(fromByteOffset: 5, as: UInt64.self).littleEndian
        == 0x6469_2d74_7365_7571
  }

  /// A number that says of two blocks whether they may be the same, but for a request id in front; never 0.
  ///
  /// Who finds two with one number has them remembered, and compared.
  static func sign(of block: UnsafeRawBufferPointer) -> UInt64 {
    let start = beginsWithID(block) ? entryLength : 0
    let rest = block.piece(start, block.count - start)
    var sign = UInt64(rest.count)
    func add(_ word: UInt64) {
      sign = (sign ^ word) &* 0x9e37_79b9_7f4a_7c15
      sign ^= sign >> 29
    }
    var offset = 0
    while rest.count - offset >= 8 {
      add(rest.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    for byte in rest[offset...] { add(UInt64(byte)) }
    return sign | 1
  }
}

/// What a call brought beside its request.
struct BroughtMetadata {
  /// What is not ``familiar``.
  private let own: Metadata
  /// In front of ``entries``.
  let requestID: UniqueID?
  /// Calls before it brought it, too; their connection holds it until the next one is read.
  let familiar: Unmanaged<FamiliarMetadata>?

  @inline(__always)
  init(_ entries: Metadata) {
    own = entries
    requestID = nil
    familiar = nil
  }

  @inline(__always)
  init(_ familiar: FamiliarMetadata, requestID: UniqueID?) {
    own = Metadata()
    self.requestID = requestID
    self.familiar = Unmanaged.passUnretained(familiar)
  }

  /// All of it, but for ``requestID``.
  var entries: Metadata {
    familiar.map { $0._withUnsafeGuaranteedRef { $0.entries } } ?? own
  }

  /// There is nothing, nor a request id.
  @inline(__always) var isEmpty: Bool { familiar == nil && own.isEmpty }

  /// It may say where the call stands in a trace.
  @inline(__always) var hasTrace: Bool { familiar == nil && !own.isEmpty }

  @inline(__always) var all: Metadata { entries.led(by: requestID) }
}

extension Metadata {
  /// The same behind a request id.
  @inline(__always)
  func led(by requestID: UniqueID?) -> Metadata {
    requestID.map(behind) ?? self
  }

  @inline(never)
  private func behind(_ requestID: UniqueID) -> Metadata {
    var led: Metadata = ["request-id": requestID.text]
    led.append(contentsOf: self)
    return led
  }
}
