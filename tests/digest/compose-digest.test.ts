/** The digest of a week and a month: nothing invented, the same figures as everywhere, and what changed beyond noise. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { Digest, type DigestLine } from '#schema/digest/digest'
import { businessTypes } from '#schema/session/session'
import { writeAnswer } from '../../service/advisor/answers/write-answer.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import { optionsFor } from '../../service/advisor/options/options-for.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import type { Records } from '../../service/advisor/records.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { seededRecords, settledRecords } from '../advisor/seeded-records.ts'
import { emptyRecords, sceneOf } from './digest-scenes.ts'

const linesIn = ({ lines, forecast, ahead, decision, outcome }: Digest): readonly DigestLine[] => [
  ...lines,
  ...[forecast?.line, ahead, decision?.because, decision?.stopIf].flatMap((line) => line ?? []),
  ...(outcome?.lines ?? []),
]

const monday = decodeOrThrow(IsoDate, '2026-11-09', 'A Monday')
/** Weeks up to the last whole one, each with the revenue that `revenueOf` gives for its number from the end. */
const weeksOf = (count: number, revenueOf: (back: number) => number): Records => ({
  ...emptyRecords,
  kpis: Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    return { weekStart: plusDays(monday, -7 * back), revenue: revenueOf(back), transactions: 1000 }
  }),
})

/** A swing of a few per cent, the same in each run. */
const steady = (back: number): number =>
  18_000 + 900 * (((Math.sin(back * 12.9898 + 78.233) * 43_758.5453) % 1) / 2)

describe.each(businessTypes.flatMap((type) => [settledRecords(type), seededRecords(type)]))(
  'a digest',
  (records) => {
    it.each(['weekly', 'monthly'] as const)(
      'of kind %s decodes, and every number in its sentences is a figure',
      (kind) => {
        const digest = composeDigest(sceneOf(records, { kind }))
        expect(Digest.is(digest)).toBe(true)
        for (const { text, figures } of linesIn(digest))
          for (const { shown } of figures) expect(text).toContain(shown)
      },
    )

    it('has the figures of conversation for the same plans, to the cent', () => {
      const digest = composeDigest(sceneOf(records))
      const { context } = sceneOf(records)
      const week = { of: { kind: 'dates', from: digest.from ?? monday, to: digest.to ?? monday } } as const
      const answer = evaluate({ operator: 'value', measure: 'revenue', period: week }, context)
      if (answer.operator !== 'value') throw new Error('No revenue')
      const own = digest.forecast?.line.figures.at(-1) ?? digest.lines[0]?.figures[0]
      expect(own?.value).toBeCloseTo(answer.figure.value, 2)
      const [said] = writeAnswer({
        context,
        plan: { operator: 'forecast', measure: 'revenue', weeks: 1 },
        personaKey: 'hospitality_ceo',
        passages: [],
      }).lines.filter((line) => line !== undefined)
      expect(digest.ahead?.text).toBe(said?.text)
      const worths = optionsFor(context, 'What to do next', 'hospitality_ceo').flatMap(
        ({ worth }) => worth?.likely.value ?? [],
      )
      for (const { worth } of digest.decision?.choices ?? []) if (worth) expect(worths).toContain(worth.value)
    })

    it('prices doing nothing last, and leads with the advisory that is worth most', () => {
      const { choices = [] } = composeDigest(sceneOf(records)).decision ?? {}
      expect(choices.map(({ isNothing }) => isNothing)).toEqual([...choices.slice(1).map(() => false), true])
      const advisories = optionsFor(sceneOf(records).context, 'What to do next', 'hospitality_ceo').flatMap(
        ({ advisory, worth }) => (advisory && worth ? [worth.likely.value] : []),
      )
      if (advisories.length > 0) expect(choices[0]?.worth?.value).toBe(Math.max(...advisories))
    })
  },
)

describe('a business without records', () => {
  it.each(['weekly', 'monthly'] as const)('gets no figure, no advice and no chart (%s)', (kind) => {
    const digest = composeDigest(sceneOf(emptyRecords, { kind }))
    expect(digest).toEqual({
      kind,
      businessName: 'Larkin Street Bakery',
      title: 'Nothing is on record yet',
      lines: [],
      charts: [],
      due: [],
      missing: [{ text: expect.stringContaining('No week is on record yet'), path: '/imports' }],
    })
  })
})

describe('what changed', () => {
  it('is nothing while a business swings as it always does', () => {
    const digest = composeDigest(sceneOf(weeksOf(60, steady), { sensitivity: 'medium' }))
    expect(digest.title).toMatch(/^An ordinary week/)
  })

  it('is a week far beyond the usual swing, for everyone', () => {
    const records = weeksOf(60, (back) => (back === 0 ? 12_000 : steady(back)))
    for (const sensitivity of ['low', 'medium', 'high'] as const) {
      const digest = composeDigest(sceneOf(records, { sensitivity }))
      expect(digest.title).toMatch(/^Revenue fell \$[\d,]+ last week$/)
      expect(digest.charts.map(({ measure }) => measure)).toEqual(['revenue'])
      expect(digest.forecast?.verdict ?? 'missed').toBe('missed')
    }
  })

  it('is a step of four weeks that no single week shows', () => {
    const records = weeksOf(60, (back) => steady(back) + (back < 4 ? 1500 : 0))
    const digest = composeDigest(sceneOf(records, { sensitivity: 'medium' }))
    expect(digest.title).toMatch(/^Revenue rose \$[\d,]+ (?:last week|over four weeks)$/)
  })

  it('takes more to be told at a lower sensitivity', () => {
    const told = (['low', 'medium', 'high'] as const).map(
      (sensitivity) =>
        Array.from({ length: 30 }, (_, size) =>
          weeksOf(60, (back) => steady(back) - (back === 0 ? size * 80 : 0)),
        ).filter(
          (records) => !composeDigest(sceneOf(records, { sensitivity })).title.startsWith('An ordinary'),
        ).length,
    )
    expect(told[0]).toBeLessThan(told[1] ?? 0)
    expect(told[1]).toBeLessThan(told[2] ?? 0)
  })

  it('says that the last week is missing instead of telling of an older one', () => {
    const records = { ...weeksOf(60, steady), now: new Date('2026-11-30T07:00:00+10:00') }
    const digest = composeDigest(sceneOf(records))
    expect([digest.title, digest.lines, digest.charts, digest.from]).toEqual([
      'Last week is not on record yet',
      [],
      [],
      undefined,
    ])
    expect(digest.missing[0]?.text).toContain('end on 15 November')
  })
})

it('names decisions that are due within a week or late, and the newest outcome', () => {
  const records = settledRecords('cafe')
  const [settled] = records.advisories.filter(({ outcome }) => outcome)
  if (settled === undefined) throw new Error('No outcome is on record.')
  const open = ['2026-11-18', '2026-11-26', '2026-11-27'].map((due) => ({
    id: settled.id,
    title: `Due ${due}`,
    due: decodeOrThrow(IsoDate, due, 'A day'),
  }))
  const digest = composeDigest(sceneOf(records, { open, scored: [settled.id] }))
  expect(digest.due.map(({ title, isLate }) => [title, isLate])).toEqual([
    ['Due 2026-11-18', true],
    ['Due 2026-11-26', false],
  ])
  expect(digest.outcome).toMatchObject({ advisory: settled })
})
