/** The routes of an endpoint table: finds the handler of a path. */
import { type RequestHandler, Router } from 'express'
import type { Endpoint, EndpointTable } from '#schema/core/endpoint'
import { Refusal } from './refusal.ts'

const open = (): Router => Router({ caseSensitive: true, strict: true })

/** Router of a table with the given handlers; other methods of its paths are refused. */
export const openRoutes = (
  table: EndpointTable,
  handlerOf: (name: string, row: Endpoint) => RequestHandler,
): Router => {
  const router = open()
  // A router tries its routes one after another, so a path without parameters is looked up instead (decision 410).
  const named = new Map<string, Router>()
  router.use((request, response, next) => {
    const route = named.get(`${request.method === 'HEAD' ? 'GET' : request.method} ${request.path}`)
    if (route) route(request, response, next)
    else next()
  })
  const methods = new Map<string, Set<string>>()
  for (const [name, row] of Object.entries(table)) {
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const place = row.path.includes(':') ? router : open()
    if (place !== router) named.set(`${row.method} ${row.path}`, place)
    place[method](row.path, handlerOf(name, row))
    methods.set(row.path, (methods.get(row.path) ?? new Set()).add(row.method))
  }
  for (const [path, allowed] of methods) {
    router.all(path, (_request, response) => {
      response.set('allow', [...allowed].join(', '))
      const detail = `This path supports ${[...allowed].join(' and ')}.`
      throw new Refusal({ kind: 'method', code: 'method', detail })
    })
  }
  return router
}
