/** The first line of what a program wrote or reads: a trace, a log, code, a configuration. */
const machineOpening =
  /^(?:traceback \(most|(?:uncaught )?(?:[\w.]+)?(?:error|exception)\b[^\n]{0,20}:|panic:|fatal:|npm err|caused by:|at \S+\(|\[?\d{4}-\d\d-\d\d[ T]\d\d:|\[?\d\d:\d\d:\d\d|apiversion:|from \S+(?: as \S+| import .{1,80})?$|services:$|#!\/|#include|<\?|<!doctype|<[a-z][\w-]*[ >]|(?:export |async |public |private |static |pub ){0,3}(?:function|def|class|const|let|var|struct|enum|interface|fn|func) [\w{*]|import [\w{*"'(]|package [\w.]+;?$|select\b.{0,80}(?:\bfrom\b|[,*(]|$)|with \w+ as \(|(?:insert into|create (?:or replace |unique )?(?:table|view|index|function)|alter table|delete from|update \w+ set)\b|[\w.]+\([^)]*\);?$|\$ \S)/iu
/** Only a program ends or begins a line so. */
const machineLine =
  /[{};\\]\s*$|^\s*(?:at |[Ff]ile "|\^|\}|<\/?\w|import |from \S+ import|return\b|def |--?\w)|=>|\w\(.*\)\s*[;{]?$|^[\w.$-]+ ?(?:=|:=|\+=) |^\[?\d{4}-\d\d-\d\d[ T]\d\d:|^\[?\d\d:\d\d:\d\d|\b(?:ERROR|WARN|FATAL)\b|^[A-Z_]{3,}\b.*=|^(?:SELECT|FROM|WHERE|JOIN|LEFT|GROUP|ORDER|LIMIT|RUN|COPY|CMD|ENV)\b/u
/** Behind a trace or code only the author speaks so. */
const authorVoice =
  /^(?:it|this|that|i|i['’]\w+|we|my|our|the only|what|why|how|when|where|which|who|is|are|am|can|could|does|do|did|should|please|pls|an[y]|help|explain|fix|find|tell|suggest|give|decline|accept|refuse|negotiate|forward|soften|shorten|reword|rephrase|say no|politely|rewrite|refactor|convert|add|review|write|optimi[sz]e|make|reply|respond|answer|draft|summari[sz]e|translate|list|extract|turn|keeps?|only|same|happens|started|works|worked|not sure|also|but)\b|[?？]\s*$|[,.] ?(?:why|how|what now|what to do|please|pls|help|thanks|an[y] ideas?)\W*$|[.,;] ?(?:fix|explain|rewrite|refactor|convert|add|change|make it|help me|tell me)\b/iu
/** A configuration nests its keys. */
const keyLine = /^["']?[a-z][\w./-]{0,40}["']?:(?: \S[^\n]{0,120})?$/u
const nestedLine = /^(?: {1,12}|\t+)(?:- )?["'\w./-]{1,40}:(?: |$)|^- [a-z][\w./-]{0,40}:(?: |$)/u
const openKey = /^ {0,12}(?:- )?["'\w./-]{1,40}:$/u
const nestedLinesMin = 2
/** One line of these says enough. */
const statement = /^(?:Traceback \(most|SELECT\b.{1,200}\bFROM\b|[\w.]*(?:Error|Exception): \S)/u
const mailHead =
  /^(?:(?:from|to|subject|date|sent|cc|re|von|an|betreff): ?[^\n]{1,200}\n){2,}|^(?:subject|betreff|objet|asunto|assunto|oggetto): ?[^\n]{1,200}\n\s*(?:dear|hi|hello|hey|good morning|sehr geehrte\p{L}*|liebe[rs]?|hallo|bonjour|madame|monsieur|estimad\p{L}+|hola|prezad\p{L}+|ol[aá]|gentile)(?!\p{L})/iu
const openingLength = 120
const headLength = 600
const remarkLengthMax = 600
const linesRead = 40
const machineLinesMin = 2

/** True of a line that opens what a program wrote or reads. */
export function opensAsMachine(text: string): boolean {
  const line = text.trimStart().slice(0, openingLength).split('\n', 1)[0] ?? ''
  return machineOpening.test(line) || keyLine.test(line) || mailHead.test(text.trimStart().slice(0, headLength))
}

/** True of a paragraph in which the author speaks, beside code or a log. */
export function isRemark(paragraph: string): boolean {
  const text = paragraph.trim()
  if (text.length > remarkLengthMax || !authorVoice.test(text) || /[:：]$/u.test(text)) return false
  return !text.split('\n').some((line) => machineLine.test(line) || keyLine.test(line))
}

/** True of a mail with its head lines. */
export function readsAsMail(block: string): boolean {
  return mailHead.test(block.slice(0, headLength))
}

/** What tells of a fault by itself: a trace, an error, a log. */
const traceOpening =
  /^(?:traceback \(most|(?:uncaught )?[\w.]*(?:error|exception)\b|panic:|fatal:|npm err|caused by:|\[?\d{4}-\d\d-\d\d[ T]\d\d:)/iu

/** True of a trace or a log, in a fence or not. */
export function opensAsTrace(block: string): boolean {
  return traceOpening.test(
    block
      .replace(/^```[^\n]*\n/u, '')
      .trimStart()
      .slice(0, openingLength),
  )
}

/** True of a block that opens so and goes on so: "Class notes" are none. */
export function readsAsMachine(block: string): boolean {
  if (statement.test(block)) return true
  const [first = '', ...others] = block.split('\n', linesRead)
  if (keyLine.test(first) && isNested([first, ...others])) return true
  if (!machineOpening.test(first.slice(0, openingLength))) return false
  return [first, ...others].filter((line) => machineLine.test(line)).length >= machineLinesMin
}

function isNested(lines: readonly string[]): boolean {
  return (
    lines.some((line) => openKey.test(line.trimEnd())) &&
    lines.filter((line) => nestedLine.test(line)).length >= nestedLinesMin
  )
}
