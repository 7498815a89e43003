/** Turns on what was just quoted, measured or given: what to do about it, why it missed, and whether it pays for something. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

const asked = async (type: DemoBusiness, ...turns: readonly string[]) => {
  const { plans = [], message } = await askedInTurn(type, ...turns)
  return { plans, message }
}

describe('what to do about what was quoted', () => {
  it.each<[DemoBusiness, string, string, string]>([
    [
      'consulting',
      'what has billing averaged since the water authority left',
      'so what should we do about that',
      'Ask three past clients for a meeting',
    ],
    [
      'realestate',
      'why did the landlord with 31 managements go',
      'ok, what’s the plan to fix it',
      'Visit the two largest landlords this fortnight',
    ],
    [
      'realestate',
      'what does the memo say about the open settlements',
      'what do we do about it',
      'Chase the two settlements still open',
    ],
  ])('is the open advisory on it (%s): %s, %s', async (type, first, turn, title) => {
    const { plans, message } = await asked(type, first, turn)
    expect(plans[0]).toMatchObject({ operator: 'advise' })
    expect(message).toContain(title)
  })

  it('of a figure it is about the figure', async () => {
    const { message } = await asked(
      'consulting',
      'contractor costs in the last four weeks',
      'what can we do about it',
    )
    expect(message).toContain('Cap contractor rates at the next renewal')
  })
})

describe('why a decision missed', () => {
  it.each<[DemoBusiness, string, string, string, string]>([
    ['cafe', 'did the coffee card work', 'why not?', 'revenue', '2026-10-05'],
    ['consulting', 'how did the pilot projects go', 'why did it miss?', 'revenue', '2026-07-13'],
    ['realestate', 'which decisions missed', 'why did the first one miss', 'marketing', '2026-10-05'],
    ['cafe', 'which decisions missed', 'how come the second one failed', 'revenue', '2026-07-06'],
  ])('is what moved its measure then (%s): %s, %s', async (type, first, turn, measure, from) => {
    const { plans } = await asked(type, first, turn)
    expect(plans[0]).toMatchObject({ operator: 'explain', measure, of: { of: { kind: 'dates', from } } })
  })
})

describe('whether it pays for something', () => {
  it('of the cash, how long it lasts', async () => {
    const { message } = await asked(
      'realestate',
      'how much cash do we have',
      'is that enough to cover two months of costs',
    )
    expect(message).toMatch(/^Yes\..*17\.3 weeks/s)
    const long = await asked('realestate', 'how much cash do we have', 'would it cover nine months of bills')
    expect(long.message).not.toMatch(/^Yes\. With nothing/)
  })

  it('of a forecast, the costs of the same time a year earlier', async () => {
    const { message, plans } = await asked(
      'cafe',
      'forecast for the next four weeks',
      'is that enough to cover christmas week',
    )
    expect(plans.map((plan) => ('measure' in plan ? plan.measure : ''))).toEqual(['revenue', 'costs'])
    expect(message).toContain('$14,973')
    expect(message).toContain('$13,985')
  })

  it('of a forecast, the named costs of a usual week', async () => {
    const { plans } = await asked(
      'cafe',
      'forecast revenue next month',
      'would that pay the wages and the rent',
    )
    expect(plans.map((plan) => ('measure' in plan ? plan.measure : ''))).toEqual([
      'revenue',
      'staff',
      'premises',
    ])
  })

  it('of revenue and all costs, the profit', async () => {
    expect((await asked('cafe', 'revenue last week', 'was that enough to cover our costs')).message).toMatch(
      /^Yes\. Profit was \$1,798/,
    )
    expect(
      (await asked('cafe', 'revenue in the week of 13 July', 'did that cover the bills')).message,
    ).toMatch(/^No\./)
  })
})
