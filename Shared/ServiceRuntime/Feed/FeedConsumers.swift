package import RPC

/// All feeds that a service follows, and the guarantee that calls wait until they are far enough.
///
/// After a change the gateway knows the changed service's position, and asks the next service to
/// have applied it (`daybook-after`). So a member who completes a task sees the points for it.
package struct FeedConsumers: Sendable {
  /// The longest wait; then the call fails with the name of the service that is behind.
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

  /// Waits until the feeds have passed the positions in the call's metadata.
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
