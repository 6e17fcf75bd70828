import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { artsFamily } from './topic-families-culture.ts'

/** Works and the means they are made of: art, music, literature, film, language. */
export const artsKinds: readonly TopicKind[] = [
  {
    id: 'arts',
    family: artsFamily,
    group: 'general_knowledge',
    isDepictable: true,
    strong: splitTerms(`
      impressionism, cubism, surrealism, expressionism, abstract expressionism, baroque, rococo, art nouveau, art deco,
      bauhaus, minimalism, pop art, street art, graffiti, romanticism, gothic architecture, brutalism, renaissance art,
      japanese woodblock, ukiyo-e, calligraphy, ceramics, sculpture, mona lisa, starry night, guernica, sistine chapel,
      jazz, blues music, delta blues, hip hop, hip-hop, rock music, punk rock, heavy metal, techno, house music, k-pop, reggae, flamenco, opera,
      symphony, classical music, music theory, chord progression, counterpoint, harmony, rhythm, songwriting, ballet, hamlet,
      macbeth, romeo and juliet, don quixote, moby dick, pride and prejudice, war and peace, the great gatsby, 1984 novel,
      to kill a mockingbird, harry potter, lord of the rings, odyssey, iliad, divine comedy, haiku, sonnet, poetry, magical
      realism, science fiction, gothic novel, detective fiction, stream of consciousness, unreliable narrator, theatre,
      theater, musical theatre, fashion design, typography, graphic design, comic books, manga, graphic novel, mythology,
      greek mythology, norse mythology, fairy tale, folk music
    `),
    weak: splitTerms(`
      art, artist, painting, painter, music, musical, song, album, novel, literature, literary, book, poem, poet, fiction,
      writing, author, dance, design, style, genre, theatre, composer, guitar, piano, violin, drum, melody, architecture,
      craft, myth, legend, drama, opera
    `),
    facets: {
      basic: splitLines(`
        What is seen, heard or felt first, before anything is explained? [mc]
        Which one work is the right place to begin, and what should be noticed in it? [m]
        What was going on in the world that it answers? [c]
        Which three words do people who know it use, and what do they point to?
        Why did it annoy or delight its first public? [mc]
      `),
      common: splitLines(`
        What is the form, and what does the form make possible? [c]
        Which material, instrument or technique gives it its character? [c]
        What does it take from older work, and what does it refuse? [c]
        Which passage, panel or bar repays close attention, and how is it made? [c]
        Who paid for it, who performed or printed it, and who came? [bm]
        What do admirers and detractors each get right? [mc]
        How has its meaning shifted with its audiences? [m]
        Which cliché about {topic} should be dropped? [mc]
        Where does it live on today, perhaps under another name? [mb]
      `),
      deep: splitLines(`
        How do structure and surface work against each other? [c]
        Which decision by the maker could have gone another way, and with what effect? [c]
        Which critical readings matter, and what does each have to ignore?
        How do market, censorship or patronage show in the thing itself? [b]
        What do sketches, drafts or recordings reveal about the making? [c]
        Where does the label stop being useful, and which works does it distort?
        What did other traditions do at the same time, and who borrowed from whom?
        How should one judge quality in {topic}, and by criteria that its makers would accept? [c]
      `),
    },
  },
  {
    id: 'film',
    family: artsFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      film noir, french new wave, italian neorealism, silent film, documentary film, animation, anime, studio ghibli, spirited
      away, citizen kane, casablanca, the godfather, pulp fiction, star wars, star trek, blade runner, the matrix, inception,
      interstellar, parasite film, seven samurai, rashomon, psycho, vertigo, jaws, titanic film, avatar film, toy story,
      marvel movies, superhero film, horror movie, romantic comedy, western film, bollywood, nollywood, korean drama,
      game of thrones, breaking bad, the sopranos, the wire, the simpsons, sitcom, soap opera, reality tv, alfred hitchcock,
      stanley kubrick, quentin tarantino, christopher nolan, akira kurosawa, hayao miyazaki, martin scorsese, wes anderson,
      cinematography, film editing, sound design, screenwriting, screenplay, video game, video games, the legend of zelda,
      minecraft, dark souls, esports, podcasting, film score
    `),
    weak: splitTerms(`
      film, movie, cinema, tv, television, series, episode, director, actor, actress, scene, camera, hollywood, trailer,
      streaming, game, gaming, soundtrack, blockbuster, sequel, remake
    `),
    facets: {
      basic: splitLines(`
        What is it about, told without giving away the turn? [mc]
        Which scene would one show to convince a friend? [m]
        What should one watch or play first, and what next? [m]
        Which choice of picture or sound makes the mood? [c]
        What did audiences expect, and what did they get? [m]
      `),
      common: splitLines(`
        How is tension built and released, shown on one sequence? [c]
        What do camera, cut and sound tell that the dialogue keeps back? [c]
        Which conventions are followed, bent or broken? [mc]
        What does each main character want, and what stands against it? [c]
        How did budget, studio or technology shape the result? [b]
        What did critics see at first, and what after twenty years? [m]
        Which earlier work does it answer? [c]
        Whom does it leave out or show wrongly? [mc]
        What did it change in how such stories are told or sold? [bm]
      `),
      deep: splitLines(`
        Where does form argue against plot? [c]
        Which production document, interview or cut version alters the reading?
        How does the point of view control what can be known, shot by shot? [c]
        Which theory of film or games helps here, and what does it flatten?
        How do release, rating and distribution explain its reception? [b]
        Which sequence fails, and what would repair it? [c]
        What do imitators of {topic} copy, and what escapes them? [mc]
        How does performance resist or serve the design? [c]
      `),
    },
  },
  {
    id: 'language',
    family: artsFamily,
    group: 'education',
    isDepictable: false,
    strong: splitTerms(`
      english grammar, spanish grammar, french pronunciation, german cases, japanese kanji, mandarin tones, chinese characters,
      arabic alphabet, sign language, latin language, ancient greek language, esperanto, irregular verbs, phrasal verbs,
      subjunctive, past tense, present perfect, passive voice, conditional sentence, prepositions, articles in english, gerund,
      punctuation, semicolon, oxford comma, apostrophe, spelling, etymology, loanwords, idioms, slang, dialect, accent,
      pronunciation, phonetics, phonology, morphology, syntax, semantics, pragmatics, linguistics, sociolinguistics, language
      acquisition, bilingualism, translation theory, language learning, learning spanish, learning japanese, learn french,
      learning english, vocabulary, toefl, ielts, rhetoric, metaphor, public speaking, code-switching, endangered languages,
      writing system, hangul, cyrillic, creole
    `),
    weak: splitTerms(`
      language, grammar, verb, noun, adjective, pronoun, tense, word, sentence, linguistic, speech, vowel, consonant, spelling,
      alphabet, translation, bilingual, english, spanish, french, german, italian, portuguese, chinese, japanese, korean,
      arabic, hindi, russian
    `),
    facets: {
      basic: splitLines(`
        Which five examples show the pattern before any rule is stated?
        What do learners say by mistake, and what do native speakers hear? [c]
        Which rule covers most cases, and which exceptions must simply be known?
        How does it sound, described so that a reader can try it aloud? [c]
        Which short exercise shows whether the point has been grasped?
      `),
      common: splitLines(`
        What does it let speakers express that would be clumsy otherwise? [mc]
        How do form and meaning relate, shown on minimal pairs?
        When do fluent speakers depart from the textbook? [c]
        How does it differ between speech and writing, region and region, generation and generation? [m]
        Which contrast with the reader's own language causes the most trouble?
        What does a wrong choice reveal or imply socially? [mc]
        Where did it come from, and what is it turning into? [c]
        Which words or structures keep company with it? [k]
        How is it acquired by children, and how by adults?
      `),
      deep: splitLines(`
        Which analyses compete, and which data does each explain badly?
        What do corpora show about frequency that intuition gets wrong? [k]
        How do sound, grammar and meaning interact at this point?
        Which prescription about {topic} lacks historical support?
        What do other families of languages do in the same place?
        Which ambiguity is exploited by poets, lawyers or advertisers? [mc]
        How is change in progress measured, and who leads it? [m]
        What does the standard description leave out because it was based on writing?
      `),
    },
  },
]
