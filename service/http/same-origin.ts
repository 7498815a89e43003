/** Refuses changing requests that a page of another site made the browser send (decision 143). */
import type { Request, RequestHandler } from 'express'
import type { Problem } from '#schema/core/problem'
import { Refusal } from './refusal.ts'

const foreign: Problem = {
  kind: 'forbidden',
  code: 'foreign-site',
  detail: 'This request came from a page of another site. Nothing was recorded.',
  errors: [{ field: 'Origin', message: 'is another site' }],
}

/** Trusts Sec-Fetch-Site, or the Origin of older browsers. Other programs send neither. */
const isOwn = (request: Request, publicUrl: string | undefined): boolean => {
  const site = request.get('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.get('origin')
  if (origin === undefined) return true
  // `null` is a sandboxed frame or a hidden site; our own pages send their origin (Referrer-Policy in `headers.ts`).
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === request.host)
}

/** Accepts changing requests only from our own pages, or from no page at all. */
export const requireSameOrigin =
  (publicUrl?: string): RequestHandler =>
  (request, _response, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && !isOwn(request, publicUrl)) throw new Refusal(foreign)
    next()
  }
