import { genre } from '../chat-genre.ts'

const symptom =
  '(?:p9\\d|latency|5\\d\\ds?|error rate|errors? (?:rose|jumped|spiked?)|timeouts?|lag|oom|disk (?:is )?full|outage|incident|inc-\\d+|degraded|cpu (?:at|spike)|throughput|replication|memory (?:leaks?|usage|climbs|grows)|queue (?:depth|backlog)|restart\\w*|crash ?loop\\w*|slow(?:er|down)?|ms to [\\d.]+ ?m?s)'
const checks =
  '(?:check ?lists?|runbook|playbook|what to (?:look at|check)|(?:first|\\d+) (?:\\d+ |ten |five )?(?:things|checks|steps|places) to|on-?call|triage)'

/** What is asked for about a system, before whatever the system is used for. */
export const askedTechGenres = [
  genre(
    'incident-checklist',
    'debugging',
    new RegExp(String.raw`^(?=[\s\S]*\b${symptom}(?![\p{L}\d]))[\s\S]*\b${checks}\b`, 'u'),
    {
      unless:
        /\b(?:post-?mortem|status page|e-?mail|notice|customers? (?:message|notice)|announce\w*|policy|rota|compensation|blood|heart|pregnan\w*|patient|baby|story|poem|write (?:an? )?(?:script|function|query)|cron job|rca|root cause (?:report|analysis))\b/u,
      group: 'software_engineering',
      isDecisive: true,
      personas: `
      a site reliability engineer who has been paged at three in the morning
      an incident commander who decides what is looked at next
      a backend engineer who knows this path from load balancer to disk
    `,
      decisions: `
      Order the checks by how fast they are and how much they rule out. || Put first the checks that take a minute and rule out half of the causes. || Sort the checks so that the quickest and most telling come first.
      Give for each check the command, query or dashboard, the normal reading, and what another reading means. || Set beside every check how to run it, what is normal, and where to go if it is not. || Write each check as what to run, what to expect and what the answer rules out.
      Begin with the last change before the symptom: what it touched, how to prove it is the cause, how to undo it. || Take the latest change as the first suspect, with the proof for it and the way back. || Start at what changed last, and say how to confirm and how to revert it.
      Follow one request along its path, so that each check halves where the time or the error can arise. || Split the path of a request in two with every check.
      Say when to stop looking and roll back, fail over or wake somebody. || Give the point at which to roll back or escalate instead of searching on.
      Mark every step that writes, restarts or drops anything.
      Name what to capture before it is lost: logs, traces, dumps, counters.
      Keep cause and symptom apart: what is slow, and what only waits for it.
    `,
      shapes: `
      A numbered checklist: check, how to run it, normal reading, what next; then when to roll back.
      First five minutes, next half hour, then what to escalate; each with its checks.
    `,
      lengths: `
      Ten to fifteen checks, two lines each.
      At most fifteen checks.
    `,
      missing: `
      what has been ruled out already | unless: already, ruled, checked, tried, normal, fine
    `,
    },
  ),
  genre(
    'code-question',
    'code-review',
    /^\W*(?:hey|hi|so|quick question|question)?[,: ]*(?:is|does|do|can|could|will|would|why|what|where|which|are|has|should)\b[^\n]{0,90}\b(?:rac(?:e|y)|data race|leaks?|null|nil|none|undefined|thread[- ]?safe|safe|deadlocks?|bugs?|wrong|broken|o\(\w|complexity|overflow\w*|inject\w*|block(?:s|ing)?|idempotent|slow|fail|crash\w*|throw|panic|correct|atomic|reentrant|mutat\w+|quadratic|infinite loop|off[- ]by[- ]one|const|dangling|use[- ]after[- ]free)(?![\p{L}-])/u,
    {
      unless: /\b(?:write (?:an?|the|me)|poem|story|sentence|grammar|essay|translate|article)\b/u,
      groups: 'software_engineering',
      isWithinGroups: true,
      needsCode: true,
      worksOnText: true,
      personas: `
      a reviewer who reads code line by line and answers what was asked
      an engineer who proves a fault by the order of events
    `,
      decisions: `
      Answer the question in the first sentence, with the line it hangs on. || Give the answer at once, pointing to the line that decides. || Put the answer first, and name the line behind it.
      Show the input or the order of events that makes it happen, or why none can. || Prove it by one run: the input or interleaving, and what comes of it. || Trace the case in which it goes wrong, step by step.
      Give the smallest change that cures it, and keep the rest of the code as it is. || Propose the least change that settles it, in the style of the code.
      Say why a tool that is silent may still be wrong, and which check would show it. || Name the tool or test that makes it visible: race detector, sanitizer, linter, unit test.
      List other faults found on the way in one line each, apart from the answer.
      Name the rule of the language that applies.
    `,
      shapes: `
      The answer in one line, the proof, the change as a diff, other findings.
      The answer with its line, why, the smallest fix.
    `,
      lengths: `
      Under 250 words beside the code.
      Short: the answer, one trace, one fix.
    `,
      missing: `
      the code | unless: code, function, snippet
    `,
    },
  ),
  genre(
    'user-story',
    'product-management',
    /\b(?:user|jira|scrum|backlog|agile|sprint) stor(?:y|ies)\b|\bgiven\W{1,3}when\W{1,3}then\b|\bacceptance criteria\b|\bgherkin\b/u,
    {
      unless:
        /\b(?:explain|what (?:is|are)|difference|step definitions?|cypress|playwright|jira (?:api|automation|workflow|jql)|jql|export|estimate how|summari[sz]e|bug report|steps to reproduce|training|course)\b/u,
      groups: 'software_engineering',
      isDecisive: true,
      decisions: `
      Use one user, one need and one reason in the sentence; the way it is built stays out. || Keep each story to a person, a wish and its reason, and leave the solution open. || State who wants what and why in one sentence, without the solution.
      Give acceptance criteria as Given–When–Then, each testable on its own. || Write criteria as Given–When–Then, so that each can pass or fail alone. || Put every criterion as Given–When–Then, one behaviour in each.
      Cover the paths that fail: wrong, expired, repeated, interrupted, offline. || Add what happens when it goes wrong: invalid, late, twice, too often, undelivered.
      Take every rule and number from what is given; list what is assumed as a question. || Name the rules that are assumed, such as validity, attempts and wait, as points to confirm.
      Keep the answer the same whether the account exists or not. | when: password, login, reset, otp, account, sign
      State what is out of scope.
      Name the event to log and the number that shows success.
      Say how it would be split if it is too large for one sprint.
    `,
      shapes: `
      Story sentence, acceptance criteria numbered, assumptions, out of scope, open questions.
      Title, story, criteria in Given–When–Then, notes for design and test.
    `,
      lengths: `
      Five to eight criteria, one or two lines each.
      One page.
    `,
      missing: `
      business rules that apply | unless: minutes, attempts, expire, expires, limit, must, same day, only, max, within, seconds, until
    `,
    },
  ),
  genre(
    'worked-solution',
    'math',
    /^(?=[\s\S]*(?:[=^\d]|sqrt|\bsin|\bcos|\bln\b))[\s\S]*\b(?:area (?:between|under|enclosed|bounded)|volume (?:of|when|generated)\b.{0,60}\b(?:rotat\w*|revol\w*|about the [xy]\b)|integrate\b|differentiate\b|derivative of|antiderivative|eigenvalues?|solve (?:for|the (?:equation|system|inequality|integral)|this (?:equation|integral|system))|limit of|lim x|factori[sz]e|prove that|laplace transform|taylor series|maclaurin|determinant of|inverse of (?:the )?matrix|roots of|surface area of|arc length of)\b/u,
    {
      unless:
        /\b(?:code|python|script|function to|numpy|lesson|worksheet|quiz|exercises for|questions on|differentiate between|our product|integrate (?:with|stripe|api|into|the)|api|market|brand|essay|sign up|story|paint|carpet|room|m2)\b/u,
      group: 'math_reasoning',
      isDecisive: true,
    },
  ),
]
