/** Signing in with the demo's magic link or a sample business, and the screens it opens. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  AlreadySignedIn,
  Filled,
  GermanSessionEnded,
  Loading,
  Refused,
  ReturnToPage,
  SessionEnded,
  SessionEndedOnForm,
  Unreachable,
  UnsafeRedirect,
} from '../../stories/session/session.stories.tsx'
import { show } from '../../web/messages/chosen-language.ts'
import { consoleMessages } from '../core/console-guard.ts'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const business = (name: string) => page.getByRole('button', { name })
const overview = () => heading(/^Good (morning|afternoon|evening)/)

/** The text of the only toast. */
const notice = (text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

describe('a sample business', () => {
  it('opens on the Overview', async () => {
    await render(<Filled />)
    await business('Café').click()
    await expect.element(overview()).toBeVisible()
    await expect.element(page.getByRole('banner').getByText('Harbour & Vine Café')).toBeVisible()
  })

  it('can be opened by keyboard', async () => {
    await render(<Filled />)
    await expect.element(business('Consulting')).toBeVisible()
    business('Consulting').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(overview()).toBeVisible()
  })

  it('opens the path that was requested', async () => {
    await render(<ReturnToPage />)
    await expect.element(heading('Sign in')).toBeVisible()
    await business('Real estate').click()
    await expect.element(heading('Decision Log')).toBeVisible()
  })

  it('never opens another site', async () => {
    await render(<UnsafeRedirect />)
    await business('Café').click()
    await expect.element(overview()).toBeVisible()
  })

  it('shows that it is loading, and ignores other choices until then', async () => {
    await render(<Loading />)
    await business('Café').click()
    await expect.element(business('Café Opening…')).toHaveAttribute('aria-disabled', 'true')
    // Forced, because Playwright waits for a disabled button to be enabled.
    await business('Consulting').click({ force: true })
    await expect.element(business('Consulting Professional services')).toBeVisible()
  })

  it.each([
    ['is refused', Refused],
    ['is not answered', Unreachable],
  ])('is reported if it %s, and the page stays', async (_, Shown) => {
    await render(<Shown />)
    await business('Café').click()
    await expect.element(notice('Login failed')).toBeVisible()
    await expect.element(notice('Please try again')).toBeVisible()
    await expect.element(heading('Sign in')).toBeVisible()
    expect(consoleMessages.splice(0).join()).toContain('Login failed')
  })

  it('opens on the second try', async () => {
    await render(<Refused />)
    await business('Café').click()
    await expect.element(notice('Login failed')).toBeVisible()
    consoleMessages.splice(0)
    await business('Café').click()
    await expect.element(overview()).toBeVisible()
  })
})

describe('the magic link', () => {
  it('requires an address: toast, message at the field, and focus', async () => {
    await render(<Filled />)
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect.element(notice('Email required')).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Email address' })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('Please enter your email address')
  })

  it('refuses an invalid address: message at the field and focus, without a toast', async () => {
    await render(<Filled />)
    const field = page.getByRole('textbox', { name: 'Email address' })
    await field.fill('maya')
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect.element(field).toHaveAccessibleDescription(/full email address/)
    await expect.element(field).toHaveFocus()
    expect(page.getByText('Magic link sent!').elements()).toHaveLength(0)
    await field.fill('maya@harbourvine.example')
    await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  })

  it('only pretends to send, and a second toast replaces the first', async () => {
    await render(<Filled />)
    const send = page.getByRole('button', { name: 'Send Magic Link' })
    await send.click()
    await expect.element(notice('Email required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email address' }).fill('maya@harbourvine.example')
    await send.click()
    await expect.element(notice('Magic link sent!')).toBeVisible()
    await expect
      .element(notice('Check your email for the login link (demo mode - link not actually sent)'))
      .toBeVisible()
    expect(page.getByText('Email required').elements()).toHaveLength(0)
  })

  it('has toasts that F8 reaches and Escape dismisses', async () => {
    await render(<Filled />)
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect.element(notice('Email required')).toBeVisible()
    await userEvent.keyboard('{F8}')
    const region = page.getByRole('region', { name: /Notifications/ }).element()
    expect(region.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Tab}{Escape}')
    await expect.poll(() => page.getByText('Email required').elements().length).toBe(0)
  })
})

describe('a session', () => {
  it('that already exists skips the login', async () => {
    await render(<AlreadySignedIn />)
    await expect.element(overview()).toBeVisible()
  })

  it('that the service ended leads to the login, with the reason', async () => {
    await render(<SessionEnded />)
    await expect.element(heading('Sign in')).toBeVisible()
    await expect.element(page.getByText('Your session has ended.', { exact: false })).toBeVisible()
  })

  it('in another language leads to a page marked as English', async () => {
    await render(<GermanSessionEnded />)
    await expect.element(heading('Sign in')).toBeVisible()
    await expect.poll(() => document.documentElement.lang).toBe('en-AU')
  })

  it('that ended on a profile page is reported in place', async () => {
    await render(<SessionEndedOnForm />)
    await expect.element(heading('Authentication Required')).toBeVisible()
    await expect.element(page.getByText('Please log in to access your profile.')).toBeVisible()
  })
})

describe('the language of the login page', () => {
  afterEach(async () => {
    vi.restoreAllMocks()
    window.localStorage.removeItem('language')
    await show('en')
  })

  it('is that of the browser, where every text has it', async () => {
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en'])
    await render(<Filled />)
    await expect.element(heading('Anmelden')).toBeVisible()
    await expect.element(business('Immobilien')).toBeVisible()
    expect(document.documentElement.lang).toBe('de')
  })

  it.each([
    ['the one that was chosen here', 'en', ['de-DE']],
    ['English, where only the frame has the chosen one', 'fr', ['fr-FR']],
  ])('is %s', async (_, chosen, wanted) => {
    window.localStorage.setItem('language', chosen)
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(wanted)
    await render(<Filled />)
    await expect.element(heading('Sign in')).toBeVisible()
    expect(document.documentElement.lang).toMatch(/^en/)
  })
})
