/** Turns after a change was supposed: another size, a longer stretch, more of them, what would pay for it. */
import type { LeverChange, ScenarioPlan } from '#schema/advisor/change-plans'
import { measureLabel } from '../../measures/measure-names.ts'
import { subjectWords } from '../continued.ts'
import { horizonOf } from '../horizons.ts'
import { unitOf } from '../lexicon/number-words.ts'
import { readScenario } from '../readers/change-readers.ts'
import { asksOtherSize, hasOnly, type Turn, type TurnReader } from './turn.ts'

const scales: readonly (readonly [words: RegExp, factor: number])[] = [
  [/\b(?:half|halve|halved|halves|halving)\b/, 1 / 2],
  [/\b(?:double|doubled|doubles|twice)\b/, 2],
  [/\b(?:triple|tripled|three times)\b/, 3],
  [/\b(?:a|one) third\b/, 1 / 3],
  [/\b(?:a|one) quarter\b/, 1 / 4],
  [/\b(?:a|one) tenth\b/, 1 / 10],
]

const small =
  /\b(?:what|what's|about|if|it|it's|its|that|that's|thats|this|they|them|those|we|we're|i|is|was|were|be|would|only|just|did|do|done|happens?|of|as|much|many|the|a|an|one|size|amount|instead|say|make|made|half|halve[sd]?|halving|doubled?|doubles|twice|triple|tripled|three|times|third|quarter|tenth|get|got|back|win|won|lose|lost|how|by|to|were|us)\b/g

const scaled = (changes: readonly LeverChange[], factor: number): LeverChange[] =>
  changes.map((change) => ({ ...change, size: change.size * factor }))

/** "And if it's half that?" */
const rescaled: TurnReader = ({ text, before }) => {
  if (before.operator !== 'scenario' && before.operator !== 'solve') return undefined
  const factor = scales.find(([words]) => words.test(text))?.[1]
  if (factor === undefined || !hasOnly(text, small)) return undefined
  if (before.operator === 'scenario' && before.once !== undefined)
    return { ...before, once: before.once * factor, changes: scaled(before.changes, factor) }
  return before.changes.length === 0 ? undefined : { ...before, changes: scaled(before.changes, factor) }
}

const stretch =
  /\b(?:what|what's|is|that|be|would|it|how|much|does|do|come|comes|to|for|over|in|a|an|the|per|each|every|whole|full|year|years|yearly|annual|annually|month|monthly|quarter|quarterly|about|and|total|all|up|terms|basis|on|work|out|at|this|as|us|cost|costs?|we|lose|gain|profit|margin|revenue|sales|mean|bottom|line|add|make|leave|save|p\.?a)\b/g

/** "For the year?" */
const overLonger: TurnReader = ({ text, before }) => {
  const over = before.operator === 'scenario' ? horizonOf(` a ${text.replace(/^for the /, 'a ')}`) : undefined
  return over && before.operator === 'scenario' && hasOnly(text, stretch) ? { ...before, over } : undefined
}

const several =
  /^(?:make (?:that|it)|what (?:about|if)|how about|say|if)? ?(?:we (?:had|hire|hired|took|take|need|get|got|lose|lost) |it's |it was |there (?:are|were) )?(?<many>two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)(?: of (?:them|those|these))?(?: instead)?$/
/** A sum of so many dollars a week is what one costs. */
const sumOfOne = 50

/** "Make that two": so many of what was supposed once. */
const asMany: TurnReader = ({ text, before }) => {
  const many = several.exec(text)?.groups?.many
  if (before.operator !== 'scenario' || many === undefined) return undefined
  const count = unitOf(many) ?? Number(many)
  const [last] = before.changes.slice(-1)
  const isOfOne = last && (last.by === 'amount' || last.by === 'revenue') && Math.abs(last.size) >= sumOfOne
  if (before.once !== undefined && !last) return { ...before, once: before.once * count }
  return last && isOfOne
    ? { ...before, changes: [...before.changes.slice(0, -1), ...scaled([last], count)] }
    : undefined
}

/** "And if it was 1,500?" of a sum that is spent once. */
const onceAnew: TurnReader = ({ text, before, question }) => {
  const [amount, other] = question.amounts
  if (before.operator !== 'scenario' || before.once === undefined || before.changes.length > 0)
    return undefined
  if (!amount || other || amount.unit === 'percent' || !asksOtherSize.test(text)) return undefined
  return { ...before, once: amount.value }
}

const onlyOne =
  /^(?:what )?(?:if )?(?:it's |it is |it was |they take |we (?:get|place|lose|hire|win) )?(?:only |just )?one(?: of (?:them|those|the two|these))?$/

/** "And if it's only one of them?" after two: half of it. */
const oneOf: TurnReader = ({ text, before }) => {
  if (before.operator !== 'scenario' || !onlyOne.test(text)) return undefined
  const [last] = before.changes.slice(-1)
  if (!last || before.changes.length > 1) return undefined
  return { ...before, changes: scaled([last], 1 / 2) }
}

const paysItself =
  /\b(?:pay (?:for|back) (?:it|them|that|this|him|her)(?:self|selves)?|pay (?:it|them|its way|their way)(?: back)?|cover (?:it|that|them|the cost|their cost)|break even|earn (?:it|that) back|make (?:it|that) up|make up for (?:it|that))\b|^what (?:would|must|do|does) (?:sales|revenue|takings|fees|billings?|we) (?:have to|need to|must) (?:do|be|rise|grow|make|take|sell|bill)(?: then)?$|^how much (?:would|must|do) (?:sales|revenue|takings|fees|billings?) (?:have to|need to|must) (?:rise|grow|go up|increase)(?: by)?(?: then)?$/

/** "How many days would they have to bill to pay for themselves?" */
const paidBy: TurnReader = ({ text, before }) =>
  before.operator === 'scenario' && before.changes.length > 0 && paysItself.test(text)
    ? {
        operator: 'solve',
        lever: 'volume',
        outcome: 'profit',
        changes: before.changes,
        period: before.period,
        ...(/\b(?:revenue|dollars?|how much|sales worth)\b/.test(text) ? { inRevenue: true } : {}),
      }
    : undefined

const pronoun = /\b(?:it|that|them|those|this|they)\b/
const supposes = /\b(?:if|what would|suppose|say|halve|double|cut|trim|raise|lift)\b/

const ofScenario = (text: string, ask: Turn['ask']): ScenarioPlan | undefined => {
  const plan = readScenario(ask(text))?.plan
  return plan?.operator === 'scenario' && plan.changes.length > 0 ? plan : undefined
}

/** "And if we halved it?" after a figure: a change of what the figure is of. */
const ofFigure: TurnReader = ({ text, before, question, ask }) => {
  const measure =
    before.operator === 'value' || before.operator === 'compare' || before.operator === 'explain'
      ? before.measure
      : undefined
  if (measure === undefined || !pronoun.test(text) || !supposes.test(text)) return undefined
  const isSized = question.amounts.length > 0 || scales.some(([words]) => words.test(text))
  const name = measureLabel(measure, question.trade).replace(/ (?:share of revenue|per [\p{L} ]+)$/u, '')
  return isSized ? ofScenario(text.replace(pronoun, name), ask) : undefined
}

const insteadOf = /\b(?:instead of|rather than|and not|not)\b.*$/

/** "What if we did 30 cents instead of 20?" after a record that proposes it. */
const ofProposal: TurnReader = ({ text, before, question, ask }) => {
  if (before.operator !== 'find' && before.operator !== 'advise') return undefined
  // Of a sum that was asked about, another one is the same matter.
  if (before.operator === 'advise' && /\d/.test(before.matter) && asksOtherSize.test(text)) return undefined
  const own = text.replace(insteadOf, '')
  if (!supposes.test(own) || question.amounts.length === 0 || question.amounts.length > 2) return undefined
  const words = before.operator === 'advise' ? before.matter : subjectWords(before).join(' ')
  return ofScenario(own, ask) ?? ofScenario(`${own} on ${words.slice(0, 120)}`, ask)
}

const untilWhen =
  /^(?:for |and )?how long(?: for)?(?: (?:would|could|can|will|do|does) (?:the cash|the money|it|that|this|we)(?: all)? (?:last|survive|hold out|cope|manage|keep going|carry on)(?: for)?)?$/

/** "For how long?" after what a change does to profit: how long the cash would last then. */
const cashThen: TurnReader = ({ text, before }) =>
  before.operator === 'scenario' && before.changes.length > 0 && !before.asked && untilWhen.test(text)
    ? { ...before, asked: 'cash' }
    : undefined

export const scenarioTurns: readonly TurnReader[] = [
  cashThen,
  rescaled,
  overLonger,
  onceAnew,
  asMany,
  oneOf,
  paidBy,
  ofFigure,
  ofProposal,
]
