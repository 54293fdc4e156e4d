/// The two colours of a card; derived from the identifier, so every machine computes the same.
package struct CardColors: Hashable, Sendable {
  /// Dark and vivid: saturation 100 %, brightness 30 % (TOP-031).
  package let background: RGB
  /// Light: saturation 30 %, brightness 100 %.
  package let text: RGB

  /// - Parameter hue: degrees on the colour wheel; any number, taken modulo 360.
  package init(hue: Int) {
    background = RGB(hue: hue, saturationPercent: 100, brightnessPercent: 30)
    text = RGB(hue: hue, saturationPercent: 30, brightnessPercent: 100)
  }

  package init(of identifier: TopicIdentifier) {
    self.init(hue: CardColors.hue(of: identifier))
  }

  /// FNV-1a of the identifier's bytes, modulo 360 (TOP-032).
  ///
  /// - Source: Fowler, Noll, Vo; offset basis and prime of the 32-bit form.
  package static func hue(of identifier: TopicIdentifier) -> Int {
    let hash = identifier.text.utf8.reduce(0x811c_9dc5 as UInt32) { hash, byte in
      (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    return Int(hash % 360)
  }
}

/// An sRGB colour, 0 to 255 per channel.
package struct RGB: Hashable, Sendable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// `#RRGGBB`.
  package var description: String {
    let digits = [red, green, blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension RGB {
  /// Converts hue, saturation and brightness to channels, each rounded half up (TOP-033).
  ///
  /// Each channel is `255 · brightness · share / 600 000`. The share is 6 000 for the strongest channel
  /// and `60 · (100 − saturation)` for the weakest. The third depends on the distance to the nearest
  /// primary colour. Integer arithmetic gives the same result on every machine.
  package init(hue: Int, saturationPercent: Int, brightnessPercent: Int) {
    let degrees = ((hue % 360) + 360) % 360
    let saturation = min(max(saturationPercent, 0), 100)
    let brightness = min(max(brightnessPercent, 0), 100)
    let towardsSecondary = 60 - abs(degrees % 120 - 60)
    func channel(_ share: Int) -> UInt8 {
      UInt8(clamping: (2 * 255 * brightness * share + 600_000) / 1_200_000)
    }
    let high = channel(6_000)
    let low = channel(60 * (100 - saturation))
    let middle = channel(60 * (100 - saturation) + saturation * towardsSecondary)
    switch degrees / 60 {
    case 0: self.init(red: high, green: middle, blue: low)
    case 1: self.init(red: middle, green: high, blue: low)
    case 2: self.init(red: low, green: high, blue: middle)
    case 3: self.init(red: low, green: middle, blue: high)
    case 4: self.init(red: middle, green: low, blue: high)
    default: self.init(red: high, green: low, blue: middle)
    }
  }
}
