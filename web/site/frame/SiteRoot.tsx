/** Root of a public page outside the application: theme, toasts and the window's address. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { AppProviders } from '../../kit/theme/AppProviders.tsx'
import { type Site, SiteContext, type SiteState } from './site-context.ts'

type Props = {
  /** The state that the service rendered the page with. */
  readonly state: SiteState
  readonly signIn: Site['signIn']
  readonly children: ReactNode
}

/** `popstate` fires on Back and Forward only, so our own changes of the query dispatch this event. */
const queryChanged = 'jarvin:query'

const subscribe = (notify: () => void) => {
  for (const name of ['popstate', queryChanged]) window.addEventListener(name, notify)
  return () => {
    for (const name of ['popstate', queryChanged]) window.removeEventListener(name, notify)
  }
}

const setQuery: Site['setQuery'] = (query, how) => {
  const { pathname, hash } = window.location
  if (how === 'typing') window.history.replaceState(window.history.state, '', pathname + query + hash)
  else window.history.pushState(null, '', pathname + query)
  window.dispatchEvent(new Event(queryChanged))
}

const send: Site['fetch'] = (request) => window.fetch(request)

export const SiteRoot = ({ state, signIn, children }: Props) => {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => state.query,
  )
  return (
    <SiteContext value={{ query, answer: state.answer, setQuery, fetch: send, signIn }}>
      <AppProviders>{children}</AppProviders>
    </SiteContext>
  )
}
