import Wire

/// Compares contracts with an earlier state, and finds incompatible changes.
///
/// Programs built from the earlier contracts must continue to work: the same bytes and JSON keep
/// their meaning, and calls that were allowed still are.
package enum Evolution {
  /// Compares two `FileDescriptorSet`s.
  ///
  /// - Parameters:
  ///   - baseline: the earlier contracts, as `protoc --descriptor_set_out` writes them.
  ///   - today: the current contracts; with `--include_source_info` breaks have lines.
  /// - Returns: the breaks, in the order of files and lines.
  /// - Throws: `WireError` if one of them is not a valid `FileDescriptorSet`.
  package static func breaks(
    from baseline: [UInt8],
    to today: [UInt8]
  ) throws -> [ContractBreak] {
    let old = try DescriptorSet(baseline)
    let new = try DescriptorSet(today)
    var comparison = Comparison(old: ContractIndex(old.files), new: ContractIndex(new.files))
    comparison.compareFiles()
    comparison.compareMessages()
    comparison.compareEvents()
    comparison.compareEnums()
    comparison.compareServices()
    comparison.compareExtensions()
    return comparison.breaks.sorted { $0.place < $1.place }
  }
}

/// An incompatible change.
package struct ContractBreak: Hashable, Sendable, CustomStringConvertible {
  package let place: Place
  /// The full name of what changed, as in `daybook.task.v1.Task.name`.
  package let declaration: String
  /// What changed, and why it must not.
  package let reason: String
  /// A field or value was removed, and its number and name are reserved: bytes stay safe, so a
  /// release may do it.
  package let isReservedRemoval: Bool

  /// A line of the current contract, or of the baseline if the declaration is gone.
  package struct Place: Hashable, Sendable, Comparable {
    package let isBaseline: Bool
    package let file: String
    package let line: Int

    package static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line, left.isBaseline ? 0 : 1)
        < (right.file, right.line, right.isBaseline ? 0 : 1)
    }
  }

  package var description: String {
    let folder = place.isBaseline ? "Baseline" : "Protos"
    return "Shared/Contracts/\(folder)/\(place.file):\(place.line): \(declaration): \(reason)"
  }
}

/// The output of `protoc --descriptor_set_out`.
private struct DescriptorSet {
  private(set) var files: [FileDescriptor] = []

  init(_ bytes: [UInt8]) throws(WireError) {
    let limits = WireLimits(depth: 100, memory: 1 << 30)
    var options = OptionFiles()
    files = try WireReader.read(bytes, limits: limits) { (reader) throws(WireError) in
      var files: [FileDescriptor] = []
      while let tag = try reader.nextTag() {
        if tag == 10 {
          files.append(
            try reader.message { (reader) throws(WireError) in
              try FileDescriptor(from: &reader, options: &options)
            }
          )
        } else {
          try reader.skip(tag)
        }
      }
      return files
    }
  }
}
