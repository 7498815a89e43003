/**
 * Questions as people ask them, labelled with what a right reading must contain. They are asked on Friday 20 November 2026
 * in Brisbane. `cafe.jsonl`, `realestate.jsonl` and `consulting.jsonl` have one question a line.
 *
 * A plan meets an expected plan if it has every field that is expected, and may have more:
 *
 * - periods are equal if they resolve to the same days on record; `weekdays` without `of` expects these weekdays only
 * - `of` and `against` of a comparison may change places
 * - `words` are among the plan's words, in any inflection
 * - `changes` are all of the plan's changes; sizes may differ by a hundredth
 * - of an array any one will do; `several` expects one plan for each of its own
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { Lever, LeverChange, Outcome } from '#schema/advisor/change-plans'
import { ActPlan, DeclinePlan, OverviewPlan, TalkPlan } from '#schema/advisor/fact-plans'
import { Grain, Group, MeasureName } from '#schema/advisor/measure'
import { RankPlan } from '#schema/advisor/measure-plans'
import { Period } from '#schema/advisor/period'
import { Aggregate, Filter } from '#schema/advisor/selection'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { Decimal, integer, nonBlank, oneOf, pattern } from '#schema/core/scalars'
import type { DemoBusiness } from '#schema/session/session'

/** Names of all operators, which are also the categories of questions. */
export const operators = [
  'value',
  'compare',
  'rank',
  'count',
  'share',
  'explain',
  'scenario',
  'solve',
  'forecast',
  'find',
  'due',
  'decided',
  'advise',
  'act',
  'define',
  'decline',
  'clarify',
] as const

const [periodRange, periodNarrowed] = Period.type.types
const PartialPeriod = record({}, { ...periodRange.props, ...periodNarrowed.props })
const selected = { period: PartialPeriod, filter: Filter }
const measured = { measure: MeasureName, ...selected }
const change = LeverChange.type.types[0].props
const changes = t.array(record({ lever: change.lever }, { by: change.by, size: change.size }))
const { order } = RankPlan.type.types[0].props

/** Fields of a plan that a question determines. */
export const ExpectedPlan = t.union([
  record({ operator: oneOf('value') }, { ...measured, aggregate: Aggregate, each: Grain, group: Group }),
  record(
    { operator: oneOf('compare') },
    { measure: MeasureName, of: record({}, selected), against: record({}, selected) },
  ),
  record({ operator: oneOf('rank') }, { ...measured, by: Group, order, count: integer(1, 100) }),
  record({ operator: oneOf('count') }, { ...measured, by: Grain, above: Decimal, below: Decimal }),
  record({ operator: oneOf('share') }, { ...measured, whole: record({}, measured) }),
  record({ operator: oneOf('explain') }, { measure: MeasureName, of: PartialPeriod, against: PartialPeriod }),
  record({ operator: oneOf('scenario') }, { changes, outcomes: t.array(Outcome), period: PartialPeriod }),
  record(
    { operator: oneOf('solve') },
    { lever: Lever, outcome: Outcome, target: Decimal, changes, period: PartialPeriod },
  ),
  record({ operator: oneOf('forecast') }, { measure: MeasureName, weeks: integer(1, 53) }),
  record(
    { operator: oneOf('find', 'due', 'decided') },
    { words: t.array(nonBlank(60)), period: PartialPeriod },
  ),
  record({ operator: oneOf('advise', 'clarify', 'focus') }),
  record({ operator: oneOf('overview') }, { of: OverviewPlan.type.types[0].props.of }),
  record({ operator: oneOf('talk') }, { about: TalkPlan.type.types[0].props.about }),
  record({ operator: oneOf('act') }, { action: ActPlan.type.types[0].props.action }),
  record({ operator: oneOf('define') }, { measure: MeasureName }),
  record({ operator: oneOf('decline') }, { because: DeclinePlan.type.types[0].props.because }),
])
export type ExpectedPlan = t.TypeOf<typeof ExpectedPlan>

/** One plan, or several for a message with several questions. */
export const ExpectedReading = t.union([
  ExpectedPlan,
  record({ operator: oneOf('several'), plans: t.array(t.union([ExpectedPlan, t.array(ExpectedPlan)])) }),
])
export type ExpectedReading = t.TypeOf<typeof ExpectedReading>

/** `group` is shared by questions that ask for the same thing; `after` is the message before a follow-up. */
export const Question = record(
  {
    id: pattern('must be a business and a number', /^(cafe|realestate|consulting)-\d{3}$/),
    category: oneOf(...operators),
    hard: t.boolean,
    question: nonBlank(8000),
    plan: t.union([ExpectedReading, t.array(ExpectedReading)]),
  },
  { group: nonBlank(20), after: nonBlank(8000) },
  'Question',
)
export type Question = t.TypeOf<typeof Question>

/** Plans any one of which is right. */
export const alternativesOf = <A extends { readonly operator: string }>(plan: A | A[]): readonly A[] =>
  Array.isArray(plan) ? plan : [plan]

/** The questions of a business as stored. */
export const rawQuestionsOf = (business: DemoBusiness): readonly unknown[] =>
  readFileSync(join(import.meta.dirname, `${business}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

/** Questions of a business; throws if one is not well formed. */
export const questionsOf = (business: DemoBusiness): readonly Question[] =>
  rawQuestionsOf(business).map((raw, index) =>
    decodeOrThrow(Question, raw, `Question ${index + 1} of ${business}`),
  )
