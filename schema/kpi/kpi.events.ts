/** Events with the figures of a week, and the hours of a day. */
import * as t from 'io-ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate } from '../core/scalars.ts'
import { Expenses, HourFigures, KpiId, weekFigures } from './kpi.ts'

export const kpiEvents = {
  KpiRecorded: event('KpiRecorded', record({ kpiId: KpiId, ...weekFigures }, { expenses: Expenses }), {
    title: 'Weekly figures recorded',
    refs: ({ weekStart }) => ({ weekStart }),
  }),
  HoursRecorded: event('HoursRecorded', record({ date: IsoDate, hours: t.array(HourFigures) }), {
    title: 'Hourly figures recorded',
    refs: ({ date }) => ({ topic: date }),
  }),
}
