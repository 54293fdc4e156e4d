import Cryptography
import GatewayDomain
package import ServiceRuntime
import SQLite
import Synchronization
import Vocabulary

/// Compares PINs beside the loop, and remembers wrong tries of names that nobody has, and of addresses.
///
/// A try costs the same whether or not there is such a child: 16 MiB and some 50 ms of one thread.
package final class PinHashing: Sendable {
  /// At once; each takes 16 MiB.
  private static let atOnce = 4
  /// Names and addresses in memory.
  private static let capacity = 4_096

  private let execution: Execution
  private let running = Mutex(0)
  private let names = Mutex(BoundedTable<String, PinLock>(capacity: capacity))
  private let addresses = Mutex(BoundedTable<String, AddressTries>(capacity: capacity))

  package init(_ environment: RuntimeEnvironment) { execution = environment.storageExecution }

  /// Takes one of the places, before a try is counted: a refused client repeats its call, and nothing was compared.
  ///
  /// - Throws: ``PinRefusal/overloaded`` while all are taken; else ``leave()`` has to follow.
  func enter() throws(PinRefusal) {
    try running.withLock { running throws(PinRefusal) in
      guard running < Self.atOnce else { throw .overloaded }
      running += 1
    }
  }

  func leave() { running.withLock { $0 -= 1 } }

  /// Only between ``enter()`` and ``leave()``.
  func hash(_ pin: Pin, salt: [UInt8]) async throws -> [UInt8] {
    let work = { @Sendable () -> Result<[UInt8], CryptographyError> in
      Result { () throws(CryptographyError) in try SlowHash.hash(pin.digits, salt: salt) }
    }
    switch execution {
    case .threads: return try await WorkerThread.run("pin") { work() }.get()
    case .inline: return try work().get()
    }
  }

  /// Counts a try of an address, before it is known whether it is right.
  func begin(address: String, at now: Timestamp) throws(PinRefusal) {
    let key = AddressKey.of(address)
    try addresses.withLock { table throws(PinRefusal) in
      var tries = table[key] ?? AddressTries()
      try tries.begin(at: now)
      table[key] = tries
    }
  }

  /// The address's try is one of this child.
  func note(_ member: MemberID, address: String) {
    let key = AddressKey.of(address)
    addresses.withLock { table in
      guard var tries = table[key] else { return }
      tries.note(member)
      table[key] = tries
    }
  }

  /// Counts a try of a name that no child with a PIN has.
  func begin(unknown name: String, at now: Timestamp) throws(PinRefusal) {
    try names.withLock { table throws(PinRefusal) in
      var lock = table[name] ?? PinLock()
      try lock.begin(at: now)
      table[name] = lock
    }
  }

  /// A try of an address was not compared, or was right and led to nothing.
  func undo(address: String, of member: MemberID? = nil) {
    let key = AddressKey.of(address)
    addresses.withLock { table in
      guard var tries = table[key] else { return }
      tries.undo(member)
      table[key] = tries.lock.tries == 0 ? nil : tries
    }
  }

  /// The child's PIN was set anew: no address is locked by tries of the old one.
  func forget(_ member: MemberID) {
    addresses.withLock { $0.updateAll { tries in tries.forget(member) } }
  }

  /// The try was right: the address begins anew.
  func succeeded(address: String) {
    addresses.withLock { $0[AddressKey.of(address)] = nil }
  }
}
