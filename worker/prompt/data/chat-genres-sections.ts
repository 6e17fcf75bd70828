import { genre } from '../chat-genre.ts'

const built =
  /\b(?:html|css|react|vue|angular|svelte|next\.?js|tailwind|bootstrap|javascript|typescript|wordpress|elementor|webflow|flutter|code|coded|coding|component|responsive|figma|animation|three\.?js|error|fix|bug|convert|review|critique|audit|translate|essay|paper|report|thesis|newspaper|police)\b/u

/** Parts of a page: their words first, and how they stand. */
export const sectionGenres = [
  genre(
    'hero-section',
    'marketing-copy',
    /\bhero (?:sections?|banners?|headlines?|copy|text|block|area|image text|header)\b|\babove[- ]the[- ]fold\b/u,
    {
      unless: built,
      groups: 'marketing, professional_writing, business',
      personas: `
      a conversion writer who has five seconds
      a page editor who writes the headline last
      a product marketer who starts from what the visitor typed into the search
    `,
      decisions: `
      Let the headline say what the visitor gets, in at most ten words, and the line below it for whom and how. || State the result for the visitor in the headline, and in the subheading who it is for and how it works. || Headline: the gain in under ten words; subheading: for whom, by what means.
      Give one main button that names its result, a quieter second way, and below them a line that removes the usual doubt. || Write one button with a verb and its result, one link for the undecided, and one line against the most likely worry. || Name the main button by what it brings, add one quieter choice, and answer one doubt in small print.
      Use proof only where it is given; otherwise leave a labelled blank for a number, a name or a rating. || Keep a place for proof, filled only with what is given here. || Leave blanks for ratings, clients and figures, and invent none.
      Say in one line what picture or demo stands beside it, so that it shows the product in use.
      Give the order on a phone, where only heading, button and half the picture are seen.
      Offer two other headlines built on other ideas: the pain it ends, and the proof it has.
      Leave out every word that a rival could put on the same page.
      Make it pass five seconds: what is it, for whom, what do I do now.
      Take up the words in which visitors name their problem.
    `,
      shapes: `
      Small line above, headline, subheading, buttons, line below, picture note; then two other headlines.
      A table of elements with text and character count, then the order on a phone.
      The section ready to place, then one line on why each element is there.
    `,
      lengths: `
      Each element on a line of its own: headline up to 10 words, subheading up to 25, buttons up to 4.
      The elements from top to bottom under labels, under 70 words without the other headlines.
      One table of element, text and characters, at most eight rows.
    `,
      missing: `
      what is offered, and to whom | unless: for, saas, app, studio, course, clinic, shop, store, agency
      the one action wanted, and proof | unless: book, buy, sign up, demo, trial, download, rated, customers, clients
    `,
      avoid:
        'welcome as a headline, claims any rival could make, invented proof, two main buttons, feature lists, puns that hide the offer, headlines over two lines, stock words such as seamless',
    },
  ),
  genre(
    'page-section',
    'marketing-copy',
    /\b(?:pricing|testimonials?|features?|about(?: us)?|contact(?: us)?|footer|services?|team|how it works|cta|call to action|benefits?|trust|gallery|newsletter|navigation|nav) (?:sections?|blocks?|area)\b|\b(?:footer|nav ?bar|navigation menu|menu items) (?:for|of|text|copy|content|links)\b|\bpricing (?:page|table) (?:for|copy|text)\b/u,
    {
      unless: built,
      groups: 'marketing, professional_writing, business',
      personas: `
      a page editor who gives every section one job
      a conversion writer who answers the next doubt
      a content designer who writes elements, not paragraphs
    `,
      decisions: `
      Name the question this section answers for the visitor, and write every element for that. || Begin from the doubt with which a visitor reaches this section, and let it end there. || Give the section one job on the page, and leave everything else to the others.
      Give the elements in the order in which they are seen: heading, lines, labels, button. || Write each element on its own line, from heading to button. || List heading, body, labels and button apart, ready to be placed.
      Leave labelled blanks for prices, names, figures and quotations that are not given. || Mark what has to be filled in, and invent no price, client or number. || Keep facts that are not given as blanks with a label.
      Name each plan after whom it suits, say in one line what the next one adds, and what happens after a trial. | when: pricing, plans, price
      Show the form of a quotation worth having: situation, change, result, name and role; write none in a customer's name. | when: testimonial, testimonials, reviews
      Begin with whom the firm serves and what it believes, then how it started, then the people. | when: about us, about section, about page, team section, our team
      Say what happens after sending and how soon an answer comes, and ask for three fields at most. | when: contact, contact us
      Group the links by what people look for at the end of a page: help, firm, law, contact. | when: footer
      Use the words visitors look for, at most six or seven entries, with the most wanted action last and set apart. | when: navbar, nav, navigation, menu
      Pair each feature with what it saves the user, in one line each. | when: feature, features, services, benefits, service
      Keep headings so telling that they suffice to somebody who reads nothing else.
      Say how it stands on a phone, and what may be folded away.
      Close with the same action as the rest of the page, in the same words.
      Use the firm's own words for its work, and no word a rival could use as well.
    `,
      shapes: `
      The elements in order with their texts, blanks marked, then one other heading.
      A table: element, text, note; below it what to fill in.
      The section ready to place, then three lines on order and space.
    `,
      lengths: `
      Each element on a line of its own, under 120 words in all.
      The elements from top to bottom under labels, headings up to 8 words, lines up to 20.
      One table of element, text and note, at most ten rows.
    `,
      missing: `
      facts to fill in: prices, people, proof or address | unless: rs, price, prices, plan, plans, years, clients, address, founded
    `,
    },
  ),
]
