import Glibc

/// Standard input, output and error of this process.
package enum StandardStreams {
  /// Replaces closed standard streams by `/dev/null`, before anything else is opened.
  ///
  /// Otherwise the next file or connection would get the number, and output would be written into
  /// it. Using the replaced stream still fails with `EBADF`.
  package static func keepPlaces() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) == -1 {
      // Opens the lowest free number, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
