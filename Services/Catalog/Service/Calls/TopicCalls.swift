import CatalogContracts
import CatalogDomain

/// `daybook.catalog.v1.Topics`: what the calls need; each call has a file of its own.
struct TopicCalls: CatalogV1.TopicsService {
  let catalogue: Catalogue
  let store: TopicStore
}
