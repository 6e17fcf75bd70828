import { genre } from '../chat-genre.ts'

/** Papers, lists and exercises told by the noun at their head. */
export const headLifeGenres = [
  genre(
    'conduct-policy',
    'legal-drafting',
    /\b(?:posh|sexual harassment|harassment|whistle-?blow\w*|anti-?(?:bribery|corruption|bullying|money laundering|discrimination|slavery|ragging)|bullying|safeguarding|child protection|data (?:protection|retention|breach)|health and safety|equal opportunit\w+|grievance|code of conduct|modern slavery|insider trading|conflicts? of interest|gifts? and hospitality|drug and alcohol|disciplinary)\b.{0,24}\b(?:polic(?:y|ies)|procedure|code)\b|\bcode of conduct\b|\bpolicy (?:on|for|against|about) (?:\p{L}+ ){0,3}(?:harassment|bullying|whistle-?blow\w*|bribery|corruption|discrimination|safeguarding|grievances?|data protection|misconduct)\b/u,
    {
      unless:
        /\b(?:explain|what is|summari[sz]e|essay|training|quiz|slides|violat\w*|breach of|accused|complain\w*|email|letter|poster|open source|contributor covenant|review (?:this|my|our))\b|^\W*(?:is|are|can|does|do|must|should)\b/u,
      group: 'legal',
      groups: 'business, professional_writing, education',
      personas: `
      a compliance counsel who writes policies that people can follow
      an employment lawyer who drafts for small organisations
    `,
      decisions: `
      Build it on the law of the place, named by act and section where certain, and mark each point to verify. || Name the act that requires the policy, and keep what it prescribes apart from what the house decides. || Take the mandatory parts from the law of the place, each marked for checking.
      Define the conduct in words and with two examples of what is and is not meant. || Say what counts and what does not, by definition and example.
      Set out who hears a complaint, how that body is composed and who may not sit on it. || Name the body that decides, its members by role, and what excludes a member.
      Give the path from complaint to decision as steps with time limits. || Write the procedure as numbered steps, each with who acts and by when.
      Protect both sides: confidentiality, no retaliation, the right to be heard, interim measures. || State confidentiality, protection from retaliation and a fair hearing for both sides.
      Say where records are kept, for how long, and what is reported each year.
      Leave names, dates and contact points as labelled blanks.
      Say how people learn of the policy, and how often it is reviewed.
    `,
      shapes: `
      Numbered clauses: purpose and law, scope, definitions, body, procedure with time limits, protection, consequences, records, review.
      The policy ready for adoption, then a one-page notice for the wall, then points for a lawyer.
    `,
      lengths: `
      700–1,000 words.
      Under 1,000 words.
    `,
      missing: `
      place and governing law | unless: india, gurugram, delhi, mumbai, bangalore, bengaluru, pune, germany, uk, usa, eu, california, england, state, posh
    `,
    },
  ),
  genre(
    'audit-checklist',
    'project-plan',
    /\b(?:audit|inspection|compliance|accessibility|wcag|gdpr|hipaa|iso ?\d+|fire safety|site safety|due diligence|code review|security review|quality|food safety|haccp|pre-?flight|vehicle|walk-?through) (?:\S+ ){0,3}?check ?lists?\b|\bcheck ?lists? (?:for|to) (?:an? |the |our )?(?:\S+ )?(?:audit\w*|inspect\w*|review\w*|compliance|due diligence|accessibility)\b/u,
    {
      unless: /\b(?:explain|what is|app|script|python|code for|react|story)\b/u,
      keepsGroup: true,
      groups: 'software_engineering, business, legal, health, professional_writing, data_analysis',
      personas: `
      an auditor who writes items that two people would judge alike
      a quality inspector who asks only what can be seen
    `,
      decisions: `
      Make each item a single point that is met or not met. || Let every item ask one thing, to be answered with met, not met or not applicable. || Write each item so that two people looking at the same thing would tick alike.
      Say for each how it is tested: what to open, do or ask, and what then shows. || Give the test beside each item: the action and what must be seen.
      Name the clause, criterion or rule behind an item by its number where that is certain. || Set the number of the criterion beside each item where it is certain.
      Give the most common failure beside each item, and how it looks. || Add how this point usually fails.
      Put first what stops everything else.
      Leave out items that do not occur in the thing named.
      Mark what a tool can check and what needs a person.
    `,
      shapes: `
      A table: item, how to test, common failure, result; grouped by part of what is inspected.
      Groups of items, each with its test; blanks for result, date and name.
    `,
      lengths: `
      At most twenty-five items.
      Fifteen to twenty-five items, one line each.
    `,
      missing: '',
    },
  ),
  genre(
    'what-to-grow',
    'lifestyle',
    /\bwhat (?:can|could|should|to|do) (?:i |we |you )?(?:grow|plant|sow)\b|\b(?:plants?|flowers?|herbs?|vegetables?|shrubs?|trees?|hedges?|grass(?:es)?) (?:for|that|which) (?:an? |the |my |our |are |is |grow|survive|thrive|tolerate|like|need|can)\b|^\W*(?:(?:what|which|some|good|best|easy|\d+|indoor|outdoor|low[- ]light|native|climbing|potted|edible) ){0,3}(?:plants?|herbs?|shrubs?|vegetables?|flowers) (?:that|which|survive|grow|thrive|repel|tolerate|are safe|can|for (?:an? |the |my )?(?:\p{L}+ ){0,2}(?:balcony|garden|terrace|bathroom|window|windowsill|pots?|shade|office|desk|bedroom|patio|hedge|border|pond|beds?))\b/u,
    {
      unless:
        /\b(?:yellow|brown|wilt\w*|dying|dead|spots|rot\w*|pests?|poem|story|essay|photosynthesis|logo|photo|picture|drawing|power plant|factory|tattoo|why)\b/u,
      groups: 'general_knowledge',
      decisions: `
      Name eight plants at most, each with light, pot or soil, water and what it asks of the grower. || Give a short list, each plant with its need for light, water and room. || List few plants, and say for each what it needs and what it gives.
      Rule out what the place, the season or the animals and children there do not allow. || Leave out whatever does not suit the place or is unsafe for who lives there.
      Say which of them are poisonous or look like ones that are. | when: cat, cats, dog, dogs, child, children, kids, pet, pets, rabbit, eat, chew
      Give the months for sowing or planting, and when there is something to show. || State when to plant and when to expect growth.
      Put the surest for a beginner first.
      Name the one thing that kills it most often.
      Give the botanical name once, so that the right plant is bought.
    `,
      shapes: `
      A table: plant, light, water, when to plant, what to know; then which two to start with.
      Three to begin with, then the others in a list, then what to avoid.
    `,
      lengths: `
      Under 300 words.
      Eight plants at most, two lines each.
    `,
      missing: `
      light and size of the place | unless: north, south, east, west, facing, shade, sun, sunny, balcony, window, indoor, garden
    `,
    },
  ),
  genre(
    'spoken-exercise',
    'health',
    /\b(?:grounding|breathing|body scan|mindfulness|relaxation|progressive muscle|guided|calming|anti-?anxiety) (?:exercise|meditation|script|practice|visuali[sz]ation|relaxation)s?\b|\bbody scan\b|\bmeditation script\b/u,
    {
      unless:
        /\b(?:what is|explain|research|study|studies|mri|leaflet|singers?|weekly|plan|workshop|playlist|app|code|benefits|vs|versus|compare|essay|article|blog|post|history)\b/u,
      groups: 'creative_writing, professional_writing, lifestyle',
      personas: `
      a breathing and relaxation teacher who writes for the ear
      a counsellor who leads calming exercises
    `,
      decisions: `
      Write the words as they are spoken: short sentences, present tense, one thing to notice at a time. || Let every sentence be short enough for one breath, and ask for one thing. || Write for the ear, one small step to a sentence.
      Mark the pauses with their seconds, so that the whole takes the time wanted. || Set pauses with their length between the steps.
      Begin with what can be felt at once: feet, seat, hands, the breath as it is. || Start with contact and breath, before anything is to be imagined.
      Invite and never order; leave room to keep the eyes open or to stop. || Offer each step as a choice, and say that stopping is fine.
      Promise no cure and name no symptom that could be waited for.
      End by leading back to the room in two sentences.
      Add one line outside the script on when to seek help.
    `,
      shapes: `
      The script alone with pauses in brackets, then one line for whoever reads it aloud.
      The words to be read, pauses marked; below them a two-line note on voice and pace.
    `,
      lengths: `
      About 100 spoken words a minute.
      Two to five minutes read slowly.
    `,
      missing: '',
    },
  ),
  genre(
    'continue-scene',
    'creative-writing',
    /^\W*(?:(?:please|pls|can you|help me) )*(?:continue|finish|extend|complete|pick up|carry on|go on with)(?: with| from)? (?:this|the|my|that) (?:\p{L}+ ){0,2}(?:scene|story|chapter|dialogue|passage|tale|poem|novel|draft scene|paragraph|fan ?fiction)\b|^\W*write the next (?:scene|chapter|paragraph|page|verse|stanza)\b/u,
    {
      worksOnText: true,
      groups: '',
      decisions: `
      Begin where the text stops, without retelling it. || Start with the very next moment, and repeat nothing.
      Keep person, tense, diction and rhythm of what is given, unless another is asked for. || Write on in the voice of the text, its sentence length and its humour.
      Change nothing that the text has settled: names, objects, places, what was said. || Take every fact of the text as fixed, down to the objects on the table.
      Let the next step come from what a figure wants, not from chance. || Move it on by a decision of a figure.
      Bring in no new person or event bigger than those there.
      Stop at an open moment rather than a conclusion.
    `,
      shapes: `
      The continuation alone, in paragraphs.
      Only the text that follows, without comment.
    `,
      lengths: `
      About as long as the text given, or 300 words.
      250–400 words.
    `,
      missing: '',
    },
  ),
  genre(
    'wardrobe',
    'lifestyle',
    /\bcapsule wardrobe\b|\b(?:outfits?|wardrobe|dress code ideas|clothes) for (?:an? |the |my )?(?!.{0,30}(?:logo|brand|shop|store|photo))|\bwhat (?:should|do|can|to) (?:i )?wear\b/u,
    {
      unless:
        /\b(?:poem|story|closet organi[sz]er|carpentry|ikea|hinge|smell|mou?ld|photo|picture|illustration|character|sims|app|code)\b/u,
      groups: 'marketing',
      decisions: `
      Name each piece with fabric, colour and why it earns its place. || Give for every piece fabric, colour and what it goes with.
      Show which pieces combine, so that the number of outfits can be counted. || Lay out the combinations, so that nothing is worn in one way only.
      Fit fabric and shoes to the weather and the place named. || Choose what dries, breathes or warms as the weather there asks.
      Keep to one base of two neutral colours and one or two accents.
      Say what most people own already, and which two pieces to buy first.
      Give care and drying in half a line where it matters.
    `,
      shapes: `
      A table: piece, fabric and colour, goes with; then the outfits for a week.
      The pieces by kind, the combinations, what to buy first.
    `,
      lengths: `
      One table and 120 words.
      Under 300 words.
    `,
      missing: `
      budget | unless: rs, ₹, $, €, £, budget, under, cheap
    `,
    },
  ),
]
