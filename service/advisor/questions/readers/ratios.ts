/** Measures as a share of revenue. */
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
