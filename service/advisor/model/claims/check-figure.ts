/** Checks a figure in a sentence against its receipt: subject, period, weekday, sign and usage. */
import type { MeasureName } from '#schema/advisor/measure'
import { direction } from '../../figure.ts'
import { isWholeWeeks, lengthOf } from '../../periods/dates.ts'
import type { Receipt } from '../tools/receipt.ts'
import { isOfPeriod, isOfWeekday } from './check-period.ts'
import { type DirectionWord, place, type Way } from './direction-words.ts'
import { chunkOf, within } from './parts.ts'
import type { Claim, Sentence } from './sentence.ts'
import type { Subject } from './subjects.ts'

const shares = (one: readonly MeasureName[], other: readonly MeasureName[]): boolean =>
  one.some((measure) => other.includes(measure))

// A share of revenue may be said of its cost line: "staff costs are 30%".
const wider: { readonly [measure in MeasureName]?: MeasureName } = {
  'staff-share': 'staff',
  'supplies-share': 'supplies',
  'premises-share': 'premises',
  'marketing-share': 'marketing',
  'other-share': 'other',
  'cost-share': 'costs',
  runway: 'cash',
  'revenue-per-hour': 'revenue',
  'transactions-per-hour': 'transactions',
}

const subjectsOf = ({ measures, figure }: Receipt): readonly MeasureName[] => [
  ...measures,
  ...(figure.unit === 'aud' ? [] : measures.flatMap((measure) => wider[measure] ?? [])),
]

const joint = /^[^.]{0,3}\b(?:a week |each week |per week )?(?:of|in|for|on|from)(?: the| its| your| our)? $/i

/** Measures that a figure is said to be of: the one before it, unless "of revenue" follows; empty if none is named. */
const isOfSubject = (
  sentence: Sentence,
  claim: Claim,
  receipt: Receipt,
  inherited: readonly MeasureName[],
): boolean => {
  const own = subjectsOf(receipt)
  if (receipt.measures.length === 0) return true
  const fits = ({ measures }: Subject) => shares(measures, own)
  const before = sentence.subjects.filter(({ end }) => end <= claim.start)
  const after = sentence.subjects.filter(({ start }) => start >= claim.end)
  const next = after[0]
  const isNext = next !== undefined && joint.test(sentence.text.slice(claim.end, next.start))
  // "30% of revenue": what the share is of.
  const isWhole = receipt.figure.unit === 'percent' && isNext && next.measures.includes('revenue')
  if (isNext && !isWhole) return fits(next)
  const nearest = before.at(-1)
  if (nearest) {
    const inChunk = within(before, chunkOf(sentence, claim.start)).filter(fits)
    return fits(nearest) || (inChunk.length > 0 && /\b(?:share|part|out) of\b/i.test(sentence.text))
  }
  const following = isWhole ? after.slice(1) : after
  const inChunk = within(following, chunkOf(sentence, claim.start))
  if (inChunk.length > 0) return inChunk.some(fits)
  return inherited.length === 0 || shares(inherited, own)
}

/** Direction word of a figure: the nearest in its part of the sentence, before or directly after it. */
export const directionOf = (sentence: Sentence, claim: Claim): DirectionWord | undefined => {
  const inChunk = within(sentence.directions, chunkOf(sentence, claim.start))
  const others = sentence.claims.filter((other) => other !== claim)
  const isFree = ({ start, end }: DirectionWord): boolean =>
    !others.some((other) =>
      start < claim.start
        ? other.start > end && other.start < claim.start
        : other.start >= claim.end && other.end <= start,
    )
  const free = inChunk.filter(isFree)
  return free.filter(({ end }) => end <= claim.start).at(-1) ?? free.find(({ start }) => start >= claim.end)
}

/** True if a change has this direction; a change displayed as zero has none. */
export const wentWay = (way: Way, { figure, better }: Pick<Receipt, 'figure' | 'better'>): boolean => {
  const went = direction(figure)
  if (way === 'up' || way === 'down') return went === way
  if (better === undefined) return went !== 'unchanged'
  return went !== 'unchanged' && (way === 'better') === (went === better)
}

const levelBefore =
  /\b(?:to|at|reached|totalled|hit|was|were|is|are|stood at|came to)(?: about| around| roughly| nearly)? $/i
const changeWords =
  /\b(?:change|changes|difference|gap|movement|swing|worth|effect|result|between|band|range|rise|fall|drop|gain|add|adds|take|takes|save|saves|cost|costs|by|part|came from|contributed)\b/i
const changeAfter = /^ (?:more|less|higher|lower|better|worse|fewer|up|down)\b/i

const isUsedAsChange = (
  { text, dotted }: Sentence,
  claim: Claim,
  word: DirectionWord | undefined,
): boolean => {
  if (changeAfter.test(text.slice(claim.end))) return true
  if (!word?.isVerb || word.end > claim.start) return false
  return new RegExp(`^(?: (?:by|a|about|around|roughly|nearly|almost|another))* ?${place}`).test(
    dotted.slice(word.end, claim.start + 1),
  )
}

const isUsedRightly = (
  sentence: Sentence,
  claim: Claim,
  receipt: Receipt,
  word: DirectionWord | undefined,
): boolean => {
  if (receipt.role === 'value') return !isUsedAsChange(sentence, claim, word)
  if (receipt.role !== 'change') return true
  const before = sentence.text.slice(0, claim.start)
  if (!levelBefore.test(before)) return true
  const { start, end } = chunkOf(sentence, claim.start)
  return /\bto(?: about| around)? $/i.test(before)
    ? /\b(?:comes|came|adds up|amounts|between) to(?: about| around)? $/i.test(before)
    : word !== undefined || changeWords.test(sentence.text.slice(start, end))
}

const perWeek = /^ (?:a|per|each) week\b/i

const isOfUnit = ({ text }: Sentence, claim: Claim, { isWeekly, spans, figure }: Receipt): boolean => {
  if (isWeekly || !perWeek.test(text.slice(claim.end)) || spans.length === 0) return true
  const adds = figure.unit === 'aud' || figure.unit === 'count'
  return !adds || spans.some((span) => lengthOf(span) === 7 && isWholeWeeks(span))
}

/** True if a receipt supports a sentence's use of a figure. `inherited` is the subject of the previous sentence. */
export const bearsOut = (
  sentence: Sentence,
  claim: Claim,
  receipt: Receipt,
  inherited: readonly MeasureName[],
): boolean => {
  const word = directionOf(sentence, claim)
  const counts =
    receipt.role === 'change' || (receipt.role === 'part' && isUsedAsChange(sentence, claim, word))
  const isSigned = !counts || word === undefined || wentWay(word.way, receipt)
  return (
    isSigned &&
    isUsedRightly(sentence, claim, receipt, word) &&
    isOfSubject(sentence, claim, receipt, inherited) &&
    isOfPeriod(sentence, claim, receipt) &&
    isOfWeekday(sentence, claim, receipt) &&
    isOfUnit(sentence, claim, receipt)
  )
}
