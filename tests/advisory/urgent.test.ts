/** Overview, alerts and digest agree on what is urgent, because all three read the same findings. */
import { describe, expect, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { Alert } from '#schema/alert/alert'
import { decodeOrThrow } from '#schema/core/decode'
import { alertsOf } from '../../service/advisor/alerts/alerts.ts'
import { noMarks } from '../../service/advisor/alerts/load-alert-marks.ts'
import { adviceOn } from '../../service/advisor/findings/advice.ts'
import { newFindings, urgentFindings } from '../../service/advisor/findings/findings.ts'
import type { Records } from '../../service/advisor/records.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { contextOf, dearerGoods, fallingTakings, steadyWeeks } from './own-weeks.ts'

const personaKey = 'hospitality_ceo'

const alertsIn = (records: Records, sensitivity: 'low' | 'medium' | 'high' = 'medium') =>
  alertsOf(contextOf(records), { sensitivity, personaKey, marks: noMarks })

const digestOf = (records: Records, muted: readonly string[] = []) =>
  composeDigest({
    kind: 'weekly',
    context: contextOf(records),
    personaKey,
    sensitivity: 'medium',
    open: [],
    scored: [],
    marks: { ...noMarks, muted: new Set(muted) },
  })

const advised = (records: Records, more: object = {}): Records => {
  const [finding] = newFindings(contextOf(records))
  const advice = finding && adviceOn(contextOf(records), finding, personaKey)
  const advisory = {
    id: 'finding-1',
    status: 'new',
    createdAt: '2026-11-30T00:00:00.000Z',
    ...advice,
    ...more,
  }
  return { ...records, advisories: [decodeOrThrow(Advisory, advisory, 'An advisory')] }
}

describe.each([
  ['dearer goods', dearerGoods()],
  ['falling takings', fallingTakings()],
])('%s', (_, records) => {
  it('is urgent among the alerts at any sensitivity, and in the digest', () => {
    for (const sensitivity of ['low', 'medium', 'high'] as const) {
      const alerts = alertsIn(records, sensitivity)
      expect(alerts.filter(({ isUrgent }) => isUrgent)).toHaveLength(1)
      for (const alert of alerts) expect(Alert.is(alert)).toBe(true)
    }
    const { title, lines, notices = [] } = digestOf(records)
    // It is told as a change of last week while it is one.
    expect(title).toMatch(/^Still urgent: .+ since \d+ October$|^Revenue fell /)
    expect(lines.length).toBeGreaterThan(0)
    expect(notices.filter(({ isUrgent }) => isUrgent)).toEqual([])
  })

  it('leads to its advisory from the alert and from the digest, as one priced decision', () => {
    const held = advised(records)
    const [alert] = alertsIn(held).filter(({ isUrgent }) => isUrgent)
    expect(alert?.step).toMatchObject({ advisoryId: 'finding-1', text: held.advisories[0]?.suggestedAction })
    // The advisory is no evidence of why the records changed.
    for (const { lines, sources } of alertsIn(held)) {
      expect(sources).toEqual([])
      expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/advisory “/)
    }
    const { decision } = digestOf(held)
    expect(decision).toMatchObject({ advisoryId: 'finding-1', title: held.advisories[0]?.title })
    expect(decision?.choices[0]?.worth?.value).toBeGreaterThan(500)
    expect(decision?.because?.text).toBe(held.advisories[0]?.finding?.lines[0]?.text)
  })

  it.each([
    ['accepted', { status: 'accepted', settledAt: '2026-11-30T00:00:00.000Z' }],
    ['dismissed', { status: 'dismissed', settledAt: '2026-11-30T00:00:00.000Z' }],
    ['deferred', { deferredUntil: '2026-12-20' }],
  ])('is urgent nowhere once it was %s', (_answer, more) => {
    const held = advised(records, more)
    expect(urgentFindings(contextOf(held))).toEqual([])
    expect(alertsIn(held).filter(({ isUrgent }) => isUrgent)).toEqual([])
    expect(digestOf(held).title).not.toMatch(/urgent/)
  })

  it('is not told in the digest where its subject is muted', () => {
    const [finding] = urgentFindings(contextOf(records))
    expect(digestOf(records, [finding?.measure ?? '']).title).not.toMatch(/urgent/)
  })
})

it('is nothing in an ordinary year', () => {
  const records = steadyWeeks()
  expect(alertsIn(records).filter(({ isUrgent }) => isUrgent)).toEqual([])
  expect(digestOf(records).title).toMatch(/^An ordinary week/)
})
