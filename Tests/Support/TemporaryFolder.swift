import Foundation

/// A folder for one test, removed when the test process ends.
///
/// It is in memory where the system offers that (`/dev/shm`), because a slow disk would only slow
/// the tests down. `DAYBOOK_TEST_FOLDER` names another place. It is not removed earlier, because an
/// open database may open its files at any time.
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
/// A crashed process leaves its folder, which the next one removes.
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
