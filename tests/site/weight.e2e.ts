/** Files that a public page loads without interaction. */
import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#schema/public-paths'
import { budgets, kB } from '../core/page-weight.ts'

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

/** Sizes in kB by file; inline styles are added up. */
const fetchedBy = async (page: Page, path: string) => {
  const weights: Promise<{ file: string; type: string; size: number }>[] = []
  page.on('response', (answer) => {
    const type = answer.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet') return
    const file = new URL(answer.url()).pathname
    weights.push(answer.body().then((body) => ({ file, type, size: kB(body) })))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const within = await page.locator('style').allTextContents()
  return [
    ...(await Promise.all(weights)),
    { file: 'the page', type: 'stylesheet', size: kB(within.join('')) },
  ]
}

for (const path of publicPaths)
  test(`${path} loads at most ${budgets.publicScript} kB of script and ${budgets.publicStyle} kB of style`, async ({
    page,
  }) => {
    const fetched = await fetchedBy(page, path)
    for (const [type, budget] of [
      ['script', budgets.publicScript],
      ['stylesheet', budgets.publicStyle],
    ] as const) {
      const files = fetched.filter((one) => one.type === type)
      const total = sum(files.map(({ size }) => size))
      const told = `${total.toFixed(1)}: ${files.map(({ file, size }) => `${file} ${size.toFixed(1)}`).join(', ')}`
      expect.soft(total, told).toBeLessThanOrEqual(budget)
      expect.soft(total, 'what is weighed at all').toBeGreaterThan(budget / 10)
    }
  })
