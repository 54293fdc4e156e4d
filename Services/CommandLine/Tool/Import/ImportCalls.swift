import TaskContracts

/// The calls of an import: several on their way at once, so that the service need not wait for the next one.
///
/// A call that may make a project goes alone, behind all before it. So projects are made in the order of the file,
/// and what an undoing takes back last is what was made first.
struct ImportCalls {
  typealias Request = (request: TaskV1.ImportTasksRequest, repeatsProjects: Bool)
  typealias Response = TaskV1.ImportTasksResponse

  /// Tasks in one call; the contract allows 500.
  ///
  /// A call is one write, and another household's waits for it. Half of what is allowed costs little more time in
  /// all than the whole.
  static let records = 250
  /// As many wait at the service or are written there; more bring nothing, since it writes one after the other.
  private static let mostAtOnce = 4

  private let requests: [Request]
  private let send: @Sendable (TaskV1.ImportTasksRequest) async throws -> Response

  init(
    _ requests: [Request],
    send: @escaping @Sendable (TaskV1.ImportTasksRequest) async throws -> Response
  ) {
    self.requests = requests
    self.send = send
  }

  /// Makes all calls; after one that failed no further one begins, and those on their way are waited for.
  ///
  /// - Parameter done: gets each answer as it comes.
  /// - Returns: the answers in the order of the requests, and the first failure.
  func run(_ done: (Response) -> Void) async -> (answers: [Response?], failure: (any Error)?) {
    var answers = [Response?](repeating: nil, count: requests.count)
    var failure: (any Error)?
    await withTaskGroup(of: (place: Int, answer: Result<Response, any Error>).self) { group in
      var running = 0
      func takeOne() async {
        guard let (place, answer) = await group.next() else { return }
        running -= 1
        switch answer {
        case .success(let answer):
          answers[place] = answer
          done(answer)
        case .failure(let error): failure = failure ?? error
        }
      }
      // Without a name a task goes to a project that is there.
      var known: Set<String> = [""]
      for (place, request) in requests.enumerated() {
        let names = Set(request.request.tasks.map { ImportBatch.key($0.projectName) })
        // The first one as well: where it is refused, nothing is sent behind it.
        let isAlone =
          place == 0 || !names.isSubset(of: known)
          || !(request.request.projects.isEmpty || request.repeatsProjects)
        while running >= (isAlone ? 1 : ImportCalls.mostAtOnce) { await takeOne() }
        guard failure == nil else { break }
        running += 1
        group.addTask { [send] in
          do {
            let answer = try await send(request.request)
            return (place, .success(answer))
          } catch {
            return (place, .failure(error))
          }
        }
        if isAlone { while running > 0 { await takeOne() } }
        known.formUnion(names)
      }
      while running > 0 { await takeOne() }
    }
    return (answers, failure)
  }
}
