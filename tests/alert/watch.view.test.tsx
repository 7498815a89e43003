/** "Watch this": the switch in a figure's details, the list on the Alerts screen, and its line in the digest. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled, Marked } from '../../stories/alert/alert.stories.tsx'
import { PeriodOpen } from '../../stories/dashboards/finance-series.stories.tsx'
import { Open } from '../../stories/dashboards/kpi-drill-down.stories.tsx'
import { Watching } from '../../stories/digest/digest.stories.tsx'

const watchThis = page.getByRole('switch', { name: 'Watch this' })

it('is switched on in the details of a figure, and taken back', async () => {
  await render(<Open />)
  await expect.element(watchThis).toBeEnabled()
  await expect.element(watchThis).not.toBeChecked()
  await expect.element(watchThis).toHaveAccessibleDescription(/^You’ll hear about every unusual move/)
  await page.getByText('Watch this', { exact: true }).click()
  await expect.element(page.getByText('You watch Weekly revenue', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('You no longer watch Weekly revenue')).toBeVisible()
})

it('is in the details of a bar too', async () => {
  await render(<PeriodOpen />)
  await expect.element(watchThis).toBeEnabled()
})

it('is listed on the Alerts screen, where it is stopped, and can be started without a figure', async () => {
  const { unmount } = await render(<Marked />)
  const margin = page.getByRole('group', { name: 'Alerts on profit margin' })
  await expect.element(page.getByText('You watch this, Muted')).toBeVisible()
  await margin.getByRole('button', { name: 'Stop watching' }).click()
  await expect.element(page.getByText('You no longer watch profit margin')).toBeVisible()
  await unmount()
  await render(<Filled />)
  await expect.element(page.getByText('Only if you watch it')).toBeVisible()
  await page
    .getByRole('group', { name: 'Alerts on cash runway' })
    .getByRole('button', { name: 'Watch' })
    .click()
  await expect.element(page.getByText('You watch cash runway')).toBeVisible()
})

it('has its line in the digest, whether or not it moved', async () => {
  await render(<Watching />)
  const part = page.getByRole('region', { name: 'You watch' })
  await expect.element(part.getByText(/^The profit margin was /)).toBeVisible()
  await expect
    .element(part.getByRole('link', { name: 'Change what you watch' }))
    .toHaveAttribute('href', '/alerts')
})
