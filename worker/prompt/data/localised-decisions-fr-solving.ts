import { pool, type SolvingTable } from './decision-table.ts'

export const frenchSolving: SolvingTable = {
  code: pool(
    `
    Précise les types d'entrée et de sortie. | unless: type
    Définis ce qui se passe avec une entrée vide ou invalide. | unless: vide, exception, invalide
    Limite-toi à la bibliothèque standard, sauf dépendance justifiée en une phrase. | unless: bibliothèque, librairie, framework, react, pandas
    Donne des noms qui disent ce que contient chaque variable et ce que fait chaque fonction.
    Commente uniquement les choix que le code n'explique pas lui-même. | unless: comment
    Ajoute de courts tests pour le cas normal et les cas limites. | unless: test
    Indique la version du langage et les étapes d'installation. | unless: version
    Sépare le calcul de la lecture et de l'écriture des données.
    Mentionne la complexité lorsque le volume de données peut croître. | unless: complexité | when: liste, fichier, données, tableau, algorithme, base de
    Évite de répéter la même logique à deux endroits.
    `,
    `
    Un bloc de code complet et un exemple d'utilisation.
    Le code complet, exécutable tel quel, et une note sur les choix faits.
    Un bloc de code, un exemple avec sa sortie et les cas limites couverts.
    `,
  ),
  debugging: pool(
    `
    Nomme d'abord la cause et la ligne concernée.
    Propose la plus petite modification qui la corrige.
    Explique comment vérifier que l'erreur a disparu. | unless: test
    Laisse intact le code sans rapport avec l'erreur.
    Si plusieurs causes sont possibles, classe-les par probabilité et dis comment les écarter.
    Indique quelle donnée manque si le diagnostic reste incertain.
    Signale les autres endroits où la même erreur peut se produire.
    Explique pourquoi le code produisait justement ce symptôme.
    `,
    `
    Cause, correction dans un bloc de code et vérification, dans cet ordre.
    Un diagnostic en deux phrases, le code corrigé et la façon de le vérifier.
    L'extrait corrigé, suivi de la cause et du test qui le confirme.
    `,
  ),
  data: pool(
    `
    Dis ce que représente chaque colonne et dans quelle unité. | unless: colonne
    Explique le traitement des valeurs vides, en double ou aberrantes. | unless: vide, doublon, aberrant
    Montre le calcul ou la formule de chaque résultat. | unless: formule
    Distingue ce que les données montrent de ce qu'elles suggèrent.
    Vérifie les totaux par un second calcul.
    Nomme la limite des données qui pèse le plus sur la conclusion.
    Choisis pour chaque comparaison le graphique ou le tableau qui la rend visible. | unless: graphique, tableau
    Arrondis selon la précision des données de départ. | unless: arrondi, décimal
    `,
    `
    Le résultat principal en une phrase, puis le tableau qui l'appuie.
    Un tableau de résultats et une lecture en deux ou trois phrases.
    Les étapes de l'analyse, un tableau et la conclusion.
    `,
  ),
  math: pool(
    `
    Définis chaque symbole avant de l'utiliser. | when: équation, intégral, dériv, fonction, matrice, démontre, probabilité, f(x), x_
    Justifie chaque étape par la règle ou la propriété employée. | unless: étape par étape
    Vérifie le résultat par substitution ou par une autre voie. | unless: vérifie
    Indique les conditions de validité du résultat. | unless: condition
    Garde les valeurs exactes jusqu'au bout et n'arrondis qu'à la fin. | unless: décimal, arrondi
    Écris les unités de chaque grandeur. | when: km, mètre, kg, euro, €, %, heure, litre
    Nomme la méthode choisie et la raison de ce choix. | unless: méthode
    Si les données ne suffisent pas, dis laquelle manque au lieu de la supposer.
    Dis en une phrase ce que l'on cherche avant de commencer.
    Interprète le résultat dans les termes de l'énoncé.
    `,
    `
    Le raisonnement par étapes, puis le résultat final sur une ligne à part.
    Mise en équation, développement et résultat mis en évidence.
    La réponse sur la première ligne et, en dessous, la démonstration complète.
    `,
  ),
  explanation: pool(
    `
    Commence par la réponse en une ou deux phrases, puis développe.
    Définis chaque terme technique à sa première apparition. | unless: expert, sans jargon
    Illustre l'idée centrale par un exemple concret. | unless: exemple
    Corrige le malentendu le plus courant sur le sujet. | unless: mythe
    Classe les points selon un critère clair et nomme-le. | unless: ordre, chronolog
    Donne des noms, des dates et des quantités seulement s'ils sont sûrs.
    Ne répète pas dans un point ce qu'un autre a déjà dit.
    Dis ce qui est bien établi et ce qui reste débattu.
    Donne la raison de chaque point et pas seulement l'énoncé. | unless: pourquoi, cause
    Signale les exceptions et les limites de ce que tu affirmes. | when: comment, pourquoi, explique, qu'est-ce, loi, règle, théorie
    Va du connu au nouveau, sans saut dans le raisonnement.
    Aide-toi d'une comparaison avec la vie courante et montre où elle cesse de valoir. | unless: analogie, métaphore, compar, différence | when: explique, qu'est-ce, comment fonctionne
    Dis en une phrase pourquoi le sujet compte en pratique.
    Signale la partie de la réponse qui peut avoir changé avec le temps.
    Conclus sur l'idée à retenir. | unless: termine, conclu, finis, fin_
    `,
    `
    Un résumé de deux phrases, puis de courtes parties.
    Des paragraphes courts, du général au particulier.
    La réponse directe, l'explication et un exemple.
    `,
  ),
  plan: pool(
    `
    Fixe l'objectif en une phrase dont on puisse vérifier la réalisation. | unless: objectif
    Donne à chaque action un responsable, un délai et un résultat vérifiable. | unless: responsable
    Signale les hypothèses sur lesquelles repose le plan et celle à vérifier en premier. | unless: hypothèse
    Nomme les trois risques principaux et la réponse prévue à chacun. | unless: risque
    Classe les actions selon leurs dépendances et marque celles qui peuvent commencer tout de suite. | unless: jour par jour
    Sépare l'indispensable de ce qui peut attendre. | unless: priorité
    Montre d'où vient chaque chiffre et lesquels sont des estimations. | when: budget, coût, revenu, financ, €, $
    Définis le signal qui obligerait à changer de cap.
    Dis de quelles ressources le plan dispose et lesquelles manquent.
    `,
    `
    Un résumé de trois phrases et un tableau action, délai, résultat.
    De courtes parties avec des listes d'actions, puis les trois prochaines étapes.
    Objectif, phases avec leurs résultats et risques principaux.
    `,
  ),
  advice: pool(
    `
    Classe les recommandations de la plus utile à la moins urgente. | unless: recette, itinéraire, voyage, séjour, menu
    Donne la raison de chaque recommandation en une phrase. | unless: pourquoi, recette, itinéraire, voyage, séjour, menu
    Dis de quelles circonstances personnelles dépend le conseil. | unless: recette, itinéraire, voyage, séjour, menu
    Propose un premier pas faisable dès aujourd'hui. | unless: recette, itinéraire, voyage, séjour, menu
    Distingue ce qui est établi de ce qui relève de l'opinion ou de l'habitude. | unless: recette, itinéraire, voyage, séjour, menu
    Signale les prix, horaires, règles ou indications à confirmer avant d'agir.
    Propose une variante pour qui dispose de moins de temps ou de moyens. | unless: pas cher, rapide, économique
    Indique quand il vaut mieux consulter un professionnel. | when: santé, douleur, médecin, symptôme, régime, juridique, avocat, contrat, anxiété, exercice
    Donne des quantités, des durées ou des mesures plutôt que des termes vagues. | when: recette, routine, régime, exercice, menu, voyage, itinéraire
    Nomme l'erreur la plus courante au début et la façon de l'éviter.
    Explique à quoi on verra que le conseil fonctionne. | unless: recette, itinéraire, voyage, séjour, menu
    Donne sept recommandations au plus. | unless: recette, itinéraire, liste de, voyage, séjour, menu
    Regroupe ce qui est proche dans la même partie de la journée. | when: voyage, itinéraire, séjour
    Donne un substitut à chaque ingrédient difficile à trouver. | when: recette
    Indique chaque degré de cuisson par un signe visible ou une odeur. | when: recette
    `,
    `
    Une liste numérotée, une recommandation par point. | unless: recette, routine, itinéraire, menu, plan, voyage, séjour, programme
    La recommandation principale en deux phrases, puis les options. | unless: recette, routine, itinéraire, menu, plan, voyage, séjour, programme
    Des étapes numérotées, chacune avec sa raison. | unless: recette, routine, itinéraire, menu, plan, voyage, séjour, programme
    Un déroulé par jour ou par séance, avec durées et quantités. | when: routine, itinéraire, menu, plan, voyage, séjour, programme | unless: recette
    Les ingrédients avec leurs quantités, puis les étapes numérotées. | when: recette
    `,
  ),
  other: pool(
    `
    Commence par l'essentiel et garde les nuances pour la suite.
    Signale chaque hypothèse.
    Donne des exemples concrets plutôt que des généralités. | unless: exemple
    Respecte toutes les conditions données et vérifie-le avant de finir.
    Dis clairement ce que les données disponibles ne permettent pas de savoir.
    Évite de redire la même idée en d'autres mots.
    Si la demande se lit de plusieurs façons, retiens la plus probable et mentionne-la en une phrase.
    Garde le même nom pour chaque chose dans toute la réponse.
    `,
    `
    Des paragraphes courts, et une liste seulement si elle aide.
    La réponse directe d'abord, puis les détails nécessaires.
    De courtes parties aux titres descriptifs lorsqu'il y a plusieurs sujets.
    `,
  ),
}
