/** Requests to our own service. The only place that adds the session header. */

/** A request to a path of the service, with the session when there is one. */
export const serviceRequest = (
  path: string | URL,
  sessionId: string | null,
  { headers: given, ...rest }: RequestInit = {},
): Request => {
  const headers = new Headers(given)
  if (sessionId !== null) headers.set('x-session-id', sessionId)
  return new Request(new URL(path, window.location.origin), { credentials: 'include', ...rest, headers })
}
