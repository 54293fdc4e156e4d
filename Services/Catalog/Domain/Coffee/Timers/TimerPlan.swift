/// The recipe data that determine the stages of a brew timer (COF-106).
package struct TimerPlan: Hashable, Sendable {
  /// The sequence of stages of a method.
  package enum Course: Hashable, Sendable {
    /// Bloom, then pours: pour-over and French press.
    case pours
    /// Bloom, pours, and the plunge in the last seconds: Aeropress.
    case poursAndPlunge(seconds: Int)
    /// One stage: espresso.
    case extraction
    /// One stage: every other method.
    case steep
  }

  package var course: Course
  /// Seconds; 0 if the recipe states none.
  package var brewTime: Int
  /// Seconds.
  package var bloomTime: Int
  /// Grams of the second, third and fourth pour.
  package var pours: [Double]

  package init(course: Course, brewTime: Int, bloomTime: Int = 0, pours: [Double] = []) {
    self.course = course
    self.brewTime = brewTime
    self.bloomTime = bloomTime
    self.pours = pours
  }
}

/// One stage of a brew.
package struct TimerStage: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case bloom = 1
    case secondPour = 2
    case thirdPour = 3
    case fourthPour = 4
    case steep = 5
    case plunge = 6
    case extraction = 7
  }

  package let kind: Kind
  /// Seconds from the start of the brew.
  package let start: Int
  /// Seconds, at least 1.
  package let length: Int
  /// Grams of water to pour, or 0.
  package let water: Double

  package init(kind: Kind, start: Int, length: Int, water: Double = 0) {
    self.kind = kind
    self.start = start
    self.length = length
    self.water = water
  }

  /// The first second after the stage.
  package var end: Int { start + length }
}

extension TimerPlan {
  /// The stages in order, without gaps, from second 0 to the brew time.
  ///
  /// Stages of length 0 are left out. Lengths are whole seconds; the last of several pours takes the
  /// remainder.
  /// - Returns: no stages if the recipe has no brew time; the timer is then a stopwatch.
  package var stages: [TimerStage] {
    guard brewTime > 0 else { return [] }
    switch course {
    case .extraction: return [TimerStage(kind: .extraction, start: 0, length: brewTime)]
    case .steep: return [TimerStage(kind: .steep, start: 0, length: brewTime)]
    case .pours: return stages(plunge: 0)
    case .poursAndPlunge(let seconds): return stages(plunge: seconds)
    }
  }

  private func stages(plunge: Int) -> [TimerStage] {
    // Old rows may hold times that exceed the brew time.
    let bloom = min(max(bloomTime, 0), brewTime)
    let plunge = min(max(plunge, 0), brewTime - bloom)
    var stages: [TimerStage] = []
    if bloom > 0 { stages.append(TimerStage(kind: .bloom, start: 0, length: bloom)) }
    stages += middle(from: bloom, length: brewTime - bloom - plunge)
    if plunge > 0 {
      stages.append(TimerStage(kind: .plunge, start: brewTime - plunge, length: plunge))
    }
    return stages
  }

  private func middle(from start: Int, length: Int) -> [TimerStage] {
    let kinds: [TimerStage.Kind] = [.secondPour, .thirdPour, .fourthPour]
    let poured = zip(kinds, pours).filter { $0.1 > 0 }
    guard !poured.isEmpty else {
      return length > 0 ? [TimerStage(kind: .steep, start: start, length: length)] : []
    }
    let share = length / poured.count
    return poured.enumerated().compactMap { place, pour in
      let isLast = place == poured.count - 1
      let own = isLast ? length - share * place : share
      guard own > 0 else { return nil }
      return TimerStage(kind: pour.0, start: start + share * place, length: own, water: pour.1)
    }
  }
}
