/** Login page inside the application; sends signed-in users to their requested path. */
import { useCallback, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { beginSession } from '../core/begin-session.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { entryLanguage, show } from '../messages/chosen-language.ts'
import { loginText } from '../messages/entry/login.ts'
import type { Send } from './code-calls.ts'
import { LoginPage } from './LoginPage.tsx'
import { nextPath } from './next-path.ts'
import { signInTo } from './sign-in-to.ts'

export const LoginScreen = () => {
  const { isAuthenticated, endedBy } = useAppSelector((state) => state.session)
  const [query] = useSearchParams()
  const { hash, search } = useLocation()
  const dispatch = useAppDispatch()
  const { windowTitle } = useText(loginText)
  const send: Send = useCallback(
    (request) => dispatch((_dispatch, _state, { fetch }) => fetch(request)),
    [dispatch],
  )
  // The page shows no frame, which alone some languages have.
  useEffect(() => {
    if (!isAuthenticated) void show(entryLanguage())
  }, [isAuthenticated])
  if (isAuthenticated) return <Navigate to={nextPath(query.get('next'), window.location.origin)} replace />
  return (
    <>
      <title>{windowTitle}</title>
      <LoginPage
        isSessionOver={endedBy === 'service'}
        onSignIn={(type) => signInTo(dispatch, type)}
        send={send}
        onEnter={(session) => dispatch(beginSession(session))}
        hash={hash}
        search={search}
      />
    </>
  )
}
