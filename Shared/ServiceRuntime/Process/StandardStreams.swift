import Glibc

/// Standard input, output and error of this process.
package enum StandardStreams {
  /// Takes the place of those that are closed, before anything else is opened.
  ///
  /// The next file or connection would get its number, and what is said to people would be written into it.
  /// Reading and writing them goes on to fail with `EBADF`.
  package static func keepPlaces() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
