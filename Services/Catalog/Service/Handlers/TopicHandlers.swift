import CatalogDomain
import Contracts
import RPC
import ServiceRuntime

/// `daybook.catalog.v1.Topics`: what each call needs, and which file it is in.
struct TopicHandlers: CatalogV1.TopicsService {
  let catalogue: Catalogue
  let store: any TopicStore
}
