import { genre } from '../chat-genre.ts'

const role =
  '(?:gp|doctor|physician|registrar|spr|sho|fy[12]|f[12]|st[1-8]|psych reg|med reg|intern|resident|houseman|consultant|hospitalist|intensivist|an(?:a)?esthetist|psychiatrist|surgeon|oncologist|p(?:a)?ediatrician|cardiologist|nurse(?: practitioner)?|midwife|paramedic|pharmacist|physio(?:therapist)?|dieti[ct]ian|dentist|medic|anp|hca|health visitor|medical student)'
const vetRole = '(?:vet(?:erinar(?:y|ian))?(?: (?:nurse|surgeon|tech(?:nician)?|student))?|rvn)'
/** "im the ward pharmacist", "physio here", "as SHO". */
const speaksAs = (named: string): string =>
  String.raw`(?:\b(?:i['’]?m|i am|as|we are|we['’]re|asking as|speaking as|on the unit as)(?: (?:an?|the|your|his|her))?(?: (?!not|scared|worried|afraid|to|of|at|in|my|if|for)[\p{L}&-]+){0,3} ${named}\b|\b${named} here\b|^\W*(?:[\p{L}-]+ ){0,2}${named}\s?[:,])`
const atWork = String.raw`\b(?:i['’]?m|i am|we are|we['’]re|here) (?:working )?(?:in|on) (?:the |our )?(?:ed|er|icu|itu|hdu|nicu|picu|a&e|labou?r ward|ward|emergency department|resus)\b|\bwe are an? (?:gp|general|dental) (?:surgery|practice)\b`
const aged = String.raw`\b\d{1,3} ?(?:yo |y\/o |yr old )?(?:m|f|male|female)\b`
const finding = String.raw`(?:${aged}|\d ?(?:mg|mcg|µg|mmol|mmhg|ml\/kg|mg\/kg|units)\b|\bbp \d|\b\d{2,3}\/\d{2,3}\b|\b(?:egfr|hba1c|crp|inr|creatinine|troponin|d-dimer|lactate|platelets|abpi|spo2|sats|gcs|ecg|ekg|crcl|potassium|sodium|trough|t2dm|copd|ckd|pt|patient|neonate|preterm|pregnant|gestation|post[- ]?op|presents?|presenting|differential|ddx|dos(?:e|es|ing|age)|titrat\w+|antibiotics?|anticoag\w+|wound|ulcer|fever|sepsis|rash|fracture|bleed\w*|pain|seizure|vomit\w*|ingest\w*|overdose|rehab|acl)\b|\bk\+? \d\.\d)`
const shorthand = String.raw`\b(?:bd|tds|qds|prn|egfr|t2dm|htn|copd|spr|pmh|hx|ddx|differential|s\/p|post[- ]op|tkr|thr|cabg|n?stemi|ckd|cocp|ssri|doac|noac|w\/u|workup|work-up|empiric\w*|first[- ]line|crcl|d-dimer)\b`

/** A text about medicine, or anything else of a clinician's life, is no case. */
const otherWork =
  /\b(?:leaflet|handout|letter|e-?mail|cv|resume|essay|story|poem|trip|holiday|recipe|poster|app|code|excel|formula|spreadsheet|presentation|slides?|teach\w*|quiz|mcqs?|exam|interview|rota|roster|salary|resign\w*|blog|linkedin|caption|speech|policy|sop|audit|summari[sz]e|summary|translate|plain (?:english|language|words)|for (?:the |my |our )?patients?|information sheet|notes?|soap|documentation|logo|workshop|course|website|simple terms|layman\w*|like i['’]?m|invoice|contract|visa|protocol text|research|study|studies)\b/iu

/** A case put by the person who treats it: the reader is a colleague, not the patient. */
export const clinicGenres = [
  genre(
    'animal-case',
    'health',
    new RegExp(
      String.raw`^(?=[\s\S]*${speaksAs(vetRole)})[\s\S]*(?:${finding}|\bate\b|\bkg\b|\blame\w*|\bdiarrh\w*)`,
      'u',
    ),
    {
      unless: otherWork,
      group: 'health',
      groups: 'lifestyle',
      isDecisive: true,
      personas: `
      a veterinary internist who answers a colleague in practice
      a veterinary toxicologist on a telephone line for practices
      a small-animal emergency vet who thinks in milligrams per kilogram
    `,
      decisions: `
      Write for a veterinary colleague: clinical terms, amounts per kilogram, no advice for owners. || Address a colleague in practice, in clinical terms and with doses per kilogram. || Answer as one vet does another, with amounts per kilogram of body weight.
      Work out the amount per kilogram from the weight and quantity given, and set it beside the thresholds for mild, severe and fatal signs. | when: ate, ingested, eaten, chocolate, toxic, poison, dose check, overdose
      Stage or grade the case from the values given, and say which value is still needed for it. | when: staging, stage, creatinine, upc, phos
      Give the treatment in order: what is done now, what within the day, each with drug, dose, route and interval. || List the steps by urgency, with drug, dose, route and interval beside each.
      Say what to monitor, how often, and at which value to change course. || Name the readings to follow, their interval, and the value that changes the plan.
      Name species, breed or age in which a dose or drug does not hold.
      Say when to refer or admit, and what to send along.
      Mark what should be checked against the formulary or the poisons service.
    `,
      shapes: `
      The calculation, the reading of it, then steps in a table with dose and interval, monitoring, when to refer.
      Assessment in two lines, plan in order, monitoring with thresholds.
    `,
      lengths: `
      250–350 words.
      One table and 150 words.
    `,
      missing: '',
    },
  ),
  genre(
    'clinical-case',
    'health',
    new RegExp(
      String.raw`^(?=[\s\S]*(?:${speaksAs(role)}|${atWork}))[\s\S]*${finding}|^(?![\s\S]*\b(?:my|i have|i take|i['’]?m on|explain|should (?:i|we) worry)\b)(?=[\s\S]*${aged})[\s\S]*${shorthand}`,
      'u',
    ),
    {
      unless: otherWork,
      group: 'health',
      isDecisive: true,
      personas: `
      a consultant who answers a colleague on the telephone
      a senior clinician who weighs evidence against the case at hand
      a clinical pharmacologist who advises wards
      a guideline author who still sees patients
    `,
      decisions: `
      Write for the clinician who treats the case: clinical terms, doses with units, no advice to patients. || Address a colleague who decides: clinical language, exact doses, nothing for the patient to read. || Answer as one clinician does another, with doses, routes and cut-offs.
      Put first what cannot wait in these findings, and what is done about it within the hour. || Begin with the danger in these findings, and the step that comes before all others. || Open with what must be ruled out or treated at once.
      Rank the options for this case, each with guideline and year or grade of evidence, the effect to expect and what speaks against it here. || Set out the options in order of preference, each with its evidence, its benefit and its drawback in this case.
      Fit every dose to the age, weight, renal and hepatic function or gestation given, and say where the limit lies. || Adjust doses to the findings given, and name the cut-off at which one stops or halves.
      Check each option against the medicines and findings given: interactions, contraindications, duplications. || Test every proposal against present medication and findings.
      Say what to monitor, at which interval, and the threshold that changes the plan. || Name the readings to follow, when, and at what value to act.
      State when to refer or escalate, to whom and how fast.
      Name the finding that would change the likeliest reading of the case.
      Mark what differs between guidelines or should be checked in the local one.
    `,
      shapes: `
      Assessment in two lines, options as a table with evidence, dose and cautions, then monitoring and escalation.
      What cannot wait, the options in order, monitoring with thresholds, when to refer.
      Reading of the case, next steps numbered with doses, what would change them.
    `,
      lengths: `
      300–450 words.
      One table and 200 words.
    `,
      missing: `
      allergies | unless: allergy, allergies, allergic, nkda
      country or guideline followed | unless: nice, esc, ada, kdigo, rcog, who, idsa, guideline, guidelines, uk, us, nhs, india, sign, bnf
    `,
    },
  ),
]
