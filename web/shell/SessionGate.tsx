/** Lets only a session through; others go to sign in and come back to the path they wanted (decision 7). */
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppSelector } from '../core/hooks.ts'
import { AuthenticationRequired } from '../session/AuthenticationRequired.tsx'
import { loginPathFor } from '../session/next-path.ts'

const profilePaths: readonly string[] = ['/profile', '/my-profile']

export const SessionGate = () => {
  const { isAuthenticated, sessionId, endedBy } = useAppSelector((state) => state.session)
  const [wasInside] = useState(isAuthenticated)
  const { pathname, search, hash } = useLocation()
  const wanted = loginPathFor(`${pathname}${search}${hash}`)
  // Of another session, which another tab may begin, everything is another screen.
  if (isAuthenticated) return <Outlet key={sessionId} />
  // Whoever signs out is on the way to the home page, and wants to go nowhere else.
  if (wasInside && endedBy === 'person') return null
  if (endedBy === 'service' && profilePaths.includes(pathname))
    return <AuthenticationRequired loginPath={wanted} />
  return <Navigate to={wanted} replace />
}
