/**
 * Checks the accessibility of pages, and no part twice: a dark story has the same page as the bright one, every screen
 * without a session shows the login, and the frame around screens is nearly always the same.
 */
import { expect } from 'vitest'
import { applyTheme, isDarkShown } from '../../web/kit/theme/theme.ts'
import { type AuditScope, axeViolations, contrastViolations, textOf } from './page-checks.ts'
import { waitForStableDom } from './wait-for-screen.ts'

/** Pages and parts of pages without violations, by check and width. */
const checked = new Set<string>()

/** The frame of a page: its outermost bars. Behind a dialog they change, so there they are checked with it. */
const partsOfPage = (): readonly Element[] =>
  document.querySelector('[role=dialog]')
    ? []
    : [...document.querySelectorAll('nav, header, aside, footer')].filter(
        (one) => one.parentElement?.closest('nav, header, aside, footer, main') === null,
      )

type Check = (except: readonly Element[]) => Promise<readonly string[]>

/** Checks the page, leaving out parts that have passed on another page. */
const checkOnce = async (name: string, what: string, check: Check): Promise<void> => {
  const keyOf = (element: Element): string => `${name} ${window.innerWidth} ${textOf(element)}`
  const page = keyOf(document.body)
  if (checked.has(page)) return
  const parts = partsOfPage().map((element) => ({ element, key: keyOf(element) }))
  const violations = await check(parts.filter(({ key }) => checked.has(key)).map(({ element }) => element))
  expect.soft(violations, what).toEqual([])
  if (violations.length > 0) return
  for (const key of [page, ...parts.map((part) => part.key)]) checked.add(key)
}

/** Structure, and contrast in both themes. */
export const checkAccessibility = async (scope: AuditScope): Promise<void> => {
  const themes = isDarkShown() ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const [own, other] = themes
  await checkOnce(`${scope} ${own}`, 'accessibility', (except) => axeViolations(scope, except))
  const contrast = `${scope} ${other}`
  if (checked.has(`${contrast} ${window.innerWidth} ${textOf(document.body)}`)) return
  applyTheme(other)
  // A theme change loads nothing; it only redraws charts.
  await waitForStableDom(30)
  await checkOnce(contrast, `contrast in the ${other} theme`, contrastViolations)
}
