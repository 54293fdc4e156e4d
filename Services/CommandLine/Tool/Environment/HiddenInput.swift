import Glibc

/// Reads a line of a terminal without showing it.
enum HiddenInput {
  private static let longestLine = 1_024
  /// The character of Ctrl-C while it sends no signal.
  private static let interrupt = UInt8(3)

  /// Reads a line with the terminal's echo off, and puts the terminal back as it was.
  ///
  /// Ctrl-C ends the program as usual, but only after the echo is on again: until then, the terminal passes it as a
  /// character.
  ///
  /// - Returns: the line without its end, empty at the end of input; `nil` when the descriptor is no terminal, of
  ///   which nothing was read.
  static func readLine(_ descriptor: Int32) -> String? {
    var usual = termios()
    guard tcgetattr(descriptor, &usual) == 0 else { return nil }
    var hidden = usual
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    // The character ends a line, so that it arrives at once.
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = interrupt }
    guard tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { return nil }
    let line = bytes(of: descriptor)
    tcsetattr(descriptor, TCSADRAIN, &usual)
    // The end of the line was not shown either.
    let end: [UInt8] = [UInt8(ascii: "\n")]
    _ = write(STDERR_FILENO, end, 1)
    if line.contains(interrupt) { raise(SIGINT) }
    return String(decoding: line, as: UTF8.self)
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var line: [UInt8] = []
    var byte = UInt8(0)
    while line.count < longestLine {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { return line }
      line.append(byte)
      if byte == interrupt { return line }
    }
    return line
  }
}
