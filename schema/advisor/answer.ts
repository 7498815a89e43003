/** Answers: what the evaluator returns for a plan. Every number is a figure with its receipt; signs are values. */
import * as t from 'io-ts'
import { Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, integer, oneOf, text } from '../core/scalars.ts'
import { Lever, Outcome } from './change-plans.ts'
import { Cell, Coverage } from './coverage.ts'
import { ForecastWeek } from './forecast-week.ts'
import { MeasureName } from './measure.ts'
import { Nothing } from './nothing.ts'
import { TimelineFact } from './timeline.ts'

/** `at` is the period that was highest, lowest or last. */
export const ValueAnswer = record(
  { operator: oneOf('value'), measure: MeasureName, figure: Figure, coverage: Coverage },
  { at: Cell, groups: t.array(Cell) },
  'ValueAnswer',
)
export type ValueAnswer = t.TypeOf<typeof ValueAnswer>

/** What two sides are compared by: their wholes, or their means where they differ in length. */
export const Basis = oneOf('whole', 'a-week', 'a-day')
export type Basis = t.TypeOf<typeof Basis>

/** `difference` is `of` less `against`; `basis` says whether totals or means a week or a day were compared. */
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

/** Best first, from the place that was asked for, of `outOf`; `leftOut` are only partly on record. `wholes`: sums behind means `a-week`. */
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

/** How many periods met the condition, or are in the run, which, how many there were, and the mean that was the bound. */
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

/** `parts` add up to `change`; `facts` are those of the later period; `most` is the week without which most of it is gone. */
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

/** An outcome before and after, with the lowest and highest under the assumptions' ranges. */
export const ScenarioOutcome = record(
  { outcome: Outcome, before: Figure, after: Figure, change: Figure, low: Figure, high: Figure },
  undefined,
  'ScenarioOutcome',
)
export type ScenarioOutcome = t.TypeOf<typeof ScenarioOutcome>
/** A sum spent once: the cash and the runway before and after, the profit of a typical week, and the weeks of it that pay. */
export const OnceAnswer = record(
  { sum: Figure, cash: Figure, cashAfter: Figure, runway: Figure, runwayAfter: Figure, reserve: Figure },
  { payback: Figure },
  'OnceAnswer',
)
export type OnceAnswer = t.TypeOf<typeof OnceAnswer>

/** `lost` is the revenue a week that a closure gives up. */
export const ScenarioAnswer = record(
  {
    operator: oneOf('scenario'),
    outcomes: t.array(ScenarioOutcome),
    assumptions: t.array(Figure),
    coverage: Coverage,
  },
  { lost: Figure, once: OnceAnswer },
  'ScenarioAnswer',
)
export type ScenarioAnswer = t.TypeOf<typeof ScenarioAnswer>

/**
 * `change` is the move of the lever in percent, `level` what it then comes to a week or a sale, and `step` the level less
 * the one `before`. `revenue` is that of a week at the level, and
 * `revenueStep` that less the present one. Customers are taken to react to no price; `reacting` is the
 * level if they do as we assume, where one reaches the target.
 */
export const SolveAnswer = record(
  {
    operator: oneOf('solve'),
    lever: Lever,
    outcome: Outcome,
    target: Figure,
    change: Figure,
    before: Figure,
    level: Figure,
    step: Figure,
    revenue: Figure,
    revenueStep: Figure,
    present: Figure,
    assumptions: t.array(Figure),
    coverage: Coverage,
  },
  { reacting: Figure },
  'SolveAnswer',
)
export type SolveAnswer = t.TypeOf<typeof SolveAnswer>

/**
 * Facts on record. `isNearest`: none of them is quite what was asked for. `isForeign`: they share words with it and are about something else. `isWhole`: the first has every word that was asked about. `missing`: words of the question that no text on
 * record has.
 */
export const FactsAnswer = record(
  { operator: oneOf('find', 'due', 'decided'), facts: t.array(TimelineFact), from: IsoDate, to: IsoDate },
  { isNearest: t.boolean, isForeign: t.boolean, isWhole: t.boolean, missing: t.array(text(60, 1)) },
  'FactsAnswer',
)
export type FactsAnswer = t.TypeOf<typeof FactsAnswer>

/**
 * A measure ahead: the forecast and its band at 80 %, for the weeks of the period where one was asked for. `skill` is the share of the naive forecast's error that it saved.
 * `isTooEarly`: under 13 weeks are on record, so it is the last value with a wide band.
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
