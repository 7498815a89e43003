/** Alerts of the demo businesses: the same figures as in chat, nothing invented, and marks that also apply in the digest. */
import { describe, expect, it } from 'vitest'
import { Alert, type WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { businessProfileDefaults } from '#schema/profile/profile'
import { titleOf } from '../../service/advisor/alerts/alert-words.ts'
import { alertsOf, recentMovements } from '../../service/advisor/alerts/alerts.ts'
import { type AlertMarks, noMarks } from '../../service/advisor/alerts/load-alert-marks.ts'
import { writeAnswer } from '../../service/advisor/answers/write-answer.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { seededRecords } from '../advisor/seeded-records.ts'
import { plantedWeeks, trades } from './planted-weeks.ts'

const dayOf = (day: string | undefined) => decodeOrThrow(IsoDate, day, 'A day')

const personaKey = 'hospitality_ceo'
const alertsAt = (
  records: Records,
  marks: AlertMarks = noMarks,
  sensitivity: 'low' | 'medium' | 'high' = 'high',
) => alertsOf(advisorContext(records), { sensitivity, personaKey, marks })

/** A separate business without texts, whose last week is the planted one. */
const ownRecords = (factor: number, back = 0): Records => {
  const { weeks } = plantedWeeks('cafe', 2, { isQuiet: true })
  const kpis = weeks.map((week, index) =>
    index === weeks.length - 1 - back
      ? {
          ...week,
          revenue: Math.round(week.revenue * factor),
          transactions: Math.round((week.transactions ?? 0) * factor),
        }
      : week,
  )
  const last = dayOf(kpis.at(-1)?.weekStart)
  return {
    business: { name: 'Larkin Street Bakery', type: 'cafe', isOwn: true },
    now: new Date(`${plusDays(last, 7)}T07:00:00+10:00`),
    kpis,
    days: [],
    focus: null,
    profile: businessProfileDefaults,
    advisories: [],
    memos: [],
    briefs: [],
  }
}

describe.each(trades)('the alerts of %s', (type) => {
  const records = seededRecords(type)
  const context = advisorContext(records)

  it('are what the contract says', () => {
    for (const alert of alertsAt(records)) expect(Alert.is(alert)).toBe(true)
  })

  it('say in the words of chat what chat says of the same plan', () => {
    const movements = recentMovements(context, 'high')
    const alerts = alertsAt(records)
    expect(alerts.length).toBeGreaterThan(0)
    for (const alert of alerts) {
      const movement = movements.find(({ measure: name, week }) => alert.id === `${name}-${week}`)
      if (movement === undefined) throw new Error(`${alert.id} is of no movement`)
      const { lines } = writeAnswer({
        context,
        plan: {
          operator: 'explain',
          measure: movement.measure,
          of: { of: { kind: 'dates', ...movement.of } },
          against: { of: { kind: 'dates', ...movement.against } },
        },
        personaKey,
        passages: [],
      })
      expect(alert.lines.map(({ text }) => text)).toEqual(lines.flatMap((line) => line?.text ?? []))
      expect(alert.title).toBe(titleOf(context, movement)?.text)
    }
  })

  it('name a cause on record, or say that there is none', () => {
    for (const { lines, sources } of alertsAt(records)) {
      const text = lines.map((line) => line.text).join(' ')
      expect(text).toMatch(/On record from that time|nothing on record that says why/)
      for (const { excerpt } of sources)
        expect(JSON.stringify(records)).toContain(JSON.stringify(excerpt.slice(0, 40)).slice(1, -1))
    }
  })
})

it('tell of a week in a business of its own, and say that nothing on record says why', () => {
  const [alert] = alertsAt(ownRecords(0.6), noMarks, 'medium')
  expect(alert).toMatchObject({
    subject: 'revenue',
    kind: 'week',
    isBetter: false,
    sources: [],
    state: 'open',
  })
  expect(alert?.lines.at(-1)?.text).toBe('I found nothing on record that says why.')
  expect(alert?.worth?.text).toMatch(/^Profit was \$[\d,]+ a week lower over the same weeks\.$/)
})

it('are none without records, in an ordinary quarter, and of weeks long ago', () => {
  expect(alertsAt({ ...ownRecords(1), kpis: [] })).toEqual([])
  expect(alertsAt(ownRecords(0.6, 20), noMarks, 'low')).toEqual([])
})

it('are snoozed until their day, muted by subject, and rated', () => {
  const records = ownRecords(0.6)
  const id = alertsAt(records)[0]?.id ?? ''
  const later = plusDays(dayOf(records.kpis.at(-1)?.weekStart), 30)
  const one = (marks: Partial<AlertMarks>) =>
    alertsAt(records, { ...noMarks, ...marks }).find((alert) => alert.id === id)
  expect(one({ snoozed: new Map([[id, later]]) })).toMatchObject({ state: 'snoozed', snoozedUntil: later })
  expect(one({ snoozed: new Map([[id, dayOf(records.kpis[0]?.weekStart)]]) })).toMatchObject({
    state: 'open',
  })
  expect(one({ muted: new Set(['revenue']) })).toMatchObject({ state: 'muted' })
  expect(one({ urgent: new Set(['revenue']), rated: new Map([[id, false]]) })).toMatchObject({
    isUrgent: true,
    isUseful: false,
  })
})

describe('what a person watches', () => {
  const watching = (...subjects: WatchedMeasure[]): AlertMarks => ({ ...noMarks, watched: new Set(subjects) })

  it('raises its alerts as at high sensitivity, whatever the setting, and nothing else does', () => {
    for (const type of trades) {
      const records = seededRecords(type)
      const context = advisorContext(records)
      for (const subject of watchedMeasures) {
        const own = recentMovements(context, 'low', new Set([subject])).filter(
          ({ measure }) => measure === subject,
        )
        expect(own).toEqual(
          recentMovements(context, 'high', new Set(watchedMeasures)).filter(
            ({ measure }) => measure === subject,
          ),
        )
        const others = alertsAt(records, watching(subject), 'low').filter(
          (alert) => alert.subject !== subject,
        )
        const before = alertsAt(records, noMarks, 'low').filter((alert) => alert.subject !== subject)
        // An alert that is now raised can imply others, which are then left out, but never adds to them.
        expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining(others.map(({ id }) => id)))
      }
    }
  })

  it('is marked, and told of a change that another one implies', () => {
    const records = ownRecords(0.6)
    expect(alertsAt(records, noMarks, 'low').map(({ subject }) => subject)).not.toContain('transactions')
    const watched = alertsAt(records, watching('transactions'), 'low')
    expect(watched.find(({ subject }) => subject === 'transactions')).toMatchObject({ isWatched: true })
    expect(watched.find(({ subject }) => subject === 'revenue')).toMatchObject({ isWatched: false })
  })

  it('stays silent if the subject is muted for the business', () => {
    const marks = { ...watching('revenue'), muted: new Set(['revenue']) }
    expect(alertsAt(ownRecords(0.6), marks)[0]).toMatchObject({ subject: 'revenue', state: 'muted' })
  })

  it('includes the cash runway, which alerts nobody else', () => {
    const records = ownRecords(1)
    const falling: Records = {
      ...records,
      kpis: records.kpis.map((week, index) => ({
        ...week,
        cashRunwayWeeks: index < records.kpis.length - 2 ? 24 : 9,
      })),
    }
    expect(alertsAt(falling).map(({ subject }) => subject)).not.toContain('runway')
    const [alert] = alertsAt(falling, watching('runway'), 'low')
    expect(alert).toMatchObject({ subject: 'runway', isBetter: false })
    expect(alert?.title).toMatch(/^The cash runway fell 15(\.0)? weeks in the week of /)
  })
})

describe('in the digest', () => {
  const noticesOf = (marks: AlertMarks, factor = 0.6) =>
    composeDigest({
      kind: 'weekly',
      context: advisorContext(ownRecords(factor)),
      personaKey,
      sensitivity: 'medium',
      open: [],
      scored: [],
      marks,
    }).notices

  it('an alert that the digest tells anyway is not told twice, unless its subject is urgent', () => {
    expect(noticesOf(noMarks)).toBeUndefined()
    expect(noticesOf({ ...noMarks, urgent: new Set(['revenue']) })).toMatchObject([
      { isUrgent: true, line: { text: expect.stringMatching(/^Revenue fell \$/) } },
    ])
  })

  it('what a reader watches has its line, moved or not, and is not told twice', () => {
    const watched = new Set(['revenue', 'margin', 'runway'] as const)
    const digestOf = (factor: number) =>
      composeDigest({
        kind: 'weekly',
        context: advisorContext(ownRecords(factor)),
        personaKey,
        sensitivity: 'low',
        open: [],
        scored: [],
        marks: { ...noMarks, watched },
      })
    for (const factor of [1, 0.6]) {
      const { watched: lines = [], lines: lead } = digestOf(factor)
      expect(lines.map(({ text }) => text)).toEqual([
        expect.stringMatching(
          /^Revenue was \$[\d,]+ last week, (up|down) \$[\d,]+ on a typical week of the four/,
        ),
        expect.stringMatching(/^The profit margin was -?[\d.]+% last week, /),
        expect.stringMatching(
          /^The cash runway was [\d.]+ weeks last week, |^There is no cash runway on record/,
        ),
      ])
      expect(lines[0]?.figures.length).toBeGreaterThan(0)
      const texts = lines.map(({ text }) => text)
      expect(lead.filter(({ text }) => texts.includes(text))).toEqual([])
    }
    expect(noticesOf({ ...noMarks, watched: new Set(['transactions']) })).toMatchObject([
      { isUrgent: false, line: { text: expect.stringMatching(/sales/) } },
    ])
  })

  it('says so if what is watched is not on record', () => {
    const records = ownRecords(1)
    const scene = { personaKey, sensitivity: 'low', open: [], scored: [] } as const
    const marks = { ...noMarks, watched: new Set(['revenue'] as const) }
    const late = { ...records, now: new Date(records.now.getTime() + 21 * 86_400_000) }
    const of = (kind: 'weekly' | 'monthly', at: Records) =>
      composeDigest({ ...scene, kind, marks, context: advisorContext(at) }).watched?.map(({ text }) => text)
    expect(of('weekly', late)).toEqual(['There is no revenue on record for last week.'])
    expect(of('monthly', records)).toEqual([expect.stringMatching(/^Revenue/)])
    expect(of('weekly', { ...records, kpis: [] })).toBeUndefined()
  })

  it('a muted or snoozed alert is not told, urgent or not', () => {
    const urgent = new Set(['revenue'])
    const [notice] = noticesOf({ ...noMarks, urgent }) ?? []
    expect(noticesOf({ ...noMarks, urgent, muted: new Set(['revenue']) })).toBeUndefined()
    const snoozed = new Map([[notice?.id ?? '', plusDays(dayOf(ownRecords(1).kpis.at(-1)?.weekStart), 60)]])
    expect(noticesOf({ ...noMarks, urgent, snoozed })).toBeUndefined()
  })
})
