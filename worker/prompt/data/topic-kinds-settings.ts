import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { settingFamily } from './topic-families-human.ts'

/** Places, and the bodies that people form. */
export const settingKinds: readonly TopicKind[] = [
  {
    id: 'place',
    family: settingFamily,
    group: 'lifestyle',
    isDepictable: true,
    strong: splitTerms(`
      paris, london, new york, tokyo, kyoto, berlin, rome, venice, florence, barcelona, madrid, lisbon, amsterdam, vienna,
      prague, budapest, istanbul, athens, cairo, marrakech, nairobi, cape town, lagos, dubai, jerusalem, tehran, mumbai,
      delhi, kolkata, beijing, shanghai, hong kong, singapore, bangkok, hanoi, seoul, sydney, melbourne, toronto, montreal,
      mexico city, chicago, san francisco, los angeles, havana, buenos aires, rio de janeiro, são paulo, lima, bogotá,
      france, germany, italy, spain, portugal, japan, china, india, brazil, mexico, canada, australia, egypt, kenya,
      nigeria, south africa, morocco, turkey, greece, iceland, norway, sweden, finland, switzerland, vietnam, indonesia,
      peru, chile, argentina, scotland, ireland, new zealand, antarctica, sahara, amazon rainforest, great barrier reef,
      grand canyon, yellowstone, mount everest, mount fuji, himalaya, the alps, andes, machu picchu, petra, stonehenge,
      taj mahal, eiffel tower, colosseum, great wall of china, venice canals, patagonia, tuscany, provence, bali, hawaii
    `),
    weak: splitTerms(`
      city, town, village, island, country, region, river, lake, mountain, coast, beach, valley, desert, forest, park, harbor,
      harbour, street, square, castle, cathedral, temple, mosque, bridge, museum, neighbourhood, neighborhood, waterfall,
      canyon, volcano, lighthouse, reef, palace, market, station, airport, landmark, travel
    `),
    facets: {
      basic: splitLines(`
        Where does it lie, and what does the landscape decide about life there? [c]
        What would strike a visitor in the first hour through eyes, ears and nose? [mc]
        Which three stops give a fair first impression, and in what order? [m]
        What do people there eat, celebrate and complain about? [mc]
        What should a visitor know about manners, money and getting around?
      `),
      common: splitLines(`
        Why did people settle or build at this spot and not elsewhere? [c]
        What do people there live on, and how has that changed? [b]
        Which layers of the past can still be seen, and where? [mc]
        How do residents and visitors see it differently? [mc]
        Which season or time of day changes it most? [mc]
        What is it proud of, and what does it prefer to keep quiet? [mc]
        Which pressures (rents, water, crowds, weather) shape its near future? [b]
        What is overrated, and what do guides pass over? [m]
        How does it compare with its nearest rival or neighbour? [bm]
      `),
      deep: splitLines(`
        Who owns the land and the buildings, and what follows from that? [b]
        Which plan or disaster gave it its present form, and which plans were dropped?
        How do power and money move between centre and edge? [b]
        Which statistics about {topic} are fair, and which flatter or wrong? [b]
        How do language, faith or origin divide the map, and where do they mix? [c]
        What does the ground itself (geology, water, climate) permit and forbid?
        Which conflict over its use is unresolved, and who are the parties? [bc]
        What has been written about it by residents, and how does that differ from visitors' accounts? [c]
      `),
    },
  },
  {
    id: 'organisation',
    family: settingFamily,
    group: 'business',
    isDepictable: false,
    strong: splitTerms(`
      united nations, european union, nato, world health organization, who guidelines, world bank, imf, nasa, esa, cern, red
      cross, amnesty international, greenpeace, unesco, unicef, opec, wto, federal reserve, european central bank, supreme
      court, fbi, cia, mi6, interpol, google, apple inc, microsoft, amazon inc, meta, facebook, netflix, tesla inc, toyota,
      volkswagen, samsung, sony, nintendo, ibm, intel, nvidia, openai, spacex, boeing, airbus, ikea, lego, nike, adidas,
      coca-cola, mcdonald's, starbucks, disney, pixar, bbc, new york times, wikipedia, harvard, oxford university, mit,
      fifa, ioc, nba, premier league, catholic church, freemasons, mafia, east india company, bauhaus school
    `),
    weak: splitTerms(`
      organization, organisation, company, corporation, agency, university, school, institute, foundation, party, union, club,
      church, ngo, charity, ministry, department, bank, association, council, committee, league, army, police, hospital,
      cooperative, inc, ltd, gmbh, llc
    `),
    facets: {
      basic: splitLines(`
        What does it do on an ordinary Tuesday, and for whom?
        Who founded it, against which difficulty, with what promise? [c]
        Where does its money come from, and where does it go? [b]
        How does one join, use or deal with it? [m]
        What would be missing if it closed tomorrow? [m]
      `),
      common: splitLines(`
        What is its stated purpose, and what does its spending show? [b]
        Who decides, who may veto, and who only advises? [b]
        Which turning point made it what it is now? [c]
        What does it do better than anyone else, and what poorly? [bm]
        Whom does it answer to, and what happens when it fails them? [b]
        Which rivals or partners shape its choices? [b]
        What do insiders, clients and critics each say about it? [mc]
        Which rule or habit would a newcomer find baffling? [c]
        What is the most serious charge against it, and how has it replied? [bmc]
      `),
      deep: splitLines(`
        Which incentive explains most of its behaviour? [b]
        How does information reach the top, and what is lost on the way? [bc]
        Which legal form or statute constrains it, and how does it use the gaps? [b]
        Where do formal and real power part company? [bc]
        Which figures in its own reports deserve a second look? [b]
        How has it dealt with its last three crises, and what pattern shows? [b]
        What would a reformer change first, and who would resist? [bc]
        How will {topic} pass on leadership, knowledge and money? [b]
      `),
    },
  },
]
