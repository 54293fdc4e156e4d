import CatalogDomain
import Testing
import Vocabulary

@Suite("A brewing note")
struct BrewingNoteTests {
  private func note(_ edit: (inout BrewingNote) -> Void = { _ in }) -> BrewingNote {
    var note = BrewingNote(
      id: BrewingNoteID(rawValue: UniqueID(high: 1, low: 1)),
      author: MemberID(rawValue: UniqueID(high: 1, low: 2)),
      updatedAt: moment(0)
    )
    edit(&note)
    return note
  }

  @Test("can be read with every field missing (COF-047, COF-117)")
  func empty() {
    let note = note()
    #expect(note.ratingStars == "☆☆☆☆☆" && note.shortNotes == "")
    #expect(!note.hasNotes && !note.hasRating && note.stars == 0)
    #expect(note.waterRatio == nil && note.mainRatio == nil && note.extractionYield == nil)
  }

  @Test(
    "has five stars, filled ones first, whatever is stored (COF-043, COF-054)",
    arguments: [
      (4, "★★★★☆"), (0, "☆☆☆☆☆"), (5, "★★★★★"), (-3, "☆☆☆☆☆"), (9, "★★★★★"), (Int32.min, "☆☆☆☆☆"),
    ] as [(Int32, String)]
  )
  func stars(rating: Int32, stars: String) {
    #expect(note { $0.rating = rating }.ratingStars == stars)
  }

  @Test("is shortened to one line of at most 100 characters (COF-047)")
  func short() {
    #expect(note { $0.notes = "one\ntwo\r\nthree" }.shortNotes == "one two three")
    let hundred = String(repeating: "é", count: 100)
    #expect(note { $0.notes = hundred }.shortNotes == hundred)
    let cut = note { $0.notes = hundred + "!" }.shortNotes
    #expect(cut.count == 100 && cut.hasSuffix("é…"))
    #expect(!note { $0.notes = " \n\t" }.hasNotes)
  }

  @Test("has both ratios; for an espresso the main one is the beverage's (BAG-005)")
  func ratios() {
    let shot = note {
      ($0.grams, $0.beverage, $0.dissolvedSolids) = (18, 36, 10)
      $0.snapshot.water = 40
      $0.snapshot.family = .espresso
    }
    #expect(shot.mainRatio == 2 && shot.waterRatio.map { ($0 * 10).rounded() } == 22)
    #expect(shot.extractionYield == 20)
    let press = note {
      ($0.grams, $0.beverage, $0.dissolvedSolids) = (15, 200, 1.4)
      $0.snapshot.water = 225
      $0.snapshot.family = .frenchPress
    }
    #expect(press.mainRatio == 15 && press.extractionYield == 21)
  }

  @Test("is edited by its author or a parent, with the revision they read (COF-046, COF-114)")
  func editing() throws {
    let note = note { $0.revision = 3 }
    let other = MemberID(rawValue: UniqueID(high: 1, low: 9))
    #expect(try note.editable(by: note.author, .child) == note)
    #expect(try note.editable(by: other, .parent) == note)
    #expect(throws: JournalRefusal.notTheAuthor) { try note.editable(by: other, .child) }
    #expect(try note.expecting(3) == note)
    #expect(try note.expecting(0) == note)
    #expect(throws: JournalRefusal.noteChanged(current: note)) { try note.expecting(2) }
  }

  @Test("takes from a file the fields that changed there and not here (IMP-002)")
  func threeWay() {
    let base = note { ($0.notes, $0.rating, $0.grams) = ("file", 3, 15) }
    var theirs = base
    (theirs.notes, theirs.rating) = ("new in file", 4)
    var here = base
    (here.notes, here.beverage) = ("mine", 30)
    let merged = here.merging(theirs, since: base)
    #expect(merged.notes == "mine" && merged.rating == 4 && merged.beverage == 30)
    #expect(here.merging(base, since: base) == here)
    #expect(merged.merging(theirs, since: theirs) == merged)
  }
}
