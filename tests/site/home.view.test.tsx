/** The home page: content, links and analytics. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dark, DarkNarrow, Filled, Narrow } from '../../stories/site/home.stories.tsx'
import { preventNavigation, recordedEvents } from './data-layer.ts'

const dialog = () => page.getByRole('dialog', { name: 'Request Early Access' })
const section = (name: string) => page.getByRole('region', { name })

beforeEach(() => page.viewport(1440, 900))

describe('the request for early access', () => {
  it('opens from the opening, and records that source', async () => {
    await render(<Filled />)
    await page.getByRole('button', { name: 'Join Early Access' }).click()
    await expect.element(dialog()).toBeVisible()
    expect(recordedEvents()).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'hero' },
    ])
  })

  it('opens from the end of the page, which counts as a separate conversion', async () => {
    await render(<Filled />)
    await section('Bring one decision you are weighing up')
      .getByRole('button', { name: 'Request Early Access' })
      .click()
    await expect.element(dialog()).toBeVisible()
    expect(recordedEvents()).toEqual([
      { event: 'homepage_cta_click', category: 'engagement', source: 'main_cta' },
    ])
  })
})

describe('the content', () => {
  it('links from Learn More to the four features', async () => {
    await render(<Filled />)
    const link = page.getByRole('link', { name: 'Learn More' })
    await expect.element(link).toHaveAttribute('href', '#features')
    const features = section('A board paper that answers back')
    await expect.element(features).toHaveAttribute('id', 'features')
    expect(features.getByRole('article').elements()).toHaveLength(4)
  })

  it('has five benefits beside a brief', async () => {
    await render(<Filled />)
    const benefits = section('What changes in your week')
    await expect.element(benefits.getByRole('img', { name: /^A decision brief/ })).toBeVisible()
    expect(benefits.getByRole('listitem').elements()).toHaveLength(5)
  })

  it('links each industry to its use cases, and records which', async () => {
    await render(<Filled />)
    const industries = section('Built for businesses that live by the week')
    const link = industries.getByRole('link', { name: /Real Estate/ })
    await expect.element(link).toBeVisible()
    const addresses = industries
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href'))
    expect(addresses).toHaveLength(4)
    expect(new Set(addresses)).toEqual(
      new Set(
        ['customer-service', 'customer-insights', 'competitive-advantage'].map((id) => `/use-cases#${id}`),
      ),
    )
    preventNavigation()
    await link.click()
    expect(recordedEvents()).toEqual([
      { event: 'industry_click', category: 'navigation', industry: 'Real Estate' },
    ])
  })
})

describe('the screenshot of the product', () => {
  const picture = () => page.getByRole('img', { name: /^The Overview of a café/ })
  const shown = (): HTMLImageElement | null => {
    const image = picture().element()
    return image instanceof HTMLImageElement ? image : null
  }
  /** Reserved sizes in the markup. */
  const places = (): readonly string[] =>
    [...(shown()?.parentElement?.querySelectorAll('img, source') ?? [])].map(
      (one) => `${one.getAttribute('width')} × ${one.getAttribute('height')}`,
    )

  it.each([
    ['light', Filled, 1440, 'overview-light'],
    ['dark', Dark, 1440, 'overview-dark'],
    ['light on a phone', Narrow, 390, 'overview-narrow-light'],
    ['dark on a phone', DarkNarrow, 390, 'overview-narrow-dark'],
  ])('is %s on the page, with its space reserved', async (_, Page, width, file) => {
    await page.viewport(width, 844)
    await render(<Page />)
    await expect.element(picture()).toBeVisible()
    await expect.poll(() => shown()?.currentSrc).toContain(file)
    await expect.poll(() => shown()?.naturalWidth).toBeGreaterThan(0)
    expect(places()).toContain(`${shown()?.naturalWidth} × ${shown()?.naturalHeight}`)
  })
})
