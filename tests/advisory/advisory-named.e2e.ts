/** The palette opens an advisory in the list, at its card. */
import { expect, test } from '@playwright/test'

test('an advisory is found by its words, opened at its card, and opened there again by a reload', async ({
  page,
}) => {
  await page.goto('/login?next=/nudges')
  await page.getByRole('button', { name: /Consulting/ }).click()
  await page.getByRole('tab', { name: /^Normal/ }).click()
  // An open one: accepted ones are found as decisions.
  const isOpen = page.getByRole('button', { name: 'Dismiss', exact: true })
  const open = page.getByRole('article').filter({ has: isOpen }).last()
  const title = (await open.getByRole('heading').textContent()) ?? ''
  const card = page.getByRole('article', { name: title, exact: true })
  const find = async () => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Find a screen, an action or a record' })
    await expect(field).toBeFocused()
    await field.fill(title)
    const found = page.getByRole('option').filter({ hasText: title }).filter({ hasText: 'Advisory' })
    await found.first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Overview', exact: true }).first().click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await find()
  await expect(page).toHaveURL(/\/nudges\?advisory=/)
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await page.reload()
  await expect(card).toBeFocused()

  // It also works on the Advisories screen itself, and more than once.
  await page.getByRole('button', { name: /^Account menu/ }).focus()
  await find()
  await expect(card).toBeFocused()

  await page.goto('/nudges?advisory=never-was')
  await expect(page.getByText(/The advisory you were looking for isn’t here/)).toBeVisible()
})
