import Wire

/// What goes beside a request: who may say what of it, and what is kept for the next call.
extension ServerConnection {
  /// Decides about a call that brings some.
  @inline(never)
  func acceptReadingMetadata(_ opening: CallOpening) throws(ConnectionFault) {
    let passesOn = opening.registered?._withUnsafeGuaranteedRef { $0.passesOn } ?? false
    if passesOn, let brought = familiar(opening.frame.metadata) {
      return try accept(opening, brought, isAmbiguous: false)
    }
    let limit = min(machine.limits.maximumMetadata, 8_192)
    switch try Metadata.read(opening.frame.metadata, limit: limit) {
    case .success(let metadata):
      guard mayResume(opening) else { return try refuse(opening, .invalidCursor) }
      let isAmbiguous = !hasOneIdentity(metadata)
      let entries = own(metadata)
      guard passesOn, !isAmbiguous,
        let familiar = familiar(
          opening.frame.metadata,
          entries,
          size: metadata.countedSize,
          limit: limit
        ),
        let brought = familiar.brought(by: opening.frame.metadata)
      else { return try accept(opening, BroughtMetadata(entries), isAmbiguous: isAmbiguous) }
      origin.keep(familiar)
      try accept(opening, brought, isAmbiguous: false)
      // Nobody who was let in.
      if familiar.memory == nil { origin.keep(nil) }
    case .failure(.invalid): try refuse(opening, .invalidMetadata)
    case .failure(.tooLarge): try refuse(opening, .metadataTooLarge(limit: limit))
    }
  }

  /// What a call brought of which the calls before it brought the same; it was not read.
  @inline(__always)
  func familiar(_ block: UnsafeRawBufferPointer) -> BroughtMetadata? {
    guard let familiar = origin.familiar,
      let brought = familiar._withUnsafeGuaranteedRef({ $0.brought(by: block) })
    else { return nil }
    origin.lastSign = 0
    return brought
  }

  /// What a call brought that is to be passed on, to be kept if the call before it brought the same.
  ///
  /// - Returns: `nil`: it is not kept.
  func familiar(
    _ block: UnsafeRawBufferPointer,
    _ entries: Metadata,
    size: Int,
    limit: Int
  ) -> FamiliarMetadata? {
    let sign = FamiliarMetadata.sign(of: block)
    guard origin.lastSign == sign else {
      origin.lastSign = sign
      return nil
    }
    origin.lastSign = 0
    return FamiliarMetadata(block, entries, size: size, limit: limit)
  }

  /// Whether a call brings no cursor, or one that its method can understand.
  func mayResume(_ opening: CallOpening) -> Bool {
    guard let method = opening.registered else { return true }
    let isResumable = method._withUnsafeGuaranteedRef { $0.descriptor.isResumable }
    return CursorWish(opening.frame.metadata).isGranted(isResumable: isResumable)
  }

  /// The metadata of a call without what only a process of the installation may say.
  func own(_ metadata: Metadata) -> Metadata {
    guard !isTrusted else { return metadata }
    var metadata = metadata
    metadata.remove { $0.isTrustedKey }
    return metadata
  }

  /// Trusted identity stands there once, or nobody knows which one is true.
  func hasOneIdentity(_ metadata: Metadata) -> Bool {
    guard isTrusted else { return true }
    return metadata.withBytes { entries in
      var entries = entries
      while let (key, _) = entries.next() {
        // What follows it.
        if key.isTrustedKey, entries.contains(where: { $0.key.equals(key) }) { return false }
      }
      return true
    }
  }
}
