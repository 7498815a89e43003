/** Turns that change the previous assumption, measure, forecast or advice. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '#schema/advisor/plan'
import type { DemoBusiness } from '#schema/session/session'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { seededRecords } from './seeded-records.ts'

/** The plans of a thread, its messages separated by two bars. */
const thread = (type: DemoBusiness, messages: string): readonly Plan[] => {
  const { now } = seededRecords(type)
  const plans: Plan[] = []
  for (const message of messages.split(' || ')) {
    const plan = readMessage(message, type, now, plans.at(-1), undefined, plans).at(-1)?.plan
    if (plan) plans.push(plan)
  }
  return plans
}

describe.each<[DemoBusiness, readonly (readonly [messages: string, plan: object])[]]>([
  [
    'cafe',
    [
      [
        'what if we raise prices 6%? || half that?',
        { operator: 'scenario', changes: [{ lever: 'price', size: 3 }] },
      ],
      ['what if we raise prices 6%? || double it', { changes: [{ size: 12 }] }],
      ['what if rent went up 10%? || and for the year?', { operator: 'scenario', over: 'year' }],
      [
        'what do we spend on marketing || and if we halved it?',
        { operator: 'scenario', changes: [{ lever: 'marketing', size: -50 }] },
      ],
      ['wages last month || is that high?', { operator: 'compare', measure: 'staff', asked: 'higher' }],
      ['sales last week || is that good?', { operator: 'compare', measure: 'revenue', asked: 'better' }],
      ['how much cash have we got || in weeks?', { operator: 'value', measure: 'runway' }],
      ['what was the margin last week || in dollars?', { measure: 'profit' }],
      [
        'how did saturday go || average of the last four',
        { aggregate: 'mean', each: 'day', period: { weekdays: [5] } },
      ],
      [
        'sales in september || and october || which was better?',
        {
          operator: 'compare',
          asked: 'which',
          of: { period: { of: { month: 9 } } },
          against: { period: { of: { month: 10 } } },
        },
      ],
      ['forecast for next week || how sure are you?', { operator: 'forecast', asked: 'range' }],
      ['forecast for next week || and profit?', { operator: 'forecast', measure: 'profit' }],
      ['should we put prices up || why?', { operator: 'advise', asked: 'why' }],
      ['should we put prices up || what would that bring in?', { operator: 'advise', asked: 'worth' }],
      ['should we put prices up || ok let’s do it', { operator: 'talk', about: 'settling' }],
    ],
  ],
  [
    'consulting',
    [
      ['what if we hire a grad at 70k || make that two', { changes: [{ lever: 'staff', by: 'amount' }] }],
      [
        'what if we hire a grad at 70k || how many days would pay for that',
        { operator: 'solve', lever: 'volume' },
      ],
      [
        'how many days did we bill in the week of 7 september || and the week after?',
        { operator: 'value', period: { of: { from: '2026-09-14' } } },
      ],
    ],
  ],
])('after the turn before, in %s', (type, cases) => {
  it.each(cases)('%s', (messages, plan) => {
    expect(thread(type, messages).at(-1)).toMatchObject(plan)
  })
})

it('takes a number of people as so many of what one costs', () => {
  const [one, two] = thread('consulting', 'what if we hire a grad at 70k || make that two')
  const sizeOf = (plan: Plan | undefined) =>
    plan?.operator === 'scenario' ? plan.changes[0]?.size : undefined
  expect(sizeOf(two)).toBeCloseTo(2 * (sizeOf(one) ?? Number.NaN), 6)
})

it('leaves what stands on its own to itself', () => {
  const [, own] = thread('cafe', 'what if we raise prices 6%? || what did wages cost in october')
  expect(own).toMatchObject({ operator: 'value', measure: 'staff' })
})
