/** Path after sign-in: the requested one (decision 7), never one on another site. */

const home = '/dashboard'

/** Login address that returns to the requested path. */
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
 * True when every parser reads the path the same way. An empty segment, backslash or control character, encoded or
 * not, could make the router or browser read another host in it.
 */
const isPlainPath = (path: string): boolean => {
  const text = decoded(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
  return text !== undefined && !/\/\/|\\|[\0-\x1f\x7f]/.test(text) && !/%2f/i.test(path)
}

/** Path to open after sign-in; the dashboard unless `wanted` is a path of this site. */
export const nextPath = (wanted: string | null, origin: string): string => {
  if (wanted === null || !URL.canParse(wanted, origin)) return home
  const { origin: leadsTo, pathname, search, hash } = new URL(wanted, origin)
  // If the browser resolved anything (dots, tabs, a host), this is not the path that was sent.
  const [sent] = wanted.split(/[?#]/, 1)
  const isOurs = leadsTo === origin && sent === pathname && isPlainPath(pathname)
  return isOurs && !/^\/login\/?$/i.test(pathname) ? `${pathname}${search}${hash}` : home
}
