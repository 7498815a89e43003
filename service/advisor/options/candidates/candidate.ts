/** Candidates: steps before they are checked against decisions taken and ranked. */
import type { Lever } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Figure } from '#schema/core/advice'
import { isInWeek } from '../../measures/bases.ts'
import type { Span } from '../../periods/dates.ts'
import { evaluate } from '../../plans/evaluate.ts'
import type { Option } from '../option.ts'
import { lastWeeks, type Priced, weeksBefore } from '../priced.ts'
import type { Scene } from '../scene.ts'

export type Candidate = Pick<
  Option,
  'key' | 'step' | 'short' | 'because' | 'stopIf' | 'effort' | 'by' | 'changes' | 'restsOn'
> &
  Partial<Pick<Option, 'advisory' | 'dismissed' | 'statedWorth' | 'worth'>> & {
    /** Effect on a typical week; undefined if the records cannot price it. */
    readonly priced: Priced | undefined
    /** Lever used; undefined for steps that move none. */
    readonly lever: Lever | undefined
    readonly weekdays?: readonly number[]
    /** 0: the matter itself. 1: moves what the matter is about. 2: only protects. */
    readonly tier: 0 | 1 | 2
  }

/** Makes candidates; none if the records support none. */
export type Generator = (scene: Scene) => readonly Candidate[]

const dates = ({ from, to }: Span): Period => ({ of: { kind: 'dates', from, to } })

/** A measure over the last four weeks and its change from the four before, or over the weeks of the change in question. */
export const overFourWeeks = ({ context, records, change }: Scene, measure: MeasureName) => {
  const answer = evaluate(
    {
      operator: 'compare',
      measure,
      of: { period: change ? dates(change.of) : lastWeeks(records, 4) },
      against: { period: change ? dates(change.against) : weeksBefore(records, 4) },
    },
    context,
  )
  return answer.operator === 'compare' ? answer : undefined
}

/** A measure over the latest weeks. */
export const overWeeks = (
  { context, records }: Scene,
  measure: MeasureName,
  count: number,
): Figure | undefined => {
  const answer = evaluate({ operator: 'value', measure, period: lastWeeks(records, count) }, context)
  return answer.operator === 'value' ? answer.figure : undefined
}

/** True if the number of sales is on record; nobody sees it move otherwise. */
export const countsSales = ({ records }: Scene): boolean =>
  records.kpis.some((week) => isInWeek(week, 'transactions'))

/** Rounds to a tenth, so that a step can be carried out as written. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10
