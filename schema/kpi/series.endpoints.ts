/** Calls for figures by day, week and month. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { IsoDate } from '../core/scalars.ts'
import { Grain, KpiSeries, KpiTarget, PeriodDetail } from './series.ts'

/** Slices of the records that the advisor reads. */
const recordSlices = [
  'kpi',
  'import',
  'memo',
  'advisory',
  'brief',
  'focus',
  'profile',
  'session',
  'note',
] as const

export const seriesEndpoints = {
  readSeries: endpoint({
    method: 'GET',
    path: '/kpis/series',
    roles: readers,
    summary:
      'Get figures by day, week or month: the periods that touch a range of at most 1,100 days and the records, each beside the year before',
    input: record({ grain: Grain, from: IsoDate, to: IsoDate }),
    output: KpiSeries,
    slices: ['kpi', 'import'],
  }),
  readPeriod: endpoint({
    method: 'GET',
    path: '/kpis/period',
    roles: readers,
    summary:
      'Get the day, week or month of a day: its figures and days, what was first reported, its files, and dated facts on record',
    input: record({ grain: Grain, day: IsoDate }),
    output: PeriodDetail,
    slices: recordSlices,
  }),
  listTargets: endpoint({
    method: 'GET',
    path: '/kpis/targets',
    roles: readers,
    summary: 'List the weekly levels that the success metrics of the focus set, for figures on record',
    input: record({}),
    output: t.array(KpiTarget),
    slices: recordSlices,
  }),
}
