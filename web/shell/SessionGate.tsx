/** Requires a session. Without one, opens the login page, which returns to the requested path (decision 7). */
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppSelector } from '../core/hooks.ts'
import { AuthenticationRequired } from '../session/AuthenticationRequired.tsx'
import { loginPathFor } from '../session/next-path.ts'

const profilePaths: readonly string[] = ['/profile', '/my-profile']

export const SessionGate = () => {
  const { isAuthenticated, firstSessionId, endedBy } = useAppSelector((state) => state.session)
  const [wasInside] = useState(isAuthenticated)
  const { pathname, search, hash } = useLocation()
  const loginPath = loginPathFor(`${pathname}${search}${hash}`)
  // Another tab may sign in to another session; the key remounts every screen then.
  if (isAuthenticated) return <Outlet key={firstSessionId} />
  // Signing out navigates to the home page; do not redirect to sign-in as well.
  if (wasInside && endedBy === 'person') return null
  if (endedBy === 'service' && profilePaths.includes(pathname))
    return <AuthenticationRequired loginPath={loginPath} />
  return <Navigate to={loginPath} replace />
}
