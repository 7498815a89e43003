/** A week's figures come in once, and so do the hours of a day. */
import * as t from 'io-ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, integer } from '../core/scalars.ts'
import { Expenses, HourFigures, KpiId } from './kpi.ts'

export const kpiEvents = {
  KpiRecorded: event(
    'KpiRecorded',
    record(
      {
        kpiId: KpiId,
        weekStart: IsoDate,
        revenue: Decimal,
        profitMargin: Decimal,
        cashRunwayMonths: Decimal,
        cashRunwayWeeks: Decimal,
        transactions: integer(0),
      },
      { expenses: Expenses },
    ),
    { title: 'Weekly figures recorded', refs: ({ weekStart }) => ({ weekStart }) },
  ),
  HoursRecorded: event('HoursRecorded', record({ date: IsoDate, hours: t.array(HourFigures) }), {
    title: 'Hourly figures recorded',
    refs: ({ date }) => ({ topic: date }),
  }),
}
