/** Origin of the site, for canonical links, previews and the site map. */
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Requested host (none in HTTP/1.0) and the actual local address of a request. */
type Asked = {
  readonly protocol: string
  readonly host: string | undefined
  readonly socket: { readonly localAddress?: string | undefined; readonly localPort?: number | undefined }
}

/** True for host names of this machine. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** True for an address to which secrets or evidence may be sent: https, or http to this machine, without user and password. */
export const isSafeAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

type Address = { readonly origin: string; readonly hostname: string }

// Every call has a host, and nearly always one of a few. A host that nobody could reach is kept as such.
const known = new LRUCache<string, Address | 'none'>({
  max: 100,
  maxSize: 100_000,
  sizeCalculation: (_, key) => key.length + 1,
})

/** Origin and host name of an address; undefined if it is none. */
export const readAddress = (text: string): Address | undefined => {
  let found = known.get(text)
  if (found === undefined) {
    const url = URL.canParse(text) ? new URL(text) : undefined
    found = url ? { origin: url.origin, hostname: url.hostname } : 'none'
    known.set(text, found)
  }
  return found === 'none' ? undefined : found
}

// Unwraps an IPv4 address from a dual-stack socket.
const plainAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) === 6 ? `[${plain}]` : plain
}

/**
 * PUBLIC_URL if set. Otherwise the caller's Host counts only if it names this machine: a loopback name, or the address at
 * which the request arrived. Any other host could be forged, and would end up in links.
 */
export const originOf = ({ protocol, host, socket }: Asked, publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl
  const url = readAddress(`${protocol}://${host ?? ''}`)
  const arrivedAt = socket.localAddress === undefined ? undefined : plainAddress(socket.localAddress)
  if (url && (isLoopback(url.hostname) || url.hostname === arrivedAt)) return url.origin
  return new URL(`http://localhost:${socket.localPort ?? 80}`).origin
}

/** Reads `PUBLIC_URL`; throws a message if it is not an http(s) origin. */
export const readPublicUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`PUBLIC_URL must be an address such as https://jarvin.example, but is "${text}".`)
  return url.origin
}
