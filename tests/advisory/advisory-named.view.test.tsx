/** An address with an advisory's id opens its tab and focuses its card. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listAdvisoriesSecond from '../../fixtures/advisory/listAdvisories.second.json'
import readDecision from '../../fixtures/advisory/readDecision.json'
import {
  Filled,
  LinkToDecision,
  LinkToSecondPage,
  LinkToUnknown,
  OpenedByLink,
} from '../../stories/advisory/advisory.stories.tsx'

const card = (title: string) => page.getByRole('article', { name: title, exact: true })
const tab = (name: string) => page.getByRole('tab', { name })
const notThere = page.getByText(/The advisory you were looking for isn’t here/)
const low = listAdvisories.body.filter(({ urgency }) => urgency === 'low')
const named = low.at(-1)?.title ?? '-'

it('opens the tab, removes a filter that would hide the card, and focuses the card', async () => {
  await render(<OpenedByLink />)
  await expect.element(card(named)).toHaveFocus()
  await expect.element(card(named)).toBeInViewport()
  await expect.element(tab('Normal')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect.element(notThere).not.toBeInTheDocument()
})

it('keeps the id in the address until another choice is made', async () => {
  await render(<OpenedByLink />)
  await expect.element(card(named)).toHaveFocus()
  await tab('Urgent').click()
  await expect.element(tab('Urgent')).toHaveAttribute('aria-selected', 'true')
  await expect.element(card(named)).not.toBeInTheDocument()
  await tab('Normal').click()
  await expect.element(card(named)).toBeVisible()
  await expect.element(card(named)).not.toHaveFocus()
})

it('finds an advisory on a later page', async () => {
  await render(<LinkToSecondPage />)
  const later = listAdvisoriesSecond.body.at(-1)?.title ?? '-'
  await expect.element(card(later)).toHaveFocus()
})

it('says that an unknown advisory does not exist, beside those that do', async () => {
  await render(<LinkToUnknown />)
  await expect.element(notThere).toBeVisible()
  await expect.element(page.getByRole('article').first()).toBeVisible()
})

it('shows no message when the address has no id', async () => {
  await render(<Filled />)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(notThere).not.toBeInTheDocument()
})

it('opens the Decisions screen for a decision that no advisory raised', async () => {
  await render(<LinkToDecision />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Decisions' })).toBeVisible()
  await expect
    .element(page.getByRole('complementary', { name: readDecision.body.decision.title }))
    .toBeVisible()
})
