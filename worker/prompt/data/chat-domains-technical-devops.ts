import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { devopsSpecifics } from './chat-domains-technical-devops-specifics.ts'

export const devops: ChatDomain = {
  id: 'devops',
  group: 'software_engineering',
  framework: 'RISEN',
  personas: [
    'a platform engineer who plans every change with its way back',
    'a site reliability engineer who verifies each step',
    'an infrastructure engineer who keeps configuration in code',
    'a release engineer who avoids downtime',
    'a cloud engineer who watches cost and access',
  ],
  strong: splitTerms(`
      deploy, docker, dockerfile, kubernetes, terraform, ci cd, github action, nginx, aws, azure, helm, ansible,
      docker compose, penetration test, pentest, hardening, firewall, vulnerability, security audit
    `),
  weak: splitTerms('cloud, server, cluster, linux, vm, monitoring, infrastructure, ssh, network'),
  decisions: [
    { text: 'Start from the present state, and name the state to reach.', unless: ['currently', 'from scratch'] },
    { text: 'Give the steps in order, each with its command and the output to expect.', unless: ['step by step'] },
    { text: 'Say for each step how to undo it.', unless: ['rollback', 'undo'] },
    { text: 'Point out each step that interrupts service or removes data before it is run.' },
    { text: 'Keep secrets out of files and commands, and show where they are read from.' },
    { text: 'End with the checks that show the change holds.' },
    { text: 'State which account or role runs each command, with the least rights that suffice.' },
    { text: 'Pin versions of images, packages and tools.' },
    { text: 'Make each step safe to run twice.' },
    { text: 'Name the file and place for every piece of configuration.' },
    { text: 'Say which logs or metrics to watch during the change.' },
    { text: 'Change one thing at a time, and test after each.' },
    { text: 'Explain each option that departs from the default.' },
    { text: 'Name the likeliest cause of failure at each stage, and its sign.' },
    { text: 'Prefer configuration kept in version control to changes made by hand.' },
    { text: 'Say how long each stage takes and what blocks meanwhile.' },
    { text: 'Give the simplest set-up that meets the need, and the point at which it stops being enough.' },
    { text: 'State names, ports and paths once, and reuse them.' },
    { text: 'Say how the set-up is rebuilt from nothing.' },
    { text: 'Name what has to be paid for or switched on first.' },
    { text: 'Say who needs to be told before the change.' },
    ...devopsSpecifics,
  ],
  shapes: [
    'Numbered steps with commands in code blocks, then verification, then rollback.',
    'The complete configuration in code blocks, numbered steps to apply it, and how to roll back.',
    'The files in full, each with its path, then the commands that apply and test them.',
    'What is needed, the steps with commands, the checks, and the way back.',
    'An overview of two lines, then one heading per stage with its commands and its check.',
    'The command or file that does the job first, then setup, verification and common faults.',
  ],
  lengths: [
    'One or two sentences per step.',
    'At most twelve steps.',
    'Under 200 words besides commands and configuration.',
    'Five to ten steps, one command block each.',
    'Up to two paragraphs outside the code blocks.',
  ],
  missing: [
    {
      item: 'present setup and versions',
      unless: splitTerms('version, currently, we run, ubuntu, debian, centos, windows'),
    },
    {
      item: 'allowed downtime',
      unless: splitTerms(
        'downtime, dockerfile, promql, cron, locally, local, new, module, from scratch, set up, setup, skeleton, staging, dev, template, example, pipeline',
      ),
    },
  ],
  avoid: splitTerms(`
    unguarded destructive commands, secrets in plain text, floating image tags, containers running as root,
    manual steps between stages, wildcard permissions, changes straight in production,
    deployments that block rollback, alerts on every metric, unbounded resource use,
    settings copied between environments, pipelines that hide failures, manual steps nobody recorded,
    secrets in images, floating version tags, untested backups, alerts nobody reads, root access by default,
    deployments on unverified builds, monitoring added last
  `),
}
