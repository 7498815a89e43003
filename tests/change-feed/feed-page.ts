/** A page that follows the change feed of a fake service. */
import { expect } from 'vitest'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { advisoryApi } from '../../web/advisory/advisory.api.ts'
import { followChanges } from '../../web/core/changes.ts'
import { sessionKey } from '../../web/core/session-key.ts'
import { createStore } from '../../web/core/store.ts'
import { sessionApi } from '../../web/session/session.api.ts'

/** One feed request of the page, and a function that sends it notes. */
export type Feed = {
  readonly request: Request
  readonly send: (position: number, slices: readonly string[]) => void
  readonly problem: (status: number) => void
  readonly end: () => void
}

/** Waits until all due tasks have run, so any refetch has been requested. */
export const runDueTasks = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve))
}

const stops: (() => void)[] = []

export const stopFollowing = (): void => {
  for (const stop of stops.splice(0)) stop()
}

const openFeed = (request: Request, feeds: Feed[]): Response => {
  let to: ReadableStreamDefaultController<string> | undefined
  const body = new ReadableStream<string>({
    start: (controller) => {
      to = controller
      request.signal.addEventListener('abort', () => controller.error(new DOMException('left', 'AbortError')))
    },
  })
  const write = (text: string) => to?.enqueue(text)
  feeds.push({
    request,
    send: (position, slices) => write(`id: ${position}\ndata: ${JSON.stringify({ position, slices })}\n\n`),
    problem: (status) => write(`event: problem\ndata: {"status":${status}}\n\n`),
    end: () => to?.close(),
  })
  write('retry: 2000\n\n')
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream' },
  })
}

/** A page over a service at `head.position`; feed requests are answered with `status`. */
export const page = (stored: string | null = 'one', status = 200) => {
  const head = { position: 5 }
  const fetched: string[] = []
  const feeds: Feed[] = []
  const refused: Request[] = []
  const kept = new Map(stored === null ? [] : [[sessionKey, stored]])
  const answers: Readonly<Record<string, unknown>> = {
    '/api/me': getMe.body,
    '/api/nudges': listAdvisories.body,
    [`/api${acceptAdvisory.request.path}`]: acceptAdvisory.body,
  }
  /** Paths that the service fails to answer. */
  const broken = new Set<string>()
  const held: (() => void)[] = []
  const hold = { next: false }
  const store = createStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/changes') {
        if (status === 200) return openFeed(request, feeds)
        refused.push(request)
        return Response.json({}, { status })
      }
      fetched.push(pathname)
      if (request.method === 'POST') head.position += 1
      if (broken.has(pathname)) return Response.json(unavailable.body, { status: 503 })
      const position = String(head.position)
      if (hold.next) {
        hold.next = false
        await new Promise<void>((resolve) => held.push(resolve))
      }
      return Response.json(answers[pathname], {
        headers: request.method === 'GET' ? { 'x-position': position } : {},
      })
    },
  })
  const show = async () => {
    const shown = [
      store.dispatch(advisoryApi.endpoints.listAdvisories.initiate()),
      store.dispatch(sessionApi.endpoints.getMe.initiate()),
    ]
    await Promise.all(shown)
  }
  const follow = () =>
    void stops.push(followChanges(store, () => store.dispatch(sessionApi.util.invalidateTags(['session']))))
  const start = async (): Promise<Feed> => {
    follow()
    await expect.poll(() => feeds.length).toBe(1)
    return feeds[0] ?? expect.fail('no feed was opened')
  }
  return { store, head, fetched, feeds, refused, broken, held, hold, show, follow, start }
}
