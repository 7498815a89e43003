/** "Which cost rose most?" is answered by the line, worked out here from the raw weeks. */
import { describe, expect, it } from 'vitest'
import type { ExpenseLine } from '#schema/advisor/measure'
import type { DemoBusiness } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { ask, businesses } from './asked-on-record.ts'
import { lineOf, mean } from './raw-figures.ts'

const lines = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const

type Weeks = (records: Records) => readonly (readonly Records['kpis'][number][])[]

const between = (from: string, until: string) => (records: Records) =>
  records.kpis.filter(({ weekStart }) => weekStart >= from && weekStart < until)

const fourWeeks: Weeks = ({ kpis }) => [kpis.slice(-4), kpis.slice(-8, -4)]
const october: Weeks = (all) => [
  between('2026-09-28', '2026-11-01')(all),
  between('2026-08-31', '2026-09-27')(all),
]

const changes = (records: Records, weeks: Weeks): readonly (readonly [ExpenseLine, number])[] => {
  const [of = [], against = []] = weeks(records)
  return lines.map((line) => [
    line,
    mean(of.map((week) => lineOf(week, line))) - mean(against.map((week) => lineOf(week, line))),
  ])
}

const asked: readonly (readonly [DemoBusiness, string, Weeks, 1 | -1])[] = [
  ['cafe', 'Which cost rose most over the last four weeks?', fourWeeks, 1],
  ['cafe', 'Which expense has climbed quickest?', fourWeeks, 1],
  ['consulting', 'What costs grew fastest lately?', fourWeeks, 1],
  ['realestate', 'which of our expenses is rising the fastest', fourWeeks, 1],
  ['cafe', 'Which costs fell the most in October?', october, -1],
  ['consulting', 'What cost went up the most in October?', october, 1],
  ['realestate', 'which line of costs dropped most in October?', october, -1],
]

const names: { readonly [type in DemoBusiness]: { readonly [line in ExpenseLine]?: RegExp } } = {
  cafe: {
    staff: /staff/i,
    supplies: /supplies/i,
    premises: /premises/i,
    marketing: /marketing/i,
    other: /other costs/i,
  },
  consulting: {
    staff: /staff|salar/i,
    supplies: /contractor|supplies/i,
    premises: /premises/i,
    marketing: /marketing|development/i,
    other: /other costs/i,
  },
  realestate: {
    staff: /staff|salar/i,
    supplies: /portal|supplies|materials/i,
    premises: /premises/i,
    marketing: /marketing|portal/i,
    other: /other costs/i,
  },
}

describe('the line that moved most', () => {
  it.each(asked)('%s: %s', async (type, question, weeks, way) => {
    const moved = changes(businesses[type], weeks)
      .filter(([, change]) => Math.sign(change) === way)
      .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    const message = await ask(type, question)
    const [first = ''] = message.split('\n')
    const [best] = moved
    if (!best) return expect(first).toMatch(way > 0 ? /^No line of costs rose/ : /^No line of costs fell/)
    const [line, change] = best
    expect(first, message).toMatch(names[type][line] ?? /never/)
    const [, size = ''] = /(?:rose|fell) most, by \$([\d,.]+)/.exec(first) ?? []
    expect(Math.abs(Number(size.replaceAll(',', '')) - Math.abs(change)), message).toBeLessThan(0.51)
    expect(first).toContain(way > 0 ? 'rose most' : 'fell most')
  })
})
