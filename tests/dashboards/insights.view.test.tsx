/** Findings that are no change say so, and ask for no attention. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { decodeOrThrow } from '#schema/core/decode'
import { KpiRecord } from '#schema/kpi/kpi'
import { InsightPanel } from '../../web/dashboards/InsightPanel.tsx'

const weeks = (revenues: readonly number[]) =>
  revenues.map((revenue, week) =>
    decodeOrThrow(
      KpiRecord,
      {
        id: `kpi-${week}`,
        weekStart: `2026-0${week < 4 ? 6 : 7}-${['01', '08', '15', '22'][week % 4]}`,
        revenue,
      },
      'A week',
    ),
  )

it.each([
  [6980, 'about the same as', 'Note'],
  [6900, '1% below', 'Attention'],
  [7100, '1% above', 'Good'],
])('recent weeks of %d after four of 7000 dollars are %s', async (recent, words, status) => {
  await render(<InsightPanel records={weeks([...Array(4).fill(7000), ...Array(4).fill(recent)])} />)
  const finding = page.getByRole('listitem').filter({ hasText: 'Revenue averaged' })
  await expect.element(finding).toHaveTextContent(`${words} the four before`)
  await expect.element(finding).toHaveTextContent(status)
})
