/// Why a message has no JSON form, or a text is not the message that was asked for.
package struct JSONError: Error, Hashable {}
