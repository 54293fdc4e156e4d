import Foundation
import Glibc
import Synchronization
import TestHousehold
import Testing

@testable import CommandLineTool

@Suite("Output")
struct DescriptorSinkTests {
  @Test("that cannot be written fails the command, which was executed (CLI-006)")
  func fullDisk() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    try #require(full >= 0)
    defer { close(full) }
    let home = try Home()
    let done = try home.run(
      words: [Array("--version".utf8)],
      to: DescriptorSink(descriptor: full)
    )
    #expect(done.status == 1)
    #expect(done.errors.contains("No space left on device. (output_lost)"))
    // For a command that fails by itself, its own error is printed.
    let wrong = try home.run(words: [Array("lst".utf8)], to: DescriptorSink(descriptor: full))
    #expect(wrong.status == 2)
  }

  @Test("waits for its reader, even if the pipe is non-blocking")
  func slowReader() throws {
    let pipe = Pipe()
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "all of it ", count: 100_000)
    let received = Mutex(0)
    let isRead = DispatchSemaphore(value: 0)
    let reader = Thread {
      while true {
        let piece = pipe.fileHandleForReading.availableData
        if piece.isEmpty { break }
        received.withLock { $0 += piece.count }
      }
      isRead.signal()
    }
    reader.start()
    let sink = DescriptorSink(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    sink.write(text)
    pipe.fileHandleForWriting.closeFile()
    isRead.wait()
    #expect(received.withLock { $0 } == text.utf8.count)
    #expect(sink.failure == nil)
  }
}
