/** A digest measures the targets of the focus each week. */
import { expect, it } from 'vitest'
import type { FocusTimeline } from '#schema/focus/focus'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { seededRecords } from '../advisor/seeded-records.ts'

const seeded = seededRecords('cafe')

/** Lines about targets in the weekly digest of a day, with these metrics in the focus. */
const toldOn = (now: string, timeline: FocusTimeline, successMetrics: readonly string[]) => {
  const records = {
    ...seeded,
    now: new Date(now),
    kpis: seeded.kpis.filter(({ weekStart }) => Date.parse(weekStart) + 7 * 86_400_000 <= Date.parse(now)),
    focus: seeded.focus && { ...seeded.focus, timeline, successMetrics: [...successMetrics] },
  }
  const { lines } = composeDigest({
    kind: 'weekly',
    context: advisorContext(records),
    personaKey: 'hospitality_ceo',
    sensitivity: 'medium',
    open: [],
    scored: [],
  })
  return lines.map(({ text }) => text).filter((text) => /target/.test(text))
}

const monday = '2026-11-16T12:00:00Z'

it('says by the forecast for its date whether a target is on track', () => {
  const records = seededRecords('cafe')
  const successMetrics = [
    'Revenue of $40,000 a week by 31 January 2027',
    'Profit margin of 5% or more by 31 January 2027',
  ]
  const focus = records.focus && { ...records.focus, successMetrics }
  const { lines } = composeDigest({
    kind: 'weekly',
    context: advisorContext({ ...records, focus }),
    personaKey: 'hospitality_ceo',
    sensitivity: 'medium',
    open: [],
    scored: [],
  })
  const when = 'the forecast for the week of 25 January 2027 is'
  expect(lines.map(({ text }) => text).filter((text) => text.startsWith('The target'))).toEqual([
    expect.stringContaining(`“${successMetrics[0]}” is off track: ${when} $`),
    expect.stringContaining(`“${successMetrics[1]}” is on track: ${when} `),
  ])
})

it('tells the verdict of a target once, in the week of its date', () => {
  const metric = 'Revenue of $40,000 a week by 11 November 2026'
  expect(toldOn(monday, 'quarter', [metric])).toEqual([
    expect.stringMatching(
      /was missed: a typical week came to \$\d\d,\d{3} in the four weeks to 8 November\.$/,
    ),
  ])
  expect(toldOn('2026-11-09T12:00:00Z', 'quarter', [metric])).toEqual([
    expect.stringMatching(/track|not met yet/),
  ])
  expect(toldOn(monday, 'quarter', ['Revenue of $40,000 a week by 31 March 2026'])).toEqual([])
})

it('gives a running target its place before those that are judged', () => {
  const past = [1, 2, 3].map((day) => `Revenue of $${day}0,000 a week by ${day} March 2026`)
  expect(toldOn(monday, 'quarter', [...past, 'Revenue of $40,000 a week by 31 January 2027'])).toEqual([
    expect.stringContaining('is off track'),
  ])
})

it('says what became of the period of a target without a date, before it counts for the next one', () => {
  const metric = 'Revenue of $40,000 a week'
  expect(toldOn(monday, 'week', [metric])).toEqual([
    expect.stringMatching(
      /^The week to 15 November came to \$\d\d,\d{3}, which does not reach the target “Revenue of \$40,000 a week”\. It now runs to 22 November\.$/,
    ),
  ])
  expect(toldOn('2026-11-02T12:00:00Z', 'month', ['Revenue of $1,000 a week'])).toEqual([
    expect.stringMatching(
      /^In the four weeks to 25 October, a typical week came to \$\d\d,\d{3}, which reaches the target “Revenue of \$1,000 a week”\. It now runs to 30 November\.$/,
    ),
  ])
  // In the middle of its month it is running, and nothing ended.
  expect(toldOn(monday, 'month', [metric])).toEqual([expect.stringMatching(/track|not met yet/)])
})

it('says that a date without a year has passed, before it means the next one', () => {
  expect(toldOn(monday, 'quarter', ['Revenue of $40,000 a week by 11 November'])).toEqual([
    expect.stringMatching(
      /^In the four weeks to 8 November, a typical week came to \$\d\d,\d{3}, which does not reach the target .*\. It now runs to 11 November 2027\.$/,
    ),
  ])
})
