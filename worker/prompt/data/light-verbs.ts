const forms = `
  leaves leave leaving, keeps keep keeping, edges edge edging, falls fall falling, shows show showing,
  spreads spread spreading, gives give giving, separates separate separating, outlines outline outlining,
  shapes shape shaping, rests rest resting, catches catch catching, brings bring bringing, wraps wrap wrapping,
  lifts lift lifting, fills fill filling, fades fade fading, sets set setting, picks pick picking,
  meets meet meeting, glows glow glowing, suits suit suiting, runs run running, rakes rake raking, lets let letting,
  holds hold holding, draws draw drawing, cuts cut cutting, adds add adding, traces trace tracing,
  stretches stretch stretching, softens soften softening, simplifies simplify simplifying, rises rise rising,
  rims rim rimming, reads read reading, pulls pull pulling, models model modelling, makes make making,
  explains explain explaining, covers cover covering, carves carve carving, washes wash washing, unites unite uniting,
  throws throw throwing, surrounds surround surrounding, splits split splitting, skims skim skimming,
  settles settle settling, rounds round rounding, reveals reveal revealing, plays play playing, moves move moving,
  lies lie lying, grazes graze grazing, glitters glitter glittering, follows follow following,
  flickers flicker flickering, filters filter filtering, drifts drift drifting, dissolves dissolve dissolving,
  crosses cross crossing, carries carry carrying, opens open opening, divides divide dividing, layers layer layering,
  stands stand standing, lights light lighting, comes come coming, turns turn turning, reaches reach reaching,
  warms warm warming, cools cool cooling, slips slip slipping, breaks break breaking, pours pour pouring,
  glances glance glancing, sinks sink sinking, gathers gather gathering, marks mark marking, bounces bounce bouncing, suggests suggest suggesting, flattens flatten flattening,
  stops stop stopping, fans fan fanning, shines shine shining, slides slide sliding, leads lead leading, builds build building,
  deepens deepen deepening, anchors anchor anchoring, alternates alternate alternating, dances dance dancing, spills spill spilling, touches touch touching,
  mixes mix mixing, glints glint glinting, bleaches bleach bleaching, brightens brighten brightening
`

/** Finite verb of a light clause → its participle, by which the clause becomes a part of a list. */
export const lightVerbParticiples: ReadonlyMap<string, string> = new Map(
  forms.split(',').flatMap((entry) => {
    const [singular = '', plural = '', participle = ''] = entry.trim().split(/\s+/u)
    return [
      [singular, participle],
      [plural, participle],
    ] as const
  }),
)
