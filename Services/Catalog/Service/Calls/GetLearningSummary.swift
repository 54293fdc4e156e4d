import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension TopicCalls {
  /// `GetLearningSummary`: a member's progress; parents do not see the child's private data.
  func getLearningSummary(
    _ request: CatalogV1.GetLearningSummaryRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetLearningSummaryResponse {
    let caller = try Caller(call)
    let content = content.current
    let states = try await states(Space(caller), content)
    var answer = CatalogV1.GetLearningSummaryResponse(
      LearningSummary(content.catalogue, states),
      isOwn: caller.subject == caller.member
    )
    answer.degraded = content.isDegraded
    return answer
  }
}

extension CatalogV1.GetLearningSummaryResponse {
  /// - Parameters:
  ///   - summary: the member's progress.
  ///   - isOwn: whether the caller is the member; only then favourites and the last view are included
  ///     (TOP-062).
  fileprivate init(_ summary: LearningSummary, isOwn: Bool) {
    self.init(
      topics: Int32(clamping: summary.topics),
      completed: Int32(clamping: summary.completed),
      totalSteps: Int32(clamping: summary.steps.total),
      stepsCompleted: Int32(clamping: summary.steps.done),
      completionPercentage: summary.steps.percentage,
      learningPoints: Int32(clamping: summary.learningPoints),
      categories: summary.categories.map(CatalogV1.CategoryTotal.init)
    )
    guard isOwn else { return }
    favorites = summary.favorites.map(CatalogV1.TopicName.init)
    lastViewed = summary.lastViewed.map(CatalogV1.TopicName.init)
    lastViewedDate = summary.lastViewedAt.map { GoogleProtobuf.Timestamp($0) }
  }
}

extension CatalogV1.TopicName {
  fileprivate init(_ topic: Topic) {
    self.init(identifier: topic.identifier.text, title: topic.title)
  }
}
