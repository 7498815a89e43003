/** Calls for the dashboards' figures. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { KpiForecast } from './forecast.ts'
import { DayHours, KpiRecord } from './kpi.ts'

export const kpiEndpoints = {
  listKpis: endpoint({
    method: 'GET',
    path: '/kpis',
    roles: readers,
    summary: 'List weekly figures, oldest first; the last one is the latest',
    input: record({}),
    output: t.array(KpiRecord),
    slices: ['kpi', 'import'],
  }),
  listHours: endpoint({
    method: 'GET',
    path: '/kpis/hourly',
    roles: readers,
    summary: 'List transactions and takings by the hour, grouped by day, oldest first',
    input: record({}),
    output: t.array(DayHours),
    slices: ['kpi', 'import'],
  }),
  listForecasts: endpoint({
    method: 'GET',
    path: '/kpis/forecasts',
    roles: readers,
    summary:
      'Forecast weekly measures four weeks ahead, each with its 80% band and its skill over the naive forecast',
    input: record({}),
    output: t.array(KpiForecast),
    slices: ['kpi', 'import'],
  }),
}
