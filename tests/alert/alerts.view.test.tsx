/** The Alerts screen: an alert says what changed, its value and its next step; what is done with it can be undone. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Adviser, Empty, Filled, LoadError, Marked, Refused } from '../../stories/alert/alert.stories.tsx'

const title = 'The contractor share of revenue rose 1.6 points over the 2 weeks from 19 October'
const card = () => page.getByRole('article', { name: title })

it('tells what moved with its cause, its worth and one step', async () => {
  await render(<Filled />)
  await expect.element(card()).toBeVisible()
  await expect.element(page.getByText(/^3 alerts to look at\. Medium sensitivity/)).toBeVisible()
  await expect.element(card().getByText(/Contractors put up their day rates/)).toBeVisible()
  await expect.element(card().getByText(/a week lower over the same weeks/)).toBeVisible()
  await expect
    .element(card().getByRole('link', { name: 'Open the advisory' }))
    .toHaveAttribute('href', expect.stringContaining('/nudges?advisory='))
})

it('snoozes an alert, and takes it back', async () => {
  await render(<Filled />)
  await card().getByRole('button', { name: 'More for this alert' }).click()
  await page.getByRole('menuitem', { name: 'Snooze: for 4 weeks' }).click()
  await expect.element(page.getByText('Alert snoozed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Snooze ended', { exact: true })).toBeVisible()
})

it('mutes a subject and says whether an alert was useful', async () => {
  await render(<Filled />)
  await card().getByRole('button', { name: 'No', exact: true }).click()
  await expect.element(page.getByText('Thanks. Your answer is on record.')).toBeVisible()
  await page.getByRole('group', { name: 'Alerts on profit margin' }).getByText('Mute').click()
  await expect.element(page.getByText('Alerts on profit margin muted')).toBeVisible()
})

it('shows what is snoozed, muted and urgent', async () => {
  await render(<Marked />)
  await expect.element(page.getByRole('heading', { name: 'Snoozed and muted' })).toBeVisible()
  await expect.element(card().getByText('Snoozed until 14 December')).toBeVisible()
  await expect
    .element(page.getByRole('group', { name: 'Alerts on profit margin' }))
    .toHaveTextContent('Unmute')
})

it('says that nothing was changed if the service refuses', async () => {
  await render(<Refused />)
  await card().getByRole('button', { name: 'End snooze' }).click()
  await expect.element(page.getByText('Not recorded')).toBeVisible()
})

it('offers an adviser the rating alone', async () => {
  await render(<Adviser />)
  await expect.element(card().getByRole('button', { name: 'Yes' })).toBeVisible()
  expect(page.getByRole('button', { name: 'More for this alert' }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: /^(Mute|Mark urgent)$/ }).elements()).toHaveLength(0)
})

it('leads a business without alerts to its first file, and loads again after a failure', async () => {
  const { unmount } = await render(<Empty />)
  await expect.element(page.getByRole('link', { name: 'Import a file' })).toBeVisible()
  await unmount()
  await render(<LoadError />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card()).toBeVisible()
})
