/** What a person watches: alerts as at high sensitivity, and a line in each digest. */
import { describe, expect, it } from 'vitest'
import { type WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import { type AlertMarks, noMarks } from '../../service/advisor/alerts/load-alert-marks.ts'
import { recentMovements } from '../../service/advisor/alerts/recent-movements.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { seededRecords } from '../advisor/seeded-records.ts'
import { alertsAt, ownRecords, personaKey } from './own-records.ts'
import { trades } from './planted-weeks.ts'

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
  it('what a reader watches has its line, moved or not, and is not told twice', () => {
    const digestOf = (factor: number, watched: readonly WatchedMeasure[]) =>
      composeDigest({
        kind: 'weekly',
        context: advisorContext(ownRecords(factor)),
        personaKey,
        sensitivity: 'low',
        open: [],
        scored: [],
        marks: { ...noMarks, watched: new Set(watched) },
      })
    for (const factor of [1, 0.6]) {
      const { watched: lines = [], lines: lead } = digestOf(factor, ['revenue', 'margin', 'runway'])
      expect(lines.map(({ text }) => text)).toEqual([
        expect.stringMatching(
          /^Revenue was \$[\d,]+ last week, (up|down) \$[\d,]+ on a typical week of the four/,
        ),
        expect.stringMatching(/^The profit margin was −?[\d.]+% last week, /),
        expect.stringMatching(
          /^The cash runway was [\d.]+ weeks last week, |^There is no cash runway on record/,
        ),
      ])
      expect(lines[0]?.figures.length).toBeGreaterThan(0)
      const texts = lines.map(({ text }) => text)
      expect(lead.filter(({ text }) => texts.includes(text))).toEqual([])
    }
    expect(digestOf(0.6, ['transactions']).notices).toMatchObject([
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
})
