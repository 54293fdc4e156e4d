import Wire

/// A request's metadata, and which of it is accepted from whom.
extension ServerConnection {
  /// Admits a call that has metadata.
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

  /// Whether a call has no cursor, or a valid one that its method supports.
  func mayResume(_ opening: CallOpening) -> Bool {
    guard let method = opening.registered else { return true }
    let isResumable = method._withUnsafeGuaranteedRef { $0.descriptor.isResumable }
    return CursorWish(opening.frame.metadata).isGranted(isResumable: isResumable)
  }

  /// The call's metadata without entries that only trusted peers may send.
  func own(_ metadata: Metadata) -> Metadata {
    guard !isTrusted else { return metadata }
    var metadata = metadata
    metadata.remove { $0.isTrustedKey }
    return metadata
  }

  /// Whether each trusted key appears at most once; otherwise the identity is ambiguous.
  func hasOneIdentity(_ metadata: Metadata) -> Bool {
    guard isTrusted else { return true }
    return metadata.withBytes { entries in
      var entries = entries
      while let (key, _) = entries.next() {
        // The entries after it.
        if key.isTrustedKey, entries.contains(where: { $0.key.equals(key) }) { return false }
      }
      return true
    }
  }
}
