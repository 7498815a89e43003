/** Passes the state of a rendered page to the browser, as JSON in an attribute of the page's element. */
import type { SiteState } from './site-context.ts'

export const stateAttribute = 'data-site'

/** State of a page that was not prerendered. */
const fresh = (): SiteState => ({ query: window.location.search, answer: null })

// The JSON is our own, so checking that it is present is enough.
const isState = (value: unknown): value is SiteState =>
  typeof value === 'object' && value !== null && 'query' in value && 'answer' in value

/** Reads the state that the page in this element was rendered with. */
export const readSiteState = (container: HTMLElement): SiteState => {
  const text = container.getAttribute(stateAttribute)
  const value: unknown = text === null ? null : JSON.parse(text)
  return isState(value) ? value : fresh()
}
