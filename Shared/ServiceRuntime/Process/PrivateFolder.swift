package import Foundation

extension FileManager {
  /// Makes a folder for its owner alone, and those above it that are missing; one that is there stays as it is.
  ///
  /// - Throws: Foundation's error, when it cannot be made or is no folder.
  package func createPrivateDirectory(atPath path: String) throws {
    try createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }
}
