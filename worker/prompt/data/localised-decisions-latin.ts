import type { DecisionTable } from './decision-table.ts'

export const latinDecisions: Readonly<Record<'es' | 'fr' | 'de' | 'pt', DecisionTable>> = {
  es: {
    message: {
      requirements: [
        'Plantea la petición o la noticia en la primera frase.',
        'Usa solo los datos indicados, sin inventar motivos ni fechas.',
        'Indica con claridad cuál es el siguiente paso.',
      ],
      output: 'Un asunto breve y el mensaje listo para enviar.',
    },
    text: {
      requirements: [
        'Elige un enfoque concreto y mantenlo en todo el texto.',
        'Apoya cada idea principal con un ejemplo.',
        'Deja fuera las cifras que no se puedan comprobar.',
      ],
      output: 'Un título y el texto final, sin comentarios añadidos.',
    },
    story: {
      requirements: [
        'Abre con una acción o una imagen concreta.',
        'Deja que el final surja de lo que ocurre, sin explicar su sentido.',
      ],
      output: 'La obra terminada con su título, sin comentarios.',
    },
    code: {
      requirements: ['Indica los tipos de entrada y de salida.', 'Explica qué ocurre con datos vacíos o no válidos.'],
      output: 'Un bloque de código completo y un ejemplo de uso.',
    },
    other: {
      requirements: [
        'Empieza por la respuesta y después explica las razones.',
        'Señala cualquier suposición que hagas.',
        'Usa ejemplos concretos.',
      ],
      output: 'Párrafos breves, con una lista solo si ayuda.',
    },
  },
  fr: {
    message: {
      requirements: [
        "Énonce la demande ou l'information dès la première phrase.",
        'Utilise uniquement les faits donnés, sans inventer de motif ni de date.',
        "Indique clairement l'étape suivante.",
      ],
      output: 'Un objet bref, puis le message prêt à envoyer.',
    },
    text: {
      requirements: [
        'Choisis un angle précis et garde-le du début à la fin.',
        'Appuie chaque idée principale sur un exemple.',
        'Laisse de côté les chiffres impossibles à vérifier.',
      ],
      output: 'Un titre et le texte final, sans commentaire.',
    },
    story: {
      requirements: [
        'Commence par une action ou une image concrète.',
        'Laisse la fin découler de ce qui se passe, sans en expliquer le sens.',
      ],
      output: 'L’œuvre achevée avec son titre, sans commentaire.',
    },
    code: {
      requirements: [
        "Précise les types d'entrée et de sortie.",
        'Explique ce qui se passe avec des données vides ou invalides.',
      ],
      output: "Un bloc de code complet et un exemple d'utilisation.",
    },
    other: {
      requirements: [
        'Commence par la réponse, puis explique les raisons.',
        'Signale chaque hypothèse.',
        'Donne des exemples concrets.',
      ],
      output: 'Des paragraphes courts, et une liste seulement si elle aide.',
    },
  },
  de: {
    message: {
      requirements: [
        'Nenne das Anliegen oder die Nachricht im ersten Satz.',
        'Verwende nur die genannten Tatsachen und erfinde weder Gründe noch Termine.',
        'Sage klar, was als Nächstes geschehen soll.',
      ],
      output: 'Eine kurze Betreffzeile und die versandfertige Nachricht.',
    },
    text: {
      requirements: [
        'Wähle einen bestimmten Blickwinkel und halte ihn durch.',
        'Stütze jeden Hauptgedanken auf ein Beispiel.',
        'Lass Zahlen weg, die sich nicht prüfen lassen.',
      ],
      output: 'Ein Titel und der fertige Text ohne Kommentar.',
    },
    story: {
      requirements: [
        'Beginne mit einer Handlung oder einem konkreten Bild.',
        'Lass das Ende aus dem Geschehen folgen, ohne es zu erklären.',
      ],
      output: 'Das fertige Stück mit Titel, ohne Kommentar.',
    },
    code: {
      requirements: [
        'Nenne die Typen von Eingabe und Ausgabe.',
        'Erkläre, was bei leeren oder ungültigen Daten geschieht.',
      ],
      output: 'Ein vollständiger Codeblock und ein Anwendungsbeispiel.',
    },
    other: {
      requirements: [
        'Beginne mit der Antwort und begründe sie danach.',
        'Kennzeichne jede Annahme.',
        'Verwende konkrete Beispiele.',
      ],
      output: 'Kurze Absätze; eine Liste nur, wo sie hilft.',
    },
  },
  pt: {
    message: {
      requirements: [
        'Apresente o pedido ou a notícia na primeira frase.',
        'Use apenas os fatos informados, sem inventar motivos nem datas.',
        'Diga com clareza qual é o próximo passo.',
      ],
      output: 'Um assunto curto e a mensagem pronta para envio.',
    },
    text: {
      requirements: [
        'Escolha um enfoque específico e mantenha-o em todo o texto.',
        'Apoie cada ideia principal em um exemplo.',
        'Deixe de fora números que não possam ser verificados.',
      ],
      output: 'Um título e o texto final, sem comentários.',
    },
    story: {
      requirements: [
        'Comece com uma ação ou uma imagem concreta.',
        'Deixe o final nascer do que acontece, sem explicar seu sentido.',
      ],
      output: 'A obra pronta com título, sem comentários.',
    },
    code: {
      requirements: [
        'Indique os tipos de entrada e de saída.',
        'Explique o que acontece com dados vazios ou inválidos.',
      ],
      output: 'Um bloco de código completo e um exemplo de uso.',
    },
    other: {
      requirements: [
        'Comece pela resposta e depois explique as razões.',
        'Aponte cada suposição feita.',
        'Use exemplos concretos.',
      ],
      output: 'Parágrafos curtos, com lista apenas quando ajudar.',
    },
  },
}
