import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PersonalProfile } from '#schema/profile/profile'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed } from '../../stories/core/long-texts.ts'
import { story } from '../../stories/core/story.tsx'
import { Filled, SaveError, SignedOut } from '../../stories/profile/my-profile.stories.tsx'
import { api } from '../../web/core/api.ts'
import type { Store } from '../../web/core/store.ts'

const field = (name: string) => page.getByRole('textbox', { name })
const save = page.getByRole('button', { name: 'Save My Profile' })
const toast = (text: string) => page.getByText(text, { exact: true })
const question = page.getByRole('dialog', { name: 'Leave without saving?' })
const account = page.getByRole('button', { name: 'Account menu' })

describe('unsaved edits', () => {
  const leave = async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Integrations' }).click()
  }

  it('are confirmed on every way out, and kept if the user stays', async () => {
    await render(<SaveError />)
    await field('Last Name').fill('Lind')
    await leave()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field('Last Name')).toHaveValue('Lind')

    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field('Last Name')).toHaveValue('Lind')

    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)

    await leave()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible()
    const later = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })

  it('are discarded on sign-out after a confirmation', async () => {
    await render(<SaveError />)
    await field('Last Name').fill('Lind')
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: /decision partner/ })).toBeVisible()
  })

  it('need no confirmation once undone or saved', async () => {
    await render(<Filled />)
    await field('Last Name').fill('Lind')
    await field('Last Name').fill('Lindqvist')
    await leave()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible()
  })

  it('survive a refetch of the profile, which updates the other fields', async () => {
    let store: Store | undefined
    const Shown = story({
      route: '/my-profile',
      before: (own) => {
        store = own
      },
      answers: () => [
        replay('getMe', getMe),
        replay('getPersonalProfile', getPersonalProfile, { once: true }),
        replayAny(
          'getPersonalProfile',
          changed(getPersonalProfile, PersonalProfile, (one) => ({
            ...one,
            firstName: 'Mia',
            lastName: 'New',
          })),
        ),
      ],
    })
    await render(<Shown />)
    await field('Last Name').fill('Lind')
    store?.dispatch(api.util.invalidateTags(['profile']))
    await expect.element(field('First Name')).toHaveValue('Mia')
    await expect.element(field('Last Name')).toHaveValue('Lind')
  })

  it('survive the end of their session', async () => {
    await render(<SignedOut />)
    await field('Last Name').fill('Lind')
    await save.click()
    await expect.element(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: /Café/ }).click()
    await expect.element(field('Last Name')).toHaveValue('Lind')
    await expect.element(page.getByText('Your draft is back.')).toBeVisible()
    await save.click()
    await expect.element(toast('Profile saved')).toBeVisible()
  })
})
