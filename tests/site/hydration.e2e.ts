/** The browser's tree of a public page equals the service's HTML in every attribute, id and text. */
import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#schema/public-paths'

/** Differences between the HTML of a page and the props in React, and the number of comparisons. */
const compare = (page: Page) =>
  page.evaluate(() => {
    const plain = (name: string) =>
      (
        ({ className: 'class', htmlFor: 'for', defaultValue: 'value', defaultChecked: 'checked' })[name] ??
        name
      )
        .toLowerCase()
        .replaceAll('-', '')
    // No attributes. The value of a select or text area is in its children.
    const isWritten = (element: Element, name: string, value: unknown) =>
      !['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'].includes(name) &&
      !(name === 'defaultValue' && !(element instanceof HTMLInputElement)) &&
      ['string', 'number', 'boolean'].includes(typeof value)
    const heldBy = (element: Element): Record<string, unknown> | undefined => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      return key === undefined ? undefined : Reflect.get(element, key)
    }
    // Added by the browser or by effects.
    const later = ['option selected', 'dialog open', 'div dataassent']
    const differences: string[] = []
    const elements = [...document.querySelectorAll('#app *')].filter(
      // Static parts are not hydrated.
      (element) => !element.parentElement?.closest('[data-as-sent]'),
    )
    let ids = 0
    for (const element of elements) {
      const held = heldBy(element)
      const tag = element.tagName.toLowerCase()
      if (held === undefined) {
        differences.push(`${tag} is not React's: ${element.outerHTML.slice(0, 80)}`)
        continue
      }
      if ('dangerouslySetInnerHTML' in held) element.setAttribute('data-as-sent', '')
      const sent = new Map(
        element.getAttributeNames().map((name) => [plain(name), element.getAttribute(name)]),
      )
      for (const [name, value] of Object.entries(held)) {
        if (!isWritten(element, name, value)) continue
        const there = sent.get(plain(name))
        const wanted =
          value === true ? ['', 'true'] : value === false ? [undefined, 'false'] : [String(value)]
        if (plain(name) === 'id') ids += 1
        if (!wanted.includes(there ?? undefined))
          differences.push(`${tag} ${name}: sent ${there ?? 'nothing'}, here ${value}`)
      }
      const names = new Set(Object.keys(held).map(plain))
      for (const name of sent.keys())
        if (!names.has(name) && !later.includes(`${tag} ${name}`))
          differences.push(`${tag} ${name}: sent, but not here`)
    }
    return { differences, elements: elements.length, ids }
  })

const faultsOf = (page: Page): string[] => {
  const faults: string[] = []
  // React reports a failed hydration as a page error.
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

const differencesOf = async (page: Page): Promise<readonly string[]> => {
  // The first key press loads the long texts, which until then are not hydrated.
  await page.keyboard.press('Shift')
  return (await compare(page)).differences
}

const seeOneTree = async (page: Page, atLeast: number) => {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => differencesOf(page)).toEqual([])
  const { elements, ids } = await compare(page)
  expect(elements).toBeGreaterThan(atLeast)
  expect(ids).toBeGreaterThan(0)
}

const addresses = [
  ...publicPaths,
  ...publicPaths.filter((path) => path !== '/login').map((path) => `${path}#request-access`),
  '/use-cases?q=roster&industry=Retail',
  '/use-cases?q=no+such+words',
  '/executive-insights?q=runway',
  '/help-center?q=brief',
  '/executive-insights?article=counting-runway-honestly',
  '/careers?sent=early-access#request-access',
  '/contact-us?sent=contact',
  '/about-jarvin?email=a%40b.example&role=CEO#request-access',
]

for (const address of addresses)
  test(`${address} has the same tree on the service and in the browser`, async ({ page }) => {
    const faults = faultsOf(page)
    await page.goto(address)
    await seeOneTree(page, 40)
    expect(faults).toEqual([])
  })

test('a mismatched id would be found', async ({ page }) => {
  await page.route('**/executive-insights', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/(<input id=")_R_\w+_/, '$1another') })
  })
  await page.goto('/executive-insights', { waitUntil: 'networkidle' })
  await expect
    .poll(() => differencesOf(page))
    .toEqual([expect.stringMatching(/^input id: sent another, here _R_\w+_$/)])
})
