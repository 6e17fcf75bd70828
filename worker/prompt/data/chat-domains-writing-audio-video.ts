import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const audioVideo: ChatDomain = {
  id: 'audio-video',
  group: 'creative_writing',
  framework: 'CRISPE',
  personas: [
    'a director who plans in shots, sounds and seconds',
    'a film editor who cuts to the strongest moment',
    'a radio producer who hears a piece before it exists',
    'a music producer who builds in layers',
    'a storyboard artist who thinks in beats',
  ],
  strong: splitTerms(`
    storyboard, video script, youtube script, shot list, podcast script, podcast episode, podcast intro, podcast,
    voiceover, voice-over, suno, udio, sora, veo, text-to-video, text to video, video prompt, video about, music
    prompt, soundtrack, explainer video, commercial script, tv commercial, tv ad, radio ad, radio spot, music video,
    short film, video generation, tiktok script, reel script, lofi beat, sound effect, film trailer, movie trailer,
    script for a video, animation script, video ad
  `),
  weak: splitTerms(`
    runway, instrumental, video, shot, camera, scene, music, beat, melody, tempo, bpm, narration, narrator, footage,
    clip, audio, episode
  `),
  decisions: [
    { text: 'Open with the picture or sound that decides whether people stay.' },
    { text: 'Give every part its length, so that the parts add up to the whole.' },
    { text: 'Say where the mood changes, and what changes it.' },
    { text: 'Describe what is seen or heard rather than what it means.' },
    { text: 'Keep one visual or musical idea running through every part.' },
    { text: 'Name the pace of each part.' },
    { text: 'Close on one clear final image or sound.', unless: ['end with', 'ending'] },
    { text: 'Mark where silence is wanted.' },
    { text: 'Keep spoken lines short enough for one breath.', unless: ['instrumental'] },
    { text: 'Give every voice or instrument one role.' },
    { text: 'Bring elements in one at a time.', unless: ['still'] },
    {
      text: 'Keep to people, places and props that one production could manage.',
      unless: splitTerms('animation, fantasy, sci-fi, suno, udio, sora'),
    },
    { text: 'Put the most important word of a line at its end.', unless: ['instrumental', 'prompt'] },
    { text: 'Contrast each part with the one before it.' },
    {
      text: 'Describe one continuous action per shot.',
      when: splitTerms(`
          sora, veo, runway, kling, pika, text-to-video, text to video, video prompt, video generation, clip
        `),
    },
    {
      text: 'Name camera angle and movement for each shot.',
      when: splitTerms('storyboard, shot, film, trailer, cinematic, commercial, camera, music video'),
    },
    {
      text: 'State light, time of day and colour for each scene.',
      when: splitTerms('cinematic, sora, veo, runway, film, storyboard, scene, video prompt'),
    },
    {
      text: 'Keep clothes and features the same in every shot.',
      when: splitTerms('storyboard, character, animation, shots, scenes'),
    },
    {
      text: 'Set narration and picture side by side for each beat.',
      when: splitTerms('video script, explainer, explainer video, narration, tutorial, documentary, youtube'),
    },
    {
      text: 'Tell viewers within ten seconds what they will get.',
      when: splitTerms('youtube, tutorial, explainer, channel, vlog'),
    },
    {
      text: 'Make the first three seconds work without sound.',
      when: splitTerms('tiktok, reel, shorts, short video, instagram'),
    },
    { text: 'Write questions that invite a story for an answer.', when: ['guest', 'interview', 'host'] },
    { text: 'Mark where music, breaks and transitions fall.', when: splitTerms('podcast, radio, episode, broadcast') },
    { text: 'Give listeners a reason to stay before the first break.', when: ['podcast', 'radio', 'episode'] },
    {
      text: 'Name genre, tempo and leading instruments.',
      when: splitTerms('suno, udio, music, instrumental, track, beat, soundtrack, lofi, song'),
    },
    {
      text: 'Lay out the sections in order, with bars or seconds.',
      when: splitTerms('song, suno, udio, track, music, beat'),
    },
    {
      text: 'Describe the voice by range, texture and delivery.',
      when: splitTerms('vocal, singer, sung, suno, udio, voice'),
      unless: ['instrumental'],
    },
    {
      text: 'Describe how the texture builds and thins.',
      when: splitTerms('instrumental, ambient, soundtrack, film score, beat, electronic'),
    },
    {
      text: 'Show the product in use before naming it.',
      when: splitTerms('commercial, advert, tv ad, product, promo, video ad, brand'),
    },
    { text: 'Raise one question and leave it open.', when: ['trailer', 'teaser'] },
    {
      text: 'Name the source, distance and surroundings of each sound.',
      when: splitTerms('sound effect, foley, sound design, soundscape, asmr'),
    },
    {
      text: 'Mark the words that carry the stress.',
      when: splitTerms('voiceover, voice-over, narration, narrator, text to speech'),
    },
    { text: 'Tie changes of picture to the structure of the song.', when: ['music video', 'lyric video'] },
    {
      text: 'Let action tell the story wherever dialogue could be cut.',
      when: splitTerms('short film, screenplay, film, movie, animation'),
    },
    { text: 'Hold one moment longer than expected.', unless: ['podcast'] },
    {
      text: 'Say which part matters most if time runs short.',
      unless: splitTerms('suno, udio, music, song, podcast, track'),
    },
    { text: 'Use a contrast of loud and quiet, or of near and far.' },
    { text: 'Name colours, textures or timbres instead of moods alone.' },
    { text: 'Keep names and terms the same in every part.' },
    { text: "Describe style by its traits rather than by an artist's name." },
    { text: 'Let the background tell time and place.', unless: splitTerms('instrumental, music, beat, song, podcast') },
    { text: 'Begin the last part with a change that is noticed at once.' },
  ],
  shapes: [
    'A table with one row per part: time, what is seen or played, what is said.',
    'Numbered parts in playing order, each with its length and content.',
    'A one-line concept, then the parts in order with their timing.',
    'The finished text ready to paste, then one line on mood and pace.',
    'Concept, timed sequence and notes on sound, each under a short heading.',
  ],
  lengths: [
    'At most twelve parts, two sentences each.',
    'One page.',
    '150–300 words.',
    'Under 350 words.',
    'Two or three lines per part.',
  ],
  missing: [
    { item: 'running time', unless: splitTerms('second, minute, hour, short, long, bpm') },
    {
      item: 'audience and place of publication',
      unless: splitTerms(`
          youtube, tiktok, instagram, podcast, tv, radio, audience, kids, children, customers, channel, suno,
          udio, sora, veo, runway
        `),
    },
  ],
  avoid: splitTerms(`
    unfilmable thoughts, mixed moods within one part, narration that describes the picture,
    introductions before the hook, mood words alone, several actions per shot, camera terms as decoration,
    lines stiff when spoken, clashing sound layers, stacked genre labels, drifting character looks, vague timings,
    stock transitions, music under every line, text too long to read, scenes without a change,
    voice-over that repeats, jokes that need context, sound effects as filler, endings without a last image
  `),
}
