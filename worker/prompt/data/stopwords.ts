import type { LanguageCode } from '../language-code.ts'

const lists: readonly (readonly [LanguageCode, string])[] = [
  [
    'en',
    'the a an and of to in is for with on that this from by are be it as at or not what how why write give make about my your i you we can should into between one two image photo no do it me at its has have was which there please explain create translate summarize list using help these their if when will would but they who all than after before during without',
  ],
  [
    'es',
    'el la los las un una y de en que con para por del al mi tu su es como qué cómo más sobre este esta cuáles escribe dame hazme crea explica sin debe puede o lo le se ser son está están fue quiero necesito traduce resume redacta describe genera ayúdame entre también pero si cuál cuándo dónde porque hacer siguiente ni muy tengo a',
  ],
  [
    'fr',
    'le la les un une des et de en que avec pour par du au mon ton son est comme sur ce cette quels écris donne fais crée explique sans dans vous je il elle où ou ne pas doit être aux mes tes ses nos vos votre notre qui sont rédige rédigez écrivez expliquez traduis résume quelle quelles quel peux-tu moi nous plus mais entre comment pourquoi suis à ont leur leurs ces quand quoi deux trois vieux vieille petit petite enfants jours sous chez a',
  ],
  [
    'de',
    'der die das ein eine und von zu in ist für mit auf dass den dem des mir mein sind nicht wie was schreibe schreib erkläre erstelle über ohne oder eines einer ich du wir sie es im am zum zur bei aus nach einen einem kann soll muss wird werden auch als bitte gib übersetze fasse nenne beschreibe warum meine meinen meiner habe haben hat diese dieser dieses diesen analysiere vergleiche zeige finde hilf welche zwei drei wenig keine keinen alte alter alten kleine kleiner',
  ],
  [
    'pt',
    'os um uma e de em que com para por da na dos das meu minha seu sua é como mais sobre este esta escreva crie explique sem ou não você o as ao à no nos nas pelo pela são está isso eu quero preciso faça traduza resuma gere liste qual quais entre também mas se fazer meus minhas muito tenho dois duas três crianças velho velha num numa só depois a',
  ],
  [
    'it',
    'il lo gli di che per con un una uno da nei degli quanto dove quale ogni essere hanno sul del della dei delle nel nella sono è come cosa scrivi scrivimi crea spiega spiegami fammi dammi traduci riassumi più questo questa perché senza anche mi si ma tra fra al alla su io tu noi ho hai due tre quattro giorni bambini persone ricetta ricette esercizi racconto vecchio vecchia piccolo piccola nessuna nessuno vedere sotto sopra fino dopo prima fai finta metti quando visto dall all poi chi nove giovane concentrata a in i',
  ],
  [
    'nl',
    'het een van en voor met op dat deze niet ik je jij wij zijn wordt hoe waarom schrijf maak geef leg uit naar aan bij als ook maar mijn jouw over zonder of kan moet de is in te er dan wat we ze hij twee drie vier kinderen mensen geen tegen door onder boven naast achter oude kleine grote korte kort waar welke hoeveel hebben heb wil verhaal oefeningen namen klanten dagen vertaal recept na tot hun haar om nog',
  ],
  [
    'tr',
    've bir bu için ile çok daha nasıl neden ne bana yaz yap açıkla olan olarak gibi hakkında değil mi benim ver kısa en lütfen oluştur ama iki üç dört beş kişilik tarifi gün günlük üzerine kadar sonra önce yaşlı eski küçük büyük yok var kaç altında üstünde içinde ya da olma yapılacak ikinci tek her gece günde kişi oldu bozuldu',
  ],
  [
    'pl',
    'na do nie się to jest jak że dla o od po przez napisz stwórz wyjaśnij podaj który która które mój moja mi czy oraz ale jest są być',
  ],
  [
    'vi',
    'và của là cho các một trong được với không những này có người viết tôi bạn hãy về như khi để từ cách làm giúp bài theo cái tên lúc tại sao nước nấu tập kế hoạch ông bà ở trên dưới gì hai ba',
  ],
  [
    'id',
    'yang dan di ke dari untuk dengan ini itu adalah dalam tidak pada saya anda buatkan buat tulis tuliskan jelaskan apa bagaimana akan atau sebuah tentang berikan bisa juga resep orang pendek nama toko kenapa mengapa tanpa saat kecil besar tua anak cara kami kita sudah belum ada soal pelanggan rencana seorang seekor matahari setelah sedang mau hari lebih jangan harus seperti oleh baru dua sembilan',
  ],
  ['ro', 'și în de la cu pentru o un este care nu pe din sunt mai scrie despre ce cum îmi vreau fără sau'],
  [
    'cs',
    'na se je že pro jak který která která napiš vysvětli mi nebo ale jsou být aby který jsem použij vymysli bude',
  ],
  ['sv', 'och att det som ett på är för med av inte jag du till den om skriv förklara hur kan min från eller'],
  ['da', 'og at det som en et på er for med af ikke jeg du til den om skriv forklar hvordan kan min fra eller hvad'],
  ['fi', 'ja on ei se että hän kun mutta tai joka kirjoita selitä miten mitä minulle voi ovat ole kuin jossa'],
  ['hu', 'az és hogy nem egy is van írj egy kérlek magyarázd el hogyan vagy ez de nekem meg ha mint lehet'],
  [
    'hi-Latn',
    'hai hain kya mujhe mere meri mera liye ka ki ke ko se mein aur nahi kaise karo karna likho batao ek chahiye kijiye par yeh woh apne baare bare batayein likhiye kaun kyon kyun kyu hum aap me kar karne karu karun karni kare samjhao samjhaiye bataiye bataye likhna likhni likhe likhkar hota hoti hote raha rahi rahe gaya gayi kiya kab kahan kitna kitne kitni bhi phir mat nahin accha acha bana banane banao chahte wala wali wale hua hui tha thi koi insaan insan kam dukaan dukan beech gaon subah raat barish baarish ghar purana purani logon bachche shaam aasman ladka ladki udata chhat bada badi chhota chhoti naya nayi thanda garam gali ped phool upar neeche saath',
  ],
]

/** Function word → the languages that use it. */
export const stopwords: ReadonlyMap<string, readonly LanguageCode[]> = invert()

/** Letters that few languages use; each counts like a function word. */
export const tellingLetters: ReadonlyMap<string, readonly LanguageCode[]> = new Map(
  (
    [
      ['ñ¿¡', ['es']],
      ['ãõ', ['pt']],
      ['ß', ['de']],
      ['êœùû', ['fr']],
      ['ğıİş', ['tr']],
      ['ąęłśźż', ['pl']],
      ['ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ', ['vi']],
      ['șță', ['ro']],
      ['ěřů', ['cs']],
      ['őű', ['hu']],
      ['å', ['sv', 'da']],
      ['æø', ['da']],
    ] as const
  ).flatMap(([letters, languages]) => [...letters].map((letter) => [letter, languages] as const)),
)

function invert(): Map<string, LanguageCode[]> {
  const byWord = new Map<string, LanguageCode[]>()
  for (const [language, words] of lists) {
    for (const word of new Set(words.split(' '))) byWord.set(word, [...(byWord.get(word) ?? []), language])
  }
  return byWord
}
