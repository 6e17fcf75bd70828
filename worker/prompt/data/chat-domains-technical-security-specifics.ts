import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const cybersecuritySpecifics: readonly Decision[] = [
  {
    text: 'Draw the trust boundaries before listing the threats.',
    when: splitTerms('threat model, threat modeling, threat modelling, stride, architecture, design, data flow'),
  },
  {
    text: 'Give each threat the component it applies to and a mitigation.',
    when: splitTerms('threat model, stride, architecture, threats, threat modelling'),
  },
  {
    text: 'List the commands in read-only form first.',
    when: splitTerms('hardening, harden, linux, windows, server, ssh, audit'),
  },
  {
    text: 'Show the insecure line beside its safe replacement.',
    when: splitTerms('code, injection, xss, java, python, php, vulnerabilities, sql injection, csrf, owasp'),
  },
  {
    text: 'Report each step with its command, result and time.',
    when: splitTerms('pentest, penetration test, penetration testing, nmap, scan, bug bounty, ports'),
  },
  {
    text: 'Describe how to reproduce the finding in numbered steps.',
    when: splitTerms('bug bounty, report, finding, vulnerability, cve, vulnerability report'),
  },
  {
    text: 'Contain first, then preserve evidence, then recover.',
    when: splitTerms('incident, breach, ransomware, compromised, hacked, incident response'),
  },
  {
    text: 'Say who is told, by when and through which channel.',
    when: splitTerms('incident, breach, notification, ransomware, data leak, incident response'),
  },
  {
    text: 'List the signs a careful reader would notice.',
    when: splitTerms('phishing, email, scam, social engineering, awareness, training, dmarc, spf'),
  },
  {
    text: 'Give the rule with the log source it reads and its likely false alarms.',
    when: splitTerms('siem, detection, rule, sigma, splunk, log, logs, alert, sentinel'),
  },
  {
    text: 'Name algorithm, mode, key length and how keys are stored.',
    when: splitTerms('encryption, encrypt, cryptography, cryptographic, hash, hsm, key, cipher, hmac'),
  },
  {
    text: 'Prefer long passphrases and a second factor to forced rotation.',
    when: splitTerms('password, passwords, authentication, mfa, login, two-factor'),
  },
  {
    text: 'Write each rule so that compliance can be observed.',
    when: splitTerms('policy, policies, compliance, iso 27001, standard, procedure, guideline'),
  },
  {
    text: 'Allow by name and refuse the rest.',
    when: splitTerms('firewall, network, ports, vpn, access control, segmentation, zero trust'),
  },
  {
    text: 'Separate the identity, the device and the workload in the controls.',
    when: splitTerms('cloud, aws, azure, zero trust, iam, kubernetes'),
  },
  {
    text: 'Name the order in which systems are switched off and on again.',
    when: splitTerms('incident, ransomware, breach, recovery, response plan, tabletop, attack, disaster'),
  },
  {
    text: 'Show a harmless way to test the measure.',
    when: splitTerms('protect, secure, prevent, defend, detect, hardening, harden, set up, wifi, wordpress, router'),
  },
  {
    text: 'Say what is logged, for how long and who reads it.',
    when: splitTerms('log, logs, siem, access, privileged, detect, monitoring, audit, soc 2, insider'),
  },
  {
    text: 'List the default settings that have to be changed first.',
    when: splitTerms('wordpress, router, wifi, server, s3, cloud, ubuntu, debian, windows, firewall, linux, fresh'),
  },
  {
    text: 'Say where each secret lives, who can read it and how it is replaced.',
    when: splitTerms('key, keys, api key, token, tokens, jwt, credential, secret, password, passwords, encrypt'),
  },
  {
    text: 'Explain the risk in terms of money, time and trust.',
    when: splitTerms('board, directors, management, executive, non-technical, customers, company, business'),
  },
  {
    text: 'Use plain words and one action per line.',
    when: splitTerms('staff, employees, awareness, guide, training, users, policy, checklist, team'),
  },
  {
    text: 'Give the clause as an obligation that can be verified.',
    when: splitTerms('contract, supplier, policy, requirements, standard, soc 2, iso 27001, compliance, vendor'),
  },
  {
    text: 'Weigh convenience, cost and strength against a named attacker.',
    when: splitTerms('compare, versus, vs, better, choose, option, options'),
  },
  {
    text: 'Separate data at rest, in transit and in use.',
    when: splitTerms('data, encrypt, encryption, backup, backups, cloud, storage, database, s3, loss prevention'),
  },
  {
    text: 'Say which devices are covered, and what happens when one is lost.',
    when: splitTerms('phone, phones, device, devices, laptop, byod, remote work'),
  },
  {
    text: 'Mark the facts that are established and the parties still to be told.',
    when: splitTerms('breach, leak, incident, stolen, compromised, hacked, phished'),
  },
  {
    text: 'Close the entry used first, then look for others.',
    when: splitTerms('hacked, compromised, brute force, infected, logins, ransomware'),
  },
  {
    text: 'State the weakness, the fix and the test for each item of the list.',
    when: splitTerms('owasp, code, php, python, developers, secure code, sql injection, xss, jwt, redirect'),
  },
]
