/**
 * Fits the chance that an answer is right and writes its weights: `node --import tsx tests/advisor/fit-sureness.ts`.
 * Logistic regression on the hard questions with odd numbers, as answered without asking back, and, with less weight, on the
 * older questions with odd numbers: they are friendlier, so they weigh little and have a sign of their own. Prints what each threshold for
 * asking back costs, by readings fitted without the fold that they are in; the even half is printed beside it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DemoBusiness } from '#schema/session/session'
import { readingsOf } from '../../service/advisor/answers/turns/readings.ts'
import { kindsOf } from '../../service/advisor/questions/classifier/kinds.ts'
import { withSureKind } from '../../service/advisor/questions/classifier/sure-kinds.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import type { ReadQuestion } from '../../service/advisor/questions/read.ts'
import { maybeAsked, signNames, signsOfReading } from '../../service/advisor/questions/sureness/sureness.ts'
import { fixedMoment } from '../core/sources.ts'
import { type Fitted, fitOdds, type Row } from './fit-odds.ts'
import { askHard, type HardAnswer } from './hard-outcomes.ts'
import { judge } from './question-match.ts'
import { readAll } from './question-readings.ts'

const ofOld = 0.25
const folds = 5

type Held = {
  readonly answer: HardAnswer
  readonly signs: readonly number[]
  readonly isRight: boolean
  readonly isFigure: boolean
}

const reads = new Map<string, readonly ReadQuestion[]>()
const raw = await askHard(undefined, (order, context) => {
  const found = readingsOf(order, context)
  reads.set(order.message, found)
  return found
})

const least = (all: readonly ReadQuestion[]): ReadQuestion | undefined =>
  [...all].sort((one, other) => one.confidence - other.confidence)[0]

const held = raw.flatMap((answer): readonly Held[] => {
  const { question: asked, outcome } = answer
  const found = reads.get(asked.question) ?? []
  const read = least(found)
  if (!read || answer.plans[0]?.operator === 'clarify') return []
  const question = questionOf(asked.question, asked.trade, fixedMoment)
  const put = {
    question,
    kinds: withSureKind(question, kindsOf(question)),
    hasBefore: asked.after !== undefined,
    readings: found.length,
  }
  const isRight = outcome === 'right' || outcome === 'declined'
  return [{ answer, signs: [...signsOfReading(read, put), 1], isRight, isFigure: maybeAsked(read) }]
})

const old = readAll().flatMap(({ question: asked, isSeen, reads: found, by }): readonly Row[] => {
  const trade = asked.id.split('-')[0]
  const read = least(found)
  if (!isSeen || !read || !DemoBusiness.is(trade) || read.plan.operator === 'clarify') return []
  const question = questionOf(asked.question, trade, fixedMoment)
  const put = {
    question,
    kinds: withSureKind(question, kindsOf(question, by)),
    hasBefore: asked.after !== undefined,
    readings: found.length,
  }
  const plans = found.flatMap(({ plan, also }) => [plan, ...also])
  const isRight = judge(asked.plan, plans) === 'right'
  return [{ signs: [...signsOfReading(read, put), 0], isRight, weight: ofOld }]
})

const fitOn = (some: readonly Held[]): Fitted =>
  fitOdds([...some.map(({ signs, isRight }) => ({ signs, isRight, weight: 1 })), ...old])

const chance = ({ intercept, weights }: Fitted, signs: readonly number[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), intercept)))

const odd = held.filter(({ answer }) => answer.isOdd)
const even = held.filter(({ answer }) => !answer.isOdd)
const whole = fitOn(odd)
const apart = Array.from({ length: folds }, (_, fold) => fitOn(odd.filter((_one, at) => at % folds !== fold)))
const chances = {
  odd: odd.map(({ signs }, at) => chance(apart[at % folds] ?? whole, signs)),
  even: even.map(({ signs }) => chance(whole, signs)),
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

for (const [name, half, among] of [
  ['odd', odd, chances.odd],
  ['even', even, chances.even],
] as const) {
  const all = raw.filter((one) => one.isOdd === (name === 'odd')).length
  const percent = (count: number): string => `${((100 * count) / all).toFixed(1)}%`.padStart(10)
  print(`${name} half, of all ${all}, by threshold: right, wrong, asked back though right, asked back else`)
  for (const least of [0, 0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75]) {
    const isAsked = half.map(({ isFigure }, at) => (among[at] ?? 0) < least && isFigure)
    const count = (asked: boolean, test: (one: Held) => boolean): number =>
      half.filter((one, at) => isAsked[at] === asked && test(one)).length
    print(
      `  ${least.toFixed(2)}${percent(count(false, ({ isRight }) => isRight))}${percent(count(false, ({ answer }) => answer.outcome === 'wrong'))}${percent(count(true, ({ isRight }) => isRight))}${percent(count(true, ({ isRight }) => !isRight))}`,
    )
  }
  const sure = half.filter((_, at) => (among[at] ?? 0) >= 0.85)
  print(`  of ${sure.length} at 0.85 or more ${sure.filter(({ isRight }) => isRight).length} are right`)
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
const weights = whole.weights.slice(0, signNames.length).map(rounded)
const intercept = rounded(whole.intercept + (whole.weights[signNames.length] ?? 0))
writeFileSync(
  join(import.meta.dirname, '../../service/advisor/questions/classifier/sureness.json'),
  `{\n  "intercept": ${intercept},\n  "weights": [${weights.join(', ')}]\n}\n`,
)
print(signNames.map((name, at) => `${name} ${weights[at]}`).join(', '))
