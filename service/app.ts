/** The HTTP application: the contract under /api, the built client, and problem details for everything else. */
import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import compression from 'compression'
import express, { type Express, type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { api } from '#schema/api'
import type { Endpoint } from '#schema/core/endpoint'
import { type Allowance, defaultAllowance } from '#schema/core/limits'
import { invalid } from '#schema/core/problem'
import { openApiDocument } from '#schema/openapi'
import { publicPaths } from '#schema/public-paths'
import { linkPaths, signedInPaths } from '#schema/screens'
import { openSignInWay, withDemoMode, withSignInWay } from './accounts/sign-in-way.ts'
import { apiReference } from './http/api-reference.ts'
import { openSharedLimits } from './http/call-limits.ts'
import { securityHeaders } from './http/headers.ts'
import { inTurn } from './http/in-turn.ts'
import { mount, publicUrlSetting } from './http/mount.ts'
import { readiness } from './http/readiness.ts'
import { problemMiddleware, Refusal } from './http/refusal.ts'
import { logRequests } from './http/request-log.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import type { Service } from './runtime/service.ts'
import type { BuiltClient } from './site/built-client.ts'
import { siteForms } from './site/site-forms.ts'
import { siteRoutes } from './site/site-routes.ts'
import { handlers, sessionFinder, unsubscribe } from './slices.ts'

const maxBody = '100kb'

const linkPageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const hostForm = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

// Requests after HTTP/1.0 must name one host (RFC 9112, section 3.2). A proxy may act on another of two than we do.
const requireHost: RequestHandler = ({ headers: { host }, rawHeaders, httpVersion }, _response, next) => {
  const named = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  const isNamed = host !== undefined && hostForm.test(host) && named.length === 1
  if (!isNamed && !(named.length === 0 && httpVersion === '1.0'))
    throw new Refusal(invalid([{ field: 'Host', message: 'must name the host being requested, once' }]))
  next()
}

// Bytes that are not UTF-8 would be recorded as replacement characters.
const requireUtf8 = (_request: unknown, _response: unknown, body: Buffer, encoding: string): void => {
  if (encoding === 'utf-8' && !isUtf8(body))
    throw new Refusal(invalid([{ field: 'body', message: 'is not UTF-8' }]))
}

const uploads = Object.values<Endpoint>(api)
  .filter(({ upload }) => upload)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`))

/** Calls whose body is a file, which is read as a stream. */
const isUpload = ({ method, path }: Request): boolean =>
  uploads.some((upload) => upload.test(`${method} ${path}`))

/** Reads the body of a call as JSON, unless it is a file. */
const readBody =
  (readJson: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
    if (!hasBody || isUpload(request)) return next()
    if (!request.is('application/json'))
      throw new Refusal({
        kind: 'unsupported',
        code: 'unsupported',
        detail: 'Send the body as application/json. Nothing was recorded.',
        errors: [{ field: 'Content-Type', message: 'must be application/json' }],
      })
    readJson(request, response, next)
  }

const notStored: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store')
  next()
}

/** Builds the application on a running service; `isEnding` returns true once the process has been asked to stop. */
export const createApp = (
  service: Service,
  log: Logger,
  client?: BuiltClient,
  allowance: Allowance = defaultAllowance,
  isEnding: () => boolean = () => false,
): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set(publicUrlSetting, client?.publicUrl)
  app.set('query parser', 'simple')
  const headers = Object.entries(securityHeaders(client?.publicUrl))
  const setHeaders: RequestHandler = (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
  app.use(
    inTurn(
      setHeaders,
      // Before logging: monitors call it every few seconds.
      readiness(service, isEnding),
      logRequests(log, service),
      requireHost,
      requireSameOrigin(client?.publicUrl),
    ),
  )

  const document = JSON.stringify(openApiDocument())
  app.get('/api/openapi.json', (_request, response) => void response.type('json').send(document))
  app.use('/api/docs', apiReference())
  const shared = openSharedLimits(service, allowance)
  const calls = mount(api, handlers, service, sessionFinder(service), shared)
  app.use('/api', inTurn(readBody(express.json({ limit: maxBody, verify: requireUtf8 })), notStored, calls))
  app.use('/api', () => {
    throw new Refusal({
      kind: 'missing',
      code: 'path',
      detail: 'There is no such call. See /api/openapi.json for a list of calls.',
      errors: [{ field: 'path', message: 'is not the path of a call' }],
    })
  })
  // Mail programs post here without a page of ours, so this is not part of the contract.
  app.use(
    '/unsubscribe',
    (request, _response, next) => {
      shared.pages.countCaller(request)
      next()
    },
    unsubscribe(service),
  )
  if (client) {
    const screens = new Set<string>([...publicPaths, ...linkPaths, ...signedInPaths])
    app.use(compression())
    const signInWay = openSignInWay(service)
    app.use(siteRoutes(client.site, client.publicUrl, shared.pages, signInWay, service.demos.mode))
    // A refused form is rendered as a page, so it counts towards the page limit.
    app.use((request, _response, next) => {
      if (request.method === 'POST') shared.pages.countCaller(request)
      next()
    })
    app.use(siteForms(calls, (path, answer) => client.site.render(path, { query: '', answer }), service, log))
    // The empty shell is not a page.
    app.get('/index.html', (_request, response) => response.redirect(301, '/'))
    // Asset names contain a hash of their content, so browsers may cache them forever.
    app.use('/assets', express.static(join(client.folder, 'assets'), { immutable: true, maxAge: '1y' }))
    app.use(express.static(client.folder, { index: false }))
    app.use(async (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next()
      // An unknown path also gets the shell, which shows the not-found screen (decision 7).
      const path = request.path.replace(/(.)\/$/, '$1')
      response.status(screens.has(path) ? 200 : 404).set('cache-control', 'no-cache')
      // The secret is in the fragment, so this is the same page for every link; still, nobody keeps, lists or passes it on.
      if (path === '/shared') response.set(linkPageHeaders)
      const html = withSignInWay(client.shell(path), await signInWay())
      response.type('html').send(withDemoMode(html, service.demos.mode))
    })
  }
  app.use(() => {
    throw new Refusal({ kind: 'missing', code: 'path', detail: 'There is nothing at this path.' })
  })
  app.use(problemMiddleware(log))
  return app
}
