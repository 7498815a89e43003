/**
 * Questions written without looking at the reader, as stressed owners ask them, with what a right answer must contain.
 * Odd-numbered ones may be learned from; even-numbered ones are only ever measured.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { nonBlank, oneOf, pattern } from '#schema/core/scalars'
import { DemoBusiness } from '#schema/session/session'
import { ExpectedReading } from './question.ts'

/** What the questions test: one way of asking each. */
export const manners = [
  'value',
  'compare',
  'explain',
  'two',
  'premise',
  'claim',
  'negation',
  'superlative',
  'runs',
  'per unit',
  'share',
  'what if',
  'solve',
  'forecast',
  'calendar',
  'texts',
  'should I',
  'afford',
  'decline',
  'act',
  'product',
  'follow-up',
  'typing',
  'off-topic',
] as const

/**
 * `plan` is any right reading, as in `question.ts`. The answer's text must match all patterns in `says` and none in
 * `mustNot`. `answer` is the word that it begins with: `neither` if a yes or no would mislead.
 */
export const HardQuestion = record(
  {
    id: pattern('must be hard and a number', /^hard-\d{3}$/),
    trade: DemoBusiness,
    category: oneOf(...manners),
    question: nonBlank(8000),
    plan: t.union([ExpectedReading, t.array(ExpectedReading)]),
  },
  {
    after: nonBlank(8000),
    says: t.array(nonBlank(200)),
    mustNot: t.array(nonBlank(200)),
    answer: oneOf('yes', 'no', 'neither'),
  },
  'HardQuestion',
)
export type HardQuestion = t.TypeOf<typeof HardQuestion>

/** The questions as stored. */
export const rawHardQuestions = (): readonly unknown[] =>
  readFileSync(join(import.meta.dirname, 'hard.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

/** All of them; throws if one is not well formed. */
export const hardQuestions = (): readonly HardQuestion[] =>
  rawHardQuestions().map((raw, index) => decodeOrThrow(HardQuestion, raw, `Hard question ${index + 1}`))
