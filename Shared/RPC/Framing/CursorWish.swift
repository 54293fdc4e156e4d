/// What the metadata of a CALL asks of a resumable stream, read in place: most calls ask nothing.
enum CursorWish {
  /// To begin at the start, or where the request says.
  case none
  /// To go on from one cursor of 1 to 64 bytes.
  case resume
  /// Something that no cursor can be: empty, too long, or two of them.
  case malformed

  /// A longer one is none of ours.
  private static let longest = 64
  private static let key: StaticString = "resume-bin"

  /// - Parameter block: metadata that was read already, so that no entry runs past its end.
  init(_ block: UnsafeRawBufferPointer) {
    self = .none
    let wanted = UnsafeRawBufferPointer(
      start: Self.key.utf8Start,
      count: Self.key.utf8CodeUnitCount
    )
    for (key, value) in EntryBytes(block) where key.equals(wanted) {
      let isCursor = (1...Self.longest).contains(value.count)
      if case .none = self, isCursor { self = .resume } else { self = .malformed }
    }
  }

  /// Whether a call of a method may ask that.
  func isGranted(isResumable: Bool) -> Bool {
    switch self {
    case .none: true
    case .resume: isResumable
    case .malformed: false
    }
  }
}
