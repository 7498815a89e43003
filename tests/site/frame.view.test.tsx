/** The frame of the public pages: links, the bar of the home page, and analytics. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { publicPaths } from '#schema/public-paths'
import { Filled, Narrow } from '../../stories/site/about.stories.tsx'
import { Filled as AtHome } from '../../stories/site/home.stories.tsx'

const bar = () => page.getByRole('banner')
const main = () => bar().getByRole('navigation', { name: 'Main' })
const requestAccess = () => bar().getByRole('button', { name: 'Request Access' })
const dialog = () => page.getByRole('dialog', { name: 'Request Early Access' })

const hrefs = (of: Element): readonly (string | null)[] =>
  [...of.querySelectorAll('a')].map((link) => link.getAttribute('href'))

const scrollTo = (top: number) => {
  window.scrollTo({ top, behavior: 'instant' })
  expect(window.scrollY).toBe(top)
}

beforeEach(async () => {
  window.dataLayer = []
  window.scrollTo({ top: 0, behavior: 'instant' })
  await page.viewport(1440, 900)
})

describe('the frame of an inner page', () => {
  it('links to the home page and four others, and marks the current one', async () => {
    await render(<Filled />)
    await expect
      .element(bar().getByRole('link', { name: 'Jarvin, to the home page' }))
      .toHaveAttribute('href', '/')
    for (const [name, href] of [
      ['About', '/about-jarvin'],
      ['Use Cases', '/use-cases'],
      ['Insights', '/executive-insights'],
      ['Contact', '/contact-us'],
    ] as const)
      await expect.element(main().getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect.element(main().getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  })

  it('links to every public page in the footer', async () => {
    await render(<Filled />)
    const footer = page.getByRole('contentinfo')
    await expect.element(footer).toBeVisible()
    expect(new Set(hrefs(footer.element()))).toEqual(new Set(publicPaths))
  })

  it('lets keyboard users skip the bar', async () => {
    await render(<Filled />)
    await expect.element(requestAccess()).toBeVisible()
    await userEvent.keyboard('{Tab}')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect.element(skip).toHaveFocus()
    await expect.element(skip).toBeInViewport()
    await expect.element(skip).toHaveAttribute('href', `#${page.getByRole('main').element().id}`)
  })

  it('opens the request, and records its source in the data layer', async () => {
    await render(<Filled />)
    await requestAccess().click()
    await expect.element(dialog()).toBeVisible()
    expect(window.dataLayer).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'nav_about' },
    ])
  })

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('records nothing if the browser sends %s', async (signal, value) => {
    vi.stubGlobal('navigator', { [signal]: value })
    await render(<Filled />)
    await requestAccess().click()
    await expect.element(dialog()).toBeVisible()
    vi.unstubAllGlobals()
    expect(window.dataLayer).toEqual([])
  })
})

describe('the frame of a narrow page', () => {
  beforeEach(() => page.viewport(390, 844))

  it('has its links in a menu, which Escape closes', async () => {
    await render(<Narrow />)
    const link = main().getByRole('link', { name: 'Use Cases' })
    await expect.element(requestAccess()).toBeVisible()
    await expect.element(link).not.toBeInTheDocument()
    await main().getByText('Menu').click()
    await expect.element(link).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(link).not.toBeInTheDocument()
    expect(document.activeElement?.textContent).toBe('Menu')
  })

  it('closes the menu when the focus leaves it', async () => {
    await render(<Narrow />)
    await main().getByText('Menu').click()
    const link = main().getByRole('link', { name: 'Use Cases' })
    await expect.element(link).toBeVisible()
    requestAccess().element().focus()
    await expect.element(link).not.toBeInTheDocument()
  })
})

describe('the bar of the home page', () => {
  it('swaps past 600 px, and back', async () => {
    await render(<AtHome />)
    const signIn = bar().getByRole('link', { name: 'Sign In' })
    await expect.element(signIn).toHaveAttribute('href', '/login')
    await expect.element(requestAccess()).not.toBeInTheDocument()
    scrollTo(600)
    await expect.element(signIn).toBeVisible()
    scrollTo(601)
    await expect.element(requestAccess()).toBeInViewport()
    await expect.element(signIn).not.toBeInTheDocument()
    for (const name of ['About', 'Use Cases', 'Insights', 'Contact'])
      await expect.element(main().getByRole('link', { name, exact: true })).toBeVisible()
    await requestAccess().click()
    expect(window.dataLayer).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'nav_scroll' },
    ])
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    scrollTo(0)
    await expect.element(signIn).toBeVisible()
  })
})
