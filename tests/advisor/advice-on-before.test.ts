/** Advice that is asked for without a matter, and further facts, are about what was just spoken of. */
import { expect, test } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

test.each<[DemoBusiness, string, string, RegExp]>([
  ['realestate', 'Did the premium tier pay off?', 'so what would you recommend', /portal|premium/],
  ['realestate', 'why did the landlord go', 'any ideas what we should do about that?', /landlord/],
  ['consulting', 'why did profit fall last week', 'how do we fix it', /profit/],
  ['cafe', 'what did wages cost last week', 'what should we do about it', /staff|wages/],
])('%s: %s, %s', async (type, first, then, matter) => {
  const { plans } = await askedInTurn(type, first, then)
  const plan = plans?.at(-1)
  expect(plan?.operator).toBe('advise')
  expect(plan?.operator === 'advise' ? plan.matter : '').toMatch(matter)
})

test('advice in general stays so where nothing was spoken of', async () => {
  const { plans } = await askedInTurn('cafe', 'what should we do first?')
  expect(plans?.at(-1)).toEqual({ operator: 'advise', matter: 'What should we do first?' })
})

test.each<[DemoBusiness, string, string, RegExp]>([
  ['realestate', 'why did the landlord leave', 'how many managements did they take?', /^31 managements/],
  ['realestate', 'why did the landlord leave', 'when did they go', /^The week of 28 September/],
  [
    'consulting',
    'what do we know about the water authority',
    'how much were they worth to us',
    /\$28,000|\$6,400/,
  ],
])('%s: %s, %s', async (type, first, then, told) => {
  expect((await askedInTurn(type, first, then)).message).toMatch(told)
})

test.each<[DemoBusiness, string, string]>([
  ['cafe', 'how did we go last week', 'and compared to the same week last year?'],
  ['consulting', 'compare october with september', 'and why?'],
])('a turn after two figures is about both: %s: %s, %s', async (type, first, then) => {
  const { plans = [] } = await askedInTurn(type, first, then)
  expect(plans.map((plan) => ('measure' in plan ? plan.measure : plan.operator))).toEqual([
    'revenue',
    'profit',
  ])
})

test('a turn that names a figure is about that one', async () => {
  const { plans = [] } = await askedInTurn('cafe', 'how did we go last week', 'and the margin?')
  expect(plans.map((plan) => ('measure' in plan ? plan.measure : plan.operator))).toEqual(['margin'])
})

test('a turn that names the last of two figures is about that one', async () => {
  const { plans = [] } = await askedInTurn('cafe', 'how did we go last week', 'and the profit in october?')
  expect(plans.map((plan) => ('measure' in plan ? plan.measure : plan.operator))).toEqual(['profit'])
})
