import CatalogDomain
import Foundation
import Testing

@Suite("The colours of a card")
struct CardColorsTests {
  @Test(
    "are derived from the identifier (TOP-031, TOP-032, TOP-033)",
    arguments: [
      ("laundry", 182, "#004A4D", "#B3FCFF"),
      ("cooking", 95, "#204D00", "#D2FFB3"),
      ("budgeting", 64, "#474D00", "#FAFFB3"),
      ("job-interviews", 175, "#004D46", "#B3FFF9"),
      ("taxes", 58, "#4D4A00", "#FFFCB3"),
      ("car-maintenance", 267, "#22004D", "#D5B3FF"),
      ("first-aid", 250, "#0D004D", "#BFB3FF"),
      ("grocery-shopping", 263, "#1D004D", "#D0B3FF"),
      ("credit-cards", 226, "#00124D", "#B3C4FF"),
      ("apartment-hunting", 223, "#00164D", "#B3C8FF"),
      ("compliments", 222, "#00174D", "#B3C9FF"),
      ("house-cleaning", 337, "#4D001D", "#FFB3D0"),
      ("home-repairs", 113, "#094D00", "#BBFFB3"),
      ("resume-writing", 231, "#000B4D", "#B3BEFF"),
      ("workplace-email", 118, "#034D00", "#B5FFB3"),
      ("time-management", 128, "#004D0A", "#B3FFBD"),
      ("doctor-visits", 13, "#4D1100", "#FFC3B3"),
      ("saving-investing", 21, "#4D1B00", "#FFCDB3"),
      ("mending-clothes", 2, "#4D0300", "#FFB5B3"),
      ("emergency-planning", 252, "#0F004D", "#C2B3FF"),
    ]
  )
  func vectors(name: String, hue: Int, background: String, text: String) throws {
    let key = try identifier(name)
    #expect(CardColors.hue(of: key) == hue)
    #expect(CardColors(of: key).background.description == background)
    #expect(CardColors(of: key).text.description == text)
  }

  @Test(
    "are exact at the corners of the colour wheel (TOP-033)",
    arguments: [
      (0, "#4D0000", "#FFB3B3"), (60, "#4D4D00", "#FFFFB3"), (120, "#004D00", "#B3FFB3"),
      (180, "#004D4D", "#B3FFFF"), (240, "#00004D", "#B3B3FF"), (300, "#4D004D", "#FFB3FF"),
      (359, "#4D0001", "#FFB3B4"), (360, "#4D0000", "#FFB3B3"), (-1, "#4D0001", "#FFB3B4"),
    ]
  )
  func corners(hue: Int, background: String, text: String) {
    #expect(CardColors(hue: hue).background.description == background)
    #expect(CardColors(hue: hue).text.description == text)
  }

  @Test("stay readable on the whole wheel: at least 8.50:1, at hue 60 (TOP-034)")
  func contrast() throws {
    let ratios = (0..<360).map { hue in
      let colors = CardColors(hue: hue)
      return (luminance(colors.text) + 0.05) / (luminance(colors.background) + 0.05)
    }
    let lowest = try #require(ratios.min())
    let highest = try #require(ratios.max())
    #expect(abs(lowest - 8.50) < 0.005)
    #expect(ratios.firstIndex(of: lowest) == 60)
    #expect(abs(highest - 10.43) < 0.005)
    #expect(ratios.firstIndex(of: highest) == 218)
  }

  /// WCAG 2, relative luminance.
  private func luminance(_ color: RGB) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
