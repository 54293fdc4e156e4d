/// The options and operands of a command line, not interpreted yet.
struct ParsedArguments: Sendable {
  let manual: Manual
  var operands: [String] = []
  private var options: [String: [String]] = [:]

  init(manual: Manual) {
    self.manual = manual
  }

  mutating func record(_ option: String, _ value: String) {
    options[option, default: []].append(value)
  }

  /// Whether `--name` was given.
  func has(_ name: String) -> Bool { options[name] != nil }

  /// The value of `--name`; the last one when it was given twice.
  func value(_ name: String) -> String? { options[name]?.last }

  /// All values of `--name`, in order.
  func values(_ name: String) -> [String] { options[name] ?? [] }

  /// The operand at `position`, if there is one.
  func operand(_ position: Int) -> String? {
    operands.indices.contains(position) ? operands[position] : nil
  }

  /// Reads the value of `--name` as a whole number.
  func number(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not “\(SafeText.line(text))”."
      )
    }
    return number
  }

  /// Refuses options that exclude each other.
  func refuseTogether(_ names: [String]) throws(CommandFailure) {
    let given = names.filter(has)
    guard given.count < 2 else {
      throw .usage("--\(given[0]) and --\(given[1]) cannot be combined.")
    }
  }
}
