import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { DraftFacts } from './draft-facts.ts'

const pictureWords =
  /\b(?:draw|paint|sketch|photos?|photographs?|pictures?|images?|illustrations?|portraits?|headshots?|logos?|posters?|wallpapers?|renders?|icons?|stickers?|imagine|scene|anime|watercolou?r)\b/iu
const question =
  /^\W*(?:who|whose|whom|what|what's|why|how|when|where|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have|am|may|must)\s+\p{L}/iu
/** Noun phrases that name a thing to be told, however much like a caption they look. */
const tellings =
  /^\W*(?:\S+ ){0,3}(?:(?:side effects?|symptoms?|causes?|advantages?|disadvantages?|pros and cons|benefits?|definition) of|differences? between)\b|^\W*(?:books?|movies?|films?|songs?|series|tv shows?|shows?|podcasts?|anime|games?) (?:similar to|like)\b|\b(?:game|activity|icebreaker|project|topic|content|business|startup|app|gift|lie) ideas?\W*$/iu
/** A subject of study in two or three words. */
const study = /^\W*(?:\p{L}+ ){1,2}(?:\p{L}{3,}(?:ics|ology|onomy|ism|ation|nomics))\W*$/iu
const artStyle = /\b(?:express|impress|surreal|cub|minimal|futur|brutal|realism|romantic)/iu
const pictureOpening =
  /^\W*(?:[\p{L}\p{N}-]+ ){0,3}(?:headshot|product (?:photo|shot|image)|main image|hero image|stock photo|desktop wallpaper|phone wallpaper|login screen|app screen|album cover|book cover)\b/iu
const chatOpening =
  /^\W*(?:write|draft|explain|summari[sz]e|translate|review|fix|debug|code|build|implement|list|give|tell|help|suggest|compare|how|what|why|instagram|caption|alt text|copy|text|prompt|brief|ideas?)\b/iu
const booru = /^\W*\d\+?(?:girl|boy)s?\b/iu
const chatElsewhere =
  /^\W*(?:اكتب|اشرح|لخص|ترجم|كيف|لماذا|هل|ما |scrivi|scrivimi|spiega|riassumi|traduci|come |perché|напиши|объясни|составь|рецепт|ricetta |recette |receta |rezept |переведи|придумай|как |почему|что |сколько|зачем)|(?:लिखिए|लिखें|लिखो|लिख दो|बताइए|बताएँ|बताएं|बताओ|समझाइए|समझाएँ|समझाएं|दीजिए|दें|कीजिए)(?=\s*[।.!?]|\s*$)|(?:써 ?줘|써 ?주세요|작성해|설명해|알려 ?줘|번역해|요약해)|(?:เขียน|อธิบาย|สรุป|แปล)/iu
const pictureElsewhere =
  /^\W*(?:(?:un|una|uma|une|ein|eine|der|die|das) )?(?:\p{L}*foto|foto(?:grafía|grafia)?|imagen|imagem|ilustración|ilustração|retrato|formas abstratas|formas abstractas|dessin|peinture|aquarelle|gemälde|zeichnung|porträt|illustrazione|dipinto|ritratto|صورة|رسم|фото|картина|портрет|иллюстрация|рисунок)(?=\s|$)/iu

/** Romanised Hindi: a verb that asks, or a complaint, is no caption. */
const chatInHindi =
  /\b(?:kya|kaise|kyu|kyun|kyon|kab|kitn[aeiy]|batao|bataiye|bataye|likho|likhna|likhni|likh|samjhao|samjhaiye|chahiye|karu|karun|kare|raha|rahi|rahe|nahi)\b/iu

/** A greeting alone is no caption. */
const greeting =
  /^\W*(?:hi|hello|hey|hola|bonjour|hallo|namaste|thanks|thank you|good (?:morning|afternoon|evening)|okay|test|testing)(?: (?:there|all|everyone|team|again|you))?\W*$|^\s*(?:नमस्ते|नमस्कार|你好|您好|こんにちは|안녕(?:하세요)?|привет|здравствуйте|مرحبا|hola|ciao|olá|salut|namaskar)[\s!.।。！]*$/iu

/** What a draft surely is by its opening alone; null when its words have to be weighed. */
export function readModalitySign(draft: DraftFacts): Modality | null {
  const text = draft.instruction.trim().slice(0, 400)
  if (greeting.test(text)) return 'chat'
  if (booru.test(text)) return 'image'
  if (pictureElsewhere.test(text)) return 'image'
  if (pictureOpening.test(text) && !chatOpening.test(text)) return 'image'
  if (pictureWords.test(text)) return null
  if (draft.language === 'hi-Latn' && chatInHindi.test(text)) return 'chat'
  if (question.test(text) || chatElsewhere.test(text) || tellings.test(text)) return 'chat'
  return study.test(text) && !artStyle.test(text) ? 'chat' : null
}
