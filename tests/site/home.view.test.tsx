/** The home page: its parts, where they lead, and what is said of the clicks. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dark, Filled, Narrow, NarrowDark } from '../../stories/site/home.stories.tsx'
import { saidToDataLayer, stayOnPage } from './said-to-data-layer.ts'

const dialog = () => page.getByRole('dialog', { name: 'Request Early Access' })
const section = (name: string) => page.getByRole('region', { name })

beforeEach(() => page.viewport(1440, 900))

describe('the way in', () => {
  it('opens from the opening, and says that it was there', async () => {
    await render(<Filled />)
    await page.getByRole('button', { name: 'Join Early Access' }).click()
    await expect.element(dialog()).toBeVisible()
    expect(saidToDataLayer()).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'hero' },
    ])
  })

  it('opens from the end of the page, which counts as its own conversion', async () => {
    await render(<Filled />)
    await section('Bring one decision you are weighing up')
      .getByRole('button', { name: 'Request Early Access' })
      .click()
    await expect.element(dialog()).toBeVisible()
    expect(saidToDataLayer()).toEqual([
      { event: 'homepage_cta_click', category: 'engagement', source: 'main_cta' },
    ])
  })
})

describe('what it says', () => {
  it('leads from Learn More to the four features', async () => {
    await render(<Filled />)
    const link = page.getByRole('link', { name: 'Learn More' })
    await expect.element(link).toHaveAttribute('href', '#features')
    const features = section('A board paper that answers back')
    await expect.element(features).toHaveAttribute('id', 'features')
    expect(features.getByRole('article').elements()).toHaveLength(4)
  })

  it('names five benefits beside a brief', async () => {
    await render(<Filled />)
    const benefits = section('What changes in your week')
    await expect.element(benefits.getByRole('img', { name: /^A decision brief/ })).toBeVisible()
    expect(benefits.getByRole('listitem').elements()).toHaveLength(5)
  })

  it('leads from each industry to its use cases, and says which', async () => {
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
    stayOnPage()
    await link.click()
    expect(saidToDataLayer()).toEqual([
      { event: 'industry_click', category: 'navigation', industry: 'Real Estate' },
    ])
  })
})

describe('the picture of the product', () => {
  const picture = () => page.getByRole('img', { name: /^The Overview of a café/ })
  const shown = (): HTMLImageElement | null => {
    const image = picture().element()
    return image instanceof HTMLImageElement ? image : null
  }
  /** The sizes that the markup keeps a place for. */
  const places = (): readonly string[] =>
    [...(shown()?.parentElement?.querySelectorAll('img, source') ?? [])].map(
      (one) => `${one.getAttribute('width')} × ${one.getAttribute('height')}`,
    )

  it.each([
    ['light', Filled, 1440, 'overview-light'],
    ['dark', Dark, 1440, 'overview-dark'],
    ['light on a phone', Narrow, 390, 'overview-narrow-light'],
    ['dark on a phone', NarrowDark, 390, 'overview-narrow-dark'],
  ])('is %s with the page, and has kept its place', async (_, Page, width, file) => {
    await page.viewport(width, 844)
    await render(<Page />)
    await expect.element(picture()).toBeVisible()
    await expect.poll(() => shown()?.currentSrc).toContain(file)
    await expect.poll(() => shown()?.naturalWidth).toBeGreaterThan(0)
    expect(places()).toContain(`${shown()?.naturalWidth} × ${shown()?.naturalHeight}`)
  })
})
