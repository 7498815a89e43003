/** The routes of an endpoint table: finds the handler of a path. */
import { type RequestHandler, Router } from 'express'
import type { Endpoint, EndpointTable } from '#schema/core/endpoint'
import { Refusal } from './refusal.ts'

const open = (): Router => Router({ caseSensitive: true, strict: true })

/** Handler of all paths of a table; other methods of these paths are refused. */
export const openRoutes = (
  table: EndpointTable,
  handlerOf: (name: string, row: Endpoint) => RequestHandler,
): RequestHandler => {
  const router = open()
  // A router tries its routes one after another, so a path without parameters is looked up instead (decision 410).
  const named = new Map<
    string,
    { readonly route: { readonly path: string }; readonly handler: RequestHandler }
  >()
  const methods = new Map<string, Set<string>>()
  for (const [name, row] of Object.entries(table)) {
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const handler = handlerOf(name, row)
    if (row.path.includes(':')) router[method](row.path, handler)
    else named.set(`${row.method} ${row.path}`, { route: { path: row.path }, handler })
    methods.set(row.path, (methods.get(row.path) ?? new Set()).add(row.method))
  }
  for (const [path, allowed] of methods) {
    router.all(path, (_request, response) => {
      response.set('allow', [...allowed].join(', '))
      const detail = `This path supports ${[...allowed].join(' and ')}.`
      throw new Refusal({ kind: 'method', code: 'method', detail })
    })
  }
  return (request, response, next) => {
    const found = named.get(`${request.method === 'HEAD' ? 'GET' : request.method} ${request.path}`)
    if (found === undefined) return router(request, response, next)
    // As Express would, for the figures by route.
    request.route = found.route
    return found.handler(request, response, next)
  }
}
