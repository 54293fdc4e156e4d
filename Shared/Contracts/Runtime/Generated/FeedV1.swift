// Generated from package daybook.feed.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.feed.v1`.
public enum FeedV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    FeedV1.Event.self,
    FeedV1.ReadRequest.self,
    FeedV1.ReadResponse.self,
    FeedV1.FollowRequest.self,
    FeedV1.FollowResponse.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Feed.Methods.all
}
