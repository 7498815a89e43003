/**
 * Questions written blind, as stressed owners ask them, with what a right answer must be. Those with odd numbers may be
 * learned from; those with even numbers are only ever measured.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { nonBlank, oneOf, pattern } from '#schema/core/scalars'
import { DemoBusiness } from '#schema/session/session'
import { ExpectedReading } from './question.ts'

/** What the questions try: one way of asking each. */
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
 * `plan` is any reading that is right, as in `question.ts`. `says` are patterns that the answer's text must match, each of
 * them; `mustNot` are those that it may not. `answer` is the word it opens with: `neither` where a yes or no misleads.
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

/** The questions as they are on file. */
export const rawHardQuestions = (): readonly unknown[] =>
  readFileSync(join(import.meta.dirname, 'hard.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

/** All of them; throws if one is not well formed. */
export const hardQuestions = (): readonly HardQuestion[] =>
  rawHardQuestions().map((raw, index) => decodeOrThrow(HardQuestion, raw, `Hard question ${index + 1}`))
