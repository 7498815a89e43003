/** Metrics of the process for Prometheus, on a port of their own. No label contains a workspace, person or record. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Service } from './service.ts'

export type Metrics = {
  /** The same service with timed appends and advice, and counted connections. */
  readonly measureService: (service: Service) => Service
  /** The same application with timed requests. */
  readonly measureRequests: (app: RequestListener) => RequestListener
  /** Answers `GET /metrics` in the Prometheus text format. */
  readonly answer: RequestListener
}

/** Set by Express on a routed request. */
type Routed = IncomingMessage & {
  readonly route?: { readonly path?: unknown }
  readonly originalUrl?: string
}

/** Route pattern such as `/api/memos/:memoId/status`; requests without one are for a page, a file or nothing. */
const routeOf = ({ route, originalUrl = '' }: Routed): string => {
  if (typeof route?.path !== 'string') return 'none'
  return originalUrl.startsWith('/api/') && !route.path.startsWith('/api/') ? `/api${route.path}` : route.path
}

/** Methods with their own label; callers could invent any number of others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream')

/** Upper bounds of the buckets in seconds: from a cached answer to the longest reply of a language model. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

export const openMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'jarvin_http_request_seconds',
    help: 'Time until a request was answered in full, without event streams, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const appends = new Histogram({
    name: 'jarvin_append_seconds',
    help: 'Time until an append was committed or refused, by its outcome.',
    labelNames: ['outcome'],
    buckets,
    registers,
  })
  const advice = new Histogram({
    name: 'jarvin_advice_seconds',
    help: 'Time until a brief or a reply was written, by what it was and whether it failed.',
    labelNames: ['what', 'outcome'],
    buckets,
    registers,
  })
  const open = new Set<ServerResponse>()
  new Gauge({
    name: 'jarvin_http_open',
    help: 'Answers under way: event streams, and all others.',
    labelNames: ['kind'],
    registers,
    collect() {
      const streams = [...open].filter(isStream).length
      this.set({ kind: 'stream' }, streams)
      this.set({ kind: 'other' }, open.size - streams)
    },
  })

  const timed = async <A>(
    histogram: { observe: (labels: Record<string, string>, seconds: number) => void },
    work: Promise<A>,
    labelsOf: (result: A | undefined) => Record<string, string>,
  ): Promise<A> => {
    const from = performance.now()
    let result: A | undefined
    try {
      result = await work
      return result
    } finally {
      histogram.observe(labelsOf(result), (performance.now() - from) / 1000)
    }
  }
  const adviceLabels = (what: string) => (result: unknown) => ({
    what,
    outcome: result === undefined ? 'failed' : 'written',
  })

  return {
    measureService: (service) => {
      const { store, advisor, database, oldestAppendMs } = service
      new Gauge({
        name: 'jarvin_append_oldest_seconds',
        help: 'Age of the oldest append that is still pending.',
        registers,
        collect() {
          this.set(oldestAppendMs() / 1000)
        },
      })
      new Gauge({
        name: 'jarvin_database_connections',
        help: 'Connections by pool: in use and idle; and how many calls wait for one.',
        labelNames: ['pool', 'state'],
        registers,
        collect() {
          for (const { pool, used, idle, waiting } of database.connections()) {
            this.set({ pool, state: 'used' }, used)
            this.set({ pool, state: 'idle' }, idle)
            this.set({ pool, state: 'waiting' }, waiting)
          }
        },
      })
      return {
        ...service,
        store: {
          ...store,
          append: (workspace, append) =>
            timed(appends, store.append(workspace, append), (result) => ({
              outcome: result?.outcome ?? 'failed',
            })),
        },
        advisor: {
          ...advisor,
          writeBrief: (order, signal) =>
            timed(advice, advisor.writeBrief(order, signal), adviceLabels('brief')),
          reply: (order, tell, signal) =>
            timed(advice, advisor.reply(order, tell, signal), adviceLabels('reply')),
        },
      }
    },
    measureRequests: (app) => (request, response) => {
      const from = performance.now()
      open.add(response)
      response.on('close', () => {
        open.delete(response)
        if (isStream(response)) return
        const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other'
        const labels = { method, route: routeOf(request), status: String(response.statusCode) }
        requests.observe(labels, (performance.now() - from) / 1000)
      })
      return app(request, response)
    },
    answer: async (request, response) => {
      if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n')
        return
      }
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
    },
  }
}
