/// The kind of an option's or operand's values, for shell completion.
enum CompletedValue: Hashable, Sendable {
  /// One of these words.
  case words([String])
  /// Several of these words separated by commas, each optionally with a minus.
  case list([String])
  case project
  case filter
  case member
  case task
  case lesson
  case coffee
  case app
  case recipe
  case method
  case grinder
  /// Methods or grinders, depending on the previous word.
  case equipment
  case processing
  case roastLevel
  case command
  case file

  /// Common days.
  private static let days = [
    "today", "tomorrow", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "next week", "next month",
  ]

  init?(_ option: Manual.Option) {
    guard option.choices.isEmpty else {
      self = .words(option.choices)
      return
    }
    switch (option.name, option.value) {
    case ("member", _), ("child", _): self = .member
    case ("filter", _): self = .filter
    case ("sort", _): self = .list(OrderOptions.keyNames)
    case (_, "PROJECT"): self = .project
    case (_, "COFFEE"): self = .coffee
    case (_, "RECIPE"): self = .recipe
    case ("method", "NAME"): self = .method
    case ("grinder", "NAME"): self = .grinder
    case ("processing", "HOW"): self = .processing
    case ("roast", "LEVEL"): self = .roastLevel
    case (_, "FILE"), (_, "DIR"): self = .file
    case (_, "DATE"), (_, "DAYS"): self = .words(CompletedValue.days)
    default: return nil
    }
  }

  init?(_ operand: Manual.Operand, of manual: Manual) {
    switch (operand.name, manual.title) {
    case ("TASK", _): self = .task
    case ("PROJECT", _): self = .project
    case ("LESSON", _): self = .lesson
    case ("COFFEE", _): self = .coffee
    case ("APP", _): self = .app
    case ("CATEGORY", "apps bulk"): self = .app
    case ("CATEGORY", "apps set"): self = .words(AppWords.categories)
    case ("RECIPE", _): self = .recipe
    case ("NAME", "equipment enable"), ("NAME", "equipment disable"), ("NAME", "equipment remove"):
      self = .equipment
    case ("KIND", let title) where title.hasPrefix("equipment "):
      self = .words(["method", "grinder"])
    case ("COMMAND", _): self = .command
    case ("FILE", _): self = .file
    case ("PARENT", _): self = .member
    case ("SHELL", _): self = .words(CompletionScript.shells)
    case ("ACTION", "tasks bulk"): self = .words(BulkAction.names)
    case ("KIND", "import"):
      self = .words(
        ImportKind.allCases.map(\.rawValue)
          + [BeanconquerorImport.kind, HealthFileImport.kind, ActivityWatchImport.kind]
      )
    case ("GOAL", "goals why"): self = .words(GoalsWhyCommand.goals)
    case ("NAME", "filters delete"): self = .filter
    case ("AREA", _): self = .words(ConsentAreaWord.all)
    case ("NAME", "invite revoke"): self = .member
    case ("TYPE", _): self = .words(HealthTypeWords.all)
    case ("FORMAT", "health export"): self = .words(["csv", "json"])
    default: return nil
    }
  }
}
