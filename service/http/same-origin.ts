/** Refuses what a page of another site has a browser send: such a request carries the visitor, and not their intent. */
import type { Request, RequestHandler } from 'express'
import type { Problem } from '#schema/core/problem'
import { Refusal } from './refusal.ts'

const foreign: Problem = {
  kind: 'forbidden',
  code: 'foreign-site',
  detail: 'This request came from a page of another site. Nothing was recorded.',
  errors: [{ field: 'Origin', message: 'is another site' }],
}

/** Browsers that say where a request comes from are believed; an older one names the page's origin; other programs name none. */
const isOwn = (request: Request, publicUrl: string | undefined): boolean => {
  const site = request.get('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.get('origin')
  // `null` is what a page that sends no referrer says of itself.
  if (origin === undefined || origin === 'null') return true
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === request.host)
}

/** Lets a request that may change something pass only where a page of our own sent it, or no page at all. */
export const fromOwnPages =
  (publicUrl?: string): RequestHandler =>
  (request, _response, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && !isOwn(request, publicUrl)) throw new Refusal(foreign)
    next()
  }
