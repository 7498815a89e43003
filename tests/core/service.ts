/** The service in this process, over a database of its own; for tests and recordings. */
import { Writable } from 'node:stream'
import type * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import type { Allowance } from '#schema/core/limits'
import { type BusinessType, SignIn } from '#schema/session/session'
import type { AdvisorEngine } from '../../service/advisor/engine.ts'
import { createApp, logRefused } from '../../service/app.ts'
import { close, listen } from '../../service/http/listen.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import type { Sources } from '../../service/runtime/sources.ts'
import { seedEvents } from '../../service/seed/seed.ts'
import { appendHistory, seedWorkspaces } from '../../service/seed/seed-workspaces.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import type { KeptNotes } from '../../service/signing/signing-record.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { expectDescribed } from './described.ts'
import { fixedSources } from './sources.ts'

/** What a test holds of a running service. */
export type TestService = {
  readonly baseUrl: string
  readonly service: Service
  readonly database: FreshDatabase
  /** Every log line so far. */
  readonly logged: () => string
  /** Signs in and gives the credential. */
  readonly signIn: (businessType?: BusinessType) => Promise<string>
  /** Calls with a credential, when there is one; a body is sent as JSON. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** How a call is made. */
export type CallOptions = {
  readonly session?: string
  readonly body?: unknown
  readonly raw?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

/** What came back. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** The body of an answer, decoded; throws where it does not fit. */
export const read = <A>(codec: t.Type<A, unknown, unknown>, { json }: Answer): A =>
  decodeOrThrow(codec, json, 'An answer')

type Options = {
  readonly sources?: Sources
  readonly seed?: 'full' | 'none' | 'opened'
  /** Gives advice; the built-in one unless stated. */
  readonly advisor?: AdvisorEngine
  /** What callers are allowed; far more than usual unless stated. */
  readonly allowance?: Allowance
  /** Where notes are kept outside the database; nowhere unless stated. */
  readonly keptNotes?: KeptNotes
}

const muchAllowed: Allowance = { changesPerMinute: 1_000_000, dailyBytes: 0 }

/** Signs the checkpoints of tests and recordings: every run makes the same notes. */
export const testCheckpointKey = checkpointKeyOf(new Uint8Array(32).fill(7))

let addresses = 0
/** An address that no other call has come from. */
export const freshAddress = (): string => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Starts it; `opened` seeds each workspace with its opening alone. */
export const startTestService = async (ownerUrl: string, options: Options = {}): Promise<TestService> => {
  const database = await freshDatabase(ownerUrl)
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = openLog('debug', sink)
  const sources = options.sources ?? fixedSources()
  const { serviceUrl } = database
  const service = openService(
    serviceUrl,
    projections,
    sources,
    () => {},
    options.advisor,
    testCheckpointKey,
    {
      ...(options.keptNotes && { keptNotes: options.keptNotes }),
      report: (level, facts, sentence) => log[level](facts, sentence),
    },
  )
  const seed = options.seed ?? 'full'
  if (seed === 'full') await seedWorkspaces(service)
  if (seed === 'opened') await openCafe(service)
  // A test may state its address, as a proxy would, so that the limits of one address bind it only where it means to.
  const { server, port } = await listen(
    createApp(service, log, undefined, options.allowance ?? muchAllowed).set('trust proxy', 1),
    0,
    logRefused(log, service),
  )
  const baseUrl = `http://127.0.0.1:${port}`
  const call = async (method: string, path: string, { session, body, raw, headers }: CallOptions = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(session === undefined ? {} : { 'x-session-id': session }),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const text = await response.text()
    expectDescribed(method, path, response)
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text.startsWith('<') ? null : JSON.parse(text || 'null'),
    }
  }
  return {
    baseUrl,
    service,
    database,
    logged: () => lines.join(''),
    signIn: async (businessType) => {
      const answer = await call('POST', '/api/login/demo', {
        body: businessType ? { businessType } : {},
        headers: { 'x-forwarded-for': freshAddress() },
      })
      return read(SignIn, answer).sessionId
    },
    call,
    stop: async () => {
      await close(server)
      await service.database.end()
      await database.drop()
    },
  }
}

/** A café that has just opened: its name and its style, and nothing else. */
const openCafe = (service: Service): Promise<void> => {
  const opening = seedEvents('cafe', service.now(), service.nextId).filter(
    ({ event }) => event.type === 'WorkspaceOpened' || event.type === 'PersonaChanged',
  )
  return appendHistory(service.store, 'cafe', opening)
}

/** The three services that fixtures are recorded from. */
export type RecordedServices = {
  readonly baseUrl: string
  readonly emptyBaseUrl: string
  readonly brokenBaseUrl: string
  readonly stop: () => Promise<void>
}

/** A seeded service, one whose café has just opened, and one whose database is gone. */
export const startRecordedServices = async (ownerUrl: string): Promise<RecordedServices> => {
  const full = await startTestService(ownerUrl)
  const empty = await startTestService(ownerUrl, { seed: 'opened' })
  const broken = await startTestService(ownerUrl, { seed: 'none' })
  await broken.database.drop()
  return {
    baseUrl: full.baseUrl,
    emptyBaseUrl: empty.baseUrl,
    brokenBaseUrl: broken.baseUrl,
    stop: async () => {
      await full.stop()
      await empty.stop()
      await broken.stop()
    },
  }
}
