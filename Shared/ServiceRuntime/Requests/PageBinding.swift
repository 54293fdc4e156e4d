import Cryptography
import Foundation
package import RPC
import Vocabulary

/// A part of the position where a list continues.
package enum PageValue: Hashable, Sendable {
  case number(Int64)
  case text(String)
}

/// The caller, space, method and query that a page token is bound to.
///
/// A client requests the next page with a token. Its shape, in base64url, is `[version: u8][seal:
/// 16]` and then each value: `[0][i64]` or `[1][length: u32][UTF-8]`; numbers are big-endian. The
/// seal is a keyed digest over the binding and the values. So a token of another caller, list or
/// filter is refused, and so is one that this service did not issue.
package struct PageBinding {
  private static let version: UInt8 = 4
  /// Longer than any token of ours: the sort key of a name has at most four times 6,400 bytes, and
  /// a project's occurs twice, in group and order.
  private static let maximumLength = 192 << 10

  private let bytes: [UInt8]
  private let key: PageSeal

  /// Binds to a caller, a space, a method and `query`: the request without its page size and token.
  package init(_ caller: Caller, _ call: ServerCall, query: [UInt8], _ seal: PageSeal) {
    key = seal
    bytes =
      caller.household.rawValue.bytes + caller.member.rawValue.bytes
      + caller.subject.rawValue.bytes + Array(call.method.name.utf8) + [0] + query
  }

  /// The token that carries `values`.
  package func token(_ values: [PageValue]) -> String {
    let content = values.flatMap(Self.bytes)
    return Data([Self.version] + seal(content) + content).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The values of a token with the same binding; `nil` for any other text.
  package func values(of token: String) -> [PageValue]? {
    guard token.utf8.count <= Self.maximumLength else { return nil }
    let padded = token.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - padded.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: padded + padding),
      data.count >= 1 + PageSeal.length, data.first == Self.version
    else { return nil }
    let found = [UInt8](data.dropFirst().prefix(PageSeal.length))
    let content = [UInt8](data.dropFirst(1 + PageSeal.length))
    guard constantTimeEquals(found, seal(content)) else { return nil }
    var rest = content[...]
    var values: [PageValue] = []
    while !rest.isEmpty {
      guard let value = Self.value(&rest) else { return nil }
      values.append(value)
    }
    return values
  }

  private func seal(_ content: [UInt8]) -> [UInt8] {
    // The length separates the binding from the values.
    key.seal(Self.bytes(UInt64(bytes.count)) + bytes + content)
  }

  private static func bytes(_ value: PageValue) -> [UInt8] {
    switch value {
    case .number(let number): [0] + bytes(number)
    case .text(let text): [1] + bytes(UInt32(clamping: text.utf8.count)) + Array(text.utf8)
    }
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> PageValue? {
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
