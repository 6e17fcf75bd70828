import { type DecisionPool, pool } from './decision-table.ts'

export const germanWorks: Readonly<Record<string, DecisionPool>> = {
  'weekly-report': pool(
    `
    Trenne Erledigtes, Nächstes und Risiken.
    Schreibe jeden Punkt als Ergebnis mit seiner Zahl, nicht als Tätigkeit.
    Sage zu jedem Risiko, was es aufhält und was zur Lösung nötig wäre.
    Übernimm Zahlen, Namen und Termine genau wie angegeben.
    Stelle voran, was der Leser wissen oder entscheiden muss.
    `,
    `
    Drei kurze Abschnitte: erledigt, als Nächstes, Risiken.
    Je Abschnitt eine Liste, eine Zeile je Punkt.
    `,
  ),
  'worksheet-elsewhere': pool(
    `
    Ordne die Aufgaben von leicht nach schwer und wechsle den Aufgabentyp.
    Wähle Zahlen oder Angaben, mit denen die Lösung glatt aufgeht.
    Stelle die Lösungen ans Ende, mit dem entscheidenden Schritt je Aufgabe. | unless: ohne lösung
    Formuliere in Worten dieser Klassenstufe.
    Prüfe, dass jede Aufgabe genau eine richtige Antwort hat.
    `,
    `
    Nummerierte Aufgaben mit Platz zum Rechnen oder Schreiben, Lösungen getrennt.
    Das druckfertige Blatt: erst die Aufgaben, auf einer neuen Seite die Lösungen.
    `,
  ),
  'spreadsheet-elsewhere': pool(
    `
    Gib die vollständige Formel an, bereit zum Einfügen in die Zelle.
    Erkläre in einer Zeile, was jeder Teil tut.
    Sage, was sie bei leeren Zellen, Text oder Doppeltem liefert.
    Nenne die nötige Version und eine Variante für ältere.
    Zeige das Ergebnis an drei Beispielzeilen.
    `,
    `
    Die Formel in einem Block, darunter zwei bis drei Zeilen Erklärung.
    Zuerst die Formel, dann eine Probe mit drei Zeilen.
    `,
  ),
  'legal-paper-elsewhere': pool(
    `
    Gliedere in nummerierte Paragraphen mit je einem Gegenstand.
    Übernimm Beträge, Fristen und Orte wie angegeben und markiere nur, was wirklich fehlt.
    Bezeichne jede Partei einmal und bleibe bei dieser Bezeichnung.
    Sage, was gilt, wenn eine Pflicht verletzt wird oder eine Frist verstreicht.
    Kennzeichne Klauseln, die das Gesetz begrenzt und die ein Anwalt prüfen sollte.
    Regle, wie und wann eine Änderung oder das Ende mitgeteilt wird.
    `,
    `
    Das vollständige Dokument mit Titel, Parteien, nummerierten Paragraphen, Ort, Datum und Unterschriften.
    Der verwendbare Text, danach getrennt die zu klärenden Punkte.
    `,
  ),
  'trip-elsewhere': pool(
    `
    Teile jeden Tag in Vormittag, Mittag und Abend und lege Nahes zusammen.
    Richte Tempo und Wege nach den Reisenden und dem, was sie meiden wollen.
    Sage, wie man von Ort zu Ort kommt und wie lange es dauert.
    Plane einen Ersatz für Regen oder müde Beine ein.
    Nenne, was vorab zu buchen ist und welche Zeiten zu prüfen sind.
    Verteile das Budget auf Posten. | when: budget, euro, €
    `,
    `
    Ein Plan Tag für Tag mit ungefähren Zeiten, am Ende die Buchungen.
    Je Tag eine Tabelle: Zeit, Ort, Weg, Hinweis.
    `,
  ),
  'slow-software-elsewhere': pool(
    `
    Ordne die Ursachen danach, wie gut sie zu den Zeichen passen, je mit einer Probe.
    Nenne zuerst die Änderung, die am meisten bringt, als Code.
    Sage, wie vorher und nachher gemessen wird.
    Halte dich an die genannten Grenzen und Werkzeuge.
    Trenne die Abhilfe für heute von der dauerhaften Lösung.
    `,
    `
    Ursache, Probe und Änderung in dieser Folge für die ersten drei.
    Die wahrscheinlichste Ursache mit Lösung, die übrigen als Tabelle.
    `,
  ),
}

export const portugueseWorks: Readonly<Record<string, DecisionPool>> = {
  'weekly-report': pool(
    `
    Separe o que foi feito, o que vem e o que pode atrasar.
    Escreva cada ponto como resultado, com seu número, não como atividade.
    Diga de cada risco o que ele trava e o que seria preciso para resolvê-lo.
    Mantenha números, nomes e datas como foram dados.
    Ponha no início o que o leitor precisa decidir ou saber.
    `,
    `
    Três partes curtas: feito, próximo, riscos.
    Uma lista por parte, uma linha por ponto.
    `,
  ),
  'worksheet-elsewhere': pool(
    `
    Ordene os exercícios do fácil ao difícil e varie o tipo de questão.
    Escolha números ou dados com solução exata.
    Reúna o gabarito no fim, com o passo decisivo de cada questão. | unless: sem gabarito, sem respostas
    Escreva os enunciados com palavras dessa série.
    Confira que cada questão tenha uma só resposta certa.
    `,
    `
    Exercícios numerados, com espaço para responder, e o gabarito à parte.
    A folha pronta para imprimir: enunciados primeiro, gabarito em outra página.
    `,
  ),
  'spreadsheet-elsewhere': pool(
    `
    Dê a fórmula completa, pronta para colar na célula.
    Explique em uma linha o que cada parte faz.
    Diga o que ela devolve com células vazias, texto ou repetidos.
    Indique a versão necessária e uma alternativa para as antigas.
    Mostre o resultado com três linhas de exemplo.
    `,
    `
    A fórmula em um bloco e abaixo duas ou três linhas de explicação.
    Primeiro a fórmula, depois um teste com três linhas.
    `,
  ),
  'legal-paper-elsewhere': pool(
    `
    Redija cláusulas numeradas, cada uma com um só assunto.
    Use valores, prazos e lugares como foram dados e marque apenas o que faltar.
    Defina cada parte uma vez e mantenha o mesmo nome.
    Diga o que ocorre se uma obrigação não for cumprida ou o prazo passar.
    Assinale as cláusulas que a lei limita e que convém rever com um advogado.
    Fixe como e quando se comunica uma mudança ou o fim.
    `,
    `
    O documento completo com título, partes, cláusulas numeradas, local, data e assinaturas.
    O texto pronto para assinar e, à parte, os pontos a confirmar.
    `,
  ),
  'trip-elsewhere': pool(
    `
    Divida cada dia em manhã, meio-dia e noite, juntando o que fica perto.
    Ajuste o ritmo e os trajetos a quem viaja e ao que quer evitar.
    Diga como se vai de um lugar a outro e em quanto tempo.
    Preveja uma alternativa para chuva ou cansaço.
    Assinale o que precisa de reserva e os horários a confirmar.
    Divida o orçamento por item. | when: orçamento, reais, euros, €, r$
    `,
    `
    Um roteiro por dia com horas aproximadas e a lista de reservas no fim.
    Uma tabela por dia: momento, lugar, trajeto, nota.
    `,
  ),
  'slow-software-elsewhere': pool(
    `
    Ordene as causas prováveis conforme os sinais e diga como verificar cada uma.
    Dê primeiro a mudança que mais economiza, em código.
    Diga como medir antes e depois.
    Respeite os limites e as ferramentas indicados.
    Separe o alívio de hoje da solução definitiva.
    `,
    `
    Causa provável, verificação e mudança, nessa ordem, para as três primeiras.
    A causa mais provável com a correção e depois as outras em tabela.
    `,
  ),
}
