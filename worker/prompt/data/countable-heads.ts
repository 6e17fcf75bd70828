/**
 * Singular nouns that stand in no English sentence without an article, as the last word of a name: "the borrow checker".
 * Words that may also be read as a mass, a field or an activity are left out.
 */
export const countableHeads: ReadonlySet<string> = new Set(
  `agreement algorithm alphabet appliance archive bag bakery battery bicycle blender bottle bridge budget bus calendar
   camera car cart castle cell chair charger chart checker checklist clause clock committee compiler compressor
   conditioner contract controller cooker cooktop cycle database debugger desk device dishwasher doorbell drone effect
   elevator engine equation factory fallacy farm festival filter fort framework fridge fryer function garden generator
   grid grinder hospital house hypothesis interview inverter iterator jacket jar kettle keyboard kitchen ladder lamp
   language laptop laser letter library licence license loop machine market mattress medium method microscope
   microwave mirror mixer model monastery mosque motor mug museum network notebook office oven palace paradox parser
   pattern pen pencil phone plant planner platform playground poem policy portfolio printer procedure process processor
   programme protocol proverb pump purifier puzzle queue radio reactor refrigerator resume rig river robot
   rocket room router rule sandwich satellite scam scheduler school scooter screen sensor shop sofa spoon stack
   staircase stapler store strategy system table tank telescope temple theorem toaster toilet tower toy train trap
   treaty tree trimmer turbine umbrella vaccine valley vehicle violin volcano wall wallet washer watch wheel window`.split(
    /\s+/u,
  ),
)

/** Plural or mass nouns that end like a singular, and singulars that end like a plural. */
export const singularInS: ReadonlySet<string> = new Set(
  `physics mathematics economics politics ethics linguistics statistics genetics robotics electronics logistics
   aerobics athletics gymnastics diabetes news series species measles rabies chess tennis analysis basis crisis
   hypothesis thesis synthesis photosynthesis osmosis virus cactus campus census status bonus apparatus yoga arthritis
   business process stress loneliness happiness wellness fitness illness darkness progress success access express
   gas bus lens atlas canvas christmas paris athens texas kansas`.split(/\s+/u),
)

/** Last words of names that take an article although they are written large: "the Mughal Empire". */
export const articleNames: ReadonlySet<string> = new Set(
  `Empire Civilisation Civilization Dynasty Revolution Sultanate Renaissance Reformation Enlightenment Treaty Ocean Sea
   Desert Ghats Alps Himalayas Backwaters Act Road Movement Constitution Accord Convention Islands Sundarbans Nations
   Bank Court Church Canal Peninsula Plateau`.split(/\s+/u),
)
