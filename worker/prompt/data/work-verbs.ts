import { splitTerms } from '../split-terms.ts'

/** Verbs that open a request for work with words and open no caption: what they do cannot be seen. */
export const plainWorkVerbs: ReadonlySet<string> = new Set(
  splitTerms(`
    advertise, advise, analyse, analyze, announce, annotate, apologise, apologize, assess, brainstorm, calculate,
    categorise, categorize, clarify, compute, conclude, configure, congratulate, convince, criticise, criticize, debug,
    decide, deduce, define, deploy, derive, describe, determine, diagnose, discuss, downgrade, elaborate, estimate,
    evaluate, explain, forecast, formulate, fundraise, identify, implement, improve, integrate, interpret, investigate,
    justify, memorise, memorize, migrate, monetise, monetize, negotiate, optimise, optimize, paraphrase, persuade,
    predict, prioritise, prioritize, proofread, quantify, recommend, refactor, reformulate, renew, rephrase, reword,
    rewrite, simplify, solve, specify, summarise, summarize, translate, troubleshoot, validate, verify
  `),
)

/** The same for verbs that are nouns or names as well, or could be seen: only with "my", "the" and the like behind them. */
export const objectWorkVerbs: ReadonlySet<string> = new Set(
  splitTerms(`
    answer, apply, argue, ask, assemble, assign, audit, automate, back, balance, book, borrow, budget, buy, cancel, check, choose,
    cite, clean, code, compare, complain, complete, confirm, connect, contact, convert, cost, debate, defend,
    delete, document, double-check, download, export, file, find, finish, fix, follow, format,
    grade, guess, handle, hire, import, increase, insure, install, invite, invoice, join, launch, learn, lease,
    list, localise, localize, look, lower, maintain, manage, market, master, measure, mend, merge, model, monitor,
    name, need, order, organise, organize, outline, outsource, patch, pay, pick, pitch, plan, practise, practice,
    prepare, price, promote, prove, query, quote, rank, rate, reach, rebook, reduce, refund, register,
    reject, remember, rent, repair, reply, report, research, reset, resolve, respond, restart, return, review, revise,
    save, scale, schedule, score, search, secure, select, sell, send, shorten, simulate, sort, speed, start, stop, study, sue, suggest,
    support, sync, teach, tell, test, thank, track, train, understand, update, upgrade, visit, warn, weigh, welcome
  `),
)

/** What stands between such a verb and its object: "look up", "apply for". */
export const verbParticles: ReadonlySet<string> = new Set(splitTerms('up, out, for, about, off, down, to, with, on'))

/** What opens the object. */
export const objectOpeners: ReadonlySet<string> = new Set(
  splitTerms(`
    a, an, the, my, our, your, his, her, their, its, this, that, these, those, some, any, all, every, each, both, me, us,
    him, them, it, whether, if, how, what, which, who, why, when, where
  `),
)
