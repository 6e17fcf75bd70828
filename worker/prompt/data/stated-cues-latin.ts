import { splitTerms } from '../split-terms.ts'
import type { StatedPart } from './stated-cues.ts'

export type LocalisedCues = Readonly<Record<StatedPart, readonly string[]>>

/** Beginnings of words that show that the author already settled a part of the prompt; `_` closes the word. */
export const latinStatedCues: Readonly<Record<'es' | 'fr' | 'de' | 'pt', LocalisedCues>> = {
  es: {
    format: splitTerms(`
      json, yaml, xml, csv_, markdown, tabla_, tablas_, formato, en forma de lista, una lista, lista de, lista con, lista numerada,
      viñeta, párrafo, asunto, título, apartado, sección_, secciones, encabezado, columnas, estrofa, soneto, haiku, guion de,
      guión de, comillas, posdata, asterisco, mayúscula, minúscula, bloque de código, paso a paso, esquema, puntos clave,
      termina tu respuesta, repite la petición, opciones para tu respuesta, corchetes, hashtag, en verso
    `),
    length: splitTerms(`
      máximo, maximo, mínimo, al menos, como mucho, corto_, corta_, cortos_, cortas_, breve, conciso, concisa, extenso, largo_, larga_, detallad, en detalle,
      a fondo, una frase, una página, resumid
    `),
    tone: splitTerms(`
      tono, formal, informal, amable, profesional, divertid, humor, gracios, cercan, cálid, persuasiv, respetuos, seri_,
      serio_, seria_, estilo, irónic, sarcástic, poétic, lenguaje sencillo, lenguaje claro, empátic, registro, coloquial
    `),
    audience: splitTerms(`
      audiencia, público, lector, principiante, para mi_, para mis_, a mi_, a mis_, para niñ, para estudiantes, para alumnos, para
      personas, para quien, dirigid, mi jefe, mi jefa, mi equipo, cliente, usuarios, para un público, años_, para adolescentes, para
      empresas, para padres, experto, niños
    `),
    purpose: splitTerms(`
      para que, con el fin de, a fin de, con el objetivo, el objetivo, el propósito, pidiendo, solicitando, anunciando,
      invitando, agradeciendo, disculpándome, porque, quiero que, necesito que, para convencer, para promocionar, para vender, con la intención, sirve para
    `),
    role: splitTerms(
      `eres un, eres una, eres el, eres la, actúa como, actua como, haz de, imagina que eres, tu papel, compórtate como, como si fueras`,
    ),
    background: splitTerms(`
      estoy_, tengo_, soy_, trabajo en, trabajo como, mi empresa, mi negocio, nuestra empresa, somos_, vivo en, actualmente, contexto, mi hij,
      nuestro_, nuestra_, estudio_, llevo_, mi situación
    `),
    rules: splitTerms(`
      debe_, deben_, debes_, solo_, sólo_, únicamente, asegúrate, sin_, no uses, no incluyas, no utilices, no menciones, evita_, incluye, incluir, incluya,
      utiliza_, utilizando, usa_, exactamente, nunca_, siempre_, al menos, como máximo, tiene que, tienen que, no olvides, mantén, menciona
    `),
  },
  fr: {
    format: splitTerms(`
      json, yaml, xml, csv_, markdown, tableau, format_, en forme de liste, une liste, liste de, liste numérotée, puces, paragraphe,
      objet_, titre, section_, sections_, rubrique, colonnes, strophe, sonnet, haïku, script, guillemets, post-scriptum, p.s., astérisque, majuscule,
      minuscule, bloc de code, étape par étape, plan détaillé, points clés, terminez votre, concluez votre, finissez, débuter par le mot, options suivantes, vers_, alexandrin,
      répétez la demande, accents, crochets, balise
    `),
    length: splitTerms(`
      maximum, minimum, au moins, au plus, court_, courte_, courts_, courtes_, bref_, brève, concis, long_, longue_, détaillé, en détail,
      une phrase, une page, succinct, pas plus de, moins de
    `),
    tone: splitTerms(`
      sur un ton, le ton_, ton_ formel, un ton_, formel, informel, amical, professionnel, drôle, humour, humoristique, chaleureu, persuasif, poli_, polie_, sérieu, style,
      ironique, sarcastique, poétique, langage simple, langage clair, empathique, registre, familier, soutenu
    `),
    audience: splitTerms(`
      audience, public_, lecteur, débutant, pour mon_, pour ma_, pour mes_, à mon_, à ma_, à mes_, pour les enfants, pour des enfants, pour enfants, pour les étudiants,
      destiné, adressé, mon patron, mon chef, mon équipe, client, utilisateurs, ans_, adolescent, entreprises, parents, expert, enfants
    `),
    purpose: splitTerms(`
      pour que, afin d, dans le but, l'objectif, le but_, en demandant, demandant, annonçant, invitant, pour demander, pour remercier, pour annoncer,
      parce que, je veux, j'aimerais, je souhaite, pour convaincre, pour vendre, pour promouvoir, en vue de, pour exprimer
    `),
    role: splitTerms(
      `tu es un, tu es une, tu es le, vous êtes un, vous êtes une, agis comme, agissez comme, joue le rôle, jouez le rôle, imagine que tu, imaginez que vous, dans la peau, comme si tu étais, du point de vue`,
    ),
    background: splitTerms(`
      je suis, j'ai, je travaille, mon entreprise, ma société, notre entreprise, nous sommes, nous avons, j'habite, actuellement, contexte, mon fils, ma fille, notre_, nos_, mon projet
    `),
    rules: splitTerms(`
      doit_, doivent_, devez_, dois_, devra_, uniquement, seulement, assure-toi, assurez-vous, veille à, veillez, sans_, n'utilise, n'inclu, ne pas_, évite, inclu, utilise_, utilisez_,
      en utilisant, exactement, jamais_, toujours_, au moins, au maximum, exclusivement, proscri, aucun_, aucune_, il faut, mentionne, limitez
    `),
  },
  de: {
    format: splitTerms(`
      json, yaml, xml, csv_, markdown, tabelle, format_, als liste, eine liste, liste mit, nummerierte liste, stichpunkt, aufzählung, absatz, absätze, absätzen,
      betreff, titel, überschrift, abschnitt, spalten, strophe, sonett, haiku, anführungszeichen, großbuchstaben, kleinbuchstaben,
      codeblock, schritt für schritt, gliederung, reim, in versform, bulletpoint
    `),
    length: splitTerms(`
      maximal, höchstens, mindestens, kurz_, kurze_, kurzen_, kurzer_, kurzes_, knapp, lang_, lange_, langer_, ausführlich, detailliert, ein satz, einem satz, eine seite, einer seite,
      nicht mehr als, nicht länger, weniger als
    `),
    tone: splitTerms(`
      ton_, tonfall, formell, förmlich, informell, locker, freundlich, höflich, professionell, lustig, humor, witzig, herzlich, überzeugend, sachlich, ernst, stil_,
      ironisch, sarkastisch, poetisch, einfacher sprache, einfache sprache, einfühlsam, duze, sieze
    `),
    audience: splitTerms(`
      zielgruppe, publikum, leser, anfänger, für mein, an mein, für kinder, für schüler, für studierende, für studenten, für eltern, für menschen, für leute, mein chef, meinen chef, meine chefin, kund,
      jahre alt, jährig, laien, fachpublikum, team_, richtet sich
    `),
    purpose: splitTerms(`
      damit_, um_, ziel ist, das ziel, zweck, weil_, ich möchte, ich will, mit der bitte, zu überzeugen, zu gewinnen, einladen, ankündig, bitten_
    `),
    role: splitTerms(
      `du bist ein, du bist eine, du bist der, du bist die, agiere als, handle als, stell dir vor, verhalte dich, in der rolle, schlüpfe in, sie sind ein, als wärst du`,
    ),
    background: splitTerms(`
      ich bin, ich habe, ich arbeite, meine firma, mein unternehmen, unser_, unsere_, unserem_, wir sind, wir haben, ich wohne, zurzeit, derzeit, kontext, hintergrund, meine tochter, mein sohn
    `),
    rules: splitTerms(`
      muss_, müssen_, soll_, sollen_, sollte_, nur_, ausschließlich, achte darauf, stelle sicher, ohne_, verwende_, verwende kein, vermeide, nicht verwenden, nenne kein, erwähne, genau_, niemals, nie_, immer_, mindestens, höchstens, nutze_, enthalten, keine_, kein_
    `),
  },
  pt: {
    format: splitTerms(`
      json, yaml, xml, csv_, markdown, tabela, formato, em forma de lista, uma lista, lista de, lista com, lista numerada, tópicos, marcadores,
      parágrafo, assunto_, título, seção, seções, colunas, estrofe, soneto, haicai, roteiro, aspas, maiúscula, minúscula, bloco de código,
      passo a passo, esquema, pontos principais, hashtag, cordel, colchetes
    `),
    length: splitTerms(`
      máximo, mínimo, pelo menos, no mínimo, curto_, curta_, curtos_, curtas_, breve, conciso, concisa, longo_, longa_, detalhad, em detalhe,
      uma frase, uma página, até _, menos de
    `),
    tone: splitTerms(`
      tom_, formal, informal, amigável, gentil, profissional, engraçad, humor, divertid, acolhedor, persuasiv, educad, sério_, séria_, estilo,
      irônic, sarcástic, poétic, linguagem simples, linguagem clara, empátic, descontraíd
    `),
    audience: splitTerms(`
      público, audiência, leitor, iniciante, para meu, para minha, para o meu, para a minha, ao meu, à minha, para crianças, para estudantes, para alunos, para pessoas,
      meu chefe, minha chefe, minha equipe, cliente, usuários, anos_, adolescentes, empresas, pais_, especialista, leigo, crianças
    `),
    purpose: splitTerms(`
      para que, a fim de, com o objetivo, o objetivo, pedindo, solicitando, anunciando, convidando, agradecendo, porque_, quero_, preciso que, para convencer,
      para vender, para divulgar, com a intenção
    `),
    role: splitTerms(
      `você é um, você é uma, você é o, você é a, aja como, atue como, finja, imagine que você, faça o papel, como se fosse`,
    ),
    background: splitTerms(`
      eu sou, sou_, estou_, tenho_, trabalho com, trabalho em, trabalho como, minha empresa, meu negócio, nossa_, nosso_, somos_, moro em, atualmente, contexto, meu filho, minha filha
    `),
    rules: splitTerms(`
      deve_, devem_, deverá, apenas_, somente_, só_, certifique, garanta, sem_, não use, não inclua, não mencione, evite, inclua, incluindo, utilize, use_,
      usando, exatamente, nunca_, sempre_, no máximo, no mínimo, pelo menos, tem que, precisa ter, mantenha, cite_, mencione
    `),
  },
}
