import Wire

/// The metadata of a request, and who may say what in it.
extension ServerConnection {
  /// Decides about a call that brings some.
  @inline(never)
  func acceptReadingMetadata(_ opening: CallOpening) throws(ConnectionFault) {
    let limit = min(machine.limits.maximumMetadata, 8_192)
    switch try Metadata.read(opening.frame.metadata, limit: limit) {
    case .success(let metadata):
      guard mayResume(opening) else { return try refuse(opening, .invalidCursor) }
      try accept(opening, own(metadata), isAmbiguous: !hasOneIdentity(metadata))
    case .failure(.invalid): try refuse(opening, .invalidMetadata)
    case .failure(.tooLarge): try refuse(opening, .metadataTooLarge(limit: limit))
    }
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
