import Foundation
import Glibc
import TestSupport
import Testing

/// Tests that need root: network namespaces as machines, and a full disk.
@Suite("On a machine where the tests are root", .enabled(if: geteuid() == 0))
struct SecondMachineTests {
  private static let hasNamespaces = ["/usr/sbin/ip", "/sbin/ip"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    "a family signs in from another machine over TLS, with codes and a PIN, and leaves (GTW-080, GTW-084, GTW-091)",
    .enabled(if: FullRun.isOn && hasNamespaces)
  )
  func twoMachines() throws {
    let programs = try Program.url("daybook").deletingLastPathComponent().path
    let outcome = try Program.run(script: "deploy/dev/two-machines", [programs])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("checks passed"), "\(outcome)")
  }

  @Test("an export to a full disk reports that, and leaves nothing under its name (ARC-001)")
  func fullDisk() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["add", "Dishes"])
    let disk = home.home.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    let program = try Program.url("daybook").path
    let words = """
      mount -t tmpfs -o size=4k tmpfs "$1" || exit 99
      DAYBOOK_HOME="$2" DAYBOOK_SERVER="$3" "$0" export "$1/out.zip"; echo "status $?"; echo "left: $(ls -A "$1")"
      """
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/unshare"),
      [
        "--mount", "/bin/sh", "-c", words, program, disk.path, home.home.path,
        home.address(of: "gateway"),
      ]
    )
    #expect(outcome.output == "status 1\nleft: \n", "\(outcome)")
    #expect(outcome.errors.contains("No space left on device"), "\(outcome)")
    #expect(outcome.errors.contains("Nothing was exported"), "\(outcome)")
  }
}
