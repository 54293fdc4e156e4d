public import Vocabulary
public import Wire

// Contracts have ids and days as text, for other programs and JSON. Swift parses the text in place and
// stores 16 bytes of an id and four of a day.

extension WireText where Self: EntityID {
  @usableFromInline
  package static var wireTextForm: WireTextForm { .uuid }

  @usableFromInline
  package init?(wireText: UnsafeRawBufferPointer) {
    guard let id = UniqueID(utf8: wireText) else { return nil }
    self.init(rawValue: id)
  }

  @usableFromInline
  package var wireTextCount: Int { UniqueID.textLength }

  @usableFromInline
  package func writeWireText(into buffer: UnsafeMutableRawBufferPointer) {
    rawValue.writeText(into: buffer)
  }
}

extension HouseholdID: WireText {}
extension MemberID: WireText {}
extension TaskID: WireText {}
extension ProjectID: WireText {}
extension DeviceID: WireText {}
extension RequestID: WireText {}
extension ReminderID: WireText {}
extension TokenID: WireText {}
extension InvitationID: WireText {}
extension BatchID: WireText {}
extension SavedFilterID: WireText {}
extension CoffeeID: WireText {}
extension RecipeID: WireText {}
extension BrewingNoteID: WireText {}
extension HealthEntryID: WireText {}

extension LocalDay: WireText {
  @usableFromInline
  package static var wireTextForm: WireTextForm { .day }

  @usableFromInline
  package init?(wireText: UnsafeRawBufferPointer) {
    self.init(utf8: wireText)
  }

  @usableFromInline
  package var wireTextCount: Int { LocalDay.textLength }

  /// Writes `YYYY-MM-DD`; every day of this type has a year of four digits.
  @usableFromInline
  package func writeWireText(into buffer: UnsafeMutableRawBufferPointer) {
    guard buffer.count >= LocalDay.textLength else { return }
    let (year, month, day) = civil
    func put(_ number: Int, at offset: Int) {
      buffer[offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10)
      buffer[offset + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    }
    put(year / 100, at: 0)
    put(year, at: 2)
    buffer[4] = UInt8(ascii: "-")
    put(month, at: 5)
    buffer[7] = UInt8(ascii: "-")
    put(day, at: 8)
  }
}
