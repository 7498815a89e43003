/** The tree that the browser builds for a public page is the one that the service sent: every attribute, every id, every text. */
import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#schema/screens'

/** What differs between a page as it was sent and the properties that React holds for it, and how much was compared. */
const compare = (page: Page) =>
  page.evaluate(() => {
    const plain = (name: string) =>
      (
        ({ className: 'class', htmlFor: 'for', defaultValue: 'value', defaultChecked: 'checked' })[name] ??
        name
      )
        .toLowerCase()
        .replaceAll('-', '')
    // Not attributes; `value` of a list and of a text area is in what they contain.
    const isWritten = (element: Element, name: string, value: unknown) =>
      !['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'].includes(name) &&
      !(name === 'defaultValue' && !(element instanceof HTMLInputElement)) &&
      ['string', 'number', 'boolean'].includes(typeof value)
    const heldBy = (element: Element): Record<string, unknown> | undefined => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      return key === undefined ? undefined : Reflect.get(element, key)
    }
    // What the browser, or an effect, adds to a page that is alive.
    const later = ['option selected', 'dialog open', 'div dataassent']
    const differences: string[] = []
    const elements = [...document.querySelectorAll('#app *')].filter(
      // What nothing changes stays as it was sent, without React.
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
  // React reports what it had to draw anew as an error of the page.
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

const differencesOf = async (page: Page): Promise<readonly string[]> => {
  // The first key has the long texts fetched, which stay as they were sent until then.
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
  test(`${address} is the same tree here and there`, async ({ page }) => {
    const faults = faultsOf(page)
    await page.goto(address)
    await seeOneTree(page, 40)
    expect(faults).toEqual([])
  })

test('an id that was sent and is not the one of the browser is seen', async ({ page }) => {
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
