/** From a bar to its days to the rows of a file. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listDayRows from '../../fixtures/import/listDayRows.json'
import { DayRowsOpen } from '../../stories/dashboards/finance-series.stories.tsx'
import { exactMoney } from '../../web/kit/formats.ts'

it('lists the rows of a day, and links each to its file', async () => {
  await render(<DayRowsOpen />)
  const rows = page.getByRole('region', { name: 'Sales' })
  await expect.element(rows.getByText(`${listDayRows.body.count} rows`)).toBeVisible()
  const [, second] = listDayRows.body.rows
  const row = rows.getByRole('row', {
    name: new RegExp(`${second?.about}.*${second?.number}.*row ${second?.row}`),
  })
  await expect.element(row.getByText(exactMoney(Number(second?.amount)), { exact: true })).toBeVisible()
  await expect.element(row.getByText(exactMoney(Number(second?.tax)), { exact: true })).toBeVisible()
  await expect
    .element(row.getByRole('link'))
    .toHaveAttribute('href', `/imports?file=${encodeURIComponent(String(second?.importId))}`)
  const day = page.getByRole('button', { name: 'Rows of Tue' })
  await expect.element(day).toHaveAttribute('aria-expanded', 'true')
  await day.click()
  await expect.element(rows).not.toBeInTheDocument()
})
