import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listPersonas from '../../fixtures/persona/listPersonas.json'
import selectPersona from '../../fixtures/persona/selectPersona.json'
import getMe from '../../fixtures/session/getMe.json'
import { Filled, LoadError, Loading, SaveError } from '../../stories/persona/persona.stories.tsx'

const current = listPersonas.body.find((one) => one.key === getMe.body.currentPersona)?.name ?? ''
const next = selectPersona.body.persona
const card = (name: string) => page.getByRole('article', { name, exact: true })
const dialog = page.getByRole('dialog', { name: `Change to ${next.name}?` })

const openDialog = async () => {
  await card(next.name).getByRole('button', { name: 'Choose' }).click()
  await expect.element(dialog).toBeVisible()
}

describe('Executive Styles', () => {
  it('shows the five with their strengths, the current one, and the link to a custom style', async () => {
    await render(<Filled />)
    await expect.element(card(current).getByText('In use')).toBeVisible()
    for (const { name, description, strengths } of listPersonas.body) {
      await expect.element(card(name).getByText(description)).toBeVisible()
      const list = card(name).getByRole('list', { name: 'Strengths' })
      expect(
        list
          .getByRole('listitem')
          .elements()
          .map((item) => item.textContent),
      ).toEqual(strengths)
    }
    expect(page.getByText('In use', { exact: true }).elements()).toHaveLength(1)
    await expect
      .element(page.getByRole('link', { name: 'Train your own style' }))
      .toHaveAttribute('href', '/profile#jarvin-training')
  })

  it('installs the chosen one after a confirmation', async () => {
    await render(<Filled />)
    await openDialog()
    await dialog.getByRole('button', { name: 'Install' }).click()
    await expect.element(page.getByText('Executive style activated', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText('Jarvin has adapted to your preferred approach', { exact: true }))
      .toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(card(next.name).getByText('In use')).toBeVisible()
    await expect.element(card(current).getByRole('button', { name: 'Choose' })).toBeVisible()
    await expect.element(card(next.name).getByRole('button', { name: 'Use as preset' })).toHaveFocus()
  })

  it('can fill the business profile as a preset instead', async () => {
    await render(<Filled />)
    await openDialog()
    const preset = dialog.getByRole('button', { name: 'Use as preset' })
    await expect.element(preset).toHaveAttribute('href', `/profile?preset=${next.key}`)
    await preset.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Business Profile' })).toBeVisible()
  })

  it('changes nothing when the dialog is closed, and returns the focus', async () => {
    await render(<Filled />)
    await openDialog()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(card(next.name).getByRole('button', { name: 'Choose' })).toHaveFocus()
    await expect.element(card(current).getByText('In use')).toBeVisible()
  })

  it('reports a failed change, and keeps dialog and focus', async () => {
    await render(<SaveError />)
    await openDialog()
    const install = dialog.getByRole('button', { name: 'Install' })
    install.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Style change failed', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Please try again', { exact: true })).toBeVisible()
    await expect.element(dialog).toBeVisible()
    await expect.element(install).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('article', { name: 'Customise' })).toBeVisible()
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The executive styles could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(card(current)).toBeVisible()
  })
})
