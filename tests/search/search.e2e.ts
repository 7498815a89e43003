import { expect, test } from '@playwright/test'

test('a search finds a record, opens it, and is saved, renamed, run again and removed', async ({ page }, {
  retry,
}) => {
  // A second try finds what the first one left in the same demo.
  const [saved, renamed] = [`Roster memos ${retry}`, `About rosters ${retry}`]
  await page.goto('/login?next=/search')
  await page.getByRole('button', { name: /Café|Cafe/ }).click()
  const field = page.getByRole('textbox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await field.fill('roster')
  const memos = page.getByRole('region', { name: 'Memos' })
  await expect(memos.getByRole('listitem').first()).toContainText(/roster/i)
  await expect(page).toHaveURL(/\/search\?q=roster$/)

  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Memos' })
  await expect(page.getByRole('region', { name: 'Events' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(saved)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`Saved as ${saved}`)).toBeVisible()

  await field.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/search')
  await expect(page.getByRole('link', { name: '“roster” · Memos', exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Rename ${saved}` }).click()
  await page.getByRole('textbox', { name: 'New name' }).fill(renamed)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: renamed }).click()
  await expect(page).toHaveURL(/\/search\?(q=roster&kinds=memo|kinds=memo&q=roster)$/)
  await expect(memos.getByRole('listitem').first()).toBeVisible()

  await page.goto('/search')
  await page.getByRole('button', { name: `Remove ${renamed}` }).click()
  await expect(page.getByRole('button', { name: `Remove ${renamed}` })).toHaveCount(0)

  await page.goto('/audit')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Saved search removed')
  await expect(rows.nth(2)).toContainText('Saved search renamed')
})

test('the palette opens the same search with what was typed', async ({ page }) => {
  await page.goto('/login?next=/app-store')
  await page.getByRole('button', { name: /Café|Cafe/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Search and commands' }).click()
  await page.getByRole('combobox', { name: /Find a screen/ }).fill('roster')
  await page.getByRole('option', { name: /Search everything for “roster”/ }).click()
  await expect(page).toHaveURL(/\/search\?q=roster$/)
  await expect(page.getByRole('region', { name: 'Memos' })).toBeVisible()
})
