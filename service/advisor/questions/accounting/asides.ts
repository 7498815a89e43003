/** Where a question begins, and which of its odd words are slips of the hand. */
import { type Question, textOf } from '../question.ts'
import type { Term } from '../term.ts'
import { isForeign, isSmall } from './place.ts'
import { sensesOf } from './senses.ts'

const asks = /^(?:what|whats|which|how|when|who|why|did|do|does|is|are|was|were|have|has|can|could|will)\b/
const lead = /^(?:know|wants?|asks?|asking|wonder\w*|tell|me|us|say|is|:|,|–|-|and|so|but|then|\.|\?|!)$/

/** True for a word that says what happened around the question, and nothing of what is asked. */
const isAside = (term: Term): boolean =>
  isSmall(term) ||
  term.meanings.every((meaning) =>
    meaning.kind === 'unknown'
      ? sensesOf(meaning.word).length === 0
      : meaning.kind === 'cue' &&
        ['question', 'and', 'of', 'to', 'from', 'follow-up', 'say', 'each', 'need', 'latest'].includes(
          meaning.cue,
        ),
  )

/** Where the question begins after words that only say who wants to know it: "the bank is on the phone and asks what …". */
export const beginsAt = ({ terms }: Question): number => {
  const first = terms.findIndex((term) => !isAside(term))
  const limit = first < 0 ? terms.length : first
  for (let at = 1; at <= limit; at++)
    if (asks.test(textOf(terms[at])) && lead.test(textOf(terms[at - 1]))) return at
  // "I'm doing the books: supplies for the year?"
  const mark = terms.findLastIndex((term, at) => at < limit && /^[:.!?;–]$/.test(textOf(term)))
  return mark + 1
}

const leads =
  /^(?:of|from|for|on|by|with|without|to|at|in|per|about|under|because|since|after|before|until|than)$/
const determiner = /^(?:the|our|my|a|an|this|that|these|those|each|every|his|her|their|all|both|new|old)$/

/** Words between a preposition and its noun. */
const reach = 3

/** "Crummiest", "most dire": an order, whichever way it points. */
const isSuperlative = (last: Term | undefined, term: Term | undefined): boolean =>
  /\w{3}est$/.test(textOf(term)) || /^(?:the )?(?:most|least)$/.test(textOf(last))

/** True for an unknown word that says an order, or stands where a subject does: after a preposition, before a measure, or beside another one. */
export const isSubject = ({ terms }: Question, at: number): boolean => {
  const [last, next] = [terms[at - 1], terms[at + 1]]
  if (isSuperlative(last, terms[at])) return true
  if (next && (next.meanings.some(({ kind }) => kind === 'measure') || isForeign(next))) return true
  if (last && isForeign(last)) return true
  if (/^of$/.test(textOf(next))) return true
  if (/^\p{Lu}/u.test(terms[at]?.text ?? '') && at > 0) return true
  for (let place = at - 1; place >= Math.max(0, at - reach); place--) {
    const text = textOf(terms[place])
    if (leads.test(text)) return true
    if (!determiner.test(text)) return false
  }
  return false
}
