import type { LanguageCode } from '../language-code.ts'
import { type NegationLexicon, positiveTable, wordSet } from '../negation-lexicon.ts'

/** Languages in which an exclusion is one word before the thing; what is there instead is a sentence of its own. */
export const lexiconsElsewhere: Partial<Record<LanguageCode, NegationLexicon>> = {
  it: {
    openers: wordSet('senza niente nessun nessuno nessuna'),
    verbs: wordSet('mostrare includere usare aggiungere'),
    fillers: wordSet('alcun alcuna il lo la i gli le un una nessun nessuna di'),
    stops: wordSet(
      'in con del della dei e o che per su sul sulla al alla a tra fra sotto sopra accanto è sono nel nella',
    ),
    positives: positiveTable(`
      persone, persona, gente, umani, turisti, folla, passanti > un luogo deserto; testo, testi, scritte, scritta, lettere, parole > superfici lisce e pulite;
      filigrana, logo, loghi, marchio, marchi > superfici lisce e pulite; auto, macchine, automobili, traffico > una via pedonale;
      ombre, ombra > luce uniforme; nuvole > cielo sereno; sfondo > un fondo liso e continuo; colore, colori > bianco e nero;
      animali > un luogo vuoto e quieto; edifici, palazzi, case > campagna aperta; cornice, bordo > un'immagine che arriva ai margini;
      mobili, arredi > pavimento libero e vuoto; quadri > pareti nude; piante, fiori > superfici nude; tappeti, tappeto > pavimento nudo; tende > finestre nude;
      televisore, tv > pareti libere; alberi > terreno aperto; barche > acqua aperta; occhiali > occhi ben visibili; barba > viso rasato; nebbia > aria limpida; neve > terreno asciutto
    `),
    withWord: '',
    deniesByNo: true,
    leaveOut: (nouns) => `una scena priva di ${nouns}`,
  },
  id: {
    openers: wordSet('tanpa jangan tidak no without'),
    verbs: wordSet('ada menampilkan tampilkan pakai memakai gunakan menggunakan tambahkan berisi terlihat menampilkan'),
    fillers: wordSet('ada sedikit pun satu apa segala adanya'),
    stops: wordSet('di dengan dari ke dan atau yang untuk pada oleh dalam sebagai saat ketika tetapi tapi hanya'),
    positives: positiveTable(`
      orang, manusia, turis, kerumunan, keramaian, pengunjung > tempat yang sepi dan lengang; teks, tulisan, huruf, kata > permukaan polos dan bersih;
      watermark, logo, merek > permukaan polos dan bersih; mobil, kendaraan, motor > jalan khusus pejalan kaki;
      bayangan > cahaya yang merata; awan > langit cerah; latar belakang, latar, background > latar polos yang rata; warna > hitam putih;
      bangunan, gedung > alam terbuka; hewan, binatang > tempat yang tenang dan kosong; bingkai > gambar hingga ke tepi
    `),
    withWord: '',
    leaveOut: (nouns) => `gambar yang bebas dari ${nouns}`,
  },
  nl: {
    openers: wordSet('zonder geen no without'),
    verbs: wordSet('tonen gebruiken'),
    fillers: wordSet('enige enkele een de het'),
    stops: wordSet('in op met van en of die dat voor over aan bij onder tussen naast is zijn'),
    positives: positiveTable(`
      mensen, personen, toeristen > een verlaten plek; tekst, letters, woorden > gladde, onbeschreven vlakken;
      watermerk, logo, logo's > gladde, onbeschreven vlakken; auto's, auto, verkeer > een autovrije straat;
      schaduw, schaduwen > gelijkmatig licht; wolken > heldere lucht; achtergrond > een effen achtergrond
    `),
    withWord: '',
    leaveOut: (nouns) => `een beeld vrij van ${nouns}`,
  },
  ru: {
    openers: wordSet('без никаких никакого никакой'),
    verbs: wordSet('показа'),
    fillers: wordSet('всяких всякого каких-либо лишних любых'),
    stops: wordSet('в во на с со и или для от до под над за у по из к который которая рядом между перед как'),
    positives: positiveTable(`
      людей, человека, туристов, толпы, прохожих > безлюдное, пустое место; текста, надписей, букв, слов > чистые, гладкие поверхности;
      водяных знаков, водяного знака, логотипа, логотипов > чистые, гладкие поверхности; машин, автомобилей, транспорта > пешеходная улица;
      теней > ровный свет; облаков, туч > ясное небо; фона > ровный однотонный фон; рамки, рамок > изображение до самых краёв;
      зданий, домов > открытая местность; животных > тихое, пустое место; цвета > чёрно-белые тона;
      мебели > свободный пустой пол; цветов, растений > голые простые поверхности; деревьев > открытая местность; алкоголя > безалкогольные напитки; снега > сухая земля;
      тумана > прозрачный воздух; проводов > чистое небо; очков > хорошо видимые глаза; бороды > гладко выбритое лицо
    `),
    withWord: '',
    leaveOut: (nouns) => `место, свободное от ${nouns}`,
  },
  ar: {
    openers: wordSet('بدون بلا دون'),
    verbs: wordSet('وجود أي إظهار ظهور'),
    fillers: wordSet('أي وجود أية'),
    stops: wordSet('في على من مع إلى عن و أو تحت فوق بين عند أمام خلف التي الذي'),
    positives: positiveTable(`
      ناس, الناس, أشخاص, بشر, سياح, زحام, حشود, الأشخاص > مكان خالٍ هادئ; نص, نصوص, كتابة, كتابات, كلمات, حروف > أسطح نظيفة ملساء;
      علامة مائية, شعار, شعارات, علامات > أسطح نظيفة ملساء; سيارات, مركبات > شارع للمشاة;
      ظلال, ظل > ضوء متساوٍ; غيوم, سحب > سماء صافية; خلفية > خلفية سادة; ألوان > أبيض وأسود
    `),
    withWord: '',
    leaveOut: (nouns) => `مشهد خالٍ من ${nouns}`,
  },
}
