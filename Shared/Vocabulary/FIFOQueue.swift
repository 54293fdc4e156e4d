/// A first-in, first-out queue in a ring buffer, without a lock.
///
/// It allocates memory for the first element, doubles it when it is full, and keeps it until ``removeAll()``. An
/// element that is taken is released at once. The owner of the queue must limit its length.
@usableFromInline
package struct FIFOQueue<Element>: ~Copyable {
  @usableFromInline var elements: UnsafeMutablePointer<Element>?
  /// The capacity minus one; the capacity is a power of two, or 0.
  @usableFromInline var mask = -1
  @usableFromInline var head = 0
  @usableFromInline var tail = 0

  /// An empty queue.
  @inlinable
  package init() {}

  @inlinable
  deinit {
    guard let elements else { return }
    for index in head..<tail { (elements + (index & mask)).deinitialize(count: 1) }
    elements.deallocate()
  }

  @inlinable @inline(__always)
  package var count: Int { tail &- head }

  @inlinable @inline(__always)
  package var isEmpty: Bool { head == tail }

  /// The number of elements that fit into the allocated memory.
  package var capacity: Int { mask &+ 1 }

  /// The element that is taken next.
  @inlinable
  package var first: Element? {
    guard head != tail, let elements else { return nil }
    return elements[head & mask]
  }

  /// All elements, the one that is taken next first.
  @inlinable
  package var all: [Element] {
    guard let elements else { return [] }
    return (head..<tail).map { elements[$0 & mask] }
  }

  /// Adds an element at the end.
  @inlinable @inline(__always)
  package mutating func append(_ element: consuming Element) {
    guard count <= mask, let elements else { return appendGrowing(element) }
    (elements + (tail & mask)).initialize(to: element)
    tail &+= 1
  }

  /// Adds an element at the front, which is taken next.
  @inlinable
  package mutating func prepend(_ element: consuming Element) {
    let elements = if count <= mask, let elements { elements } else { grow() }
    head &-= 1
    (elements + (head & mask)).initialize(to: element)
  }

  /// Removes and returns the element at the front.
  @inlinable @inline(__always)
  package mutating func popFirst() -> Element? {
    guard head != tail, let elements else { return nil }
    let element = (elements + (head & mask)).move()
    head &+= 1
    return element
  }

  /// Removes the elements for which `isGone` is true; it is called once for each, in order.
  @inlinable
  package mutating func removeAll(where isGone: (Element) -> Bool) {
    for _ in 0..<count {
      if let element = popFirst(), !isGone(element) { append(element) }
    }
  }

  /// Removes all elements, and releases the memory.
  @inlinable
  package mutating func removeAll() { self = FIFOQueue() }

  @inlinable @inline(never)
  mutating func appendGrowing(_ element: consuming Element) {
    (grow() + (tail & mask)).initialize(to: element)
    tail &+= 1
  }

  /// Doubles the capacity.
  ///
  /// - Returns: the new memory.
  @inlinable @inline(never)
  mutating func grow() -> UnsafeMutablePointer<Element> {
    let capacity = max(4, (mask &+ 1) * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    let count = count
    if let elements {
      for index in 0..<count {
        (larger + index).moveInitialize(from: elements + ((head &+ index) & mask), count: 1)
      }
      elements.deallocate()
    }
    elements = larger
    mask = capacity - 1
    head = 0
    tail = count
    return larger
  }
}
