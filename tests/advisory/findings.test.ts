/** Findings from an own business's records: beyond noise, still there, priced, and each only once. */
import { describe, expect, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { type AdviceText, adviceOn } from '../../service/advisor/findings/advice.ts'
import { newFindings, standingFindings } from '../../service/advisor/findings/findings.ts'
import type { Records } from '../../service/advisor/records.ts'
import { contextOf, dearerGoods, fallingTakings, steadyWeeks, weeksOf } from './own-weeks.ts'

const subjects = (records: Records) => standingFindings(contextOf(records)).map(({ measure }) => measure)

const adviceFor = (records: Records): readonly AdviceText[] =>
  newFindings(contextOf(records)).flatMap(
    (finding) => adviceOn(contextOf(records), finding, 'hospitality_ceo') ?? [],
  )

const first = (records: Records): AdviceText => {
  const [advice] = adviceFor(records)
  if (advice === undefined) throw new Error('No advice')
  return advice
}

/** The records with advice on record, answered or not. */
const withAdvice = (records: Records, advice: AdviceText, more: object = {}): Records => ({
  ...records,
  advisories: [
    decodeOrThrow(
      Advisory,
      { id: 'advisory-1', status: 'new', createdAt: '2026-11-30T00:00:00.000Z', ...advice, ...more },
      'An advisory',
    ),
  ],
})

describe('a finding', () => {
  it('is none in an ordinary year', () => {
    expect(subjects(steadyWeeks())).toEqual([])
  })

  it('is the cause, not what follows from it', () => {
    expect(subjects(dearerGoods())).toEqual(['supplies-share'])
  })

  it('stands while it lasts, and ends when the records are back to normal', () => {
    const back = weeksOf(52, (week) => ({
      revenue: 18_600,
      staff: 0.36,
      supplies: week < 10 && week >= 5 ? 0.41 : 0.31,
      premises: 0.09,
    }))
    expect(subjects(back)).toEqual([])
  })

  it.each([
    ['revenue', (week: number) => ({ revenue: week < 5 ? 14_000 : 18_600, staff: 0.36, supplies: 0.31 })],
    ['staff-share', (week: number) => ({ revenue: 18_600, staff: week < 5 ? 0.44 : 0.36, supplies: 0.31 })],
    [
      'margin',
      (week: number) => ({ revenue: 18_600, staff: 0.36, supplies: 0.31, premises: week < 5 ? 0.17 : 0.09 }),
    ],
    [
      'runway',
      (week: number) => ({ revenue: 18_600, staff: 0.36, supplies: 0.31, runway: week < 6 ? 1 + week : 12 }),
    ],
  ] as const)('can be of %s', (measure, shapeOf) => {
    expect(subjects(weeksOf(52, shapeOf))).toContain(measure)
  })

  it('is no season: what came a year before as well is none, and what did not is one', () => {
    const dip = (week: number) => ({ revenue: week % 52 < 4 ? 14_000 : 18_600, staff: 0.36, supplies: 0.31 })
    expect(subjects(weeksOf(104, dip))).toEqual([])
    expect(subjects(weeksOf(104, (week) => dip(week < 52 ? week : 20)))).toEqual(['revenue'])
  })

  it('is none with too few weeks on record, nor a good change', () => {
    expect(subjects(dearerGoods(10))).toEqual([])
    expect(subjects(weeksOf(52, (week) => ({ revenue: week < 5 ? 25_000 : 18_600 })))).toEqual([])
  })
})

describe('advice on a finding', () => {
  it('has a step, a worth a week with its receipt, and what is expected', () => {
    const advice = first(dearerGoods())
    const { finding, worth = '', promises, suggestedAction, message } = advice
    expect(worth).toMatch(/^\$[\d,]+ a week to win back$/)
    expect(finding.worth.inputs.map(({ kind }) => kind)).not.toContain('assumption')
    // Ten points of revenue of about $18,600 a week.
    expect(finding.worth.value).toBeGreaterThan(1500)
    expect(finding.worth.value).toBeLessThan(2200)
    expect(worth).toContain(finding.worth.shown)
    expect(promises).toMatchObject({ measure: 'supplies-share', weeks: 4 })
    expect(promises?.change).toBeLessThan(-4)
    expect(promises?.change).toBeGreaterThan(-6)
    expect(suggestedAction).toMatch(/quote/)
    for (const { text, figures } of finding.lines)
      for (const { shown } of figures) expect(text).toContain(shown)
    for (const { text } of finding.lines) expect(message).toContain(text)
  })

  it('is of revenue where no costs are on record, and says what is missing', () => {
    const { message, worth, promises, urgency } = first(fallingTakings())
    expect(worth).toMatch(/^\$[\d,]+ a week of revenue to win back$/)
    expect(promises).toMatchObject({ measure: 'revenue' })
    expect(promises?.change).toBeGreaterThan(2500)
    expect(message).toMatch(/No costs are on record/)
    expect(urgency).toBe('high')
  })

  it('names the line that took the margin', () => {
    const { message } = first(
      weeksOf(52, (week) => ({
        revenue: 18_600,
        staff: 0.36,
        supplies: 0.31,
        premises: week < 5 ? 0.17 : 0.09,
      })),
    )
    expect(message).toMatch(/premises/)
  })
})

describe('the same finding', () => {
  it.each([
    ['waits', {}],
    ['was deferred', { deferredUntil: '2026-12-20' }],
    ['was accepted', { status: 'accepted', settledAt: '2026-11-30T00:00:00.000Z' }],
    ['was dismissed', { status: 'dismissed', settledAt: '2026-11-30T00:00:00.000Z' }],
  ] as const)('does not come back once it %s, also a week later', (_, more) => {
    const records = dearerGoods()
    const held = withAdvice(records, first(records), more)
    expect(newFindings(contextOf(held))).toEqual([])
    const later = weeksOf(53, (week) => ({
      revenue: 18_600,
      staff: 0.36,
      supplies: week < 9 ? 0.41 : 0.31,
      premises: 0.09,
    }))
    expect(newFindings(contextOf({ ...later, advisories: held.advisories }))).toEqual([])
  })

  it('comes back as another one where the change began after the answer', () => {
    const records = dearerGoods()
    const advice = first(records)
    const earlier = decodeOrThrow(IsoDate, '2026-03-02', 'A Monday')
    const finding = { ...advice.finding, from: earlier, to: earlier, week: earlier }
    const answered = { status: 'dismissed', settledAt: '2026-03-10T00:00:00.000Z' }
    const held = withAdvice(records, { ...advice, finding }, answered)
    expect(newFindings(contextOf(held)).map(({ measure }) => measure)).toEqual(['supplies-share'])
  })
})
