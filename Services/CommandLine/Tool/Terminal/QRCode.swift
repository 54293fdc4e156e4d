/// A text as a QR code.
///
/// Versions 1 to 10 with error correction of level M: texts of up to 213 bytes.
/// - Source: ISO/IEC 18004:2015.
struct QRCode: Equatable {
  /// Modules per side.
  private(set) var size: Int
  /// `true` for dark modules, row by row.
  private(set) var modules: [Bool]
  /// Modules of function patterns, which contain no data.
  private var isPattern: [Bool]

  /// - Returns: `nil` for an empty text, and for one that does not fit.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 256, let fitting = Version.fitting(text) else {
      return nil
    }
    self.init(fitting.version, codewords: fitting.version.interleaved(fitting.codewords))
  }

  private init(_ version: Version, codewords: [UInt8]) {
    size = version.size
    modules = [Bool](repeating: false, count: size * size)
    isPattern = modules
    drawPatterns(version)
    draw(codewords)
    let unmasked = self
    var best: (penalty: Int, code: QRCode)?
    for mask in 0..<8 {
      var code = unmasked
      code.apply(mask: mask)
      code.drawFormat(mask: mask)
      let penalty = code.penalty
      if penalty < best?.penalty ?? .max { best = (penalty, code) }
    }
    if let best { self = best.code }
  }

  func isDark(_ x: Int, _ y: Int) -> Bool {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return false }
    return modules[y * size + x]
  }

  /// Lines of text with two rows of modules each, and the light margin that readers need.
  ///
  /// Drawn light on dark, as most terminals are: a dark module is a blank.
  var lines: [String] {
    let margin = 4
    return stride(from: -margin, to: size + margin, by: 2).map { y in
      (-margin..<(size + margin)).map { x in
        switch (isDark(x, y), isDark(x, y + 1)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
    }
  }
}

// MARK: - Patterns

extension QRCode {
  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    modules[y * size + x] = isDark
    isPattern[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: Version) {
    for index in 0..<size {
      set(6, index, index.isMultiple(of: 2))
      set(index, 6, index.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let centers = version.alignment
    for x in centers {
      for y in centers
      where ![(6, 6), (6, size - 7), (size - 7, 6)].contains(where: { $0 == (x, y) }) {
        drawAlignment(x, y)
      }
    }
    drawFormat(mask: 0)  // keeps the place free
    drawVersion(version)
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let distance = max(abs(right), abs(down))
        set(x + right, y + down, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for down in -2...2 {
      for right in -2...2 { set(x + right, y + down, max(abs(right), abs(down)) != 1) }
    }
  }

  /// 15 bits: level M and the mask, twice.
  private mutating func drawFormat(mask: Int) {
    let bits = Self.formatBits(mask: mask)
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  /// The format information of level M.
  static func formatBits(mask: Int) -> Int {
    var rest = mask
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    return (mask << 10 | rest) ^ 0x5412
  }

  /// 18 bits in versions 7 and later, twice.
  private mutating func drawVersion(_ version: Version) {
    guard let bits = version.bits else { return }
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      set(far, near, bits >> index & 1 == 1)
      set(near, far, bits >> index & 1 == 1)
    }
  }
}

// MARK: - Data

extension QRCode {
  /// Places the codewords, up and down in columns of two from the lower right corner.
  private mutating func draw(_ codewords: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2) {
      // Skips the column of the timing pattern.
      let column = right <= 6 ? right - 1 : right
      let isUpward = (column + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [column, column - 1] where !isPattern[y * size + x] && index < codewords.count * 8
        {
          modules[y * size + x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  private mutating func apply(mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isPattern[y * size + x] && Self.inverts(mask, x, y) {
        modules[y * size + x].toggle()
      }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The penalty of the standard: long runs, blocks, patterns like a finder, unbalanced shades.
  private var penalty: Int {
    var sum = 0
    for line in 0..<size {
      sum += Self.penalty(of: (0..<size).map { isDark($0, line) })
      sum += Self.penalty(of: (0..<size).map { isDark(line, $0) })
    }
    for y in 0..<(size - 1) {
      for x in 0..<(size - 1) {
        let shade = isDark(x, y)
        if [isDark(x + 1, y), isDark(x, y + 1), isDark(x + 1, y + 1)].allSatisfy({ $0 == shade }) {
          sum += 3
        }
      }
    }
    let dark = modules.count { $0 }
    return sum + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  private static let finderLike: [[Bool]] = [
    [true, false, true, true, true, false, true, false, false, false, false],
    [false, false, false, false, true, false, true, true, true, false, true],
  ]

  private static func penalty(of line: [Bool]) -> Int {
    var (sum, run) = (0, 1)
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        if run >= 5 { sum += run - 2 }
        run = 1
      }
    }
    for start in 0...(line.count - 11) {
      if finderLike.contains(where: { line[start..<(start + 11)].elementsEqual($0) }) { sum += 40 }
    }
    return sum
  }
}

// MARK: - Versions

extension QRCode {
  /// A symbol's size, and the protection of its codewords.
  struct Version: Equatable {
    let number: Int

    private static let totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
    private static let checksPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
    private static let blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
    private static let firstAlignments = [0, 18, 22, 26, 30, 34, 22, 24, 26, 28]

    static let all = (1...10).map { Version(number: $0) }

    var size: Int { 17 + 4 * number }
    private var blockCount: Int { Self.blockCounts[number - 1] }
    private var checkCount: Int { Self.checksPerBlock[number - 1] }
    /// Codewords for data.
    var capacity: Int { Self.totals[number - 1] - blockCount * checkCount }

    /// The centres of alignment patterns, in both directions.
    var alignment: [Int] {
      let first = Self.firstAlignments[number - 1]
      switch number {
      case 1: return []
      case 2...6: return [6, first]
      default: return [6, first, size - 7]
      }
    }

    /// The version information; `nil` for versions without it.
    var bits: Int? {
      guard number >= 7 else { return nil }
      var rest = number
      for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1f25 }
      return number << 12 | rest
    }

    /// The smallest version for a text, with its data codewords.
    static func fitting(_ text: String) -> (version: Version, codewords: [UInt8])? {
      for version in all {
        if let codewords = version.codewords(text) { return (version, codewords) }
      }
      return nil
    }

    private static let alphanumeric = Array(
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8
    )

    /// The data codewords of a text, padded; `nil` when it does not fit.
    func codewords(_ text: String) -> [UInt8]? {
      var bits: [Bool] = []
      func append(_ value: Int, _ count: Int) {
        for shift in stride(from: count - 1, through: 0, by: -1) {
          bits.append(value >> shift & 1 == 1)
        }
      }
      let values = text.utf8.compactMap { Self.alphanumeric.firstIndex(of: $0) }
      if values.count == text.utf8.count {
        append(0b0010, 4)
        append(values.count, number < 10 ? 9 : 11)
        for index in stride(from: 0, to: values.count, by: 2) {
          if index + 1 < values.count {
            append(values[index] * 45 + values[index + 1], 11)
          } else {
            append(values[index], 6)
          }
        }
      } else {
        append(0b0100, 4)
        append(text.utf8.count, number < 10 ? 8 : 16)
        for byte in text.utf8 { append(Int(byte), 8) }
      }
      guard bits.count <= capacity * 8 else { return nil }
      append(0, min(4, capacity * 8 - bits.count))
      append(0, (8 - bits.count % 8) % 8)
      var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      }
      while bytes.count < capacity {
        bytes.append(0xec)
        if bytes.count < capacity { bytes.append(0x11) }
      }
      return bytes
    }

    /// Data and check codewords of all blocks, in the order of placement.
    func interleaved(_ data: [UInt8]) -> [UInt8] {
      let (short, longCount) = (capacity / blockCount, capacity % blockCount)
      var blocks: [[UInt8]] = []
      var start = 0
      for index in 0..<blockCount {
        let count = short + (index >= blockCount - longCount ? 1 : 0)
        blocks.append(Array(data[start..<(start + count)]))
        start += count
      }
      let checks = blocks.map { ReedSolomon.checks(of: $0, count: checkCount) }
      let spread = (0...short).flatMap { index in
        blocks.compactMap { index < $0.count ? $0[index] : nil }
      }
      return spread + (0..<checkCount).flatMap { index in checks.map { $0[index] } }
    }
  }
}

/// Reed–Solomon error correction.
enum ReedSolomon {
  /// The remainder of the data by the generator polynomial of that degree, in GF(2^8) modulo 0x11d.
  static func checks(of data: [UInt8], count: Int) -> [UInt8] {
    var generator = [UInt8](repeating: 0, count: count)
    generator[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        generator[index] = product(generator[index], root)
        if index + 1 < count { generator[index] ^= generator[index + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result = 0
    for shift in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11d
      if right >> shift & 1 == 1 { result ^= Int(left) }
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
