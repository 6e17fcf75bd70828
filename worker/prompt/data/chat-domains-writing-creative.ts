import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'
import { creativeWritingAvoid } from './chat-domains-writing-creative-avoid.ts'

export const creativeWriting: ChatDomain = {
  id: 'creative-writing',
  group: 'creative_writing',
  framework: 'CRISPE',
  personas: [
    'a fiction editor who listens for concrete detail',
    'a storyteller who trusts the reader',
    'a poet who works with sound and image',
    'a dramatist who lets people want things',
    'a writer of short fiction who cuts the warm-up',
  ],
  strong: splitTerms(`
    relatez, raconte, racontez, narration, récit, narra, relato, cuenta una historia, erzähle, kurzgeschichte, conte
    uma história, escribe una historia, bande dessinée, short story, story, novel, poem, haiku, sonnet, lyrics,
    song, rap, limerick, screenplay, joke, riddle, dialogue, fairy tale, fan fiction, short fiction, short stories,
    fake news, fanfic, monologue, stand-up, comedy, scene where, parody, ballad, cuento, poema, histoire, poème,
    geschichte, gedicht, história, conto, rap battle, punchline, rhyming, poetry, punk song, song about, backstory,
    plot of, plot for, horror story, love story, bedtime story, sitcom, tongue twister, acrostic, story about,
    dialog, fantasy world, short play, stage play
  `),
  weak: splitTerms(`
    character, plot, fiction, creative, protagonist, dragon, rhyme, verse, fantasy, chapter, funny, imagine, script,
    myth, legend, sketch, premise, stanza
  `),
  decisions: [
    { text: 'Prefer concrete nouns and strong verbs to adjectives.', unless: ['adjective', 'adverb'] },
    { text: 'Take an angle that the reader does not expect.' },
    { text: 'Give one detail that could belong to this subject only.' },
    { text: 'Keep one tone from the first line to the last.', unless: ['tone'] },
    {
      text: 'Give every line something that no other line does.',
      unless: splitTerms('repeat, repetitive, chorus, refrain, scene, story, short story, novel, game, screenplay'),
    },
    { text: 'Choose words for their sound as well as their meaning.' },
    { text: 'Replace the first comparison that comes to mind with a fresher one.', unless: ['joke', 'riddle'] },
    { text: 'Build towards one moment, and place it late.', unless: ['haiku', 'riddle'] },
    { text: 'Start inside the piece, without a warm-up.', unless: ['joke', 'introduction'] },
    { text: 'Use names and objects that fit the time and the place.', unless: ['haiku'] },
    { text: 'Choose words this speaker would really use.', unless: ['haiku', 'riddle'] },
    {
      text: 'Vary the length of the lines or sentences with the mood.',
      unless: splitTerms('haiku, limerick, sonnet, syllable, short sentences, poem, song, lyrics, rap, verse'),
    },
    {
      text: 'Let the last line land without an explanation.',
      unless: splitTerms('end, ending, moral, riddle, end with'),
    },
    { text: 'Let one image return, changed, near the close.', unless: splitTerms('joke, haiku, riddle, end, ending') },
    {
      text: 'Keep the reader guessing about one thing until the middle.',
      unless: splitTerms('haiku, joke, limerick, song, poem'),
    },
    { text: 'Leave one thing unsaid for the reader to supply.', unless: splitTerms('riddle, joke, kid, children') },
    {
      text: 'Build on one central image, and let it change.',
      when: splitTerms('poem, poetry, verse, sonnet, ode, elegy, free verse'),
    },
    { text: 'Break lines where the pause adds meaning.', when: splitTerms('poem, poetry, free verse, haiku, ode') },
    {
      text: 'Keep the metre steady enough to read aloud.',
      when: splitTerms('poem, sonnet, ballad, limerick, iambic, stanza, couplet, nursery rhyme'),
    },
    {
      text: 'Prefer a natural near rhyme to a forced full one.',
      when: splitTerms('rhyme, rhyming, rap, lyrics, couplet, poem'),
      unless: ['exact rhyme'],
    },
    { text: 'Set two images side by side, with a turn between them.', when: ['haiku', 'tanka'] },
    { text: 'Introduce a person or place first, and twist the last line.', when: ['limerick'] },
    {
      text: 'Write a chorus that can be remembered after one hearing.',
      when: splitTerms('song, lyrics, anthem, chorus, jingle'),
    },
    { text: 'Let each verse move the situation forward.', when: splitTerms('song, lyrics, rap, ballad') },
    { text: 'Match the syllable count of corresponding lines.', when: splitTerms('song, lyrics, jingle, melody') },
    {
      text: 'Work with internal rhyme and double meanings.',
      when: splitTerms('rap, rap battle, hip hop, freestyle, diss'),
    },
    {
      text: 'Keep the set-up short, and put the turn in the last words.',
      when: splitTerms('joke, pun, punchline, one-liner'),
    },
    {
      text: 'Find the humour in something the audience recognises.',
      when: splitTerms('joke, stand-up, standup, comedy, funny, humorous, sketch, sitcom, hilarious, comedian'),
    },
    {
      text: 'Escalate once before the biggest laugh.',
      when: splitTerms('stand-up, standup, comedy, sketch, sitcom, parody, routine, funny story'),
    },
    { text: 'Make every clue true of the answer.', when: ['riddle'] },
    { text: 'Let the clues mislead fairly before they fit.', when: ['riddle', 'puzzle'] },
    {
      text: 'Give the main character one want and one obstacle.',
      when: splitTerms('story, novel, tale, short story, fiction, stories, protagonist'),
    },
    {
      text: 'Open in the middle of an action.',
      when: splitTerms('story, novel, tale, scene, chapter, fiction, stories, episode'),
    },
    {
      text: 'Hold one point of view throughout.',
      when: splitTerms('story, novel, tale, chapter, fiction'),
      unless: splitTerms('point of view, first person, third person, perspective'),
    },
    {
      text: 'Show feeling through what is done and said.',
      when: splitTerms('story, scene, novel, chapter, emotional, fiction, stories'),
    },
    {
      text: 'Let the ending follow from a choice that someone makes.',
      when: splitTerms('story, tale, novel, fiction, stories'),
      unless: ['end', 'ending'],
    },
    {
      text: 'Include a detail for a sense other than sight.',
      when: splitTerms('story, scene, novel, describe, description, chapter, setting'),
    },
    {
      text: 'Let the setting change what people can do.',
      when: splitTerms('story, scene, novel, set in, setting, chapter'),
    },
    {
      text: 'Raise the stakes once before the end.',
      when: splitTerms('story, episode, novel, screenplay, adventure, plot, fight'),
    },
    {
      text: 'Give each speaker a way of talking of their own.',
      when: splitTerms('dialogue, dialog, conversation, script, screenplay, debate, transcript, characters, thread'),
    },
    {
      text: 'Let people answer what was meant rather than what was said.',
      when: splitTerms('dialogue, dialog, conversation, scene, script, screenplay, argument'),
    },
    {
      text: 'Use directions only where the words cannot carry the action.',
      when: splitTerms('screenplay, script, sitcom, stage play, episode, sketch'),
    },
    {
      text: 'Keep known characters true to how they speak and act.',
      when: splitTerms(`
          fanfic, fan fiction, crossover, marvel, star trek, star wars, anime, manga, harry potter, pokemon,
          disney, batman, cinematic universe
        `),
    },
    {
      text: 'Withhold the threat for as long as possible.',
      when: splitTerms('horror, scary, ghost, creepy, haunted, thriller, nightmare'),
    },
    {
      text: 'Plant the clue to the solution before it is needed.',
      when: splitTerms('mystery, detective, crime, murder, whodunit, heist'),
    },
    {
      text: 'Give the invented world one rule that matters to the plot.',
      when: splitTerms(`
          fantasy, sci-fi, science fiction, dragon, wizard, magic, alien, space, dystopian, robot, kingdom
        `),
    },
    {
      text: 'Let affection show in what each notices about the other.',
      when: splitTerms('romance, romantic, lover, love story, couple, wedding, marriage'),
    },
    {
      text: 'Use a repeated phrase that invites listeners to join in.',
      when: splitTerms('kid, children, bedtime, fairy tale, nursery, toddler'),
    },
    {
      text: 'Take rhythm and concerns from the named style, in new phrases.',
      when: splitTerms('in the style of, style of, inspired by, shakespeare, shakespearean, parody'),
    },
    {
      text: 'Pick up voice, tense and facts where the text stops.',
      when: splitTerms('continue, continuation, next chapter, next part, sequel, second part, finish the story'),
    },
    {
      text: 'Keep the line pattern of the original words.',
      when: splitTerms('change the lyrics, rewrite, song to be, parody of, version of the song'),
    },
    {
      text: 'Report the absurd in the flat voice of a news desk.',
      when: splitTerms('fake news, newspaper, news article, satire, satirical, headline, reporter'),
    },
    {
      text: 'Let the speaker reveal more than they intend.',
      when: splitTerms('monologue, soliloquy, rant, diary, confession, journal, love letter'),
    },
    {
      text: 'Give the character one contradiction that drives their choices.',
      when: splitTerms('character, villain, hero, backstory, protagonist, persona'),
    },
    {
      text: 'Give each turn of the plot a cause in an earlier one.',
      when: splitTerms('plot, outline, synopsis, series, season, storyline, chapters'),
    },
    {
      text: 'Begin with something that can be touched or heard.',
      when: splitTerms('poem, poetry, verse, ode, free verse'),
    },
    {
      text: 'Let the last stanza see the first one differently.',
      when: splitTerms('poem, poetry, ballad, stanza'),
      unless: ['end', 'end with', 'ending'],
    },
    { text: 'Name the feeling at most once.', when: splitTerms('poem, poetry, song, lyrics, ode, sonnet') },
    {
      text: 'Put the strongest word at the end of the line.',
      when: splitTerms('poem, poetry, rap, lyrics, song, verse'),
    },
    { text: 'Put a place and an hour into the song.', when: splitTerms('song, lyrics, ballad, country song') },
    ...moreForTexts.creativeWriting,
  ],
  shapes: [
    'The finished piece, under a title where the form has one.',
    'A title and the complete piece, laid out as its form requires.',
    'The piece in its final layout, with breaks where the form wants them.',
    'The complete text from first line to last, in the form that was asked for.',
    'The finished piece alone, formatted the way it would be published.',
  ],
  lengths: [
    'As long as the form asks, and at most 500 words.',
    'The usual length of the form, and at most 600 words.',
    'As many lines as the form needs, and prose under 500 words.',
    'Three minutes when read aloud.',
    'At most 30 lines of verse or 500 words of prose.',
  ],
  missing: [
    {
      item: 'tone or mood',
      unless: splitTerms(`
          tone, funny, dark, sad, humorous, mood, happy, scary, romantic, style, angry, horror, joke, comedy,
          satire, witty, emotional, serious, whimsical, weird, parody, limerick, motivational
        `),
    },
    {
      item: 'length',
      unless: splitTerms(`
          word, short, line, stanza, page, chapter, haiku, sonnet, limerick, paragraph, joke, sentence, verse,
          minute, riddle, long, section
        `),
    },
  ],
  avoid: creativeWritingAvoid,
}
