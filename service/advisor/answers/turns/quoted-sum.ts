/** Says a sum that a record states in another stretch of time, or as a part of what comes in. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { FigureInput } from '#schema/core/advice'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { quoted } from '../../quotation.ts'
import { type QuotedSum, quotedSum, weeksIn } from '../../search/quoted-sum.ts'
import { passagesOf } from '../facts-words.ts'
import type { FindAsk } from '../writers/done-lines.ts'
import type { Written } from '../written.ts'

const longestSentence = 300

type Told = { readonly fact: TimelineFact; readonly words: string; readonly sum: QuotedSum }

/** The sum that was quoted: in the sentence itself, else the stated worth of its advisory, else beside it. */
const toldIn = ({ context: { records } }: FindAsk, facts: readonly TimelineFact[]): Told | undefined => {
  const worth = records.advisories.find(({ id }) => id === facts[0]?.source.id)?.worth
  const texts = facts.map((fact) => ({ fact, words: fact.source.sentence }))
  const [first] = texts
  const all = first && worth ? [first, { fact: first.fact, words: worth }, ...texts.slice(1)] : texts
  for (const { fact, words } of all) {
    const sum = quotedSum(words)
    if (sum) return { fact, words, sum }
  }
  return undefined
}

const inputOf = ({ fact: { source }, sum: { value } }: Told): FigureInput =>
  source.kind === 'memo' || source.kind === 'advisory'
    ? { kind: source.kind, id: source.id, field: 'amount', value }
    : stated('question', 'amount', value)

const recent = { of: { kind: 'last', unit: 'week', count: 4 } } as const

/** What part the sum is of what comes in, or is left, by the week. */
const shareLine = ({ context, plan: { shareOf = 'revenue' } }: FindAsk, told: Told): Line | undefined => {
  const { records } = context
  const mean = evaluateValue(context, {
    operator: 'value',
    measure: shareOf,
    period: recent,
    aggregate: 'mean',
    each: 'week',
  })
  if (isNothing(mean) || mean.figure === undefined || mean.figure.value <= 0) return undefined
  const { value, each } = told.sum
  const weekly = each ? value / weeksIn[each] : value
  const share = measure(records)({
    label: 'the sum as a part of the same of an average week',
    unit: 'percent',
    formula: 'share',
    inputs: [
      { ...inputOf(told), value: weekly },
      stated('question', `${shareOf} of an average week`, mean.figure.value),
    ],
  })
  const name = measureLabel(shareOf, records.business.type)
  return each
    ? say`About ${share} of ${name}, which averaged ${mean.figure} a week over the last four weeks.`
    : say`The record gives it once: it is about ${share} of one average week’s ${name} (${mean.figure}, over the last four weeks).`
}

/** What the sum comes to over another stretch. */
const overLine = ({ context: { records }, plan: { over } }: FindAsk, told: Told): Line | undefined => {
  const { each } = told.sum
  const own = measure(records)({
    label: 'sum on record',
    unit: 'aud',
    formula: 'value',
    inputs: [inputOf(told)],
  })
  if (!own || !over) return undefined
  if (!each)
    return say`The record gives ${own} once, and not by the week or month, so I can’t give it by the ${over}.`
  if (each === over) return say`${own} a ${over}, as it stands on record.`
  const total = measure(records)({
    label: `sum on record, by the ${over}`,
    unit: 'aud',
    formula: 'product',
    inputs: [inputOf(told), stated('assumption', `${each}s in a ${over}`, weeksIn[over] / weeksIn[each])],
  })
  return say`About ${total} a ${over}, at ${own} a ${each}.`
}

/** The answer about a quoted sum; undefined where the turn asks for none. */
export const sayQuotedSum = (ask: FindAsk, { facts, isNearest }: FactsAnswer): Written | undefined => {
  const { over, shareOf } = ask.plan
  if (!over && !shareOf) return undefined
  const told = toldIn(ask, isNearest ? facts.slice(0, 1) : facts)
  if (!told) return { lines: [say`No sum of money stands in what I quoted.`], support: 1 }
  return {
    lines: [
      shareOf ? shareLine(ask, told) : overLine(ask, told),
      say`That rests on ${quoted(told.words, longestSentence)} (${told.fact.source.kind} ${quoted(told.fact.source.title, 80)}).`,
    ],
    passages: passagesOf([told.fact]),
    support: 0.9,
    weakness: 'it takes every week as the same',
  }
}
