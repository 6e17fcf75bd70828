import { pool, type WritingTable } from './decision-table.ts'

export const frenchWriting: WritingTable = {
  message: pool(
    `
    Énoncer la raison du message dès la première phrase.
    Utiliser uniquement les faits donnés, sans inventer de motif, de nom ni de date.
    Terminer par une seule étape suivante, formulée clairement. | unless: termine, conclu, finis
    Garder le même registre, tutoiement ou vouvoiement, de la salutation à la formule finale.
    Consacrer chaque paragraphe à un seul sujet. | unless: paragraphe, bref, court
    Donner juste assez de contexte pour que le message se comprenne seul.
    Choisir une salutation et une formule finale adaptées à la relation entre les deux personnes. | unless: salutation, politesse
    Formuler la demande ou la nouvelle avec des verbes directs, sans excuses répétées. | unless: excuse, pardon
    Placer les dates, les lieux et les quantités là où ils se voient d'emblée.
    Écrire des phrases qui se lisent à voix haute sans accroc.
    Donner le problème, la date et le numéro de commande ou de dossier dans les deux premières phrases. | when: réclam, plainte, cassé, défectueu
    Demander une seule solution précise et dire pour quand elle est attendue. | when: réclam, plainte, cassé, défectueu
    Reconnaître la faute sans excuses et dire ce qui sera fait et quand. | when: excuses, pardon, retard
    Donner les dates exactes et dire qui s'occupe de l'urgent, si c'est précisé. | when: congé, absence, vacances
    Rappeler l'objet et la date de l'envoi précédent avant de demander une réponse. | when: relance, rappel, en attente, devis
    `,
    `
    Une ligne d'objet, puis le message prêt à envoyer. | unless: whatsapp, sms
    Le message définitif avec salutation et formule finale, précédé de son objet. | unless: whatsapp, sms
    L'objet sur une ligne et, en dessous, le texte définitif. | unless: whatsapp, sms
    Le message prêt à envoyer, en lignes courtes, sans objet. | when: whatsapp, sms
    Un message court pour l'écran du téléphone et une version plus brève encore. | when: whatsapp, sms
    `,
  ),
  article: pool(
    `
    Choisir un angle précis, l'annoncer au début et le garder jusqu'à la fin. | unless: angle
    Appuyer chaque idée principale sur un exemple parlant. | unless: exemple
    Laisser de côté les chiffres et les citations impossibles à vérifier. | unless: chiffre, citation, source, discours, allocution, toast
    Définir chaque terme spécialisé à sa première apparition. | unless: expert, technique, discours, allocution, toast
    Faire en sorte que chaque paragraphe développe une seule idée. | unless: discours, allocution, toast
    Présenter l'objection la plus sérieuse et y répondre. | unless: contre, inconvénient | when: opinion, argument, débat, thèse, pour ou contre, dissertation
    Conclure sur une idée qui ne répète pas ce qui précède. | unless: conclu, termine, finis
    Relier les parties pour que chacune prolonge la précédente. | unless: discours, allocution, toast
    Distinguer les faits des opinions. | unless: opinion
    Employer des verbes à l'actif et des phrases claires à la première lecture.
    Répondre à la question que le lecteur se posera juste après le titre. | unless: discours, allocution, toast
    Partir d'une chose vue ou vécue plutôt que d'une définition. | unless: argument, thèse, opinion | when: rédaction, essai, composition
    Décrire dans l'ordre où les choses se passent ou se voient. | unless: argument, thèse, opinion, pour ou contre | when: rédaction, ma ville, ma famille, fête, vacances
    S'adresser à ceux qui écoutent, en phrases d'un seul souffle. | when: discours
    Bâtir tout le discours sur une seule idée que le public pourra répéter en sortant. | when: discours, allocution, toast
    Raconter une scène brève et crédible plutôt que d'énumérer des qualités. | when: discours, allocution, toast
    `,
    `
    Un titre et le texte complet, sans commentaire. | unless: discours, allocution, toast
    Titre, chapeau de deux phrases, puis développement avec intertitres descriptifs. | unless: discours, allocution, toast
    Un titre précis, trois ou quatre parties et une brève conclusion. | unless: discours, allocution, toast
    Le discours tel qu'il se dit, avec l'adresse au public et les pauses indiquées. | when: discours, allocution, toast
    Le texte à lire à voix haute, d'un bout à l'autre, sans intertitres. | when: discours, allocution, toast
    `,
  ),
  story: pool(
    `
    Commencer par une action ou une image concrète plutôt que par une explication. | unless: commence, débute, début
    Laisser la fin découler de ce qui se passe, sans en expliquer le sens. | unless: fin_, termine, finis
    Montrer les émotions par des gestes et des détails au lieu de les nommer.
    Garder la même voix et le même point de vue du début à la fin. | unless: première personne, troisième personne, point de vue
    Glisser un détail sensoriel qui n'appartienne qu'à ce lieu.
    Donner au personnage principal un désir clair et un obstacle qui le contrarie. | unless: poème, chanson, vers_, haïku
    Remplacer chaque image usée par une image née du sujet lui-même. | unless: cliché
    Soigner le rythme en alternant phrases brèves et longues selon la tension. | unless: haïku
    Faire revenir à la fin une image du début, transformée. | unless: haïku
    Nommer les choses avec précision : l'espèce, le métier, l'outil.
    Faire en sorte que chaque partie change quelque chose à la précédente.
    Couper tout ce qui peut disparaître sans que l'œuvre y perde.
    Choisir un moment précis et ne raconter que ce qui s'y passe. | unless: roman, chapitre, chanson
    `,
    `
    L'œuvre achevée avec son titre, sans commentaire.
    Le texte définitif seul, précédé d'un titre.
    Titre et texte intégral, sans note ni explication.
    `,
  ),
  summary: pool(
    `
    Retenir la thèse et les données qui la soutiennent, sans les exemples secondaires. | unless: exemple
    Conserver les chiffres, les noms et les dates tels qu'ils figurent dans l'original.
    N'ajouter ni opinion ni information absente de l'original. | unless: opinion
    Classer les idées par importance et non par ordre d'apparition. | unless: ordre
    Faire en sorte que le résumé se comprenne sans avoir lu l'original.
    Séparer ce que le texte affirme de ce qu'il suggère seulement.
    Reformuler au lieu d'enchaîner des phrases copiées. | unless: mot pour mot
    Signaler ce que l'original laisse sans réponse, le cas échéant.
    Préciser qui affirme quoi lorsque plusieurs voix s'expriment.
    `,
    `
    Une phrase pour l'idée centrale, puis les points essentiels.
    Un paragraphe dense qui s'ouvre sur la conclusion.
    De trois à cinq points d'une phrase chacun.
    `,
  ),
  extraction: pool(
    `
    Reprendre chaque valeur telle qu'elle figure dans le texte, sans rien déduire.
    Indiquer explicitement quand une donnée manque. | unless: null, manque, vide
    Respecter l'ordre d'apparition des éléments. | unless: ordre
    Appliquer le même critère à tous les éléments. | unless: critère
    Traiter chaque élément une seule fois, même s'il se répète. | unless: doublon
    Dans un cas douteux, choisir l'option la mieux étayée et signaler le doute.
    Employer les mêmes noms de champ ou de catégorie partout.
    Citer le passage qui justifie chaque choix peu évident.
    `,
    `
    Un tableau avec une ligne par élément.
    Une liste, un élément par ligne, sans texte autour.
    Le résultat seul, avec la même structure pour chaque entrée.
    `,
  ),
  translation: pool(
    `
    Traduire le sens complet de chaque phrase, sans rien ajouter ni omettre.
    Laisser intacts les noms propres, les chiffres et la mise en forme.
    Remplacer les expressions idiomatiques par un équivalent naturel. | unless: littéral
    Conserver le registre et le ton de l'original. | unless: formel, ton_, registre
    Rendre chaque terme récurrent par le même mot.
    Si un passage se lit de deux façons, retenir celle qui convient au contexte et noter l'autre à la fin.
    Écrire des phrases naturelles dans la langue cible, sans calque. | unless: littéral
    Respecter le découpage en paragraphes.
    `,
    `
    La traduction seule.
    La traduction, avec les mêmes paragraphes que l'original.
    La traduction puis, à la fin, les notes indispensables.
    `,
  ),
  editing: pool(
    `
    Conserver le sens et toutes les informations de l'original.
    Corriger l'orthographe, la grammaire et la ponctuation sans changer la voix de l'auteur. | unless: accent
    Ne modifier que ce qui gagne en clarté ou en justesse.
    Supprimer les répétitions et les mots inutiles. | unless: accent, répétition
    Couper les phrases qui obligent à relire. | unless: accent
    Laisser inchangés les noms propres, les citations et les termes techniques.
    Signaler les passages ambigus au lieu d'en deviner le sens.
    Harmoniser les temps des verbes dans tout le texte. | unless: accent
    Garder l'ordre des idées, sauf s'il gêne la compréhension. | unless: accent
    Respecter la longueur de l'original à un dixième près. | unless: accent
    `,
    `
    Le texte révisé, suivi d'une courte liste des changements principaux.
    La version définitive complète, puis les raisons des changements importants.
    D'abord le texte corrigé, ensuite la liste des modifications.
    `,
  ),
  marketing: pool(
    `
    Centrer le message sur une seule idée, exprimée concrètement.
    N'affirmer que ce que les faits donnés permettent de soutenir.
    Ouvrir sur une situation que le public reconnaît comme la sienne. | unless: slogan, accroche, nom pour, noms, nom de, idées
    Terminer par un seul appel à l'action. | unless: appel à l'action, cta, slogan, accroche, nom pour, noms, nom de, idées
    Employer les mots du public, sans superlatif creux.
    Rendre la première ligne compréhensible sans la suite. | unless: slogan, accroche, nom pour, noms, nom de, idées
    Nommer ce qui distingue l'offre de son alternative la plus évidente. | unless: différen | when: produit, service, boutique, marque, cours, formation, appli, vend, offre
    Écrire des phrases courtes, lisibles à voix haute d'une seule traite. | unless: slogan, accroche, nom pour, noms, nom de, idées
    Proposer des pistes différentes, pas des variantes d'une seule. | when: nom pour, noms, nom de, idées, slogan
    Écarter les premières idées que n'importe qui aurait. | when: nom pour, noms, nom de, idées, slogan
    `,
    `
    La version définitive et deux variantes de la première ligne. | unless: slogan, accroche, nom pour, noms, nom de, idées
    Titre, corps et conclusion, prêts à publier. | unless: slogan, accroche, nom pour, noms, nom de, idées
    Le texte définitif, sans explication autour. | unless: slogan, accroche, nom pour, noms, nom de, idées
    Chaque proposition sur une ligne, avec sa raison en quelques mots. | when: slogan, accroche, nom pour, noms, nom de, idées
    `,
  ),
  roleplay: pool(
    `
    Parler toujours depuis le rôle, sans le commenter de l'extérieur.
    S'il manque une donnée décisive, la demander avant de poursuivre. | unless: demande, question
    Rester cohérent avec tout ce qui a été dit auparavant.
    Réagir à ce que dit l'interlocuteur au lieu de le devancer.
    Employer le vocabulaire et les connaissances propres au personnage. | unless: vocabulaire
    Laisser à chaque tour une prise à laquelle l'interlocuteur puisse répondre.
    N'attribuer à l'interlocuteur ni paroles ni décisions qu'il n'a pas exprimées.
    Montrer le caractère par les paroles et les actes, pas par des descriptions. | when: personnage, histoire, jeu
    S'appuyer sur les données concrètes que fournit l'interlocuteur.
    Dire franchement ce qui dépasse les connaissances du rôle.
    `,
    `
    La réponse donnée depuis le rôle, sans préambule.
    Une intervention par tour, dans l'attente du message suivant.
    Directement l'intervention, sans présentation ni résumé.
    `,
  ),
}
