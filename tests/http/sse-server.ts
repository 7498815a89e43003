/** A server of event streams, one per test. */
import express, { type Request, type Response } from 'express'
import * as t from 'io-ts'
import { record } from '#schema/core/record'
import { close } from '../../service/http/close.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { openStream, type Stream, type StreamLimits } from '../../service/http/sse.ts'

/** Codec of every event. */
const codec = record({ text: t.string })
/** Limits far beyond any test. */
export const generousLimits: StreamLimits = { heartbeatMs: 60_000, timeoutMs: 60_000, maxBytes: 50_000_000 }

let server: Listening | undefined

export const stopServer = async (): Promise<void> => {
  if (server) await close(server.server)
  server = undefined
}

export type StreamContext = {
  readonly stream: Stream
  readonly response: Response
  readonly request: Request
}

/** Starts a server that runs `handle` for every stream; returns its address. */
export const startStreamServer = async (
  handle: (told: StreamContext) => Promise<void>,
  limits: StreamLimits = generousLimits,
  check: (response: Response) => Promise<void> = async () => {},
): Promise<string> => {
  const app = express()
  app.use(async (request, response) => {
    const leaving = new AbortController()
    response.on('close', () => leaving.abort())
    const options = { codec, signal: leaving.signal, check: () => check(response).then(() => undefined) }
    await handle({ stream: openStream(request, response, options, limits), response, request })
  })
  server = await listen(app, 0)
  return `http://127.0.0.1:${server.port}/`
}
