/** Finds accessibility violations and overflowing content on the current page. */
import axe from 'axe-core'

/** `screen` is a whole page; `part` is a component without landmarks. */
export type AuditScope = 'screen' | 'part'

const wholePageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/** Rules that read all stylesheets again for every page; `tests/house/house.test.ts` checks the files once. */
const stylesheetRules = ['css-orientation-lock']

const disabled = (rules: readonly string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))

const describeViolations = (violations: readonly axe.Result[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary ?? ''} ${html.slice(0, 300)}`),
  )

/** Violations of WCAG 2.2 AA and of axe's best practices, each with its element; none of elements inside `except`. */
export const axeViolations = async (
  extent: AuditScope,
  except: readonly Element[] = [],
): Promise<readonly string[]> => {
  const { violations } = await axe.run(
    { include: document, exclude: [...except] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      // Stylesheets and media, which no other rule needs.
      preload: false,
      rules: {
        'target-size': { enabled: true },
        ...disabled([...stylesheetRules, ...(extent === 'part' ? wholePageRules : [])]),
      },
    },
  )
  return describeViolations(violations)
}

/** Contrast violations only: a subset of `axeViolations`, for checking a second theme. */
export const contrastViolations = async (except: readonly Element[] = []): Promise<readonly string[]> => {
  const { violations } = await axe.run(
    { include: document, exclude: [...except] },
    {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      preload: false,
    },
  )
  return describeViolations(violations)
}

const withoutColours = (drawing: string): string =>
  drawing.replace(/ (?:fill|stroke|stop-color|style)="[^"]*"/g, '')

/**
 * An element as text, without theme and generated ids: elements with the same text have the same structure. A theme leaves
 * blanks and empty attributes behind when it is taken off, and the charts number each drawing.
 */
export const textOf = ({ outerHTML }: Element): string =>
  outerHTML
    .replaceAll('bp6-dark', '')
    .replace(/ class="\s*([^"]*?)\s*"/g, (_, names: string) => (names === '' ? '' : ` class="${names}"`))
    .replace(/ (?:_echarts_instance_|size-sensor-id)="[^"]*"/g, '')
    .replace(/\bzr\d+-/g, 'zr-')
    .replace(/ data-testid="__vitest_\d+__"/g, '')
    .replace(/_r_\w+_/g, '_r_')
    .replace(/<svg[\s\S]*?<\/svg>/g, withoutColours)

const isScrolledSideways = (element: Element): boolean => {
  if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) return false
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
}

/** Elements that scroll sideways. A named region that can take the focus may, such as a wide table. */
export const horizontalOverflow = (): readonly string[] => {
  const page = document.documentElement
  const inside = [...document.body.querySelectorAll('*')].filter(
    (element) => isScrolledSideways(element) && !element.matches('[role=region][tabindex="0"]'),
  )
  return [
    ...(page.scrollWidth > page.clientWidth
      ? [`the page is ${page.scrollWidth} px wide, not ${page.clientWidth}`]
      : []),
    ...inside.map((element) => `scrolls sideways: ${element.outerHTML.slice(0, 200)}`),
  ]
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** True if part of the element or its label is visible: its middle, a corner, or the middle of an edge. */
const isVisible = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const across = [left + 2, (left + right) / 2, right - 2]
  const down = [top + 2, (top + bottom) / 2, bottom - 2]
  const label = element.closest('label')
  return across.some((x) =>
    down.some((y) => {
      const there = document.elementFromPoint(x, y)
      // Toasts disappear by themselves.
      if (there?.closest('[role=status], [role=alert]')) return true
      return (
        there !== null && (element.contains(there) || there.contains(element) || !!label?.contains(there))
      )
    }),
  )
}

/** Elements that are hidden or covered while they have the focus (WCAG 2.4.11). */
export const obscuredFocus = (): readonly string[] => {
  const before = document.activeElement
  // An open dialog traps the focus; a drawer beside the screen does not.
  const modal = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const all = [...(modal ?? document).querySelectorAll<HTMLElement>(focusable)]
  const hidden = all.filter((element) => {
    if (element.tabIndex < 0) return false
    element.focus()
    return document.activeElement === element && !isVisible(element)
  })
  if (before instanceof HTMLElement) before.focus()
  return hidden.map((element) => `has the focus and is hidden: ${element.outerHTML.slice(0, 200)}`)
}
