/** Divides a message into clauses, and tells which of them ask. */

import { spellings } from '../lexicon/spellings.ts'

/** A clause and where it is in its message, without the mark after it. */
export type Clause = {
  readonly from: number
  readonly to: number
  readonly text: string
  /** The marks and spaces between it and the next clause. */
  readonly mark: string
}

/** Words, and how people type them. */
const withSpellings = (words: string): string => {
  const plain = new Set(words.split('|'))
  const typed = Object.keys(spellings).filter((word) => plain.has(spellings[word] ?? '') && word !== 'hm')
  return [...typed, ...plain].sort((one, other) => other.length - one.length).join('|')
}

const wh = withSpellings('what|whats|how|hows|which|when|why|where|who|whos|whose|whom')
const auxiliary = withSpellings(
  'is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|might',
)
const subject =
  'we|i|you|u|it|there|that|this|these|those|the|our|my|your|any|all|they|he|she|anyone|anything|someone|anybody|each|every|some|one|both'
const imperative =
  'show|give|gimme|tell|list|compare|draft|write|email|rank|explain|break|plan|prepare|find|check|work out|calculate|compute|remind|name|pull|bring|dig|run|advise|help|make'

const leads = String.raw`(?:(?:and|so|but|also|then|please|pls|ok|okay|now|anyway|just|well|right|um|uh|or)\b[,\s]*)*`

/** The head of a question: "what", "how much", "did we", "show me". */
const asking = new RegExp(
  String.raw`^\W*${leads}(?:(?:${wh})\b(?!\s+an?\b(?!\s+(?:good|normal|typical|usual|bad|decent|average)\b))|(?:${auxiliary})(?:n['’]?t)?\s+(?:not\s+)?(?:${subject})\b|(?:${auxiliary})\b(?!\s+(?:a|been|not)\b)|(?:${imperative})\b(?!\s+(?:sure|no|sense|do)\b))`,
  'i',
)

const inside = withSpellings('what|how|why')

/** A question begins here inside a clause that began otherwise: "before I see the bank what did we make". */
const onset = new RegExp(
  String.raw`\b(?:(?:(?:${inside})['’]?s?\s+(?:${auxiliary}|much|many|often|far|long|about|[\p{L}-]+\s+(?:${auxiliary}))|which\s+\p{L}+)\b|what['’]?s\b|whats\b|how['’]?s\b|hows\b|how\s+(?:much|many)\b|by when\b)`,
  'giu',
)

/** After these, a question word begins no question of its own: "I know what", "tell me how", "is when". */
const holds =
  /\b(?:know|tell|me|us|see|ask|asks|asked|asking|wonder|wondering|out|say|says|of|about|in|on|for|to|at|by|from|with|and|or|is|was|just|understand|idea|remember|sure|check|exactly|then|than|reminded|curious|if|like)\W*$/i

/** "I'd like to know how often", "any idea what", "I'm curious which": a wish to know something is a question. */
const wish =
  /(?<!\bno )\b(?:know|wondering|wonder|curious|interested|find out|understand|see|hear|idea|clue|work out|figure out)\b(?:\s+(?:about|to|in|of))?\s+(?:exactly\s+|roughly\s+)?(?:what|how|which|when|why|where|who|whether|if)\b/i
const wanted =
  /\b(?:i|we)(?:['’]d| would)?\s+(?:\w+\s+)?(?:need|want|like)\s+(?:to (?:know|see|find|understand)\s+(?!this|that|it\b)\p{L}|(?:a|an|the|our|some|any)\s+\p{L})/iu

/** True for a clause that begins as a question or a request, or wishes to know something. */
export const isAsking = (clause: string): boolean =>
  asking.test(clause) || wish.test(clause) || wanted.test(clause)

/** "When I walk in", "while I wait": these begin no question. */
const subordinate =
  /^\W*(?:(?:so|and|but|ok|also)\s+)*(?:when|where|who|which|what)\s+(?:i|we|he|she|they|it|you|my|our|the)(?:['’]\w+)?\s+(?!(?:much|many)\b)/i

/** True for a clause that is opened as a question, and is none by its form. */
export const isSubordinate = (clause: string): boolean => subordinate.test(clause)

// Sentence ends, commas, colons and dashes between words; not those inside "9.5", "12:30" or "mid-year".
const border =
  /(?:[?!]+|(?<=\p{L}{2}|[\d$%)]|['’]\p{L})\.+(?!\d)|…|[,;:](?=\s)|\s[–—-](?=\s)|[–—](?=\s)|\n)[\s?!.,…–—-]*/gu

/** A clause may be joined to the one before it, "my accountant is asking so what …"; "I'm so tired" joins nothing. */
const joint =
  /(?<!\b(?:not|or|ever|is|are|was|were|be|been|quite|how|why|think|hope|guess|it|that|even|did|do|does|nothing|all|anything|am|feel\w*|felt|look\w*|seem\w*|sound\w*|get\w*|got)|['’](?:m|re|s)),?\s+(?:(?:so|but|anyway|anyhow|and so)\b(?! far\b| that\b| much\b| many\b),?\s*)+/giu

/** "… because my accountant asks": a reason without a mark before it. */
const reason =
  /,?\s+(?:just\s+)?(?=(?:because|cos|coz|as|so|so that)\s+(?:i|i['’]m|i['’]ve|my|he|she|he['’]s|she['’]s|\p{Lu}\p{L}+(?:['’]s|\s+(?:is|wants|needs|asked|and|keeps|has)))(?=\s))/giu

type Cut = readonly [from: number, to: number]

const cutsOf = (message: string): readonly Cut[] => {
  const cuts: Cut[] = []
  for (const found of message.matchAll(border)) cuts.push([found.index, found.index + found[0].length])
  return cuts
}

/** Places inside a clause where another one begins. */
const innerCuts = (text: string, offset: number): readonly Cut[] => {
  const cuts: Cut[] = []
  if (!asking.test(text) || isSubordinate(text)) {
    for (const found of text.matchAll(joint)) {
      const end = found.index + found[0].length
      if (found.index > 0) cuts.push([offset + found.index, offset + end])
    }
    const first = [...text.matchAll(onset)].find(
      ({ index }) => index > 0 && !holds.test(text.slice(0, index)),
    )
    if (first && cuts.length === 0) cuts.push([offset + first.index, offset + first.index])
  }
  for (const found of text.matchAll(reason))
    if (found.index > 0) cuts.push([offset + found.index, offset + found.index + found[0].length])
  return cuts.sort(([one], [other]) => one - other)
}

/** The clauses of a message, in order; linear in its length. */
export const clausesOf = (message: string): readonly Clause[] => {
  const outer = cutsOf(message)
  const spans: Cut[] = []
  let from = 0
  for (const [at, end] of [...outer, [message.length, message.length] as const]) {
    spans.push([from, at])
    from = end
  }
  const cuts = [
    ...outer,
    ...spans.flatMap(([start, end]) => innerCuts(message.slice(start, end), start)),
  ].sort(([one], [other]) => one - other)
  const clauses: Clause[] = []
  let start = 0
  for (const [at, end] of [...cuts, [message.length, message.length] as const]) {
    if (/[\p{L}\d]/u.test(message.slice(start, at)))
      clauses.push({ from: start, to: at, text: message.slice(start, at), mark: message.slice(at, end) })
    start = Math.max(start, end)
  }
  return clauses
}
