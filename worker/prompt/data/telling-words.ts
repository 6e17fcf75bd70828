import type { LanguageCode } from '../language-code.ts'

/**
 * Usual words of content, by language: a short draft is often made of them alone. A word that several languages share
 * stands under each; one that is English as well stands under English or nowhere.
 */
export const tellingWords: readonly (readonly [LanguageCode, string])[] = [
  [
    'es',
    `compara explica traduce mejora corrige carta presentación receta patata patatas cebolla playa desierta desierto atardecer amanecer barca barcas barco gato gata perro perra negro negra blanco blanca rojo roja verde azul amarillo ventana lluvia nieve niebla resumen libro capítulo cocina moderna madera clara claro discurso boda padrino gracioso graciosa ejercicio ejercicios fracciones primaria secundaria bachillerato felicitación cumpleaños abuela abuelo contrato alquiler cláusula fianza cartel concierto regalo regalos madre padre hermano hermana hijo hija hijos mercado frutas fruta verduras mujer hombre niño niña niños niñas mayor joven riendo sonriendo correo cliente clientes retraso entrega disculpas ruta días semana semanas mes meses año años casa calle ciudad pueblo montaña río mar cielo noche mañana tarde luz sombra árbol árboles flor flores bosque campo camino jardín iglesia catedral puerta silla habitación baño trabajo empresa negocio tienda ropa zapatos precio oferta factura presupuesto informe reunión equipo jefe empleado empleo entrevista vacante despido queja reclamación reembolso pedido envío producto venta ventas publicidad anuncio marca mensaje invitación agradecimiento poema cuento historia ensayo redacción tarea examen preguntas respuestas matemáticas ciencias lengua inglés español tabla lista pasos consejos diferencia significado definición ejemplo ejemplos explicación traducción corregir mejorar resumir escribir redactar hacer viaje vuelo comida cena desayuno pollo pescado arroz huevo huevos leche queso postre aceite horno saludable dieta dolor cabeza salud médico enfermera paciente escuela colegio universidad profesor profesora alumno alumnos estudiante estudiantes fotografía retrato dibujo pintura ilustración fondo colores acuarela anciano anciana pescador caballo pájaro vieja viejo antigua antiguo grande pequeña pequeño bonita bonito feliz triste comunidad vecinos ley demanda herencia impuestos autónomo gastos ingresos ahorro banco tarjeta bicicleta camión tren`,
  ],
  [
    'fr',
    `explique compare améliore corrige lettre recette tarte chambre enfant peint fiche révision guerre mondiale contrat meublé dépôt garantie livraison chien noir noire blanc blanche rouge vert verte bleu bleue jaune fenêtre pluie neige brume brouillard plage déserte désert coucher soleil lever idées cadeau cadeaux maman papa anniversaire affiche bonjour bonsoir merci résumé livre roman chapitre vieux bateau bateaux matin soir nuit midi discours mariage témoin drôle boulangerie vitrine lumière chaude douce ombre devis plombier modèle exercice exercices fractions corrigé corrigés menu printemps été automne hiver cuisine moderne bois clair claire poème feuilles mortes feuille marocain marocaine coussin coussins brodé brodés zellige affiches jardin arbre arbres fleur fleurs forêt montagne rivière lac mer ciel étoiles lune rue ville village maison appartement immeuble église cathédrale château porte table chaise canapé lit salle bain homme femme fille garçon fils mère père frère sœur grand-mère grand-père bébé famille amis ami vieille jeune petit petite grand grande joli jolie beau belle heureux triste sourire souriante pêcheur cheval oiseau oiseaux travail entreprise société commerce boutique magasin vêtements chaussures prix offre facture rapport réunion équipe patron employé emploi entretien embauche licenciement démission plainte réclamation remboursement commande colis produit produits vente ventes publicité annonce marque courriel courrier invitation remerciement conte histoire dissertation rédaction devoir devoirs examen épreuve brevet baccalauréat terminale collège lycée école université professeur élève élèves étudiant étudiants questions réponses mathématiques tableau liste étapes conseils différence définition exemple exemples explication traduction corriger améliorer résumer écrire rédiger voyage vol semaine semaines jour jours mois année repas dîner déjeuner poulet viande riz œuf œufs lait fromage dessert sauce huile beurre farine sucre sain régime douleur tête dos santé médecin infirmière patient photographie dessin peinture aquarelle fond voisin voisins loi avocat héritage impôts locataire propriétaire loyer charges voiture vélo camion argent banque carte compte épargne crédit mise demeure`,
  ],
  [
    'de',
    `vergleiche erkläre übersetze verbessere plane arbeitsblatt satz klasse klassenarbeit photosynthese bruchrechnung bewerbung anschreiben lebenslauf kündigung mietvertrag muster vorlage altbauwohnung fenster hohe hoher hohes dackel schläft rezept apfelkuchen kuchen streusel geburtstag geburtstagsrede opa oma lustig hund strand werbetext katze schwarz schwarze weiß weiße rote roter grün grüne blau blaue gelb gelbe regen schnee nebel sonne sonnenuntergang himmel nacht abend morgen frühling sommer herbst winterlandschaft stellenanzeige pflegekraft teilzeit vollzeit gedicht kinder reiseplan reise tage woche wochen monat monate jahr jahre bergsee berge hütte meer fluss wald baum bäume blume blumen wiese garten angebot malerarbeiten wohnung haus häuser stadt dorf straße kirche schloss tür tisch stuhl küche schlafzimmer wohnzimmer inhaltsangabe zusammenfassung buch kapitel geschenkideen geschenk geschenke mutter vater eltern bruder schwester tochter sohn großmutter großvater freund freundin freunde mann frau männer frauen mädchen junge jungen familie rechnung mahnung freundlich freundliche höflich kunde kunden kundin firma unternehmen geschäft laden kleidung schuhe preis preise bericht sitzung besprechung protokoll mitarbeiter vorstellungsgespräch beschwerde reklamation rückerstattung bestellung lieferung lieferverzug produkt produktbeschreibung verkauf umsatz werbung anzeige marke nachricht einladung dankeschön danke hallo geschichte märchen aufsatz erörterung hausaufgabe hausaufgaben prüfung fragen antworten mathe mathematik schule schüler schülerin lehrer lehrerin studenten studium universität tabelle liste schritte tipps unterschied bedeutung erklärung beispiel beispiele übersetzung übung übungen aufgaben lösungen lösung verbessern korrigieren zusammenfassen schreiben erklären essen abendessen frühstück mittagessen hähnchen fleisch fisch reis eier milch käse brot nachtisch soße mehl zucker ofen gesund diät schmerzen kopfschmerzen rücken gesundheit arzt ärztin krankenschwester patientin foto bild zeichnung gemälde aquarell hintergrund porträt fischer pferd vogel vögel lächelnd nachbar nachbarn gesetz anwalt vertrag erbe steuern steuererklärung vermieter mieter miete nebenkosten fahrrad lastwagen zug geld konto sparen kredit urlaub ferien hochzeit rede feier weihnachten ostern schulfest verein abmahnung widerspruch bescheid antrag amt bürger licht schatten weich weiches warm warmes holz`,
  ],
  [
    'pt',
    `compare explica melhore corrija prato panela barro coentro moqueca praia deserta deserto rede coqueiro coqueiros receita bolo cenoura cobertura carta apresentação vaga vendedor vendedora resumo livro legenda loja roupa roupas gato gata cachorro cachorra preto preta branco branca vermelho vermelha verde azul amarelo amarela janela chuva neve neblina nevoeiro contrato aluguel aluguer cláusula multa plano treino iniciante academia mulher homem velha velho rindo sorrindo mercado feira cozinha moderna madeira clara claro ideias presente presentes mãe pai irmão irmã filho filha filhos avó avô aniversário redação vestibular ambiente roteiro dias semana semanas mês meses ano anos pedido desculpas cliente clientes atraso entrega dormindo sofá cartaz festa junina exercícios frações sexto sétimo oitavo nono série floresta manhã tarde noite madrugada rio mar céu sol lua estrela estrelas bilhete professora professor falta aluno aluna alunos árvore árvores flor flores jardim campo estrada rua cidade vila casa apartamento prédio igreja praça porta mesa cadeira quarto sala banheiro luz sombra trabalho empresa negócio sapatos preço oferta fatura orçamento relatório reunião equipe equipa chefe funcionário emprego entrevista demissão reclamação reembolso produto venda vendas propaganda anúncio marca mensagem convite agradecimento poema conto história lição tarefa prova perguntas respostas matemática ciências português inglês tabela lista passos dicas diferença significado definição exemplo exemplos explicação tradução corrigir melhorar resumir escrever fazer viagem voo comida jantar almoço café frango carne peixe arroz feijão ovo ovos leite queijo pão sobremesa molho óleo azeite forno saudável dieta dor cabeça costas saúde médico médica enfermeira paciente escola colégio faculdade universidade estudante estudantes fotografia retrato desenho pintura ilustração fundo cores aquarela pescador barco barcos cavalo pássaro menino menina crianças criança jovem bonito bonita feliz triste vizinho vizinhos lei advogado herança impostos inquilino proprietário despesas renda dinheiro banco cartão carro moto bicicleta caminhão trem comboio casamento discurso padrinho madrinha natal obrigado obrigada bom boa olá`,
  ],
  [
    'it',
    `confronta spiega traduci migliora correggi lettera presentazione commessa commesso ricetta ricette vegetariane vegetariana spiaggia deserta deserto tramonto alba barca barche gatto gatta cane nero nera bianco bianca rosso rossa verde azzurro giallo finestra pioggia neve nebbia riassunto libro capitolo promessi sposi tema amicizia terza seconda quinta prima classe cucina moderna legno chiaro chiara discorso matrimonio testimone sposa sposo verifica frazioni esercizi auguri compleanno nonna nonno disdetta contratto palestra locandina piazza itinerario giorni giorno settimana settimane mese mesi anno anni bambini bambino bambina vecchio vecchia giovane pescatore porto descrizione prodotto prodotti borsa pelle mamma madre padre fratello sorella figlio figlia figli famiglia amici donna uomo ragazzo ragazza mare cielo notte sera mattina pomeriggio luce ombra albero alberi fiore fiori bosco montagna fiume lago campagna giardino strada città paese casa appartamento palazzo chiesa porta tavolo sedia salotto bagno lavoro azienda negozio vestiti scarpe prezzo offerta fattura preventivo relazione riunione squadra capo dipendente colloquio assunzione licenziamento dimissioni reclamo rimborso ordine consegna ritardo cliente clienti vendita vendite pubblicità annuncio marchio messaggio invito ringraziamento poesia racconto storia saggio compito compiti esame domande risposte matematica scienze inglese italiano tabella lista elenco passaggi consigli differenza significato definizione esempio esempi spiegazione traduzione correggere migliorare riassumere scrivere viaggio volo cibo cena pranzo colazione pollo carne pesce riso uova uovo latte formaggio pane dolce torta sugo olio sale forno sano dieta dolore testa schiena salute medico infermiera paziente scuola liceo università professore professoressa studente studenti alunni fotografia ritratto disegno pittura illustrazione sfondo colori acquerello cavallo uccello felice triste sorridente bello bella grande piccolo piccola vicini legge avvocato eredità tasse affitto inquilino proprietario spese soldi banca conto mutuo macchina bicicletta treno natale grazie ciao buongiorno appunti regalo regali idee`,
  ],
  [
    'id',
    `pantai sepi ombak surat lamaran kerja izin sakit sekolah resep rendang sapi ayam empuk kucing anjing hitam putih merah hijau biru kuning jendela hujan salju kabut warung kopi lampu malam pagi siang jualan baju ringkasan buku laskar pelangi rumah kayu sawah ucapan ulang tahun ibu ayah bapak adik kakak nenek kakek keluarga teman lowongan kasir perempuan wanita lelaki pria pasar senyum tersenyum nelayan perahu kapal pidato perpisahan kelas contoh kuasa laut langit gunung sungai danau hutan pohon bunga kebun taman jalan kota desa gedung masjid gereja pintu meja kursi kamar dapur cahaya bayangan usaha perusahaan karyawan gaji harga murah diskon iklan produk penjualan pembeli pesan undangan terima kasih selamat puisi cerpen cerita dongeng karangan tugas ujian pertanyaan jawaban matematika bahasa inggris tabel daftar langkah perbedaan pengertian penjelasan terjemahan terjemahkan perbaiki ringkas liburan perjalanan makanan makan minum sarapan nasi goreng ikan telur susu roti kue sambal minyak garam gula sehat diet nyeri kepala kesehatan dokter perawat pasien guru murid siswa mahasiswa kuliah skripsi dosen gambar lukisan foto latar belakang warna kuda burung cantik bagus senang sedih tetangga hukum pengacara pajak sewa uang mobil sepeda kereta pernikahan nikah lebaran ramadan puasa hadiah minggu bulan setahun komplain keluhan permintaan maaf pengunduran diri rapat laporan kegiatan membuat menulis judul isi kalimat paragraf`,
  ],
  [
    'nl',
    `strand zonsondergang zonsopgang bootje sollicitatiebrief sollicitatie recept appeltaart opa oma klachtenbrief klacht verhuurder huurder lekkage kat hond zwart zwarte witte rood rode groen groene blauw blauwe raam regen sneeuw zee lucht nacht avond ochtend bos bomen bloem bloemen tuin straat stad dorp huis keuken woonkamer slaapkamer verjaardag bruiloft toespraak cadeau moeder vader broer zus dochter zoon vriend vrouw meisje jongen werk bedrijf winkel kleding schoenen prijs factuur vergadering klant bestelling levering vertraging verkoop reclame bericht uitnodiging bedankt gedicht samenvatting hoofdstuk boek opstel huiswerk toets vragen antwoorden wiskunde leerlingen leraar docent tabel lijst stappen uitleg voorbeeld voorbeelden vertaling reis reizen maand jaar eten avondeten ontbijt vlees vis rijst eieren melk kaas brood gezond hoofdpijn gezondheid verpleegkundige tekening schilderij achtergrond visser paard vogel fiets auto trein geld belasting huurcontract opzegging`,
  ],
  [
    'hi-Latn',
    `tapri baithe baitha baithi ladke ladkiyan bachcha bachchi maa papa behen bhai dadi nani dost shaadi shadi vivah nimantran nyota khana nashta chawal doodh paani pani nadi samundar pahad khet kisan dhoop chand suraj taare hawa mausam sardi garmi sawan tyohar sadak gali nukkad makaan kamra khidki darwaza kitaab kahani kavita shayari nibandh patra chitthi sandesh badhai shubhkamnaye dhanyavad vigyapan dukandar grahak kharidar keemat daam sasta mehenga paisa paise kamai naukri vyapar padhai pariksha sawal jawab ganit vigyan itihas sehat dard sar bukhar dawai ilaj tasveer chitra rang lal peela hara neela safed kala kaali budhi boodhi budha muskurata muskurati sundar khush dukhi`,
  ],
]

/** Usual words of short English drafts, spoken and written, that no other language of ours writes so. */
export const englishWords = `
  one two three four five six seven eight nine ten first second third units desk knee elbow piano guitar drum synonym
  antonym quotes artist thriller fare movie syllabus marks candles sign crisis rider welding mud macro
  landscape wildlife cottage sheet dosa idli biryani sari kurta rupees lakh crore aadhaar gst upi neet jee upsc ssc
  rickshaw temple gym batter ratio seller income redesign label animals fruit vegetables clothes toys
  draft legal notice cheque bounced punishment road trip preview party summary study case style arrears calculation
  band backpacking quote pet insurance review reply kitchen renovation bathroom holiday greeting beach dancer
  headline news trick cast car listing bullet sales manager resume science fresher door stuck monsoon balcony hat
  sticker cat dog days day week weeks month months year years hours minutes flyer brochure card invite invitation
  wedding birthday anniversary letter caption article story poem speech song lyrics joke quiz worksheet lesson
  schedule timetable checklist agenda report proposal contract agreement clause policy terms lease rent tenant
  landlord deed affidavit court law tax return invoice payment reminder refund complaint apology request application
  leave job interview offer salary hire hiring candidate cover questions answers question answer explain difference
  meaning definition example examples list steps tips ideas advice help need want make write read give show find fix
  build  design  best cheap free new old young small large big tall short long high low good bad simple
  easy quick full empty warm cold hot soft dark light bright shiny rough clean dirty red blue green yellow black white
  pink purple brown grey gray gold silver woman man girl boy child children kid kids baby mother father mom dad sister
  brother wife husband grandmother grandfather grandma friend friends people person family team boss client customer
  customers vendor buyer seller owner house home room bedroom living shop store market street city town village garden
  tree trees flower flowers forest mountain hill river lake sea ocean sky cloud clouds sun moon star stars rain snow
  fog mist wind fire water ice bird birds horse cow fish tiger lion elephant wolf fox bear rabbit food recipe bread
  cake rice chicken meat egg eggs milk cheese butter sugar salt soup dinner lunch breakfast dessert snack healthy diet
  weight loss pain head back knee rash fever cough health doctor nurse patient medicine school college university
  student students teacher class grade exam homework math english history biology physics chemistry geography book
  chapter movie music game play player laptop screen app website button error file sheet column row chart graph number
  money bank loan price cost sell buy business company startup brand product products service campaign ads tagline
  name names words word line lines sentence sentences paragraph pages tone about under over above below behind before
  after during without near next morning evening night afternoon sunset sunrise dusk dawn shadow window glass wood
  wooden metal stone paper leather cotton silk wall floor roof chair sofa bed bottle cup plate bowl knife shoe
  shoes shirt dress bag watch ring jewellery jewelry perfume coffee tea wine beer painting drawing photo photograph
  picture image sketch portrait background close shot view artwork watercolor watercolour cartoon tattoo pattern
  wallpaper render travel flight bus bike truck visit tour temple church bridge tower castle island farm field crop
  crops plant plants leaf leaves seed soil weather summer winter spring autumn opening closing clinic salon repair
  broken leaking noise stopped working keeps using made built stall branding giveaway shipping order delivery late
  early ship deal discount sale shaped couple lovers carnival national public private weekly daily monthly annual
  reviews feedback survey analysis strategy roadmap launch update upgrade install setup guide tutorial course training
  workout routine fitness yoga gym sleep stress character theme stanza war peace love life death world country
  government climate change energy power arms hands eyes hair face smile wearing holding sitting standing running
  walking sleeping eating reading looking reason reasons cause effect pros cons versus vs between among against
  historical context magazine refugees resolution switch packing peak sunflowers villa apartment boardroom comparison
  memo rover bond value formula model arrear gratuity pension form forms advance receipt quotation format cart deck
  pitch founder investor webinar bachelor workplace wording captions hashtags keyword keywords outline copy slides
  slide presentation
  paint makeup spa deficiency mix gear hike hiking cutting opener pros cons
`

/** English words that other languages took over tell nothing, however English they end. */
export const sharedWords = `
  marketing camping parking shopping planning jogging meeting coaching casting training streaming timing rating living
  business fitness wellness laptop software newsletter online offline design team party baby stress snack
  plan rally kanban derby curry jelly selfie
`

/** Endings that only words of one language have, behind four letters at least. */
export const tellingEndings: readonly (readonly [LanguageCode, string])[] = [
  ['es', 'ción ciones amiento imiento idad'],
  ['pt', 'ção ções agem agens inho inha eiro eira eiros eiras ões'],
  ['fr', 'eaux euse euses ière ières ée ées'],
  [
    'de',
    'ung ungen keit heit schaft lich liche lichen blatt blätter arbeit arbeiten anzeige brief buch bücher bild bilder kuchen zeit licht nebel straße lauf kraft bericht vertrag rechnung synthese rede feier platz markt wasser stück wunsch gespräch leiter leiterin',
  ],
  ['it', 'zione zioni ità aggio ezza iere'],
  ['nl', 'heid ijk ijke ingen tje tjes brief'],
  ['en', 'ing ings ness ship ful less ght ghts wise ed ly'],
]
