import type { LanguageCode } from '../language-code.ts'
import { type NegationLexicon, positiveTable, wordSet } from '../negation-lexicon.ts'
import { stemWord } from '../word-forms.ts'
import { lexiconsElsewhere } from './negation-lexicons-elsewhere.ts'
import { lexiconsUnspaced } from './negation-lexicons-unspaced.ts'
import { positivePhrases } from './positive-phrases.ts'

const english: NegationLexicon = {
  openers: wordSet('no without avoid avoiding exclude excluding omit omitting'),
  verbs: wordSet(
    'include add show use have having draw put want depict paint render contain feature generate display showing have containing need',
  ),
  fillers: wordSet('any a an the visible single additional of sign signs form forms kind kinds'),
  stops: wordSet(
    `in on at with from to for by into over under near around behind beside between against across through of as than that
     which who whose where while is are was were be being been has have had can will would should and or nor but so if except apart
     because when like such including it its the a an his her their this these those there only just seen visible present allowed please left right next
     above below inside outside along within about up down out off onto upon nearby anywhere`,
  ),
  positives: new Map([...positivePhrases].map(([noun, phrase]) => [noun.split(' ').map(stemWord).join(' '), phrase])),
  withWord: 'with',
  hasParticiples: true,
  leaveOut: (nouns) => `a scene clear of any ${nouns}`,
}

const lexicons: Partial<Record<LanguageCode, NegationLexicon>> = {
  es: {
    openers: wordSet('sin evitar evita ningún ninguna'),
    verbs: wordSet('incluir mostrar usar poner añadir incluyas muestres pongas añadas uses incluya muestre ponga'),
    fillers: wordSet('ningún ninguna ni el la los las un una'),
    stops: wordSet(
      'desde hasta durante frente sino pero ni en con de del y o que para por sobre al a bajo entre junto es está',
    ),
    positives: positiveTable(`
      gente, personas, persona, humanos > un lugar desierto; texto, textos, letras, palabras > superficies lisas y limpias;
      marca de agua, logo, logos, logotipo, marca > superficies lisas y limpias; coches, autos, carros > una calle peatonal;
      sombras, sombra > luz pareja; nubes > cielo despejado; fondo > fondo liso continuo; color > blanco y negro;
      turistas, multitud, peatones > un lugar desierto; muebles > suelo despejado y vacío; cuadros > paredes desnudas; plantas, flores > superficies desnudas;
      edificios, casas > campo abierto; árboles > terreno abierto; animales > un lugar tranquilo y vacío; barcos > agua abierta; marco, borde > imagen hasta los bordes;
      cables > horizonte despejado; gafas, lentes > ojos bien visibles; barba > rostro afeitado; niebla > aire limpio; nieve > suelo seco; sombrillas, parasoles > arena abierta;
      filtro, filtros > colores naturales; degradado, degradados > colores planos; alfombra, alfombras > suelo desnudo; cortinas > ventanas desnudas; velas > luz natural
    `),
    withWord: 'con',
    deniesByNo: true,
    leaveOut: (nouns) => `una escena libre de ${nouns}`,
  },
  fr: {
    openers: wordSet('sans aucun aucune no without'),
    verbs: wordSet('montrer inclure'),
    fillers: wordSet('aucun aucune de le la les un une'),
    stops: wordSet(
      'pendant devant derrière chez mais ni dans avec du des et ou que pour par sur au aux à sous entre est',
    ),
    positives: positiveTable(`
      personne, personnes, gens, monde > un lieu désert; texte, lettres, mots > des surfaces nettes et vierges;
      filigrane, logo, logos, marque > des surfaces nettes et vierges; voiture, voitures > une rue piétonne;
      ombre, ombres > une lumière égale; nuage, nuages > un ciel dégagé; fond > un fond uni continu;
      touristes, foule, passants > un lieu désert; meubles, mobilier > un sol nu et dégagé; tableaux > des murs nus; plantes, fleurs > des surfaces nues;
      bâtiments, immeubles, maisons > la campagne ouverte; arbres > un terrain ouvert; animaux > un lieu calme et vide; bateaux > une eau libre; cadre, bordure > une image jusqu'aux bords;
      parasols > du sable nu; lunettes > des yeux bien visibles; barbe > un visage rasé; brume, brouillard > un air limpide; neige > un sol sec; tapis > un sol nu;
      rideaux > des fenêtres nues; couleur, couleurs > le noir et blanc; filtre, filtres > des couleurs naturelles; dégradé, dégradés > des aplats nets
    `),
    withWord: 'avec',
    leaveOut: (nouns) => `une scène exempte de ${nouns}`,
  },
  de: {
    openers: wordSet('ohne kein keine keinen keiner keinem no without'),
    verbs: wordSet('zeigen verwenden'),
    fillers: wordSet('jede jeden irgendwelche den die das der einen eine'),
    stops: wordSet(
      'bei nach vor aus zu zum zur beim während in noch im auf mit von und oder der für über am an unter zwischen neben ist sind',
    ),
    positives: positiveTable(`
      menschen, personen, leute > menschenleere Umgebung; text, schrift, buchstaben, wörter > glatte, unbeschriftete Flächen;
      wasserzeichen, logo, logos > glatte, unbeschriftete Flächen; filter > natürliche Farben; verlauf, verläufe, farbverlauf > klare Flächen in vollem Ton; auto, autos > autofreie Straße;
      schatten > gleichmäßiges Licht; wolken > klarer Himmel; hintergrund > glatter, einfarbiger Grund;
      touristen, passanten, menschenmenge > menschenleere Umgebung; möbel > leere, freie Bodenfläche; bilder > nackte Wände; pflanzen, blumen > schlichte, nackte Flächen;
      gebäude, häuser > offenes Land; bäume > offenes Gelände; tiere > ein stiller, leerer Ort; boote, schiffe > offenes Wasser; rahmen, rand > ein Bild bis an die Kanten;
      brille > gut sichtbare Augen; bart > ein glattrasiertes Gesicht; nebel > klare Luft; schnee > trockener Boden; teppich, teppiche > blanker Boden; vorhänge > freie Fenster;
      farbe, farben > Schwarzweiß; hängeschränke, oberschränke > freie Wände; lampen > natürliches Licht
    `),
    withWord: '',
    leadWord: 'mit',
    keepsCase: true,
    leaveOut: (nouns) => `eine Szene frei von ${nouns}`,
  },
  pt: {
    openers: wordSet('sem nenhum nenhuma evitar'),
    verbs: wordSet('incluir mostrar usar colocar pôr adicionar inclua mostre use coloque ponha adicione'),
    fillers: wordSet('nenhum nenhuma o a os as um uma'),
    stops: wordSet('desde até durante perto mas nem em no na com de do da e ou que para por sobre ao sob entre é está'),
    positives: positiveTable(`
      filtro, filtros > cores naturais; degradê, gradiente, gradientes > cores chapadas;
      pessoas, pessoa, gente > um lugar deserto; texto, textos, letras, palavras > superfícies lisas e limpas;
      marca, logo, logotipo > superfícies lisas e limpas; carros, carro > uma rua de pedestres;
      sombras, sombra > luz uniforme; nuvens > céu limpo; fundo > fundo liso contínuo;
      turistas, multidão, pedestres > um lugar deserto; móveis > chão livre e vazio; quadros > paredes nuas; plantas, flores > superfícies nuas;
      prédios, edifícios, casas > campo aberto; árvores > terreno aberto; animais > um lugar calmo e vazio; barcos > água aberta; moldura, borda > imagem até as bordas;
      óculos > olhos bem visíveis; barba > rosto barbeado; névoa, neblina > ar limpo; neve > chão seco; tapete, tapetes > chão nu; cortinas > janelas nuas; cor, cores > preto e branco
    `),
    withWord: 'com',
    leaveOut: (nouns) => `uma cena livre de ${nouns}`,
  },
}

/** The lexicon of a language; English for those without one of their own. */
export function negationLexicon(language: LanguageCode): NegationLexicon {
  return lexicons[language] ?? lexiconsElsewhere[language] ?? lexiconsUnspaced[language] ?? english
}
