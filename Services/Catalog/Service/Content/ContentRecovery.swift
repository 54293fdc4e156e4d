import CatalogDomain
import RPC
import ServiceRuntime

/// Retries reading stored content after it failed at the start (TOP-107).
///
/// Shipped content is served until then.
struct ContentRecovery: Sendable {
  /// The first delay; it doubles with each attempt.
  private static let firstPause = Duration.seconds(1)
  private static let longestPause = Duration.seconds(60)

  let loading: ContentLoading
  let content: ServedContent
  let loop: EventLoop

  /// Returns when stored content is served, or when its task is cancelled.
  func run() async {
    var pause = Self.firstPause
    while (try? await loop.sleep(for: pause)) != nil {
      pause = min(pause * 2, Self.longestPause)
      guard let stored = try? await loading.load() else { continue }
      content.serve(stored)
      loading.log.info("content", "the stored topics can be read again and are served")
      return
    }
  }
}
