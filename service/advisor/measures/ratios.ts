/** Measures as a share of revenue, and the good direction. */
import { type MeasureName, PerMeasure } from '#schema/advisor/measure'
import { combinationOf, combined } from './combined.ts'
import { perOf } from './per.ts'

const shares: { readonly [measure in MeasureName]?: MeasureName } = {
  staff: 'staff-share',
  supplies: 'supplies-share',
  premises: 'premises-share',
  marketing: 'marketing-share',
  other: 'other-share',
  costs: 'cost-share',
  profit: 'margin',
}

/** The measure for another one's share of revenue; a share returns itself. */
export const shareOf = (measure: MeasureName): MeasureName | undefined => {
  const { kind, lines } = combinationOf(measure) ?? {}
  return kind && lines ? combined(kind, lines, true) : shares[measure]
}

const costs: ReadonlySet<MeasureName> = new Set([
  'staff',
  'supplies',
  'premises',
  'marketing',
  'other',
  'costs',
])

/** True for costs, of which less is better. */
export const isGoodLow = (measure: MeasureName): boolean => {
  const combination = combinationOf(measure)
  if (combination) return combination.kind === 'sum-of'
  if (PerMeasure.is(measure)) return perOf(measure) !== 'profit'
  return costs.has(measure) || measure.endsWith('share')
}
