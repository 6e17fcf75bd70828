import { genre } from '../chat-genre.ts'

/** Software work whose result is not simply new code. */
export const technicalGenres = [
  genre(
    'symptom-without-code',
    'debugging',
    /\b(?:keeps? (?:dying|crashing|restarting|failing|freezing|disconnecting|loading|timing out)|exit(?:s|ed|ing)? (?:with )?(?:code|status) \d+|returns? (?:an? )?(?:4|5)\d\d\b|(?:4|5)\d\d (?:error|in production)|crash\w*|works (?:locally|fine locally|on my)|not working|doesn'?t work|does not work|stuck (?:in|on|at)|times? out|hangs?|freez\w+|blank (?:page|screen)|white screen|\bbug\b|shift(?:ing|ed) by|flash(?:es)? (?:white|of)|oom|out of memory|memory leak|slow even|(?:is|are|so|very|too|runs?) slow|why (?:is|does|are|do|am) (?:my|the|i|this)|how (?:to|do i|can i) (?:fix|solve|resolve|debug)\b|fails? (?:to|with|after|only)|won'?t (?:start|load|connect|compile|build)|cannot (?:connect|reach|access|open|find|log ?in|install|import)|can'?t (?:connect|reach|access|open|find|log ?in|install|import)|unable to (?:connect|reach|access|log ?in|install|import|build|run)|refused|\w+(?:error|exception): |(?:runs?|renders?|fires?|called|executes?|triggers?) twice|returns? (?:undefined|null|nothing|nan)|is (?:undefined|null|not defined|not a function))/iu,
    {
      unless:
        /^\W*(?:please )?(?:write|create|build|make|implement|generate|design|develop|add|explain what|what is)\b/iu,
      groups: 'software_engineering, data_analysis',
      isWithinGroups: true,
      needsNoMaterial: true,
      isAddition: true,
      decisions: `
      Rank the causes that fit exactly this symptom, each with the command or check that confirms it.
      Start with the check that rules out most causes in one minute.
      Say what the code, status or message means literally, and which component sets it. | when: exit, exit code, status, 500, 502, 404, 403, error, exception
      Give the fix for the likeliest cause first, then for the second.
      Name the three pieces of evidence to send if the cause stays open.
      Compare the failing case with one that works, setting by setting. | when: production, locally, only, sometimes, after, android, ios, safari
      Show the exact commands or queries for each check and how to read their output.
      Say which recent change would explain it, and how to undo that change safely.
      Separate the immediate relief from the lasting cure.
      Say where the relevant log stands, and what line to look for.
      Read the plan and the row counts before touching the index. | when: query, index, slow
      Check memory limit, peak use and what was killed by whom. | when: 137, oom, memory, killed, dying
      Say how to prove that the fault is gone, under the same load or steps.
      Warn of the quick fix that only hides the symptom.
    `,
      shapes: `
      Likeliest causes in order, each with check, reading and fix; then how to confirm the cure.
      A table: cause, how to confirm, fix; then the order in which to try them.
      First check and what it tells, then a branch for each outcome, then the proof.
      Cause, check, fix for the top three; then what to collect if none fits.
    `,
      lengths: `
      Under 350 words besides commands.
      At most five causes, four lines each.
      250–350 words.
    `,
      missing: `
      the exact error message or log | unless: error, exception, exit, code, log, traceback, says, status
      versions and environment | unless: version, node, docker, ubuntu, windows, linux, android, ios, aws, mac, next, react, postgres
      the code or configuration concerned | unless: code, config, yaml, dockerfile
    `,
    },
  ),
  genre(
    'unit-tests',
    'code-generate',
    /\bunit tests?\b|\b(?:write|add|generate)\b.{0,20}\b(?:jest|pytest|junit|vitest|mocha|rspec) tests?\b/iu,
    {
      unless: /\b(?:fail\w*|error|explain|what is|why|flaky)\b/iu,
      groups: 'software_engineering',
      isWithinGroups: true,
      isAddition: true,
      decisions: `
      State the rule under test in one line before the first test, and mark it as assumed where it is not given.
      Test one behaviour per case, and name it as a promise a user would understand.
      Cover the valid form, each way to be invalid, and the edges: empty, too short, too long, wrong case, spaces.
      Use a table of inputs and expected results instead of repeated bodies.
      Assert on results, not on how they are reached, and replace only what leaves the process.
      Let every test be able to fail: say which change of the code would break it.
      Keep clock, randomness and order out of the tests.
      Say which command runs them and what a passing run prints.
    `,
      shapes: `
      The test file complete and ready to run, then a list of the cases by rule.
      One code block with grouped cases, then assumptions and what is not covered.
    `,
      missing: `
      language and test framework | unless: jest, pytest, junit, vitest, mocha, python, java, typescript, javascript, go, rust, php, kotlin
      the code under test | unless: code, regex
    `,
    },
  ),
  genre('test-cases', 'code-generate', /\btest (?:cases|scenarios|plan)\b/iu, {
    unless: /\bunit tests?\b|\ba\/?b[- ]?test/iu,
    groups: 'software_engineering',
    isWithinGroups: true,
    personas: `
      a tester who looks for the case nobody thought of
      a QA engineer who writes steps that anyone can repeat
      a quality lead who sorts cases by risk
    `,
    decisions: `
      Cover success, each kind of invalid input, limits, security, session and recovery.
      Give every case one expected result that can be observed.
      Write steps and test data so that someone else can run them without asking.
      Rank by risk, and mark the smoke set.
      Include what users do by accident: double click, back button, paste with spaces, lost connection.
      State assumptions about rules that are not given, such as lockout or password length.
    `,
    shapes: `
      A table: ID, title, precondition, steps, data, expected result, priority.
      Cases grouped by theme, each in one row with steps and expected result.
    `,
    lengths: `
      One row per case, steps of one line each.
      As many cases as asked for, nothing around the table but assumptions.
    `,
    avoid:
      'steps that need asking, expected results left vague, duplicates under other names, only the happy path, data left out, priorities all alike, tests of the framework, several results in one case',
    missing: `
      the rules of the feature | unless: rule, rules, must, otp, lockout, captcha
    `,
  }),
  genre('readme', 'code-generate', /\bread ?me\b/iu, {
    unless: /\b(?:parse|script|generate .{0,20} from|function)\b/iu,
    groups: 'software_engineering, professional_writing',
    isWithinGroups: true,
    decisions: `
      Say in one sentence what it does and for whom, before badges and history.
      Bring a newcomer from install to a first result in under a minute of reading, with commands that can be pasted.
      Show one real example with its output.
      Say when to choose something else.
      Document options in a table: name, type, default, meaning.
      Mark every fact that is not given here, such as version, licence or benchmark, as a point to fill in.
      Tell contributors how to run the tests.
    `,
    shapes: `
      One Markdown file: what it is, install, quick start, options, limits, contributing, licence.
      Markdown ready to commit, then a list of the facts to complete.
    `,
    lengths: `
      Under 600 words.
      One screen up to the quick start, two in all.
    `,
    avoid:
      'badges before meaning, invented benchmarks, install steps untested, options without defaults, history first, slogans, screenshots of text, licence left out',
    missing: `
      install path, options and licence | unless: mit, apache, install, licence, license, npm, pip
    `,
  }),
  genre(
    'pipeline',
    'devops',
    /\b(?:ci|cd|ci\/cd|pipeline|github actions?|gitlab ci|jenkinsfile|workflow file)\b.{0,60}\b(?:for|to|deploy|build|test|node|python|docker)\b/iu,
    {
      unless: /\b(?:fail\w*|error|not working|sales pipeline|data pipeline|explain|what is)\b/iu,
      groups: 'software_engineering',
      isWithinGroups: true,
      decisions: `
      Give the complete file with its path, triggers and permissions, ready to commit.
      Run install, lint, test and build before anything is deployed, and stop at the first failure.
      Keep keys in the platform's secrets or short-lived roles, and list each with what it may do.
      Pin actions and runtimes to versions, and cache dependencies by lock file.
      Deploy so that the old release stays until the new one answers its health check.
      Say how to roll back in one command.
      Let pull requests test without deploying, and only the main branch deploy.
    `,
      shapes: `
      The workflow file in one block, a table of secrets, the server set-up once, and how to roll back.
      File, secrets, first run step by step, failure cases.
    `,
      lengths: `
      One file, and at most 200 words around it.
      Under 250 words besides the code.
    `,
      missing: `
      how the app runs on the server | unless: pm2, docker, systemd, nginx, ecs, kubernetes
      branches and environments | unless: main, master, staging, branch
    `,
    },
  ),
  genre(
    'schema-design',
    'sql-query',
    /\b(?:database|db|data) (?:schema|model|design)\b|\berd?\b.{0,8}\bdiagram\b|\bdesign\b.{0,20}\b(?:tables|schema|database)\b/iu,
    {
      groups: 'software_engineering, data_analysis',
      decisions: `
      List the events and questions the data must answer before the tables.
      Say for every table what one row stands for, with primary key, foreign keys, types and constraints.
      Let the database forbid what must not happen: unique keys, checks, not null.
      Keep money in integer minor units, times in UTC, and history where it will be asked for.
      Index for the three commonest queries, and show those queries.
      Name the rule that is assumed because it is not given.
      Say what is left out on purpose for a first version.
    `,
      shapes: `
      Assumptions, tables as DDL in one block, a diagram in text, the three main queries.
      A table overview, the DDL, then sample queries and open questions.
    `,
      lengths: `
      Eight to twelve tables at most, 200 words besides the code.
      Under 250 words of prose.
    `,
      missing: `
      database and version | unless: postgres, postgresql, mysql, sqlite, mongodb, oracle, sql server, mariadb
      rules of the business and expected volume | unless: users, rows, million, rule, members, branches
    `,
    },
  ),
  genre(
    'cross-browser-interface',
    'code-generate',
    /\b(?:toggle|navbar|dropdown|modal|carousel|button|form|landing page|footer|sidebar|component|login page|portfolio)\b.{0,40}\b(?:tailwind|css|html|react|vue|bootstrap|next\.?js|angular|svelte|javascript)\b/iu,
    {
      unless: /\b(?:error|not working|fix|why|bug|broken|explain|test cases)\b/iu,
      groups: 'software_engineering',
      decisions: `
      Give all files with their paths and the configuration they need, complete enough to paste.
      Make it usable by keyboard and screen reader: real buttons, labels, visible focus.
      Keep the state after a reload, and avoid a flash of the wrong look on first paint. | when: dark mode, theme, toggle
      Show loading, empty and error states. | when: form, list, table, search, login
      Follow the system preference until the user chooses. | when: dark mode, theme
      Work from small screens up, without fixed widths.
      Say which version of the framework the code is for, and what differs in the one before.
      Add no library that the task does not need.
      Say what to change for other colours, texts or sizes.
    `,
      shapes: `
      Files in order with their paths, then how to use the component and what to check in the browser.
      The complete code in one block per file, then three checks: keyboard, small screen, reload.
    `,
      lengths: `
      Under 120 words besides the code.
      Five short bullets beside the code.
    `,
      missing: `
      framework and version | unless: react, next, vue, angular, svelte, html, version, v3, v4
    `,
    },
  ),
]
