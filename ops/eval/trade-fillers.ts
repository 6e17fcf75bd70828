const doubter: readonly string[] = [
  'I never had much time for clever machines.',
  'Most of what they call progress is just the old stuff with a higher price.',
  'My cousin raves about it, but then he raves about everything.',
  'I could be mistaken, it has happened before.',
  'I promised to keep my mouth shut until I have seen it.',
  'Folks once grumbled about the telephone as well.',
  'Go ahead, surprise an old fool.',
  'I am hard to please, or so my children claim.',
  'Time will tell, will it not?',
  'That is as friendly as I get before breakfast.',
]

const backstage: readonly string[] = [
  'Sweetheart, I am beside myself with excitement.',
  'My knees knock like this before every opening night.',
  'You cannot imagine what it means to lay your soul bare before a stranger.',
  'And yet there is something about you.',
  'I trusted you from the first second, and my instincts never fail me.',
  'Toi, toi, toi!',
  'If I burst into tears, do not worry, I do that daily.',
  'The newspapers may say whatever they like.',
  'Oh, the thrill, the agony, the glory!',
  'I will be hiding behind the curtain and thinking of you.',
]

const regular: readonly string[] = [
  'New here, so please be kind.',
  'I did look around before posting.',
  'If this is the wrong place for it, my apologies to the moderators.',
  'Sorry about the long rant.',
  'I have read a dozen old threads, and they all ended in a quarrel.',
  'Bump, in case nobody saw it.',
  'I am not here to fight with anybody.',
  'Wow, I am still typing, hats off to whoever made it this far.',
  'A virtual biscuit for everyone who stays.',
  'Cheers in advance and a good weekend to all of you.',
]

const driver: readonly string[] = [
  'I am parked behind the depot with a flask of tea.',
  'Nobody tells you how lonely the night shift gets.',
  'My back is a wreck and my boots are worse.',
  'The radio has been playing the same song since Monday.',
  'My better half says I talk in my sleep about traffic.',
  'I have met all kinds of people on this job.',
  'The pay is rubbish, but the sunrise is free.',
  'You are better company than most.',
  'Right then, they are calling me back in.',
  'Look after yourself, my friend.',
]

const vecina: readonly string[] = [
  'Perdona, cielo, que vengo otra vez a darte la lata.',
  'Es que empiezo a hablar y se me pasa la tarde sin darme cuenta.',
  'Mi cuñada dice que eres una joya, y ella no habla bien de cualquiera.',
  'Menudos tiempos estos que nos han tocado.',
  'Si no puede ser, pues no pasa nada, de verdad.',
  'Me fío de ti más que de mi propia sombra.',
  'Antes yo me apañaba sola con todo, pero la edad no perdona.',
  '¡Qué alegría me das!',
  'Que Dios te bendiga, hijo mío.',
  'Bueno, me voy, que tengo la comida en el fuego.',
]

const nachbar: readonly string[] = [
  'Na, dann schauen wir mal, was das wird.',
  'Ich sage ja immer, in der Ruhe liegt die Kraft.',
  'Meine Frau findet, ich mache mir zu viele Gedanken, und wahrscheinlich stimmt das auch.',
  'Was will man machen, so ist es eben.',
  'Früher hätte ich meinen Schwager gefragt, aber der ist jetzt in Rente.',
  'Ich bin wirklich sehr gespannt darauf.',
  'Entschuldigen Sie, wenn ich mich etwas umständlich ausdrücke.',
  'Das bekommen wir schon irgendwie hin.',
  'Sie kennen sich da bestimmt besser aus als ich.',
  'Also dann, schönen Abend noch und herzlichen Dank.',
]

const voisin: readonly string[] = [
  'Bon, je ne vais pas vous embêter trop longtemps.',
  'De toute manière, plus personne ne prend le temps de rien.',
  'Je rouspète beaucoup, mais dans le fond je suis gentil.',
  'Mon beau-frère ne jure que par vous, alors je me suis laissé tenter.',
  'Franchement, je suis bluffé.',
  'Enfin, on verra bien ce que ça donne.',
  'Si vous saviez la semaine que je viens de passer.',
  'Ma femme dit que je parle trop, et elle a sans doute raison.',
  'Allez, je vous fais confiance les yeux fermés.',
  'Merci mille fois et bonne soirée à vous.',
]

/** Voices of the street and of other languages, ten sentences each. */
export const tradeFillers: readonly (readonly string[])[] = [
  doubter,
  backstage,
  regular,
  driver,
  vecina,
  nachbar,
  voisin,
]
