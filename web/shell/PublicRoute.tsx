/** A public page inside the application: its address is the router's, and its calls travel as the store's do. */
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../core/hooks.ts'
import { signInTo } from '../session/sign-in-to.ts'
import { SiteContext } from '../site/frame/site-context.ts'

type Props = {
  /** Of the window, whole. */
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
    go: (query: string, how: 'typing' | 'choice') =>
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
