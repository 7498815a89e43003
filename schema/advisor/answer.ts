/** Answers that the evaluator returns for a plan. Every number is a figure with its receipt; signs are values. */
import * as t from 'io-ts'
import { Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, integer, oneOf, text } from '../core/scalars.ts'
import { ScenarioAnswer, SolveAnswer } from './change-answers.ts'
import { Cell, Coverage } from './coverage.ts'
import { ForecastWeek } from './forecast-week.ts'
import { MeasureName } from './measure.ts'
import { Nothing } from './nothing.ts'
import { TimelineFact } from './timeline.ts'

/** `at` is the period in which the value was highest, lowest or last. */
export const ValueAnswer = record(
  { operator: oneOf('value'), measure: MeasureName, figure: Figure, coverage: Coverage },
  { at: Cell, groups: t.array(Cell) },
  'ValueAnswer',
)
export type ValueAnswer = t.TypeOf<typeof ValueAnswer>

/** How two sides are compared: by their totals, or by their means if they differ in length. */
export const Basis = oneOf('whole', 'a-week', 'a-day')
export type Basis = t.TypeOf<typeof Basis>

/** `difference` is `of` minus `against`; `basis` says whether totals or means per week or day were compared. */
export const CompareAnswer = record(
  {
    operator: oneOf('compare'),
    measure: MeasureName,
    of: Figure,
    against: Figure,
    difference: Figure,
    basis: Basis,
    coverage: Coverage,
    coverageAgainst: Coverage,
  },
  { percent: Figure, isBetter: t.boolean },
  'CompareAnswer',
)
export type CompareAnswer = t.TypeOf<typeof CompareAnswer>

/**
 * Best first, starting at the requested rank, out of `outOf`. `leftOut`: groups that are only partly on record. `wholes`:
 * the totals behind means per week.
 */
export const RankAnswer = record(
  {
    operator: oneOf('rank'),
    measure: MeasureName,
    cells: t.array(Cell),
    outOf: integer(0),
    leftOut: integer(0),
    coverage: Coverage,
  },
  { basis: oneOf('a-week'), wholes: t.array(Figure) },
  'RankAnswer',
)
export type RankAnswer = t.TypeOf<typeof RankAnswer>

/**
 * How many periods met the condition or belong to the run, which ones, how many there were in all, and the mean that was the
 * bound.
 */
export const CountAnswer = record(
  {
    operator: oneOf('count'),
    measure: MeasureName,
    figure: Figure,
    outOf: integer(0),
    cells: t.array(Cell),
    coverage: Coverage,
  },
  { mean: Figure },
  'CountAnswer',
)
export type CountAnswer = t.TypeOf<typeof CountAnswer>

export const ShareAnswer = record(
  {
    operator: oneOf('share'),
    measure: MeasureName,
    figure: Figure,
    part: Figure,
    whole: Figure,
    coverage: Coverage,
  },
  undefined,
  'ShareAnswer',
)
export type ShareAnswer = t.TypeOf<typeof ShareAnswer>

/**
 * `parts` add up to `change`; `facts` are those of the later period; `most` is the week that accounts for most of the
 * change.
 */
export const ExplainAnswer = record(
  {
    operator: oneOf('explain'),
    measure: MeasureName,
    of: Figure,
    against: Figure,
    change: Figure,
    parts: t.array(Figure),
    facts: t.array(TimelineFact),
    basis: Basis,
    coverage: Coverage,
    coverageAgainst: Coverage,
  },
  { most: record({ week: Cell, without: Figure }) },
  'ExplainAnswer',
)
export type ExplainAnswer = t.TypeOf<typeof ExplainAnswer>

/**
 * Facts on record. `isNearest`: none of them is exactly what was asked for. `isForeign`: they share words with the question
 * but are about something else. `isWhole`: the first one has every word of the question. `missing`: words of the question
 * that no text on record has.
 */
export const FactsAnswer = record(
  { operator: oneOf('find', 'due', 'decided'), facts: t.array(TimelineFact), from: IsoDate, to: IsoDate },
  { isNearest: t.boolean, isForeign: t.boolean, isWhole: t.boolean, missing: t.array(text(60, 1)) },
  'FactsAnswer',
)
export type FactsAnswer = t.TypeOf<typeof FactsAnswer>

/**
 * A forecast and its 80 % band, for the weeks of the period if one was asked for. `skill` is the share of the naive
 * forecast's error that it avoids. `isTooEarly`: fewer than 13 weeks are on record, so the forecast is the last value with a
 * wide band.
 */
export const ForecastAnswer = record(
  {
    operator: oneOf('forecast'),
    measure: MeasureName,
    weeks: t.array(ForecastWeek),
  },
  { skill: Decimal, isTooEarly: t.boolean },
  'ForecastAnswer',
)
export type ForecastAnswer = t.TypeOf<typeof ForecastAnswer>

export const Answer = t.union([
  Nothing,
  ValueAnswer,
  CompareAnswer,
  RankAnswer,
  CountAnswer,
  ShareAnswer,
  ExplainAnswer,
  ScenarioAnswer,
  SolveAnswer,
  FactsAnswer,
  ForecastAnswer,
])
export type Answer = t.TypeOf<typeof Answer>
