import { pool, type SolvingTable } from './decision-table.ts'

export const germanSolving: SolvingTable = {
  code: pool(
    `
    Nenne die Typen von Eingabe und Ausgabe. | unless: typ
    Lege fest, was bei leerer oder ungültiger Eingabe geschieht. | unless: leer, ausnahme, ungültig
    Nutze nur die Standardbibliothek, außer eine Abhängigkeit ist in einem Satz begründet. | unless: bibliothek, framework, react, pandas, sql
    Vergib Namen, die sagen, was eine Variable enthält und was eine Funktion tut.
    Kommentiere nur Entscheidungen, die der Code nicht selbst erklärt. | unless: komment
    Füge kurze Tests für den Normalfall und die Grenzfälle hinzu. | unless: test
    Nenne Sprachversion und nötige Installationsschritte. | unless: version
    Trenne die Berechnung vom Lesen und Schreiben der Daten.
    Erwähne die Laufzeitkomplexität, wenn die Datenmenge wachsen kann. | unless: komplexität, laufzeit | when: liste, datei, daten, array, algorithmus, datenbank
    Vermeide dieselbe Logik an zwei Stellen.
    `,
    `
    Ein vollständiger Codeblock und ein Anwendungsbeispiel.
    Der vollständige, lauffähige Code und eine Notiz zu den Entscheidungen.
    Ein Codeblock, ein Beispiel mit Ausgabe und die abgedeckten Grenzfälle.
    `,
  ),
  debugging: pool(
    `
    Nenne zuerst die Ursache und die betroffene Zeile.
    Schlage die kleinste Änderung vor, die sie behebt.
    Erkläre, wie sich prüfen lässt, dass der Fehler behoben ist. | unless: test
    Lass Code unverändert, der mit dem Fehler nichts zu tun hat.
    Ordne mehrere mögliche Ursachen nach Wahrscheinlichkeit und sage, wie man sie ausschließt.
    Nenne die fehlende Angabe, falls die Diagnose unsicher bleibt.
    Weise auf andere Stellen hin, an denen derselbe Fehler auftreten kann.
    Erkläre, warum gerade dieses Symptom auftrat.
    `,
    `
    Ursache, Korrektur als Codeblock und Prüfung, in dieser Reihenfolge.
    Eine Diagnose in zwei Sätzen, der berichtigte Code und die Prüfung.
    Der berichtigte Ausschnitt, danach Ursache und bestätigender Test.
    `,
  ),
  data: pool(
    `
    Sage, was jede Spalte bedeutet und in welcher Einheit sie misst. | unless: spalte
    Erkläre den Umgang mit leeren, doppelten und auffälligen Werten. | unless: leer, doppelt, ausreißer
    Zeige zu jedem Ergebnis die Rechnung oder Formel. | unless: formel
    Trenne, was die Daten zeigen, von dem, was sie nur nahelegen.
    Prüfe Summen auf einem zweiten Rechenweg.
    Nenne die Schwäche der Daten, die das Ergebnis am stärksten ändern könnte.
    Wähle für jeden Vergleich das Diagramm oder die Tabelle, die ihn sichtbar macht. | unless: diagramm, tabelle
    Runde so, wie es die Genauigkeit der Ausgangsdaten erlaubt. | unless: runde, dezimal
    `,
    `
    Das wichtigste Ergebnis in einem Satz, danach die Tabelle dazu.
    Eine Ergebnistabelle und ihre Deutung in zwei bis drei Sätzen.
    Die Schritte der Auswertung, eine Tabelle und der Schluss daraus.
    `,
  ),
  math: pool(
    `
    Definiere jedes Zeichen, bevor es verwendet wird. | when: gleichung, integral, ableit, funktion, matri, beweis, wahrscheinlich, f(x), x_
    Begründe jeden Schritt mit der Regel, die ihn erlaubt. | unless: schritt für schritt
    Prüfe das Ergebnis durch Einsetzen oder auf einem zweiten Weg. | unless: prüfe, probe
    Nenne die Bedingungen, unter denen das Ergebnis gilt. | unless: bedingung
    Rechne mit genauen Werten und runde erst am Ende. | unless: dezimal, runde
    Schreibe zu jeder Größe die Einheit. | when: km, meter, kg, euro, €, %, stunde, liter
    Nenne das gewählte Verfahren und warum es hier passt. | unless: verfahren, methode
    Reichen die Angaben nicht, sage, welche fehlt, statt sie anzunehmen.
    Sage vor dem Rechnen in einem Satz, was gesucht ist.
    Deute das Ergebnis in den Begriffen der Aufgabe.
    `,
    `
    Der Rechenweg in Schritten, das Endergebnis in einer eigenen Zeile.
    Ansatz, Rechnung und hervorgehobenes Ergebnis.
    Die Antwort in der ersten Zeile, darunter die vollständige Herleitung.
    `,
  ),
  explanation: pool(
    `
    Beginne mit der Antwort in ein bis zwei Sätzen und führe sie dann aus.
    Erkläre jeden Fachbegriff, sobald er zum ersten Mal vorkommt. | unless: experte, fachpublikum
    Veranschauliche den Kern mit einem konkreten Beispiel. | unless: beispiel
    Räume das häufigste Missverständnis zum Thema aus. | unless: mythos, mythen, irrtum
    Ordne die Punkte nach einem klaren Kriterium und nenne es. | unless: reihenfolge, chronolog
    Nenne Namen, Daten und Mengen nur, wenn sie gesichert sind.
    Wiederhole in keinem Punkt, was ein anderer schon sagt.
    Sage, was gesichert ist und was noch umstritten ist.
    Begründe jeden Punkt, statt ihn nur zu nennen. | unless: warum, ursache, begründ
    Nenne die Ausnahmen und Grenzen der Aussagen. | when: wie_, warum, erklär, was ist, gesetz, regel, theorie
    Gehe vom Bekannten zum Neuen, ohne Sprünge im Gedankengang.
    Nutze einen Vergleich aus dem Alltag und sage, wo er endet. | unless: analogie, metapher, vergleich, unterschied | when: erklär, was ist, wie funktioniert
    Sage in einem Satz, warum das Thema in der Praxis zählt.
    Kennzeichne, welcher Teil der Antwort sich inzwischen geändert haben kann.
    Schließe mit dem Gedanken, der im Gedächtnis bleiben soll. | unless: schließ, ende_, schluss
    Stütze alles auf einen einzigen Vergleich aus dem Alltag eines Kindes. | when: meinem kind erklär, meinem sohn erklär, meiner tochter erklär, erkläre meinem kind, erkläre meinem sohn, erkläre meiner tochter, erklär meinem kind, erklär meinem sohn, erklär meiner tochter, erkläre mir wie einem kind, einem kind, für kinder, für ein kind, kindgerecht, jährigen kind, jährigen sohn, jährigen tochter, jährigen erklär, einem grundschüler
    Vereinfache die Wörter, ohne etwas zu sagen, das später falsch ist. | when: meinem kind erklär, meinem sohn erklär, meiner tochter erklär, erkläre meinem kind, erkläre meinem sohn, erkläre meiner tochter, erklär meinem kind, erklär meinem sohn, erklär meiner tochter, erkläre mir wie einem kind, einem kind, für kinder, für ein kind, kindgerecht, jährigen kind, jährigen sohn, jährigen tochter, jährigen erklär, einem grundschüler
    `,
    `
    Zwei Sätze Zusammenfassung, danach kurze Abschnitte.
    Kurze Absätze, vom Allgemeinen zum Besonderen.
    Die direkte Antwort, die Erklärung und ein Beispiel.
    Ein Text zum Vorlesen für das Kind, am Ende eine Frage. | when: meinem kind erklär, meinem sohn erklär, meiner tochter erklär, erkläre meinem kind, erkläre meinem sohn, erkläre meiner tochter, erklär meinem kind, erklär meinem sohn, erklär meiner tochter, erkläre mir wie einem kind, einem kind, für kinder, für ein kind, kindgerecht, jährigen kind, jährigen sohn, jährigen tochter, jährigen erklär, einem grundschüler
    `,
  ),
  plan: pool(
    `
    Fasse das Ziel in einen Satz, an dem sich der Erfolg prüfen lässt. | unless: ziel_, unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Gib jeder Maßnahme eine zuständige Person, eine Frist und ein prüfbares Ergebnis. | unless: zuständig, verantwortlich, unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Nenne die Annahmen, auf denen der Plan ruht, und welche zuerst zu prüfen ist. | unless: annahme, unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Nenne die drei größten Risiken und die Antwort auf jedes. | unless: risik, unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Ordne die Maßnahmen nach Abhängigkeit und kennzeichne, was sofort beginnen kann. | unless: tag für tag, unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Trenne das Unverzichtbare von dem, was warten kann. | unless: priorität, unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Zeige, woher jede Zahl stammt und welche geschätzt sind. | when: budget, kosten, umsatz, finanz, €
    Bestimme das Zeichen, das zu einem Kurswechsel zwingt. | unless: unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Sage, welche Mittel vorhanden sind und welche fehlen. | unless: unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Teile die Zeit in Phasen, deren Minuten zusammen die Dauer ergeben. | when: unterrichtsplan, unterrichtsentwurf, stundenentwurf
    Sage zu jeder Phase, was die Lehrkraft tut und was die Lernenden tun. | when: unterrichtsplan, unterrichtsentwurf, stundenentwurf
    Lege das Schwierigste in die wachsten Stunden. | when: stundenplan, lernplan
    Plane Schlaf, Essen, Bewegung und eine Reserve für Rückstände ein. | when: stundenplan, lernplan
    `,
    `
    Drei Sätze Zusammenfassung und eine Tabelle mit Maßnahme, Frist und Ergebnis. | unless: unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Kurze Abschnitte mit Maßnahmenlisten, am Ende die nächsten drei Schritte. | unless: unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Ziel, Phasen mit Ergebnissen und die größten Risiken. | unless: unterrichtsplan, unterrichtsentwurf, stundenentwurf, stundenplan, lernplan
    Eine Tabelle: Minuten, Phase, Tätigkeit, Material, Prüfung. | when: unterrichtsplan, unterrichtsentwurf, stundenentwurf
    Eine Tabelle nach Tagen und Stunden, dazu drei Regeln für Rückstände. | when: stundenplan, lernplan
    `,
  ),
  advice: pool(
    `
    Ordne die Empfehlungen von der nützlichsten zur am wenigsten dringenden. | unless: rezept, reise, route, menü, essensplan, speiseplan, ernährungsplan, trainingsplan, langsam, geht nicht an, hängt sich, lädt nicht, startet nicht, geht nicht mehr, geschenk
    Begründe jede Empfehlung in einem Satz. | unless: warum, begründ, rezept, reise, route, menü, essensplan, speiseplan, ernährungsplan, trainingsplan
    Sage, von welchen persönlichen Umständen der Rat abhängt. | unless: rezept, reise, route, menü, essensplan, speiseplan, ernährungsplan, trainingsplan, langsam, geht nicht an, hängt sich, lädt nicht, startet nicht, geht nicht mehr, geschenk
    Schlage einen ersten Schritt vor, der noch heute möglich ist. | unless: rezept, reise, route, menü, essensplan, speiseplan, ernährungsplan, trainingsplan
    Trenne Gesichertes von Meinung und Gewohnheit. | unless: rezept, reise, route, menü, essensplan, speiseplan, ernährungsplan, trainingsplan, langsam, geht nicht an, hängt sich, lädt nicht, startet nicht, geht nicht mehr, geschenk
    Kennzeichne Preise, Zeiten, Regeln oder Hinweise, die vorher zu prüfen sind.
    Biete eine Variante für weniger Zeit oder Mittel an. | unless: günstig, schnell, billig
    Sage, wann fachlicher Rat nötig ist. | when: gesundheit, schmerz, arzt, symptom, diät, recht, anwalt, vertrag, angst, training
    Gib Mengen, Dauern oder Maße statt vager Angaben. | when: rezept, training, diät, menü, reise, route, plan
    Nenne den häufigsten Anfangsfehler und wie er sich vermeiden lässt.
    Erkläre, woran zu erkennen ist, dass der Rat wirkt. | unless: rezept, reise, route, menü, essensplan, speiseplan, ernährungsplan, trainingsplan
    Gib höchstens sieben Empfehlungen. | unless: rezept, route, liste, reise, menü, essensplan, speiseplan, ernährungsplan, trainingsplan
    Lege nahe beieinander Liegendes in denselben Tagesabschnitt. | when: reise, route
    Nenne für schwer erhältliche Zutaten einen Ersatz. | when: rezept
    Beschreibe jeden Garpunkt durch ein sichtbares Zeichen oder den Geruch. | when: rezept
    Verwende jede Zutat in mehreren Mahlzeiten der Woche. | when: essensplan, speiseplan, ernährung, menü, mahlzeit
    Füge die Einkaufsliste mit Mengen an, nach Abteilungen geordnet. | when: essensplan, speiseplan, ernährung, menü, mahlzeit
    Sage, wie die Belastung von Woche zu Woche steigt und wann Pause ist. | when: training, lauf
    Beginne mit den Prüfungen, die nichts kosten, die wahrscheinlichste Ursache zuerst. | when: langsam, geht nicht an, hängt sich, lädt nicht, startet nicht, geht nicht mehr
    Nenne zu jeder Ursache das Zeichen, an dem sie zu erkennen ist, und die Abhilfe Schritt für Schritt. | when: langsam, geht nicht an, hängt sich, lädt nicht, startet nicht, geht nicht mehr
    `,
    `
    Eine nummerierte Liste mit einer Empfehlung je Punkt. | unless: rezept, trainingsplan, essensplan, speiseplan, wochenplan, plan, route, menü, reise
    Die wichtigste Empfehlung in zwei Sätzen, danach die Möglichkeiten. | unless: rezept, trainingsplan, essensplan, speiseplan, wochenplan, plan, route, menü, reise
    Nummerierte Schritte, jeder mit seinem Grund. | unless: rezept, trainingsplan, essensplan, speiseplan, wochenplan, plan, route, menü, reise
    Ein Ablauf nach Tagen, Wochen oder Einheiten, mit Dauer und Umfang. | when: trainingsplan, ernährungsplan, essensplan, speiseplan, wochenplan, plan, route, menü, reise | unless: rezept
    Zutaten mit Mengen, danach nummerierte Schritte. | when: rezept
    `,
  ),
  other: pool(
    `
    Beginne mit dem Wesentlichen und stelle Einzelheiten dahinter.
    Kennzeichne jede Annahme.
    Verwende konkrete Beispiele statt allgemeiner Aussagen. | unless: beispiel
    Erfülle alle genannten Bedingungen und prüfe das vor dem Abschluss.
    Sage klar, was sich aus den Angaben nicht ableiten lässt.
    Sage jeden Gedanken nur einmal.
    Lässt die Bitte mehrere Deutungen zu, wähle die wahrscheinlichste und nenne sie in einem Satz.
    Benenne dieselbe Sache durchgehend gleich.
    `,
    `
    Kurze Absätze; eine Liste nur, wo sie hilft.
    Zuerst die direkte Antwort, dann die nötigen Einzelheiten.
    Kurze Abschnitte mit aussagekräftigen Überschriften, wenn es um mehrere Themen geht.
    `,
  ),
}
