/** How long the cash lasts. runwayProjection (so many weeks on, with a range) · runwayAgainstTarget · cashIfTakingsChange */
import type { Figure } from '#schema/core/advice'
import { counted } from '../../runtime/counted.ts'
import { benchmarks } from '../benchmarks.ts'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { followingCosts } from './following-costs.ts'
import { lastWeeks, latestWeek, weekInput, weeksInput } from './weeks.ts'

/** Projected runway if it keeps changing as in the last quarter; range from the quartiles of its slopes. */
export type Projection = { readonly middle: Figure; readonly low: Figure; readonly high: Figure }

/** The runway `ahead` weeks from the latest week; undefined with fewer than six weeks on record. */
export const runwayProjection = (records: Records, ahead = 13): Projection | undefined => {
  const weeks = lastWeeks(records, 13)
  const series = weeksInput(weeks, 'cashRunwayWeeks')
  if (!series || weeks.length < 6) return undefined
  const project = (formula: 'projection' | 'projection-low' | 'projection-high', label: string) =>
    measure(records)({
      label: `cash runway in ${counted(ahead, 'week')}, ${label}`,
      unit: 'weeks',
      formula,
      inputs: [series, stated('assumption', 'weeks ahead', ahead)],
    })
  const middle = project('projection', 'on the trend of the last quarter')
  const low = project('projection-low', 'at the lower quartile of its slopes')
  const high = project('projection-high', 'at the upper quartile of its slopes')
  return middle && low && high && { middle, low, high }
}

/** Runway compared with the weeks of costs in our table; `gap` is ours minus the target. */
export const runwayAgainstTarget = (
  records: Records,
): { readonly now: Figure; readonly target: Figure; readonly gap: Figure } | undefined => {
  const week = latestWeek(records)
  if (!week) return undefined
  const make = measure(records)
  const { cashWeeks, industry } = benchmarks[records.business.type]
  const own = weekInput(week, 'cashRunwayWeeks')
  const wanted = stated('benchmark', 'cashWeeks', cashWeeks)
  const now = make({ label: 'cash runway', unit: 'weeks', formula: 'value', inputs: [own] })
  const target = make({
    label: `cash runway for ${industry} (our assumption)`,
    unit: 'weeks',
    formula: 'value',
    inputs: [wanted],
  })
  const gap = make({
    label: 'cash runway, ours less the target',
    unit: 'weeks',
    formula: 'change',
    inputs: [own, wanted],
    shown: 'unsigned',
  })
  return now && target && gap && { now, target, gap }
}

/**
 * Weekly result if takings change by `percent` through volume, and how long cash then lasts. `lasts` is
 * undefined if the result stays positive, because cash is then not used up. Means of the last quarter.
 */
export const cashIfTakingsChange = (
  records: Records,
  percent: number,
  kind: 'question' | 'assumption' = 'question',
): { readonly surplus: Figure; readonly cash: Figure; readonly lasts: Figure | undefined } | undefined => {
  const make = measure(records)
  const weeks = lastWeeks(records, 13)
  const end = latestWeek(records)
  const [revenue, costs, moving] = [
    weeksInput(weeks, 'revenue'),
    weeksInput(weeks, 'costs'),
    followingCosts(records, weeks),
  ]
  if (!revenue || !costs || !moving || !end) return undefined
  const runway = weekInput(end, 'cashRunwayWeeks')
  const change = stated(kind, 'change in takings, percent', percent)
  const surplus = make({
    label: `weekly surplus if takings change by ${percent}%`,
    unit: 'aud',
    formula: 'surplus-after',
    inputs: [revenue, costs, change, moving.input],
    shown: 'unsigned',
  })
  const cash = make({
    label: 'cash behind the runway',
    unit: 'aud',
    formula: 'product',
    inputs: [runway, costs],
    shown: 'rough',
  })
  const lasts = make({
    label: `weeks the cash lasts if takings change by ${percent}%`,
    unit: 'weeks',
    formula: 'weeks-of-cash',
    inputs: [runway, costs, revenue, change, moving.input],
  })
  return surplus && cash && { surplus, cash, lasts }
}
