import TaskContracts

/// Runs the calls of an import, several concurrently, so that the service does not wait for the
/// next one.
///
/// A call that may create a project runs alone, after all earlier ones. So projects are created in
/// the order of the file, and undo removes the first one last.
struct ImportCalls {
  typealias Request = (request: TaskV1.ImportTasksRequest, repeatsProjects: Bool)
  typealias Response = TaskV1.ImportTasksResponse

  /// Tasks in one call; the contract allows 500.
  ///
  /// A call is one write that other households' writes wait for. Half the limit costs little more
  /// time in total.
  static let records = 250
  /// The most concurrent calls; more gain nothing, because the service writes them one after the
  /// other.
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

  /// Runs all calls; after a failure no other call begins, and running ones are awaited.
  ///
  /// - Parameter done: receives each response as it arrives.
  /// - Returns: the responses in the order of the requests, and the first failure.
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
      // A task without a project's name goes to an existing project.
      var known: Set<String> = [""]
      for (place, request) in requests.enumerated() {
        let names = Set(request.request.tasks.map { ImportBatch.key($0.projectName) })
        // The first call runs alone too: if it is refused, nothing else is sent.
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
