/** Signing in: the magic link of the demo, the three businesses, and where they lead. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Ended,
  EndedInGerman,
  EndedInPlace,
  Filled,
  Known,
  Loading,
  Lured,
  Refused,
  Unreachable,
  Wanted,
} from '../../stories/session/session.stories.tsx'
import { said } from '../core/console-guard.ts'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const business = (name: string) => page.getByRole('button', { name })
const overview = () => heading(/^Good (morning|afternoon|evening)/)

/** The words of the one notice that is shown. */
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

  it('leads back to the path that was wanted', async () => {
    await render(<Wanted />)
    await expect.element(heading('Sign in')).toBeVisible()
    await business('Real estate').click()
    await expect.element(heading('Decision Log')).toBeVisible()
  })

  it('leads to no other site', async () => {
    await render(<Lured />)
    await business('Café').click()
    await expect.element(overview()).toBeVisible()
  })

  it('says that it is on its way, and takes no second choice meanwhile', async () => {
    await render(<Loading />)
    await business('Café').click()
    await expect.element(business('Café Opening…')).toHaveAttribute('aria-disabled', 'true')
    await business('Consulting').click({ force: true })
    await expect.element(business('Consulting Professional services')).toBeVisible()
  })

  it.each([
    ['is refused', Refused],
    ['is not answered', Unreachable],
  ])('says so where it %s, and stays', async (_, Shown) => {
    await render(<Shown />)
    await business('Café').click()
    await expect.element(notice('Login failed')).toBeVisible()
    await expect.element(notice('Please try again')).toBeVisible()
    await expect.element(heading('Sign in')).toBeVisible()
    expect(said.splice(0).join()).toContain('Login failed')
  })

  it('opens at the second try', async () => {
    await render(<Refused />)
    await business('Café').click()
    await expect.element(notice('Login failed')).toBeVisible()
    said.splice(0)
    await business('Café').click()
    await expect.element(overview()).toBeVisible()
  })
})

describe('the magic link', () => {
  it('asks for an address: a notice, words beside the field, and the focus in it', async () => {
    await render(<Filled />)
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect.element(notice('Email required')).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Email address' })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('Please enter your email address')
  })

  it('refuses what is no address: words beside the field, the focus in it, and no notice', async () => {
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

  it('is sent in words only, and one notice takes the place of the other', async () => {
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

  it('has notices that F8 reaches and Escape dismisses', async () => {
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
  it('that is known already goes straight on', async () => {
    await render(<Known />)
    await expect.element(overview()).toBeVisible()
  })

  it('that the service ended leads to the login, which says why', async () => {
    await render(<Ended />)
    await expect.element(heading('Sign in')).toBeVisible()
    await expect.element(page.getByText('Your session has ended.', { exact: false })).toBeVisible()
  })

  it('that spoke another language leads to a page that says it is in English', async () => {
    await render(<EndedInGerman />)
    await expect.element(heading('Sign in')).toBeVisible()
    await expect.poll(() => document.documentElement.lang).toBe('en-AU')
  })

  it('that ended on a profile page says so in place', async () => {
    await render(<EndedInPlace />)
    await expect.element(heading('Authentication Required')).toBeVisible()
    await expect.element(page.getByText('Please log in to access your profile.')).toBeVisible()
  })
})
