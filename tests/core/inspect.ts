/** What is wrong with what the page shows, in words: accessibility, and content that does not fit. */
import axe from 'axe-core'

/** `screen` is a whole page; `part` is a brick of one, without landmarks of its own. */
export type Extent = 'screen' | 'part'

const wholePageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/** Violations of WCAG 2.2 AA and of axe's best practices, each with the element it was found on. */
export const axeViolations = async (extent: Extent): Promise<readonly string[]> => {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    rules: {
      'target-size': { enabled: true },
      ...(extent === 'part'
        ? Object.fromEntries(wholePageRules.map((rule) => [rule, { enabled: false }]))
        : {}),
    },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary ?? ''} ${html.slice(0, 300)}`),
  )
}

const isScrolledSideways = (element: Element): boolean => {
  if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) return false
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
}

/** Whatever makes a person scroll sideways; only a named region that the keyboard reaches may, for a wide table. */
export const sidewaysScrolls = (): readonly string[] => {
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
