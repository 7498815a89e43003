/** The seeded histories are deterministic, valid, in order, and contain the stories they claim. */
import { addHours, addWeeks, parseISO } from 'date-fns'
import { describe, expect, test } from 'vitest'
import { E } from '#schema/core/fp'
import { eventType } from '#schema/events'
import { personaNames } from '#schema/persona/persona'
import { businesses } from '../../service/seed/businesses.ts'
import { freshSeed, now, only, seed, businessNames as types } from '../seed/history.ts'

// Every five hours for a week of Brisbane time, then one moment a week over a year and a half.
const moments = [
  ...Array.from({ length: 34 }, (_, index) => addHours(new Date('2026-11-15T13:00:00.000Z'), index * 5)),
  ...Array.from({ length: 78 }, (_, index) => addWeeks(now, index - 39)),
]

const tallies = { cafe: [3, 8, 3], realestate: [4, 6, 4], consulting: [6, 4, 3] }
const decided = { cafe: [7, 9], realestate: [8, 9], consulting: [6, 8] }
/** Numbers of events and streams, without hourly events, whose number depends on the day. */
const sizes = { cafe: [106, 81], realestate: [104, 79], consulting: [105, 80] }

describe.each(types)('the history of %s', (business) => {
  const history = seed(business)

  test("is the same in every run, whatever the machine's time zone", () => {
    // Texts compare faster than 6,000 events.
    const text = JSON.stringify(history)
    expect(JSON.stringify(freshSeed(business))).toBe(text)
    const zone = process.env.TZ
    try {
      for (const other of ['America/Santiago', 'Australia/Sydney', 'Pacific/Kiritimati', 'UTC']) {
        process.env.TZ = other
        expect(JSON.stringify(freshSeed(business))).toBe(text)
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  test('decodes, every event by its codec', () => {
    // Sealed fields are empty until the seed is written.
    for (const { event } of history.filter(({ secret }) => secret === undefined)) {
      const decoded = eventType(event.type)?.data.decode(event.data)
      expect(decoded, event.type).toEqual(E.right(event.data))
    }
  })

  test('opens once under its style, and still has that style today', () => {
    expect(history[0]?.stream).toBe('session-workspace')
    expect(history[0]?.event.type).toBe('WorkspaceOpened')
    expect(history.filter(({ event }) => event.type === 'WorkspaceOpened')).toHaveLength(1)
    const changes = only(history, 'PersonaChanged').map(({ data }) => data)
    expect(history[1]?.stream).toBe('persona-current')
    expect(changes[0]?.previousPersona).toBeNull()
    expect(changes.slice(1).map((each) => each.previousPersona)).toEqual(
      changes.slice(0, -1).map((each) => each.personaKey),
    )
    expect(changes.at(-1)?.personaKey).toBe(changes[0]?.personaKey)
  })

  test('has 53 consecutive weeks, so that the latest can be compared with the same week a year ago', () => {
    const weeks = only(history, 'KpiRecorded').map(({ data }) => data)
    const latest = parseISO('2026-11-09')
    expect(weeks.map(({ weekStart }) => parseISO(weekStart))).toEqual(
      Array.from({ length: 53 }, (_, index) => addWeeks(latest, index - 52)),
    )
    for (const week of weeks) {
      expect(Number.isInteger(week.revenue)).toBe(true)
      expect(week.cashRunwayMonths).toBeCloseTo(week.cashRunwayWeeks / 4.345, 0)
      expect(week.cashRunwayWeeks).toBeGreaterThan(8)
      const { ticket } = businesses[business].parameters
      expect(Math.abs(week.revenue / week.transactions / ticket - 1)).toBeLessThan(0.08)
    }
    expect(new Set(weeks.slice(-8).map(({ revenue }) => revenue)).size).toBe(8)
  })

  test('has advisories of every urgency and state, four or five of them past and with a number, each on its own day', () => {
    const raised = only(history, 'AdvisoryRaised').map(({ data }) => data)
    const settled = new Map(
      [...only(history, 'AdvisoryAccepted'), ...only(history, 'AdvisoryDismissed')].map((event) => [
        event.data.advisoryId,
        event,
      ]),
    )
    const tally = (urgency: string) => raised.filter((each) => each.urgency === urgency)
    const isNew = ({ advisoryId }: { readonly advisoryId: string }) =>
      ![...settled.keys()].some((id) => id === advisoryId)
    expect(['high', 'medium', 'low'].map((urgency) => tally(urgency).length)).toEqual(tallies[business])
    expect([raised.filter(isNew).length, tally('high').filter(isNew).length]).toEqual([5, 2])
    const accepted = [...settled.values()].filter(({ type }) => type === 'AdvisoryAccepted')
    expect([accepted.length, settled.size]).toEqual(decided[business])
    expect(raised.filter((each) => each.promises && !isNew(each)).length).toBeGreaterThan(3)
    for (const each of raised) {
      expect(each.suggestedAction && each.worth).toBeTruthy()
      const settlement = settled.get(each.advisoryId)
      if (settlement) expect(settlement.data.title).toBe(each.title)
    }
    const days = history
      .filter(({ event }) => event.type === 'AdvisoryRaised')
      .map(({ recordedAt }) => addHours(new Date(recordedAt), 10).toISOString().slice(0, 10))
    expect(new Set(days).size).toBe(raised.length)
  })

  test('leaves three of eight memos unread, each with its own type and priority', () => {
    const memos = only(history, 'MemoReceived').map(({ data }) => data)
    const settled = new Set(
      [...only(history, 'MemoRead'), ...only(history, 'MemoArchived')].map(({ data }) => data.memoId),
    )
    const unread = memos.filter(({ memoId }) => !settled.has(memoId))
    expect([memos.length, unread.length]).toEqual([8, 3])
    expect(new Set(unread.map(({ type }) => type)).size).toBe(3)
    expect(new Set(unread.map(({ priority }) => priority)).size).toBe(3)
    expect(new Set(memos.map(({ type }) => type))).toEqual(new Set(['directive', 'alert', 'summary', 'memo']))
    for (const { content, fromPersona } of memos) {
      expect(content).toContain('\n\n')
      expect(Object.values(personaNames)).toContain(fromPersona)
    }
  })

  test('is in order, all in the past, ends with the last full week, and cites only its own events', () => {
    for (const moment of moments) {
      const entries = seed(business, moment)
      const times = entries.map(({ recordedAt }) => recordedAt)
      expect(times.filter((time, index) => time < (times[index - 1] ?? ''))).toEqual([])
      expect(times.filter((time) => new Date(time) >= moment)).toEqual([])
      const others = entries.filter(({ event }) => event.type !== 'HoursRecorded')
      expect([others.length, new Set(others.map(({ stream }) => stream)).size]).toEqual(sizes[business])
      const ends = addHours(parseISO(`${only(entries, 'KpiRecorded').at(-1)?.data.weekStart}T00:00:00Z`), 158)
      expect(moment.getTime() - ends.getTime()).toBeGreaterThanOrEqual(0)
      expect(moment.getTime() - ends.getTime()).toBeLessThan(7 * 24 * 3_600_000)
      expect(JSON.stringify(entries)).not.toMatch(/NaN|undefined|Infinity|\$-/)
    }
  })
})

test('no two businesses share a text', () => {
  const texts = types.flatMap((business) => [
    ...only(seed(business), 'AdvisoryRaised').flatMap(({ data }) => [
      data.title,
      data.message,
      data.suggestedAction,
    ]),
    ...only(seed(business), 'MemoReceived').flatMap(({ data }) => [data.subject, data.content]),
  ])
  expect(texts).toHaveLength((14 + 14 + 13) * 3 + 3 * 8 * 2)
  expect(new Set(texts).size).toBe(texts.length)
})
