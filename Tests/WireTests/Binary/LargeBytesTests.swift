import Descriptors
import TestContracts
import TestSupport
import Testing
import Wire

@Suite("Large bytes")
struct LargeBytesTests {
  private typealias Everything = TestV1.Everything

  /// From this size on, decoded bytes may be a slice of the input.
  private static let large = 4_096

  /// `count` varied bytes.
  private static func content(_ count: Int, _ seed: Int = 1) -> ArraySlice<UInt8> {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 &+ seed) &* 31) }[...]
  }

  /// A message with large bytes wherever they can be, and other things between them.
  private static let full = Everything(
    text: "text",
    manyNumbers: [.init(int32: 7)],
    choice: .part(content(large, 2)),
    child: .init(film: content(5_000, 3), films: [content(4_096, 4), content(3, 5), []]),
    children: [.init(choice: .again(.init(film: content(9_000, 6))))],
    film: content(70_000, 7),
    maybeFilm: content(large, 8),
    films: [content(100, 9), content(20_000, 10)],
    filmsByName: ["a": content(6_000, 11), "b": content(2, 12)],
    last: "end"
  )

  /// The address of an array's or a slice's bytes.
  private static func address(_ bytes: some Collection<UInt8>) -> UInt {
    bytes.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
  }

  @Test("are encoded like other bytes, and as base64 in JSON")
  func golden() throws {
    let message = Everything(
      choice: .part([1]),
      film: [2, 3],
      maybeFilm: [],
      films: [[4], []],
      filmsByName: ["k": [5]]
    )
    let golden = bytes(
      "A2 02 01 01 AA 02 02 02 03 B2 02 00 BA 02 01 04 BA 02 00 C2 02 06 0A 01 6B 12 01 05"
    )
    #expect(message.encoded() == golden)
    #expect(message.encodedParts().bytes == golden)
    #expect(try Everything(decoding: golden) == message)
    let text =
      #"{"part":"AQ==","film":"AgM=","maybeFilm":"","films":["BA==",""],"filmsByName":{"k":"BQ=="}}"#
    #expect(try message.jsonString() == text)
    #expect(try Everything(json: text) == message)
    #expect(Everything().film.isEmpty)
  }

  /// Messages that consist mostly of one field, and that field.
  static let mostly: [(TestV1.Everything, @Sendable (TestV1.Everything) -> ArraySlice<UInt8>?)] = [
    (Everything(text: "text", film: content(large), last: "end"), { $0.film }),
    (Everything(maybeFilm: content(9_000), films: [content(7_000)]), { $0.maybeFilm }),
    (Everything(films: [content(100), content(20_000)]), { $0.films.last }),
    (Everything(filmsByName: ["a": content(6_000), "b": content(2)]), { $0.filmsByName["a"] }),
    (
      Everything(choice: .part(content(70_000))),
      { if case .part(let part) = $0.choice { part } else { nil } }
    ),
    (Everything(child: .init(child: .init(film: content(5_000)))), { $0.child?.child?.film }),
    (Everything(children: [.init(), .init(film: content(5_000))]), { $0.children.last?.film }),
  ]

  @Test("are slices of the array they were read from, however deep they are", arguments: mostly)
  func reading(
    message: TestV1.Everything,
    field: @Sendable (TestV1.Everything) -> ArraySlice<UInt8>?
  ) throws {
    let array = message.encoded()
    let read = try Everything(decoding: array)
    #expect(read == message)
    let bytes = try #require(field(read))
    #expect(Self.address(bytes) == Self.address(array) + UInt(bytes.startIndex))
    #expect(bytes.startIndex > 0)
  }

  @Test("that are less than half of the array are copied, so that it can be freed")
  func minority() throws {
    let message = Everything(text: String(repeating: "a", count: 9_000), film: Self.content(8_000))
    let array = message.encoded()
    let read = try Everything(decoding: array)
    #expect(read == message)
    #expect(read.film.startIndex == 0)
    let two = Everything(film: Self.content(8_100), maybeFilm: Self.content(8_000))
    let both = try Everything(decoding: two.encoded())
    #expect(both == two)
    #expect(both.film.startIndex > 0)
    #expect(both.maybeFilm?.startIndex == 0)
    // An array with spare capacity takes more memory than its bytes.
    var roomy = Everything(film: Self.content(8_100)).encoded()
    #expect(try Everything(decoding: roomy).film.startIndex > 0)
    roomy.reserveCapacity(20_000)
    #expect(try Everything(decoding: roomy).film.startIndex == 0)
  }

  @Test("below the limit are copied, so that they keep no other memory alive")
  func few() throws {
    let message = Everything(film: Self.content(Self.large - 1), films: [Self.content(1)])
    let array = message.encoded()
    let read = try Everything(decoding: array)
    #expect(read == message)
    let whole = Self.address(array)..<Self.address(array) + UInt(array.count)
    #expect(!whole.contains(Self.address(read.film)))
    #expect(!whole.contains(Self.address(read.films[0])))
    #expect(read.film.startIndex == 0)
  }

  @Test("are copied out of borrowed memory")
  func borrowed() throws {
    let film = Everything(film: Self.content(5_000))
    let array = film.encoded()
    let message = try array.withUnsafeBytes { try Everything(decoding: $0) }
    #expect(message == film)
    #expect(try Everything(decoding: array[...]) == film)
    #expect(try Everything(decoding: array[...]).film.startIndex == 0)
    let whole = Self.address(array)..<Self.address(array) + UInt(array.count)
    #expect(!whole.contains(Self.address(message.film)))
    let source = try EncodedSource.withBytes(of: array) { source in
      Result { try Everything(decoding: source) }
    }.get()
    #expect(whole.contains(Self.address(source.film)))
  }

  @Test("outlive the array they were read from")
  func lifetime() throws {
    let film = Everything(film: Self.content(5_000))
    var array = film.encoded()
    let message = try Everything(decoding: array)
    #expect(Self.address(message.film) == Self.address(array) + UInt(message.film.startIndex))
    array[array.count / 2] ^= 0xFF
    array = []
    #expect(message == film)
  }

  @Test("are not copied when they are written, and can be copied piece by piece")
  func writing() throws {
    let whole = Self.full.encoded()
    let parts = Self.full.encodedParts()
    #expect(parts.count == whole.count)
    #expect(parts.bytes == whole)
    #expect(parts.pieces.flatMap { $0 } == whole)
    let starts = parts.pieces.map(Self.address)
    for bytes in [Self.full.film, Self.full.films[1], Self.full.child?.film ?? []] {
      #expect(starts.contains(Self.address(bytes)))
    }
    #expect(!starts.contains(Self.address(Self.full.films[0])))
    var numbers = SeededNumbers(seed: 5)
    for size in [1, 7, 64, 4_095, 4_096, 5_001, 48 << 10, whole.count] {
      let start = Int.random(in: 0...whole.count - size, using: &numbers)
      let copy = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        parts.copy(start..<start + size, into: UnsafeMutableRawBufferPointer(buffer))
        count = size
      }
      #expect(copy == [UInt8](whole[start..<start + size]), "\(start), \(size)")
    }
    var fragments: [UInt8] = []
    for start in stride(from: 0, to: whole.count, by: 1_000) {
      let size = min(1_000, whole.count - start)
      fragments += [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        parts.copy(start..<start + size, into: UnsafeMutableRawBufferPointer(buffer))
        count = size
      }
    }
    #expect(fragments == whole)
  }

  @Test("that are absent leave a message in one piece")
  func onePiece() {
    #expect(Everything().encodedParts().count == 0)
    #expect(Everything().encodedParts().pieces.isEmpty)
    let short = Everything(data: Self.content(Self.large - 1), film: [1])
    #expect(short.encodedParts().pieces.count == 1)
    #expect(short.encodedParts().bytes == short.encoded())
  }

  @Test("are kept beside unknown fields, which are copied")
  func unknownFields() throws {
    let strange = bytes("FA FF 01 03 01 02 03")
    let array = Self.full.encoded() + strange
    let message = try Everything(decoding: array)
    #expect(message.unknownFields.bytes == strange)
    #expect(message.film == Self.full.film)
    #expect(message.encodedParts().bytes == message.encoded())
    // Fields of one contract are unknown to another, and are preserved.
    let stranger = try TestV1.Numbers(decoding: Self.full.encoded())
    #expect(try Everything(decoding: stranger.encoded()).film == Self.full.film)
  }

  @Test("are compared by their bytes, wherever they are stored")
  func equality() throws {
    let read = try Everything(decoding: Self.full.encoded())
    #expect(read.hashValue == Self.full.hashValue)
    var other = read
    other.film[other.film.startIndex] ^= 1
    #expect(other != read)
    #expect(read == Self.full)
  }

  @Test("are refused when truncated, with their path")
  func truncated() throws {
    let array = Everything(films: [[1], Self.content(5_000)]).encoded()
    let error = #expect(throws: WireError.self) {
      try Everything(decoding: array.dropLast()[...] + [])
    }
    #expect(error?.reason == .truncated)
    #expect(error?.path == "films[1]")
  }

  @Test("in a request are kept by a field mask and applied from it")
  func mask() throws {
    var task = Everything(text: "a", film: Self.content(5_000, 1))
    try task.update(
      from: Everything(text: "b", film: Self.content(6_000, 2)),
      mask: GoogleProtobuf.FieldMask(paths: ["film"])
    )
    #expect(task == Everything(text: "a", film: Self.content(6_000, 2)))
  }
}
