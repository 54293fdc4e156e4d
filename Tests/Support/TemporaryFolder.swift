import Foundation

/// A folder of its own for one test, gone when the test process is.
///
/// Lies in memory where the system offers that (`/dev/shm`): tests prove order and content, and a
/// slow disk would only make them slow. `DAYBOOK_TEST_FOLDER` names another place. It is not removed
/// earlier, because a database may open its files at any time while it lives.
package struct TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = try TestProcessFolder.shared.get() + "/" + UUID().uuidString.lowercased()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The path of a file in the folder, which need not exist.
  package func file(_ name: String) -> String { path + "/" + name }
}

/// The folder of this test process, `daybook-test-<pid>`, removed when it exits.
///
/// A process that crashed leaves its folder behind; the next one removes it.
private enum TestProcessFolder {
  private static let prefix = "daybook-test-"

  static let shared: Result<String, any Error> = Result {
    let parent = parentFolder
    removeLeftovers(in: parent)
    let path = "\(parent)/\(prefix)\(getpid())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit {
      guard let path = try? TestProcessFolder.shared.get() else { return }
      try? FileManager.default.removeItem(atPath: path)
    }
    return path
  }

  private static var parentFolder: String {
    if let named = ProcessInfo.processInfo.environment["DAYBOOK_TEST_FOLDER"] { return named }
    return FileManager.default.isWritableFile(atPath: "/dev/shm")
      ? "/dev/shm" : FileManager.default.temporaryDirectory.path
  }

  private static func removeLeftovers(in parent: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] {
      guard name.hasPrefix(prefix), let owner = Int32(name.dropFirst(prefix.count)),
        kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: parent + "/" + name)
    }
  }
}
