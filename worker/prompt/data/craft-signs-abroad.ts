/** Pieces that are drawn for a client, in other languages than English. */
export const drawnAbroad =
  /^\W{0,8}(?:\p{L}+ ){0,2}?(?:maskottchen|mascotte pour|mascota para|mascote para|logo (?:pour|para|per|für|untuk|de marca)|logotipo (?:para|de)|ausmalbild|coloriage|tatouage|tatuaje de|tatuagem de|tatuaggio|stickers? de|icono de|ícone de|affiche (?:de|pour|vintage)|cartel (?:de|para|vintage)|cartaz (?:de|para)|plakat für|locandina (?:per|di)|poster untuk|ilustrasi|portada de|pochette d|buchcover|plattencover)(?!\p{L})/iu
