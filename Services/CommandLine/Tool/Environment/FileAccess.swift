/// The files a command may touch.
package protocol FileAccess: Sendable {
  /// Reads a whole file.
  ///
  /// - Throws: ``FileFailure/tooLarge`` before more than `limit` bytes are in memory.
  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]

  /// How many bytes a file has.
  func size(of path: String) throws(FileFailure) -> Int

  /// Reads a span of a file; fewer than `count` bytes only at its end.
  func read(_ path: String, at offset: Int, count: Int) throws(FileFailure) -> [UInt8]

  /// The same of a secret, which not everyone may read or change.
  func readSecret(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]

  /// Replaces a file at once, or leaves the old one; readable by its owner alone. Folders that are
  /// missing are made.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure)

  /// Removes a file; nothing where there is none.
  func remove(_ path: String) throws(FileFailure)

  /// Does something while no other process does anything under a lock of the same path.
  func locked<Answer>(
    _ path: String,
    _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer
}

extension FileAccess {
  package func size(of path: String) throws(FileFailure) -> Int {
    try read(path, limit: .max).count
  }

  package func read(_ path: String, at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
    Array(try read(path, limit: .max).dropFirst(offset).prefix(count))
  }
}

/// Why a file could not be used.
package enum FileFailure: Error, Hashable {
  case missing
  case notAllowed
  case isFolder
  case tooLarge
  case readableByOthers
  case other(String)

  /// The end of a sentence that begins with the file's name.
  package var sentence: String {
    switch self {
    case .missing: "is not there"
    case .notAllowed: "may not be read or written by you"
    case .isFolder: "is a folder"
    case .tooLarge: "is too large"
    case .readableByOthers: "can be changed or read by everyone (chmod 600 ends that)"
    case .other(let why): "cannot be used: \(why)"
    }
  }
}
