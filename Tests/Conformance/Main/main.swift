import ConformanceTestee
import Foundation
import Glibc

let testee = Testee()
do {
  signal(SIGPIPE, SIG_IGN)
  try Conversation(input: STDIN_FILENO, output: STDOUT_FILENO).serve(testee.answer)
} catch {
  FileHandle.standardError.write(Data("daybook-conformance: \(error)\n".utf8))
  exit(1)
}
