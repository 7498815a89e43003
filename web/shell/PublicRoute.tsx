/** A public page inside the application: uses the router's address, and sends calls through the store. */
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../core/hooks.ts'
import { signInTo } from '../session/sign-in-to.ts'
import { SiteContext } from '../site/frame/site-context.ts'

type Props = {
  /** Full window title. */
  readonly title: string
  readonly children: ReactNode
}

export const PublicRoute = ({ title, children }: Props) => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const site = {
    query: search,
    answer: null,
    setQuery: (query: string, how: 'typing' | 'choice') =>
      void navigate(
        { pathname, search: query, hash: how === 'typing' ? hash : '' },
        { replace: how === 'typing', preventScrollReset: true },
      ),
    fetch: (request: Request) => dispatch((_dispatch, _state, { fetch }) => fetch(request)),
    signIn: (type: Parameters<typeof signInTo>[1]) => signInTo(dispatch, type),
  }
  return (
    <SiteContext value={site}>
      <title>{title}</title>
      {children}
    </SiteContext>
  )
}
