import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { cinemaLenses, fullFigureLenses, portraitLenses, reportageLenses, sportsLenses } from './image-lenses.ts'

export const peopleImageDomains: readonly ImageDomain[] = [
  {
    id: 'portrait',
    group: 'portrait',
    framework: 'shot + person + key light',
    strong: splitTerms(`
      musician, firefighter, violinist, farmer, doctor, student, samurai, monk, toddler, baby, grandmother,
      grandfather, mother, father, teenager, cowboy, pirate, portrait, headshot, selfie, face of, old man,
      old woman, young woman, young man, elderly, group of people, businesswoman, fisherman, chef, nurse,
      teacher, scientist, blacksmith, shepherd, retrato, portrait de, retrato de, family portrait, passport photo
    `),
    weak: splitTerms(`
      woman, man, girl, boy, person, child, people, lady, king, queen, warrior, men, women, children, couple,
      she, he, his, her, soldier, businessman, astronaut, wearing, mujer, hombre, femme, homme, frau, mann,
      girls, boys, kid, beard, hair, smiling, freckles, wrinkled, gaze
    `),
    kinds: splitChoices(`
      Portrait photograph; Natural-light portrait; Editorial portrait; Environmental portrait;
      Quiet character portrait; Documentary portrait; Half-formal portrait photograph
    `),
    light: splitChoices(`
      soft side light falls across the face; soft frontal light opens up the eyes;
      a broad soft light wraps around the cheek and jaw; light from camera left models the features;
      a low-contrast light spreads evenly over the skin;
      light from the upper right leaves a small triangle on the cheek;
      gentle light from behind edges the hair and shoulders; a single soft light falls from slightly above eye level
    `),
    framing: splitChoices(`
      a waist-up view at eye level; a head-and-shoulders framing with a quiet background;
      a three-quarter view with room in front of the gaze; a close-up with the eyes in the upper third;
      a medium view with the figure slightly off centre; a chest-up framing against an uncluttered background;
      a centred medium close-up with even headroom; a seated half-length view at eye level
    `),
    palette: splitChoices(`
      muted teal and rust; natural skin tones against slate grey; olive, cream and umber; dusty blue and sand;
      charcoal, oatmeal and soft rose; moss green and warm grey; burgundy, taupe and ivory; denim blue and clay
    `),
    lens: portraitLenses,
    ratios: splitChoices('4:5; 2:3; 3:4'),
    ratio: '4:5',
    avoid: splitTerms('extra fingers, plastic skin, crossed eyes, watermark, duplicate face, stray text, warped hands'),
  },
  {
    id: 'street',
    group: 'portrait',
    framework: 'moment + available light + layers',
    strong: splitTerms(`
      street photography, candid, documentary, photojournalism, commuters, street vendor, market stall, protest,
      reportage, passers-by, crowd of people, rush hour, busker, crowd, pedestrians, street market
    `),
    weak: splitTerms('walking, sidewalk, crosswalk, market, people, street, umbrella, waiting, subway, queue'),
    kinds: splitChoices(`
      Street photograph; Candid documentary photograph; Reportage photograph; Unposed everyday photograph;
      Observational street photograph; Quiet everyday photograph; Photograph from the pavement
    `),
    light: splitChoices(`
      available light falls unevenly across the scene; light from one side separates the figures;
      soft reflected light spreads between the walls; flat, honest light covers the whole moment;
      light from behind outlines the moving figures; broken light crosses the ground;
      a patch of light catches the main gesture
    `),
    framing: splitChoices(`
      an eye-level view with near and far figures in layers; a hip-level view close to the action;
      an off-centre framing with the gesture at one third; a frame within a frame through the foreground;
      a slightly wide view that keeps the surroundings readable; a view from across the way with open space ahead;
      a loose medium view with overlapping figures in the background
    `),
    palette: splitChoices(`
      concrete grey and faded red; asphalt, mustard and worn blue; muted browns and washed green;
      graphite, cream and one bright accent; cool grey and brick; dusty blue and tarnished yellow;
      weathered teal and sand
    `),
    lens: reportageLenses,
    ratios: splitChoices('3:2; 4:3; 16:9'),
    ratio: '3:2',
    avoid: splitTerms('posed looks, warped faces, illegible signs, watermark, extra limbs, stray text'),
  },
  {
    id: 'fashion',
    group: 'portrait',
    framework: 'garment + pose + set',
    strong: splitTerms(`
      fashion, fashion editorial, runway, lookbook, haute couture, model wearing, vogue, outfit, streetwear,
      evening gown, couture, saree, kimono, lehenga, fashion model, catwalk
    `),
    weak: splitTerms('dress, gown, suit, model, elegant, wearing, coat, silk, denim, heels, jacket'),
    kinds: splitChoices(`
      Fashion editorial photograph; Lookbook photograph; Studio fashion photograph; Magazine fashion story;
      Full-length fashion portrait; Style-magazine photograph; Campaign fashion photograph
    `),
    light: splitChoices(`
      a large soft key light falls from the front left; crisp side light traces the folds of the fabric;
      even light from a high angle shows cut and texture; hard frontal light draws a clean shadow behind the figure;
      light from behind separates the silhouette from the set; broad light wraps around the figure from camera right;
      a narrow light picks out the garment against a darker set
    `),
    framing: splitChoices(`
      a full-length view from a slightly low angle; a full-body framing with space on both sides;
      a three-quarter length view in mid-step; a centred full-length view on a plain set;
      a diagonal composition led by the line of the garment; a knee-up view with the hands included;
      a full-length profile with open space ahead
    `),
    palette: splitChoices(`
      ivory, black and one saturated accent; tonal beige and camel; cobalt and pale stone; chalk white and oxblood;
      sage, pewter and bone; soft lilac and graphite; tobacco, cream and ink
    `),
    lens: fullFigureLenses,
    ratios: splitChoices('2:3; 4:5; 3:4'),
    ratio: '2:3',
    avoid: splitTerms('logo clutter, twisted limbs, plastic skin, watermark, extra fingers, stray text'),
  },
  {
    id: 'sports',
    group: 'portrait',
    framework: 'peak moment + direction + shutter',
    strong: splitTerms(`
      athlete, football player, soccer player, basketball player, tennis player, skateboarder, surfer, boxer,
      gymnast, sprinter, cyclist, skier, snowboarder, marathon, cricket, rugby, goalkeeper, dunk, hockey player,
      baseball player, ballerina, playing football, playing soccer, playing cricket, playing tennis,
      playing basketball, playing baseball, swimmer, martial arts, kickboxing, weightlifter
    `),
    weak: splitTerms('running, jumping, playing, stadium, ball, player, race, training, gym, dancer, kicking, match'),
    kinds: splitChoices(`
      Sports photograph; Peak-action photograph; Editorial sports photograph; Training-day photograph;
      Action portrait; Photograph from the sideline; Sports-magazine photograph
    `),
    light: splitChoices(`
      hard side light carves out the muscles and the motion; bright, even light covers the field of play;
      light from behind edges the moving figure; high frontal light keeps the face readable;
      low side light stretches the shadow along the ground; contrasty light lifts the figure off the background;
      a bright top light falls straight onto the action
    `),
    framing: splitChoices(`
      a low angle close to the action; a tight full-body view with room in the direction of motion;
      a diagonal composition through the moving limbs; a ground-level view facing the movement;
      a side-on view at the peak of the gesture; a frontal view with the background reduced to soft shapes;
      a slightly high angle that shows the space around the athlete
    `),
    palette: splitChoices(`
      bright kit colours against muted ground; deep green, white and black; steel blue and signal orange;
      clay red and chalk; charcoal with a single vivid accent; turquoise and pale grey; navy, white and gold
    `),
    lens: sportsLenses,
    ratios: splitChoices('3:2; 16:9; 4:5'),
    ratio: '3:2',
    avoid: splitTerms('frozen limbs, extra limbs, warped ball, illegible numbers, watermark, stray text'),
  },
  {
    id: 'cinematic',
    group: 'portrait',
    framework: 'story beat + lens + grade',
    strong: splitTerms(`
      cinematic, cinematic still, movie still, film still, movie scene, film noir, film scene, noir, western movie,
      cinematic shot, cinematic photo, road movie, detective
    `),
    weak: splitTerms('dramatic, scene, film, hero, chase, mysterious, tense, moody'),
    kinds: splitChoices(`
      Still from a feature film; Cinematic still; Frame from a slow-burn drama; Widescreen film still;
      Story-driven cinematic frame; Frame from a period film; Quiet film frame
    `),
    light: splitChoices(`
      a single motivated light falls from off frame left; low-key light leaves half of the scene in shadow;
      hazy light from behind shapes the figure; soft top light falls away quickly into dark corners;
      a practical light inside the scene carries the exposure; cool ambient light meets one small warm accent;
      hard side light cuts across the set
    `),
    framing: splitChoices(`
      a wide view with the figure small at one third; an over-the-shoulder view into the depth of the scene;
      a slow, centred medium view with symmetrical lines; a low wide view with a heavy foreground;
      a two-layer composition with something dark in the foreground; a medium view from behind an obstacle;
      a locked-off frontal view with deep perspective
    `),
    palette: splitChoices(`
      desaturated green and tungsten amber; ink blue and pale skin tones; bleached sand and faded denim;
      oxblood, brown and smoke; silver grey with one red note; petrol and dull gold; cold cyan and brown
    `),
    lens: cinemaLenses,
    ratios: splitChoices('21:9; 16:9; 2:1'),
    ratio: '21:9',
    avoid: splitTerms('posed smiles, flat exposure, watermark, stray text, subtitles, warped faces'),
  },
  {
    id: 'event',
    group: 'portrait',
    framework: 'moment + people + place',
    strong: splitTerms(`
      wedding, bride, groom, birthday party, graduation, concert, festival, baby shower, engagement, ceremony,
      party, diwali, christmas party, family gathering, reunion
    `),
    weak: splitTerms('celebration, guests, dancing, cake, stage, lanterns, bouquet, toast, friends, family'),
    kinds: splitChoices(`
      Event photograph; Documentary wedding-style photograph; Celebration photograph; Candid event photograph;
      Storytelling group photograph; Party reportage photograph; Photograph of a shared moment
    `),
    light: splitChoices(`
      soft ambient light spreads over the faces; gentle light from behind edges the figures;
      a scatter of small warm lights glows in the background; bounced light fills the faces evenly;
      light from one side lifts the main figures off the background; a bright pool of light holds the centre of the moment;
      soft light from one side models the nearest faces
    `),
    framing: splitChoices(`
      a medium view that keeps hands and faces together; a wide view with the main moment at one third;
      an eye-level view through the guests in the foreground; a close medium view on the shared gesture;
      a slightly high angle over the gathering; a balanced group framing with relaxed spacing;
      a medium-wide view from among the guests
    `),
    palette: splitChoices(`
      ivory, blush and leaf green; champagne and dusty blue; warm white with deep red; sage, cream and copper;
      plum, rose and soft gold; navy and candle yellow; cream, rust and evening blue
    `),
    lens: reportageLenses,
    ratios: splitChoices('3:2; 4:5; 4:3'),
    ratio: '3:2',
    avoid: splitTerms('stiff poses, warped hands, duplicate faces, watermark, red eyes, stray text'),
  },
]
