import Testing

@testable import ContractGenerator

/// Contracts that took minutes and gigabytes when the work grew with the square of their size.
@Suite("A large contract")
struct LargeContractTests {
  @Test("has its cycles found in linear time")
  func cycles() {
    let count = 20_000
    var asked = 0
    let round = Cycles.all(of: (0..<count).map(String.init)) { name in
      asked += 1
      return Int(name).map { [String(($0 + 1) % count)] } ?? []
    }
    #expect(asked == count)
    #expect(round.map(\.count) == [count])
  }

  @Test("has its cycles found after their dependencies")
  func cycleOrder() {
    let arrows = [
      "a": ["b", "x"], "b": ["c", "a"], "c": ["b", "d"], "d": ["d", "e"], "f": ["a"],
    ]
    let found = Cycles.all(of: ["a", "b", "c", "d", "e", "f", "x"]) { arrows[$0] ?? [] }
    let sets = found.map { $0.sorted() }
    #expect(Set(sets) == [["a", "b", "c"], ["d"], ["e"], ["f"], ["x"]])
    let places = Dictionary(
      uniqueKeysWithValues: sets.enumerated().flatMap { place, cycle in cycle.map { ($0, place) } }
    )
    for (name, targets) in arrows {
      for target in targets { #expect(places[target, default: 0] <= places[name, default: -1]) }
    }
  }

  @Test("has an initializer with all its fields up to 200 of them", arguments: [200, 201])
  func initializer(count: UInt64) throws {
    let answer = try Descriptor.answer { request in
      request.text(1, "a.proto")
      request.message(15) { file in
        file.text(1, "a.proto")
        file.message(4) { message in
          message.text(1, "Wide")
          for number in 1...count {
            message.message(2) { field in
              field.text(1, "f\(number)")
              field.number(3, number)
              field.number(5, 9)
              field.text(10, "f\(number)")
            }
          }
        }
        file.text(12, "proto3")
      }
    }
    let code = try #require(answer.files["A+A.swift"])
    #expect(code.contains("package init() {}"))
    #expect(code.contains("self.f\(count) = f\(count)") == (count == 200))
  }

  @Test("has oneofs even where no initializer takes all fields", arguments: [199, 200])
  func choice(texts: UInt64) throws {
    let answer = try Descriptor.answer { request in
      request.text(1, "a.proto")
      request.message(15) { file in
        file.text(1, "a.proto")
        file.message(4) { message in
          message.text(1, "Wide")
          for number in 1...texts + 1 {
            message.message(2) { field in
              field.text(1, "f\(number)")
              field.number(3, number)
              field.number(5, 9)
              if number > texts { field.number(9, 0) }
              field.text(10, "f\(number)")
            }
          }
          message.message(8) { $0.text(1, "way") }
        }
        file.text(12, "proto3")
      }
    }
    let code = try #require(answer.files["A+A.swift"])
    // The choice is one parameter; that the longer form compiles is shown by `test.wide.ManyFields`.
    #expect(code.contains("A.Wide(way: self)") == (texts == 199))
    #expect(code.contains("alone.way = self") == (texts == 200))
  }

  @Test("may be a cycle of messages, all of which are boxed")
  func circle() throws {
    let count = 3_000
    let answer = try Descriptor.answer { request in
      request.text(1, "a.proto")
      request.message(15) { file in
        file.text(1, "a.proto")
        for number in 0..<count {
          file.message(4) { message in
            message.text(1, "M\(number)")
            message.message(2) { field in
              field.text(1, "next")
              field.number(3, 1)
              field.number(5, 11)
              field.text(6, ".M\((number + 1) % count)")
              field.text(10, "next")
            }
          }
        }
        file.text(12, "proto3")
      }
    }
    let code = try #require(answer.files["A+A.swift"])
    #expect(code.split(separator: "\n").count { $0.contains("@Boxed package var next") } == count)
  }

  @Test("may have many files, each importing the one before")
  func files() throws {
    let count = 3_000
    let answer = try Descriptor.answer { request in
      for number in 0..<count { request.text(1, "f\(number).proto") }
      for number in 0..<count {
        request.message(15) { file in
          file.text(1, "f\(number).proto")
          file.text(2, "p\(number)")
          if number > 0 { file.text(3, "f\(number - 1).proto") }
          file.message(4) { $0.text(1, "M") }
          file.text(12, "proto3")
        }
      }
    }
    #expect(answer.files.count == 2 * count)
    #expect(answer.files["P7.swift"]?.contains("P7.M.self") == true)
  }

  @Test("may have many names that are equal in Swift")
  func names() {
    var scope = NameScope()
    let names = (0..<20_000).map { _ in scope.claim("a", or: "field") }
    #expect(names.prefix(4) == ["a", "aField", "aField2", "aField3"])
    #expect(Set(names).count == names.count)
  }

  @Test("may have many oneofs")
  func choices() throws {
    let count = 1_000
    let answer = try Descriptor.answer { request in
      request.text(1, "a.proto")
      request.message(15) { file in
        file.text(1, "a.proto")
        file.message(4) { message in
          message.text(1, "M")
          for number in 0..<UInt64(count) {
            message.message(2) { field in
              field.text(1, "f\(number)")
              field.number(3, number + 1)
              field.number(5, 5)
              field.number(9, number)
              field.text(10, "f\(number)")
            }
            message.message(8) { $0.text(1, "o\(number)") }
          }
        }
        file.text(12, "proto3")
      }
    }
    let code = try #require(answer.files["A+A.swift"])
    #expect(code.contains("case 8000: o999 = .f999(try Int32Field.read(from: &reader))"))
  }

  @Test("is compared with itself")
  func comparison() throws {
    var contract = Contract()
    contract.oneofs = ["choice"]
    contract.fields = (1...3_000).map { Contract.Field("f\($0)", $0, .text, oneof: 0) }
    contract.values = (0..<20_000).map { ("VALUE_\($0)", $0) }
    contract.hasLines = false
    #expect(try Evolution.breaks(from: contract.bytes, to: contract.bytes) == [])
  }
}
