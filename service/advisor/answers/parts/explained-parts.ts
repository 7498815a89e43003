/** Says the parts of a change: those that moved it, and the one that rose or fell most. */
import type { ExplainAnswer } from '#schema/advisor/answer'
import type { ExplainPlan } from '#schema/advisor/change-plans'
import { MeasureName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { combinationOf } from '../../measures/combined.ts'
import { vocabularies } from '../../vocabulary.ts'
import { basisWords } from '../comparison.ts'
import { type Ask, subjectFor, tradeOf, unsigned } from '../written.ts'

/** The question why a measure changed. */
export type ExplainAsk = Ask<ExplainPlan>

/** Parts that an answer names. */
export const maxParts = 3
/** Smaller shares of the total movement are not mentioned. */
const leastShare = 0.1

const partMeasures: { readonly [formula: string]: (fields: readonly string[]) => string | undefined } = {
  'volume-effect': () => 'transactions',
  'price-effect': () => 'revenue-per-transaction',
  'share-whole-effect': (fields) => fields[1],
  'each-whole-effect': (fields) => fields[1],
}

/** Measure of a part of a change, from its receipt. */
export const measureOfPart = ({ formula, inputs }: Figure): MeasureName | undefined => {
  const fields = [...new Set(inputs.map(({ field }) => field))]
  const name = partMeasures[formula]?.(fields) ?? fields[0]
  return MeasureName.is(name) ? name : undefined
}

/** "Lower revenue", "a higher average spend". */
const moved = (name: string, isMore: boolean): string => {
  const size = isMore ? 'higher' : 'lower'
  return name.startsWith('the ') ? `a ${size} ${name.slice(4)}` : `${size} ${name}`
}

/** True where a cost counts as a saving: what is left grows as the cost falls. */
const isOfSavings = (measure: MeasureName): boolean => {
  const kind = combinationOf(measure)?.kind
  return measure === 'profit' || measure === 'margin' || (kind !== undefined && kind !== 'sum-of')
}

/** "Spending on supplies for each sale": a cost per sale, beside the number of sales. */
const ofEachSale = (ask: ExplainAsk, { formula, inputs }: Figure): string | undefined => {
  const field = inputs[0]?.field
  return formula === 'price-effect' && field !== 'revenue' && MeasureName.is(field)
    ? `${subjectFor(ask, field).text} for each ${vocabularies[tradeOf(ask)].sale}`
    : undefined
}

/** A part by its own direction, which need not be that of its effect: "fewer sales", "lower staff costs". */
const partName = (ask: ExplainAsk, part: Figure, measure: MeasureName): string => {
  const isUp = direction(part) === 'up'
  const own = subjectFor(ask, measure).text
  // The divisor of a ratio moves it in the opposite direction, as a cost moves what is left.
  const isTurned =
    part.formula.endsWith('-whole-effect') ||
    ((part.formula === 'change' || part.formula === 'share-change') && isOfSavings(ask.plan.measure))
  const isMore = isUp !== isTurned
  if (measure === 'transactions') return `${isMore ? 'more' : 'fewer'} ${vocabularies[tradeOf(ask)].sales}`
  if (part.formula === 'share-change') return `a ${isMore ? 'larger' : 'smaller'} share for ${own}`
  return moved(ofEachSale(ask, part) ?? own, isMore)
}

const partWords = (ask: ExplainAsk, part: Figure): Line | undefined => {
  const measure = measureOfPart(part)
  if (measure === undefined || direction(part) === 'unchanged') return undefined
  const text = partName(ask, part, measure)
  return direction(part) === 'up'
    ? say`${text} added ${unsigned(part)}`
    : say`${text} took ${unsigned(part)} off`
}

const listed = (lines: readonly Line[]): Line | undefined => {
  const [first, second, third] = lines
  if (third) return say`${first}, ${second} and ${third}`
  return second ? say`${first} and ${second}` : first
}

/** Larger parts, as multiples of the change, only cancel out. */
const mostOverChange = 6

/** "Fewer sales took $375 off and lower other costs added $195." */
export const partsLine = (ask: ExplainAsk, { parts, change }: ExplainAnswer): Line | undefined => {
  const all = parts.reduce((sum, { value }) => sum + Math.abs(value), 0)
  const isRatio = parts.some(({ formula }) => formula.endsWith('-whole-effect'))
  if (isRatio && all > mostOverChange * Math.abs(change.value)) return undefined
  const told = parts
    .filter(({ value }) => Math.abs(value) >= leastShare * all)
    .slice(0, maxParts)
    .flatMap((part) => partWords(ask, part) ?? [])
  const list = listed(told)
  return list && { text: `${capital(list.text)}.`, figures: list.figures }
}

/** "Staff costs rose most, by $416 a week." */
export const moverLine = (ask: ExplainAsk, { parts, basis }: ExplainAnswer): Line | undefined => {
  const { mover } = ask.plan
  if (!mover) return undefined
  const verb = mover === 'up' ? 'rose' : 'fell'
  const part = parts.find((one) => direction(one) === mover)
  const measure = part && measureOfPart(part)
  if (!part || !measure) return say`No line of costs ${verb}.`
  return say`${capital(subjectFor(ask, measure).text)} ${verb} most, by ${unsigned(part)}${basisWords[basis]}.`
}
