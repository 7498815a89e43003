/** The address that the site is reached at: what canonical links, previews and the site map begin with. */

/** What a request says of the address that it was sent to; one of HTTP/1.0 may name no host. */
type Asked = { readonly protocol: string; readonly host: string | undefined }

/** The setting where there is one; else what the caller reached, which counts only as far as it is an address. */
export const originOf = (request: Asked, publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl
  const asked = `${request.protocol}://${request.host ?? ''}`
  return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost'
}

/** Reads `PUBLIC_URL`; throws a sentence where it is no address of a site. */
export const readPublicUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`PUBLIC_URL must be an address such as https://jarvin.example, but is "${text}".`)
  return url.origin
}
