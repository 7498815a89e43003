/** Runs the service in this process on its own database, for tests and recordings. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import type { Allowance } from '#schema/core/limits'
import { type DemoBusiness, SignIn } from '#schema/session/session'
import type { IdentityProvider } from '../../service/accounts/identity-provider.ts'
import type { Mailer } from '../../service/accounts/mailer.ts'
import type { AdvisorEngine } from '../../service/advisor/engine.ts'
import { createApp } from '../../service/app.ts'
import type { HeadSeals } from '../../service/event-store/head-seal.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { logRefusedRequests } from '../../service/http/request-log.ts'
import { importedReader } from '../../service/import/imported-reader.ts'
import { openLog } from '../../service/runtime/log.ts'
import { type DemoOptions, openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import type { Sources } from '../../service/runtime/sources.ts'
import type { Keyring } from '../../service/sealing/keyring.ts'
import { seedWorkspaces } from '../../service/seed/seed-workspaces.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import type { KeptNotes } from '../../service/signing/kept-notes.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { expectDocumented } from './expect-documented.ts'
import { rememberedDemo, rememberedHistory } from './remembered-history.ts'
import { seedNewCafe } from './seed-new-cafe.ts'
import { fixedSources, testKeyring } from './sources.ts'

export type TestService = {
  readonly baseUrl: string
  readonly service: Service
  readonly database: FreshDatabase
  /** Folder of the files that people have sent. */
  readonly filesFolder: string
  /** All log lines so far. */
  readonly logged: () => string
  /** Signs in and returns the session id. */
  readonly signIn: (businessType?: DemoBusiness) => Promise<string>
  /** Calls the service, with a session if given; sends a body as JSON. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>
  readonly stop: () => Promise<void>
}

export type CallOptions = {
  readonly session?: string
  readonly body?: unknown
  readonly raw?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** Decodes the body of an answer; throws if it does not match. */
export const decodeJson = <A>(codec: t.Type<A, unknown, unknown>, { json }: Answer): A =>
  decodeOrThrow(codec, json, 'An answer')

/** By default signed by `testCheckpointKey`, and with keys of sealed data that are not wrapped. */
type Options = Partial<Pick<Service, 'checkpointKey' | 'keyring'>> & {
  readonly sources?: Sources
  readonly seed?: 'full' | 'none' | 'opened'
  /** Default: the built-in advisor. */
  readonly advisor?: AdvisorEngine
  /** Rate limits; by default far higher than in production. */
  readonly allowance?: Allowance
  /** Storage of signed notes outside the database; none by default. */
  readonly keptNotes?: KeptNotes
  /** Others who cosign checkpoints; none by default. */
  readonly witnesses?: Service['witnesses']
  /** Path of the list of erasures; none by default. */
  readonly erasureList?: string
  /** False for a disk that is too full for changes. */
  readonly hasSpace?: () => boolean
  /** Default 0, so that tests can edit tables and read them at once. */
  readonly answersKeptMs?: number
  /** Default: private copies for sign-ins with a `visitorId`. */
  readonly demos?: Partial<DemoOptions>
  /** Default: whatever would be printed is dropped. */
  readonly mailer?: Mailer
  /** Default: nobody signs in with a company account. */
  readonly identityProvider?: IdentityProvider
  /** Default: keys of sealed data are wrapped, as in the product. */
  readonly keyring?: Keyring
  /** Default: heads are not sealed. */
  readonly seals?: HeadSeals
  /** Default: a new one, dropped at the end. */
  readonly database?: FreshDatabase
}

const generousAllowance: Allowance = { changesPerMinute: 1_000_000, dailyBytes: 0 }

/** Fixed, so that every run makes the same signed notes. */
export const testCheckpointKey = checkpointKeyOf(new Uint8Array(32).fill(7))

let addresses = 0
/** A client address that no other call uses. */
export const freshAddress = (): string => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Starts a service; with the seed `opened`, each workspace has only its opening events. */
export const startTestService = async (ownerUrl: string, options: Options = {}): Promise<TestService> => {
  const database = options.database ?? (await freshDatabase(ownerUrl))
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
  const filesFolder = await mkdtemp(join(tmpdir(), 'jarvin-test-files-'))
  const {
    advisor,
    answersKeptMs = 0,
    demos,
    seed = 'full',
    database: _,
    sources: _sources,
    allowance,
    checkpointKey = testCheckpointKey,
    ...parts
  } = options
  const service = openService(serviceUrl, projections, sources, () => {}, advisor, checkpointKey, {
    keyring: testKeyring,
    ...parts,
    answersKeptMs,
    imported: importedReader,
    filesFolder,
    demos: { mode: 'private', write: rememberedDemo, ...demos },
    report: (level, facts, sentence) => log[level](facts, sentence),
  })
  if (seed === 'full') await seedWorkspaces(service, rememberedHistory)
  if (seed === 'opened') await seedNewCafe(service)
  // Tests send their own client address, so that limits per address apply only when intended.
  const { server, port } = await listen(
    createApp(service, log, undefined, allowance ?? generousAllowance).set('trust proxy', 1),
    0,
    logRefusedRequests(log, service),
  )
  const baseUrl = `http://127.0.0.1:${port}`
  const call = async (method: string, path: string, { session, body, raw, headers }: CallOptions = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      // Where the browser would be redirected.
      redirect: 'manual',
      headers: {
        ...(session === undefined ? {} : { 'x-session-id': session }),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const text = await response.text()
    expectDocumented(method, path, response)
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
    filesFolder,
    signIn: async (businessType) => {
      const answer = await call('POST', '/api/login/demo', {
        body: businessType ? { businessType } : {},
        headers: { 'x-forwarded-for': freshAddress() },
      })
      return decodeJson(SignIn, answer).sessionId
    },
    call,
    stop: async () => {
      await close(server)
      await service.database.end()
      await database.drop()
      await rm(filesFolder, { recursive: true, force: true })
    },
  }
}
