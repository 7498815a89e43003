/** The address that the site is reached at: what canonical links, previews and the site map begin with. */
import { isIP } from 'node:net'

/** What a request says of the address that it was sent to, and where it did arrive. One of HTTP/1.0 may name no host. */
type Asked = {
  readonly protocol: string
  readonly host: string | undefined
  readonly socket: { readonly localAddress?: string | undefined; readonly localPort?: number | undefined }
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

// An IPv4 address that arrives at a socket of both families.
const plainAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) === 6 ? `[${plain}]` : plain
}

/**
 * The setting where there is one. Otherwise the caller's Host counts only where it is this machine: its loopback names, or
 * the very address that the request arrived at. Any other name could be made up, and would end up in links.
 */
export const originOf = ({ protocol, host, socket }: Asked, publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl
  const asked = `${protocol}://${host ?? ''}`
  const url = URL.canParse(asked) ? new URL(asked) : undefined
  const arrivedAt = socket.localAddress === undefined ? undefined : plainAddress(socket.localAddress)
  if (url && (isLoopback(url.hostname) || url.hostname === arrivedAt)) return url.origin
  return new URL(`http://localhost:${socket.localPort ?? 80}`).origin
}

/** Reads `PUBLIC_URL`; throws a sentence where it is no address of a site. */
export const readPublicUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`PUBLIC_URL must be an address such as https://jarvin.example, but is "${text}".`)
  return url.origin
}
