/** A week's figures come in once. */
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, integer } from '../core/scalars.ts'
import { KpiId } from './kpi.ts'

export const kpiEvents = {
  KpiRecorded: event(
    'KpiRecorded',
    record({
      kpiId: KpiId,
      weekStart: IsoDate,
      revenue: Decimal,
      profitMargin: Decimal,
      cashRunwayMonths: Decimal,
      cashRunwayWeeks: Decimal,
      transactions: integer(0),
    }),
    { title: 'Weekly figures recorded', refs: ({ weekStart }) => ({ weekStart }) },
  ),
}
