import RPC

/// A proxy between callers and servers; forwards every call, as the gateway does.
enum ForwardingProxy {
  static func router(over channel: Channel, _ ledger: Ledger) -> Router {
    var router = Router()
    for kind in CallPlan.Kind.allCases {
      let method = kind.method
      if method.kind.takesMany {
        router.registerRawStream(method) { requests, call, replies in
          let exchange = try await channel.exchangeRaw(method, options(of: call))
          let writing = call.loop.spawn {
            do {
              try await exchange.requests.forward(requests)
              return RPCError?.none
            } catch {
              exchange.replies.cancel()
              return RPCError(describing: error)
            }
          }
          defer { writing.cancel() }
          do {
            for try await reply in exchange.replies {
              try await replies.send(reply.bytes, cursor: reply.cursor)
            }
          } catch {
            // Our own cancellation: the error of the requests has the cause.
            guard RPCError(describing: error).code == .cancelled else { throw error }
            writing.cancel()
            throw await writing.value ?? RPCError(describing: error)
          }
        }
      } else if method.kind == .unary {
        router.registerForwarding(method) { call in
          var options = CallOptions(waitsForReturn: true)
          options.metadata = call.metadata
          let loop = channel.loop
          let rows = loop.forwardedCount
          let decision = try call.pass(over: channel, options)
          if loop.forwardedCount > rows { ledger.rows += 1 }
          return decision
        } otherwise: { _, _, _ in
          throw RPCError(.internal, "not_passed", "The proxy passes every call on")
        }
      } else {
        router.registerRaw(method) { request, call, replies in
          for try await reply in try await channel.streamRaw(method, request, options(of: call)) {
            try await replies.send(reply.bytes, cursor: reply.cursor)
          }
        }
      }
    }
    return router
  }

  private static func options(of call: ServerCall) -> CallOptions {
    var options = CallOptions(waitsForReturn: true)
    options.metadata = call.metadata
    return options
  }
}
