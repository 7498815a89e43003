/** Readers of questions about facts, terms and actions: due, decided, find, advise, act, define, decline. */
import {
  hasCue,
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  takeCues,
  takeMeasure,
  takeSelection,
  type Used,
} from '../question.ts'
import { isContent, isCue, meaningOf, type Term, termsText } from '../term.ts'

/** Places of the content words that no lexicon has, and of those that name things rather than measures. */
const namesIn = ({ terms }: Question): readonly number[] =>
  terms.flatMap((term, at) => (meaningOf(term, 'unknown') ? [at] : []))

const wordsAt = ({ terms }: Question, places: readonly number[]): string[] =>
  places.flatMap((at) => terms[at]?.text.toLowerCase() ?? [])

/** "What must be signed this month?" */
export const readDue: Reader = (question) => {
  const used: Used = new Set()
  if (!takeCues(question, used, 'due')) return undefined
  takeCues(question, used, 'when', 'which', 'need', 'next', 'latest', 'decision')
  const ahead = { of: { kind: 'current' as const, unit: 'month' as const } }
  const { period } = takeSelection(question, used, ahead)
  return { plan: { operator: 'due', period }, used }
}

/** "What became of the price change?", "what did we decide about Tuesdays?" */
export const readDecided: Reader = (question) => {
  const used: Used = new Set()
  if (!takeCues(question, used, 'decision')) return undefined
  takeCues(question, used, 'happen', 'when', 'which', 'latest', 'last')
  const { period } = takeSelection(question, used, lastWeeks(52))
  const places = question.terms.flatMap((term, at) => (isContent(term) && !used.has(at) ? [at] : []))
  for (const at of places) used.add(at)
  const words = wordsAt(question, places)
  return { plan: { operator: 'decided', period, ...(words.length > 0 ? { words } : {}) }, used }
}

/** "What did the council write?", "who supplies the bread?" */
export const readFind: Reader = (question) => {
  const used: Used = new Set()
  const isWhen = measuresIn(question).length === 0 && takeCues(question, used, 'when')
  const isAsked = takeCues(question, used, 'say', 'who') || isWhen
  const { period } = takeSelection(question, used, lastWeeks(52))
  // Asked who or what was written, any word may be in the text; otherwise only names that no measure has.
  const places = isAsked
    ? question.terms.flatMap((term, at) => (isContent(term) && !used.has(at) ? [at] : []))
    : namesIn(question)
  if (places.length === 0) return undefined
  for (const at of places) used.add(at)
  return { plan: { operator: 'find', words: wordsAt(question, places), period }, used }
}

const isCueOnly = ({ meanings }: Term): boolean => meanings.every(({ kind }) => kind === 'cue')

/** "Should we open later on Fridays?", "how can we improve margin?" */
export const readAdvise: Reader = (question) => {
  const used: Used = new Set()
  const isWhatIf = question.amounts.length === 0 && takeCues(question, used, 'if')
  if (!takeCues(question, used, 'should', 'worth', 'improve') && !isWhatIf) return undefined
  // The matter is the question itself: every option is measured against its words.
  for (const [at, term] of question.terms.entries()) if (!isCueOnly(term)) used.add(at)
  const matter = termsText(question.terms).slice(0, 300)
  return { plan: { operator: 'advise', matter }, used }
}

const actions = [
  ['email', 'email-drafts'],
  ['roster', 'roster'],
  ['social', 'social-plan'],
] as const

/** "Write to the bread supplier", "draft a roster for next week". */
export const readAct: Reader = (question) => {
  const used: Used = new Set()
  const found = actions.find(([cue]) => takeCues(question, used, cue))
  const isAsked =
    takeCues(question, used, 'draft') || question.terms.some((term) => isCue(term, 'email', 'social'))
  if (!found || !isAsked) return undefined
  for (const at of question.terms.keys()) used.add(at)
  const purpose = termsText(question.terms).slice(0, 300)
  return { plan: { operator: 'act', action: found[1], purpose }, used }
}

/** "What does break-even mean for us?" */
export const readDefine: Reader = (question) => {
  const used: Used = new Set()
  const asksMeaning = question.terms.some(
    (term, at) => /^mean|^means/i.test(term.text) && at >= question.terms.length - 5,
  )
  if (!takeCues(question, used, 'define') && !asksMeaning) return undefined
  takeCues(question, used, 'mean')
  const measure = takeMeasure(question, used)
  return measure && { plan: { operator: 'define', measure }, used }
}

/** Matters for a doctor, a lawyer or an accountant, and those that no record of a business holds. */
export const readDecline: Reader = (question) => {
  const used: Used = new Set()
  const found = question.terms.flatMap((term, at) => {
    const because = meaningOf(term, 'decline')?.because
    return because ? [{ at, because }] : []
  })
  // No record is kept by person, and no calendar has a 31 February.
  const isByPerson = hasCue(question, 'who') && hasCue(question, 'best', 'worst', 'highest', 'lowest')
  const missing = isByPerson || question.hasImpossibleDate ? { because: 'not-on-record' as const } : undefined
  const first = found[0] ?? missing
  if (first === undefined) return undefined
  for (const at of question.terms.keys()) used.add(at)
  return { plan: { operator: 'decline', because: first.because }, used }
}
