/** What owners ask in a week, in plain words: each is read as the plan it asks for. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan, askedText } from './asked-questions.ts'

type Plans = readonly (readonly [DemoBusiness, string, Readonly<Record<string, unknown>>])[]

const plans: Plans = [
  ['consulting', 'What did we make in September after all our costs?', { measure: 'profit' }],
  ['cafe', 'How long do we last if no money is coming in?', { operator: 'value', measure: 'runway' }],
  ['cafe', 'how much of each dollar ends up as wages', { operator: 'value', measure: 'staff-share' }],
  ['cafe', 'is rent as a share of sales up or down since autumn?', { operator: 'compare' }],
  ['realestate', 'hows the fee per sale going, up or down since june', { operator: 'compare' }],
  ['consulting', 'Has the day rate been drifting up or down since winter?', { operator: 'compare' }],
  ['cafe', 'our biggest expense after rent', { operator: 'rank', by: 'expense', order: 'highest' }],
  ['realestate', 'After wages, what is our largest cost?', { operator: 'rank', by: 'expense' }],
  ['realestate', 'top 4 and bottom 4 weeks this year', { operator: 'rank', by: 'week', count: 4 }],
  ['realestate', 'What happens if fees drop 8% and wages stay put?', { operator: 'scenario' }],
  ['cafe', 'If sales fall 5%, rent and wages unchanged, do we still make money?', { operator: 'scenario' }],
  ['consulting', 'Why are staff costs up?', { operator: 'explain', of: { of: { kind: 'last', count: 4 } } }],
  ['cafe', 'why is spending on marketing down', { of: { of: { kind: 'last', count: 4 } } }],
  ['cafe', 'how long does the lease run', { operator: 'find' }],
  ['cafe', 'How much would putting up coffee prices bring in?', { operator: 'advise', asked: 'worth' }],
  ['realestate', 'what would stepping down the portal tier save us', { operator: 'advise', asked: 'worth' }],
  ['cafe', 'What should worry me most?', { operator: 'overview', of: 'risks' }],
  ['realestate', 'What’s the smartest next move?', { operator: 'advise' }],
]

describe('plain questions are read as what they ask', () => {
  it.each(plans)('%s: %s', async (type, question, plan) => {
    expect(await askedPlan(type, question)).toMatchObject(plan)
  })
})

describe('what was said before is not said again', () => {
  it('compares once where one question asks for the figure and the next for its comparison', async () => {
    const text = await askedText(
      'cafe',
      'What did we take last week, and how does that stack up against the week before?',
    )
    expect(text.match(/1,594/g)).toHaveLength(1)
    expect(text).not.toMatch(/^(?:Yes|No)\./m)
  })
})

describe('what a record does not say is not answered by another', () => {
  it.each([
    ['consulting', 'When does the transport programme finish?', /13 November/],
    ['consulting', 'How is the pipeline looking?', /^Last week was/],
    ['realestate', 'Which day has the most open homes?', /26 November/],
    ['cafe', 'How long is the lease?', /\$2,100/],
  ] as const)('%s: %s', async (type, question, other) => {
    expect(await askedText(type, question)).not.toMatch(other)
  })
})
