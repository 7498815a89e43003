/** One client above a share of what is billed or owed: a finding by its level, once. */
import { describe, expect, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { DebtorsDay } from '#schema/import/days'
import type { Billed } from '../../service/advisor/detail/billed.ts'
import { shareAdvice } from '../../service/advisor/findings/concentration.ts'
import type { Records } from '../../service/advisor/records.ts'
import { steadyWeeks } from './own-weeks.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const records = { ...steadyWeeks(), business: { name: 'Petrov', type: 'consulting', isOwn: true } } as const
const billed: Billed = {
  from: day('2026-06-01'),
  to: day('2026-11-29'),
  all: 18_200_000n,
  named: 18_200_000n,
  largest: 9_646_000n,
  clients: 6,
}
const owed = (largest: string, customers = 5) => ({
  asOf: day('2026-11-27'),
  figures: decodeOrThrow(
    DebtorsDay,
    { total: '40000.00', owed: '40000.00', customers, ages: [], largest },
    'Debtors',
  ),
})
const measures = (all: Records, of?: Billed) => shareAdvice(all, of).map(({ finding }) => finding.measure)

describe('the share of one client', () => {
  it('is spread over the days that were billed, to the dollar', () => {
    // 178 days are 25 weeks and three days.
    const [advice] = shareAdvice(records, { ...billed, from: day('2026-05-26'), to: day('2026-11-19') })
    expect(advice?.worth).toBe(`$${Math.round((96_460 * 7) / 178).toLocaleString('en-AU')} a week at stake`)
  })

  it('is a finding with its receipts and what is at stake a week, and names nobody', () => {
    const [advice] = shareAdvice(records, billed)
    expect(advice).toMatchObject({
      urgency: 'medium',
      worth: '$3,710 a week at stake',
      finding: { measure: 'client-share', way: 'up', from: '2026-06-01', to: '2026-11-29' },
    })
    expect(advice?.message).toContain('53.0% of what you billed')
    expect(advice?.message).toContain('$96,460 of $182,000')
    expect(advice?.message).toContain('$3,710 a week would be missing')
    const figures = advice?.finding.lines.flatMap((line) => line.figures) ?? []
    expect(figures.map(({ formula }) => formula)).toEqual(['share', 'value', 'value', 'each'])
    expect(advice?.promises).toBeUndefined()
  })

  it('is none below the share, where rows name too few, too early, or in a demo', () => {
    expect(measures(records, { ...billed, largest: 7_000_000n })).toEqual([])
    expect(measures(records, { ...billed, named: 12_000_000n })).toEqual([])
    expect(measures(records, { ...billed, from: day('2026-10-01') })).toEqual([])
    expect(measures({ ...records, business: { name: 'Demo', type: 'consulting' } }, billed)).toEqual([])
    expect(measures(records)).toEqual([])
  })

  it('comes back only after it has grown by ten points', () => {
    const [advice] = shareAdvice(records, billed)
    const answered = (status: string): Records => ({
      ...records,
      advisories: [
        decodeOrThrow(
          Advisory,
          { id: 'a1', createdAt: '2026-11-30T00:00:00.000Z', ...advice, status },
          'An advisory',
        ),
      ],
    })
    for (const status of ['new', 'accepted', 'dismissed'])
      expect(measures(answered(status), billed)).toEqual([])
    const grown = { ...billed, largest: 11_830_000n }
    expect(measures(answered('new'), grown)).toEqual([])
    expect(measures(answered('dismissed'), grown)).toEqual(['client-share'])
  })
})

describe('the share of one debtor', () => {
  it('is a finding where one of several owes half or more', () => {
    const [advice] = shareAdvice({ ...records, owed: owed('26000.00') }, undefined)
    expect(advice).toMatchObject({
      worth: '$26,000 owed by one customer',
      finding: { measure: 'debtor-share' },
    })
    expect(advice?.message).toContain('65.0% of what 5 customers owed you')
    expect(measures({ ...records, owed: owed('15000.00') })).toEqual([])
    expect(measures({ ...records, owed: owed('40000.00', 1) })).toEqual([])
  })

  it('gives way to the share of what is billed', () => {
    expect(measures({ ...records, owed: owed('26000.00') }, billed)).toEqual(['client-share'])
  })
})
