/** A drawing that is typed: its words are code or text, whatever it shows. */
export const typedForms =
  /^\W{0,8}(?:[\p{L}\p{N}.'’-]+ ){0,3}(?:ascii (?:art|diagram|drawing)|mermaid (?:diagram|chart|code|flowchart|graph|sequence)|mermaid\.?js|plantuml|graphviz|tikz|openscad|p5\.?js|three\.?js|matplotlib|ggplot2?|d3\.?js|latex|turtle graphics|unicode art|emoji art)(?!\p{L})/iu
export const codeWanted =
  /\b(?:code only|only (?:the )?code|(?:svg|html|css|tikz|canvas|shader|glsl) (?:code|markup|snippet|path|file content)|as (?:inline )?(?:svg|html|css) code|in pure (?:css|html)|css only)\b|, code(?: please| pls)?\W*$/iu

/** Whoever opens so has a picture, or wants words about one. */
export const judging =
  /^\W{0,8}(?:please |pls |can you |could you )?(?:critique|review|rate|judge|evaluate|assess|analy[sz]e|roast|grade|feedback on|give (?:me )?feedback on|comment on|proofread|caption|transcribe|describe (?:this|my|the attached))\b(?! (?:poster|card|cover|banner|icon|page|chart)\b)/iu

/** Games, courses, tests and systems are designed in words. */
export const designedInWords =
  /^\W{0,8}(?:please |help me |can you )?(?:design|develop|create|build|make|plan|draw up|sketch out|map out|outline|train|prepare)(?: me| us)? (?:an? |the |some |my |our )?(?:[\p{L}\p{N}-]+ ){0,3}(?:game|games|course|survey|questionnaire|curriculum|database|db|schema|api|system|workout|lesson|study|experiment|quiz|process|workshop|test|algorithm|protocol|classifier|model for|programme|program|budget|syllabus|escape room|scavenger hunt|exercise|rubric|deck|slide deck|slides|presentation|ppt|powerpoint|spreadsheet|timetable|schedule|plan|experiment|pipeline|strategy|campaign|policy|itinerary|contract)(?! (?:logo|poster|cover|icon|art|banner|character|box|mascot|background|screen|flyer|illustration|wallpaper|card art|ui|map)\b)\b/iu
/** "12 slides on the water cycle". */
export const slides =
  /\b(?:\d{1,2}|ten|eight|six|five|twelve) slides\b|^\W{0,8}(?:slide deck|powerpoint|presentation) (?:on|about|for)\b/iu
export const inWords =
  /\bin words\b|\b(?:alt|picture book|children['’]?s book|book) text\b|\bcode only\b|\bstep by step instructions\b/iu

/** The last word of the name, where it comes with one of the words before it: "comparison table", "price list". */
export const toldCompounds =
  /^\W{0,8}(?:[\p{L}\p{N}'’-]+ ){0,5}?(?:(?:comparison|price|pricing|size|feature|decision|pros and cons|times|truth|conversion|league) (?:table|chart|list|matrix)|(?:\p{L}+ )?clause|(?:thesis|essay|research|dissertation|debate|blog|paper|talk) (?:topics?|titles?|questions?|ideas?)|(?:bedtime|guided|sleep|breathing|body scan) meditation|bedtime (?:story|stories)|(?:product|ebay|etsy|amazon|olx|classified|marketplace|airbnb|room|job) (?:listing|ad|advert|description)|classified ad|plot of|plot twists?|(?:shot by shot|scene by scene) breakdown|capsule wardrobe|packing list|shopping list|outfit ideas|synopsis of|cooking instructions|user stor(?:y|ies)|acceptance criteria|metaphors? (?:for|about|of)|similes? (?:for|about|of)|image classifier)(?!\p{L})/iu
/** "Pancakes without eggs" is cooked, whatever target is chosen. */
export const dishWithout =
  /^\W{0,8}(?:[\p{L}-]+ ){1,3}(?:without|with no|ohne|sin|sans|senza|sem|bez|без|tanpa|zonder) (?:an?y |the |l['’])?(?:eggs?|eier|ei|huevos?|[œo]e?ufs?|uov[ao]|ovos?|яиц|milk|milch|leche|lait|latte|leite|молока|gluten|sugar|zucker|az[úu]car|sucre|zucchero|a[çc][úu]car|сахара|yeast|hefe|levadura|levure|lievito|fermento|дрожжей|flour|mehl|harina|farine|farina|farinha|муки|oven|ofen|horno|four|forno|духовки|onions? (?:and|or) garlic|baking powder|backpulver|maida|santan|telur)\W*$/iu
/** A poem is asked for by its form, a paper by its kind, at the very beginning. */
export const writtenFormAbroad =
  /^\W{0,8}(?:(?:un|una|une|um|uma|ein|eine|einen|le|la) )?(?:\p{L}+ )?(?:d[ée]cima|soneto|sonetto|sonett|sonnet|haiku|ha[ïi]ku|copla|filastrocca|quadrinha|trova|poesía|poesia|poema|poème|gedicht|ode|стих\p{L}*|сонет|хокку|рассказ|pantun|puisi|ghazal|kavita|कविता|दोहा|ग़ज़ल|ग़ज़ल|चौपाई)(?![\p{L}-])|^\W{0,4}.{0,12}(?:七律|七绝|五律|五绝|絶句|俳句|短歌|川柳|计划书|計画書|企画書|報告書|提案書|議事録|履歴書|職務経歴書|契約書|作文|感想文|简历|策划案|계획서|보고서|이력서|기획서|자기소개서)/iu
export const picturedAbroad =
  /ilustra|illustra|imagen|imagem|immagine|\bbild|foto|dessin|dibujo|desenho|disegno|cartel|affiche|plakat|poster|портрет|рисун|иллюстрац|картин|gambar|イラスト|写真|絵|画像|ポスター|插画|插畫|海报|海報|照片|图片|그림|사진|포스터|이미지|चित्र|तस्वीर|retrato|porträt|ritratto|logo|portada|couverture|capa/iu
/** A part of its own that says how a picture is made. */
export const styledPart =
  /, ?(?:abstract|surreal|surrealist|minimalist|monochrome|no figures|no people|black and white|cinematic|watercolou?r|gouache|oil(?: on canvas)?|pencil|charcoal|ink(?: wash)?|flat colou?rs?|linocut|woodcut|pastel|macro|long exposure|isometric|low poly|pixel art|halftone|risograph|(?:character|creature|costume|prop|set) design(?: for [^,.]{2,30})?)\s*(?:,|\.?$)/iu
/** Only a picture can be asked to show no text, no people and no marks. */
export const leavesOutSight =
  /, ?(?:no|without|sin|sans|ohne|sem|senza|tanpa|без) (?:an?y )?(?:text|texto|texte|testo|teks|текста|надписей|watermarks?|logos?|people|crowds?|personas|pessoas|gente|personnes|menschen|persone|orang|людей|turistas|touristes)\W*$/iu
export const writtenFirst =
  /^\W{0,8}(?:short |funny |long )?(?:poem|haiku|story|essay|song|lyrics|speech|toast|e-?mail|letter|blog post|tweet|script|dialogue|text|sms|riddle|joke)s?\s?:/iu
const picturedToo =
  /\b(?:poster|illustration|logo|icon|photo|photograph|wallpaper|banner|infographic|painting|drawing|mascot|sticker|cover|flyer|card|3d|render|isometric|mural|cartoon)\b/iu

/** A tool, and the words that are only said of tools. */
const toolPairs: readonly (readonly [tool: RegExp, said: RegExp])[] = [
  [
    /\bpandas\b/iu,
    /\b(?:df|data ?frames?|columns?|group ?by|merge|pivot|csv|rolling|series|nan|rows?|index|join|dtype)\b/iu,
  ],
  [
    /\bpython\b/iu,
    /\b(?:script|function|lists?|loop|regex|flask|django|import|pip|class|dict|error|async|decorator|version)\b/iu,
  ],
  [/\brust\b/iu, /\b(?:panics?|unwrap|cargo|borrow|traits?|crates?|async|lifetimes?|compile\w*|mutex|enum|struct)\b/iu],
  [/\bkafka\b/iu, /\b(?:consumers?|topics?|lag|brokers?|partitions?|offsets?|producers?|rebalance|cluster)\b/iu],
  [/\bjasmine\b/iu, /\b(?:spy|spies|spyon|mocks?|tests?|specs?|private method)\b/iu],
  [/\bphoenix\b/iu, /\b(?:liveview|elixir|ecto|sockets?|channels?|genserver)\b/iu],
  [/\bsalmon\b/iu, /\b(?:alignments?|rna\S*|quant|transcripts?|reads)\b/iu],
  [/\bspark\b/iu, /\b(?:job|executors?|dataframe|shuffle|driver|stage|udf)\b/iu],
  [/\bhive\b/iu, /\b(?:query|partitions?|metastore|tables?)\b/iu],
  [/\bflask\b/iu, /\b(?:routes?|blueprints?|app|endpoint|jinja|session)\b/iu],
  [/\bmocha\b/iu, /\b(?:tests?|chai|ci|specs?|timeout)\b/iu],
  [/\bcucumber\b/iu, /\b(?:steps?|features?|gherkin|scenarios?)\b/iu],
  [/\bgin\b/iu, /\b(?:router|middleware|handler|gonic)\b/iu],
  [/\bcelery\b/iu, /\b(?:workers?|tasks?|queue|beat|redis|rabbitmq)\b/iu],
  [/\bpuppet\b/iu, /\b(?:manifests?|modules?|agent|facter)\b/iu],
  [/\bchef\b/iu, /\b(?:cookbooks?|knife|infra)\b/iu],
  [/\bruby\b/iu, /\b(?:gems?|rails|bundler?|rspec|irb|block|method)\b/iu],
  [/\bswift\b/iu, /\b(?:swiftui|xcode|optionals?|struct|protocol|combine)\b/iu],
  [/\bjenkins\b/iu, /./u],
  [
    /\b(?:leak|bug|crash|timeout|race condition)\b/iu,
    /\b(?:api|backend|frontend|endpoint|microservice|worker|heap|service|build)\b/iu,
  ],
]
const toolOpeningMax = 100

/** True for "pandas: df with columns", and for no caption of pandas. */
export function speaksOfTool(text: string): boolean {
  const opening = text.slice(0, toolOpeningMax)
  if (/^\W{0,8}(?:an?|the|two|three|baby|giant|photo|portrait) /iu.test(opening) || picturedToo.test(text)) return false
  return toolPairs.some(([tool, said]) => tool.test(opening) && said.test(opening.replace(tool, '')))
}

export { picturedToo }

/** Editing programs with a question behind them, and words about a picture, its price or its figures of speech. */
export const toldAbroad =
  /^\W{0,8}(?:photoshop|gimp|lightroom|illustrator|canva|figma|blender|procreate|corel\S*|premiere)\s?[:,–-]?\s.{0,20}(?:cómo|como |comment |wie |come |kaise|как |कैसे|如何|怎么)|^\W{0,8}(?:describe|décris|décrivez|beschreib\p{L}*|descreva|descrivi|опиши|jelaskan) (?:esta|esse|essa|este|cette|ce|diese[sn]?|das|questa|questo|эт[оу]|gambar ini|foto ini)\s|^\W{0,8}(?:\p{L}+ )?(?:ejemplos?|exemples?|exemplos?|esempi|beispiele|примеры|contoh) (?:de |d['’]|für |di |von )?(?:met[áa]\p{L}*|similitud\p{L}*|comparai\p{L}*|figures|metaph\p{L}*|haikus?|poema\p{L}*|vergleich\p{L}*|métaph\p{L}*|метафор\p{L}*|slogans?|lemas?)|\b(?:precios?|preise?|prix|preços?|prezzi|prezzo|fiyat\p{L}*|harga|biaya|цен[аы]|стоит|стоимость|tarifas?|tarif|kosten)(?!\p{L})|(?:料金|相場|値段|価格|費用|价格|價格|多少钱|가격|비용)/iu

const wishes =
  "(?:quero|preciso(?: de)?|gostaria de|queria|necesito|quiero|quisiera|busco|me gustaría|ich brauche|ich möchte|ich hätte gern\\p{L}*|ich will|wir brauchen|je veux|je voudrais|j[’']aimerais|il me faut|il nous faut|j[’']ai besoin d[’'e]|voglio|vorrei|mi serve|ho bisogno di|мне (?:нужен|нужна|нужно|нужны)|нам (?:нужен|нужна|нужно)|нужен|нужна|хочу|saya (?:mau|butuh|ingin)|aku (?:mau|butuh|ingin|pengen)|butuh|mujhe|ek|ik wil|أريد|bana)"
const pieces =
  '(?:logos?|logotip\\p{L}*|logotype|foto(?:grafía|grafia|grafie)?|photo(?:graphie)?|imagen|imagem|image|immagine|ilustraci[óo]n|ilustração|illustration|illustrazione|póster|poster|cartel|cartaz|affiche|plakat|bild|foto|zeichnung|dessin|dibujo|desenho|disegno|gambar|ilustrasi|banner|icono|ícone|icône|retrato|portrait|porträt|ritratto|aquarell|aquarelle|acuarela|aquarela|mural|tatuaje|tatuagem|tattoo|tatouage|логотип\\p{L}*|картинк\\p{L}*|рисунок|рисунк\\p{L}*|постер|изображени\\p{L}*|иллюстраци\\p{L}*|портрет|фото|صورة|شعار|رسمة|أيقونة)'
/** "Necesito un logotipo": the piece stands right behind the wish, and is not to be written about. */
export const wishAbroad = new RegExp(
  `^\\W{0,8}(?:hola[,!]? |hallo[,!]? |bonjour[,!]? |ciao[,!]? |olá[,!]? )?${wishes}\\s?(?:(?:un|una|um|uma|uno|ein|eine|einen|une|le|la|el|mi|my|ek|een|sebuah|un['’])\\s?)?(?:\\p{L}+ )?${pieces}(?! (?:alt|text|seo|nombre|ideas?|idee|compression))(?![\\p{L}-])`,
  'iu',
)
/** The same where the wish stands last. */
export const wishLast = new RegExp(
  `^\\W{0,8}(?:\\p{L}+ ){0,3}${pieces}(?![\\p{L}-]).{0,60}?(?:istiyorum|lazım|gerekiyor|chahiye|चाहिए|हवा आहे)(?!\\p{L})`,
  'iu',
)
/** A verb that only draws. */
export const drawAbroad =
  /^\W{0,8}(?:disegna(?:mi|te|tela)?|dipingi(?:mi)?|zeichne|zeichnet|mal(?:e|t)? (?:mir|uns|bitte|ein|eine|einen)|dibuja(?:me)?|píntame|desenh[ae]|dessine(?:-moi)?|peins|teken|schilder|нарисуй\p{L}*|gambar(?:kan)|lukis(?:kan)?|ارسم|رسم لي)(?!\p{L})(?!.{0,20}(?:conclusi|diagramma di stato|schluss|fazit))|(?<!\p{L})(?:çiz|çizer misin)(?!\p{L})/iu

/** What a picture is for, or made to look like, named first. */
export const picturedForms =
  /^\W{0,8}(?:an? |the )?(?:[\p{L}\p{N}'’-]+ ){0,4}?(?:thumbnail (?:for|of|about|showing)|thumbnail:|mood ?board\b(?! (?:app|software|tips|checklist|template))|(?:phone|desktop|laptop|iphone|android|mobile|lock screen|tablet) wallpaper|wallpaper (?:for|of|with)|character design\b(?! (?:course|tips|book|course|principles|jobs?|portfolio)))/iu
export const forWallpaper =
  /\bfor (?:an? |my |the )?(?:[\p{L}\p{N}-]+ ){0,2}(?:wallpaper|lock ?screen|screensaver|album cover|book cover|t-?shirt|tote bag|mug|poster)\W*$/iu
/** "Wes Anderson style post office". */
export const inManner =
  /^\W{0,8}(?:an? |the )?(?:[\p{L}\p{N}'’.-]+ ){1,3}?(?:style|inspired|esque)[ -](?:\p{L}+ ){0,2}(?:office|station|house|home|kitchen|bedroom|room|cafe|café|hotel|shop|store|street|city|village|town|garden|greenhouse|pump|train|car|bus|boat|ship|castle|palace|temple|church|library|cinema|theatre|theater|kiosk|market|bridge|tower|lighthouse|portrait|landscape|forest|lobby|bathroom|bar|diner|bakery|bookshop|motel|school|robot|dragon|cat|dog|fox|girl|boy|woman|man|king|queen|knight|witch|chair|lamp|teapot)\W*$/iu
const looks =
  'empty|abandoned|deserted|ruined|overgrown|derelict|misty|foggy|snowy|snow-covered|moonlit|sunlit|rain-soaked|candlelit|floating|crumbling|rusty|rusted|mossy|dusty|frozen|giant|gigantic|colossal|miniature|weathered|lonely|lone|solitary|sleeping|barefoot|translucent|bioluminescent|flooded|haunted|tangled|half-sunken|windswept|sunken|ivy-covered|burnt-out'
/** "Empty courtroom after the verdict": a look, a thing, and where or when. */
export const lookThenPlace = new RegExp(
  `^\\W{0,8}(?:an? |the |one |two |three )?(?:${looks}) (?:[\\p{L}-]+ ){1,3}(?:after|before|at|in|on|under|beside|near|beneath|above|behind|between|by|during|among|with) (?:the |an? |his |her |its )?[\\p{L}-]+`,
  'iu',
)
/** "Python coiled around a server rack": how something lies, and a thing that it lies on. */
export const posed =
  /^\W{0,8}(?:an? |the |two |three |one |my )?(?:[\p{L}-]+ ){1,4}(?:coiled|curled|perched|wrapped|draped|leaning|sitting|seated|lying|kneeling|crouching|crouched|asleep|sleeping|dozing|huddled|nestled|slumped|balancing|tangled|entwined) (?:up )?(?:around|on|over|in|under|by|beside|against|at|from|behind|above|along|across|inside|between|among|atop|near) (?:an? |the |his |her |its |two |three |old |tall |wet )/iu
export const spokenOf =
  /\b(?:my|i|i'm|we|our|me|how|why|what|should|can|could|does|is|are|vs|versus|tips|ideas?|help|explain|write|essay|story|poem|meaning|symptoms?|causes?|fix|error|problem|advice|list|cost|price|history|facts|names?|permit|laws?|rules?|rights|syndrome|nest syndrome|copy|state|states)\b|\?/iu
/** Two or more things that are not, each a part of its own: "a cat, not black, not sleeping". */
export const deniedTwice =
  /^[^,.?!\n]{3,50}(?:, [^,.?!\n]{2,30}){0,2}(?:, (?:no|not|without) [^,.?!\n]{2,25}){1,4}(?:, [^,.?!\n]{2,30})?\W*$/iu
