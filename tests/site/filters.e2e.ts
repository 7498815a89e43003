/** Filters of the public pages on the real service: in the address, and without scripts. */
import { expect, test } from '@playwright/test'
import { holdProgram } from './held-program.ts'

test('filters are part of the address: typed, chosen, undone with Back, and shared as a link', async ({
  page,
}) => {
  await page.goto('/use-cases#customer-service', { waitUntil: 'networkidle' })
  await expect(page.locator('#customer-service')).toBeInViewport()

  await page.getByRole('combobox', { name: 'Industry' }).selectOption('Hospitality & Tourism')
  await expect(page).toHaveURL(/industry=Hospitality/)
  const search = page.getByRole('searchbox')
  await search.pressSequentially('roster')
  await expect(page).toHaveURL(/q=roster/)
  await page.getByRole('button', { name: 'Customer Service' }).click()
  await expect(page).toHaveURL(/category=customer-service/)
  await expect(page.getByRole('status').first()).toHaveText('1 solution in 1 category')

  await page.goBack()
  await expect(search).toHaveValue('roster')
  await expect(page.getByRole('button', { name: 'All Challenges' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('')
  await expect(page.locator('#customer-service')).toBeInViewport()

  await page.goto('/use-cases?industry=Healthcare+%26+Allied+Health#business-growth')
  await expect(page.locator('#business-growth')).toBeInViewport()
  await expect(page.getByText('What one more person has to bring in')).toBeVisible()
})

test('what is typed and chosen before the program comes is applied when it comes', async ({ page }) => {
  const letProgramCome = await holdProgram(page)
  await page.goto('/use-cases', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Industry' }).selectOption('Hospitality & Tourism')
  await page.getByRole('searchbox').pressSequentially('roster')
  letProgramCome()
  await expect(page).toHaveURL(/q=roster/)
  await expect(page).toHaveURL(/industry=Hospitality/)
  await expect(page.getByRole('searchbox')).toHaveValue('roster')
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Hospitality & Tourism')
})

test('an open article is part of the address, and a link opens it', async ({ page }) => {
  await page.goto('/executive-insights', { waitUntil: 'networkidle' })
  await page.locator('#the-quiet-tuesday summary').click()
  await expect(page).toHaveURL(/\?article=the-quiet-tuesday$/)
  await page.goto('/executive-insights')
  await page.getByRole('link', { name: 'Read the analysis' }).click()
  await expect(page.getByText('Start with the break-even, not the price list')).toBeInViewport()
  await page.goto('/help-center?article=use-the-api#use-the-api')
  await expect(page.getByText('is the credential')).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('use cases, articles and help can be searched and read', async ({ page }) => {
    await page.goto('/use-cases')
    await page.getByRole('searchbox').fill('price')
    await page.getByLabel('Company size').selectOption('Solo')
    await page.getByRole('button', { name: 'Competitive Advantage' }).click()
    const found = page.locator('#solutions')
    await expect(found).toHaveText('1 solution in 1 category')
    await expect(found).toBeInViewport()
    await expect(page.getByRole('searchbox')).toHaveValue('price')
    await expect(page.getByLabel('Company size')).toHaveValue('Solo')
    await page.getByRole('searchbox').fill('helicopter')
    await page.getByRole('button', { name: 'Show solutions' }).click()
    await expect(page.getByRole('heading', { name: 'No Solutions Found' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Competitive Advantage' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect(found).toHaveText('27 solutions in 6 categories')

    await page.goto('/executive-insights')
    await page.getByRole('searchbox').fill('quiet')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.locator('#articles')).toHaveText('1 article')
    await page.locator('#the-quiet-tuesday summary').click()
    await expect(page.getByText('Three hours, two people', { exact: true })).toBeVisible()

    await page.goto('/help-center')
    await page.getByRole('searchbox').fill('api')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('#topics')).toHaveText('1 topic for “api”')
    await page.getByText('Use the API', { exact: true }).click()
    await expect(page.getByText('is the credential')).toBeVisible()
  })
})
