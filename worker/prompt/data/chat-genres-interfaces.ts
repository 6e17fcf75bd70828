import { genre } from '../chat-genre.ts'

const screens =
  /\b(?:html|css|react|vue|angular|swift|swiftui|kotlin|flutter|python|javascript|typescript|code|coding|api|regex|css-?in-?js|laravel|django|stack ?trace|exception|traceback|debug|fix|why (?:do|does|am|is)|i (?:get|am getting)|getting|throws?|figma|wireframe|design system|translate|audit)\b/u

/** The words in an interface: writing, although it is about software. */
export const interfaceGenres = [
  genre(
    'push-notification',
    'marketing-copy',
    /\bpush notifications?\b|\b(?:app|mobile) notifications? (?:text|copy|messages?|for)\b|\bin-?app (?:messages?|notifications?|announcements?)\b/u,
    {
      unless:
        /\b(?:html|css|react|vue|angular|swift|kotlin|flutter|python|javascript|code|api|firebase|fcm|apns|server|service worker|implement|set ?up|architecture|not (?:working|received|showing)|permission|delivery rate)\b/u,
      groups: 'marketing, professional_writing',
      personas: `
      a product writer who has one line on a locked screen
      a lifecycle marketer who counts the people who switch notifications off
      an app editor who tests every message on her own phone
    `,
      decisions: `
      Put the point into the first 40 characters, since a locked screen cuts the rest. || Let the first six words carry the news, because phones cut what follows. || Make sense in 40 characters already; the rest may be cut off.
      Name the very thing it is about, with placeholders such as {name} or {item} and a wording for when they are empty. || Use placeholders for what is personal, and give the line that appears when one of them is empty.
      Say what happens on a tap, and open exactly that screen. || Give each message one action, and name the screen it leads to.
      Give the true reason for writing now, and invent no deadline, stock or discount.
      Offer three messages that differ in reason: reminder, help, last call.
      Say when each is sent, and what stops it, such as the thing being done already.
      Write for somebody in a meeting: no shouting, no capitals, at most one emoji.
      Keep anything private off the locked screen.
      Say in one line which of them to test first, and against what.
    `,
      shapes: `
      A table: title, body, screen it opens, when it is sent; character counts beside the texts.
      Three messages, each with title, body and the moment it goes out.
      The first choice with its counts, then two others that rest on another reason.
    `,
      lengths: `
      Titles up to 40 characters, bodies up to 110.
      Title and body together under 150 characters.
    `,
      missing: `
      what the app offers and how it speaks to people | unless: friendly, formal, playful, brand, tone, hinglish
      what triggers the message | unless: after, when, abandoned, reminder, expires, days, hours, daily
    `,
      avoid:
        'invented urgency, clickbait, capitals for emphasis, private details on a locked screen, greetings that use up the space, the app’s name twice, puns that hide the point, more than one emoji',
    },
  ),
  genre(
    'app-store-text',
    'marketing-copy',
    /\b(?:app ?store|play ?store|google play|chrome web store)\b.{0,24}\b(?:description|listing|text|copy|title|subtitle|page)\b|\b(?:description|listing|title|subtitle)\b.{0,16}\b(?:app ?store|play ?store|google play|chrome web store)\b|\bapp (?:store )?descriptions?\b|\baso\b.{0,16}\b(?:text|copy|title|description)\b/u,
    {
      unless:
        /\b(?:html|react|flutter|code|api|reject\w*|error|scrape|upload|publish|icon|screenshots? design|reviews?)\b/u,
      groups: 'marketing, professional_writing',
      personas: `
      a store editor who writes for the three lines before "more"
      an app marketer who reads the search terms first
      a product writer who claims only what the app does
    `,
      decisions: `
      Make the first three lines complete in themselves, since the rest is folded away. || Put what the app does, and for whom, into the lines above the fold. || Write the opening as if nobody would unfold the rest.
      Keep to the limits: App Store name 30 and subtitle 30 characters, Google Play title 30 and short description 80. || Show the count beside each field: name 30, subtitle 30, short description 80 characters.
      Turn each feature into what the user gets done with it, in the order in which people look for it. || Name results before features, the one most people come for first.
      Use the words people type into the search, each where it reads naturally.
      Claim no rank, award, number of users or price that is not given.
      Name what is free and what is paid, as far as it is known, with a labelled blank otherwise.
      Address the doubt that keeps people from installing, such as accounts, data, battery or advertising.
      Close on one plain invitation to try it, and where to get help.
      Add a line on what is new, in words of users.
    `,
      shapes: `
      Name, subtitle or short description, opening lines, body with short headings, closing; counts beside the short fields.
      The short fields in a table with their counts, then the full description ready to paste.
      The full text in store order, then two other subtitles.
    `,
      lengths: `
      150–250 words for the full description.
      Under 1,500 characters, opening lines under 170.
    `,
      missing: `
      what sets the app apart, and proof of it | unless: only, first, unlike, offline, free, rated, users, award
      free, paid or by subscription | unless: free, paid, subscription, price, premium, trial
    `,
      avoid:
        'invented ranks and reviews, lists of keywords, names of rival apps, capitals for emphasis, features nobody asked for, "best app ever", promises of results, a first line that only greets',
    },
  ),
  genre(
    'error-text',
    'marketing-copy',
    /\b(?:error|failure|warning|validation|failed|timeout|offline) (?:messages?|texts?|copy|states?|screens?|pages?|alerts?) (?:text |copy |wording )?(?:for|when|if|on|after|in)\b|\b(?:404|500|maintenance|out of stock|session expired|no internet) (?:error )?(?:page|screen|state)? ?(?:text|copy|message|wording|page (?:for|of))\b|\b(?:text|copy|wording|microcopy) (?:for|of) (?:an? |the |our |my )?(?:\S+ ){0,2}(?:error|404|500|maintenance|failure|offline)\b/u,
    {
      unless: screens,
      groups: 'professional_writing, marketing',
      personas: `
      a product writer who has read a year of support tickets
      an interface editor who blames nobody
      a support lead who writes the message that saves the call
    `,
      decisions: `
      Say what happened, whether anything was lost or charged, and the one thing to do now, in this order. || First what went wrong, then what is safe, then the next step, one short sentence each. || Answer three questions in a row: what happened, is anything lost, what do I do now.
      Use plain words: no codes, no "invalid", no "oops", and no blame for the reader. || Write as a calm person would speak, without codes, jokes or reproach. || Leave out error codes and exclamation marks, and never make it the reader's fault.
      Write one version for each likely cause, for the way out differs. || Separate the causes that call for different steps, and give each its own text. || List the three likeliest causes, each with a wording of its own.
      Name the button after the way out, and give a second way for those it does not help.
      Put the reference for support on a small line of its own.
      Say what stays saved, so that nobody starts again in fear.
      Place it where it belongs: beside the field, above the form, or as a page.
      Promise no time for the repair that is not given.
      Word it so that it makes sense when a screen reader speaks it alone.
    `,
      shapes: `
      A table: cause, title, body, button, second way.
      Title, body, main button, second link, small print; then the variants by cause.
      The main message ready to paste, then one short version for a banner.
    `,
      lengths: `
      Titles under 40 characters, bodies under 120.
      Two short sentences and a button each.
    `,
      missing: `
      what the reader can do next | unless: retry, try again, contact, support, call, another card, refresh, wait
    `,
      avoid:
        'blame, codes without a meaning, "something went wrong" alone, jokes about a loss, dead ends, capitals, promises of repair times, two buttons that mean the same',
    },
  ),
  genre(
    'empty-state',
    'marketing-copy',
    /\bempty[- ](?:states?|screens?|pages?|carts?|inbox|search results?)\b|\bno (?:results?|data|items?|orders?|messages?) (?:found |yet )?(?:text|copy|message|state|screen)\b/u,
    {
      unless: screens,
      groups: 'professional_writing, marketing',
      personas: `
      a product writer who turns a blank screen into a first step
      an interface editor who keeps to one action a screen
      a designer of first weeks who shows what will be there
    `,
      decisions: `
      Say what will stand here and how it gets here, in one sentence. || Tell in a sentence what belongs on this screen and what brings it there. || Name what is missing as something to come, and the step that starts it.
      Give one button that begins it, named after what it makes. || Offer a single action, with a verb and its object on the button. || Put one verb on the button, the one that fills this screen.
      Write three versions: first use, all done, and nothing found. || Separate the new user, the one who has finished, and the one whose search found nothing.
      For a search without results, keep the term in view and offer the nearest way on.
      Praise only where something was really finished.
      Leave out apologies, for nothing has gone wrong.
      Name in a few words the picture that could stand above it.
      Add one ready example to try, where starting is hard.
    `,
      shapes: `
      A table: situation, title, body, button.
      Title, body and button for each of the three situations, ready to paste.
      The text for first use, then the two other states below it.
    `,
      lengths: `
      Titles under 35 characters, bodies under 100.
      One title, one sentence and one button for each state.
    `,
      missing: `
      how the product speaks to people | unless: friendly, formal, playful, tone, calm, brand
    `,
    },
  ),
  genre(
    'onboarding-text',
    'marketing-copy',
    /\bonboarding (?:screens?|flow|copy|texts?|slides?|tour|steps?|messages?|carousel)\b|\b(?:welcome|intro|walkthrough) screens?\b|\bproduct tour\b/u,
    {
      unless:
        /\b(?:html|css|react|vue|swift|kotlin|flutter|code|employees?|hr|new hires?|joiners?|staff|vendor|clients? onboarding|emails?|checklist|figma|metrics|drop-?off)\b/u,
      groups: 'marketing, professional_writing',
      personas: `
      a product writer who gets people to the first result
      an interface editor who cuts a tour to three screens
      a designer of first minutes who asks for nothing too early
    `,
      decisions: `
      Give each screen one thought: a title that says what the user gets, one sentence below it, one button. || Keep to one benefit a screen, with a title, a sentence and a button. || Let every screen say one thing the user will be able to do.
      Begin with the change in the user's day, not with the app's name or its features. || Open on what will be easier from today. || Start from why the user came, and only then show how.
      End on an action inside the app that brings a first result, not on "done". || Make the last button start the first real use. || Let the last screen lead into the first success.
      Ask for a permission only beside its reason, with what works without it.
      Offer to skip on every screen, in neutral words.
      Keep the terms that the app itself uses on its buttons.
      Name in a few words the picture for each screen, so that it shows the product at work.
      Vary the buttons, so that none of them says "Next" twice without need.
      Ask one question at most, and say what the answer changes.
    `,
      shapes: `
      Screen by screen: title, body, button, picture note; character counts beside the titles.
      A table with one row a screen: title, body, button, second link.
      The screens in order, ready to paste, then one other opening screen.
    `,
      lengths: `
      Titles under 40 characters, bodies under 90.
      At most 20 words a screen besides the button.
    `,
      missing: `
      the first thing a new user should do | unless: sign up, create, add, connect, book, invite, start, first
    `,
    },
  ),
  genre(
    'interface-text',
    'marketing-copy',
    /\b(?:ui|ux)[ /-]*(?:ux )?(?:copy|texts?|writing|strings?|wording|messages?|labels?)\b|\bmicro-?copy\b|\b(?:button|form|field|menu|tab|toggle|checkbox|settings|nav(?:igation)?) (?:labels?|texts?|copy|captions?|names?|wording)\b|\b(?:tool ?tips?|placeholders?|modals?|dialogs?|pop-?ups?|toasts?|snack ?bars?|helper|hint|loading|success|paywall|unsubscribe|sign-?up form|cookie|(?:app|site|website|in-app|release|feature|announcement) banner) (?:(?:dialog|prompt|banner|screen|modal|page|box|notice|popup)s? )?(?:texts?|copy|wording|messages?)\b|\b(?:confirm(?:ation)?|consent|permission|update|upgrade|cookie|location|unsubscribe) (?:dialog|prompt|banner|screen|modal|box|pop-?up)s?\b|\b(?:texts?|copy|wording) (?:for|on|of|in) (?:an? |the |our |my )?(?:\S+ ){0,3}(?:buttons?|tool ?tips?|dialogs?|pop-?ups?|modals?|screens?|toasts?|settings page|checkout|form|paywall|cookie banner)\b|\b(?:success|loading) messages? (?:after|for|when|on)\b|\bloading messages\b/u,
    {
      unless:
        /\b(?:html|css|react|vue|angular|swift|swiftui|kotlin|flutter|python|javascript|typescript|tkinter|code|api|jquery|bootstrap|tailwind|stack ?trace|exception|debug|fix|why (?:do|does|is)|not working|figma|research|interview|course|career|portfolio|hoarding|flex banner|shop banner|sale|diwali|youtube|linkedin|e-?mail|whatsapp|sms|orthodon\w*|wedding|cafe|café|restaurant|bakery|bar menu|dishes|candidate|visa|church|fundrais\w*|medical|surgery|parental)\b/u,
      groups: 'professional_writing, marketing',
      personas: `
      a product writer who reads each line aloud on a small screen
      an interface editor who cuts until only the sense is left
      a content designer who has watched people get stuck
    `,
      decisions: `
      List every text of the screen at its place: title, body, labels, help, main button, second button, messages. || Go through the screen from top to bottom, and give each element its own line. || Cover the whole screen in reading order, each text beside the element it stands on.
      Name buttons by what they do, with a verb, and never by OK, Yes or Submit. || Let each button say its result in two or three words. || Put a verb and its object on every button, so that it is clear read alone.
      Include the states that are easily forgotten: waiting, success, failure, nothing there. || Add what the screen says while loading, when it worked and when it did not. || Write the good case, the waiting and the failure, not the good case alone.
      Say before a step that cannot be undone what will be gone and what stays, and name both buttons by their effect. | when: delete, deleting, remove, cancel, reset, unsubscribe, close
      Say why it is asked for, what works without it, and that it can be changed later. | when: permission, access, location, cookie, consent, camera, notifications
      Leave open whether an account exists, so that a stranger learns nothing from the message. | when: password, login, reset, sign in, forgot
      Keep one word for one thing on every screen, and one way of addressing the reader.
      Put the word that matters first, for people look at the left edge.
      Mark placeholders such as {name} or {amount}, and show one line filled in.
      Leave a third more room for translation, and make no sentence out of two halves around a value.
      Give the longest length beside each text, in characters.
      Make each label clear to somebody who only hears it.
      Offer a second wording only where tone is a real choice.
    `,
      shapes: `
      A table: element, text, characters, note on its use.
      The screen from top to bottom under labels, ready to paste, then its messages.
      Element and text line by line, then two other wordings for the most important one.
    `,
      lengths: `
      Titles under 40 characters, buttons under 20, help in one line.
      At most two short sentences for each element.
    `,
      missing: `
      how the product speaks to people | unless: friendly, formal, playful, funny, tone, calm, serious, brand
      what comes before and after this screen | unless: after, before, flow, step, steps, then
    `,
      avoid:
        'Submit and OK as labels, blame, "please" on every line, terms of the database, two words for one thing, jokes where something is lost, texts that need the picture, exclamation marks',
    },
  ),
]
