/** What the service knew of the request when it rendered a public page; the browser starts from the same. */
import { createContext, useContext } from 'react'
import type { RefusedForm, SiteForm } from '#schema/core/form-fault'
import type { BusinessType } from '#schema/session/session'

/** The state that a page is rendered from, here and there. */
export type SiteState = {
  /** Of the address, with its question mark; empty where it has none. */
  readonly query: string
  readonly answer: RefusedForm | null
}

/** How an address changes: while somebody types, the entry of the history is replaced; a choice makes a new one. */
export type QueryStep = 'typing' | 'choice'

/** The state, and what a page may ask of whoever shows it. */
export type Site = SiteState & {
  /** Shows another query in the address, given with its question mark, or empty. */
  readonly go: (query: string, how: QueryStep) => void
  /** Sends a call of the contract; stories and tests bring their own. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Signs in to a demo business; rejects where that fails. */
  readonly signIn: (type: BusinessType) => Promise<void>
}

/** Filled by `SiteRoot`, and inside the application by its router; without either, a page starts from nothing. */
export const SiteContext = createContext<Site>({
  query: '',
  answer: null,
  go: () => undefined,
  fetch: () => Promise.reject(new Error('Nothing is sent from here.')),
  signIn: () => Promise.reject(new Error('Nobody signs in from here.')),
})

/** How the service answered this form, where it was posted without scripts and could not be taken. */
export const useFormAnswer = (form: SiteForm): RefusedForm | null => {
  const { answer } = useContext(SiteContext)
  return answer?.form === form ? answer : null
}
