/** Tips and gift cards beside the amounts: the figures say whether they are in them, whatever the labels say. */
import { describe, expect, it } from 'vitest'
import { lines, readBytes, sales } from './read-text.ts'

type Answers = Readonly<Record<string, string>>
type Options = { currency?: string; answers?: Answers; isReplay?: boolean; recall?: () => Promise<Answers> }

const read = async (rows: readonly string[], options: Options = {}) => {
  const found = await readBytes(lines(...rows), { isReplay: false, ...options })
  const all = sales(found.rows)
  return {
    asked: found.questions.map(({ id }) => id),
    decided: found.decided,
    revenue: all.map(({ amount, tax = 0n, tip = 0n, giftCard = 0n }) => amount - tax - tip - giftCard),
    tips: all.reduce((sum, { tip = 0n }) => sum + tip, 0n),
    taxes: all.map(({ tax }) => tax),
  }
}

describe('tips', () => {
  it('that are not in a total of net and tax are no part of what is taken off', async () => {
    const rows = [
      'Date,Order no,Net,GST,Tips,Total',
      '2026-11-02,1,100.00,10.00,7.00,110.00',
      '2026-11-03,2,200.00,20.00,5.00,220.00',
      '2026-11-04,3,50.00,5.00,0.00,55.00',
    ]
    const { asked, revenue, tips, decided } = await read(rows)
    expect(asked).toEqual([])
    expect([revenue, tips]).toEqual([[10_000n, 20_000n, 5000n], 1200n])
    expect((await read(rows, { answers: decided, isReplay: true })).revenue).toEqual(revenue)
    // A file that was recorded before this is read as it was.
    const before = Object.fromEntries(Object.entries(decided).filter(([id]) => id !== 'beside-amounts'))
    expect((await read(rows, { answers: before, isReplay: true })).revenue[0]).toBe(9300n)
  })

  it('stay beside the total of a layout where the figures of a later file show nothing', async () => {
    const { revenue } = await read(['Date,Order no,GST,Tips,Total', '2026-11-02,1,3.10,7.00,110.00'], {
      recall: async () => ({ kind: 'sales', 'beside-amounts': 'tip' }),
    })
    expect(revenue).toEqual([10_690n])
  })

  it('that are in the total are taken off it', async () => {
    const { asked, revenue } = await read([
      'Date,Order no,Net,GST,Tips,Total',
      '2026-11-02,1,100.00,10.00,7.00,117.00',
      '2026-11-03,2,200.00,20.00,5.00,225.00',
    ])
    expect([asked, revenue]).toEqual([[], [10_000n, 20_000n]])
  })

  it('are placed by the tax alone, where it is a fixed share', async () => {
    const file = (first: string, second: string) => [
      'Date,Order no,GST,Tips,Total',
      `2026-11-02,1,10.00,7.00,${first}`,
      `2026-11-03,2,20.00,5.00,${second}`,
    ]
    expect((await read(file('110.00', '220.00'))).revenue).toEqual([10_000n, 20_000n])
    expect((await read(file('117.00', '225.00'))).revenue).toEqual([10_000n, 20_000n])
  })
})

it('gift cards beside a total of net and tax are how it was paid, and stay in it', async () => {
  const { asked, revenue } = await read([
    'Date,Order no,Total inc GST,GST,Gift Cards',
    '2026-11-02,1,110.00,10.00,0.00',
    '2026-11-03,2,220.00,20.00,50.00',
  ])
  expect([asked, revenue]).toEqual([[], [10_000n, 20_000n]])
})

it('the tax of several rates is what is between gross and net, with tips beside', async () => {
  const { asked, revenue, taxes } = await read(
    [
      'Date,Order no,Net,VAT 5%,VAT 20%,Tip,Gross',
      '2026-11-02,1,100.00,2.50,10.00,1.00,112.50',
      '2026-11-03,2,200.00,5.00,20.00,2.00,225.00',
    ],
    { currency: 'GBP' },
  )
  expect([asked, revenue, taxes]).toEqual([[], [10_000n, 20_000n], [1250n, 2500n]])
})
