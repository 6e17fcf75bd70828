import { pool, type SolvingTable } from './decision-table.ts'

export const frenchSolving: SolvingTable = {
  code: pool(
    `
    Préciser les types d'entrée et de sortie. | unless: type
    Définir ce qui se passe avec une entrée vide ou invalide. | unless: vide, exception, invalide
    Se limiter à la bibliothèque standard, sauf dépendance justifiée en une phrase. | unless: bibliothèque, librairie, framework, react, pandas, sql
    Donner des noms qui disent ce que contient chaque variable et ce que fait chaque fonction.
    Commenter uniquement les choix que le code n'explique pas lui-même. | unless: comment
    Ajouter de courts tests pour le cas normal et les cas limites. | unless: test
    Indiquer la version du langage et les étapes d'installation. | unless: version
    Séparer le calcul de la lecture et de l'écriture des données.
    Mentionner la complexité lorsque le volume de données peut croître. | unless: complexité | when: liste, fichier, données, tableau, algorithme, base de
    Éviter de répéter la même logique à deux endroits.
    `,
    `
    Un bloc de code complet et un exemple d'utilisation.
    Le code complet, exécutable tel quel, et une note sur les choix faits.
    Un bloc de code, un exemple avec sa sortie et les cas limites couverts.
    `,
  ),
  debugging: pool(
    `
    Nommer d'abord la cause et la ligne concernée.
    Proposer la plus petite modification qui la corrige.
    Expliquer comment vérifier que l'erreur a disparu. | unless: test
    Laisser intact le code sans rapport avec l'erreur.
    Si plusieurs causes sont possibles, les classer par probabilité et dire comment les écarter.
    Indiquer quelle donnée manque si le diagnostic reste incertain.
    Signaler les autres endroits où la même erreur peut se produire.
    Expliquer pourquoi le code produisait justement ce symptôme.
    `,
    `
    Cause, correction dans un bloc de code et vérification, dans cet ordre.
    Un diagnostic en deux phrases, le code corrigé et la façon de le vérifier.
    L'extrait corrigé, suivi de la cause et du test qui le confirme.
    `,
  ),
  data: pool(
    `
    Dire ce que représente chaque colonne et dans quelle unité. | unless: colonne
    Expliquer le traitement des valeurs vides, en double ou aberrantes. | unless: vide, doublon, aberrant
    Montrer le calcul ou la formule de chaque résultat. | unless: formule
    Distinguer ce que les données montrent de ce qu'elles suggèrent.
    Vérifier les totaux par un second calcul.
    Nommer la limite des données qui pèse le plus sur la conclusion.
    Choisir pour chaque comparaison le graphique ou le tableau qui la rend visible. | unless: graphique, tableau
    Arrondir selon la précision des données de départ. | unless: arrondi, décimal
    `,
    `
    Le résultat principal en une phrase, puis le tableau qui l'appuie.
    Un tableau de résultats et une lecture en deux ou trois phrases.
    Les étapes de l'analyse, un tableau et la conclusion.
    `,
  ),
  math: pool(
    `
    Définir chaque symbole avant de l'utiliser. | when: équation, intégral, dériv, fonction, matrice, démontre, probabilité, f(x), x_
    Justifier chaque étape par la règle ou la propriété employée. | unless: étape par étape
    Vérifier le résultat par substitution ou par une autre voie. | unless: vérifie
    Indiquer les conditions de validité du résultat. | unless: condition
    Garder les valeurs exactes jusqu'au bout et n'arrondir qu'à la fin. | unless: décimal, arrondi
    Écrire les unités de chaque grandeur. | when: km, mètre, kg, euro, €, %, heure, litre
    Nommer la méthode choisie et la raison de ce choix. | unless: méthode
    Si les données ne suffisent pas, dire laquelle manque au lieu de la supposer.
    Dire en une phrase ce que l'on cherche avant de commencer.
    Interpréter le résultat dans les termes de l'énoncé.
    `,
    `
    Le raisonnement par étapes, puis le résultat final sur une ligne à part.
    Mise en équation, développement et résultat mis en évidence.
    La réponse sur la première ligne et, en dessous, la démonstration complète.
    `,
  ),
  explanation: pool(
    `
    Commencer par la réponse en une ou deux phrases, puis développer.
    Définir chaque terme technique à sa première apparition. | unless: expert, sans jargon
    Illustrer l'idée centrale par un exemple concret. | unless: exemple
    Corriger le malentendu le plus courant sur le sujet. | unless: mythe
    Classer les points selon un critère clair et le nommer. | unless: ordre, chronolog
    Donner des noms, des dates et des quantités seulement s'ils sont sûrs.
    Ne pas répéter dans un point ce qu'un autre a déjà dit.
    Dire ce qui est bien établi et ce qui reste débattu.
    Donner la raison de chaque point et pas seulement l'énoncé. | unless: pourquoi, cause
    Signaler les exceptions et les limites de ce qui est affirmé. | when: comment, pourquoi, explique, qu'est-ce, loi, règle, théorie
    Aller du connu au nouveau, sans saut dans le raisonnement.
    S'aider d'une comparaison avec la vie courante et montrer où elle cesse de valoir. | unless: analogie, métaphore, compar, différence | when: explique, qu'est-ce, comment fonctionne
    Dire en une phrase pourquoi le sujet compte en pratique.
    Signaler la partie de la réponse qui peut avoir changé avec le temps.
    Conclure sur l'idée à retenir. | unless: termine, conclu, finis, fin_
    Tout faire reposer sur une seule comparaison tirée de la journée d'un enfant. | when: explique à mon enfant, explique à mon fils, explique à ma fille, expliquer à mon enfant, expliquer à mon fils, expliquer à ma fille, à un enfant, pour enfant, pour un enfant, pour des enfants, pour les enfants, aux enfants
    Simplifier les mots sans rien dire qu'il faudrait corriger plus tard. | when: explique à mon enfant, explique à mon fils, explique à ma fille, expliquer à mon enfant, expliquer à mon fils, expliquer à ma fille, à un enfant, pour enfant, pour un enfant, pour des enfants, pour les enfants, aux enfants
    `,
    `
    Un résumé de deux phrases, puis de courtes parties.
    Des paragraphes courts, du général au particulier.
    La réponse directe, l'explication et un exemple.
    Un texte à lire à l'enfant à voix haute, puis une question. | when: explique à mon enfant, explique à mon fils, explique à ma fille, expliquer à mon enfant, expliquer à mon fils, expliquer à ma fille, à un enfant, pour enfant, pour un enfant, pour des enfants, pour les enfants, aux enfants
    `,
  ),
  plan: pool(
    `
    Fixer l'objectif en une phrase dont on puisse vérifier la réalisation. | unless: objectif, plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Donner à chaque action un responsable, un délai et un résultat vérifiable. | unless: responsable, plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Signaler les hypothèses sur lesquelles repose le plan et celle à vérifier en premier. | unless: hypothèse, plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Nommer les trois risques principaux et la réponse prévue à chacun. | unless: risque, plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Classer les actions selon leurs dépendances et marquer celles qui peuvent commencer tout de suite. | unless: jour par jour, plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Séparer l'indispensable de ce qui peut attendre. | unless: priorité, plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Montrer d'où vient chaque chiffre et lesquels sont des estimations. | when: budget, coût, revenu, financ, €, $
    Définir le signal qui obligerait à changer de cap. | unless: plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Dire de quelles ressources le plan dispose et lesquelles manquent. | unless: plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Répartir le temps en phases dont les minutes font le total. | when: plan de cours, fiche de préparation, séquence pédagogique
    Dire pour chaque phase ce que fait l'enseignant et ce que font les élèves. | when: plan de cours, fiche de préparation, séquence pédagogique
    Garder les heures d'attention pour le plus difficile. | when: planning, emploi du temps
    Prévoir le sommeil, les repas, le sport et une marge pour le retard. | when: planning, emploi du temps
    `,
    `
    Un résumé de trois phrases et un tableau action, délai, résultat. | unless: plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    De courtes parties avec des listes d'actions, puis les trois prochaines étapes. | unless: plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Objectif, phases avec leurs résultats et risques principaux. | unless: plan de cours, fiche de préparation, séquence pédagogique, planning, emploi du temps
    Un tableau : minutes, phase, activité, matériel, vérification. | when: plan de cours, fiche de préparation, séquence pédagogique
    Un tableau par jour et par heure, puis trois règles en cas de retard. | when: planning, emploi du temps
    `,
  ),
  advice: pool(
    `
    Classer les recommandations de la plus utile à la moins urgente. | unless: recette, itinéraire, voyage, séjour, menu, repas, alimentaire, entraînement, programme sportif, lent_, ne s'allume, rame, se bloque, ne charge, ne marche, cadeau, offrir
    Donner la raison de chaque recommandation en une phrase. | unless: pourquoi, recette, itinéraire, voyage, séjour, menu, repas, alimentaire, entraînement, programme sportif
    Dire de quelles circonstances personnelles dépend le conseil. | unless: recette, itinéraire, voyage, séjour, menu, repas, alimentaire, entraînement, programme sportif, lent_, ne s'allume, rame, se bloque, ne charge, ne marche, cadeau, offrir
    Proposer un premier pas faisable dès aujourd'hui. | unless: recette, itinéraire, voyage, séjour, menu, repas, alimentaire, entraînement, programme sportif
    Distinguer ce qui est établi de ce qui relève de l'opinion ou de l'habitude. | unless: recette, itinéraire, voyage, séjour, menu, repas, alimentaire, entraînement, programme sportif, lent_, ne s'allume, rame, se bloque, ne charge, ne marche, cadeau, offrir
    Signaler les prix, horaires, règles ou indications à confirmer avant d'agir.
    Proposer une variante pour qui dispose de moins de temps ou de moyens. | unless: pas cher, rapide, économique
    Indiquer quand il vaut mieux consulter un professionnel. | when: santé, douleur, médecin, symptôme, régime, juridique, avocat, contrat, anxiété, exercice
    Donner des quantités, des durées ou des mesures plutôt que des termes vagues. | when: recette, routine, régime, exercice, menu, voyage, itinéraire
    Nommer l'erreur la plus courante au début et la façon de l'éviter.
    Expliquer à quoi on verra que le conseil fonctionne. | unless: recette, itinéraire, voyage, séjour, menu, repas, alimentaire, entraînement, programme sportif
    Donner sept recommandations au plus. | unless: recette, itinéraire, liste de, voyage, séjour, menu, repas, alimentaire, entraînement, programme sportif
    Regrouper ce qui est proche dans la même partie de la journée. | when: voyage, itinéraire, séjour
    Donner un substitut à chaque ingrédient difficile à trouver. | when: recette
    Indiquer chaque degré de cuisson par un signe visible ou une odeur. | when: recette
    Employer chaque ingrédient dans plusieurs repas de la semaine. | when: repas, menu, régime, alimenta
    Ajouter la liste de courses avec les quantités, classée par rayon. | when: repas, menu, régime, alimenta
    Dire comment la charge augmente d'une semaine à l'autre et quand se reposer. | when: entraînement, programme sportif, courir
    Commencer par les vérifications qui ne coûtent rien, de la cause la plus probable à la moins probable. | when: lent_, ne s'allume, rame, se bloque, ne charge, ne marche
    Donner pour chaque cause le signe qui la distingue et le remède pas à pas. | when: lent_, ne s'allume, rame, se bloque, ne charge, ne marche
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
    Commencer par l'essentiel et garder les nuances pour la suite.
    Signaler chaque hypothèse.
    Donner des exemples concrets plutôt que des généralités. | unless: exemple
    Respecter toutes les conditions données et le vérifier avant de finir.
    Dire clairement ce que les données disponibles ne permettent pas de savoir.
    Éviter de redire la même idée en d'autres mots.
    Si la demande se lit de plusieurs façons, retenir la plus probable et la mentionner en une phrase.
    Garder le même nom pour chaque chose dans toute la réponse.
    `,
    `
    Des paragraphes courts, et une liste seulement si elle aide.
    La réponse directe d'abord, puis les détails nécessaires.
    De courtes parties aux titres descriptifs lorsqu'il y a plusieurs sujets.
    `,
  ),
}
