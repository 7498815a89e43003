/** The score of accepted advice. */
import { expect, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { AdvisoryScore } from '#schema/advisory/score'
import { decodeOrThrow } from '#schema/core/decode'
import { scoreOf } from '../../service/advisor/outcomes/score.ts'

const advisory = (
  id: string,
  measure: string,
  change: number,
  outcome: object | undefined,
  style = 'value_investor',
) =>
  decodeOrThrow(
    Advisory,
    {
      id,
      title: id,
      message: 'm',
      urgency: 'low',
      status: 'accepted',
      createdAt: '2026-01-01T00:00:00.000Z',
      expects: {
        measure,
        change,
        from: '2026-02-02',
        to: '2026-03-01',
        before: 1000,
        value: 1000 + change,
        low: 950 + change,
        high: 1050 + change,
        nothing: { value: 1000, low: 950, high: 1050 },
        style,
      },
      ...(outcome ? { outcome: { facts: [], ...outcome } } : {}),
    },
    'An advisory',
  )

const all = [
  advisory('a', 'revenue', 200, { verdict: 'hit', found: 1180, reached: true, nothingHeld: false }),
  advisory('b', 'revenue', 300, { verdict: 'missed', found: 1000, reached: false, nothingHeld: true }),
  advisory(
    'c',
    'supplies',
    -100,
    { verdict: 'hit', found: 880, reached: true, nothingHeld: false },
    'growth_hacker',
  ),
  advisory('d', 'margin', 20, {
    verdict: 'cannot-tell',
    found: 1010,
    reached: true,
    nothingHeld: true,
    because: 'usual-swing',
  }),
  advisory('e', 'revenue', 50, { verdict: 'cannot-tell', because: 'not-on-record' }),
  advisory('f', 'revenue', 50, undefined),
]

it('counts verdicts, and scores the stated chances', () => {
  const score = scoreOf(all)
  expect(AdvisoryScore.is(score)).toBe(true)
  expect(score.open).toBe(1)
  expect(score.settled.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  const [whole] = score.groups
  expect(whole).toMatchObject({ by: 'all', hits: 2, misses: 1, cannotTell: 2 })
  // Three of four reached their band, each with a chance of 0.9: (3 × 0.01 + 0.81) / 4.
  expect(whole?.brier).toBe(0.21)
  // Doing nothing held twice in four, each with a chance of 0.8: (2 × 0.04 + 2 × 0.64) / 4.
  expect(whole?.nothing).toEqual({ hits: 2, misses: 2, brier: 0.34 })
})

it('compares the worth promised with the worth found, in dollars for the better', () => {
  const [whole] = scoreOf(all).groups
  expect(whole).toMatchObject({ promised: 200, found: (180 + 0 + 120) / 3 })
})

it('groups by style and by measure', () => {
  const { groups } = scoreOf(all)
  expect(groups.map(({ by, key }) => `${by} ${key}`)).toEqual([
    'all all',
    'style growth_hacker',
    'style value_investor',
    'measure margin',
    'measure revenue',
    'measure supplies',
  ])
  expect(groups.find(({ key }) => key === 'supplies')).toMatchObject({ hits: 1, promised: 100, found: 120 })
  expect(groups.find(({ key }) => key === 'margin')).toMatchObject({ promised: 20, found: 10 })
})

it('is empty without outcomes', () => {
  expect(scoreOf([])).toEqual({
    groups: [{ by: 'all', key: 'all', hits: 0, misses: 0, cannotTell: 0, nothing: { hits: 0, misses: 0 } }],
    settled: [],
    open: 0,
  })
})
