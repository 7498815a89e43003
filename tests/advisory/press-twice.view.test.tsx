import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import dismissAdvisory from '../../fixtures/advisory/dismissAdvisory.json'
import { DecisionPending } from '../../stories/advisory/advisory.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

const first = acceptAdvisory.body.title
const second = dismissAdvisory.body.title
const card = (title: string) => page.getByRole('article', { name: title, exact: true })
const consult = (title: string) => card(title).getByRole('button', { name: 'Consult' })
const accepted = card(first).getByText('Accepted', { exact: true }).first()

describe('a decision pressed twice', () => {
  it('shows at once, before the reply, and is sent once', async () => {
    await render(<DecisionPending />)
    await expect.element(consult(first)).toBeVisible()
    const button = consult(first).element()
    if (!(button instanceof HTMLElement)) return expect.fail('no button')
    button.focus()
    // Both within one frame, before the list can change.
    button.click()
    button.click()
    await expect.element(accepted).toBeVisible()
    const left = card(first).getByRole('button', { name: /^(Dismiss|Consult)$/ })
    expect(left.elements()).toHaveLength(0)
    await expect.element(card(second)).toHaveFocus()
    await clickLabel(page.getByRole('radio', { name: 'New' }))
    await expect.element(card(second)).toBeVisible()
    await expect.element(card(first)).not.toBeInTheDocument()
    expect(page.getByText('Advisory acknowledged', { exact: true }).elements()).toHaveLength(0)
  })

  it('is one, though the next advisory has moved under the pointer', async () => {
    await render(<DecisionPending />)
    await expect.element(consult(first)).toBeVisible()
    // As slow as a hand: the list has changed before the second press.
    await userEvent.dblClick(consult(first), { delay: 100 })
    await expect.element(accepted).toBeVisible()
    await expect.element(consult(second)).toBeVisible()
  })
})
