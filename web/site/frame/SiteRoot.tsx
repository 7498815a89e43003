/** What a public page stands in where it is shown by itself: the ground, and the window's own address. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { AppProviders } from '../../kit/theme/AppProviders.tsx'
import { type Site, SiteContext, type SiteState } from './site-context.ts'

type Props = {
  /** What the service rendered the page from. */
  readonly state: SiteState
  readonly signIn: Site['signIn']
  readonly children: ReactNode
}

/** The browser tells of its own steps back and forth only. */
const changed = 'jarvin:query'

const subscribe = (tell: () => void) => {
  for (const name of ['popstate', changed]) window.addEventListener(name, tell)
  return () => {
    for (const name of ['popstate', changed]) window.removeEventListener(name, tell)
  }
}

const go: Site['go'] = (query, how) => {
  const { pathname, hash } = window.location
  if (how === 'typing') window.history.replaceState(window.history.state, '', pathname + query + hash)
  else window.history.pushState(null, '', pathname + query)
  window.dispatchEvent(new Event(changed))
}

const send: Site['fetch'] = (request) => window.fetch(request)

export const SiteRoot = ({ state, signIn, children }: Props) => {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => state.query,
  )
  return (
    <SiteContext value={{ query, answer: state.answer, go, fetch: send, signIn }}>
      <AppProviders>{children}</AppProviders>
    </SiteContext>
  )
}
