import type { Modality } from '#shared/prompts/prompt-result.ts'
import { textForms } from './data/group-signs-english.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isCooking } from './is-cooking.ts'
import { isTrouble } from './is-trouble.ts'
import { asksForDrawnPiece, namesToldThing } from './read-craft-sign.ts'

const pictureWords =
  /\b(?:draw|paint|sketch|photos?|photographs?|pictures?|images?|illustrations?|portraits?|headshots?|logos?|posters?|wallpapers?|renders?|icons?|stickers?|imagine|scene|anime|watercolou?r)\b/iu
const question =
  /^\W{0,8}(?:who|whose|whom|what|what's|why|how|when|where|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have|am|may|must)\s+\p{L}/iu
/** A journey by its two ends; and tools that are only written for. */
const journey =
  /^\W{0,8}(?:trains?|flights?|bus(?:es)?|cabs?|taxi|ferry|route|distance|directions) (?:from|to|between) \p{L}+ (?:to|from|and) /iu
const toolsCompared =
  /\b(?:illustrator|photoshop|figma|canva|svg|png|jpe?g|webp|canvas|css|font|react|vue)\b[^\n]{0,40}\bvs\b|\bvs\b[^\n]{0,40}\b(?:illustrator|photoshop|figma|canva|svg|png|jpe?g|webp|canvas)\b/iu
const toolOpening =
  /^\W{0,8}(?:opencv|pytorch|tensorflow|keras|numpy|matplotlib|django|laravel|css|html|javascript|typescript|golang|kotlin|flutter|hlsl|glsl|sql|php|jquery|webgl)\b(?! (?:logo|icon|sticker|poster|wallpaper|mascot|tattoo))/iu
/** Noun phrases that name a thing to be told, however much like a caption they look. */
const tellings =
  /^\W{0,8}(?:\S+ ){0,3}(?:(?:side effects?|symptoms?|causes?|advantages?|disadvantages?|pros and cons|benefits?|definition) of|differences? between)\b|^\W{0,8}(?:books?|movies?|films?|songs?|series|tv shows?|shows?|podcasts?|anime|games?) (?:similar to|like)\b|\b(?:game|activity|icebreaker|project|topic|content|business|startup|app|gift|lie) ideas?\W{0,8}$/iu
/** A subject of study in two or three words. */
const study = /^\W{0,8}(?:\p{L}+ ){1,2}(?:\p{L}{3,}(?:ics|ology|onomy|ism|ation|nomics))\W{0,8}$/iu
const artStyle = /\b(?:express|impress|surreal|cub|minimal|futur|brutal|realism|romantic)/iu
const pictureOpening =
  /^\W{0,8}(?:[\p{L}\p{N}-]+ ){0,3}(?:headshot|product (?:photo|shot|image)|main image|hero image|stock photo|desktop wallpaper|phone wallpaper|login screen|app screen|album cover|book cover|app icon|icon set|favicon|packaging mockup|package mockup|label design|(?:manga|comic) (?:panel|page|strip)|character sheet|expression sheet|model sheet|reference sheet|turnaround of|tileset|sprite sheet|pixel art|coloring page|colouring page|tattoo design|sticker of|ui mock-?up|ui design|wireframe (?:of|for)|dashboard (?:ui|mock-?up)|(?:wedding|birthday|party) invitation card|business card design|t-shirt design|abstract wallpaper|seamless (?:pattern|texture)|floor plan of|movie still|film still|mood ?board|herbarium sheet|(?:botanical|anatomical|zoological|natural history|scientific|entomological|specimen) (?:plate|sheet|chart)|field guide (?:page|plate)|(?:engraving|etching|lithograph|linocut|woodcut|risograph) of|(?:board|card|puzzle|game|toy) (?:game )?box (?:cover|art|design)|enamel pin of|postage stamp of)\b/iu
/** A design with its colours or its theme is to be seen, not told. */
const designInColour =
  /^\W{0,8}(?:[\p{L}\p{N}-]+ ){0,3}(?:dashboard|website|web page|landing page|app|ui|interface|card|brochure|packaging|label|banner|flyer|menu) design\b[^.?!]{0,120}\b(?:dark theme|light theme|dark mode|accent|palette|colou?rs?|typography|minimalist|flat style|gradient)\b/iu
/** A part of its own that only a picture has: its view, its studio, its ground. */
const pictureItem =
  /,\s*(?:(?:side|front|top|rear|back|three-quarter|overhead|aerial|eye-level|low-angle|bird['’]s-eye|isometric) view|view from (?:above|below|the side)|(?:studio|macro|close-up|product|packshot)(?: (?:shot|light|lighting|background|photo))?|(?:\S+ )?(?:background|backdrop|lighting|bokeh)|\d{2,3} ?mm(?: lens)?|f\/\d\S*)\s*(?:,|\.?$)/iu
const chatOpening =
  /^\W{0,8}(?:write|draft|explain|summari[sz]e|translate|review|fix|debug|code|build|implement|list|give|tell|help|suggest|compare|how|what|why|instagram|caption|alt text|copy|text|prompt|brief|ideas?)\b/iu
const booru = /^\W{0,8}\d\+?(?:girl|boy)s?\b/iu
const chatElsewhere =
  /^\W{0,8}(?:اكتب|اشرح|لخص|ترجم|كيف|لماذا|هل|ما |scrivi|scrivimi|spiega|riassumi|traduci|come |perché|напиши|объясни|составь|рецепт|ricetta |recette |receta |rezept |переведи|придумай|как |почему|что |сколько|зачем)|(?:लिखिए|लिखें|लिखो|लिख दो|बताइए|बताएँ|बताएं|बताओ|समझाइए|समझाएँ|समझाएं|दीजिए|दें|कीजिए)(?=\s*[।.!?]|\s*$)|(?:써 ?줘|써 ?주세요|작성해|설명해|알려 ?줘|번역해|요약해)|(?:เขียน|อธิบาย|สรุป|แปล)/iu
const pictureElsewhere =
  /^\W{0,8}(?:(?:un|una|uma|une|ein|eine|der|die|das) )?(?:\p{L}*foto|foto(?:grafía|grafia)?|imagen|imagem|ilustración|ilustração|retrato|formas abstratas|formas abstractas|dessin|peinture|aquarelle|gemälde|zeichnung|porträt|illustrazione|dipinto|ritratto|صورة|رسم|фото|картина|портрет|иллюстрация|рисунок)(?=\s|$)/iu

/** Romanised Hindi: a verb that asks, or a complaint, is no caption. */
const chatInHindi =
  /\b(?:kya|kaise|kyu|kyun|kyon|kab|kitn[aeiy]|batao|bataiye|bataye|likho|likhna|likhni|likh|samjhao|samjhaiye|chahiye|karu|karun|kare|raha|rahi|rahe|nahi)\b/iu

const flagReach = 120
/** The command of a picture model. */
const imagineCommand = /^\W{0,8}\/imagine\b|^\W{0,8}imagine prompt\s*:/iu
/** Parameters of picture models at the very end; commands of a shell end in other ones, or begin with their program. */
const closingFlags =
  /\s--(?:no [^\n-]{2,80}|tile|raw|hd|q(?:uality)? \.?\d\S*|seed \d+|style raw|exp \d+|iw \.?\d\S*|sw \d+|stop \d+)\s*$/iu
const shellOpening =
  /^\W{0,8}(?:\$ |(?:git|npm|npx|yarn|pip|docker|kubectl|curl|node|deno|python\d?|cargo|go|make|ffmpeg|apt|brew|ls|tar) )|`/iu

/** The syntax of tools that take weights and a second prompt. */
const weightedPrompt =
  /<lora:[^<>\n]{1,80}>|^\W{0,8}\(?(?:masterpiece|best quality|ultra-detailed|highres|score_9(?:_up)?)(?::\d[\d.]{0,4})?\)?\s?,|^[^\n?]{3,400}\n?\s?negative prompt: ?\S/iu
const weightReach = 900

/** What only a picture model understands, whatever the words say. */
export function addressesPictureModel(text: string): boolean {
  if (weightedPrompt.test(text.slice(0, weightReach))) return true
  return imagineCommand.test(text) || (closingFlags.test(text.slice(-flagReach)) && !shellOpening.test(text))
}

/** A greeting alone is no caption. */
const greeting =
  /^\W{0,8}(?:hi|hello|hey|hola|bonjour|hallo|namaste|thanks|thank you|good (?:morning|afternoon|evening)|okay|test|testing)(?: (?:there|all|everyone|team|again|you))?\W{0,8}$|^\s*(?:नमस्ते|नमस्कार|你好|您好|こんにちは|안녕(?:하세요)?|привет|здравствуйте|مرحبا|hola|ciao|olá|salut|namaskar)[\s!.।。！]*$/iu

/** What a draft surely is by its opening alone; null when its words have to be weighed. */
export function readModalitySign(draft: DraftFacts): Modality | null {
  const text = draft.instruction.trim().slice(0, 400)
  if (greeting.test(text) || textForms.test(text)) return 'chat'
  if (booru.test(text)) return 'image'
  if ((draft.language === 'en' && namesToldThing(draft)) || isTrouble(draft)) return 'chat'
  if (journey.test(text) || toolOpening.test(text) || (text.includes(' vs') && toolsCompared.test(text))) return 'chat'
  if (asksForDrawnPiece(text) && !chatOpening.test(text) && !question.test(text)) return 'image'
  if (pictureElsewhere.test(text)) return 'image'
  if ((pictureOpening.test(text) || designInColour.test(text)) && !chatOpening.test(text)) return 'image'
  if (pictureItem.test(text) && !chatOpening.test(text) && !question.test(text)) return 'image'
  if (pictureWords.test(text)) return null
  if (draft.language === 'en' && isCooking(draft)) return 'chat'
  if (draft.language === 'hi-Latn' && chatInHindi.test(text)) return 'chat'
  if (question.test(text) || chatElsewhere.test(text) || tellings.test(text)) return 'chat'
  return study.test(text) && !artStyle.test(text) ? 'chat' : null
}

const drawnOpening =
  /^\W{0,8}(?:(?:an?|the) )?(?:[\p{L}\p{N}-]+ ){0,3}(?:storyboard|flowchart|infographic|ui|ux|app screen|home screen|login screen|dashboard|diagram|org chart|mind map|map|wireframe|hero section|landing page|invitation(?: card)?|greeting card|banner|flyer|thumbnail|instagram post|letter [A-Z]|monogram|mock-?up)\b(?! (?:copy|text|content|headlines?|script|ideas?|words|wording|strategy|checklist|template|tips|analysis|feedback|audit))/iu
/** "Landing page copy" is the text on the page. */
const wording =
  /^\W{0,8}(?:[\p{L}\p{N}-]+ ){0,4}(?:copy|text|headlines?|captions?|wording|script|slogans?|taglines?|ideas?|content|subject lines?)\b/iu
/** A room with its size and without a question. */
const roomSize =
  /\b\d{1,2}(?:[.,]\d)? ?(?:x|×|by) ?\d{1,2}(?:[.,]\d)? ?(?:m|ft|feet|metres?|meters?)\b|\b\d{1,3} ?(?:sqm|sq ?m|m2|m²|sq ?ft|qm)\b/iu
const room =
  /\b(?:\p{L}*room|kitchen|balcony|office|studio|nursery|hallway|terrace|patio|loft|attic|apartment|flat|entryway|corner|nook)\b/iu
const roomTask =
  /\b(?:how|ideas?|layout|split|plan|list|cost|price|buy|shopping|where|what|tips|rent|lease|paint needed|tiles needed|calculate)\b|\?/iu

const scenesInHindi = /\b(?:raha|rahi|rahe|baith[aei]|khad[aei]|saja|saji|bhar[aei])\b/iu
const askingInHindi =
  /\b(?:kya|kaise|kyu|kyun|kyon|kab|kitn[aeiy]|bata\w*|likh\w*|samjha\w*|chahiye|karu|karun|kare|nahi|mujhe|mera|meri)\b|\?/iu
const openingArticle = /^\W{0,8}(?:un|una|une|uma|um|ein|eine|einen)\s\p{L}/iu
const writtenThing =
  /^\W{0,8}\p{L}+ (?:\p{L}+ )?(?:correo|carta|poema|cuento|resumen|receta|ensayo|e-?mail|lettre|courriel|poème|conte|résumé|recette|brief|gedicht|aufsatz|rezept|zusammenfassung|texto?e?|artículo|article|artikel|plan|script|guion|discurso|discours|rede|mensaje|message|nachricht|idea|idée|idee|pregunta|question|frage|código|code|tabla|tableau|tabelle|lista|liste)\b/iu
const shortWordsMax = 20

/** For a model that only draws: what would be a picture if it is to be anything. */
export function isDrawable(draft: DraftFacts): boolean {
  const text = draft.instruction.trim().slice(0, 400)
  if (drawnOpening.test(text) && !chatOpening.test(text) && !wording.test(text)) return true
  if (roomSize.test(text) && room.test(text) && !roomTask.test(text) && !chatOpening.test(text)) return true
  if (draft.words.length > shortWordsMax || /[?¿]/u.test(text)) return false
  if (draft.language === 'hi-Latn') return scenesInHindi.test(text) && !askingInHindi.test(text)
  return draft.language !== 'en' && openingArticle.test(text) && !writtenThing.test(text)
}
