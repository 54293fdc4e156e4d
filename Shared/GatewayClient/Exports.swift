// What a program needs besides the client: messages and stubs of every area, ids, days and errors.
@_exported public import AnalyticsContracts
@_exported public import CatalogContracts
@_exported public import GatewayContracts
@_exported public import NotificationContracts
@_exported public import RPC
@_exported public import RuntimeContracts
@_exported public import TaskContracts
@_exported public import Vocabulary
@_exported public import Wire
