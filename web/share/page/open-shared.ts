/** Opens the link in the address, without the store or the session of the application. */
import { decodeOrThrow } from '#schema/core/decode'
import type { SharedPage } from '#schema/share/share'
import { shareEndpoints } from '#schema/share/share.endpoints'
import { serviceRequest } from '../../core/request.ts'

/** What a link shows. `nothing` for every link that shows nothing; `failed` without an answer. */
export type Opened =
  | { readonly is: 'page'; readonly page: SharedPage }
  | { readonly is: 'nothing' | 'limited' | 'failed' }

/** Opens a secret. */
export type Open = (token: string) => Promise<Opened>

/** What an answer means for the page. */
export const openedOf = (status: number, body: unknown): Opened => {
  if (status === 200)
    return { is: 'page', page: decodeOrThrow(shareEndpoints.openShare.output, body, 'A shared page') }
  if (status === 404 || status === 400) return { is: 'nothing' }
  return { is: status === 429 ? 'limited' : 'failed' }
}

/** Asks the service; never rejects. */
export const openShared: Open = async (token) => {
  try {
    const request = serviceRequest('/api/shares/open', null, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      // No cookie of a session says who opens it.
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    const response = await fetch(request)
    return openedOf(response.status, response.ok ? await response.json() : undefined)
  } catch {
    return { is: 'failed' }
  }
}
