import Wire

/// What goes beside a request: who may say what of it, and what is kept for the next call.
extension ServerConnection {
  /// Keeps what a call brought for the next one, which mostly brings the same.
  func remember(
    _ block: UnsafeRawBufferPointer,
    _ brought: BroughtMetadata,
    _ size: Int,
    _ limit: Int
  ) -> BroughtMetadata {
    let familiar = FamiliarMetadata(block, brought.entries, size: size, limit: limit)
    origin.familiar = familiar
    return familiar?.brought(by: block) ?? brought
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
    metadata.removeAll { Metadata.isTrusted($0) }
    return metadata
  }

  /// Trusted identity stands there once, or nobody knows which one is true.
  func hasOneIdentity(_ metadata: Metadata) -> Bool {
    guard isTrusted else { return true }
    var seen: Set<String> = []
    return metadata.allSatisfy { !Metadata.isTrusted($0.key) || seen.insert($0.key).inserted }
  }
}
