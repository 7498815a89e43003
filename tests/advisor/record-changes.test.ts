/** What changed between two states of the records: what was added, corrected or set again. */
import { expect, it } from 'vitest'
import { recordChanges } from '../../service/advisor/record-changes.ts'
import { seededRecords } from './seeded-records.ts'

const now = seededRecords('cafe')
const then = { ...now, kpis: now.kpis.slice(0, -2), days: now.days.slice(0, -9), memos: now.memos.slice(3) }

it('names nothing where nothing changed', () => {
  expect(recordChanges(now, now)).toEqual([])
  expect(recordChanges(now, structuredClone(now))).toEqual([])
})

it('counts what came in since', () => {
  expect(recordChanges(then, now)).toEqual([
    { kind: 'added', what: 'weeks', count: 2 },
    { kind: 'added', what: 'days', count: 9 },
    { kind: 'added', what: 'memos', count: 3 },
  ])
})

it('tells a correction from a new week', () => {
  const kpis = then.kpis.map((week, at) => (at === 5 ? { ...week, revenue: week.revenue + 1 } : week))
  const found = recordChanges({ ...then, kpis }, now)
  expect(found).toContainEqual({ kind: 'corrected', what: 'weeks', dates: [now.kpis[5]?.weekStart] })
  expect(found).toContainEqual({ kind: 'added', what: 'weeks', count: 2 })
})

it('counts decisions, and names another focus or profile', () => {
  const open = now.advisories.map((one) => ({ ...one, status: 'new' as const, settledAt: undefined }))
  const decided = now.advisories.filter(({ status }) => status !== 'new').length
  expect(decided).toBeGreaterThan(0)
  const before = { ...now, advisories: open, focus: null, profile: { ...now.profile, teamSize: 99 } }
  expect(recordChanges(before, now)).toEqual([
    { kind: 'added', what: 'decisions', count: decided },
    { kind: 'changed', what: 'focus' },
    { kind: 'changed', what: 'profile' },
  ])
})
