import Wire

/// The format of a file of captured calls.
///
/// Shape: 8 bytes `daycap` and the version as `u16`; then records, `length u32 · CRC-32 u32`, both
/// big-endian, and so many bytes of a `daybook.rpc.v1.CapturedCall`. The checksum, zlib's, is over
/// those bytes. Records are in the order in which their calls ended.
package enum CaptureForm {
  package static let header: [UInt8] = Array("daycap".utf8) + [0, 1]

  /// Bytes before each record.
  static let recordHeader = 8

  /// A call with all its requests: the longest message and some more.
  package static let maximumRecord = 8 << 20

  /// The most bytes of requests that are kept of one call, without metadata and lengths.
  static let maximumRequests = maximumRecord - (64 << 10)

  /// The largest file: it is read whole.
  package static let maximumFile = 256 << 20

  /// A record in its file form.
  package static func record(_ call: RPCV1.CapturedCall) -> [UInt8] {
    let bytes = call.encoded()
    var header = [UInt8](repeating: 0, count: recordHeader)
    header.withUnsafeMutableBytes { place in
      place.put(UInt32(truncatingIfNeeded: bytes.count), at: 0)
      place.put(Checksum.crc32(bytes), at: 4)
    }
    return header + bytes
  }
}

/// Why a file of captured calls cannot be read, or not to its end.
package enum CaptureError: Error, Hashable, Sendable {
  case notACapture
  case laterVersion(Int)
  /// The file ends inside a record: its writer was stopped.
  case cut(offset: Int)
  case tooLong(offset: Int, bytes: Int)
  /// Bytes were changed, or are no call.
  case damaged(offset: Int)
}

extension CaptureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notACapture: "This is not a file of captured calls."
    case .laterVersion(let version): "A later version (\(version)) wrote it."
    case .cut(let offset): "It ends inside the record at byte \(offset)."
    case .tooLong(let offset, let bytes):
      "The record at byte \(offset) says it has \(bytes) bytes; \(CaptureForm.maximumRecord) may be."
    case .damaged(let offset): "The record at byte \(offset) is damaged."
    }
  }
}

/// Reads a file of captured calls in order.
package struct CaptureReader: Sendable {
  private let bytes: [UInt8]
  /// Where the next record begins.
  package private(set) var offset: Int

  /// - Throws: ``CaptureError/notACapture``, ``CaptureError/laterVersion(_:)``.
  package init(_ bytes: [UInt8]) throws(CaptureError) {
    let header = CaptureForm.header
    guard bytes.count >= header.count, bytes.prefix(6).elementsEqual(header.prefix(6)) else {
      throw .notACapture
    }
    let version = Int(bytes[6]) << 8 | Int(bytes[7])
    guard version == 1 else { throw .laterVersion(version) }
    self.bytes = bytes
    offset = header.count
  }

  /// - Returns: `nil` at the end of the file.
  ///
  /// - Throws: ``CaptureError``; the same at each call.
  package mutating func next() throws(CaptureError) -> RPCV1.CapturedCall? {
    guard offset < bytes.count else { return nil }
    guard bytes.count - offset >= CaptureForm.recordHeader else { throw .cut(offset: offset) }
    let (length, checksum) = bytes.withUnsafeBytes { file in
      (Int(file.u32(at: offset)), file.u32(at: offset + 4))
    }
    guard length <= CaptureForm.maximumRecord else {
      throw .tooLong(offset: offset, bytes: length)
    }
    let start = offset + CaptureForm.recordHeader
    guard bytes.count - start >= length else { throw .cut(offset: offset) }
    let record = Array(bytes[start..<start + length])
    guard Checksum.crc32(record) == checksum,
      let call = try? RPCV1.CapturedCall(decoding: record)
    else { throw .damaged(offset: offset) }
    offset = start + length
    return call
  }
}
