/** Typed in small letters on purpose, wherever they stand. */
const commands: ReadonlySet<string> = new Set(
  'nginx npm npx pnpm pip pipx apt dnf kubectl curl wget grep awk sed ffmpeg systemctl journalctl ssh scp rsync chmod chown sudo psql jq tmux vim nvim bash zsh cmake gcc clang rustc ls cd crontab iptables pandas numpy scipy pytest tqdm eslint tsc webpack df np pd plt null undefined nil nan'.split(
    ' ',
  ),
)
/** They are words as well; what follows them tells. */
const commandInUse =
  /^(?:yarn (?:run|add|install|build|dev|test|workspace)|make (?:all|install|clean|-)|find (?:\.|\/|-)|cat [./]|docker (?:run|build|ps|exec|compose|pull|push|logs)\b|git (?:add|bisect|blame|checkout|cherry-pick|clone|commit|diff|fetch|init|log|merge|pull|push|rebase|reflog|reset|restore|revert|stash|status|switch|tag)\b|go (?:build|test|run|mod|vet)\b|cargo (?:build|run|test|add)\b|node [-./]|python3? [-./])/u
const operator = /^(?:==?|:=|[<>!]=|[<>≈~]|[+*/-]=|[-=]>|<-)$/u
/** Species are shortened so: "e. coli". */
const shortened = /^[a-z]\. \p{Ll}{3}/u
const letterWord = /^[b-hj-z][- ](?:values?|tests?|scores?|stat|axis|chart)\b/u
/** Fields of a row, or an assignment, without a space between them. */
const joined = /^\p{L}[^\s;,|=]*[;,|=]\S/u

/** True of an opening whose small letter says something: a sign in a formula, a command, a species, a row of data. */
export function keepsSmall(text: string): boolean {
  const [first = '', second = ''] = text.slice(0, 80).split(/\s+/u, 2)
  return (
    operator.test(second) ||
    commands.has(first.replace(/[:,]$/u, '')) ||
    joined.test(first) ||
    shortened.test(text) ||
    letterWord.test(text) ||
    commandInUse.test(text)
  )
}
