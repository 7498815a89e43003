/** State shared by the service's render of a public page and the browser's first render. */
import { createContext, useContext } from 'react'
import type { RefusedForm, SiteForm } from '#schema/core/form-errors'
import type { DemoBusiness } from '#schema/session/session'

/** Identical on the service and in the browser. */
export type SiteState = {
  /** Of the address, with its question mark; empty if there is none. */
  readonly query: string
  readonly answer: RefusedForm | null
}

/** How the address changes: `typing` replaces the history entry, `choice` adds one. */
export type QueryStep = 'typing' | 'choice'

/** The state, and actions that the surrounding root provides. */
export type Site = SiteState & {
  /** Changes the query of the address; give it with its question mark, or empty. */
  readonly setQuery: (query: string, how: QueryStep) => void
  /** Sends a call; stories and tests pass their own. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Signs in to a demo business; rejects on failure. */
  readonly signIn: (type: DemoBusiness) => Promise<void>
}

/** Provided by `SiteRoot` or, inside the application, by the router. The default is an empty state. */
export const SiteContext = createContext<Site>({
  query: '',
  answer: null,
  setQuery: () => undefined,
  fetch: () => Promise.reject(new Error('Nothing is sent from here.')),
  signIn: () => Promise.reject(new Error('Nobody signs in from here.')),
})

/** The service's refusal of this form, if it was posted without scripts; otherwise null. */
export const useFormAnswer = (form: SiteForm): RefusedForm | null => {
  const { answer } = useContext(SiteContext)
  return answer?.form === form ? answer : null
}
