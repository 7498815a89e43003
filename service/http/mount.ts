/** Mounts the endpoint table on Express: checks the session, decodes the input, calls the handler, encodes the output. */
import type { RequestHandler } from 'express'
import { type Endpoint, type EndpointTable, needsSession } from '#schema/core/endpoint'
import { defaultAllowance } from '#schema/core/limits'
import type { Problem } from '#schema/core/problem'
import { uploadBounds } from '../accounts/demo-size.ts'
import { diskFull } from '../database/database-error.ts'
import { sha256 } from '../event-store/chain.ts'
import { asCall } from '../runtime/background.ts'
import { forBusiness } from '../runtime/business-zone.ts'
import { type Context, openSession, type Service, type SessionContext } from '../runtime/service.ts'
import { originOf } from '../site/origin.ts'
import { type AnswerCache, openAnswerCache, sendKept } from './answer-cache.ts'
import { asOfOf } from './as-of-header.ts'
import { inputOf } from './call-input.ts'
import { type CallLimits, openCallLimits, openSharedLimits, type SharedLimits } from './call-limits.ts'
import { callerAddress } from './caller-address.ts'
import { openCookies } from './cookies.ts'
import { openDownload } from './download.ts'
import { exportRefusalOf } from './export-guard.ts'
import type { FindSession, HandlerOf, Handlers } from './handlers.ts'
import { keyedCall } from './keyed-call.ts'
import { Refusal, unwrap } from './refusal.ts'
import { openRoutes } from './routes.ts'
import { sendAnswer } from './send-answer.ts'
import { deletionRefusalOf, proofRefusalOf, refusalOf, unauthenticated } from './session-guard.ts'
import { acceptsStream, endStream, openStream } from './sse.ts'
import { openUpload } from './upload.ts'
import { watchSession } from './watch-session.ts'

/** Express setting with PUBLIC_URL. */
export const publicUrlSetting = 'public url'

const notVisited: Problem = { kind: 'method', code: 'method', detail: 'This path supports GET.' }

const handle =
  (
    name: string,
    row: Endpoint,
    handler: HandlerOf<Endpoint>,
    service: Service,
    find: FindSession,
    limits: CallLimits,
    shared: SharedLimits,
    answers: AnswerCache,
  ): RequestHandler =>
  async (request, response) => {
    const now = service.now()
    // Where the browser is sent on, a look would spend what a visit needs.
    if (row.status === 303 && request.method === 'HEAD') throw new Refusal(notVisited)
    if (row.method !== 'GET' && !service.database.hasSpace()) throw new Refusal(diskFull('change'))
    const token = needsSession(row) ? request.get('x-session-id') : undefined
    const codec = row.stream && request.method !== 'HEAD' && acceptsStream(request) ? row.stream : undefined
    // Pages reopen streams by themselves, so a stream does not count as use of the session.
    const why = codec !== undefined && row.method === 'GET' ? 'look' : 'use'
    const publicUrl: string | undefined = request.app.get(publicUrlSetting)
    const cookies = openCookies(request, response, publicUrl)
    const device = request.get('user-agent')
    const half = needsSession(row) ? cookies?.get('session') : undefined
    const credential = (token ?? half) === undefined ? undefined : { token, half, device }
    const session = credential && (await find(credential, now, why))
    // Short fingerprint for the log, which must not contain the credential.
    if (credential && !session) response.locals.presented = sha256(token ?? half ?? '').slice(0, 16)
    if (needsSession(row) && session === undefined) throw new Refusal(unauthenticated)
    limits.countCaller(request, session)
    const refusal = needsSession(row) ? refusalOf(row, session) : undefined
    if (refusal) throw new Refusal(refusal)
    const recent = answers.of(row, session, request)
    const known = await recent?.known(response)
    if (known) return sendKept(request, response, known)
    const input = unwrap(inputOf(row, request))
    const unfit =
      session &&
      (proofRefusalOf(row, session, now) ??
        deletionRefusalOf(row, session) ??
        (await exportRefusalOf(service, row, session, input, now)))
    if (unfit) throw new Refusal(unfit)
    await limits.countWorkspace(request, session, input)
    if (codec && session) shared.takeStream(response, session.sessionId)
    // Most calls are too short to ask for its signal.
    let leaving: AbortController | undefined
    let hasLeft = false
    // `close` also follows a finished response. Only a stream can be finished while its handler still runs.
    response.on('close', () => {
      hasLeft = codec !== undefined || !response.writableFinished
      if (hasLeft) leaving?.abort()
    })
    const signalOf = (): AbortSignal => {
      leaving ??= new AbortController()
      if (hasLeft) leaving.abort()
      return leaving.signal
    }
    const look = credential && (() => find(credential, service.now(), 'look'))
    const check = watchSession(response, row, session, look)
    const headers: [name: string, value: string][] = []
    const context: Context = {
      service,
      now,
      requestId: String(response.locals.requestId),
      keyed: row.method === 'GET' ? undefined : await keyedCall(service, request, session, { name, input }),
      device,
      cookies,
      address: callerAddress(request),
      get origin() {
        return originOf(request, publicUrl)
      },
      header: (header, value) => {
        headers.push([header, value])
        response.set(header, value)
      },
      presentedHeader: (header) => request.get(header),
      enter: (workspace) => limits.countFor(request, workspace),
      check,
      get signal() {
        return signalOf()
      },
      stream: codec && openStream(request, response, { codec, signal: signalOf(), check }),
      upload: row.upload && openUpload(request, uploadBounds(row.upload, session?.workspace)),
      download: row.file && openDownload(request, response),
    }
    const asOf = session && unwrap(asOfOf(row, request.get('x-as-of'), session))
    // The answer is stale once the change feed reports a later position (decision 30).
    if (session && row.method === 'GET') response.set('x-position', String(asOf ?? session.position))
    const full = (session ? openSession(context, session, asOf) : context) as SessionContext
    const work = () =>
      session && asOf !== undefined && !row.appliesAsOf
        ? service.timeTravel.at(
            session.workspace,
            asOf,
            row.slices,
            (db) => handler(input as never, { ...full, db }),
            signalOf(),
            session.sees?.first,
          )
        : handler(input as never, full)
    const placed = session ? () => forBusiness(service.database, session.workspace, work) : work
    const answer = unwrap(await (codec || row.file ? placed() : asCall(placed)))
    const encoded = row.output.encode(answer)
    if (row.status === 303 && 'location' in answer) response.set('location', String(answer.location))
    if (row.file) response.end()
    // Refused meanwhile: the caller may no longer read this.
    else if (response.writableEnded) return
    else if (row.isBare) response.status(200).end()
    else if (codec) endStream(response, 'answer', encoded)
    else if (recent) sendKept(request, response, recent.keep(encoded, headers))
    else sendAnswer(request, response, row.status ?? 200, encoded)
  }

/** Handler of an endpoint table, to mount under `/api`. */
export const mount = <T extends EndpointTable>(
  table: T,
  handlers: Handlers<T>,
  service: Service,
  find: FindSession,
  shared: SharedLimits = openSharedLimits(service, defaultAllowance),
): RequestHandler => {
  const answers = openAnswerCache(service.answersKeptMs)
  return openRoutes(table, (name, row) =>
    handle(
      name,
      row,
      handlers[name as keyof T] as unknown as HandlerOf<Endpoint>,
      service,
      find,
      openCallLimits(row, shared),
      shared,
      answers,
    ),
  )
}
