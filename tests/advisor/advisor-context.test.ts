/** The context in which plans are evaluated has everything that an operator needs. */
import { expect, it } from 'vitest'
import type { ForecastPlan } from '#schema/advisor/change-plans'
import { Connection } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { evaluateForecast } from '../../service/advisor/forecast/evaluate-forecast.ts'
import { lastWeeks } from '../../service/advisor/options/priced.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { seededRecords } from './seeded-records.ts'

const plan: ForecastPlan = { operator: 'forecast', measure: 'revenue', weeks: 4 }

it('answers forecast plans', () => {
  const records = seededRecords('cafe')
  expect(evaluate(plan, advisorContext(records))).toEqual(evaluateForecast(plan, records))
})

const connection = decodeOrThrow(
  Connection,
  {
    id: 'one',
    type: 'bank_account',
    status: 'connected',
    lastSync: null,
    setupKeys: [],
    createdAt: seededRecords('cafe').now.toISOString(),
  },
  'A connection',
)

it('holds the records and the connections', () => {
  const records = seededRecords('cafe')
  const connections = [connection]
  expect(advisorContext(records, connections)).toMatchObject({ records, connections })
})

it('remembers an answer with its records, and not for others, for sizes of ours, or with connections', () => {
  const records = seededRecords('cafe')
  const shorter = { ...records, kpis: records.kpis.slice(0, -4) }
  const changes = [{ lever: 'price' as const, size: 5, by: 'percent' as const }]
  const asked = {
    operator: 'scenario' as const,
    changes,
    outcomes: ['profit' as const],
    period: lastWeeks(records, 13),
  }
  const answer = evaluate(asked, advisorContext(records))
  expect(evaluate({ ...asked }, advisorContext(records))).toBe(answer)
  expect(evaluate({ ...asked, outcomes: ['revenue'] }, advisorContext(records))).not.toEqual(answer)
  expect(evaluate(asked, advisorContext(shorter))).not.toEqual(answer)
  expect(evaluate(asked, { ...advisorContext(records), sizesBy: 'assumption' })).not.toEqual(answer)
  const connected = evaluate(asked, advisorContext(records, [connection]))
  expect(connected).toEqual(answer)
  expect(connected).not.toBe(answer)
})
