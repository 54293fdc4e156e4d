/// Access to files.
package protocol FileAccess: Sendable {
  /// Reads a whole file.
  ///
  /// - Throws: ``FileFailure/tooLarge`` before more than `limit` bytes are in memory.
  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]

  /// The size of a file in bytes.
  func size(of path: String) throws(FileFailure) -> Int

  /// Reads a span of a file; fewer than `count` bytes only at its end.
  func read(_ path: String, at offset: Int, count: Int) throws(FileFailure) -> [UInt8]

  /// Reads a secret, which must not be readable or writable by everyone.
  func readSecret(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]

  /// Replaces a file atomically, readable by its owner alone; creates missing folders.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure)

  /// Begins a file that is written piece by piece. Folders that are missing are made.
  func writer(_ path: String) throws(FileFailure) -> any FileWriting

  /// Removes a file, if it exists.
  func remove(_ path: String) throws(FileFailure)

  /// Runs `body` while holding the lock of a path, which excludes other processes.
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

/// Why a file cannot be used.
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
    case .readableByOthers: "can be changed or read by everyone; run chmod 600 on it"
    case .other(let why): "cannot be used: \(why)"
    }
  }
}
