/** A turn after an answer of several figures is about all of them: another stretch of weeks, last year, percent. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

const plansAfter = async (type: DemoBusiness, ...turns: readonly string[]) =>
  (await askedInTurn(type, ...turns)).plans ?? []
const measuresIn = (plans: readonly object[]) => plans.map((plan) => ('measure' in plan ? plan.measure : ''))
const ofOverview = ['revenue', 'profit', 'margin', 'transactions']

describe('after an overview', () => {
  it.each<[DemoBusiness, string, string]>([
    ['cafe', 'how is the business going', 'and over six weeks?'],
    ['consulting', 'give me an overview', 'the four-week average please'],
    ['realestate', 'how are we doing', 'what about the last eight weeks'],
    ['cafe', 'how are we going', 'for last month'],
  ])('another time is asked of all its figures (%s): %s, %s', async (type, first, turn) => {
    const plans = await plansAfter(type, first, turn)
    expect(measuresIn(plans)).toEqual(ofOverview)
    expect(plans.every(({ operator }) => operator === 'value')).toBe(true)
  })

  it('the year before is set beside all its figures', async () => {
    const plans = await plansAfter(
      'realestate',
      'how are we going',
      'how does that compare with the same week last year',
    )
    expect(measuresIn(plans)).toEqual(ofOverview)
    expect(plans.every(({ operator }) => operator === 'compare')).toBe(true)
  })

  it('an average is one by the week', async () => {
    const { message } = await askedInTurn('consulting', 'how are we going', 'the four week average instead')
    expect(message).toContain('$54,307 a week')
    expect(message).toContain('$10,015 a week')
  })

  it.each(['what is due this week', 'thanks', 'write to our accountant', 'what were wages in june'])(
    'what asks something else is not of its figures: %s',
    async (turn) => {
      expect((await plansAfter('cafe', 'how are we going', turn)).length).toBeLessThan(ofOverview.length)
    },
  )
})

describe('after a figure', () => {
  it.each<[string, string, number]>([
    ['what was profit last week', 'no, I meant the four weeks', 4],
    ['what did we spend on staff last week', 'over eight weeks', 8],
    ['how many sales last week', 'sorry, the last two weeks', 2],
  ])('%s, %s', async (first, turn, count) => {
    const [plan] = await plansAfter('cafe', first, turn)
    expect(plan).toMatchObject({ operator: 'value', period: { of: { kind: 'last', unit: 'week', count } } })
  })

  it.each<[string, string]>([
    ['compare revenue in october with september', 'in percent?'],
    ['what was revenue last week', 'what’s that in percent'],
    ['compare sales this month with last month', 'as a percentage?'],
  ])('%s, %s', async (first, turn) => {
    const { plans, message } = await askedInTurn('cafe', first, turn)
    expect(plans?.[0]).toMatchObject({ operator: 'compare' })
    expect(message).toMatch(/\(\d+\.\d%\)/)
  })

  it('of the year before, in percent against this year', async () => {
    const { message } = await askedInTurn('cafe', 'revenue last week', 'same week last year?', 'in percent?')
    expect(message).toContain('(1.4%)')
  })
})
