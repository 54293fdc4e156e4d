import RPC
import Wire

/// A capture of the calls to one server, kept in memory.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class CaptureRecorder: CaptureSink, @unchecked Sendable {
  private let place: String
  private let plans: [CallPlan]
  private let ledger: Ledger
  private var file = CaptureForm.header

  init(_ place: String, _ plans: [CallPlan], _ ledger: Ledger) {
    self.place = place
    self.plans = plans
    self.ledger = ledger
  }

  func write(_ record: [UInt8]) {
    file += record
  }

  /// Checks that each run of a handler has one record, with the requests that it took.
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
      ledger.breaks("the capture of \(place) cannot be read: \(error)")
    }
    let runs = ledger.runs.filter { $0.place == place }
    ledger.expect(count == runs.count, "\(place) has \(count) records of \(runs.count) runs")
    let taken = runs.reduce(0) { $0 + $1.taken }
    // There may have been no space for the last requested message.
    ledger.expect(
      (taken...taken + runs.count).contains(requests),
      "\(place) has records of \(requests) of \(taken) requests"
    )
  }

  private func judge(_ call: RPCV1.CapturedCall) throws {
    let requests = try call.requests.map { request in
      let bytes = try request.inflated()
      return call.method == SimulatedService.follow.name
        ? Array(try BytesMessage(decoding: bytes).value) : bytes
    }
    ledger.expect(
      requests.count == 1 || call.takesMany,
      "\(place) has a record of \(call.method) with \(requests.count) requests"
    )
    guard let number = requests.first.flatMap(TestPayload.plan(of:)), plans.indices.contains(number)
    else { return }
    let plan = plans[number]
    ledger.expect(
      call.method == plan.kind.method.name && requests.count <= plan.requests.count
        && requests.indices.allSatisfy { requests[$0].isSame(as: plan.request($0)) },
      "\(place) has a record of #\(number) with something else in it"
    )
  }
}
