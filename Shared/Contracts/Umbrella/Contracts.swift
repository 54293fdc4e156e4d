// The contracts of every area, for files that do not name the ones they need yet.
@_exported public import AnalyticsContracts
@_exported public import CatalogContracts
@_exported public import GatewayContracts
@_exported public import NotificationContracts
@_exported public import RuntimeContracts
@_exported public import TaskContracts
