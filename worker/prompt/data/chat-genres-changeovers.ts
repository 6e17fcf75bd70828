import { genre } from '../chat-genre.ts'

/** Systems that run and are to be brought from one version, place or form to another. */
export const changeoverGenres = [
  genre(
    'version-upgrade',
    'devops',
    /\b(?:migrat\w+|upgrad\w+|mov(?:e|ing))\b.{0,50}\b(?:postgres\w*|mysql|mariadb|mongo\w*|redis|elastic\w*|oracle|sql server|database|db|kubernetes|k8s|cluster|node(?:\.?js)?|django|rails|laravel|spring|java|php|python|angular|react|next(?:\.?js)?|vue|ubuntu|debian|servers?|s3|aws|azure|gcp|heroku|vercel)\b.{0,40}(?:\bfrom\b.{0,30}\bto\b|\bto (?:\p{L}+ )?(?:version |v)?\d|\bdowntime\b|\d+(?:\.\d+)? to \d)/u,
    {
      unless: /\b(?:e-?mail|announce\w*|proposal|blog|resume|cv|customers about)\b/u,
      group: 'software_engineering',
      isDecisive: true,
      decisions: `
      Compare the two or three ways that exist by downtime, risk and work, and choose one for this case. || Set the possible ways side by side (downtime, risk, effort) and say which fits here.
      Give the steps in order with the commands, and what each must print before the next begins. || Write the runbook: command, expected output, what to do if it differs.
      List what breaks between the versions, and how to find it before the day: a rehearsal on a copy.
      Say how long each phase takes and on what that depends; name the moment of no return.
      Give the way back at every step until then.
      Say how to prove afterwards that nothing was lost: counts, checks, monitoring.
    `,
      shapes: `
      The choice in three sentences, preparation, the runbook as numbered steps, way back, checks afterwards.
      A table of the ways, then the steps of the chosen one with commands in blocks.
    `,
      lengths: `
      Under 700 words besides commands.
      Ten to fifteen steps.
    `,
      missing: `
      size of the data and downtime allowed | unless: gb, tb, minutes, seconds, hours, rows, zero downtime, no downtime, downtime
      where it runs | unless: rds, docker, kubernetes, on prem, vm, aws, azure, gcp, heroku, ubuntu, cloud
    `,
    },
  ),
]
