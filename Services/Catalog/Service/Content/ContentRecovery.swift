import CatalogDomain
import RPC
import ServiceRuntime

/// Reads stored content again and again where it could not be read at the start (TOP-107).
///
/// Meanwhile what ships is served; once the stored content can be read, it is.
struct ContentRecovery: Sendable {
  /// Attempts come 1 s apart at first, each pause twice the one before.
  private static let firstPause = Duration.seconds(1)
  private static let longestPause = Duration.seconds(60)

  let loading: ContentLoading
  let content: ServedContent
  let loop: EventLoop

  /// Returns once stored content is served, or its task is cancelled.
  func run() async {
    var pause = Self.firstPause
    while (try? await loop.sleep(for: pause)) != nil {
      pause = min(pause * 2, Self.longestPause)
      guard let stored = try? await loading.load() else { continue }
      content.serve(stored)
      loading.log.info("content", "the stored topics can be read and are served now")
      return
    }
  }
}
