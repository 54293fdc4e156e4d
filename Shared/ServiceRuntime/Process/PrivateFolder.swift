package import Foundation

extension FileManager {
  /// Creates a folder and its missing parents, for the owner alone; an existing one is not changed.
  ///
  /// - Throws: Foundation's error, when it cannot be created or is not a folder.
  package func createPrivateDirectory(atPath path: String) throws {
    try createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }
}
