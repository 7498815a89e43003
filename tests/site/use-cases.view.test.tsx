/** Use Cases: filtering by mouse and keyboard, to nothing and back. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Empty, Filled, Filtered } from '../../stories/site/use-cases.stories.tsx'
import { useCases } from '../../web/site/use-cases/use-cases.content.ts'

const search = () => page.getByRole('searchbox', { name: 'Search' })
const industry = () => page.getByRole('combobox', { name: 'Industry' })
const size = () => page.getByRole('combobox', { name: 'Company size' })
const challenge = (name: string) => page.getByRole('button', { name, exact: true })
const found = (text: string) => page.getByRole('status').getByText(text, { exact: true })
const groups = () => useCases.filter(({ id }) => document.getElementById(id) !== null).map(({ id }) => id)

const everything = '27 solutions in 6 categories'

describe('use cases', () => {
  it('are in six groups with anchors, after four benefits', async () => {
    await render(<Filled />)
    await expect.element(found(everything)).toBeVisible()
    expect(groups()).toEqual(useCases.map(({ id }) => id))
    await expect.element(page.getByRole('heading', { level: 3, name: 'It ends in one step' })).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: 'Activity against settlements' })
    await expect.element(card.getByText('75%')).toBeVisible()
    await expect.element(card.getByText('High')).toBeVisible()
  })

  it('are searched while typing, and empty groups are hidden', async () => {
    await render(<Filled />)
    await search().fill('RENT roll')
    await expect.element(found('1 solution in 1 category')).toBeVisible()
    expect(groups()).toEqual(['business-growth'])
    await search().fill('')
    await expect.element(found(everything)).toBeVisible()
  })

  it('are narrowed by industry, size and challenge at once', async () => {
    await render(<Filled />)
    await industry().selectOptions('Real Estate & Property')
    await size().selectOptions('Growing business')
    await challenge('Business Growth').click()
    await expect.element(challenge('Business Growth')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(challenge('All Challenges')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(found('3 solutions in 1 category')).toBeVisible()
    await challenge('All Challenges').click()
    await expect.element(found('3 solutions in 1 category')).not.toBeInTheDocument()
    await expect.element(industry()).toHaveValue('Real Estate & Property')
  })

  it('apply the filters in their address', async () => {
    await render(<Filtered />)
    await expect.element(industry()).toHaveValue('Real Estate & Property')
    await expect.element(size()).toHaveValue('Growing business')
    await expect.element(found(everything)).not.toBeInTheDocument()
  })

  it('are all shown after Clear All Filters, with empty fields and the focus on the count', async () => {
    await render(<Empty />)
    await expect.element(page.getByRole('heading', { name: 'No Solutions Found' })).toBeVisible()
    await expect
      .element(page.getByText('Try adjusting your search terms or filters to find relevant solutions.'))
      .toBeVisible()
    await expect.element(search()).toHaveValue('helicopter')
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect.element(found(everything)).toBeVisible()
    await expect.element(search()).toHaveValue('')
    await expect.element(challenge('All Challenges')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('status')).toHaveFocus()
  })

  it('are filtered by keyboard alone', async () => {
    await render(<Filled />)
    await expect.element(search()).toBeVisible()
    search().element().focus()
    await userEvent.keyboard('roster drafted')
    await expect.element(found('1 solution in 1 category')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveFocus()
    challenge('Customer Service').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('heading', { name: 'No Solutions Found' })).toBeVisible()
    await expect.element(search()).toHaveValue('roster drafted')
  })

  it('end with two calls to action', async () => {
    await render(<Filled />)
    const demo = page.getByRole('link', { name: 'Schedule Demo' })
    await expect
      .element(demo)
      .toHaveAttribute('href', expect.stringMatching(/^\/contact-us\?inquiryType=sales&subject=/))
    window.dataLayer = []
    await page.getByRole('button', { name: 'Request Early Access' }).last().click()
    await expect.element(page.getByRole('dialog', { name: 'Request Early Access' })).toBeVisible()
    expect(window.dataLayer).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'cta_use_cases' },
    ])
  })
})
