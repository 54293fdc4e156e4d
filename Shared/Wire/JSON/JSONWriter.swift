/// Writes the proto3 JSON form.
package struct JSONWriter {}
