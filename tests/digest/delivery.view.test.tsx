/** Digests by mail in My Profile: every outcome is stated, and an owner sets the time. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled, NoServer, Refused } from '../../stories/digest/delivery.stories.tsx'
import { Filled as Demo } from '../../stories/profile/my-profile.stories.tsx'

it('says what became of each digest, and saves another day and hour', async () => {
  await render(<Filled />)
  await expect.element(page.getByText('Not delivered')).toBeVisible()
  await expect.element(page.getByText('The mail server said: “550 No such mailbox”')).toBeVisible()
  await expect.element(page.getByText('May not have arrived')).toBeVisible()
  await page.getByLabelText('Day', { exact: true }).selectOptions('Wednesdays')
  await page.getByLabelText('Hour', { exact: true }).selectOptions('18:00')
  await page.getByRole('button', { name: 'Save the day and hour' }).click()
  await expect.element(page.getByText('Sending time saved', { exact: true })).toBeVisible()
})

it('keeps the choice when it could not be saved, and says so', async () => {
  await render(<Refused />)
  await page.getByLabelText('Day', { exact: true }).selectOptions('Fridays')
  await page.getByRole('button', { name: 'Save the day and hour' }).click()
  await expect
    .element(page.getByText('The sending time was not saved. Try again.', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue('4')
})

it('says that nothing is sent without a mail server, and never in a demo', async () => {
  await render(<NoServer />)
  await expect.element(page.getByText(/has no mail server, so nothing is sent/)).toBeVisible()
  await expect.element(page.getByLabelText('Hour', { exact: true })).not.toBeInTheDocument()
  await render(<Demo />)
  await expect.element(page.getByText(/Demo businesses send no mail/)).toBeVisible()
})
