import { genre } from '../chat-genre.ts'

const tools = String.raw`(?:unity|unreal|ue ?5|godot|react|next\.?js|nest\.?js|node|express|django|flask|fastapi|rails|laravel|spring|flutter|android|ios|swiftui|vue\d?|angular|svelte|docker|kubernetes|k8s|redis|bullmq|kafka|rabbitmq|celery|postgres\w*|mysql|mongo\w*|sqlite|elasticsearch|nginx|apache|aws|lambda|ec2|rds|s3|gcp|azure|vercel|heroku|firebase|supabase|stripe|razorpay|webhooks?|worker|queue|cron|api|endpoint|server|vps|terraform|ansible|jenkins|github actions|ci|build|pipeline|xcode|gradle|webpack|vite|electron|selenium|playwright|pytorch|tensorflow|cuda|opengl|vulkan|shader|urp|fps|esp32|arduino|raspberry|linux|ubuntu|windows service|wordpress|woocommerce|magento|shopify)`
const signs = String.raw`(?:(?:drops?|dropped|dropping|falls?|fell|went) (?:from|to|below) \d+ ?(?:fps)?|return(?:s|ing|ed)? (?:an? )?[45]\d\d|(?:gets?|getting|got|throws?|throwing|gives?|giving) (?:an? )?(?:[45]\d\d|errors?|timeouts?)|dies|dying|died|crash\w*|jitter\w*|stutter\w*|lags?|lagging|laggy|time(?:s|d)? ?outs?|timing out|flicker\w*|freez\w*|froze|hangs?|hanging|stuck|leaks?|leaking|memory (?:grows|keeps|usage)|cold starts?|(?:too|so|very|is|are|runs?|loads?|page|site|app) slow(?:ly)?|slow (?:only|on|in|after|when|since)|slow(?:er|s)? down|not (?:working|firing|connecting|updating|loading|responding|rendering)|fails?|failing|disconnect\w*|restart\w*|duplicat\w*|loses? (?:data|messages|connection)|race condition|deadlock\w*|blank (?:page|screen)|intermittent\w*|randomly)`

/** What goes wrong in running software, and how it is made fast or safe; nothing new is built. */
export const workSystemGenres = [
  genre(
    'message-template-code',
    'code-generate',
    /\b(?:jinja2?|handlebars|mustache|mjml|ejs|liquid|blade|twig|thymeleaf|react[- ]email) (?:html )?(?:e-?mail )?(?:templates?|partials?|macros?)\b/u,
    { isDecisive: true, groups: 'software_engineering' },
  ),
  genre(
    'make-code-fast',
    'code-review',
    /\b(?:too|very|so|really|super) slow\b.{0,80}\b(?:rows?|million|records?|code|quer(?:y|ies)|loops?|groupby|apply|function|dataframe|join)\b|\b(?:quer(?:y|ies)|loops?|groupby|apply|dataframe|function|code|join|script)\b.{0,40}\b(?:too|very|so|really|super)? ?slow\b|\b(?:make (?:it|this)|how to) (?:run )?(?:fast|faster)\b|\b(?:optimi[sz]e|speed up) (?:this|my|the|our|a)? ?(?:\p{L}+ )?(?:quer(?:y|ies)|code|function|loops?|script|pandas|sql|algorithm|page load|build)\b|\b(?:build|compile|compilation|query|job|tests?) (?:takes?|taking) \d+ ?(?:s|sec\w*|m|min\w*|h|hours?)\b/u,
    {
      unless: /\b(?:seo|write a (?:blog|post)|route|supply chain|diet|metabolism|workflow of|budget)\b/u,
      isDecisive: true,
      worksOnText: true,
      groups: 'software_engineering, data_analysis',
      decisions: `
      Say first where the time goes and how that was told, or how to measure it. || Name the part that takes the time, and the measurement that shows it. || Start with the measurement to take, and what it will most likely show.
      Give the change that saves most first, complete and ready to run, then the next one. || Order the changes by what they save against what they cost. || Put the largest saving first, each change on its own.
      Show how to check that the results stay the same. || Give the comparison that proves the result is unchanged. || Add a test that old and new agree, empty and missing values included.
      Say how time and memory grow with the size given.
      Keep names, types and the interface as they are.
      Name what the faster version gives up, if anything.
      Say at which size another tool or an index becomes the better answer.
      Leave alone what is not slow.
    `,
      shapes: `
      Cause, the faster version in one block, how to check it, further steps in order of gain.
      What is slow and why, then the changes one by one with their expected effect.
    `,
      lengths: `
      Under 200 words besides code.
      Two sentences a change besides the code.
    `,
      missing: `
      the code or the query | unless: code, def, select, import, for, plan, explain, log
    `,
    },
  ),
  genre(
    'hardening',
    'cybersecurity',
    /\b(?:harden|hardening|lock down|secure|securing)\b.{0,40}\b(?:vps|server|ubuntu|debian|centos|linux|ssh|nginx|apache|wordpress|docker|kubernetes|postgres\w*|mysql|mongo\w*|redis|router|s3|bucket|aws account|api|windows)\b/u,
    {
      unless: /\b(?:blog|article|essay|explain|what is|job|resume|quiz)\b/u,
      isDecisive: true,
      groups: 'software_engineering',
      decisions: `
      Order the steps by the risk they remove, and say of each what attack it stops. || Put first what is attacked most, with the attack in half a sentence. || Sort by risk removed, the reason beside each step.
      Give the exact command or setting, and the command that shows it took effect. || Show each command with its check. || Set beside every change the way to verify it.
      Guard against locking oneself out: keep a second session open and name the way back. || Say before each risky step how to undo it. || Keep a way in open until the change is proven.
      Close what is not needed by the services named, and leave those open.
      Set up updates, backups and a look at the logs as recurring work.
      Keep secrets out of files that are read by all, and say where they belong.
      Mark what is optional for a single small machine.
      Say what to do if it has been entered already. | when: hacked, infected, breach, compromised
    `,
      shapes: `
      Numbered steps with command, check and undo, the most urgent first.
      A table of step, command and check, then a recurring list.
    `,
      lengths: `
      Under 300 words besides commands.
      One or two lines a step besides the command.
    `,
      missing: '',
    },
  ),
]

/** What goes wrong, where no narrower word names it. */
export const workFaultGenres = [
  genre(
    'running-trouble',
    'debugging',
    new RegExp(
      String.raw`\b${tools}\b[^\n]{0,90}\b${signs}(?![\p{L}-])|\b${signs}\b[^\n]{0,50}\b(?:in|on|with|when|after|using) (?:my |the |our )?${tools}\b|\bthis (?:worker|job|service|script|container|process|pod) (?:sometimes |often |always )?(?:dies|crashes|stops|fails|hangs|restarts)\b|\b(?:worker|job|service|container|process|pod) (?:dies|crashes|stops|hangs|restarts)\b`,
      'u',
    ),
    {
      unless:
        /\b(?:e?-?mail|letter|blog|article|story|poem|post ?mortem|incident (?:report|communication)|status page|apolog\w+|announce\w*|tutorial|interview|course|explain|what is|implement|create|build an?|ticket|jira|translate|summari[sz]e|minutes|report on|action (?:items|points))\b|^\W*(?:please )?(?:write|make|design|generate|add|code|act|you are)\b/u,
      isDecisive: true,
      worksOnText: true,
      groups: 'software_engineering',
      decisions: `
      Rank the likely causes by how well they fit every sign given, the ones that do not fit ruled out by name. || Order the causes by fit with all that is described, and say what rules out the usual suspect. || Begin with the cause that explains each sign, and say why the others do not.
      Give for each cause the check that confirms it, as a command, a log line or a setting to read. || Put beside each cause the one command or reading that settles it. || Name the check that decides between the first two causes.
      Give the smallest change that cures the likeliest cause, and how it shows that it worked. || Show the smallest fix for the likeliest cause and the sign of success. || Fix the likeliest cause in the fewest lines, with the test that proves it.
      Explain what differs between where it works and where it does not. | when: locally, works on, only in, only on, production, prod, staging, after update, sometimes
      Tell a relief for today from the cure.
      Say what to log or measure before it happens again. | when: sometimes, randomly, overnight, intermittent, once
      Stay with the versions and limits given.
      Name the side effect of the fix, if it has one.
    `,
      shapes: `
      Likeliest cause with its check and fix, then the next two in short.
      Causes as a table with sign and check, then the fix for the first.
    `,
      lengths: `
      Under 300 words besides code and commands.
      200–300 words besides code.
    `,
      missing: `
      the exact message or log | unless: error, exception, code, log, 500, 502, 503, 504, 401, 403, 404, stack, trace, message, fps, ms, query
    `,
    },
  ),
]
