/// Scripts for three shells, which ask `daybook completion words` for candidates.
enum CompletionScript {
  static let shells = ["bash", "zsh", "fish"]

  /// Bash splits words at colons and equals signs, so they are joined again; of each candidate bash
  /// wants only the part after the last of them.
  static let bash = #"""
    # daybook completion for bash, made by "daybook completion bash"
    _daybook() {
      local words=() word glue="" quote="" cut line i
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word="${COMP_WORDS[i]}"
        if [[ ${#words[@]} -gt 0 && ( -n $glue || $word =~ ^[:=]+$ ) ]]; then
          words[${#words[@]}-1]+="$word"
          if [[ $word =~ ^[:=]+$ ]]; then glue=1; else glue=""; fi
        else
          words+=("$word")
        fi
      done
      word="${words[${#words[@]}-1]}"
      cut="${word%"${word##*[:=]}"}"
      if [[ $word == [\"\']* ]]; then quote="${word:0:1}" cut=""; fi
      for i in "${!words[@]}"; do
        words[i]="${words[i]//[\"\'\\]/}"
      done
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == :files ]]; then
          while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
          continue
        fi
        line="${line%%$'\t'*}"
        line="${line#"$cut"}"
        [[ -z $quote ]] && printf -v line %q "$line"
        COMPREPLY+=("$line")
      done < <("${COMP_WORDS[0]}" completion words -- "${words[@]}" 2>/dev/null)
    }
    complete -F _daybook daybook
    """#

  /// zsh loads the file as the function's body, so the first TAB must complete too.
  static let zsh = #"""
    #compdef daybook
    # daybook completion for zsh, made by "daybook completion zsh"
    _daybook() {
      local -a values shown
      local line
      for line in "${(@f)$(${words[1]} completion words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        if [[ -z $line ]]; then continue; fi
        if [[ $line == :files ]]; then _files; continue; fi
        values+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
      done
      (( $#values )) && compadd -l -d shown -a values
    }
    if [[ $funcstack[1] == _daybook ]]; then _daybook "$@"; else compdef _daybook daybook; fi
    """#

  static let fish = #"""
    # daybook completion for fish, made by "daybook completion fish"
    function __daybook_words
      set -l words (commandline -opc)
      set -a words (commandline -ct | string collect --allow-empty)
      daybook completion words -- $words[2..-1] 2>/dev/null
    end
    complete -c daybook -f -a '(__daybook_words | string match -v ":files")'
    complete -c daybook -n '__daybook_words | string match -q ":files"' -F
    """#
}
