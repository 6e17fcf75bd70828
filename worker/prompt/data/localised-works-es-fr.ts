import { type DecisionPool, pool } from './decision-table.ts'

export const spanishWorks: Readonly<Record<string, DecisionPool>> = {
  'weekly-report': pool(
    `
    Separa lo terminado, lo que viene y lo que puede retrasarlo.
    Escribe cada punto como resultado, con su cifra, no como actividad.
    Di de cada riesgo qué frena y qué haría falta para resolverlo.
    Conserva las cifras, los nombres y las fechas tal como se dan.
    Pon primero lo que el lector tiene que decidir o saber.
    `,
    `
    Tres apartados breves: hecho, próximo, riesgos.
    Una lista por apartado, una línea por punto.
    `,
  ),
  'worksheet-elsewhere': pool(
    `
    Ordena los ejercicios de fácil a difícil y varía el tipo de pregunta.
    Elige números o datos con los que la solución salga limpia.
    Reúne las soluciones al final, con el paso decisivo de cada una. | unless: sin solución, sin respuestas
    Redacta los enunciados con palabras de ese curso.
    Comprueba que cada ejercicio tenga una sola respuesta correcta.
    `,
    `
    Ejercicios numerados, con espacio para responder, y las soluciones aparte.
    La hoja lista para imprimir: enunciados primero, soluciones en otra página.
    `,
  ),
  'spreadsheet-elsewhere': pool(
    `
    Da la fórmula completa, lista para pegar en la celda.
    Explica en una línea qué hace cada parte.
    Di qué devuelve con celdas vacías, textos o duplicados.
    Indica la versión en que funciona y una alternativa para las anteriores.
    Muestra el resultado con tres filas de ejemplo.
    `,
    `
    La fórmula en un bloque y debajo dos o tres líneas de explicación.
    Primero la fórmula, después una prueba con tres filas.
    `,
  ),
  'legal-paper-elsewhere': pool(
    `
    Redacta cláusulas numeradas, cada una con un solo asunto.
    Usa los importes, plazos y lugares tal como se dan, y deja marcado solo lo que falte.
    Define cada parte una vez y mantén el mismo nombre.
    Di qué ocurre si una obligación no se cumple o el plazo pasa.
    Señala las cláusulas que la ley del lugar limita y conviene revisar con un abogado.
    Fija cómo y cuándo se comunica un cambio o el fin.
    `,
    `
    El documento completo con título, partes, cláusulas numeradas, lugar y firmas.
    El texto listo para firmar y, aparte, los puntos por confirmar.
    `,
  ),
  'trip-elsewhere': pool(
    `
    Reparte cada día en mañana, mediodía y tarde, con lo cercano junto.
    Adapta el ritmo y los trayectos a quienes viajan y a lo que piden evitar.
    Di cómo se va de un sitio a otro y cuánto se tarda.
    Da una alternativa para lluvia o cansancio.
    Señala lo que hay que reservar y los horarios por confirmar.
    Reparte el presupuesto por partidas. | when: presupuesto, euros, €, pesos, $
    `,
    `
    Un plan por días con horas aproximadas y una lista final de reservas.
    Una tabla por día: momento, lugar, cómo llegar, nota.
    `,
  ),
  'slow-software-elsewhere': pool(
    `
    Ordena las causas probables según encajen con los síntomas y di cómo comprobar cada una.
    Da primero el cambio que más ahorra, en código.
    Di cómo medir antes y después.
    Respeta los límites y herramientas indicados.
    Separa el alivio de hoy de la solución de fondo.
    `,
    `
    Causa probable, comprobación y cambio, en ese orden, para las tres primeras.
    La causa más probable con su arreglo y después las demás en una tabla.
    `,
  ),
}

export const frenchWorks: Readonly<Record<string, DecisionPool>> = {
  'weekly-report': pool(
    `
    Séparer ce qui est fait, ce qui vient et ce qui peut retarder.
    Formuler chaque point comme un résultat chiffré, pas comme une activité.
    Dire pour chaque risque ce qu’il bloque et ce qu’il faudrait pour le lever.
    Reprendre les chiffres, noms et dates tels qu’ils sont donnés.
    Mettre en tête ce que le lecteur doit décider ou savoir.
    `,
    `
    Trois rubriques courtes : fait, à venir, risques.
    Une liste par rubrique, une ligne par point.
    `,
  ),
  'worksheet-elsewhere': pool(
    `
    Aller du facile au difficile et varier le type de question.
    Choisir des nombres ou des données qui donnent un résultat net.
    Regrouper les corrigés à la fin, avec l’étape décisive de chacun. | unless: sans corrigé, sans réponse
    Rédiger les énoncés avec les mots de ce niveau.
    Vérifier que chaque exercice n’a qu’une réponse juste.
    `,
    `
    Exercices numérotés avec place pour répondre, corrigés à part.
    La fiche prête à imprimer : énoncés d’abord, corrigés sur une autre page.
    `,
  ),
  'spreadsheet-elsewhere': pool(
    `
    Donner la formule complète, prête à coller dans la cellule.
    Expliquer en une ligne ce que fait chaque partie.
    Dire ce qu’elle renvoie avec des cellules vides, du texte ou des doublons.
    Indiquer la version requise et une variante pour les plus anciennes.
    Montrer le résultat sur trois lignes d’exemple.
    `,
    `
    La formule dans un bloc, puis deux ou trois lignes d’explication.
    D’abord la formule, ensuite un essai sur trois lignes.
    `,
  ),
  'legal-paper-elsewhere': pool(
    `
    Rédiger des articles numérotés, un seul sujet par article.
    Reprendre montants, délais et lieux tels quels, et ne marquer que ce qui manque.
    Définir chaque partie une fois et garder le même nom.
    Dire ce qui se passe si une obligation n’est pas tenue ou si le délai passe.
    Signaler les clauses que la loi encadre et qu’un juriste devrait relire.
    Fixer comment et quand un changement ou la fin se notifie.
    `,
    `
    Le document complet : titre, parties, articles numérotés, lieu, date et signatures.
    Le texte prêt à l’envoi ou à la signature, puis les points à vérifier.
    `,
  ),
  'trip-elsewhere': pool(
    `
    Répartir chaque jour en matin, midi et soir, en groupant ce qui est proche.
    Adapter le rythme et les trajets aux voyageurs et à ce qu’ils veulent éviter.
    Dire comment on passe d’un lieu à l’autre et en combien de temps.
    Prévoir une variante pour la pluie ou la fatigue.
    Signaler ce qu’il faut réserver et les horaires à vérifier.
    Répartir le budget par poste. | when: budget, euros, €
    `,
    `
    Un programme jour par jour avec heures approximatives, puis la liste des réservations.
    Un tableau par jour : moment, lieu, trajet, remarque.
    `,
  ),
  'slow-software-elsewhere': pool(
    `
    Classer les causes probables selon les symptômes et dire comment vérifier chacune.
    Donner d’abord le changement qui gagne le plus, en code.
    Dire comment mesurer avant et après.
    Respecter les limites et les outils indiqués.
    Séparer le soulagement du jour de la correction de fond.
    `,
    `
    Cause probable, vérification et changement, dans cet ordre, pour les trois premières.
    La cause la plus probable avec sa correction, puis les autres en tableau.
    `,
  ),
}
