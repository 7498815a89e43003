/**
 * Fits the confidence of readings and writes its weights: `node --import tsx tests/advisor/fit-confidence.ts`.
 * Logistic regression on questions with odd numbers, read by classifiers that have not learned from them. Their plans are
 * filled in better than those of questions that nobody has seen, so the intercept is set `caution` below the fitted one.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signsOf } from '../../service/advisor/questions/confidence.ts'
import { judge } from './question-match.ts'
import { readAll } from './question-readings.ts'

const caution = 1.1
const steps = 20_000
const rate = 0.05
const penalty = 0.002

const found = readAll().flatMap(({ question, isSeen, reads }) => {
  const [read] = reads
  if (!isSeen || reads.length !== 1 || !read?.choice || read.plan.operator === 'clarify') return []
  const isRight = judge(question.plan, [read.plan, ...read.also]) === 'right'
  return [{ signs: signsOf(read.choice), right: isRight ? 1 : 0 }]
})

const width = found[0]?.signs.length ?? 0
let intercept = 0
let weights: readonly number[] = Array.from({ length: width }, () => 0)
for (let step = 0; step < steps; step++) {
  let ofIntercept = 0
  const slopes = weights.map((weight) => penalty * weight)
  for (const { signs, right } of found) {
    const odds = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), intercept)
    const miss = 1 / (1 + Math.exp(-odds)) - right
    ofIntercept += miss / found.length
    for (const [at, sign] of signs.entries()) slopes[at] = (slopes[at] ?? 0) + (miss * sign) / found.length
  }
  intercept -= rate * ofIntercept
  weights = weights.map((weight, at) => weight - rate * (slopes[at] ?? 0))
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
const stored = { intercept: rounded(intercept - caution), weights: weights.map(rounded) }
writeFileSync(
  join(import.meta.dirname, '../../service/advisor/questions/classifier/confidence.json'),
  `{\n  "intercept": ${stored.intercept},\n  "weights": [${stored.weights.join(', ')}]\n}\n`,
)
process.stdout.write(`${found.length} readings: ${JSON.stringify(stored)}\n`)
