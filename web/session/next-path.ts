/** Where a sign-in leads: back to the path that was wanted (decision 7), never to another site. */

const home = '/dashboard'

/** The login path that remembers where the person wanted to go. */
export const loginPathFor = (wanted: string): string =>
  wanted === home ? '/login' : `/login?next=${encodeURIComponent(wanted)}`

/** The path to show after sign-in; anything but a path of this very site leads to the dashboard. */
export const nextPath = (wanted: string | null, origin: string): string => {
  if (wanted === null || !URL.canParse(wanted, origin)) return home
  const url = new URL(wanted, origin)
  // `//elsewhere`, `/\elsewhere` and `javascript:` all parse, but not to this origin or not from a leading slash.
  const isOurs = wanted.startsWith('/') && url.origin === origin && url.pathname !== '/login'
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : home
}
