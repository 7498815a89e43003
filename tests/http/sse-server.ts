/** A server that tells streams, one for each test. */
import express, { type Request, type Response } from 'express'
import * as t from 'io-ts'
import { record } from '#schema/core/record'
import { close, type Listening, listen } from '../../service/http/listen.ts'
import { openStream, type Stream, type StreamLimits } from '../../service/http/sse.ts'

/** What every event of these servers is. */
const codec = record({ text: t.string })
/** Limits that no test reaches. */
export const long: StreamLimits = { heartbeatMs: 60_000, patienceMs: 60_000, mostBytes: 50_000_000 }

let server: Listening | undefined

/** Stops the server of this test. */
export const stopTelling = async (): Promise<void> => {
  if (server) await close(server.server)
  server = undefined
}

/** What a server does its one thing with. */
export type Told = { readonly stream: Stream; readonly response: Response; readonly request: Request }

/** A server that does one thing with every stream that is asked of it; gives its address. */
export const telling = async (
  tell: (told: Told) => Promise<void>,
  limits: StreamLimits = long,
  check: (response: Response) => Promise<void> = async () => {},
): Promise<string> => {
  const app = express()
  app.use(async (request, response) => {
    const leaving = new AbortController()
    response.on('close', () => leaving.abort())
    const options = { codec, signal: leaving.signal, check: () => check(response) }
    await tell({ stream: openStream(request, response, options, limits), response, request })
  })
  server = await listen(app, 0)
  return `http://127.0.0.1:${server.port}/`
}
