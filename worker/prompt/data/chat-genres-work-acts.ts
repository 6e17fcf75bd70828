import { genre } from '../chat-genre.ts'

/** Answers and messages to one person or a small group, told by the opening verb. */
export const workActGenres = [
  genre(
    'short-message',
    'email',
    /^\W*(?:(?:pls|please|hi|hey|help me|can u|can you|i (?:need|want)(?: to)?|write|draft|send|give me|need|make) ){0,4}(?:an? |the |my |\d+ )?(?:(?:short|quick|polite|funny|sweet|formal|nice|firm) )*(?:whats ?app|sms|text|slack|teams|telegram|wa)?(?: |-)?(?:msg|message|text|note|dm|ping|sms|whats ?app)s? (?:to|for) (?!(?:my |our |the |all )*(?:customers|clients|users|guests|students|subscribers|members|logo|image|print|speech|display|copy)\b)|^\W*(?:please )?let (?:my|our|the|all) (?:\p{L}+ )?\p{L}+ know\b|^\W*(?:please )?(?:tell|inform) my (?:hr|recruiter|boss|manager|landlord|tenants?|vendor|supplier|client|teacher|neighbou?r|professor|colleague|principal|team lead|wife|husband|mother|father|friend|maid|cook|driver)\b/u,
    {
      unless:
        /\b(?:broadcast|campaign|commit message|error|birthday|wish(?:es)?|anniversary|condolence|python|code|app|api|script|translate|summari[sz]e|invoice|overdue|unpaid|recruiter|linkedin|cold)\b|\bsick leave\b/u,
      isDecisive: true,
      groups: 'professional_writing',
      decisions: `
      Say what it is about in the first line, and what is asked of the reader in the last. || Put the point into the first line and the wish into the last. || Open with the matter itself, close with what the reader should do.
      Use only the facts given here, with their names, numbers and times. || Keep every name, number and time as given, and add none. || Add no reason, date or promise that is not given.
      Match the tone to how well the two know each other.
      Keep it to what a person would type on a phone.
      Leave out greetings of a letter and phrases of an office.
      Take the blame in half a sentence, without explaining it away. | when: sorry, apology, apologise, apologize, forgot, late, my fault
      Let the joke be at the writer's own cost. | when: funny, humour, joke, witty
      Describe the fault with place and since when, and ask for a day for the repair. | when: leaking, broken, not working, repair, leak, damaged, stopped
      Ask one thing only, so that a short answer is enough.
      Keep the wording kind also where the matter is not.
    `,
      shapes: `
      The message alone, ready to paste.
      The message as it would be sent, without subject line or signature block.
    `,
      lengths: `
      Three to five short lines.
      Under 60 words.
    `,
      missing: '',
    },
  ),
  genre(
    'reply',
    'email',
    /^\W*(?:(?:pls|please|help me|can u|can you|i (?:need|want|have)(?: to)?|how (?:do|should|can) i|how to|write|draft|send|give me|need|compose|frame) ){0,4}(?:an? |the |my )?(?:(?:short|quick|polite|firm|formal|professional|good|nice) )*(?:(?:e-?mail |mail )?reply|respond|response|counter(?:[- ]offer)?|write back|answer back|revert back|revert|get back|counter) (?:to|for) (?!(?:this |the |an? )?(?:question|prompt|query|tweet|review comments?|discussion|interview|customer|function|api|form|event|click)s?\b)|^\W*(?:(?:pls|please|help me|how (?:do|should) i) )*(?:answer|convince) (?:my |our |the )?(?:hr|recruiter|boss|manager|landlord|tenant|vendor|supplier|client|teacher|neighbou?r|professor|colleague|ca|accountant|builder|broker|principal|team lead|contractor|buyer|seller|agent|lawyer)\b/u,
    {
      unless:
        /\b(?:legal notice|show.?cause|lawsuit|court|summons|reviews?|leave application|sick leave|code|script|bot|python|story|joke|poem|raise|hike|rfp|tender)\b|\bthis (?:\p{L}+ )?question\b|\bhow (?:do|can|should) i (?:tell|convince|ask)\b/u,
      isDecisive: true,
      groups: 'professional_writing',
      decisions: `
      Take up the other side's point in the first sentence, then state the answer to it. || Name what was asked or insisted on, then give the answer in one plain sentence. || Begin with the answer to their point, not with thanks.
      State your position in one sentence, with one reason that the reader can accept. || Say once what is wanted and why. || Give your position and a reason the other side can follow.
      Put your figure or date beside theirs, without apology for it. | when: want, offer, offered, quotes, lakh, lpa, percent, days, insist, insists, only
      Hint at nothing that is to stay unsaid, not even by tone. | when: dont want, don't want, not mention, dont mention, don't mention, without mentioning, without telling, dont say, don't say, hide, secret
      Offer one step that costs the other side little.
      Keep the door open: firm in the matter, warm in the wording.
      Close with what should happen next and who does it.
      Give no reason that could be checked and found wanting.
      Use only the facts given, and promise nothing beyond them.
      Refuse the thing, not the person, and say what is possible instead. | when: not accepted, decline, reject, refuse, can't, cannot, no
    `,
      shapes: `
      The reply alone, ready to send.
      The reply as it goes out, with greeting and close.
    `,
      lengths: `
      80–140 words.
      Under 130 words.
      Two or three short paragraphs.
    `,
      missing: '',
    },
  ),
  genre(
    'progress-report',
    'email',
    /^\W*(?:(?:write|draft|make|prepare|my|a|an|the|short|quick) )*(?:weekly|daily|monthly|status|progress|sprint|stand-?up) (?:status |progress |work )?(?:report|note|summary)\b(?! (?:card|template|format|dashboard))/u,
    {
      isDecisive: true,
      groups: 'business',
      decisions: `
      Keep apart what is done, what comes next and what is in the way. || Sort it into done, next and blocked. || Group the points as finished, coming and at risk.
      Write each point as a result with its number, not as an activity. || State what exists now that did not before. || Say what changed, with the figure given.
      Say of each block what it stops and who can lift it. || Name beside each block the one thing that would lift it. || Put what is needed beside each risk.
      Put what the reader must decide or know first.
      Keep names, figures and dates as given, and add none.
      One line a point, without praise or apology.
      Leave out what is as it was last time.
    `,
      shapes: `
      Three headings with bullets: done, next, blocked.
      One line of summary, then done, next and risks as bullets.
    `,
      lengths: `
      Under 120 words.
      Eight lines at most.
    `,
      missing: '',
    },
  ),
]
