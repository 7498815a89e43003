/** Executive Insights: search, reading in place, download, and newsletter. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ArticleOpen, Empty, Filled, Filtered } from '../../stories/site/insights.stories.tsx'

const search = () => page.getByRole('searchbox', { name: 'Search articles' })
const category = (name: string) => page.getByRole('button', { name })
const found = (text: string) => page.getByRole('status').getByText(text, { exact: true })
const article = (name: string) => page.getByRole('article', { name, exact: true })

describe('the library', () => {
  it('shows the specified counts, and says that they are planned', async () => {
    await render(<Filled />)
    for (const name of [
      'All Insights47',
      'Strategy15',
      'AI Decision Support12',
      'Industry Analysis10',
      'Methodology10',
    ])
      await expect.element(category(name)).toBeVisible()
    await expect.element(found('14 articles')).toBeVisible()
    await expect.element(page.getByText(/library as planned/)).toBeVisible()
  })

  it('is searched by words and category together, and cleared', async () => {
    await render(<Filled />)
    await category('Methodology').click()
    await expect.element(found('3 articles')).toBeVisible()
    await search().fill('CALCULATOR')
    await expect.element(found('1 article')).toBeVisible()
    await category('Industry').click()
    await expect.element(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect.element(search()).toHaveValue('CALCULATOR')
    await page.getByRole('button', { name: 'Clear search and category' }).click()
    await expect.element(found('14 articles')).toBeVisible()
    await expect.element(search()).toHaveValue('')
  })

  it('applies the filters in its address', async () => {
    await render(<Filtered />)
    await expect.element(category('Methodology')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(found('3 articles')).toBeVisible()
  })

  it('says when nothing is found', async () => {
    await render(<Empty />)
    await expect.element(found('0 articles')).toBeVisible()
    await expect.element(search()).toHaveValue('helicopter')
  })
})

describe('an article', () => {
  it('opens and closes in place, also by keyboard', async () => {
    await render(<Filled />)
    const text = article('Counting cash runway honestly').getByText(/Not the GST you have collected/)
    await expect.element(text).not.toBeInTheDocument()
    await article('Counting cash runway honestly')
      .getByText(/^Read “/)
      .click()
    await expect.element(text).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(text).not.toBeVisible()
  })

  it('is open if the address names it, and no other is', async () => {
    await render(<ArticleOpen />)
    await expect.element(page.getByText(/It is only Tuesday/)).toBeVisible()
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  })

  it('can be downloaded if that is offered', async () => {
    await render(<Filled />)
    const file = article('Counting cash runway honestly').getByRole('link', { name: /Download as Markdown/ })
    await expect.element(file).toHaveAttribute('download', 'counting-runway-honestly.md')
    const answer = await fetch(file.element().getAttribute('href') ?? '')
    expect(await answer.text()).toMatch(/^# Counting cash runway honestly/)
    const without = article('When is a change a trend?').getByRole('link', { name: /Download/ })
    await expect.element(without).not.toBeInTheDocument()
  })
})

describe('the ticker', () => {
  it('is tagged as a sample, and shows all lines without animation under reduced motion', async () => {
    await render(<Filled />)
    const ticker = page.getByRole('region', { name: 'Live intelligence' })
    await expect.element(ticker.getByText('Sample', { exact: true })).toBeVisible()
    await expect.element(ticker.getByText('Runway 12 weeks, unchanged').first()).toBeVisible()
    expect(ticker.element().getAnimations({ subtree: true })).toEqual([])
  })
})

describe('the newsletter', () => {
  it('opens the request for early access with the email already typed', async () => {
    await render(<Filled />)
    const box = page.getByRole('region', { name: 'One page, every Monday' })
    await box.getByRole('textbox', { name: 'Email address' }).fill('maya@harbourvine.example')
    await box.getByRole('button', { name: 'Subscribe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Request Early Access' })
    await expect.element(dialog).toBeVisible()
    await expect
      .element(dialog.getByRole('textbox', { name: /^Email/ }))
      .toHaveValue('maya@harbourvine.example')
  })
})

it('briefings are tagged as samples', async () => {
  await render(<Filled />)
  const briefings = page.getByRole('region', { name: 'Briefings' })
  await expect.element(briefings.getByText('Sample', { exact: true })).toBeVisible()
})
