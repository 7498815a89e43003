/** Candidates: steps before they are checked against decisions taken and ranked. */
import type { Lever } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { evaluate } from '../../plans/evaluate.ts'
import type { Option } from '../option.ts'
import { lastWeeks, type Priced, weeksBefore } from '../priced.ts'
import type { Scene } from '../scene.ts'

export type Candidate = Pick<
  Option,
  'key' | 'step' | 'short' | 'because' | 'stopIf' | 'effort' | 'by' | 'changes' | 'restsOn'
> &
  Partial<Pick<Option, 'advisory' | 'dismissed' | 'statedWorth' | 'worth'>> & {
    /** What it does to a typical week; undefined where the records cannot price it. */
    readonly priced: Priced | undefined
    /** Lever that it works with; undefined for steps that move none. */
    readonly lever: Lever | undefined
    readonly weekdays?: readonly number[]
    /** 0: it is the matter itself. 1: it moves what the matter is about. 2: it only protects. */
    readonly tier: 0 | 1 | 2
  }

/** Makes candidates; none where the records bear out none. */
export type Generator = (scene: Scene) => readonly Candidate[]

/** A measure over the last four weeks, and its change on the four before. */
export const overFourWeeks = ({ context, records }: Scene, measure: MeasureName) => {
  const answer = evaluate(
    {
      operator: 'compare',
      measure,
      of: { period: lastWeeks(records, 4) },
      against: { period: weeksBefore(records, 4) },
    },
    context,
  )
  return answer.operator === 'compare' ? answer : undefined
}

/** A measure over the newest weeks. */
export const overWeeks = (
  { context, records }: Scene,
  measure: MeasureName,
  count: number,
): Figure | undefined => {
  const answer = evaluate({ operator: 'value', measure, period: lastWeeks(records, count) }, context)
  return answer.operator === 'value' ? answer.figure : undefined
}

/** Rounded to a tenth, so that a step can be carried out as it is written. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10
