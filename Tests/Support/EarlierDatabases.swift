package import Foundation
import SQLite

/// Databases as earlier versions left them: `Tests/Fixtures/Databases/<schema>/<service>.sql`.
package enum EarlierDatabases {
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Databases")

  /// All schemas of which a database is stored, oldest first.
  package static func versions(of service: String) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap(Int.init).sorted().filter {
      FileManager.default.fileExists(atPath: file(of: service, $0).path)
    }
  }

  /// Makes the database that a service had with a schema.
  package static func make(_ path: String, of service: String, _ version: Int) throws {
    let script = [UInt8](try Data(contentsOf: file(of: service, version)))
    try Connection(path: path, mode: .readWrite).script(script)
  }

  private static func file(of service: String, _ version: Int) -> URL {
    folder.appendingPathComponent("\(version)/\(service).sql")
  }
}
