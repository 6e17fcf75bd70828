import { pool, type WritingTable } from './decision-table.ts'

export const frenchWriting: WritingTable = {
  message: pool(
    `
    Énonce la raison du message dès la première phrase.
    Utilise uniquement les faits donnés, sans inventer de motif, de nom ni de date.
    Termine par une seule étape suivante, formulée clairement. | unless: termine, conclu, finis
    Garde le même registre, tutoiement ou vouvoiement, de la salutation à la formule finale.
    Consacre chaque paragraphe à un seul sujet. | unless: paragraphe, bref, court
    Donne juste assez de contexte pour que le message se comprenne seul.
    Choisis une salutation et une formule finale adaptées à la relation entre les deux personnes. | unless: salutation, politesse
    Formule la demande ou la nouvelle avec des verbes directs, sans excuses répétées. | unless: excuse, pardon
    Place les dates, les lieux et les quantités là où ils se voient d'emblée.
    Écris des phrases qui se lisent à voix haute sans accroc.
    `,
    `
    Une ligne d'objet, puis le message prêt à envoyer.
    Le message définitif avec salutation et formule finale, précédé de son objet.
    L'objet sur une ligne et, en dessous, le texte définitif.
    `,
  ),
  article: pool(
    `
    Choisis un angle précis, annonce-le au début et garde-le jusqu'à la fin. | unless: angle
    Appuie chaque idée principale sur un exemple parlant. | unless: exemple
    Laisse de côté les chiffres et les citations impossibles à vérifier. | unless: chiffre, citation, source
    Définis chaque terme spécialisé à sa première apparition. | unless: expert, technique
    Fais en sorte que chaque paragraphe développe une seule idée.
    Présente l'objection la plus sérieuse et réponds-y. | unless: contre, inconvénient | when: essai, opinion, argument, débat, thèse, pour ou contre, dissertation
    Conclus sur une idée qui ne répète pas ce qui précède. | unless: conclu, termine, finis
    Relie les parties pour que chacune prolonge la précédente.
    Distingue les faits des opinions. | unless: opinion
    Emploie des verbes à l'actif et des phrases claires à la première lecture.
    Réponds à la question que le lecteur se posera juste après le titre.
    `,
    `
    Un titre et le texte complet, sans commentaire.
    Titre, chapeau de deux phrases, puis développement avec intertitres descriptifs.
    Un titre précis, trois ou quatre parties et une brève conclusion.
    `,
  ),
  story: pool(
    `
    Commence par une action ou une image concrète plutôt que par une explication. | unless: commence, débute, début
    Laisse la fin découler de ce qui se passe, sans en expliquer le sens. | unless: fin_, termine, finis
    Montre les émotions par des gestes et des détails au lieu de les nommer.
    Garde la même voix et le même point de vue du début à la fin. | unless: première personne, troisième personne, point de vue
    Glisse un détail sensoriel qui n'appartienne qu'à ce lieu.
    Donne au personnage principal un désir clair et un obstacle qui le contrarie. | unless: poème, chanson, vers_, haïku
    Remplace chaque image usée par une image née du sujet lui-même. | unless: cliché
    Soigne le rythme en alternant phrases brèves et longues selon la tension. | unless: haïku
    Fais revenir à la fin une image du début, transformée. | unless: haïku
    Nomme les choses avec précision : l'espèce, le métier, l'outil.
    Fais en sorte que chaque partie change quelque chose à la précédente.
    Coupe tout ce qui peut disparaître sans que l'œuvre y perde.
    Choisis un moment précis et ne raconte que ce qui s'y passe. | unless: roman, chapitre, chanson
    `,
    `
    L'œuvre achevée avec son titre, sans commentaire.
    Le texte définitif seul, précédé d'un titre.
    Titre et texte intégral, sans note ni explication.
    `,
  ),
  summary: pool(
    `
    Retiens la thèse et les données qui la soutiennent, sans les exemples secondaires. | unless: exemple
    Conserve les chiffres, les noms et les dates tels qu'ils figurent dans l'original.
    N'ajoute ni opinion ni information absente de l'original. | unless: opinion
    Classe les idées par importance et non par ordre d'apparition. | unless: ordre
    Fais en sorte que le résumé se comprenne sans avoir lu l'original.
    Sépare ce que le texte affirme de ce qu'il suggère seulement.
    Reformule au lieu d'enchaîner des phrases copiées. | unless: mot pour mot
    Signale ce que l'original laisse sans réponse, le cas échéant.
    Précise qui affirme quoi lorsque plusieurs voix s'expriment.
    `,
    `
    Une phrase pour l'idée centrale, puis les points essentiels.
    Un paragraphe dense qui s'ouvre sur la conclusion.
    De trois à cinq points d'une phrase chacun.
    `,
  ),
  extraction: pool(
    `
    Reprends chaque valeur telle qu'elle figure dans le texte, sans rien déduire.
    Indique explicitement quand une donnée manque. | unless: null, manque, vide
    Respecte l'ordre d'apparition des éléments. | unless: ordre
    Applique le même critère à tous les éléments. | unless: critère
    Traite chaque élément une seule fois, même s'il se répète. | unless: doublon
    Dans un cas douteux, choisis l'option la mieux étayée et signale le doute.
    Emploie les mêmes noms de champ ou de catégorie partout.
    Cite le passage qui justifie chaque choix peu évident.
    `,
    `
    Un tableau avec une ligne par élément.
    Une liste, un élément par ligne, sans texte autour.
    Le résultat seul, avec la même structure pour chaque entrée.
    `,
  ),
  translation: pool(
    `
    Traduis le sens complet de chaque phrase, sans rien ajouter ni omettre.
    Laisse intacts les noms propres, les chiffres et la mise en forme.
    Remplace les expressions idiomatiques par un équivalent naturel. | unless: littéral
    Conserve le registre et le ton de l'original. | unless: formel, ton_, registre
    Rends chaque terme récurrent par le même mot.
    Si un passage se lit de deux façons, retiens celle qui convient au contexte et note l'autre à la fin.
    Écris des phrases naturelles dans la langue cible, sans calque. | unless: littéral
    Respecte le découpage en paragraphes.
    `,
    `
    La traduction seule.
    La traduction, avec les mêmes paragraphes que l'original.
    La traduction puis, à la fin, les notes indispensables.
    `,
  ),
  editing: pool(
    `
    Conserve le sens et toutes les informations de l'original.
    Corrige l'orthographe, la grammaire et la ponctuation sans changer la voix de l'auteur. | unless: accent
    Ne modifie que ce qui gagne en clarté ou en justesse.
    Supprime les répétitions et les mots inutiles. | unless: accent, répétition
    Coupe les phrases qui obligent à relire. | unless: accent
    Laisse inchangés les noms propres, les citations et les termes techniques.
    Signale les passages ambigus au lieu d'en deviner le sens.
    Harmonise les temps des verbes dans tout le texte. | unless: accent
    Garde l'ordre des idées, sauf s'il gêne la compréhension. | unless: accent
    Respecte la longueur de l'original à un dixième près. | unless: accent
    `,
    `
    Le texte révisé, suivi d'une courte liste des changements principaux.
    La version définitive complète, puis les raisons des changements importants.
    D'abord le texte corrigé, ensuite la liste des modifications.
    `,
  ),
  marketing: pool(
    `
    Centre le message sur une seule idée, exprimée concrètement.
    N'affirme que ce que les faits donnés permettent de soutenir.
    Ouvre sur une situation que le public reconnaît comme la sienne. | unless: slogan, accroche, nom pour, noms, nom de
    Termine par un seul appel à l'action. | unless: appel à l'action, cta, slogan, accroche, nom pour, noms, nom de
    Emploie les mots du public, sans superlatif creux.
    Rends la première ligne compréhensible sans la suite. | unless: slogan, accroche, nom pour, noms, nom de
    Nomme ce qui distingue l'offre de son alternative la plus évidente. | unless: différen | when: produit, service, boutique, marque, cours, formation, appli, vend, offre
    Écris des phrases courtes, lisibles à voix haute d'une seule traite. | unless: slogan, accroche, nom pour, noms, nom de
    `,
    `
    La version définitive et deux variantes de la première ligne. | unless: slogan, accroche, nom pour, noms, nom de
    Titre, corps et conclusion, prêts à publier. | unless: slogan, accroche, nom pour, noms, nom de
    Le texte définitif, sans explication autour. | unless: slogan, accroche, nom pour, noms, nom de
    Chaque proposition sur une ligne, avec sa raison en quelques mots. | when: slogan, accroche, nom pour, noms, nom de
    `,
  ),
  roleplay: pool(
    `
    Parle toujours depuis le rôle, sans le commenter de l'extérieur.
    S'il manque une donnée décisive, demande-la avant de poursuivre. | unless: demande, question
    Reste cohérent avec tout ce qui a été dit auparavant.
    Réagis à ce que dit l'interlocuteur au lieu de le devancer.
    Emploie le vocabulaire et les connaissances propres au personnage. | unless: vocabulaire
    Laisse à chaque tour une prise à laquelle l'interlocuteur puisse répondre.
    N'attribue à l'interlocuteur ni paroles ni décisions qu'il n'a pas exprimées.
    Montre le caractère par les paroles et les actes, pas par des descriptions. | when: personnage, histoire, jeu
    Appuie-toi sur les données concrètes que fournit l'interlocuteur.
    Dis franchement ce qui dépasse les connaissances du rôle.
    `,
    `
    La réponse donnée depuis le rôle, sans préambule.
    Une intervention par tour, dans l'attente du message suivant.
    Directement l'intervention, sans présentation ni résumé.
    `,
  ),
}
