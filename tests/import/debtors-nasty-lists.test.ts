/** Lists of debtors of several days or currencies. */
import { describe, expect, it } from 'vitest'
import { readDebts, refusal } from './read-debts.ts'
import { lines } from './read-text.ts'

const title = ['Aged receivables', 'As at 31 October 2026']
const labels = 'Customer,Current,1-30,31-60,61-90,Over 90,Total'
const aged = (...rows: readonly string[]) => lines(...title, labels, ...rows)

describe('lists of more than one kind', () => {
  it('of several days are refused', async () => {
    for (const [label, one, other] of [
      ['As at', '2026-09-30', '2026-10-31'],
      ['Month', 'Sep 2026', 'Oct 2026'],
    ] as const)
      expect(
        await refusal(
          lines(`${label},Debtor,Current,1-30,31-60,Total`, `${one},Tern,1,0,0,1`, `${other},Tern,1,2,0,3`),
        ),
        label,
      ).toContain('on several days')
  })
  it('with a part in another currency are refused', async () => {
    expect(
      await refusal(
        aged(
          'AUD',
          'Tern,100,0,0,0,0,100',
          'Total AUD,100,0,0,0,0,100',
          'USD',
          'Wren,5,0,0,0,0,5',
          'Total USD,5,0,0,0,0,5',
        ),
      ),
    ).toContain('USD')
    expect((await readDebts(aged('Tern (USD),100,0,0,0,0,100', 'Wren,5,0,0,0,0,5'))).refused).toEqual([
      [4, 'Customer', 'in USD, not in AUD'],
    ])
  })
})
