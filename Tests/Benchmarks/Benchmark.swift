import Foundation

/// The benchmarks that `deploy/dev/bench` runs.
@main
struct Benchmark {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    do {
      let arguments = try Arguments(words.dropFirst())
      let seconds = try arguments.number("seconds", default: 5)
      switch words.first {
      case "echo-server":
        try Echo.serve()
      case "echo":
        try Echo.measure(
          connections: try arguments.number("connections", default: 1),
          inFlight: try arguments.number("in-flight", default: 1),
          seconds: seconds
        )
      case "create":
        try await Create.measure(
          server: try arguments.text("server"),
          token: try arguments.text("token"),
          callers: try arguments.number("callers", default: 1),
          seconds: seconds
        )
      default:
        throw Misuse(word: words.first ?? "nothing")
      }
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
      exit(1)
    }
  }
}
