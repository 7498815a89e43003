/** Requests to our own service. The only place that adds the session header, and the language for mails. */
import { languageKey, locale } from './language.ts'

/** The language that was chosen on this device; null where none was, or where the browser keeps nothing. */
const chosenBefore = (): string | null => {
  try {
    return window.localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** A request to a path of the service, with the session when there is one. */
export const serviceRequest = (
  path: string | URL,
  sessionId: string | null,
  { headers: given, ...rest }: RequestInit = {},
): Request => {
  const headers = new Headers(given)
  // A mail that answers the call is in the language that was chosen here; the login page itself is always English.
  headers.set('accept-language', chosenBefore() ?? locale())
  if (sessionId !== null) headers.set('x-session-id', sessionId)
  return new Request(new URL(path, window.location.origin), { credentials: 'include', ...rest, headers })
}
