import CatalogContracts
import Foundation
import GatewayContracts
import Measurement
import RPC
import ServiceRuntime
import Vocabulary

/// The catalog behind the gateway, at growing numbers of brewing notes in one household.
struct CatalogMeasurement {
  static let sizes = [200, 2_000, 20_000]
  static let members = 10

  /// The cost of one operation.
  private struct Cost {
    /// Milliseconds at the client.
    var times = Series()
    /// Microseconds of all processes.
    var processor = 0.0
  }

  private let installation: ServiceInstallation
  private let loop: EventLoop
  private let seconds: Double
  private let seed = CatalogSeed(now: LiveClock().now())

  /// Fills and measures, size after size, and prints a table.
  private func table() async throws {
    try await fill(0..<Self.sizes[0])
    let operations = try await operations()
    var rows = operations.map { _ in [Cost]() }
    var filled = Self.sizes[0]
    for size in Self.sizes {
      try await fill(filled..<size)
      filled = size
      for (index, operation) in operations.enumerated() {
        rows[index].append(try await cost(of: operation, [installation.secret]))
      }
      FileHandle.standardError.write(Data("measured at \(size) notes\n".utf8))
    }
    let titles = Self.sizes.map { size in
      "\(size) notes, \(size / CatalogSeed.notesOfCoffee) coffees: p50 / p99 ms | CPU µs"
    }
    print("| | " + titles.joined(separator: " | ") + " | growth |")
    print("|---|" + String(repeating: "---:|---:|", count: Self.sizes.count) + "---:|")
    for (operation, costs) in zip(operations, rows) {
      let growth = (costs.last?.processor ?? 0) / max(1, costs.first?.processor ?? 1)
      print(
        "| \(operation.title) | " + costs.map(cells).joined(separator: " | ")
          + " | \(text(growth)) |"
      )
    }
    let secrets = try await learners()
    let topics = try await cost(of: .topics, secrets)
    print("")
    print("| | p50 / p99 ms | CPU µs |")
    print("|---|---:|---:|")
    print(
      "| \(CatalogOperation.topics.title), \(Self.members) members in turn | \(cells(topics)) |"
    )
    let growth = try await growth(secrets)
    print("| resident memory of the catalog after 10,000 lists and lessons more | \(growth) | |")
  }

  /// The operations, on the first coffee and recipe of the seed.
  private func operations() async throws -> [CatalogOperation] {
    let coffees = try await CatalogV1.CoffeesClient(installation.door)
      .listCoffees(.init(text: seed.coffee(0).name), installation.options)
    let recipes = try await CatalogV1.RecipesClient(installation.door)
      .listRecipes(.init(text: seed.recipe(0).name), installation.options)
    return CatalogOperation.all(
      coffees.coffees.first?.coffee?.id,
      recipes.recipes.first?.recipe?.id
    )
  }

  /// How much more memory the catalog has after many requests than after some (TOP-127).
  private func growth(_ secrets: [String]) async throws -> String {
    let topics = CatalogV1.TopicsClient(installation.door)
    func ask(_ count: Int) async throws -> Int {
      for number in 0..<count / 2 {
        let options = installation.options(secret: secrets[number % secrets.count])
        _ = try await topics.listTopics(.init(pageSize: 100), options)
        _ = try await topics.getTopic(.init(identifier: "laundry"), options)
      }
      return try installation.owner.residentBytes()
    }
    let warm = try await ask(2_000)
    let after = try await ask(10_000)
    let share = 100 * Double(after - warm) / Double(max(1, warm))
    return "\(text(Double(after) / 1_048_576, decimals: 1)) MiB, \(text(share, decimals: 1)) % more"
  }

  private func cells(_ cost: Cost) -> String {
    let times = [cost.times.median, cost.times.percentile(0.99)].map { text($0) }
    return times.joined(separator: " / ") + " | " + text(cost.processor, decimals: 0)
  }

  /// Sequential calls, with these tokens in turn.
  private func cost(of operation: CatalogOperation, _ secrets: [String]) async throws -> Cost {
    func call(_ number: Int) async throws {
      let secret = secrets[number % secrets.count]
      try await operation.call(installation.door, installation.options(secret: secret))
    }
    for number in 0..<max(10, secrets.count) { try await call(number) }
    var cost = Cost()
    let end = loop.now + .milliseconds(Int64(seconds * 1_000))
    let before = used
    while loop.now < end {
      let start = loop.now
      try await call(cost.times.values.count)
      cost.times.add(Double((loop.now - start) / .microseconds(1)) / 1_000)
    }
    cost.processor = Double(used - before) / 1_000 / Double(cost.times.values.count)
    return cost
  }

  /// Processor time of all processes, this one among them.
  private var used: UInt64 {
    installation.processes.reduce(ProcessorTime.usedByThisProcess()) {
      $0 + ProcessorTime.used(by: $1)
    }
  }

  /// Through the service's own import, as the gateway calls it.
  private func fill(_ numbers: Range<Int>) async throws {
    func count(_ each: Int) -> Range<Int> {
      (numbers.lowerBound + each - 1) / each..<(numbers.upperBound + each - 1) / each
    }
    var next = CatalogV1.ImportCoffeeRecordsRequest(format: "beanconqueror")
    next.coffees = count(CatalogSeed.notesOfCoffee).map(seed.coffee)
    next.recipes = count(CatalogSeed.notesOfRecipe).map(seed.recipe)
    try await take(next)
    for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 500) {
      next = CatalogV1.ImportCoffeeRecordsRequest(format: "beanconqueror")
      next.brews = (start..<min(start + 500, numbers.upperBound)).map(seed.brew)
      try await take(next)
    }
  }

  private func take(_ request: CatalogV1.ImportCoffeeRecordsRequest) async throws {
    let answer = try await CatalogV1.CoffeeFilesClient(installation.service).importCoffeeRecords(
      request,
      installation.options(household: installation.household, member: installation.member)
    )
    guard Int(answer.brews?.created ?? 0) == request.brews.count, answer.findings.isEmpty else {
      throw Misuse(word: "the seed is not new")
    }
  }

  /// The tokens of ten members who have begun five lessons each.
  private func learners() async throws -> [String] {
    let households = GatewayV1.HouseholdsClient(installation.door)
    let topics = CatalogV1.TopicsClient(installation.door)
    var secrets: [String] = []
    let lessons = try await topics.listTopics(.init(pageSize: 100), installation.options).topics
      .compactMap(\.topic?.identifier)
    for number in 0..<Self.members {
      let member = try await households.addMember(
        .init(name: "Member \(number)", role: .child),
        installation.options
      )
      let token = try await households.createToken(
        .init(memberID: member.member?.id, name: "benchmark"),
        installation.options
      )
      secrets.append(token.secret)
      for lesson in 0..<5 {
        let identifier = lessons[(number + lesson * 3) % lessons.count]
        let whole = try await topics.getTopic(
          .init(identifier: identifier),
          installation.options(secret: token.secret)
        )
        _ = try await topics.setStepDone(
          .init(
            identifier: identifier,
            stepID: whole.topic?.sections.first?.steps.first?.stepID ?? "",
            done: true
          ),
          installation.options(secret: token.secret)
        )
      }
    }
    return secrets
  }
}

extension CatalogMeasurement {
  /// Everything that `deploy/dev/bench catalog` measures of calls.
  static func measure(programs: String, port: UInt16, seconds: Double) async throws {
    try await measured(programs, port) { installation, loop in
      try await CatalogMeasurement(installation: installation, loop: loop, seconds: seconds).table()
    }
  }

  /// `daybook import beanconqueror FILE` twice, then statistics and an export: the time, and the
  /// peak memory of each process.
  static func measureImport(of file: String, programs: String, port: UInt16) async throws {
    try await measured(programs, port) { installation, _ in
      print("| | s | MiB at most: daybook | catalog | gateway |")
      print("|---|---:|---:|---:|---:|")
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      for (title, words) in [
        ("\(name) imported", ["import", "beanconqueror", file]),
        ("the same again", ["import", "beanconqueror", file]),
        ("statistics of all", ["coffee", "stats"]),
        ("all notes as CSV", ["coffee", "export", "csv", "notes"]),
      ] {
        // 8: records of the file were left out, as some are meant to be.
        let run = try await ToolRun(
          words,
          installation,
          programs: programs,
          port: port,
          allowed: [0, 8]
        )
        let peaks = [
          run.peakBytes, try installation.owner.peakBytes(), try installation.gateway.peakBytes(),
        ].map { text(Double($0) / 1_048_576, decimals: 1) }
        print("| \(title) | \(text(run.took / .seconds(1))) | \(peaks.joined(separator: " | ")) |")
      }
    }
  }

  private static func measured(
    _ programs: String,
    _ port: UInt16,
    _ body: @escaping @Sendable (ServiceInstallation, EventLoop) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "daybook-bench-\(getpid())", directoryHint: .isDirectory)
    Started.add(folder: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let loop = EventLoop.start(name: "caller")
    let result: Result<Void, any Error> = await loop.spawn {
      do {
        let installation = try await ServiceInstallation(
          of: "catalog",
          programs: programs,
          port: port,
          folder: folder,
          loop: loop,
          keepsAnswers: true
        )
        defer { installation.end() }
        return .success(try await body(installation, loop))
      } catch { return .failure(error) }
    }.value
    try result.get()
  }
}
