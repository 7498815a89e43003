/** How the state of a rendered page travels: in the element that the page stands in, as JSON. */
import type { SiteState } from './site-context.ts'

/** The attribute of that element. */
export const stateAttribute = 'data-site'

/** What a page starts from that was not rendered before. */
const fresh = (): SiteState => ({ query: window.location.search, answer: null })

// Of our own making: that it is ours at all is what has to be looked at.
const isState = (value: unknown): value is SiteState =>
  typeof value === 'object' && value !== null && 'query' in value && 'answer' in value

/** Reads what the page in this element was rendered from. */
export const readSiteState = (container: HTMLElement): SiteState => {
  const text = container.getAttribute(stateAttribute)
  const value: unknown = text === null ? null : JSON.parse(text)
  return isState(value) ? value : fresh()
}
