/** Checks words such as "rose" and "lower" without a figure: some receipt must support them. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Receipt } from '../tools/receipt.ts'
import { directionOf, wentWay } from './check-figure.ts'
import type { DirectionWord, Way } from './direction-words.ts'
import { chunkOf, isSameSpan } from './parts.ts'
import type { Mention } from './periods.ts'
import type { Sentence } from './sentence.ts'

const shares = (one: readonly MeasureName[], other: readonly MeasureName[]): boolean =>
  one.some((measure) => other.includes(measure))

type Said = {
  readonly way: Way
  /** Empty if the sentence does not say of what. */
  readonly measures: readonly MeasureName[]
  readonly of: readonly Mention[]
  readonly base: readonly Mention[]
}

const isOfEach = (mentions: readonly Mention[], { spans }: Receipt): boolean =>
  spans.length === 0 || mentions.every(({ span }) => spans.some((one) => isSameSpan(one, span)))

const byChange =
  ({ way, measures, of, base }: Said) =>
  (receipt: Receipt): boolean =>
    receipt.role === 'change' &&
    wentWay(way, receipt) &&
    (measures.length === 0 || shares(measures, receipt.measures)) &&
    isOfEach(of, receipt) &&
    base.every(({ span }) => receipt.against === undefined || isSameSpan(span, receipt.against))

const lastDay = ({ spans }: Receipt): string => spans[0]?.to ?? ''

/**
 * Two values of one measure differ in this direction: the one in question and an earlier one, or that of the
 * named period.
 */
const byPair = ({ way, measures, of, base }: Said, receipts: readonly Receipt[]): boolean => {
  const values = receipts.filter(
    (receipt) =>
      receipt.role === 'value' &&
      receipt.spans.length > 0 &&
      (measures.length === 0 || shares(measures, receipt.measures)),
  )
  return values.some((one) =>
    values.some(
      (other) =>
        one !== other &&
        one.figure.unit === other.figure.unit &&
        shares(one.measures, other.measures) &&
        isOfEach(of, one) &&
        (base.length > 0 ? isOfEach(base, other) : lastDay(other) < lastDay(one)) &&
        wentWay(way, {
          figure: { ...one.figure, value: one.figure.value - other.figure.value },
          better: one.better,
        }),
    ),
  )
}

const saidBy = (sentence: Sentence, word: DirectionWord, inherited: readonly MeasureName[]): Said => {
  const before = sentence.subjects.filter(({ end }) => end <= word.start).at(-1)
  const chunk = chunkOf(sentence, word.start)
  const after = sentence.subjects.find(({ start }) => start >= word.end && start < chunk.end)
  // "A fall in revenue", "higher costs": the subject comes after.
  const isNext =
    after !== undefined &&
    /^(?: (?:in|of|the|your|our|its))* $/i.test(sentence.text.slice(word.end, after.start))
  const subject = isNext ? after : (before ?? after)
  const named = sentence.mentions.filter(({ start }) => start >= chunk.start && start < chunk.end)
  const free = named.length > 0 ? named : sentence.mentions.filter(({ end }) => end <= word.start).slice(-1)
  const pairs = free.flatMap(({ ends, ...mention }) => (ends ? [{ mention, ends }] : []))
  const single = free.filter(({ ends }) => ends === undefined)
  return {
    way: word.way,
    measures: subject?.measures ?? inherited,
    of: [
      ...single.filter(({ isBaseline }) => isBaseline === false),
      ...pairs.map(({ mention, ends }) => ({ ...mention, span: ends[1] })),
    ],
    base: [
      ...single.filter(({ isBaseline }) => isBaseline === true),
      ...pairs.map(({ mention, ends }) => ({ ...mention, span: ends[0] })),
    ],
  }
}

/** Direction words of a sentence that no receipt supports. */
export const unborneDirections = (
  sentence: Sentence,
  receipts: readonly Receipt[],
  inherited: readonly MeasureName[],
): readonly DirectionWord[] => {
  const used = new Set(
    sentence.claims
      .filter((claim) => claim.receipts.some(({ role }) => role === 'change'))
      .map((claim) => directionOf(sentence, claim)),
  )
  const besideFigure = new Set(sentence.claims.map((claim) => directionOf(sentence, claim)))
  return sentence.directions.filter((word) => {
    if (used.has(word) || !(word.isClaim || besideFigure.has(word))) return false
    const said = saidBy(sentence, word, inherited)
    const isAbout = said.measures.length > 0 || sentence.mentions.length > 0 || word.isVerb
    return isAbout && !receipts.some(byChange(said)) && !byPair(said, receipts)
  })
}
