/** A closure gives up what its days bring in, and a one-off sum is paid from the cash. */
import { describe, expect, it } from 'vitest'
import { ScenarioPlan } from '#schema/advisor/change-plans'
import { decodeOrThrow } from '#schema/core/decode'
import { ask, lastWeeks } from './plans-asked.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')

describe('a closure', () => {
  it('gives up what its days bring in', () => {
    const days = cafe.days.filter(
      ({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 2 && date <= '2026-11-15',
    )
    const taken = days.flatMap(({ hours }) => hours).reduce((sum, { revenue }) => sum + revenue, 0)
    const { lost, outcomes } = ask(
      cafe,
      {
        operator: 'scenario',
        changes: [],
        outcomes: ['revenue'],
        period: lastWeeks(8),
        closed: { weekdays: [1] },
      },
      'scenario',
    )
    expect(lost?.value).toBeCloseTo(taken / days.length, 4)
    expect(outcomes[0]?.change.value).toBeCloseTo(-taken / 8, 0)
  })
})

describe('a sum spent once', () => {
  it('comes out of the cash and the runway', () => {
    const plan = {
      operator: 'scenario',
      changes: [],
      outcomes: ['profit'],
      period: lastWeeks(13),
      once: 18_000,
    }
    const { once } = ask(cafe, decodeOrThrow(ScenarioPlan, plan, 'A plan'), 'scenario')
    const weeks = cafe.kpis.slice(-13)
    const costs =
      weeks.reduce(
        (sum, { expenses: e }) => sum + (e ? e.staff + e.supplies + e.premises + e.marketing + e.other : 0),
        0,
      ) / 13
    const runway = weeks.at(-1)?.cashRunwayWeeks ?? NaN
    expect(once?.cashAfter.value).toBeCloseTo(runway * costs - 18_000, 4)
    expect(once?.runwayAfter.value).toBeCloseTo(runway - 18_000 / costs, 6)
  })
})
