import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { fullFigureLenses, reportageLenses } from './image-lenses.ts'

/** People in what they do together, where the place and the doing matter as much as the faces. */
export const gatheringImageDomains: readonly ImageDomain[] = [
  {
    id: 'work',
    group: 'portrait',
    framework: 'trade + hands + workplace',
    strong: splitTerms(`
      potter, weaver, cobbler, blacksmith, carpenter at work, glassblower, artisan, craftsman, craftswoman, workshop,
      at work, construction workers, tea pickers, mechanic repairing, handloom, welder, goldsmith
    `),
    weak: splitTerms('tools, workbench, repairing, carving, weaving, stitching, hammering, kneading, apron'),
    kinds: splitChoices(`
      Photograph of people at work; Documentary photograph of a trade; Reportage photograph from a workplace;
      Workshop photograph; Photograph of a craft in progress; Working-day photograph; Magazine photograph of a trade
    `),
    light: splitChoices(`
      light from the open side of the workplace falls on the hands; soft side light brings out tools and material;
      a broad light from the front left covers hands and work; light from above rests on the work, softer around it;
      low side light picks out the movement of the hands; even light keeps face, hands and tools readable;
      light from behind edges the figure and the tools
    `),
    framing: splitChoices(`
      a medium view that shows hands, tools and face; a three-quarter view with the work in the foreground;
      a wide view with the workplace around the figure; an eye-level view across the work;
      a view from slightly above that takes in hands and material; a side view with room for the movement;
      an off-centre composition with the work at one third
    `),
    palette: splitChoices(`
      clay, iron grey and faded blue; sawdust, umber and cream; rust, charcoal and oatmeal; indigo, jute and brown;
      terracotta, smoke and linen; olive drab, brass and grey; weathered wood and dusty white
    `),
    lens: reportageLenses,
    ratios: splitChoices('3:2; 4:3; 4:5'),
    ratio: '3:2',
    avoid: splitTerms('posed looks, warped hands, extra fingers, floating parts, watermark, stray text'),
  },
  {
    id: 'market',
    group: 'portrait',
    framework: 'goods + trade + bustle',
    strong: splitTerms(`
      street vendor, market stall, street market, bazaar, food stall, farmers market, night market, spice market,
      flower market, vegetable market, hawker, street food vendor, souk, fish market, roadside stall, chai stall
    `),
    weak: splitTerms('stall, vendor, market, seller, customers, baskets, crates, awning, cart'),
    kinds: splitChoices(`
      Market photograph; Photograph of a street stall; Reportage photograph from a market; Everyday trade photograph;
      Travel photograph of a market; Documentary photograph of street trade; Unposed photograph at a stall
    `),
    light: splitChoices(`
      filtered light falls softly over the goods; open shade keeps goods and faces readable;
      light from one side picks out hands and goods; broken light falls across goods and faces;
      soft light from the open side reaches hands and goods; light from behind edges figures and goods;
      flat, honest light covers stall and passers-by
    `),
    framing: splitChoices(`
      an eye-level view across the counter; a medium view with goods in front and hands at work behind;
      a wide view along the row with people in layers; a three-quarter view of goods and seller with passers-by at the edge;
      a slightly high view over the goods; a view from the customer's side with a soft foreground;
      an off-centre framing with the exchange at one third
    `),
    palette: splitChoices(`
      turmeric, brick and faded green; marigold, indigo and dust; chilli red, jute and slate; leaf green, clay and cream;
      copper, tarpaulin blue and brown; saffron, charcoal and rose; mustard, teal and worn wood
    `),
    lens: reportageLenses,
    ratios: splitChoices('3:2; 4:3; 16:9'),
    ratio: '3:2',
    avoid: splitTerms('posed looks, illegible signs, warped hands, duplicate faces, watermark, stray text'),
  },
  {
    id: 'festival',
    group: 'portrait',
    framework: 'rite + people + colour',
    strong: splitTerms(`
      diwali, holi, durga puja, ganesh chaturthi, navratri, carnival parade, procession, religious festival, aarti,
      mela, street parade, lantern festival, lunar new year, pandal, kumbh mela, street carnival
    `),
    weak: splitTerms('festival, devotees, drums, garlands, diyas, incense, parade, lanterns, pilgrims'),
    kinds: splitChoices(`
      Festival photograph; Reportage photograph of a festival; Documentary photograph of a celebration;
      Travel photograph of a festival; Photograph from the middle of a festival; Photograph of a living custom;
      Unposed photograph of a feast day
    `),
    light: splitChoices(`
      soft light from one side separates the figures; light from behind glows through cloth and ornament;
      open, even light keeps every colour alive; a patch of light catches the main gesture;
      available light falls unevenly across the crowd; low side light brings out faces and ornament;
      bounced light fills the nearest faces
    `),
    framing: splitChoices(`
      an eye-level view from inside the crowd; a wide view with the rite at one third and people in layers;
      a medium view on hands and offerings; a slightly high view over the gathering;
      a view past the nearest figures to the main one; a low view with the main figures against open space;
      a layered view from near hands to distant faces
    `),
    palette: splitChoices(`
      marigold, magenta and deep green; vermilion, ivory and brass; saffron, indigo and rose; turmeric, crimson and smoke;
      copper, peacock blue and cream; ruby, ochre and night blue; coral, leaf green and gold
    `),
    lens: reportageLenses,
    ratios: splitChoices('3:2; 16:9; 4:5'),
    ratio: '3:2',
    avoid: splitTerms('stiff poses, warped hands, duplicate faces, illegible signs, watermark, stray text'),
  },
  {
    id: 'group',
    group: 'portrait',
    framework: 'people + doing + place',
    strong: splitTerms(`
      students in a classroom, group of people, group of friends, children playing, team meeting, yoga class,
      family meal, friends laughing, kids playing, people praying, schoolchildren, classmates, people waiting
    `),
    weak: splitTerms('together, group, team, class, talking, laughing, sharing, sitting around'),
    kinds: splitChoices(`
      Everyday photograph of people; Documentary group photograph; Unposed group photograph; Reportage photograph;
      Photograph of people together; Photograph of a shared moment; Observational photograph of people
    `),
    light: splitChoices(`
      soft light from one side separates the figures; even light reaches every face; broad light from the left models the
      group; soft light from above rests on heads and shoulders; light from behind edges the figures;
      reflected light fills the nearer faces; a gentle light draws the group together
    `),
    framing: splitChoices(`
      a medium-wide view with the whole group and its surroundings; an eye-level view with near and far figures in layers;
      a wide view with the figures at one third; a slightly high view that shows how they stand to each other;
      a view from among the group with a soft foreground; a balanced composition with space around the figures;
      a loose medium view on the shared action
    `),
    palette: splitChoices(`
      sand, faded blue and brick; warm grey, moss and cream; mustard, slate and off-white; clay, denim and bone;
      sage, rust and oatmeal; teal, chalk and brown; dusty rose, olive and linen
    `),
    lens: reportageLenses,
    ratios: splitChoices('3:2; 4:3; 16:9'),
    ratio: '3:2',
    avoid: splitTerms('stiff poses, duplicate faces, warped hands, extra limbs, watermark, stray text'),
  },
  {
    id: 'performance',
    group: 'portrait',
    framework: 'performer + gesture + stage',
    strong: splitTerms(`
      dancer on stage, classical dancer, kathak, bharatanatyam, kathakali, flamenco dancer, folk dance, opera singer,
      stage performance, folk musicians, playing the sitar, playing the tabla, theatre performance, puppeteer
    `),
    weak: splitTerms('stage, costume, dancing, singing, performing, instrument, audience, make-up'),
    kinds: splitChoices(`
      Stage photograph; Performance photograph; Photograph of a performer; Concert-hall photograph;
      Documentary stage photograph; Dance photograph; Photograph from the front row
    `),
    light: splitChoices(`
      a single light from above holds the figure against the dark; soft side light models face and costume;
      light from behind edges the outline of the gesture; a warm light from the front left falls on face and hands;
      a pool of light surrounds the figure; crossed light from both sides shapes the costume;
      low frontal light brings out face and ornament
    `),
    framing: splitChoices(`
      a full-figure view with room for the gesture; a medium view on face, hands and costume;
      a low view from the edge of the stage; a three-quarter view in mid-movement;
      a centred view against a plain ground; a side view with open space ahead;
      a wide view with the figure at one third
    `),
    palette: splitChoices(`
      vermilion, brass and black; ivory, deep green and gold; indigo, amber and smoke; crimson, bone and umber;
      peacock blue, copper and charcoal; plum, ochre and cream; saffron, ink and rose
    `),
    lens: fullFigureLenses,
    ratios: splitChoices('2:3; 4:5; 3:2'),
    ratio: '2:3',
    avoid: splitTerms('twisted limbs, warped hands, extra fingers, duplicate subject, watermark, stray text'),
  },
]
