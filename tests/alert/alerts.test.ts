/** Alerts of the demo businesses: the same figures as in chat, nothing invented, and marks that also apply in the digest. */
import { describe, expect, it } from 'vitest'
import { Alert } from '#schema/alert/alert'
import { titleOf, worthOf } from '../../service/advisor/alerts/alert-words.ts'
import { type AlertMarks, noMarks } from '../../service/advisor/alerts/load-alert-marks.ts'
import { recentMovements } from '../../service/advisor/alerts/recent-movements.ts'
import { writeAnswer } from '../../service/advisor/answers/write-answer.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { seededRecords } from '../advisor/seeded-records.ts'
import { alertsAt, dayOf, ownRecords, personaKey } from './own-records.ts'
import { trades } from './planted-weeks.ts'

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

it('price four weeks by the week also where the number of sales is not on record', () => {
  const { kpis, ...rest } = ownRecords(1)
  const records = { ...rest, kpis: kpis.map(({ transactions: _, ...week }) => week) }
  const mondays = kpis.slice(-8).map(({ weekStart }) => dayOf(weekStart))
  const span = (from: number, to: number) => ({
    from: dayOf(mondays[from]),
    to: plusDays(dayOf(mondays[to]), 6),
  })
  const movement = { of: span(4, 7), against: span(0, 3) } as const
  const worth = (of: Records) => worthOf(advisorContext(of), { ...movement, measure: 'staff-share' })
  const [figure] = worth(records)?.figures ?? []
  expect(figure?.formula).toContain('mean')
  // As where it can be explained by its parts.
  expect(worth(records)?.text).toBe(worth({ ...rest, kpis })?.text)
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

  it('a muted or snoozed alert is not told, urgent or not', () => {
    const urgent = new Set(['revenue'])
    const [notice] = noticesOf({ ...noMarks, urgent }) ?? []
    expect(noticesOf({ ...noMarks, urgent, muted: new Set(['revenue']) })).toBeUndefined()
    const snoozed = new Map([[notice?.id ?? '', plusDays(dayOf(ownRecords(1).kpis.at(-1)?.weekStart), 60)]])
    expect(noticesOf({ ...noMarks, urgent, snoozed })).toBeUndefined()
  })
})
