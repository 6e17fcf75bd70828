import type { LanguageCode } from '../language-code.ts'

const lists: readonly (readonly [LanguageCode, string])[] = [
  [
    'es',
    `inteligencia aprendizaje historia guerra revolución energía economía política salud educación ciencia
    tecnología filosofía arte música cine literatura matemáticas física química biología psicología derecho
    empresa negocio negocios mercado dinero finanzas inversión inversiones programación datos seguridad redes
    cocina receta recetas viaje viajes ciudad país mundo clima climático cambio agua tierra luna mar montaña
    animales perro gato niños familia amor felicidad muerte vida tiempo trabajo deporte fútbol idioma idiomas
    gramática española español hormigas abejas vino café jardín casa automático automática profundo
    renovables sostenible teletrabajo jubilación vivienda impuestos hipoteca emprendimiento huerto cómo qué aprender hacer cocinar guía redes sociales ahorro sueño ansiedad
    alimentación`,
  ],
  [
    'fr',
    `intelligence artificielle apprentissage histoire guerre révolution énergie énergies économie politique
    santé éducation philosophie musique cinéma littérature mathématiques physique chimie biologie psychologie
    droit entreprise marché argent finances investissement programmation données sécurité recette recettes
    voyage voyages ville monde climat climatique changement eau terre soleil lune mer montagne animaux chien
    enfants famille amour bonheur mort temps travail langue langues grammaire française français abeilles vin
    café jardin maison automatique profond renouvelables durable comment pourquoi apprendre cuisiner sommeil
    anxiété alimentation fromage télétravail bénévolat immobilier chômage retraite logement formation
    impôts impôt épargne numérique bien-être cuisine boulangerie vélo permaculture`,
  ],
  [
    'de',
    `künstliche intelligenz maschinelles lernen geschichte krieg revolution energie wirtschaft politik
    gesundheit bildung wissenschaft technik technologie philosophie kunst musik literatur mathematik physik
    chemie biologie psychologie recht unternehmen markt geld finanzen geldanlage programmierung daten
    sicherheit netzwerke küche kochen rezept reise reisen stadt welt klima klimawandel wasser erde sonne mond
    meer berg berge tiere hund katze kinder familie liebe glück tod leben zeit arbeit sprache sprachen
    grammatik deutsche deutsch bienen brot bier wein kaffee garten haus erneuerbare nachhaltigkeit wie warum
    schlaf angst ernährung fotografie wald vögel handwerk datenschutz und wärmepumpe wärmepumpen altersvorsorge
    mietrecht steuern steuererklärung rente ehrenamt elternzeit homeoffice schimmel hausbau photovoltaik`,
  ],
  [
    'pt',
    `inteligência aprendizado aprendizagem história guerra revolução energia economia política saúde educação
    ciência tecnologia filosofia arte música cinema literatura matemática física química biologia psicologia
    direito empresa negócio negócios mercado dinheiro finanças investimento investimentos programação dados
    segurança redes cozinha receita receitas viagem viagens cidade país mundo clima climáticas mudanças água
    terra sol lua mar montanha animais cachorro gato crianças família amor felicidade morte vida tempo
    trabalho teletrabalho aposentadoria moradia impostos empreendedorismo horta esporte futebol língua línguas gramática portuguesa português abelhas pão vinho café jardim casa
    automático profundo renováveis sustentável como aprender fazer cozinhar sono ansiedade alimentação
    neurais`,
  ],
  [
    'en',
    `art music energy cuisine pain film sport land nature history science intelligence artificial learning guide revolution politics film sport café data the of
    and in for to on with how why what`,
  ],
]

/** Endings that few other languages share. */
const endings: readonly (readonly [LanguageCode, RegExp])[] = [
  ['es', /(?:ción|ciones|dad|dades|encia|ancia|miento|ñ\p{L}+)$|[ñ¿¡]/u],
  ['fr', /(?:elle|elles|eaux|ique|iques|euse|aire|ées?|eur|eurs|té|tés)$|[œêîç]\p{L}/u],
  ['de', /\p{L}(?:ung|ungen|keit|heit|schaft|lich|liche|licher|isches|ische)$|[ßäöü]/u],
  ['pt', /(?:ção|ções|dade|dades|ência|ância|mento)$|[ãõ]/u],
]

/** Nouns and endings by which even a topic of two words shows its language. */
export const topicWords: {
  words: ReadonlyMap<string, readonly LanguageCode[]>
  endings: readonly (readonly [LanguageCode, RegExp])[]
} = { words: invert(), endings }

function invert(): Map<string, LanguageCode[]> {
  const byWord = new Map<string, LanguageCode[]>()
  for (const [language, text] of lists) {
    for (const word of new Set(text.split(/\s+/u))) byWord.set(word, [...(byWord.get(word) ?? []), language])
  }
  return byWord
}
