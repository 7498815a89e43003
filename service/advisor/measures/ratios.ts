/** Measures as a share of revenue, and which way is good. */
import type { MeasureName } from '#schema/advisor/measure'

/** The measure that is another one's share of revenue. */
export const shareOf: { readonly [measure in MeasureName]?: MeasureName } = {
  staff: 'staff-share',
  supplies: 'supplies-share',
  premises: 'premises-share',
  marketing: 'marketing-share',
  other: 'other-share',
  costs: 'cost-share',
  profit: 'margin',
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
export const isGoodLow = (measure: MeasureName): boolean => costs.has(measure) || measure.endsWith('share')
