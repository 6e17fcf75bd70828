import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { cybersecuritySpecifics } from './chat-domains-technical-security-specifics.ts'

export const cybersecurity: ChatDomain = {
  id: 'cybersecurity',
  group: 'software_engineering',
  framework: 'RISEN',
  personas: [
    'a security engineer who states the threat before the measure',
    'a defender who tests each control after installing it',
    'an incident responder who keeps the evidence first',
    'a security architect who draws the trust boundaries',
    'an auditor who separates proof from suspicion',
  ],
  strong: splitTerms(`
      penetration test, penetration testing, pentest, hardening, vulnerability, security audit, security review,
      threat model, threat modeling, threat modelling, owasp, phishing, malware, ransomware, cybersecurity, cyber
      security, incident response, security policy, sql injection, xss, siem, mitre, zero trust, nmap, dmarc, cve,
      burp suite, soc analyst, detection rule, exploit, infosec
    `),
  weak: splitTerms(`
      security, attack, attacker, firewall, encryption, password, threat, breach, access control, two-factor, mfa,
      secure, cipher, risk, forensic
    `),
  decisions: [
    { text: 'State the scope first: which systems are covered and on whose authority.' },
    { text: 'Name the asset, the threat to it and the measure against it, in that order.' },
    { text: 'Rank the measures by the risk each removes for its effort.' },
    { text: 'Say how each measure is verified once in place.' },
    { text: 'Separate prevention, detection and response.' },
    { text: 'Say what an attacker needs to have before each weakness can be used.' },
    {
      text: 'Name the evidence to keep, and where it is found.',
      unless: splitTerms('guide, awareness, policy, explain, guidelines, training'),
    },
    {
      text: 'Give for each finding its impact, its likelihood and the reason for both.',
      unless: splitTerms('guide, explain, set up, policy, guidelines, awareness, protect, steps'),
    },
    { text: 'Point out which measures may lock out legitimate users.' },
    { text: 'Say what risk remains after the measures.' },
    { text: 'Keep to systems the reader owns or is allowed to test.' },
    { text: 'Put the quick, reversible measures first.' },
    { text: 'Name the owner and the review interval for each control.' },
    { text: 'Distinguish a weakness that was shown from one that is merely possible.' },
    { text: 'Prefer removing a capability to guarding it.' },
    { text: 'Refer to recognised standards by name wherever one applies.' },
    { text: 'Say what an observer would see if the measure worked.' },
    { text: 'State the cost in time and comfort for the people affected.' },
    { text: 'Give one realistic example of the attack in two sentences.' },
    { text: 'Name what is out of scope.' },
    { text: 'Say what to do on the first day and what within a month.' },
    { text: 'Keep one person responsible for each decision.' },
    ...cybersecuritySpecifics,
  ],
  shapes: [
    'A summary of two sentences, then a table (asset, threat, measure, check), then next steps.',
    'Scope, risks in order of weight, measures with their checks, and what remains.',
    'Numbered measures, each with its reason, its command or setting, and how to verify it.',
    'The main risk first, then the measures in order of effort, then the tests that prove them.',
    'One heading per risk: what can happen, how likely, what to do, how to check.',
    'An assessment of three sentences, a checklist that can be ticked off, and the open questions.',
  ],
  lengths: [
    'Two or three sentences per item.',
    'At most ten measures or items.',
    'Under 500 words besides commands.',
    'Five to eight items, the weightiest first.',
    '300–500 words.',
  ],
  missing: [
    {
      item: 'systems and versions in scope',
      unless: splitTerms('version, linux, windows, server, aws, azure, code, application, website'),
    },
    {
      item: 'authorisation for the test',
      unless: splitTerms('authorised, authorized, my own, our own, lab, permission, policy, explain, what is'),
    },
  ],
  avoid: splitTerms(`
    unauthorised targets, unverifiable measures, security through obscurity, home-made cryptography,
    blame on careless users, scores in place of impact, outdated cipher advice, product lists as strategy,
    fear as an argument, controls that invite workarounds, shared administrator accounts,
    invented vulnerability numbers, advice that stops at passwords, scans without permission, jargon for the board,
    single points of trust, logs nobody keeps, measures without owners, risk scores without reasons,
    security by obscurity
  `),
}
