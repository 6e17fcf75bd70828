/**
 * Common words of German, French, Spanish, Portuguese, Italian and romanised Hindi that are no words of English. They
 * only tell that a sentence is in another language.
 */
export const foreignWords: readonly string[] = `
  ich er sie wir ihr mir mich dich dir ihn ihm uns euch sich mein meine meinen meinem meiner dein deine deinen unser
  unsere euer eure sein seine seinen seiner ihre ihren ihrem ein eine einen einem einer kein keine keinen keinem und
  oder aber denn weil dass wenn ob als wie wo wen wem warum wieso weshalb wann seit nach vor bei beim mit ohne für
  gegen durch über unter zwischen neben hinter auf aus von vom zu zum zur im ans nicht nichts auch noch schon nur sehr
  mehr viel viele wenig alle alles allem jeder jede jedes jeden jemand jemanden niemand manche mancher etwas ist sind
  bist wäre wären waren gewesen wird werden wurde wurden worden würde würden habe haben hatte hatten hätte hätten kann
  kannst können konnte könnte könnten muss musst müssen musste soll sollen sollte sollten darf dürfen durfte mögen
  möchte wollen wollte geht ging gegangen kommt komme kommen gekommen macht mache machen machte gemacht sagt sagen
  sagte gesagt gibt gegeben sieht sehen sah gesehen weiß wissen wusste gewusst denkt denke denken dachte gedacht
  glaubt glaube glauben meint heißt heißen bleibt bleiben blieb steht stehen liegt liegen sitzt sitzen fragt frage
  fragen gefragt hilft helfen geholfen braucht brauche brauchen gebraucht redet reden geredet hört hören gehört findet
  finden gefunden tut getan lässt lassen nimmt nehmen genommen läuft laufen arbeitet arbeiten lebt leben schreibt
  schreiben geschrieben liest lesen gelesen kennt kennen gekannt versteht verstehen verstanden heute gestern morgen
  jetzt gleich später früher immer wieder manchmal selten niemals hier dort dann danach davor dabei damit dafür
  dagegen daran darauf darüber davon dazu darum deshalb deswegen trotzdem sonst eben nein doch gern gerne lieber
  leider natürlich vielleicht eigentlich ganz gar sogar zwar jahr jahre jahren tage tagen woche wochen monat monate
  stunde stunden zeit leute mensch menschen mann frau mutter vater bruder schwester freund freundin haus arbeit geld
  sache sachen dinge ding welt abend nacht mittag wetter schule stadt küche garten straße tür fenster wasser diese
  dieser dieses diesem diesen welche welcher solche sinne
  je nous vous ils elles mon sa notre votre vos leur leurs cet cette ces ça cela ceci qui quoi où quand pourquoi
  combien parce puisque lorsque donc avec dans sous entre chez depuis pendant avant après contre jamais rien personne
  aucun aucune très trop peu beaucoup tout toute tous toutes autre autres même mêmes chaque quelque quelques plusieurs
  suis es sommes êtes étais était étaient été sera serait soit avons avez ont avais avait avaient aura aurait fais
  fait faisons faites faisait faire vais allons allez vont allait aller allé viens vient venir venu peux peut pouvons
  pouvez peuvent pouvait pouvoir veux veut voulons voulez voulait vouloir dois doit devons devez devait devoir sais
  sait savons savez savait savoir vois voit voir vu dis dit disait mettre prends prend prendre pris crois croit croire
  pense penser parle parler demande demander trouve trouver aime aimer donne reste rester passé tient tenir tenu
  aujourd'hui demain maintenant bientôt encore déjà toujours souvent parfois ici là puis alors ensuite enfin bien
  mieux oui peut-être vraiment juste presque assez aussi jour jours semaine semaines mois année années heure heures
  fois gens homme femme enfant enfants mère père frère sœur fille garçon ami amie maison travail argent monde matin
  soir nuit ville porte jardin voiture eau choses tête cœur yeux grande bonne vieux vieille nouveau nouvelle c'est
  j'ai n'est d'un d'une qu'il qu'on l'on s'il n'ai j'en n'y
  tú él ella nosotros ustedes ellos ellas tus sus nuestro nuestra nuestros una unos unas este esta esto estos estas
  ese esa eso esos esas aquel aquella aquello qué quien quién cual cuál cuando cuándo donde dónde como cómo cuanto
  cuánto porque aunque mientras sí pero sino en hacia hasta desde sobre bajo según durante tras nunca jamás nada nadie
  ningún ninguna algo alguien algún alguna muy más menos mucho mucha muchos muchas poco poca pocos todo toda todos
  todas otro otra otros otras mismo misma cada tanto tanta soy eres somos eran fue fueron sido será sería fuera estoy
  estás está estamos están estaba estaban estuvo estado esté hemos han había habían haya hubo habrá tengo tienes tiene
  tenemos tienen tenía tuvo tener tenga hago haces hace hacen hacía hizo hacer hecho haga voy vas vamos iba iban ido
  vaya vengo viene puedo puedes puede pueden podía poder pueda quiero quieres quiere quería querer debo debe deben
  deber sé sabes sabe saben sabía saber digo dices dicen decía dijo decir dicho veo ves vemos visto doy dado pongo
  pone poner puesto creo cree creer pienso piensa pensar hablo habla hablar pido pide pedir dejo deja dejar llevo
  lleva llevar paso pasa pasar quedo queda quedar gusta gustaría parece siento siente sentir espero espera esperar
  encuentro encuentra encontrar hoy ayer mañana ahora luego después antes siempre todavía aún casi también tampoco
  aquí allí ahí así mejor peor día días semana semanas meses año años hora horas tiempo vez veces gente hombre mujer
  niño niña niños hijo hija madre padre hermano hermana trabajo dinero vida noche cosa cosas cabeza corazón manos ojos
  pueblo ciudad calle puerta cocina coche agua señor señora te vueltas dándole
  você ele ela nós vocês eles elas meu minha meus minhas teu tua seu sua seus suas nosso nossa umas ao aos às nas pelo
  pela num numa isto esse essa isso aquele aquela aquilo quem qual quando onde quanto pois embora enquanto mas nem até
  não ninguém nenhum nenhuma alguém algum alguma muito muita muitos muitas pouco pouca tudo outro outra mesmo mesma
  tão sou és são eram foi foram seria seja fosse estou estão estava estavam esteve tenho tem temos têm tinha teve tido
  tenha faço faz fazem fazia fez fazer feito faça vou vai vão ia venho vem posso pode podem podia possa quero quer
  queria devo deve dever sei sabem sabia diz dizem dizia disse dizer dito vejo vê dou dá ponho põe pôr posto acho acha
  achar penso pensa falo fala falar peço pede deixo deixa deixar fico fica ficar passo passa passar gosto gosta gostar
  gostaria sinto sente hoje ontem amanhã agora depois sempre ainda já quase também aqui ali aí assim bem melhor pior
  dia dias mês anos tempo vezes homem mulher menino menina filho filha mãe pai irmão irmã trabalho dinheiro noite
  manhã coisa coisas cabeça coração mão mãos olhos cidade rua porta cozinha carro água senhor senhora tô pra tá né
  lui lei noi voi loro mio mia miei mie tuo suo nostro nostra gli uno dello della dei delle degli nel nella nei sul
  sulla dal dalla questo questa questi quello quella che chi dove perché mentre anche però oppure senza tra fra verso
  fino contro dopo prima mai niente nessuno nessuna qualcosa qualcuno molto molta molti più meno tutto tutta tutti
  altro altra stesso ogni così sono siamo siete erano stato stata sarà sarebbe hai abbiamo avete hanno avevo aveva
  avuto avere faccio fai fa facciamo fanno fatto vado andiamo vanno andare andato venire puoi può possiamo possono
  potere voglio vuoi vuole volere vorrei devi dovere sai sappiamo sapere dico dici dicono detto vedo vedi vede vedere
  credo crede credere pensare parlo parla parlare chiedo chiede chiedere oggi ieri domani adesso ancora già quasi lì
  bene meglio peggio giorno giorni settimana mese anno anni volta volte uomo donna bambino figlio figlia fratello
  sorella amico amica lavoro soldi vita mondo notte cose cuore mani occhi città strada
  tum aap woh yeh mera meri mere tera teri hamara hamari aapka aapki aapke uska uski unka unki isko usko mujhe tujhe
  hume humko aapko unko kya kyun kyon kab kahan kaun kaise kaisa kitna jahan jaise aur lekin magar phir bhi toh nahi
  nahin haan ji hain hoon hun tha thi hoga hogi honge raha rahi rahe gaya gayi gaye kar karo karna karke karta karti
  karte kiya kiye karunga dena diya dedo liya jao jata aana aao aaya bolo bola bolna kaha kehna kehta dekho dekha
  dekhna suno suna samajh samjho socho socha chahiye sakta sakti sakte wala wali wale bahut bohot thoda zyada bas sirf
  abhi aaj kal parso kabhi hamesha roz yahan wahan idhar udhar ghar kaam dost bhai behen yaar didi bhaiya maa baba
  beti baat baatein raat subah shaam saal mahina hafta paisa zindagi duniya dil dimaag accha acchi acche achha sahi
  galat bada badi chota choti naya purana pyaar khushi umeed bharosa shukriya dhanyavaad kripya meherbani ke ki ka ko
  liye saath baad pehle upar neeche andar bahar kuch koi sab sabhi har ek
`
  .trim()
  .split(/\s+/u)

/** Who speaks and who is spoken to; "my" is left out, since a picture may show my mother. */
export const foreignSpeakers: ReadonlySet<string> = new Set(
  `
  yo tú usted ustedes ti contigo conmigo me nos eu você vocês tu te comigo consigo vos lhe je vous toi moi nous io voi
  lei mi ci vi ich du dir dich ihnen mir mich uns wir euch ihr main mujhe aap tum hum я ты вы мне тебе вам вас मैं
  मैंने मुझे मुझको आप आपका आपकी आपके आपको आपने आपसे तुम तुमने तू तूने तुझे तुझ तुम्हें तुम्हारा तेरा तेरी हम हमें
  `
    .trim()
    .split(/\s+/u),
)
