import Foundation
import RPC

/// What the program keeps between two commands, in `$DAYBOOK_HOME/client/`.
struct ClientFiles {
  /// A credential or a list is some kilobytes; more is not ours.
  private static let largest = 4 << 20

  let files: any FileAccess
  /// `$DAYBOOK_HOME`, or `.daybook` where the person is at home.
  let home: String
  var folder: String { "\(home)/client" }

  init(_ environment: Environment) {
    files = environment.files
    let home = environment.variables["DAYBOOK_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    self.home = home ?? "\(environment.variables["HOME"] ?? ".")/.daybook"
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Reads one of our files; `nil` when it is not there.
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
        hint: "Move it away and try again."
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

  /// Removes one of our files.
  func remove(_ name: String) throws(CommandFailure) {
    do throws(FileFailure) {
      try files.remove(path(name))
    } catch {
      throw CommandFailure(.failure, "file_unusable", "\(path(name)) \(error.sentence).")
    }
  }
}

/// Who is signed in here; the file is readable by its owner alone.
struct Credentials: Codable, Hashable {
  static let file = "credentials"

  /// The gateway's address.
  var server: String
  /// The token's secret.
  var secret: String
  var household: String
  var member: String
  /// What its certificate leads to: ``systemAuthority``, or a file in the same folder; `nil`: as the environment
  /// says.
  var authority: String?

  /// The authorities that the machine trusts.
  static let systemAuthority = "system"

  /// How the gateway is reached; `nil`: in the clear.
  func tls(_ files: ClientFiles) -> TLSFiles? {
    authority.map { TLSFiles(authority: $0 == Self.systemAuthority ? nil : files.path($0)) }
  }
}
