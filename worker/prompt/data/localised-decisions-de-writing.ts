import { pool, type WritingTable } from './decision-table.ts'

export const germanWriting: WritingTable = {
  message: pool(
    `
    Nenne das Anliegen oder die Nachricht im ersten Satz.
    Verwende nur die genannten Tatsachen und erfinde weder Gründe noch Namen oder Termine.
    Schließe mit genau einem nächsten Schritt, der klar benannt ist. | unless: schließ, ende
    Bleibe von der Anrede bis zum Gruß beim selben Du oder Sie.
    Behandle in jedem Absatz nur eine Sache. | unless: absatz, absätze, kurz
    Gib so viel Zusammenhang, dass die Nachricht ohne Vorgeschichte verständlich ist.
    Wähle Anrede und Gruß passend zum Verhältnis der beiden Personen. | unless: anrede, gruß
    Sage die Bitte oder Nachricht mit direkten Verben, ohne wiederholte Entschuldigung. | unless: entschuldig
    Setze Daten, Orte und Mengen dorthin, wo sie sofort ins Auge fallen.
    Schreibe Sätze, die sich ohne Stocken vorlesen lassen.
    Nenne Mangel, Datum und Bestell- oder Vorgangsnummer in den ersten beiden Sätzen. | when: beschwer, reklam, kaputt, defekt, mangel
    Verlange genau eine Lösung und sage, bis wann sie erwartet wird. | when: beschwer, reklam, kaputt, defekt, mangel
    Räume den Fehler ohne Ausrede ein und sage, was wann geschieht. | when: entschuldig, verspät, verzöger
    Nenne die genauen Tage und wer Dringendes übernimmt, falls angegeben. | when: urlaub, krank, freistell
    Sage die Entscheidung im zweiten Satz, ohne sie zu beschönigen. | when: absage, ablehn
    Nenne Anlass und Datum des letzten Schreibens, bevor um Antwort gebeten wird. | when: erinnerung, mahnung, nachfass
    `,
    `
    Eine Betreffzeile und darunter die versandfertige Nachricht. | unless: whatsapp, sms
    Die fertige Nachricht mit Anrede und Gruß, davor der Betreff. | unless: whatsapp, sms
    Der Betreff in einer Zeile, dann der endgültige Text. | unless: whatsapp, sms
    Die versandfertige Nachricht in kurzen Zeilen, ohne Betreff. | when: whatsapp, sms
    Eine kurze Nachricht für das Telefon und eine noch kürzere Fassung. | when: whatsapp, sms
    `,
  ),
  article: pool(
    `
    Wähle einen bestimmten Blickwinkel, nenne ihn am Anfang und halte ihn bis zum Schluss. | unless: blickwinkel, perspektive
    Stütze jeden Hauptgedanken auf ein anschauliches Beispiel. | unless: beispiel
    Lass Zahlen und Zitate weg, die sich nicht prüfen lassen. | unless: zahlen, zitat, quelle, rede_, ansprache, trinkspruch, dankesrede
    Erkläre jeden Fachbegriff, sobald er zum ersten Mal vorkommt. | unless: experte, fachpublikum, rede_, ansprache, trinkspruch, dankesrede
    Entwickle in jedem Absatz nur einen Gedanken. | unless: rede_, ansprache, trinkspruch, dankesrede
    Nenne den stärksten Einwand und antworte darauf. | unless: contra, nachteil, gegenargument | when: meinung, argument, debatte, these, erörter, kommentar
    Schließe mit einem Gedanken, der nicht nur das Gesagte wiederholt. | unless: schluss, fazit
    Verbinde die Teile so, dass jeder aus dem vorigen folgt. | unless: rede_, ansprache, trinkspruch, dankesrede
    Trenne Tatsachen von Meinungen. | unless: meinung
    Verwende aktive Verben und Sätze, die beim ersten Lesen klar sind.
    Beantworte die Frage, die sich nach dem Titel sofort stellt. | unless: rede_, ansprache, trinkspruch, dankesrede
    Beginne mit etwas Gesehenem oder Erlebtem statt mit einer Definition. | unless: argument, these, meinung | when: aufsatz, essay, beschreibung
    Beschreibe in der Reihenfolge, in der es geschieht oder zu sehen ist. | unless: argument, these, meinung, erörter | when: aufsatz, beschreibung, mein ort, ferien, fest
    Sprich die Zuhörer an und schreibe Sätze für einen Atemzug. | when: rede_
    Baue die Rede auf einem einzigen Gedanken auf, den die Zuhörer mit nach Hause nehmen. | when: rede_, ansprache, trinkspruch, dankesrede
    Erzähle eine kurze, glaubhafte Szene, statt Verdienste aufzuzählen. | when: rede_, ansprache, trinkspruch, dankesrede
    `,
    `
    Ein Titel und der vollständige Text ohne Kommentar. | unless: rede_, ansprache, trinkspruch, dankesrede
    Titel, Vorspann aus zwei Sätzen und Hauptteil mit aussagekräftigen Zwischenüberschriften. | unless: rede_, ansprache, trinkspruch, dankesrede
    Ein treffender Titel, drei bis vier Abschnitte und ein kurzer Schluss. | unless: rede_, ansprache, trinkspruch, dankesrede
    Die Rede, wie sie gesprochen wird, mit Anrede und markierten Pausen. | when: rede_, ansprache, trinkspruch, dankesrede
    Der Text zum Vorlesen von Anfang bis Ende, ohne Zwischenüberschriften. | when: rede_, ansprache, trinkspruch, dankesrede
    `,
  ),
  story: pool(
    `
    Beginne mit einer Handlung oder einem konkreten Bild statt mit einer Erklärung. | unless: beginn, anfang, fängt
    Lass das Ende aus dem Geschehen folgen, ohne seinen Sinn zu erklären. | unless: ende, schluss, endet
    Zeige Gefühle durch Gesten und Einzelheiten, statt sie zu benennen.
    Halte dieselbe Stimme und Perspektive von Anfang bis Ende. | unless: ich-perspektive, perspektive, erzählt aus
    Füge ein sinnliches Detail ein, das nur an diesen Ort gehört.
    Gib der Hauptfigur einen klaren Wunsch und ein Hindernis, das ihn erschwert. | unless: gedicht, lied, haiku, vers
    Ersetze jedes abgenutzte Bild durch eines, das aus dem Thema selbst kommt. | unless: klischee
    Achte auf den Rhythmus: kurze und lange Sätze wechseln mit der Spannung. | unless: haiku
    Lass ein Bild vom Anfang am Ende verwandelt wiederkehren. | unless: haiku
    Benenne die Dinge genau: die Art, das Handwerk, das Werkzeug.
    Jeder Teil soll gegenüber dem vorigen etwas verändern.
    Streiche alles, was ohne Verlust fehlen kann.
    Wähle einen bestimmten Augenblick und erzähle nur, was darin geschieht. | unless: roman, kapitel, lied
    `,
    `
    Das fertige Stück mit Titel, ohne Kommentar.
    Nur der endgültige Text mit einer Überschrift.
    Titel und vollständiges Werk, ohne Anmerkungen.
    `,
  ),
  summary: pool(
    `
    Halte die Kernaussage und ihre Belege fest, ohne nebensächliche Beispiele. | unless: beispiel
    Übernimm Zahlen, Namen und Daten genau wie im Original.
    Füge weder Meinungen noch Angaben hinzu, die im Original fehlen. | unless: meinung
    Ordne die Gedanken nach Wichtigkeit, nicht nach ihrer Reihenfolge im Text. | unless: reihenfolge
    Fasse so zusammen, dass es ohne das Original verständlich ist.
    Trenne, was der Text behauptet, von dem, was er nur andeutet.
    Formuliere mit eigenen Worten, statt Sätze aneinanderzureihen. | unless: wörtlich
    Nenne, was im Original offenbleibt, falls es etwas gibt.
    Nenne bei mehreren Stimmen, wer was behauptet.
    `,
    `
    Ein Satz zur Kernaussage, danach die wesentlichen Punkte.
    Ein dichter Absatz, der mit dem Ergebnis beginnt.
    Drei bis fünf Punkte mit je einem Satz.
    `,
  ),
  extraction: pool(
    `
    Übernimm jeden Wert so, wie er im Text steht, ohne etwas zu erschließen.
    Vermerke ausdrücklich, wo eine Angabe fehlt. | unless: null, fehlt, leer
    Behalte die Reihenfolge des Originals bei. | unless: reihenfolge, sortier
    Wende auf alle Einträge denselben Maßstab an. | unless: kriteri
    Führe jeden Eintrag nur einmal auf, auch wenn er mehrfach vorkommt. | unless: duplikat, doppelt
    Wähle im Zweifelsfall die am besten belegte Möglichkeit und kennzeichne den Zweifel.
    Verwende überall dieselben Feld- oder Kategorienamen.
    Zitiere die Stelle, auf die sich eine nicht offensichtliche Zuordnung stützt.
    `,
    `
    Eine Tabelle mit einer Zeile je Eintrag.
    Eine Liste mit einem Eintrag je Zeile, ohne Text darum herum.
    Nur das Ergebnis, jeder Eintrag gleich aufgebaut.
    `,
  ),
  translation: pool(
    `
    Übertrage den vollen Sinn jedes Satzes, ohne etwas hinzuzufügen oder wegzulassen.
    Lass Eigennamen, Zahlen und Formatierung unverändert.
    Ersetze Redewendungen durch eine natürliche Entsprechung. | unless: wörtlich
    Bewahre Stilebene und Ton des Originals. | unless: förmlich, formell, ton_, stil
    Übersetze wiederkehrende Begriffe immer gleich.
    Lässt eine Stelle zwei Lesarten zu, wähle die passende und vermerke die andere am Schluss.
    Schreibe Sätze, die in der Zielsprache natürlich klingen. | unless: wörtlich
    Behalte die Einteilung in Absätze bei.
    `,
    `
    Nur die Übersetzung.
    Die Übersetzung mit denselben Absätzen wie im Original.
    Die Übersetzung und am Ende die nötigsten Anmerkungen.
    `,
  ),
  editing: pool(
    `
    Bewahre Sinn und alle Angaben des Originals.
    Berichtige Rechtschreibung, Grammatik und Zeichensetzung, ohne die Stimme des Textes zu ändern.
    Ändere nur, was klarer oder richtiger wird.
    Streiche Wiederholungen und Wörter ohne Aussage. | unless: wiederholung
    Teile Sätze, die man zweimal lesen muss.
    Lass Eigennamen, Zitate und Fachbegriffe unverändert.
    Kennzeichne mehrdeutige Stellen, statt ihren Sinn zu erraten.
    Vereinheitliche Zeitformen und Anrede im ganzen Text.
    Behalte die Reihenfolge der Gedanken, außer sie stört das Verständnis.
    Halte die Länge des Originals auf ein Zehntel genau ein.
    `,
    `
    Der überarbeitete Text und darunter eine kurze Liste der wichtigsten Änderungen.
    Die vollständige Endfassung, danach die Gründe für größere Eingriffe.
    Zuerst der berichtigte Text, dann die Änderungen als Liste.
    `,
  ),
  marketing: pool(
    `
    Stelle einen einzigen Gedanken in den Mittelpunkt und sage ihn konkret.
    Behaupte nur, was die genannten Tatsachen tragen.
    Beginne mit einer Lage, in der sich die Zielgruppe wiedererkennt. | unless: einstieg, aufhänger, slogan, claim, name, ideen
    Schließe mit genau einer Handlungsaufforderung. | unless: handlungsaufforderung, cta, call-to-action, slogan, claim, name, ideen
    Verwende Wörter der Zielgruppe statt leerer Superlative.
    Die erste Zeile muss ohne den Rest verständlich sein. | unless: slogan, claim, name, ideen
    Nenne, was das Angebot von der naheliegendsten Alternative unterscheidet. | unless: unterscheid | when: produkt, dienst, laden, shop, marke, kurs, app, verkauf, angebot
    Schreibe kurze Sätze, die sich in einem Zug vorlesen lassen. | unless: slogan, claim, name, ideen
    Schlage verschiedene Richtungen vor, keine Abwandlungen einer einzigen. | when: name, ideen, slogan, claim
    Lass weg, was jedem zuerst einfällt. | when: name, ideen, slogan, claim
    `,
    `
    Die Endfassung und zwei Varianten der ersten Zeile. | unless: slogan, claim, name, ideen
    Überschrift, Text und Schluss, fertig zur Veröffentlichung. | unless: slogan, claim, name, ideen
    Der endgültige Text ohne Erläuterung. | unless: slogan, claim, name, ideen
    Jeder Vorschlag in einer Zeile, mit kurzer Begründung. | when: slogan, claim, name, ideen
    `,
  ),
  roleplay: pool(
    `
    Sprich immer aus der Rolle heraus, ohne sie von außen zu kommentieren.
    Fehlt eine entscheidende Angabe, frage danach, bevor es weitergeht. | unless: frag
    Bleibe stimmig mit allem, was zuvor gesagt wurde.
    Reagiere auf das Gegenüber, statt ihm vorzugreifen.
    Verwende Wortschatz und Wissen der Figur. | unless: wortschatz
    Biete in jeder Antwort etwas an, worauf das Gegenüber eingehen kann.
    Lege dem Gegenüber keine Worte oder Entscheidungen in den Mund.
    Zeige den Charakter durch Reden und Handeln, nicht durch Beschreibungen. | when: figur, geschichte, spiel
    Stütze dich auf die konkreten Angaben des Gegenübers.
    Sage offen, was über das Wissen der Rolle hinausgeht.
    `,
    `
    Die Antwort aus der Rolle heraus, ohne Vorrede.
    Ein Beitrag je Antwort, dann Warten auf die nächste Nachricht.
    Sofort der Beitrag, ohne Vorstellung und Zusammenfassung.
    `,
  ),
}
