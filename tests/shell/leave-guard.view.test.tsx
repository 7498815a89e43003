/** Several unsaved inputs at once: each is confirmed, through a single router guard. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { replay } from '../../fixtures/core/replay.ts'
import getFocus from '../../fixtures/focus/getFocus.json'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import signOut from '../../fixtures/session/signOut.json'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { description, dialog as focusDialog, question } from '../focus/focus-page.ts'

const Shown = story({
  route: '/my-profile',
  answers: () => [
    replay('getMe', getMe),
    replay('signOut', signOut),
    replay('getFocus', getFocus),
    replay('getPersonalProfile', getPersonalProfile),
    ...screenAnswers,
  ],
})
const profile = page.getByRole('textbox', { name: 'Last Name' })
const message = page.getByRole('textbox', { name: /^Message to/ })
const leaveButton = question.getByRole('button', { name: 'Leave without saving' })
/** Confirms leaving, and waits until that dialog is gone: another may follow. */
const leave = async () => {
  await expect.element(leaveButton).toBeVisible()
  const pressed = leaveButton.element()
  await leaveButton.click()
  await expect.poll(() => pressed.isConnected).toBe(false)
}
const stay = question.getByRole('button', { name: 'Keep editing' })
/** Follows a link of the frame, which the open dialog covers. */
const followLink = () =>
  page
    .getByRole('link', { name: 'Advisories', includeHidden: true })
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const home = page.getByRole('heading', { level: 1, name: /decision partner/ })

it('asks about the focus when only its dialog closes, and about both when the screen changes', async () => {
  await render(<Shown />)
  await profile.fill('Lind')
  profile.element().blur()
  await userEvent.keyboard('f')
  await description.fill('Half a thought')

  await userEvent.keyboard('{Escape}')
  await leave()
  await expect.element(focusDialog).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()

  await userEvent.keyboard('f')
  await description.fill('Half a thought')
  await userEvent.keyboard('{Escape}')
  await stay.click()
  await expect.element(description).toHaveValue('Half a thought')
  followLink()
  await leave()
  await stay.click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(description).toHaveValue('Half a thought')
  await expect.element(profile).toHaveValue('Lind')

  followLink()
  await leave()
  await leave()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Advisories' })).toBeVisible()
})

it('asks before sign-out loses a chat draft, but not on a change of screen', async () => {
  await render(<Shown />)
  await message.fill('And in winter?')
  await page.getByRole('link', { name: 'Advisories' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Advisories' })).toBeVisible()
  await expect.element(message).toHaveValue('And in winter?')

  const signOutHere = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await signOutHere()
  await expect.element(question.getByText(/Your message to an advisor/)).toBeVisible()
  await stay.click()
  await expect.element(message).toHaveValue('And in winter?')
  await signOutHere()
  await leave()
  await expect.element(home).toBeVisible()
})
