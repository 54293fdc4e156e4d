import Cryptography
import Foundation
import RPC
import ServiceRuntime
import TaskDomain
import Vocabulary

/// The text by which a client asks for the next page (TSK-142).
///
/// Shape, in base64url: `[version: u8][seal: 16][start: i64][id: 16][groups: u8][values: u8]` and then
/// each value, of the group first: `[0][i64]` or `[1][length: u32][UTF-8]`; numbers big-endian. The seal is
/// a keyed digest over caller, space, query and the rest, so a token of another caller, list or filter is
/// refused, and so is one that this service did not make.
struct PageToken: Equatable {
  /// When the walk began: later pages judge "today" and "now" as the first one did.
  let start: Timestamp
  let place: PagePlace

  private static let version: UInt8 = 3
  private static let fixedLength = 8 + 16 + 2
  /// Longer than any token of ours: a name's key has at most four times 6,400 bytes, and a project's
  /// stands in the group and in the order.
  private static let maximumLength = 192 << 10

  func text(for binding: PageBinding) -> String {
    var content = Self.bytes(start.millisecondsSinceEpoch) + place.id.bytes
    content += [UInt8(clamping: place.group.count), UInt8(clamping: place.values.count)]
    for value in place.group + place.values {
      switch value {
      case .number(let number): content += [0] + Self.bytes(number)
      case .text(let text):
        content += [1] + Self.bytes(UInt32(clamping: text.utf8.count)) + Array(text.utf8)
      }
    }
    let bytes = [Self.version] + binding.seal(content) + content
    return Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Reads a token that was made for the same caller, space and query.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with `invalid_page_token`.
  init(_ text: String, for binding: PageBinding) throws(TaskRefusal) {
    guard let token = PageToken(reading: text, binding) else {
      throw .invalid([TaskViolation("page_token", .invalidPageToken)])
    }
    self = token
  }

  init(start: Timestamp, place: PagePlace) {
    self.start = start
    self.place = place
  }

  private init?(reading text: String, _ binding: PageBinding) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let padded = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - padded.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: padded + padding),
      data.count >= 1 + PageSeal.length + Self.fixedLength, data.first == Self.version
    else { return nil }
    let seal = [UInt8](data.dropFirst().prefix(PageSeal.length))
    let content = [UInt8](data.dropFirst(1 + PageSeal.length))
    guard constantTimeEquals(seal, binding.seal(content)),
      let start = Timestamp(checked: Self.number(content[0..<8])),
      let id = UniqueID(bytes: content[8..<24])
    else { return nil }
    var rest = content[26...]
    var values: [PlaceValue] = []
    for _ in 0..<Int(content[24]) + Int(content[25]) {
      guard let value = Self.value(&rest) else { return nil }
      values.append(value)
    }
    self.start = start
    place = PagePlace(
      group: Array(values.prefix(Int(content[24]))),
      Array(values.dropFirst(Int(content[24]))),
      id: id
    )
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> PlaceValue? {
    guard let kind = rest.popFirst() else { return nil }
    let length = kind == 0 ? 8 : 4
    guard kind <= 1, rest.count >= length else { return nil }
    let head = number(rest.prefix(length))
    rest = rest.dropFirst(length)
    guard kind == 1 else { return .number(head) }
    guard head <= rest.count,
      let text = String(validating: rest.prefix(Int(head)), as: UTF8.self)
    else { return nil }
    rest = rest.dropFirst(Int(head))
    return .text(text)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
    Int64(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }
}

/// What a page token belongs to.
struct PageBinding {
  private let bytes: [UInt8]
  private let key: PageSeal

  /// Binds to a caller, a space, a method and `query`: the request without its page size and token.
  init(_ caller: Caller, _ call: ServerCall, query: [UInt8], _ seal: PageSeal) {
    key = seal
    bytes =
      caller.household.rawValue.bytes + caller.member.rawValue.bytes
      + caller.subject.rawValue.bytes + Array(call.method.name.utf8) + [0] + query
  }

  fileprivate func seal(_ content: [UInt8]) -> [UInt8] {
    // The length keeps what is bound and what is carried apart.
    let count = withUnsafeBytes(of: UInt64(bytes.count).bigEndian) { Array($0) }
    return key.seal(count + bytes + content)
  }
}
