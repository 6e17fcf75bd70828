import { splitLines } from '../topic-lines.ts'

/** What stands for a topic that cannot itself be seen; each completes "… shown as". */
export interface TopicPictures {
  /** Things everybody knows. */
  plain: readonly string[]
  /** What a designer would draw for an editorial page. */
  designed: readonly string[]
  /** The order of a diagram, whose labels are set afterwards. */
  diagram: readonly string[]
}

function pictures(plain: string, designed: string, diagram: string): TopicPictures {
  return { plain: splitLines(plain), designed: splitLines(designed), diagram: splitLines(diagram) }
}

/** By kind of topic. Nothing here states a fact about the topic. */
export const topicPictures: Readonly<Record<string, TopicPictures>> = {
  technology: pictures(
    `a toy machine with one clear crank, one belt and one small result dropping into a tray
     a simple bridge of building blocks that carries a marble from one table to the next
     a kitchen shelf on which each jar passes something on to the next`,
    `a transparent machine cut open along its length, one glowing part at its heart
     a paper landscape whose roads are circuit lines, with a single bright vehicle on them
     two hands passing a small luminous cube through a ring of thin brass gears`,
    `an exploded view of nested layers along one axis, each layer linked to an empty label line
     a cutaway block diagram with input on the left, one core stage and output on the right
     a network of plain nodes in which one failed node is bypassed by a bold route`,
  ),
  'software-tool': pictures(
    `a tidy toolbox in which every tool has its own cut-out place
     a row of small drawers with a conveyor belt running past them
     a workbench with two identical notebooks, one being copied page by page into the other`,
    `two mirrored towers of thin glass sheets, a thread of light carrying pages from one to the other
     a railway switchyard seen from above in which parcels are sorted onto parallel tracks
     an archive of shelves in perspective, one drawer open and shining`,
    `an architecture diagram of plain boxes and directed arrows, grouped into three swim lanes
     a layered stack diagram beside a time axis, with one path traced in the accent colour`,
  ),
  'programming-concept': pictures(
    `a set of nested boxes, the smallest holding a single key
     a library desk where one book is lent to one reader at a time
     wooden train tracks with a switch, one train waiting while another passes`,
    `a labyrinth of folded paper with one thread drawn cleanly through it
     a hand lifting one tile out of a mosaic while the others hold their place
     a row of dominoes that branches and joins again, one branch held by a finger`,
    `a state diagram of five plain circles and directed arrows, the current one filled
     a step-by-step sequence diagram with three lifelines and one highlighted exchange`,
  ),
  science: pictures(
    `a kitchen-table experiment with a glass, a lamp and a ball standing for the parts
     a large open picture book whose page rises as a small landscape
     a magnifying glass over an ordinary object, a tiny world inside its ring`,
    `a cross-section of an imagined landscape in cut paper, its layers peeling apart
     a drop of water as a lens, a whole system mirrored inside it
     a field notebook lying open, its drawing lifting off the page into space`,
    `a cutaway plate in the manner of a natural-history atlas, parts joined to empty label lines
     a cycle diagram of four stages around an open centre, with arrows of differing weight`,
  ),
  mathematics: pictures(
    `apples and strings laid out on a table in a growing pattern
     coloured building blocks that form stairs of equal steps
     a sheet of squared paper with one shape cut out and turned beside it`,
    `a suspended mobile of thin wire shapes casting one regular silhouette on the wall
     a tiled floor whose pattern unfolds from a single tile into the distance
     a folded-paper solid half opened, its net continuing flat on the table`,
    `a construction drawn with compass and ruler, each step fainter than the next
     a set of axes with one smooth curve and its tangent, the scale marks plain`,
  ),
  history: pictures(
    `an open wooden chest with a folded map, a seal, a candle and worn letters of the time
     a museum showcase holding three simple objects of the period
     a pop-up book whose page stands up as a small street of the period`,
    `a torn map mended with thread, one seam running across the sheet
     a row of empty chairs of the period facing a half-drawn curtain
     a worn staircase seen from the side, each step in the material of another age`,
    `a horizontal timeline band with five plain markers and one turning point raised above it
     a genealogy of plain frames over three generations with one line in the accent colour
     a map sheet with two advancing lines and an empty legend panel`,
  ),
  organisation: pictures(
    `an open door with a long counter behind it and people waiting in line
     a table seen from above with many hands, each adding one piece to a model
     a tree with one trunk and neat branches, a small house on each`,
    `a building drawn as a cutaway, another activity on every floor
     a round table of empty chairs seen from above, one file moving between the places
     interlocking gears of paper carried by many small hands`,
    `an organisation chart of plain boxes in three tiers, one path of decision traced through it
     a flow diagram from source to recipient with two checkpoints between`,
  ),
  business: pictures(
    `a market stall with neat crates, a scale and an open cash box
     a chain of paper cups passing water from hand to hand
     a small shop window seen from inside with the key hanging beside it`,
    `a chessboard whose pieces are parcels, a key and a handshake
     a bridge under construction from both banks, the last piece held between two cranes
     a long table laid like a landscape, goods moving along it as small trains`,
    `a value-chain diagram of five linked stages with one stage enlarged below
     a journey map in four plain rows with one low point marked
     a two-by-two matrix of plain fields with one path moving from corner to corner`,
  ),
  finance: pictures(
    `a seesaw with a stack of coins on one end and a calendar on the other
     a row of jars filling with coins, each a little higher than the last
     an umbrella held over a small house and a money box`,
    `a paper ribbon that rises and dips over an open ledger, held down by brass weights
     a pair of scales with coins in one pan and an hourglass in the other
     a coin seen from its edge as the horizon, a thin line graph drawn above it`,
    `a flow diagram of money from payer to receiver, each transfer an arrow of differing width
     a balance sheet drawn as two columns of plain blocks, one block moving between them
     a small-multiples panel of four plain line graphs on one common scale
     a stacked-layers chart of one sum over time, each layer in a tint of its own`,
  ),
  law: pictures(
    `two people on either side of a table, one sheet of paper and one pen between them
     a balance with a key in one pan and a folded paper in the other
     a garden gate between two houses, its latch halfway open`,
    `a contract page folded into a bridge between two desks
     a pair of scales whose chains are made of written lines
     a fingerprint that turns into the growth rings of a cut tree`,
    `a decision tree with plain nodes from the question at the top to three outcomes
     a three-party diagram of plain circles joined by two-way arrows, one arrow interrupted
     a timeline of procedure with five gates, each gate an empty label line`,
  ),
  health: pictures(
    `a cup of tea, a calendar page and a pair of house shoes on a bedside table
     a paper figure with a small garden growing in its chest
     a hand holding another hand across a plain table`,
    `a profile of a person made of overlapping sheets of tinted paper, one sheet lifted
     a window seen from a quiet room, its curtain moving with the weather outside
     a dial whose hand is a leaf, set into the outline of a resting figure`,
    `an anatomical outline in flat tints with callout lines ending in empty labels
     a care pathway of four plain stages with one branch for an early warning
     a course diagram over time with three plain phases and one threshold line`,
  ),
  psychology: pictures(
    `a small boat on moving water, an anchor hanging below it
     a tangled ball of wool with one loose end leading to a hand
     a house at night with one lit window`,
    `a head in profile whose inside is a staircase leading to a half-open door
     a shadow on the wall that is larger than the person casting it
     a bird cage with its door open and a coat hanging beside it`,
    `a loop diagram of four plain stages that feed each other, one arrow interrupted
     two overlapping circles in flat tints, the shared part left empty for a label`,
  ),
  film: pictures(
    `an empty row of cinema seats facing a pale beam
     a reel of film unrolling across a wooden floor into a path
     a toy theatre with a curtain half raised`,
    `a strip of film as a road through a painted landscape
     a projector beam in which small silhouettes seem to walk
     a folding chair in the middle of an empty set, one lamp on`,
    `a storyboard sheet of six empty frames with camera arrows between them
     a timeline of shots as bars of differing length above a tension curve`,
  ),
  language: pictures(
    `two speech bubbles of folded paper tied together with a string
     wooden letter blocks scattered and being set in a row
     a stack of small flags used as bookmarks in a thick book`,
    `a tree whose leaves are small blank cards in different hands
     a bridge built of movable type between two open books
     a mouth in profile from which a ribbon unfolds into waves`,
    `a branching tree diagram of plain nodes, one branch traced in the accent colour
     a cross-section of speech as stacked wave bands on one time axis`,
  ),
  method: pictures(
    `a path of stepping stones across a stream, each stone a little larger
     a wall of coloured cards moved from left to right
     a kitchen timer beside a tidy stack of plates`,
    `a folded-paper ladder that turns into a plan laid on the table
     a workbench on which one object appears in four stages of completion
     an hourglass whose sand falls into separate compartments`,
    `a process diagram of six plain stages with one feedback arrow
     a swim-lane chart of three rows with handovers marked`,
  ),
  skill: pictures(
    `two hands at work on a plain table with the few tools needed beside them
     a beginner and a teacher bent over the same piece of work
     a row of attempts from clumsy to neat, side by side on a shelf`,
    `a pair of hands in close view, the finished piece out of focus behind them
     a workplace seen from above with every tool laid out in order of use
     the same gesture shown in four overlapping positions`,
    `a step-by-step plate of four plain panels, hands and tool alone
     an exploded view of the tools in order of use with empty label lines`,
  ),
  sport: pictures(
    `an empty playing field with one ball on the line
     a pair of worn shoes on a bench in a changing room
     children playing in a courtyard with chalk marks on the wall`,
    `a player caught at the turning point of a movement, the ground seen from low down
     a field seen from straight above, the paths of the players left as fine trails
     a ball in mid-air against the blurred tiers of a stand`,
    `a tactical diagram of a field from above with plain markers and two movement arrows
     a movement sequence of five silhouettes on one base line`,
  ),
  society: pictures(
    `a long table with chairs of very different heights
     a street seen from above with people, doors and one closed gate
     a patchwork quilt with one patch coming loose`,
    `a staircase on which some steps are missing, people standing on different levels
     a crowd of paper figures cut from one sheet, one outline left empty
     a city map folded so that two distant quarters touch`,
    `a layered diagram of flows between four plain groups, the widths of the arrows differing
     a map panel with three tints and an empty legend`,
  ),
  philosophy: pictures(
    `a fork in a forest path with a blank signpost
     a person looking at a mirror that shows the back of the room
     a stone and a feather on the two sides of a balance`,
    `an open door standing alone in a wide plain
     a figure drawing the ground it stands on
     two identical rooms, one of which is a painting on an easel`,
    `an argument map of plain boxes, two premises joined into one conclusion, one objection at the side
     a set of nested circles from the particular to the general with empty labels`,
  ),
  idea: pictures(
    `two cups on one bench facing the sea
     a lit lantern carried along a dark path
     a kite held by a small hand against a wide sky`,
    `a thread that joins two distant windows across a courtyard
     a stone dropped in still water, its rings reaching a far shore
     an empty coat on a hook, the pockets full of small plants`,
    `a concept map of one centre and five plain branches, one branch bold
     a scale from one pole to the other with an empty marker halfway`,
  ),
  hazard: pictures(
    `a phone lying beside a fishing hook with a coin as bait
     a locked front door with an open window next to it
     a mousetrap with a wrapped present on it`,
    `a hand of paper reaching out of a screen towards an open purse
     a mask on a stick held in front of an ordinary doorway
     a chain of dominoes leading from a small spark to a house of cards`,
    `an attack-path diagram of five plain stages with a barrier marked before the third
     a fault tree of plain boxes that meet in one event at the top
     a risk matrix of plain fields with one path from warning sign to response`,
  ),
}
