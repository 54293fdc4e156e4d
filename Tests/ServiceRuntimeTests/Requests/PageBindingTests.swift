import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("A page token")
struct PageBindingTests {
  private let seal = PageSeal()
  private let method = MethodDescriptor(
    name: "daybook.test.v1.Cups/ListCups",
    kind: .unary
  )
  private let values: [PageValue] = [
    .number(.min), .text(""), .number(7), .text("Grüße ☕"), .number(.max),
  ]

  private func binding(
    _ seal: PageSeal,
    _ caller: Caller = .sample(),
    query: [UInt8] = [1, 2]
  ) -> PageBinding {
    PageBinding(
      caller,
      caller.call(method, on: RuntimeEnvironment.test().loop),
      query: query,
      seal
    )
  }

  @Test("carries numbers and texts to the next call (TSK-142)")
  func carried() {
    let token = binding(seal).token(values)
    #expect(binding(seal).values(of: token) == values)
    #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    #expect(binding(seal).values(of: binding(seal).token([])) == [])
  }

  @Test("belongs to one caller, space and query, and is refused by any other (TSK-142)")
  func bound() {
    let token = binding(seal).token(values)
    for caller in [
      Caller.sample(member: 2), .sample(household: 2), .sample(member: 1, subject: 2),
    ] {
      #expect(binding(seal, caller).values(of: token) == nil)
    }
    #expect(binding(seal, query: [1, 2, 3]).values(of: token) == nil)
    #expect(binding(seal, query: []).values(of: token) == nil)
  }

  @Test("is refused when it is damaged, truncated or forged")
  func damaged() {
    let token = binding(seal).token(values)
    for index in token.indices {
      var broken = token
      broken.replaceSubrange(index...index, with: token[index] == "B" ? "C" : "B")
      guard broken != token else { continue }
      let found = binding(seal).values(of: broken)
      // The last character has unused bits.
      #expect(found == nil || (token.index(after: index) == token.endIndex && found == values))
    }
    for made in ["", "x", "%%%%", String(token.dropLast(4)), token + "AAAA"] {
      #expect(binding(seal).values(of: made) == nil)
    }
  }

  @Test("is valid after a restart, by the key in the database alone")
  func key() async throws {
    let store = try TemporaryStore("test", migrations: [])
    let (first, again, other) = (PageSeal(), PageSeal(), PageSeal())
    let random = store.environment.random
    try await store.store.write { try first.load($0.connection, random) }
    try await store.store.write { try again.load($0.connection, random) }
    let token = binding(first).token(values)
    #expect(binding(again).values(of: token) == values)
    let elsewhere = try TemporaryStore("test", migrations: [], seed: 2)
    let otherRandom = elsewhere.environment.random
    try await elsewhere.store.write { try other.load($0.connection, otherRandom) }
    #expect(binding(other).values(of: token) == nil)
  }
}
