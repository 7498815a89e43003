/**
 * Cookies of people with an account: the other half of a session, the browser that asked for a code or a challenge, or went to
 * the identity provider, and the browser in which somebody has signed in by a code before. They carry no authority by
 * themselves (decision 41).
 */
import type { CookieOptions, Request, Response } from 'express'
import { isLoopback, readAddress } from '../site/origin.ts'

const names = {
  session: 'jarvin',
  code: 'jarvin-code',
  known: 'jarvin-known',
  passkey: 'jarvin-passkey',
  oidc: 'jarvin-oidc',
} as const
type CookieName = keyof typeof names

/** Reads and writes our cookies. */
export type Cookies = {
  readonly get: (name: CookieName) => string | undefined
  readonly set: (name: CookieName, value: string, seconds: number) => void
  readonly clear: (name: CookieName) => void
}

const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * Cookies of a request; undefined over plain http from anywhere but this machine, where anybody on the way could read
 * them. `publicUrl` tells that a proxy encrypts.
 */
export const openCookies = (
  request: Request,
  response: Response,
  publicUrl: string | undefined,
): Cookies | undefined => {
  const isSecure = request.secure || publicUrl?.startsWith('https:') === true
  // Missing in HTTP/1.0.
  if (!isSecure && !isLoopback(readAddress(`http://${request.host ?? ''}`)?.hostname ?? '')) return undefined
  const fullName = (cookie: CookieName): string => (isSecure ? `__Host-${names[cookie]}` : names[cookie])
  const optionsOf = (cookie: CookieName): CookieOptions => ({
    httpOnly: true,
    // The identity provider's page sends the browser back, so its cookie must come along from another site.
    sameSite: cookie === 'oidc' ? 'lax' : 'strict',
    secure: isSecure,
    path: '/',
  })
  return {
    get: (cookie) => cookieValue(request.headers.cookie, fullName(cookie)),
    set: (cookie, value, seconds) =>
      void response.cookie(fullName(cookie), value, { ...optionsOf(cookie), maxAge: seconds * 1000 }),
    clear: (cookie) => void response.clearCookie(fullName(cookie), optionsOf(cookie)),
  }
}
