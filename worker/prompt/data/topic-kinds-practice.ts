import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { practiceFamily } from './topic-families-culture.ts'

/** What is learnt by doing: methods, skills, cooking. */
export const practiceKinds: readonly TopicKind[] = [
  {
    id: 'method',
    family: practiceFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      design thinking, systems thinking, time management, critical thinking, root cause analysis, five whys,
      fishbone diagram, brainstorming, mind mapping, pomodoro technique, getting things done, time blocking,
      eisenhower matrix, zettelkasten, note taking, note-taking, spaced repetition, active recall, speed reading,
      feynman technique, socratic method, scientific method, peer review, double-entry, kanban,
      value stream mapping, failure mode, fmea, risk assessment, user research, user interviews,
      usability testing, a b testing, survey design, focus group, case study method, grounded theory,
      content analysis, decision matrix, decision tree, scenario planning, delphi method, retrospectives,
      code review, pair programming, incident response, disaster recovery, quality control,
      statistical process control, crop rotation, composting, permaculture, hydroponics, aquaponics,
      fermentation process, distillation, welding, casting, recycling
    `),
    weak: splitTerms(`
      method, technique, process, procedure, framework, approach, practice, checklist, workflow, methodology,
      planning, analysis, assessment, protocol, system, model, principle, evaluation
    `),
    facets: {
      basic: splitLines(`
        What is needed before starting: material, time, people, permission?
        Which steps come in which order, and what does each one produce? [k]
        How does one see that a step is done properly?
        Where do beginners rush, and what does that spoil later? [c]
        Which lighter version is enough for a first try?
      `),
      common: splitLines(`
        Which question does the method answer, and which one not at all?
        What goes in and what comes out at each stage? [kb]
        Which judgement calls cannot be written down as rules? [c]
        How does one tell a correct result from one that only looks orderly? [k]
        What does it cost in time and attention, and when is that too much? [bm]
        How is it adapted when time, data or people are short? [b]
        Which step is skipped most, and what follows from skipping it? [bc]
        Which neighbouring method is chosen by people who know both, and when? [bm]
        Who has to take part for the result to be accepted? [b]
      `),
      deep: splitLines(`
        Which assumption behind it fails most often, and how is that noticed? [b]
        How reliable is it: would another team arrive at the same result? [bk]
        Where did it come from, and what was lost as it became popular? [m]
        What does controlled evidence for {topic} look like, if there is any?
        How is it misused to justify what was decided already? [bc]
        What do masters of it do that the description never mentions? [c]
        How does it scale from one case to a thousand? [bk]
        Which part can be automated, and which part only appears so? [k]
      `),
    },
  },
  {
    id: 'skill',
    family: practiceFamily,
    group: 'lifestyle',
    isDepictable: false,
    strong: splitTerms(`
      how to learn, learning to, learning the, the violin, violin practice, photography, street photography,
      portrait photography, drawing, watercolor painting, watercolour painting, oil painting, acrylic painting,
      sketching, knitting, crochet, sewing, quilting, embroidery, pottery, woodworking, carpentry, blacksmithing,
      leatherwork, origami, gardening, vegetable garden, houseplants, bonsai, beekeeping, birdwatching, camping,
      backpacking, survival skills, knot tying, sailing, fishing, hunting, foraging, home repair, plumbing,
      electrical wiring, car maintenance, bicycle repair, interior design, home organization, decluttering,
      minimalism lifestyle, house cleaning, calligraphy writing, hand lettering, creative writing, storytelling,
      blogging, journaling, public speaking skills, negotiation skills, interview skills, networking,
      job interview, resume writing, playing guitar, learn guitar, learn piano, singing, beatboxing, juggling,
      magic tricks, card tricks, chess, chess openings, poker, sudoku, touch typing, video editing,
      photo editing, makeup, hair styling, dog training, horse riding, driving, parallel parking,
      travel planning, packing light
    `),
    weak: splitTerms(`
      skill, hobby, craft, diy, beginner guide, training, practice, lesson, learning, tutorial, tips, making,
      building, playing, habit, routine, repair, garden, workshop, coaching
    `),
    facets: {
      basic: splitLines(`
        What can be achieved in the first hour with things already at hand? [m]
        Which equipment is needed, which is nice, and which is a waste at first? [m]
        How do hands, eyes or posture go, described so that one can copy it? [c]
        Which mistake does everybody make in the first week, and how is it felt or seen? [c]
        What is safe, what is not, and what has to be put right at once?
      `),
      common: splitLines(`
        Which few fundamentals carry everything that comes later?
        In which order should the parts be practised, and for how long each? [b]
        How does one get honest feedback without a teacher? [m]
        What does good look like, next to adequate and poor? [mc]
        Which plateau comes, and which exercise leads past it?
        How is a session planned so that it improves something particular?
        What does it cost per month, in money and in evenings? [mb]
        Which habits from a related skill help, and which get in the way?
        What do people enjoy about it who stay for years? [mc]
      `),
      deep: splitLines(`
        Which distinction does an experienced eye make at a glance? [c]
        How do the best differ from the good, in ways that can be trained?
        Which rule taught to beginners should now be broken, and when? [mc]
        How is performance kept up under pressure, fatigue or bad conditions?
        Which schools of {topic} disagree, and what does each one see? [m]
        How does one diagnose a fault from its result alone? [k]
        What in the tools or material is worth paying for at this level? [bm]
        How does one teach it, and what does teaching it lay bare? [b]
      `),
    },
  },
  {
    id: 'food',
    family: practiceFamily,
    group: 'lifestyle',
    isDepictable: true,
    strong: splitTerms(`
      sourdough, sourdough bread, bread baking, pizza, neapolitan pizza, pasta, carbonara, risotto, sushi, ramen,
      pho, curry, biryani, dal, kimchi, bibimbap, tacos, mole, guacamole, ceviche, paella, tapas, croissant,
      french cuisine, italian cuisine, indian cuisine, thai cuisine, chinese cuisine, japanese cuisine,
      mexican cuisine, ethiopian cuisine, street food, barbecue, bbq, smoked brisket, grilling, fermentation,
      pickling, cheese making, cheese, chocolate, ice cream, birthday cake, cheesecake, apple pie, cookies,
      macarons, pancakes, omelette, fried rice, soup stock, bone broth, knife skills, sous vide, meal prep,
      vegetarian cooking, vegan cooking, gluten-free baking, coffee, espresso, pour over coffee, tea, green tea,
      matcha, wine, wine tasting, natural wine, whisky, cocktails, beer brewing, home brewing, olive oil, spices,
      umami, hummus, falafel, dumplings, chili, burger, salad dressing, mayonnaise, hot sauce, honey
    `),
    weak: splitTerms(`
      food, cooking, cook, recipe, dish, cuisine, baking, bake, ingredient, flavor, flavour, taste,
      meal, sauce, bread, cake, soup, rice, noodle, meat, fish, vegetable, fruit, dessert, drink, restaurant,
      breakfast, dinner
    `),
    facets: {
      basic: splitLines(`
        Which ingredients are essential, and what can stand in for each? [m]
        What should it look, smell and sound like at each stage? [c]
        Which two steps decide success, and how are they recognised in time?
        Which equipment helps, and what does a bare kitchen use instead? [m]
        How is it stored and reheated safely?
      `),
      common: splitLines(`
        What defines it, and which versions does its home region accept? [mc]
        What happens physically or chemically at the decisive step?
        How do salt, acid, fat, heat and texture balance here? [c]
        Which mistakes ruin it, how do they show, and can they be rescued?
        How is it scaled up or prepared ahead without loss? [b]
        What does it owe to climate, trade or poverty? [c]
        When, where and with whom is it eaten? [mc]
        Which dietary limits or allergies does it touch, and what adapts well? [mb]
        What does it cost to make well, and where is saving harmless? [mb]
      `),
      deep: splitLines(`
        Which ratios, temperatures and times matter, and what tolerance does each have? [k]
        How does the quality of one raw material change the whole method? [bm]
        Which traditional step is essential, and which is mere habit?
        How do professionals keep it constant from day to day? [bk]
        What do regional schools of {topic} dispute, and with what arguments? [mc]
        How does equipment or altitude or water force corrections? [k]
        Which modern technique improves it, and which one impoverishes it?
        How is it judged blind, and by which vocabulary? [mc]
      `),
    },
  },
]
