import { genre } from '../chat-genre.ts'

/** Designing, reviewing, scripting and feeding software. */
export const engineeringGenres = [
  genre(
    'code-conversion',
    'code-generate',
    /^\W*(?:please |can you |pls )?(?:convert|port|migrate|translate|rewrite|refactor|change)\b.{0,80}\b(?:to|into|from|using|in)\b.{0,20}\b(?:async|await|promises?|python|java|javascript|typescript|go|golang|rust|kotlin|swift|c\+\+|c#|php|ruby|hooks?|functional|composition api|app router|esm|es6|java ?\d+|sql|pandas|polars|react|vue|angular|tailwind|css|bash)\b/iu,
    {
      worksOnText: true,
      unless: /\b(?:to|into) (?:an? )?(?:table|list|bullets?|bullet points|paragraph|csv table|pdf)\b/iu,
      groups: 'software_engineering, data_analysis, translation',
      isWithinGroups: true,
      isAddition: true,
      decisions: `
      Keep what can be observed the same: results, order of effects, status codes and messages.
      Name every place where the two forms behave differently, above all errors, order and empty values.
      Show where errors go now, and that none is swallowed.
      Convert the whole of it; leave no part in the old form.
      Keep names and comments, and change nothing that the conversion does not need.
      Use the idiom of the target rather than a line-by-line copy.
      Give one call that shows the old and the new behave alike.
      State the version the result needs.
    `,
      shapes: `
      The converted code whole, then a short table of differences in behaviour.
      Code first, then what changed and why, then one test for both.
    `,
      missing: `
      versions in use | unless: version, node, python 3, java 17, es6, react 18, v2, v3
    `,
    },
  ),
  genre(
    'shell-script',
    'code-generate',
    /\b(?:bash|shell|powershell|cron)\b.{0,20}\bscript\b|\bscript\b.{0,20}\bto (?:backup|back up|deploy|rename|move|delete|copy|download|upload|sync|scrape|send|clean|convert|monitor|rotate|compress|resize)\b/iu,
    {
      unless: /\b(?:rap|error|not working|fails?|explain|video|reel|call|speech)\b/iu,
      groups: 'software_engineering',
      isAddition: true,
      decisions: `
      Stop at the first failure, and say so with a message and a non-zero exit status.
      Offer a dry run, or ask before anything is deleted or overwritten.
      Read credentials from the environment or a protected file, never from the command line.
      Make a second run harmless.
      Say how to schedule it, where the log goes and how a failure is noticed. | when: daily, cron, backup, monitor, every, nightly, schedule
      Say how to test the restore, and how long copies are kept. | when: backup, back up
      Handle names with spaces, empty folders and missing permissions. | when: files, file, folder, rename, copy, move
      Put settings at the top, with their defaults.
    `,
      shapes: `
      The script in one block, the command that runs it, the schedule, and how to undo or restore.
      Settings, script, first run step by step, failure cases.
    `,
      missing: `
      operating system and tools installed | unless: linux, ubuntu, windows, mac, macos, python, powershell, bash
      names, paths and limits | unless: path, folder, bucket, directory
    `,
    },
  ),
  genre(
    'system-design',
    'code-generate',
    /\bsystem design (?:for|of)\b|\b(?:design|architecture)\b.{0,24}\b(?:microservices?|backend|url shortener|distributed system|rest api)\b/iu,
    {
      unless: /\b(?:schema|logo|ui|solar|review|explain|hvac|interior|irrigation)\b/iu,
      groups: 'software_engineering',
      personas: `
      an architect who asks for the load before the boxes
      a staff engineer who says what breaks first
      a backend lead who designs the boring version first
    `,
      decisions: `
      State assumed load, data size and latency first, with the arithmetic, and mark them as assumptions.
      Begin with the simplest design that holds, then the step at which each part must change.
      Define the interfaces and the data model before naming products.
      Follow one write and one read through the whole system.
      Treat failure: what is lost, retried or delayed when each part is down.
      Name the two decisions that are hard to reverse, with the alternative to each.
      Cover abuse, keys and privacy in one paragraph.
      Say what to measure, and which alarm matters.
    `,
      shapes: `
      Requirements and numbers, interface, data model, diagram in text, read and write path, failures, trade-offs.
      Assumptions, first version, growth steps as a table, risks.
    `,
      lengths: `
      700–900 words and one diagram in text.
      Two pages.
    `,
      missing: `
      expected load and growth | unless: users, requests, qps, rps, million, per day
      constraints: budget, team, cloud | unless: aws, gcp, azure, budget, team, on-prem
    `,
    },
  ),
  genre(
    'sample-data',
    'code-generate',
    /^\W*(?:(?:please |can you )?(?:generate|create|make|give me|need|provide|produce)\b.{0,40})?\b(?:dummy|sample|mock|fake|test|seed|synthetic) (?:data|records|dataset|rows)\b/iu,
    {
      unless:
        /\b(?:deck|slides|powerpoint|presentation|function|script|class|faker|library|how to|generator|api|analy[sz]e)\b/iu,
      groups: 'software_engineering, data_analysis, extraction',
      decisions: `
      Return valid data and nothing else, so that it can be pasted.
      Use the field names given here, one type per field in every record.
      Invent people, numbers and addresses that cannot belong to anyone real.
      Vary the values as real data does: lengths, places, one missing field, one accent or apostrophe.
      Keep formats that can be checked, such as dates and telephone numbers, valid and the same throughout.
      Make keys unique.
    `,
      shapes: `
      One code block in the format asked for.
      The data alone, in one block, without comments.
    `,
      lengths: `
      As many records as asked for, nothing around them.
      The records alone; ten where no number is given.
    `,
      missing: `
      rules for the values | unless: unique, between, from, format, valid, indian, us
    `,
    },
  ),
  genre('practices', 'knowledge', /\bbest practices\b|\bdos and don'?ts of\b/iu, {
    unless: /\b(?:email|post|blog|article|surgery|rewrite|code below|refactor)\b/iu,
    groups: 'software_engineering, data_analysis',
    isWithinGroups: true,
    personas: `
      a senior engineer who has lived with the consequences
      a reviewer who gives the reason with the rule
      a platform lead who says when to break the rule
    `,
    decisions: `
      Rank the practices by what goes wrong without them.
      Give each with its reason and the case in which it does not apply.
      Show one wrong and one right example for the two that matter most.
      Keep settled practice apart from taste.
      Say how to introduce it into a system that exists.
      Name the tool or check that enforces it.
      Leave out what any beginner's guide says.
    `,
    shapes: `
      A ranked list: rule, reason, exception, example.
      Seven rules at most with an example each, then a check list for reviews.
    `,
    lengths: `
      Seven practices at most, four lines each.
      400–550 words besides code.
    `,
    missing: `
      present setup and its size | unless: our, we, team, users, services, legacy
    `,
  }),
]
