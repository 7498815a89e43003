/** Whether to do what a question proposes, according to the best option on record. */
import type { Advisory } from '#schema/advisory/advisory'
import { asksOfDemand } from '../questions/demands.ts'
import type { Records } from '../records.ts'
import { isWeakWord } from '../search/common-words.ts'
import { formOf } from '../search/word-forms.ts'
import { hasThings } from '../subjects/advisory-named.ts'
import { removes } from './candidates/removal-steps.ts'
import { directionAsked, signOnLever } from './lever-alone.ts'
import { leversNamed } from './lever-words.ts'
import { readMatter } from './matter.ts'
import { isOfEveryBusiness } from './matter-words.ts'
import type { Option } from './option.ts'
import { continues } from './polarity.ts'
import { relatedTexts, tellingStems, tellingWords } from './related-texts.ts'
import { asksOther, generic, isSameAct } from './same-act.ts'
import { meet, stanceOfChanges, stancesOf } from './stance.ts'

/** What an answer opens with. */
export const verdicts = [
  'yes',
  'probably',
  'probably-not',
  'no',
  'in-part',
  'not-yet',
  'decided',
  'dismissed',
  'even',
  'unsure',
] as const
export type Verdict = (typeof verdicts)[number]

const opposite: Readonly<Partial<Record<Verdict, Verdict>>> = {
  yes: 'no',
  no: 'yes',
  probably: 'probably-not',
  'probably-not': 'probably',
  'not-yet': 'yes',
  dismissed: 'decided',
  // Half a yes to the step is no word on its reverse.
  'in-part': 'unsure',
}

/** The verdict on the reverse of a question. */
export const reversed = (verdict: Verdict): Verdict => opposite[verdict] ?? verdict

/** Share of a question's words that an advisory's title must have to be the same thing. */
const byTitle = 0.6

/** Share of a question's longer words that a text must have apart from endings: "standing" is not "standard". */
const [wordsShared, leastRelated] = [0.4, 0.3]

/** "Trim the portal spend or leave it alone" is about the portal. */
const ownWords = (words: readonly string[]): readonly string[] => {
  const own = words.filter((word) => !isOfEveryBusiness(word) && !isWeakWord(word, formOf(word)))
  return own.length > 0 ? own : words
}

const hasWordsOf = (
  asked: string,
  { title, text }: { readonly title: string; readonly text: string },
): boolean => {
  const all = tellingWords(asked.toLowerCase()).filter(
    (word) => word.length >= 4 && !removes.test(word) && !generic.test(word),
  )
  const words = ownWords(all)
  const held = `${title} ${text}`.toLowerCase()
  const shared = words.filter((word) => held.includes(startOf(word)))
  return shared.length > 0 && shared.length / words.length >= wordsShared
}

/** A word without its ending. */
const startOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2))

/** True if an advisory's proposal, not only its reasons, has a word of the question. */
export const isProposed = (
  records: Records,
  asked: string,
  { title, suggestedAction = '', status }: Advisory,
): boolean => {
  const proposal = `${title} ${suggestedAction}`
  const own = new Set(leversNamed(records, proposal))
  return (
    (status === 'new' && leversNamed(records, asked).some((lever) => own.has(lever))) ||
    tellingWords(asked.toLowerCase()).some(
      (word) => word.length >= 4 && !generic.test(word) && proposal.toLowerCase().includes(startOf(word)),
    )
  )
}

const readRelated = (records: Records, text: string): ReadonlySet<string> =>
  new Set(
    [readMatter(text, records).names, text, ownWords(tellingWords(text.toLowerCase())).join(' ')]
      .flatMap((words) => relatedTexts(records, words, leastRelated))
      .filter((one) => hasWordsOf(text, one))
      .map(({ id }) => id),
  )

// All options of a question read the same texts.
const lastRead = new WeakMap<Records, { readonly text: string; readonly ids: ReadonlySet<string> }>()

/** True if a text on record is about the subject of a question. */
export const isOnTheMatter = (records: Records, text: string, id: string): boolean => {
  const known = lastRead.get(records)
  if (known?.text === text) return known.ids.has(id)
  const ids = readRelated(records, text)
  lastRead.set(records, { text, ids })
  return ids.has(id)
}

/** Advisory whose title has most words of a question; undefined if none has enough. */
export const advisoryTitled = (records: Records, text: string): Advisory | undefined => {
  const stems = tellingStems(text)
  const shareOf = ({ title }: Advisory): number => {
    const own = new Set(tellingStems(title))
    return stems.length < 2 ? 0 : stems.filter((stem) => own.has(stem)).length / stems.length
  }
  const [best] = records.advisories.toSorted((one, other) => shareOf(other) - shareOf(one))
  return best && shareOf(best) >= byTitle ? best : undefined
}

const opposes = (records: Records, text: string, step: string): boolean => {
  const [asked, own] = [stancesOf(records, text), stancesOf(records, step)]
  return asked.some((one) => own.some((other) => meet(one, other, -1)))
}

// Asking for a price is not switching.
const gathers = /^(?:ask|get|call|ring|write|meet|visit|talk|check|test)\b/i
const isOfAsking =
  /\b(?:ask|quot|call|ring|wri|meet|visit|talk|check|test|pric|chas|contact|approach|see\b|speak|phon|email|reach)\w*/i

const goesBack = /\b(?:go(?:ing)? back|return(?:ing)?|back to|resum\w+|restart\w*|undo|revers\w+)\b/i

/** True if something similar was accepted and missed its promise. */
const hasMissed = (records: Records, text: string): boolean =>
  records.advisories.some(
    ({ id, status, outcome }) =>
      status === 'accepted' && outcome?.verdict === 'missed' && isOnTheMatter(records, text, id),
  )

const addsPeople = /\b(?:hir\w+|recruit\w*|take on|taking on|another|extra|additional|one more|put on)\b/i
const hasIdle = /\b(?:idle|bench|without enough work|too little to do|sits? empty)\b/i

/** Verdict of an advisory on a proposal about it. */
export const ofAdvisory = (records: Records, text: string, advisory: Advisory): Verdict => {
  if (advisory.status !== 'new') return advisory.status === 'accepted' ? 'decided' : 'dismissed'
  const step = `${advisory.title}. ${advisory.suggestedAction ?? ''}`
  if (removes.test(text) && !removes.test(advisory.title))
    return opposes(records, text, step) ? 'no' : 'in-part'
  // Nobody else is needed while current people have too little to do.
  if (addsPeople.test(text) && hasIdle.test(`${advisory.title}. ${advisory.message}`)) return 'not-yet'
  if (continues.test(text) && !continues.test(step)) return 'in-part'
  if (goesBack.test(text)) return hasMissed(records, text) ? 'no' : 'unsure'
  if (asksOfDemand(text)) return gathers.test(advisory.title) ? 'not-yet' : 'in-part'
  if (gathers.test(advisory.title) && !isOfAsking.test(text)) return 'not-yet'
  if (asksOther(text, step)) return 'in-part'
  if (opposes(records, text, step)) return 'no'
  return isSameAct(text, step) ? 'yes' : 'unsure'
}

const ofSize = ({ worth }: Option): Verdict => {
  if (!worth || worth.likely.value <= 0) return 'no'
  if (worth.low.value > 0) return 'yes'
  return -worth.low.value > worth.likely.value ? 'even' : 'probably'
}

/** Verdict of an open advisory on a proposal that names nothing but its lever. */
const ofLeverAlone = (records: Records, text: string, advisory: Advisory): Verdict => {
  const sign = advisory.status === 'new' ? signOnLever(records, text, advisory) : undefined
  return sign === undefined ? 'unsure' : sign > 0 ? 'yes' : 'no'
}

/** Verdict of the best option on the proposal. */
export const verdictOf = (records: Records, text: string, best: Option | undefined): Verdict => {
  if (!best) return 'unsure'
  const advisory = records.advisories.find(({ id }) => id === best.key)
  if (advisory)
    return isOnTheMatter(records, text, advisory.id) &&
      isProposed(records, text, advisory) &&
      hasThings(records, text, advisory)
      ? ofAdvisory(records, text, advisory)
      : ofLeverAlone(records, text, advisory)
  if (best.key === 'stated' || best.key === 'close-day')
    return best.changes.length === 0 ? 'no' : ofSize(best)
  if (best.key === 'end-line') return 'in-part'
  if (best.key === 'more-hours') return 'not-yet'
  const stance = stanceOfChanges(best.changes, [])
  const { levers } = readMatter(text, records)
  const direction = directionAsked(records, text)
  if (!stance || direction === undefined || levers.size > 2 || !levers.has(stance.lever)) return 'unsure'
  return direction > 0 === stance.sign > 0 ? ofSize(best) : 'no'
}

/** Keys of options that weigh the question's own proposal. */
export const weighsItself: ReadonlySet<string> = new Set(['close-day', 'end-line', 'loss'])
