/// Groups of words with similar meanings in task lists (TSK-134).
///
/// Each group is one line of words; a file of such lines replaces the built-in ones.
package struct Synonyms: Sendable {
  /// Maps the stem of each word to the stems of its group.
  private let groups: [String: Set<String>]

  /// - Parameter text: one group per line, words separated by blanks; `#` begins a comment.
  package init(_ text: String) {
    var groups: [String: Set<String>] = [:]
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let stems = Set(Words.of(String(line)).map { Stem.of($0.text) })
      for stem in stems { groups[stem, default: []].formUnion(stems) }
    }
    self.groups = groups
  }

  /// The stems of a word and of its synonyms.
  package func stems(of word: String) -> Set<String> {
    let stem = Stem.of(word)
    return groups[stem, default: []].union([stem])
  }

  /// The number of words that have synonyms.
  package var count: Int { groups.count }

  package static let builtIn = Synonyms(
    """
    buy purchase shop get order
    call phone ring telephone dial
    pay bill invoice settle
    clean tidy wash scrub wipe
    write draft compose note
    meet appointment meeting gathering
    fix repair mend
    cook prepare bake
    eat meal dinner lunch breakfast supper
    doctor physician gp
    dentist tooth teeth
    car auto vehicle
    bike bicycle cycle
    mail email letter post
    send ship dispatch
    read book novel
    learn study revise practise practice
    train exercise workout gym
    run jog
    walk stroll hike
    child kid son daughter
    school class lesson
    homework assignment exercise
    job work task
    trip travel journey holiday vacation
    flight plane airport
    train railway
    ticket booking reservation
    reserve book
    gift present
    birthday anniversary
    party celebration
    garden yard lawn
    plant sow
    water irrigate
    rubbish trash garbage waste bin
    laundry washing
    dish dishes crockery
    food grocery groceries
    medicine pill drug prescription
    bank account
    tax taxes
    insurance policy
    rent lease
    photo picture image
    film movie cinema
    song music
    computer laptop pc
    mobile smartphone handset
    remove delete discard
    find search seek
    check inspect verify review
    plan schedule organise organize
    finish complete end
    start begin
    """
  )
}
