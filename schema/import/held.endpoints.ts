/** What is on record beside weekly figures: who owes money, and time worked. Apart, since every screen may ask for it. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { Debtors } from './debtors.ts'
import { WorkWeek } from './work-week.ts'

export const heldEndpoints = {
  listDebtors: endpoint({
    method: 'GET',
    path: '/debtors',
    roles: readers,
    summary: 'List who owes money, largest first, from the latest list of debtors',
    input: record({}),
    output: Debtors,
    slices: ['import'],
  }),
  listWorkWeeks: endpoint({
    method: 'GET',
    path: '/work-weeks',
    roles: readers,
    summary: 'List billed and available days by week, from timesheets, oldest first',
    input: record({}),
    output: t.array(WorkWeek),
    slices: ['import'],
  }),
}
