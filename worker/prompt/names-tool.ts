/** Names of tools that only programs are written with or run on; the same in every language. */
const tools =
  'sps|plc|twincat|beckhoff|siemens s7|simatic|codesys|arduino|esp32|stm32|raspberry pi|vue|nuxt|pinia|vuex|react(?: native)?|next\\.?js|angular|svelte|jquery|redux|usestate|useeffect|typescript|javascript|node(?:\\.?js)?|express\\.js|nestjs|deno|npm|pnpm|webpack|vite|jest|vitest|cypress|playwright|selenium|pytest|junit|phpunit|symfony|laravel|doctrine|eloquent|wordpress-plugin|php|django|flask|fastapi|sqlalchemy|pandas|numpy|python|rails|ruby on rails|spring boot|hibernate|kotlin|golang|rust|swiftui|flutter|dart|unity|unreal|docker|kubernetes|k8s|kubectl|terraform|ansible|helm|nginx|apache|jenkins|gitlab ci|github actions|git|postgres(?:ql)?|mysql|mariadb|mongodb|redis|kafka|rabbitmq|elasticsearch|graphql|grpc|oauth2?|jwt|regex|c\\+\\+|c#|\\.net|asp\\.net|tailwind|css grid|flexbox|bash|powershell|systemd'
const atHead = new RegExp(`^[^\\p{L}\\p{N}]*(?:[\\p{L}]{1,10}[\\s,]+)?(?:${tools})(?![\\p{Script=Latin}\\d-])`, 'u')
const headReach = 60

/** True where a request of any language opens with the tool that it is about: "Laravel: …". */
export function opensWithTool(text: string): boolean {
  return atHead.test(text.trimStart().slice(0, headReach).toLowerCase())
}

/** Something does not do what it should, in the languages that we write. */
const trouble =
  /fehler|funktioniert nicht|geht nicht|hängt|stürzt ab|friert|langsam|doppelt|zweimal|undefined|null\b|#nv|\berror|falla|no funciona|no carga|colgad|se cuelga|tarda|lent[oa]|dos veces|por qué|erreur|plante|rame|ne (?:marche|fonctionne)|lente?\b|deux fois|requêtes|n\+1|pourquoi|não funciona|trava|\berro\b|duas vezes|por que|काम नहीं|एरर|त्रुटि|धीमा|क्यों|丢失|丟失|报错|報錯|失败|失敗|无法|無法|不生效|卡|慢|为什么|為什麼|排查|notready|エラー|動かない|動かず|遅い|重い|落ちる|できない|なぜ|\b[45]\d\d\b/iu
const troubleReach = 300

/** True where the opening tells of a fault. */
export function tellsOfTrouble(text: string): boolean {
  return trouble.test(text.slice(0, troubleReach))
}
