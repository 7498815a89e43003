/** A target whose date has passed is judged by the weeks before its date. */
import { expect, it } from 'vitest'
import { sayFocus } from '../../service/advisor/answers/writers/say-focus.ts'
import { targetsAhead } from '../../service/advisor/options/target-outlook.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { seededRecords } from './seeded-records.ts'

/** Median revenue of the last four weeks that ended by a day. */
const usual = (day: string) => {
  const ended = seededRecords('cafe').kpis.filter(
    ({ weekStart }) => Date.parse(weekStart) + 6 * 86_400_000 <= Date.parse(day),
  )
  const [, two = 0, three = 0] = ended
    .slice(-4)
    .map(({ revenue }) => revenue)
    .toSorted((one, other) => one - other)
  return (two + three) / 2
}

it('is that of its date once that has passed, whatever came later', () => {
  const records = seededRecords('cafe')
  const [then, today] = [usual('2026-03-31'), usual('2026-11-19')]
  expect(Math.abs(then - today)).toBeGreaterThan(200)
  const level = Math.round((then + today) / 2)
  const metric = `Revenue of $${level} a week by 31 March 2026`
  const focus = records.focus && { ...records.focus, successMetrics: [metric] }
  const judged = (factor: number) =>
    targetsAhead(
      advisorContext({
        ...records,
        focus,
        kpis: records.kpis.map((week) =>
          week.weekStart > '2026-03-31' ? { ...week, revenue: week.revenue * factor } : week,
        ),
      }),
    ).map(({ outlook, now }) => ({ outlook, now: now.value }))
  const verdict = { outlook: then >= level ? 'met' : 'missed', now: then }
  for (const factor of [1, 0.2, 5]) expect(judged(factor)).toEqual([verdict])
})

it('is open after its date until the weeks before that are on record, and for ever if they never were', () => {
  const records = seededRecords('cafe')
  const of = (metric: string, from: string, to: string) =>
    targetsAhead(
      advisorContext({
        ...records,
        focus: records.focus && { ...records.focus, successMetrics: [metric] },
        days: [],
        kpis: records.kpis.filter(({ weekStart }) => weekStart >= from && weekStart <= to),
      }),
    ).map(({ outlook }) => outlook)
  const metric = 'Revenue of $10,000 a week by 15 November 2026'
  expect(of(metric, '2026-01-01', '2026-11-09')).toEqual(['met'])
  expect(of(metric, '2026-01-01', '2026-11-02')).toEqual(['not-known'])
  expect(of('Revenue of $10,000 a week by 31 March 2026', '2026-05-01', '2026-11-09')).toEqual([])
})

it('is judged, and no longer counts as running', () => {
  const records = seededRecords('cafe')
  const said = (successMetrics: readonly string[]) =>
    sayFocus({
      ...{ plan: { operator: 'focus' }, personaKey: 'hospitality_ceo', passages: [] },
      context: advisorContext({
        ...records,
        focus: records.focus && { ...records.focus, successMetrics: [...successMetrics] },
      }),
      message: undefined,
    })
      .lines.flatMap((line) => line?.text ?? [])
      .join(' ')
  const missed = 'Revenue of $90,000 a week by 31 March 2026'
  expect(said([missed])).toContain('The dates of all its targets have passed.')
  expect(said([missed])).not.toContain('yet')
  expect(said([missed, 'Revenue of $1,000 a week'])).toContain(
    'Every success metric that the records can check is met.',
  )
  expect(said([missed, 'Revenue of $1,000 a week'])).toMatch(/a week”: met.*“Revenue of \$90,000.*missed/s)
})
