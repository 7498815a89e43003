/** Where a sign-in leads: back to the path that was wanted (decision 7), never to another site. */

const home = '/dashboard'

/** The login path that remembers where the person wanted to go. */
export const loginPathFor = (wanted: string): string =>
  wanted === home ? '/login' : `/login?next=${encodeURIComponent(wanted)}`

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * A path that means the same to everybody who reads it. An empty segment, a backslash or a control character, encoded or
 * not, could make the router or the browser read another site's name in it.
 */
const isPlainPath = (path: string): boolean => {
  const text = decoded(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a path.
  return text !== undefined && !/\/\/|\\|[\0-\x1f\x7f]/.test(text) && !/%2f/i.test(path)
}

/** The path to show after sign-in; anything but a path of this very site leads to the dashboard. */
export const nextPath = (wanted: string | null, origin: string): string => {
  if (wanted === null || !URL.canParse(wanted, origin)) return home
  const { origin: leadsTo, pathname, search, hash } = new URL(wanted, origin)
  // Where the browser resolved anything in the path (dots, tabs, a site's name), it is not the path that was sent here.
  const [sent] = wanted.split(/[?#]/, 1)
  const isOurs = leadsTo === origin && sent === pathname && isPlainPath(pathname)
  return isOurs && !/^\/login\/?$/i.test(pathname) ? `${pathname}${search}${hash}` : home
}
