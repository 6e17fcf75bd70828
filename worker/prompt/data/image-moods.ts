import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import type { ImageCondition } from './image-condition.ts'

/** What a poster, a card or a drawing is for, as far as that decides its light and colours. */
export const imageMoods: readonly ImageCondition[] = [
  {
    id: 'dark',
    cues: splitTerms(`
      horror, thriller, haunted, scary, creepy, sinister, gothic, nightmare, murder, crime, noir, zombie, vampire, slasher, suspense, death metal,
      black metal, halloween
    `),
    light: splitChoices(`
      hard light from one side leaves half of the main shape in black; a thin edge of light draws the outline out of the dark;
      low light from below throws a tall shadow; cold light falls on one detail only; a narrow beam of light crosses the dark ground;
      pale light from behind turns the main shape into an outline; weak light fades into deep black; one small light glows in the dark
    `),
    palette: splitChoices(`
      black, bone and dried red; ink, ash and sickly green; charcoal, rust and pale grey; midnight, ivory and crimson;
      soot, cold blue and white; deep brown, black and dull gold; blue-black, fog and blood red; graphite, bone and moss
    `),
  },
  {
    id: 'regal',
    cues: splitTerms('royal, regal, rajasthani, palace wedding, luxury, opulent, mughal, heritage, imperial, baroque'),
    light: splitChoices(`
      soft, even light lets gold and ornament stand out; warm light rests on the raised ornament; even light keeps the fine lines clear;
      mild light brings out paper and foil; flat light holds border and lettering apart; a warm glow of light settles in the centre
    `),
    palette: splitChoices(`
      maroon, gold and ivory; deep green, brass and cream; royal blue, gold and white; plum, copper and sand;
      vermilion, ivory and antique gold; peacock blue, rose and gold; burgundy, champagne and stone; emerald, saffron and cream
    `),
  },
  {
    id: 'lively',
    cues: splitTerms(`
      birthday, carnival, party, kids, children, holi, summer, psychedelic, pop art, circus, toy, baby shower, festival of colours, beach party,
      sale, disco, funfair, candy, ice cream, first birthday
    `),
    light: splitChoices(`
      bright, flat light keeps every colour full; clear light leaves playful, short shadows; even light lets the shapes pop;
      sunny, open light fills the ground; two tones of light and shade give the shapes a lift; flat light keeps the edges crisp and cheerful
    `),
    palette: splitChoices(`
      tomato, sunflower and turquoise; hot pink, orange and mint; sky blue, lemon and coral; violet, lime and apricot;
      aqua, cherry and butter; tangerine, teal and rose; grass green, yellow and magenta; cobalt, peach and mint
    `),
  },
]
