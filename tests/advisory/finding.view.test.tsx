/** An advisory from the owner's own records: each figure of its sentences opens its receipt. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Finding } from '#schema/advisory/finding'
import { decodeOrThrow } from '#schema/core/decode'
import { FindingText } from '../../web/advisory/FindingText.tsx'

const weeks = { from: '2026-11-02', to: '2026-11-29' }
const figure = (label: string, value: number, shown: string, unit: string) => ({
  label,
  value,
  unit,
  shown,
  formula: 'mean',
  asOf: '2026-11-29',
  inputs: [{ kind: 'kpi', field: 'supplies', ...weeks }],
})

const finding = decodeOrThrow(
  Finding,
  {
    measure: 'supplies-share',
    way: 'up',
    from: '2026-10-05',
    to: '2026-11-29',
    week: '2026-10-05',
    lines: [
      {
        text: 'The supplies share of revenue was 41.1% over the 4 weeks to 29 November.',
        figures: [figure('supplies share of revenue', 41.1, '41.1%', 'percent')],
      },
      { text: 'I found nothing on record that says why.', figures: [] },
    ],
    worth: figure('spending a week above the earlier share', 1745, '$1,745', 'aud'),
  },
  'A finding',
)

it('shows every sentence, and opens the receipt of a figure', async () => {
  await render(<FindingText finding={finding} />)
  await expect.element(page.getByText('I found nothing on record that says why.')).toBeVisible()
  await page.getByRole('button', { name: '41.1%' }).click()
  await expect.element(page.getByRole('button', { name: /Supplies share of revenue/ })).toBeVisible()
})

it('has a receipt for what it costs a week, also where no sentence says it', async () => {
  await render(<FindingText finding={finding} />)
  await page.getByRole('button', { name: 'Show all 2 receipts' }).click()
  await expect.element(page.getByRole('button', { name: /Spending a week above/ })).toBeVisible()
})
