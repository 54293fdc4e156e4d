import Cryptography
import GatewayDomain
package import ServiceRuntime
import SQLite
import Synchronization
import Vocabulary

/// Hashes PINs on worker threads, and counts tries of unknown names and of addresses, in memory.
///
/// A try costs the same whether or not the child exists: 16 MiB and about 50 ms of one thread.
package final class PinHashing: Sendable {
  /// The most concurrent hashes; each takes 16 MiB.
  private static let maximumRunning = 4
  /// The most names, and the most addresses, in memory.
  private static let capacity = 4_096

  private let execution: Execution
  private let running = Mutex(0)
  private let names = Mutex(BoundedTable<String, PinLock>(capacity: capacity))
  private let addresses = Mutex(BoundedTable<String, AddressTries>(capacity: capacity))

  package init(_ environment: RuntimeEnvironment) { execution = environment.storageExecution }

  /// Acquires a slot, before a try is counted, so that a refused call does not count as a try.
  ///
  /// - Throws: ``PinRefusal/overloaded`` when all are in use. Otherwise ``release()`` must follow.
  func acquire() throws(PinRefusal) {
    try running.withLock { running throws(PinRefusal) in
      guard running < Self.maximumRunning else { throw .overloaded }
      running += 1
    }
  }

  func release() { running.withLock { $0 -= 1 } }

  /// Hashes a PIN.
  ///
  /// Must be called between ``acquire()`` and ``release()``.
  func hash(_ pin: Pin, salt: [UInt8]) async throws -> [UInt8] {
    let work = { @Sendable () -> Result<[UInt8], CryptographyError> in
      Result { () throws(CryptographyError) in try SlowHash.hash(pin.digits, salt: salt) }
    }
    switch execution {
    case .threads: return try await WorkerThread.run("pin") { work() }.get()
    case .inline: return try work().get()
    }
  }

  /// Counts a try from an address before its result is known.
  func begin(address: String, at now: Timestamp) throws(PinRefusal) {
    let key = AddressKey.of(address)
    try addresses.withLock { table throws(PinRefusal) in
      var tries = table[key] ?? AddressTries()
      try tries.begin(at: now)
      table[key] = tries
    }
  }

  /// Attributes the address's last try to a child.
  func note(_ member: MemberID, address: String) {
    let key = AddressKey.of(address)
    addresses.withLock { table in
      guard var tries = table[key] else { return }
      tries.note(member)
      table[key] = tries
    }
  }

  /// Counts a try with a name that no child with a PIN has.
  func begin(unknown name: String, at now: Timestamp) throws(PinRefusal) {
    try names.withLock { table throws(PinRefusal) in
      var lock = table[name] ?? PinLock()
      try lock.begin(at: now)
      table[name] = lock
    }
  }

  /// Takes back a try from an address that was never compared, or was right but gave no token.
  func undo(address: String, of member: MemberID? = nil) {
    let key = AddressKey.of(address)
    addresses.withLock { table in
      guard var tries = table[key] else { return }
      tries.undo(member)
      table[key] = tries.lock.tries == 0 ? nil : tries
    }
  }

  /// Removes the tries of a child's former PIN from all addresses.
  func forget(_ member: MemberID) {
    addresses.withLock { $0.updateAll { tries in tries.forget(member) } }
  }

  /// Clears the tries of an address after a right one.
  func succeeded(address: String) {
    addresses.withLock { $0[AddressKey.of(address)] = nil }
  }
}
