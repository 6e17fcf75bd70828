import { splitTerms } from '../split-terms.ts'

/** Words of the kinds of text that are made or worked on. */
export const genreTopicWords: Readonly<Record<string, readonly string[]>> = {
  creative_writing: splitTerms(`
    story, short story, tale, fairy tale, fable, novel, novella, chapter, scene, plot, plot twist, character,
    protagonist, antagonist, villain, hero, dialogue, monologue, narrator, poem, poetry, haiku, limerick, sonnet,
    ballad, ode, verse, stanza, rhyme, lyrics, song, rap, chorus, jingle, joke, pun, riddle, parody, satire, comedy,
    sketch, stand-up, screenplay, script, episode, season, sitcom, movie scene, film noir, horror, romance, fantasy,
    sci-fi, science fiction, thriller, mystery, fan fiction, fanfic, anime, manga, superhero, dragon, wizard, vampire,
    zombie, alien, time travel, alternate history, worldbuilding, lore, myth, legend, bedtime story, children's story,
    creative, imagine, whimsical, backstory, prologue, epilogue, once upon a time, in the style of shakespeare,
    shakespearean, free verse, acrostic, love letter, diary entry, wedding vows, roast, one-liner, funny, humorous,
    sarcastic, pokemon, star wars, marvel, skit, transcript of a game show, crossover, scenario, fictional, second
    person, rap battle, superhero whose, plot for, write a scene, comedy script, dialogue between, dialog between,
    conversation between, invent, kids story, ghost story, love story, adventure story, detective story, tongue
    twister, nursery rhyme, lullaby, elegy, villanelle, tanka, microfiction, drabble, vignette, opening line, first
    chapter, outline of a novel, character names, fantasy names, magic system, kingdom, prophecy, radio play, musical,
    movie idea, parody of
  `),
  professional_writing: splitTerms(`
    email, e-mail, letter, cover letter, resignation letter, recommendation letter, complaint letter, application
    letter, resume, cv, curriculum vitae, linkedin profile, bio, biography, essay, article, blog post, blog, column,
    op-ed, news article, report, memo, announcement, notice, invitation, speech, toast, eulogy, presentation script,
    personal statement, statement of purpose, thank you note, apology, proofread, proofreading, grammar, spelling,
    punctuation, typo, rewrite, rephrase, reword, paraphrase, shorten, polish, edit, formal tone, professional tone,
    polite, passive voice, active voice, sentence, paragraph, wording, synonym, title for, headline, minutes, meeting
    notes, out of office, reply to, dear sir, to whom it may concern, sincerely, regards, letter of intent, reference
    letter, newsletter article, press article, review of, product review, movie review, book review, template, message
    to, text message, youtube script, voiceover, more concise, sound more natural, improve my writing, condolence,
    acknowledgements, better word, another word, improve the flow, readability, op-ed on, feature story, job
    application, letter of, letter to, text message to, plain language, expand this outline, correct my english,
    correct this sentence, spelling mistakes, cv summary, cover note, dear hiring, leave application, sick leave,
    complaint to, request letter, permission letter, farewell, welcome speech, vote of thanks, graduation speech,
    acceptance speech, circular, follow up mail, reminder mail, bio for, about me, intro for, foreword, preface, thesis
    statement, argumentative essay, opinion piece, guest post, travel blog, editorial, obituary, magazine article,
    essay on, essay about, article on, article about, write a review, note to my, start a letter, fix my sentence, word
    this, more kindly, intro of an essay, eulogy for, summary paragraph, third person, formal way to say, way to say,
    refusal, news report, wordy, less wordy, blog entry, sound better, rephrase this
  `),
  summarization: splitTerms(`
    summarize, summarise, summary, summarization, tldr, tl dr, key points, key takeaways, main points, main idea, gist,
    condense, recap, brief overview, abstract of, in a nutshell, overview of the text, highlights, digest, synopsis,
    shorten to, one sentence summary, executive summary, minutes of the meeting, notes from, bullet summary, sum up,
    plot summary, briefly describe, content of the article, in short, short version, point of this, main arguments, key
    ideas, outline the main, brief summary, what is this about, what is this text about, make this shorter, keep the
    main point, meeting notes, lay readers, short notes, saransh, takeaways, in brief, brief, notes of, cliff notes,
    boil down, crux, essence of, in two lines, three lines, one line, takeaways of, reduce this, shrink, cut this,
    compress, compressed, what happened in this chapter, this article argue, main point, overview of the discussion,
    highlights of, in a few words, condensed
  `),
  extraction: splitTerms(`
    extract, extraction, pull out, named entities, entities, entity, keywords from, list all, find all, mentioned in
    the text, according to the passage, according to the text, based on the text, based on the passage, given the
    passage, from the following text, answer the question, reading passage, passage, context, in the text, parse,
    fields, as json, json object, output json, key value, quote from the text, phone numbers, dates and places,
    identify all, highlight, who is mentioned, the following table, from the transcript, wisdom, insights, ideas,
    recommendations, quotes, get, give me all, key terms, keywords, keyword, pull, what is the name of, following
    excerpt, excerpt, using only, use only, span, text below, document below, document, unstructured, find the, return
    the, table of every, who are, read the text, read the paragraph, in this text, in this passage, in the story,
    answer with, phone number, fill the schema, from this, from these, mentioned, mentions, relation between, most
    important sentences, copy all, list every, question answering, reading comprehension passage, look up in, according
    to the article, from this receipt, appear in the letter, from these notes, quote the line, place name, place names,
    using the passage, prescription text, the label list, from this advert, paragraph below, in this review, answer
    from the text, from the text, tell me only, what dates, who is responsible, that the text, that the article
  `),
  classification: splitTerms(`
    classify, classification, categorize, categorise, category, categories, label, labels, labelled, sentiment,
    positive or negative, positive, negative, neutral, spam, not spam, toxic, hate speech, sarcasm, emotion, topic of,
    genre of, intent, detect the language, which language, true or false, yes or no, fact or opinion, formal or
    informal, entailment, contradiction, paraphrase or not, acceptable, grammatical, clickbait, urgent, priority, sort
    into, group into, which category, belongs to, is this a, decide whether, determine whether, identify the type, odd
    one out, rate the, same meaning, fruit or vegetable, mammal, offensive, whether, tell whether, is the tone, mark
    which, best category, assign one of, assign, rank, stance, odd one, which of these, which of the following is,
    sort, one of these topics, category for, even or odd, bullish, bearish, entails, star rating, output label, multi
    class, tag each, tag, good or bad, real or fake, for or against, is it a, polarity, subjective, objective, relevant
    or not, duplicate or not, match or not, by genre, right genre, cause or effect, which tone, cannot tell, which
    emotion, flag messages, parts of speech, satisfied or not, put these, put each, say whether, say if, say yes or no,
    only label, label only, one label, group these, group them, decide which, pick the label
  `),
  translation: splitTerms(`
    translate, translation, translator, into english, into spanish, into french, into german, into chinese, into
    japanese, into korean, into hindi, into arabic, into russian, into portuguese, into italian, to english, to
    spanish, to french, to german, to chinese, to japanese, to korean, to hindi, to arabic, to russian, to italian, to
    portuguese, english to, from english, from chinese, from japanese, from german, how do you say, localise, localize,
    subtitles, in other languages, mother tongue, native speaker, romanisation, bilingual, second language, glossary,
    hindi word, word for, in german, in french, in spanish, in japanese, in korean, in italian, in hindi, in arabic, in
    russian, in turkish, in polish, into polish, into dutch, into bengali, into tamil, into marathi, into urdu, into
    swedish, into turkish, in another language, transliterate, back translation, is this translation correct, english
    version, english equivalent, italian for, dutch, czech, danish, punjabi, urdu, mandarin, cantonese, swahili,
    hebrew, greek, turkish, polish, portuguese, norwegian, swedish, finnish, hungarian, ukrainian, vietnamese, thai,
    indonesian, say this in, say thank you in, render the following, plain english, in mandarin
  `),
  roleplay: splitTerms(`
    act as, pretend, pretend to be, role play, roleplay, role-play, play the role, in character, stay in character, you
    are now, imagine you are, imagine yourself, picture yourself, from now on, i want you to act, simulate, text
    adventure, dungeon master, dungeon, tavern, npc, d&d, campaign, quest, game master, embody, embrace the role,
    assume the role, persona, speak as, talk like, answer as, as if you were, sherlock holmes, pirate, wizard,
    detective, medieval knight, time traveller, commentator, be my, let's play, character ai, girlfriend, boyfriend,
    talk to me, never break character, respond as, reply only with, therapist roleplay, alien, yoda, superhero, drill
    sergeant, act like, pretend you are, pretend that, take on the role, be a, be the, as a sports commentator, as a
    medieval, as an alien, as a pirate, as a king, imagine yourself as, in the role of, role of a, you play, i play, i
    am the, continue as, greet me, interrogate me, argue with me, speak in the voice, butler, shopkeeper, innkeeper,
    genie, choose your own adventure, interactive fiction, i enter, i walk in, i open the door, you are my, you are the
    voice, respond in the voice, be a ghost, simulate a, let's simulate, let's pretend, pretend we are, play a, answer
    like, cowboy, gangster, butler robot
  `),
  education: splitTerms(`
    lesson plan, lesson, curriculum, syllabus, teacher, student, students, classroom, class activity, grade,
    kindergarten, elementary school, high school, homework, worksheet, quiz, exam, test questions, multiple choice,
    flashcards, rubric, learning objectives, study plan, study schedule, tutor, tutoring, teach me, learn, course,
    university course, lecture, explain like i'm five, explain to a child, 10 year old, beginner, practice exercises,
    fill in the blank, ielts, toefl, sat, gre, upsc, neet, jee, ncert, spanish lesson, language learning, vocabulary,
    pronunciation, educator, pedagogy, icebreaker, reading comprehension, school project, science fair, essay topic for
    students, assignment, academic advisor, learners, bloom, crossword, report card, pupil, pupils, viva, debate
    topics, spelling bee, memorise, grammar exercises, for my test, class debate, school, college, degree, major in,
    gpa, scholarship, online course, workshop for, teach, teaching, explain to kids, year olds, preschool, homeschool,
    study tips, revision, mnemonics, learning path, roadmap to learn, how to learn, certification exam, practice test,
    answer key, freshman, tutor me, my class, for my class, matching game, bingo game, warm up for a, timetable for,
    mark this answer, out of ten, basics of, small steps, hints for, hint, exercise but not, spelling test, marking
    scheme, graders, 11th graders, irregular verbs, class 10, class 12, board exam, semester, professor asked,
    tutorial, lesson on
  `),
  research: splitTerms(`
    research, research question, literature review, paper, papers, academic paper, manuscript, peer review, reviewer,
    journal, abstract, citation, references, bibliography, apa, mla, doi, thesis, dissertation, hypothesis,
    methodology, methods section, results section, discussion section, related work, findings, study design, systematic
    review, meta analysis, qualitative, quantitative, sample, survey questionnaire, grant proposal, evidence, claim,
    fact check, truth claims, argument analysis, fallacies, scholar, scholarly, arxiv, pubmed, conference paper,
    preprint, experiment, control group, state of the art, phd, postdoc, academic, scientific article, analyze the
    paper, theoretical framework, threats to validity, schools of thought, dissertation topic, research gap, seminar
    paper, limitations section, research statement, search terms, open problems, operationalise, lit review, conference
    abstract, references to, critique, theories of, repeated measures, empirical, ethnography, interview study, coding
    scheme, grounded theory, randomized, longitudinal, effect size, power analysis, replicate, academic writing,
    primary sources, historiography, monograph, study on, studies on, scientific paper, studies say, literature say,
    existing literature, theory best explains, hypothesis into, testable, rigor, rigour, novelty, evidence that,
    chapters of a thesis, interview transcripts, data availability, contribution statement, consensus on, key papers,
    research questions, scoping, systematic, methods paragraph, submission, manuscripts, sampling, participants,
    respondents, validity, reliability, ethics approval, informed consent, field work, case study method, mixed
    methods, regression model in paper, appendix, supplementary, cite, cited, citing, scholars, findings of
  `),
  marketing: splitTerms(`
    marketing, advertisement, ad copy, ads, campaign, slogan, tagline, brand, branding, brand name, seo, keyword
    research, meta description, landing page, sales page, product description, call to action, social media, instagram,
    facebook, tiktok, twitter, tweet, linkedin post, pinterest, youtube title, hashtag, caption, influencer, audience
    persona, target audience, newsletter subject line, email campaign, cold email, promotion, promo, discount, sale
    offer, black friday, launch, press release, copywriting, copywriter, content calendar, content strategy, google
    ads, banner text, flyer text, brochure, catchy, engaging post, viral, conversion, funnel, lead magnet, value
    proposition, unique selling point, customer testimonial, reel, domain name, name ideas, business name, podcast ad,
    billboard text, affiliate, amazon listing, etsy listing, crowdfunding pitch, sponsored post, teaser, giveaway,
    product launch, launch email, retargeting, hook, channel name, video description, app store description, customer
    reviews, loyalty program, referral program, event promotion, open day, festival offer, new year sale, clearance,
    mailer, leaflet, pamphlet, signboard, brand voice, brand guidelines, mission statement, positioning, personas,
    buyer persona, go viral, captions for, tiktok script, ad script, jingle for, radio spot, blurb, back cover,
    followers, rental portal, caption for, reel about, billboard, pitch to a journalist, webinar, summer sale,
    announcement for, brand name for, announcement tweet, text of a flyer, more customers, attract customers, get more
    customers
  `),
}
