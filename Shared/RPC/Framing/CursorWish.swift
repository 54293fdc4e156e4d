/// The cursor in a CALL's metadata, read in place: most calls have none.
enum CursorWish {
  /// Start at the beginning, or where the request says.
  case none
  /// Resume from one cursor of 1 to 64 bytes.
  case resume
  /// An invalid cursor: empty, too long, or repeated.
  case malformed

  /// Our cursors are not longer.
  private static let longest = 64
  private static let key: StaticString = "resume-bin"

  /// - Parameter block: metadata that was read before, so that no entry runs past its end.
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

  /// Whether the method supports it.
  func isGranted(isResumable: Bool) -> Bool {
    switch self {
    case .none: true
    case .resume: isResumable
    case .malformed: false
    }
  }
}
