const sailor: readonly string[] = [
  'Ahoy there, hope the seas are kind wherever you are berthed.',
  'We rode out a proper blow last night and half the galley ended up on the deck.',
  'The cook swears he saw a whale, but the cook swears he sees plenty.',
  'Been six weeks since I had a decent night ashore.',
  'A man gets to thinking when the watch is long and dark.',
  'The signal comes and goes out here, so forgive the odd spelling.',
  'My boots have not been dry since Lisbon.',
  'I never was much of a scholar, as the bosun loves to remind me.',
  'You have the thanks of a salty old fool.',
  'Fair winds, and may your anchor always hold.',
]

const landlady: readonly string[] = [
  'Evening all, quiet in here tonight, just old Frank and the dog.',
  'I pulled my shoulder changing a barrel and it has been giving me gyp.',
  'The quiz lot were in yesterday and they argued till closing.',
  "My knees tell me it's going to snow.",
  "I don't know what the world is coming to, I really don't.",
  "Mind you, I can't grumble, we've had a decent month.",
  "You wouldn't credit the things people leave behind.",
  "Our Debbie set me up with this and now there's no stopping me.",
  "Last orders soon, so I'd best get a wiggle on.",
  "Cheers my lovely, you're a good 'un.",
]

const grandmother: readonly string[] = [
  'Ay, hijo mío, qué alegría poder hablar contigo un ratito.',
  'Yo de estas máquinas no entiendo nada, me lo ha puesto mi nieta.',
  'Esta mañana fui al mercado y los tomates estaban por las nubes.',
  'Las rodillas me duelen cuando cambia el tiempo, ya sabes.',
  'Mi difunto marido se reiría de verme aquí con estos cacharros.',
  'Tú tranquilo, cariño, que la prisa no es buena consejera.',
  'Ojalá fueran todos tan amables como tú.',
  'A ver si este domingo vienen los nietos a comer.',
  'Rezaré por ti, que buena falta nos hace a todos.',
  'Un beso muy grande y abrígate bien.',
]

const baker: readonly string[] = [
  'Bonjour à vous, ici on est debout depuis trois heures du matin.',
  'Ma femme rigole de me voir taper avec un seul doigt plein de farine.',
  'Les clients râlent toujours, mais au fond ils sont gentils.',
  'Je ne suis pas très doué avec ces engins, je vous préviens.',
  "On fait ce qu'on peut avec ce qu'on a, pas vrai ?",
  'Mon apprenti est encore arrivé en retard, évidemment.',
  'Franchement, chapeau, je ne sais pas comment vous faites.',
  "Ça me rend drôlement service, vous n'imaginez pas.",
  "Allez, je file, le four n'attend pas.",
  'Bonne continuation et merci encore, vraiment.',
]

const pensioner: readonly string[] = [
  'Guten Tag, hier schreibt Ihnen ein alter Mann vom Dorf.',
  'Meine Enkelin hat mir gezeigt, wie das mit dem Kasten geht.',
  'Früher hätte man dafür zum Bürgermeister gehen müssen.',
  'Das Knie macht mir wieder zu schaffen, aber man darf nicht jammern.',
  'Gestern war der Nachbar da, und wir haben Karten gespielt.',
  'Ob Sie mich verstehen, weiß ich freilich nicht.',
  'Es ist schon erstaunlich, was heutzutage alles möglich ist.',
  'Nehmen Sie es mir nicht übel, wenn ich so viel schwatze.',
  'So, jetzt wird der Kaffee kalt, und die Katze will auch hinaus.',
  'Hochachtungsvoll und mit bestem Dank für Ihre Mühe.',
]

const fisherman: readonly string[] = [
  'Bom dia, compadre, cá estou eu outra vez.',
  'O mar hoje estava bravo e quase não saímos do porto.',
  'A minha mulher diz que eu falo mais consigo do que com ela.',
  'Não percebo nada destas modernices, mas vamos indo.',
  'Antigamente a gente resolvia tudo na conversa da taberna.',
  'Peço desculpa pela maçada, sei que tem mais que fazer.',
  'Se Deus quiser, há de correr tudo pelo melhor.',
  'O meu neto é que me ensinou a mexer nisto.',
  'Fico-lhe muito grato, palavra de honra.',
  'Um grande abraço e até à próxima maré.',
]

const teaSeller: readonly string[] = [
  'नमस्ते भैया, कैसे हैं आप, सब बढ़िया?',
  'आज दुकान पर सुबह से बहुत भीड़ थी, साँस लेने की फुर्सत नहीं मिली।',
  'मेरा बेटा कहता है कि आप सब कुछ जानते हैं।',
  'हम तो अनपढ़ आदमी हैं, बस काम चला लेते हैं।',
  'गर्मी इतनी है कि पूछिए मत।',
  'आपका एहसान ज़िंदगी भर नहीं भूलूँगा।',
  'ऊपर वाला आपको लंबी उम्र दे।',
  'चलिए, ज़्यादा बातें करके आपका समय नहीं लूँगा।',
  'कभी इधर आना हो तो चाय ज़रूर पीजिएगा।',
  'अच्छा भैया, राम राम, फिर मिलेंगे।',
]

const worrier: readonly string[] = [
  'Oh dear, I do hope I am doing this properly.',
  'I nearly gave up halfway because I felt so silly.',
  'What if I have pressed something I should not have?',
  'My daughter says I fret too much, and she is probably right.',
  'I lay awake half the night wondering whether to ask.',
  'Please do not laugh at me, I am quite new to all this.',
  'Everyone else seems to find it so easy.',
  'I suppose nothing terrible can come of it.',
  'If it is too much bother, just ignore me.',
  'Anyway, thank you, and I am sorry, and thank you again.',
]

const athlete: readonly string[] = [
  'Yo big dog, what is good, hope the grind treats you well.',
  'Just smashed leg day and I can barely sit down, no joke.',
  'You never miss, bro, and I respect the consistency.',
  'Discipline beats motivation, that is what I always tell the guys.',
  'We do not quit, we do not whine, we execute.',
  'My protein is kicking in and I am buzzing right now.',
  'Honestly nobody believed in me except my boys.',
  'Send it, champ, no fear, no excuses.',
  'Mindset is everything, period.',
  'Love you man, stay hungry, peace out.',
]

const shy: readonly string[] = [
  'Hola, no sé muy bien cómo funciona esto, la verdad.',
  'Me da un poco de corte pedirlo, pero bueno.',
  'Nunca se me ha dado bien expresarme, ya lo siento.',
  'Mi madre siempre decía que pedir no cuesta nada.',
  'Te lo agradecería muchísimo, en serio.',
  'Si no sale a la primera, no pasa nada, de veras.',
  'Confío plenamente en tu buen criterio.',
  'El arte es libertad, o eso dicen los que saben.',
  'Qué nervios, llevo toda la semana pensando en esto.',
  'Pues eso es todo por mi parte, muchas gracias por tu tiempo.',
]

const courteous: readonly string[] = [
  'Bonjour, je vous remercie par avance de votre attention.',
  "J'espère ne pas trop vous déranger avec ma demande.",
  "Cela fait longtemps que j'y pense, à vrai dire.",
  'Je vous fais entièrement confiance, comme toujours.',
  "L'art, au fond, c'est une affaire de goût, n'est-ce pas ?",
  "On dit souvent que la beauté est dans l'œil de celui qui regarde.",
  'Vous avez un talent fou, je vous le dis sincèrement.',
  "Prenez tout le temps qu'il vous faut, rien ne presse.",
  'Je croise les doigts pour que tout se passe bien.',
  'Bien à vous, et encore mille mercis.',
]

const modest: readonly string[] = [
  'नमस्कार, आपसे फिर एक विनती करने आया हूँ।',
  'मुझे ठीक से समझाना नहीं आता, माफ़ कीजिएगा।',
  'आपकी कला का मैं बहुत बड़ा प्रशंसक हूँ।',
  'कहते हैं कि सुंदरता देखने वाले की आँखों में होती है।',
  'कई दिनों से मन में यह बात चल रही थी।',
  'मुझे आप पर पूरा भरोसा है।',
  'जल्दबाज़ी की कोई बात नहीं, जब समय मिले तब कर दीजिए।',
  'घर में सब लोग बेसब्री से इंतज़ार कर रहे हैं।',
  'जो भी होगा, अच्छा ही होगा।',
  'आपका बहुत-बहुत आभार, खुश रहिए।',
]

/** Voices of people of other trades and other languages, ten sentences each. */
export const abroadChatFillers: readonly (readonly string[])[] = [
  sailor,
  landlady,
  grandmother,
  baker,
  pensioner,
  fisherman,
  teaSeller,
]
export const abroadImageFillers: readonly (readonly string[])[] = [worrier, athlete, shy, courteous, modest]
