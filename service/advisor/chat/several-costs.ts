/** Several costs in one what-if: each read by itself, and all of them counted together. */

import { type Listed, listedIn } from './listed.ts'
import { leverOf } from './particulars.ts'
import type { CostLine, Question } from './question.ts'
import { ideasIn } from './synonyms.ts'
import { plainWords } from './words.ts'

type Read = { readonly listed: Listed; readonly question: Question }

const ofChange: readonly Question['intent'][] = ['what-if', 'ask-percent']

const isCost = ({ question: { intent, lever } }: Read): boolean =>
  ofChange.includes(intent) && lever === 'cost'

const isOtherKind = ({ question: { intent, lever } }: Read): boolean =>
  (ofChange.includes(intent) || intent === 'cash') && lever !== undefined && lever !== 'cost'

const lineOf = ({ listed, question }: Read): readonly CostLine[] => {
  const { kind, part, amount, dollars, per } = question
  return kind === undefined ? [] : [{ kind, part, amount, dollars, per, isShared: listed.isShared }]
}

const list = new Intl.ListFormat('en-AU')

/** Percentages of the same kind made one line, which counts it once: the records do not tell its parts apart. */
const eachKindOnce = (lines: readonly CostLine[]): readonly CostLine[] =>
  lines.flatMap((line, at) => {
    const same = lines.filter(({ kind, amount }) => amount !== undefined && kind === line.kind)
    if (line.amount === undefined || same.length < 2) return [line]
    const parts = [...new Set(same.flatMap((one) => one.part ?? []))]
    const part = parts.length === 0 ? undefined : list.format(parts)
    const hasOtherSizes = same.some(({ amount }) => amount !== line.amount)
    return same[0] === lines[at] ? [{ ...line, part, hasOtherSizes }] : []
  })

const asksForChange = ({ intent, lever }: Question): boolean =>
  (ofChange.includes(intent) && (lever === 'cost' || lever === undefined)) || intent === 'unknowable'

/** "Rent 5% and wages 3%" names a change without a word for it. */
const isBare = (message: string, { intent }: Question): boolean =>
  (intent === 'expenses' || intent === 'value') &&
  !/\b(of|is|are|at|was|were|took|takes|did|why|how|compared?)\b/i.test(message)

/**
 * The question of a message that lists several costs; undefined where it does not. `whole` is how the message reads as
 * one, `read` reads another one.
 */
export const severalCosts = (
  message: string,
  whole: Question,
  read: (message: string) => Question,
): Question | undefined => {
  const ideas = ideasIn(plainWords(message))
  if (ideas.has('why') || ideas.has('past') || ideas.has('source')) return undefined
  const all: readonly Read[] = listedIn(message).map((listed) => ({ listed, question: read(listed.message) }))
  const costs = all.filter(isCost)
  const others = all.filter(isOtherKind)
  const [first] = costs
  if (!first) return undefined
  if (costs.length === 1 && others.some(({ listed }) => listed.isShared || first.listed.isShared))
    return all[0] && { ...all[0].question, leavesOut: 'change' }
  const unheld = all
    .filter((one) => one.question.intent === 'unknowable' || (one.listed.isStrange && !isCost(one)))
    .map(({ listed }) => listed.name)
  const everything = costs.find(({ question }) => question.kind === 'costs')?.question
  if (everything && costs.every(({ question }) => question.amount === everything.amount)) return everything
  if (everything || costs.length + unheld.length < 2 || !(asksForChange(whole) || isBare(message, whole)))
    return undefined
  const lines = eachKindOnce(costs.flatMap(lineOf))
  const { metric, when } = whole
  return {
    ...first.question,
    metric: metric === 'cashRunwayWeeks' ? metric : first.question.metric,
    when,
    part: lines[0]?.part,
    ...(lines.length > 1 ? { lines } : {}),
    ...(unheld.length > 0 ? { unheld } : {}),
    ...(others.length > 0 ? { leavesOut: 'rest' as const } : {}),
  }
}

/** The costs of the question before, all turned by the size that a message names without naming a cost. */
export const costsBefore = (message: string, whole: Question, before: Question): Question => {
  const ideas = ideasIn(plainWords(message))
  const { amount, dollars, per } = whole
  const isOfThem = whole.intent === 'what-if' && leverOf(plainWords(message), ideas) === undefined
  if (!before.lines || !isOfThem || (amount ?? dollars) === undefined) return whole
  const isSaid = ideas.has('up') !== ideas.has('down')
  const lines = before.lines.map((line): CostLine => {
    const sign = isSaid ? 1 : Math.sign(line.amount ?? line.dollars ?? 1)
    const turned = (size: number | undefined) => size && (isSaid ? size : sign * Math.abs(size))
    return { ...line, amount: turned(amount), dollars: turned(dollars), per, isShared: true }
  })
  return { ...whole, lines }
}
