import Descriptors
import Foundation

/// Writes the descriptors of a module's files, for reflection.
struct DescriptorCode {
  private let type: String
  private let files: [FileDescriptor]
  private let settings: Settings

  init(_ type: String, files: [FileDescriptor], settings: Settings) {
    self.type = type
    self.files = files
    self.settings = settings
  }

  /// Columns of a line.
  private static let width = 88

  func text() throws(GeneratorError) -> String {
    var writer = CodeWriter()
    writer.line("// Generated from the contracts by protoc-gen-daybook; do not edit.")
    writer.line()
    let form = "google.protobuf.FileDescriptorProto"
    writer.line("/// The contracts of this module, as `\(form)`.")
    writer.line("///")
    writer.line("/// In base64, without comments; each after its imports.")
    writer.line("package enum \(type) {")
    writer.line("  package static let files: [StaticString] = [")
    for (index, file) in files.enumerated() {
      if index > 0 { writer.line() }
      writer.line("    // \(file.printedName)")
      writer.line("    \"\"\"")
      for row in try rows(of: file) { writer.line("    \(row)") }
      writer.line("    \"\"\",")
    }
    writer.line("  ]")
    writer.line("}")
    return writer.text
  }

  private func rows(of file: FileDescriptor) throws(GeneratorError) -> [String] {
    let bytes: [UInt8]
    do throws(DescriptorError) {
      bytes = try FileType.withoutComments(file.bytes)
    } catch {
      throw GeneratorError("\(file.name): \(error)")
    }
    var rest = Data(bytes).base64EncodedString()[...]
    var rows: [String] = []
    while !rest.isEmpty {
      let row = rest.prefix(Self.width)
      rest = rest.dropFirst(Self.width)
      rows.append(rest.isEmpty ? String(row) : "\(row)\\")
    }
    return rows
  }
}
