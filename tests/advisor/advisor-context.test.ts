/** The context that plans are evaluated in: nothing that an operator takes is left out. */
import { expect, it } from 'vitest'
import type { ForecastPlan } from '#schema/advisor/change-plans'
import { Connection } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { evaluateForecast } from '../../service/advisor/forecast/evaluate-forecast.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { seededRecords } from './seeded-records.ts'

const plan: ForecastPlan = { operator: 'forecast', measure: 'revenue', weeks: 4 }

it('answers forecast plans', () => {
  const records = seededRecords('cafe')
  expect(evaluate(plan, advisorContext(records))).toEqual(evaluateForecast(plan, records))
})

it('holds the records and the connections', () => {
  const records = seededRecords('cafe')
  const connection = {
    id: 'one',
    type: 'bank_account',
    status: 'connected',
    lastSync: null,
    setupKeys: [],
    createdAt: records.now.toISOString(),
  }
  const connections = [decodeOrThrow(Connection, connection, 'A connection')]
  expect(advisorContext(records, connections)).toMatchObject({ records, connections })
})
