/** The Help Center: search, reading in place, and links. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ArticleOpen, Empty, Filled, SearchResults } from '../../stories/site/help.stories.tsx'

const search = () => page.getByRole('searchbox', { name: 'Search' })
const found = (text: string) => page.getByRole('status').getByText(text, { exact: true })
const topic = (name: string) => page.getByRole('article', { name, exact: true })

describe('the search', () => {
  it('keeps the matching topics, each with all of its articles', async () => {
    await render(<Filled />)
    await expect.element(found('6 topics')).toBeVisible()
    await search().fill('USE THE API')
    await expect.element(found('1 topic for “USE THE API”')).toBeVisible()
    await expect.element(topic('Integrations').getByText('Connect a source of figures')).toBeVisible()
    await expect.element(topic('Dashboards')).not.toBeInTheDocument()
  })

  it('moves to the results on Enter', async () => {
    await render(<SearchResults />)
    await expect.element(search()).toHaveValue('api')
    search().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveFocus()
  })

  it('shows the search words within the width of a phone, however long they are', async () => {
    await page.viewport(390, 844)
    await render(<Filled />)
    const word = 'x'.repeat(400)
    await search().fill(word)
    await expect.element(found(`0 topics for “${word}”`)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('says when nothing matches, and can be cleared', async () => {
    await render(<Empty />)
    await expect.element(page.getByRole('heading', { name: 'No topic matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.element(found('6 topics')).toBeVisible()
    await expect.element(search()).toHaveValue('')
  })
})

describe('an article', () => {
  it('opens in place', async () => {
    await render(<Filled />)
    const text = topic('Troubleshooting').getByText(/A session ends when you log out/)
    await expect.element(text).not.toBeInTheDocument()
    await topic('Troubleshooting').getByText('I was signed out').click()
    await expect.element(text).toBeVisible()
  })

  it('is open if the address names it', async () => {
    await render(<ArticleOpen />)
    await expect.element(page.getByText(/The panel on the right has three tabs/)).toBeVisible()
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  })
})

describe('links', () => {
  it.each([
    ['Schedule Demo', /^\/contact-us\?inquiryType=sales&subject=Schedule/],
    ['Contact Support', /^\/contact-us\?inquiryType=support&subject=/],
    ['Download Guides', /^#guides$/],
    ['API Documentation', /^\/api\/docs$/],
  ])('%s has the right target', async (name, href) => {
    await render(<Filled />)
    const actions = page.getByRole('navigation', { name: 'Quick actions' })
    await expect
      .element(actions.getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringMatching(href))
  })

  it('guides are downloadable files', async () => {
    await render(<Filled />)
    const guide = page.getByRole('link', { name: 'Download “How to read a decision brief”' })
    await expect.element(guide).toHaveAttribute('download', 'reading-a-brief.md')
    const answer = await fetch(guide.element().getAttribute('href') ?? '')
    expect(await answer.text()).toMatch(/^# How to read a decision brief/)
  })
})
