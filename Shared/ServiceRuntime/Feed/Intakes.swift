package import RPC

/// All feeds a service follows, and the promise to answer not before they are far enough.
///
/// After a change the gateway knows how far the changed service's feed is, and asks the next one to
/// have taken that in (`daybook-after`). So who completes a task sees their points.
package struct Intakes: Sendable {
  /// Longer waiting helps nobody: then the caller hears what is behind.
  package static let patience = Duration.seconds(2)

  package let followers: [FeedFollower]

  package init(_ followers: [FeedFollower]) {
    self.followers = followers
  }

  /// Follows all feeds until the task is cancelled.
  package func run() async {
    await withTaskGroup(of: Void.self) { group in
      for follower in followers { group.addTask { await follower.run() } }
    }
  }

  /// Waits until the feeds have passed what the call asks for.
  ///
  /// - Throws: UNAVAILABLE `intake_behind`.
  package func settle(_ call: ServerCall) async throws {
    guard let text = call.metadata[TrustedKey.after], call.isPeerTrusted else { return }
    let wanted = FeedPositions(text: text)
    for follower in followers {
      guard let position = wanted[follower.source] else { continue }
      let time = min(call.remaining ?? Self.patience, Self.patience)
      try await follower.reached(position, within: time)
    }
  }
}
