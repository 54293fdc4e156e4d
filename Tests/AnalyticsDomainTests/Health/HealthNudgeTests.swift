import AnalyticsDomain
import Testing
import Vocabulary

@Suite("A nudge")
struct HealthNudgeTests {
  private static let both = [false, true]

  @Test("is shown according to the decision table of its conditions (FST-061, FST-062, FST-131)")
  func decisionTable() {
    var shown = 0
    for type in HealthDataType.allCases where type != .fasting {
      for isCompleted in Self.both {
        for isSkipped in Self.both {
          for isConnected in Self.both {
            for isDismissed in Self.both {
              var nudges = HealthNudges()
              nudges.isCompleted = isCompleted
              nudges.isSkipped = isSkipped
              if isConnected { nudges.connected = [type] }
              if isDismissed { nudges.dismissed = [type] }
              let expected = isCompleted && isSkipped && !isConnected && !isDismissed
              #expect(nudges.isShown(type) == expected, "\(nudges)")
              if expected { shown += 1 }
            }
          }
        }
      }
    }
    #expect(shown == 3)
  }

  private enum Action: CaseIterable { case nothing, later, never, connect }

  @Test(
    "for the timer is shown on every fifth visit, until it is answered finally (FST-063, FST-066, FST-131)"
  )
  func timer() throws {
    // Each action at each of the four showings of 20 visits.
    for first in Action.allCases {
      for second in Action.allCases {
        for third in Action.allCases {
          var nudges = HealthNudges()
          nudges.isCompleted = true
          nudges.isSkipped = true
          let answers = [5: first, 10: second, 15: third]
          var isOver = false
          for visit in 1...20 {
            nudges.visitTimer()
            let isDue = visit.isMultiple(of: 5) && !isOver
            #expect(nudges.isShown(.fasting) == isDue, "visit \(visit) after \(answers)")
            guard isDue, let answer = answers[visit] else { continue }
            switch answer {
            case .nothing: break
            case .later:
              try nudges.dismiss(.fasting, forGood: false)
              #expect(!nudges.isShown(.fasting))
            case .never:
              try nudges.dismiss(.fasting, forGood: true)
              isOver = true
            case .connect:
              nudges.connect([.fasting])
              #expect(nudges.timerVisits == 0)
              isOver = true
            }
          }
        }
      }
    }
  }

  @Test(
    "is separate for each type: dismissing and connecting affect that type only (FST-067, FST-070)"
  )
  func apart() throws {
    for type in HealthDataType.allCases where type != .fasting {
      var nudges = HealthNudges()
      nudges.isCompleted = true
      nudges.isSkipped = true
      let before = nudges.shown
      try nudges.dismiss(type, forGood: true)
      #expect(nudges.shown == before.subtracting([type]))
      nudges.dismissed = []
      nudges.connect([type])
      #expect(nudges.shown == before.subtracting([type]))
    }
  }

  @Test("for a tracker cannot be postponed (FST-071)")
  func variant() {
    for type in HealthDataType.allCases where type != .fasting {
      var nudges = HealthNudges()
      #expect(throws: HealthRefusal.self) { try nudges.dismiss(type, forGood: false) }
    }
  }

  @Test("is not counted while it cannot be shown (FST-064)")
  func counting() {
    for (isCompleted, isSkipped, connected, dismissed) in [
      (false, true, Set<HealthDataType>(), Set<HealthDataType>()), (true, false, [], []),
      (true, true, [.fasting], []), (true, true, [], [.fasting]),
    ] {
      var nudges = HealthNudges()
      nudges.isCompleted = isCompleted
      nudges.isSkipped = isSkipped
      nudges.connected = connected
      nudges.dismissed = dismissed
      for _ in 0..<10 { nudges.visitTimer() }
      #expect(nudges.timerVisits == 0)
    }
  }
}

@Suite("A selection of health data")
struct HealthSelectionTests {
  private static let now = Timestamp(millisecondsSinceEpoch: 1_795_248_000_000)

  @Test(
    "distinguishes never chosen, enabled and disabled (FST-051, FST-052, FST-053, FST-068, FST-133)",
    arguments: HealthDataType.allCases
  )
  func gate(_ type: HealthDataType) throws {
    var selection = HealthSelection()
    #expect(throws: HealthRefusal.selectionRequired) { try selection.gate(type) }
    #expect(throws: HealthRefusal.selectionRequired) {
      try selection.connect([type], .all, at: Self.now)
    }
    _ = selection.select([])
    #expect(throws: HealthRefusal.typeDisabled(type)) { try selection.gate(type) }
    #expect(throws: HealthRefusal.typeDisabled(type)) {
      try selection.connect([type], .all, at: Self.now)
    }
    #expect(selection.connected.isEmpty)
    _ = selection.select([type])
    try selection.gate(type)
    #expect(!selection[type].isConnected)
    try selection.connect([type], .all, at: Self.now)
    #expect(selection.connected == [type])
  }

  @Test("disconnects a removed type, and does not connect it again (FST-054)")
  func dropping() throws {
    var selection = HealthSelection()
    _ = selection.select([.weight, .sleep])
    try selection.connect([.weight, .sleep], .all, at: Self.now)
    #expect(selection.select([.sleep]) == [.weight])
    #expect(selection.connected == [.sleep])
    #expect(selection.select([.sleep, .weight]).isEmpty)
    #expect(selection.connected == [.sleep])
  }

  @Test("connects several types or none (FST-081)")
  func together() {
    var selection = HealthSelection()
    _ = selection.select([.weight])
    #expect(throws: HealthRefusal.typeDisabled(.sleep)) {
      try selection.connect([.weight, .sleep], .all, at: Self.now)
    }
    #expect(selection.connected.isEmpty)
  }

  @Test("accepts records by scope: all, or those after connecting (FST-082)")
  func scope() throws {
    var selection = HealthSelection()
    _ = selection.select([.weight])
    #expect(!selection[.weight].takes(Self.now))
    try selection.connect([.weight], .futureOnly, at: Self.now)
    #expect(selection[.weight].takes(Self.now))
    #expect(!selection[.weight].takes(Self.now - .milliseconds(1)))
    try selection.connect([.weight], .all, at: Self.now + .seconds(60))
    #expect(selection[.weight].takes(Timestamp.contractRange.lowerBound))
  }
}

@Suite("Health onboarding")
struct HealthOnboardingTests {
  private static let now = Timestamp(millisecondsSinceEpoch: 1_795_248_000_000)

  private func values(_ sync: HealthSyncChoice = .skip) -> HealthOnboarding.Values {
    var values = HealthOnboarding.Values()
    values.weightGrams = 80_000
    values.goalWeightGrams = 75_000
    values.fastingHours = 18
    values.hydrationMillilitres = 2_500
    values.sync = sync
    values.syncTypes = sync == .skip ? [] : [.sleep]
    return values
  }

  private func refusal(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch let refusal as HealthRefusal {
      if case .invalid(let violations) = refusal {
        return "\(violations.first?.code ?? "") \(violations.first?.field ?? "")"
      }
      return "\(refusal)"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "keeps the entered values on every path forward and back (FST-032, FST-132)",
    arguments: [false, true]
  )
  func paths(isChild: Bool) throws {
    let pages = HealthOnboarding.pages(isChild: isChild)
    // Every way of going back after each page, as bits.
    for path in 0..<(1 << pages.count) {
      var state = HealthOnboarding()
      for (place, page) in pages.enumerated() {
        #expect(state.page == page)
        try state.save(page, values(), isChild: isChild, at: Self.now)
        if path & 1 << place != 0 {
          state.goBack(isChild: isChild)
          #expect(state.savedPages.contains(page))
          try state.save(state.page, values(), isChild: isChild, at: Self.now)
        }
        let next = place + 1 < pages.count ? pages[place + 1] : page
        if path & 1 << place == 0 || place + 1 < pages.count { #expect(state.page == next) }
      }
      #expect(try state.complete(isChild: isChild, at: Self.now))
      #expect(state.hydrationMillilitres == 2_500 && state.isSkipped)
      #expect(state.weightGrams == (isChild ? nil : 80_000))
    }
  }

  @Test(
    "saves no page ahead, no missing page, and nothing after its end (FST-032, FST-036)"
  )
  func order() throws {
    var state = HealthOnboarding()
    #expect(refusal { try state.save(2, values(), isChild: false, at: Self.now) } == "pageOrder")
    for page in [0, 8, -1] {
      #expect(
        refusal { try state.save(page, values(), isChild: false, at: Self.now) }
          == "unknown_page page"
      )
    }
    #expect(
      refusal { try state.save(4, values(), isChild: true, at: Self.now) } == "unknown_page page"
    )
    #expect(
      refusal { _ = try state.complete(isChild: false, at: Self.now) }
        == "onboardingIncomplete([4, 5, 6])"
    )
    for page in 1...6 { try state.save(page, values(), isChild: false, at: Self.now) }
    // Page 7 may be left empty.
    #expect(try state.complete(isChild: false, at: Self.now))
    #expect(try !state.complete(isChild: false, at: Self.now + .seconds(1)))
    #expect(state.completedAt == Self.now)
    #expect(
      refusal { try state.save(1, values(), isChild: false, at: Self.now) } == "onboardingCompleted"
    )
  }

  @Test(
    "keeps the page unchanged for an invalid value (FST-031)",
    arguments: [
      (2, "out_of_range values.weight_g"), (3, "out_of_range values.goal_weight_g"),
      (4, "out_of_range values.fasting_hours"), (5, "out_of_range values.hydration_ml"),
      (6, "choice_required values.sync"),
    ]
  )
  func invalid(_ page: Int, _ expected: String) throws {
    var state = HealthOnboarding()
    for earlier in 1..<page { try state.save(earlier, values(), isChild: false, at: Self.now) }
    let before = state
    var wrong = HealthOnboarding.Values()
    wrong.weightGrams = 1
    wrong.goalWeightGrams = 1
    #expect(refusal { try state.save(page, wrong, isChild: false, at: Self.now) } == expected)
    #expect(state == before)
  }

  @Test("requires a type to connect, and skipping counts as an answer (FST-034)")
  func sync() throws {
    var state = HealthOnboarding()
    for page in 1...5 { try state.save(page, values(), isChild: false, at: Self.now) }
    for choice in [HealthSyncChoice.all, .futureOnly] {
      var none = values(choice)
      none.syncTypes = []
      #expect(
        refusal { try state.save(6, none, isChild: false, at: Self.now) }
          == "no_type_selected values.sync_types"
      )
    }
    try state.save(6, values(), isChild: false, at: Self.now)
    #expect(state.isSkipped)
    try state.save(6, values(.all), isChild: false, at: Self.now)
    #expect(!state.isSkipped)
  }
}
