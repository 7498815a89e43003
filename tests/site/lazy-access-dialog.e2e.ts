/** The lazy dialog of the request for early access on the built pages; the form in the page always works. */
import { expect, type Page, type Request, test } from '@playwright/test'
import { holdProgram } from './held-program.ts'

const form = (page: Page) => page.locator('#request-access')
const wayIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Request Access' })
const isDialog = (request: Request) => request.url().includes('/EarlyAccessDialog')
const dialogFetched = (page: Page) =>
  page.waitForRequest((request) => /EarlyAccessDialog.*\.js/.test(request.url()))

const openQuietly = async (page: Page, path: string) => {
  const dialogs: Request[] = []
  page.on('request', (request) => isDialog(request) && dialogs.push(request))
  await page.goto(path, { waitUntil: 'networkidle' })
  return dialogs
}

for (const [how, reach] of [
  ['a pointer', (page: Page) => wayIn(page).hover()],
  ['the focus', (page: Page) => wayIn(page).focus()],
  ['a finger', (page: Page) => wayIn(page).dispatchEvent('touchstart')],
] as const)
  test(`its code is loaded when ${how} reaches an opener, and nothing changes yet`, async ({ page }) => {
    const dialogs = await openQuietly(page, '/about-jarvin')
    expect(dialogs).toEqual([])
    const before = await form(page).innerHTML()
    const fetched = dialogFetched(page)
    await reach(page)
    await (await fetched).response()
    expect(await form(page).innerHTML()).toBe(before)
  })

test('a filter leaves the form in place; a click then opens the dialog, and closing returns the focus', async ({
  page,
}) => {
  const dialogs = await openQuietly(page, '/use-cases')
  await page.getByRole('searchbox').pressSequentially('roster')
  await expect(page).toHaveURL(/q=roster/)
  expect(dialogs).toEqual([])
  await expect(form(page).locator('input[name=email]')).toBeAttached()
  await wayIn(page).click()
  await expect(form(page)).toHaveJSProperty('open', true)
  await expect(form(page).getByLabel('Full Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(wayIn(page)).toBeFocused()
})

test('a link to the form opens the dialog, with the input typed before', async ({ page }) => {
  const letProgramCome = await holdProgram(page)
  await page.goto('/about-jarvin#request-access')
  await form(page).getByLabel('Full Name').fill('Early Bird')
  letProgramCome()
  await expect(form(page)).toHaveJSProperty('open', true)
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Early Bird')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await page.goBack()
  await page.goto('/about-jarvin', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    window.location.hash = 'request-access'
  })
  await expect(form(page)).toHaveJSProperty('open', true)
})

test('if the code cannot be loaded, the form in the page works', async ({ page }) => {
  await page.route('**/assets/EarlyAccessDialog*.js', (route) => route.abort())
  await openQuietly(page, '/about-jarvin')
  await wayIn(page).click()
  await form(page).getByLabel('Full Name').fill('Without Program')
  await form(page).getByLabel('Email').fill('without@program.example')
  await form(page).getByRole('button', { name: 'Request Early Access' }).click()
  await expect(page).toHaveURL(/\?sent=early-access#request-access$/)
})

test('Subscribe opens the dialog with the email already typed and the newsletter as its purpose', async ({
  page,
}) => {
  await openQuietly(page, '/executive-insights')
  await page.getByRole('main').getByLabel('Email address').fill('  reader@news.example ')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form(page)).toHaveJSProperty('open', true)
  await expect(form(page).getByLabel('Email')).toHaveValue('reader@news.example')
  await expect(form(page).getByLabel(/Anything else/)).not.toHaveValue('')
})

test('a link that looks like a button is announced as one, and reacts to the space bar', async ({ page }) => {
  await openQuietly(page, '/about-jarvin')
  await wayIn(page).focus()
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await expect(form(page)).toHaveJSProperty('open', true)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})
