/** Where we are beside last week or a benchmark, and named times of next year. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan } from './asked-questions.ts'

test.each<[DemoBusiness, string, object]>([
  ['cafe', 'are we on track to beat last week so far?', { operator: 'compare', measure: 'revenue' }],
  ['realestate', 'are we ahead of last week', { operator: 'compare', measure: 'revenue' }],
  [
    'cafe',
    'My sister says cafes should run wages at 30%. where are we',
    { operator: 'value', measure: 'staff-share', target: { size: 30 } },
  ],
  [
    'realestate',
    'marketing should be 8% of fees they reckon: where are we',
    { operator: 'value', measure: 'marketing-share', target: { size: 8 } },
  ],
  [
    'realestate',
    'What will we gross in the March quarter next year',
    { operator: 'forecast', period: { of: { kind: 'quarter', quarter: 1, year: 2027 } } },
  ],
  [
    'cafe',
    'what’ll we take the week of christmas, last year was woeful',
    { operator: 'forecast', measure: 'revenue' },
  ],
])('%s: %s', async (type, question, plan) => expect(await askedPlan(type, question)).toMatchObject(plan))

test('a condition is not read past', async () =>
  expect(
    JSON.stringify(await askedPlan('cafe', 'what’ll we take the week of christmas if we close on monday')),
  ).not.toMatch(/"operator":"forecast".*2026-12-21/))
