import RPC
import Wire

/// What one depot was asked, as a capture writes it; in memory.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Archive: CaptureSink, @unchecked Sendable {
  private let place: String
  private let orders: [Order]
  private let ledger: Ledger
  private var file = CaptureForm.header

  init(_ place: String, _ orders: [Order], _ ledger: Ledger) {
    self.place = place
    self.orders = orders
    self.ledger = ledger
  }

  func write(_ record: [UInt8]) {
    file += record
  }

  /// There is a record of each time that a handler ran, with what it took.
  func judge() {
    var (count, requests) = (0, 0)
    do {
      var reader = try CaptureReader(file)
      while let call = try reader.next() {
        count += 1
        requests += call.requests.count
        try judge(call)
      }
    } catch {
      ledger.breaks("the archive of \(place) cannot be read: \(error)")
    }
    let runs = ledger.runs.filter { $0.place == place }
    ledger.expect(count == runs.count, "\(place) has \(count) records of \(runs.count) runs")
    let taken = runs.reduce(0) { $0 + $1.taken }
    // The last one that a handler asked for may have had no room when it grew.
    ledger.expect(
      (taken...taken + runs.count).contains(requests),
      "\(place) has records of \(requests) of \(taken) requests"
    )
  }

  private func judge(_ call: RPCV1.CapturedCall) throws {
    let requests = try call.requests.map { request in
      let bytes = try request.inflated()
      return call.method == Depot.follow.name ? Array(try Letter(decoding: bytes).value) : bytes
    }
    ledger.expect(
      requests.count == 1 || call.takesMany,
      "\(place) has a record of \(call.method) with \(requests.count) requests"
    )
    guard let number = requests.first.flatMap(Parcel.order(of:)), orders.indices.contains(number)
    else { return }
    let order = orders[number]
    ledger.expect(
      call.method == order.kind.method.name && requests.count <= order.requests.count
        && requests.indices.allSatisfy { requests[$0].isSame(as: order.request($0)) },
      "\(place) has a record of #\(number) with something else in it"
    )
  }
}
