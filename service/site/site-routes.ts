/** Routes of the public site: its pages, and files for search engines. */
import { createHash } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { Router } from 'express'
import type { DemoMode } from '#schema/core/site'
import { publicPaths } from '#schema/public-paths'
import { type SignInWay, withDemoMode, withSignInWay } from '../accounts/sign-in-way.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { BuiltSite } from './built-site.ts'
import { originOf } from './origin.ts'

/** Maximum length of a query; longer ones do not come from the page's filters and are ignored. */
const longestQuery = 2000

/** Sends a text with an ETag, so that browsers revalidate it each time. */
const sendText = (response: Response, type: 'html' | 'xml' | 'text', text: string): void => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  response.set({ 'cache-control': 'no-cache', etag: `W/"${hash}"` })
  response.type(type).send(text)
}

const siteMap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPaths.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )

/**
 * The routes; `publicUrl` is PUBLIC_URL if set, `rendered` limits pages rendered for a query, `signInWay` is
 * written into the login page, `demo` into all.
 */
export const siteRoutes = (
  site: BuiltSite,
  publicUrl: string | undefined,
  rendered: Pick<RateLimit, 'countCaller'>,
  signInWay: () => Promise<SignInWay>,
  demo: DemoMode,
): RequestHandler => {
  const router = Router({ caseSensitive: true })
  router.get('/sitemap.xml', (request, response) =>
    sendText(response, 'xml', siteMap(originOf(request, publicUrl))),
  )
  router.get('/robots.txt', (request, response) =>
    sendText(response, 'text', robots(originOf(request, publicUrl))),
  )
  for (const path of publicPaths)
    router.get(path, async (request, response) => {
      const origin = originOf(request, publicUrl)
      const query = new URL(request.originalUrl, 'http://localhost').search
      const isPlain = query === '' || query.length > longestQuery
      if (!isPlain) rendered.countCaller(request)
      const text = isPlain
        ? site.page(path, origin)
        : await site.render(path, { query, answer: null }, origin)
      const html = path === '/login' ? withSignInWay(text, await signInWay()) : text
      sendText(response, 'html', withDemoMode(html, demo))
    })
  return router
}
