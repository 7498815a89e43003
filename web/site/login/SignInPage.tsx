/** The login as a public page; the application loads when somebody signs in. */
import { useContext } from 'react'
import type { SignIn } from '#schema/session/session'
import { sessionKey } from '../../core/session-key.ts'
import { LoginPage } from '../../session/LoginPage.tsx'
import { SiteContext } from '../frame/site-context.ts'

/** With a session, the same address opens the application at the requested path. */
const enter = ({ sessionId }: SignIn): void => {
  window.localStorage.setItem(sessionKey, sessionId)
  const { pathname, search } = window.location
  window.history.replaceState(null, '', pathname + search)
  window.location.reload()
}

export const SignInPage = () => {
  const { signIn, fetch } = useContext(SiteContext)
  return <LoginPage onSignIn={signIn} send={fetch} onEnter={enter} />
}
