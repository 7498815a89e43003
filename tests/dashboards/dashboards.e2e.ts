import { expect, type Page, test } from '@playwright/test'

const order = (page: Page) =>
  page
    .locator('[data-grid-panel]')
    .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-grid-panel')))

const shipped = ['figures', 'revenue', 'expenses', 'profitability', 'hours', 'insights']

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Consulting/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an executive arranges Finance by menu, keyboard and mouse, finds it unchanged later, and resets it', async ({
  page,
}) => {
  await page.goto('/dashboard/finance')
  await page.getByRole('button', { name: 'Arrange panels' }).click()
  await page.getByRole('button', { name: 'Arrange Revenue by week' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => order(page)).toEqual(['revenue', 'figures', ...shipped.slice(2)])

  const handle = page.getByRole('button', { name: 'Move Expenses' })
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await expect(handle).toBeFocused()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/layout') && answer.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Done' }).click()
  expect((await saved).status()).toBe(200)
  const arranged = ['revenue', 'figures', 'profitability', 'expenses', 'hours', 'insights']
  await expect.poll(() => order(page)).toEqual(arranged)

  await page.reload()
  await expect.poll(() => order(page)).toEqual(arranged)

  await page.getByRole('button', { name: 'Arrange panels' }).click()
  const grip = await page.getByRole('button', { name: 'Move Weekly figures' }).boundingBox()
  const above = await page.getByRole('button', { name: 'Move Revenue by week' }).boundingBox()
  if (grip === null || above === null) throw new Error('The handles are not there.')
  await page.mouse.move(grip.x + 60, grip.y + 16)
  await page.mouse.down()
  await page.mouse.move(above.x + 60, above.y + 40, { steps: 12 })
  await page.mouse.move(above.x + 60, above.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await order(page))[0]).toBe('figures')

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => order(page)).toEqual(shipped)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.goto('/audit')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Dashboard arranged')
  await page.goto('/dashboard/finance')
  await expect.poll(() => order(page)).toEqual(shipped)
})

test('a figure leads to the event that recorded it in three clicks', async ({ page }) => {
  await page.getByRole('link', { name: 'Weekly revenue' }).click()
  const behind = page.getByRole('complementary', { name: 'The records behind weekly revenue' })
  await behind.getByRole('row').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/audit\?event=\d+$/)
  await expect(page.getByRole('complementary', { name: 'Event' })).toContainText('Weekly figures recorded')
  await page.goBack()
  await expect(behind).toBeVisible()
})

test('a chart is saved as files', async ({ page }) => {
  await page.goto('/dashboard/finance')
  const chart = page.getByRole('region', { name: /^Revenue / })
  await expect(chart.locator('svg path').nth(30)).toBeAttached()
  for (const [kind, ending] of [
    ['Image (PNG)', 'png'],
    ['Vector image (SVG)', 'svg'],
    ['Table (CSV)', 'csv'],
  ] as const) {
    await chart.getByRole('button', { name: 'Save this chart' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: kind }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^revenue-.*\\.${ending}$`))
  }
})

/** What a print would clip: content larger than its box, and overlapping panels. */
const cutOnPaper = (page: Page) =>
  page.locator('[data-grid-panel]').evaluateAll((panels) => {
    const all = panels.map((panel) => panel.getBoundingClientRect())
    return panels.flatMap((panel, index) => {
      const name = panel.getAttribute('data-grid-panel')
      const under = all[index]?.top ?? 0
      const isCovered = all.slice(0, index).some(({ bottom }) => bottom > under + 1)
      const cut = [panel, ...panel.querySelectorAll('*')].filter((element) => {
        // Text for screen readers only is clipped on purpose.
        if (element.clientWidth <= 1 || element.closest('svg') !== null) return false
        const { overflowX, overflowY } = getComputedStyle(element)
        const isWide = element.scrollWidth > element.clientWidth + 1
        const isTall = element.scrollHeight > element.clientHeight + 1
        return element === panel
          ? isWide || isTall
          : (isWide && overflowX !== 'visible') || (isTall && overflowY !== 'visible')
      })
      const wide = [...panel.querySelectorAll('svg')].filter(
        (drawing) => drawing.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1,
      )
      // The paper's width is a fraction of a pixel less.
      const isOnEdge = panel.getBoundingClientRect().right > window.innerWidth - 1
      return [
        ...(isCovered ? [`${name} is covered`] : []),
        ...(isOnEdge ? [`${name} lies on the edge`] : []),
        ...[...cut, ...wide].map((element) => `${name} cuts ${element.outerHTML.slice(0, 120)}`),
      ]
    })
  })

/** Lays the page out as on paper (by default A4 without margins), returns what is clipped, and restores the screen. */
const readOnPaper = async (page: Page, paper = { width: 710, height: 1040 }) => {
  const screen = page.viewportSize()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  const cut = await cutOnPaper(page)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  if (screen) await page.setViewportSize(screen)
  return cut
}

const printed = async (page: Page) => {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return {
    pages: paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    images: paper.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0,
    // Our own fonts are variable, so they have no name in the PDF.
    otherFonts: paper.match(/\/BaseFont\s*\/\S+/g) ?? [],
  }
}

test('every dashboard prints on a few pages, and fits a phone', async ({ page }) => {
  const paths = [
    '/dashboard',
    '/dashboard/finance',
    '/dashboard/strategic',
    '/dashboard/sales-marketing',
    '/dashboard/risk',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('[data-grid-panel]').first()).toBeVisible()
    // A chart that is not drawn yet prints as its table, which takes more space.
    const charts = path.endsWith('finance') ? 4 : path.endsWith('marketing') ? 2 : 0
    await expect(page.locator('[role=application] svg')).toHaveCount(charts)
    const { pages, images, otherFonts } = await printed(page)
    expect(otherFonts, path).toEqual([])
    expect(await readOnPaper(page), path).toEqual([])
    expect(pages, path).toBeGreaterThan(0)
    expect(pages, path).toBeLessThanOrEqual(4)
    expect(images, `${path}: everything is drawn, nothing a picture`).toBe(0)
  }
  // Also while arranging. In window width, because printing gives the grid no time to reflow.
  await page.goto('/dashboard/finance')
  await page.getByRole('button', { name: 'Arrange panels' }).click()
  await expect(page.getByRole('button', { name: 'Move Expenses' })).toBeVisible()
  expect(await readOnPaper(page, { width: 1440, height: 900 })).toEqual([])
  const drawings = page.locator('[role=application] svg')
  await expect(drawings).toHaveCount(4)
  await drawings.evaluateAll((all) => {
    for (const one of all) one.id = 'drawn-before'
  })
  expect((await printed(page)).pages).toBeLessThanOrEqual(4)
  // A panel that printing had remounted would have lost its drawing.
  await expect(page.locator('svg#drawn-before')).toHaveCount(4)
  await page.setViewportSize({ width: 360, height: 780 })
  // Charts that cannot load print as tables, and with a phone's fonts take no more pages.
  await page.route(/\/assets\/Chart-.*\.js$/, (route) => route.abort())
  await page.goto('/dashboard/finance')
  await expect(page.locator('[role=application] table')).toHaveCount(4)
  const early = await printed(page)
  expect(early.pages).toBeLessThanOrEqual(4)
  expect(early.otherFonts).toEqual([])
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(`${path} ${overflow}`).toBe(`${path} 0`)
  }
})
