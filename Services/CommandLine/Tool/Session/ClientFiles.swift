import Foundation
import RPC

/// The program's files in `$DAYBOOK_HOME/client/`, which persist between commands.
struct ClientFiles {
  /// The size limit of a file; credentials and lists have some kilobytes.
  private static let largest = 4 << 20

  let files: any FileAccess
  /// `$DAYBOOK_HOME`, or `.daybook` in the user's home.
  let home: String
  var folder: String { "\(home)/client" }

  init(_ environment: Environment) {
    files = environment.files
    let home = environment.variables["DAYBOOK_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    self.home = home ?? "\(environment.variables["HOME"] ?? ".")/.daybook"
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Reads a file; `nil` when it is missing.
  func load<Value: Decodable>(_ name: String, as type: Value.Type) throws(CommandFailure) -> Value?
  {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try files.read(path(name), limit: ClientFiles.largest)
    } catch {
      if error == .missing { return nil }
      throw CommandFailure(.failure, "file_unusable", "\(path(name)) \(error.sentence).")
    }
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw CommandFailure(
        .failure,
        "file_damaged",
        "\(path(name)) is damaged.",
        hint: "Move it elsewhere and try again."
      )
    }
    return value
  }

  func save(_ name: String, _ value: some Encodable) throws(CommandFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      throw CommandFailure(.failure, "file_unusable", "\(path(name)) cannot be written.")
    }
    do throws(FileFailure) {
      try files.replace(path(name), with: [UInt8](data))
    } catch {
      throw CommandFailure(.failure, "file_unusable", "\(path(name)) \(error.sentence).")
    }
  }

  /// Removes a file.
  func remove(_ name: String) throws(CommandFailure) {
    do throws(FileFailure) {
      try files.remove(path(name))
    } catch {
      throw CommandFailure(.failure, "file_unusable", "\(path(name)) \(error.sentence).")
    }
  }
}

/// The signed-in member's credentials; the file is readable by its owner alone.
struct Credentials: Codable, Hashable {
  static let file = "credentials"

  /// The gateway's address.
  var server: String
  /// The token's secret.
  var secret: String
  var household: String
  var member: String
  /// The authority of the gateway's certificate: ``systemAuthority``, or a file in the same folder;
  /// `nil` for the environment's.
  var authority: String?

  /// The machine's trusted authorities.
  static let systemAuthority = "system"

  /// The TLS files for the gateway; `nil` without encryption.
  func tls(_ files: ClientFiles) -> TLSFiles? {
    authority.map { TLSFiles(authority: $0 == Self.systemAuthority ? nil : files.path($0)) }
  }
}
