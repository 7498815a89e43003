/** The service and the context that handlers receive. */

import type { Kysely } from 'kysely'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { Demos } from '../accounts/demos.ts'
import type { IdentityProvider } from '../accounts/identity-provider.ts'
import type { Mailer } from '../accounts/mailer.ts'
import type { ImportedReader } from '../advisor/detail/imported-reader.ts'
import type { AdvisorEngine } from '../advisor/engine.ts'
import type { ContinuousStatus } from '../backup/continuous/continuous-state.ts'
import type { ChangeFeed } from '../change-feed/change-feed.ts'
import type { Database } from '../database/pool.ts'
import type { Metadata } from '../event-store/append.ts'
import { runCommand } from '../event-store/decide.ts'
import type { AnyDecider } from '../event-store/decider.ts'
import type { EventStore } from '../event-store/event-store.ts'
import type { Sealing } from '../event-store/head-seal.ts'
import {
  findFirstAnswer,
  idempotencyRecord,
  type KeyedRequest,
  storeFirstAnswer,
} from '../event-store/idempotency.ts'
import type { Cookies } from '../http/cookies.ts'
import type { Download } from '../http/download.ts'
import type { Receiving } from '../http/receiving.ts'
import type { Stream } from '../http/sse.ts'
import type { Upload } from '../http/upload.ts'
import type { Projection } from '../read-models/projection.ts'
import type { KeptFiles } from '../sealing/kept-files.ts'
import type { Keyring } from '../sealing/keyring.ts'
import type { Sealer } from '../sealing/seal.ts'
import type { CheckpointKey } from '../signing/checkpoint-key.ts'
import type { KeptNotes } from '../signing/kept-notes.ts'
import type { Tables } from '../tables.ts'
import type { TimeTravel } from '../time-travel/time-travel.ts'
import type { Json } from './json.ts'
import type { SessionInfo } from './session-info.ts'
import type { Sources } from './sources.ts'
import type { WitnessSettings } from './witness-settings.ts'

/** Writes a log line: a sentence, with the facts in fields. */
export type Report = (level: 'warn' | 'error', facts: object, sentence: string) => void

/** The running service's parts. */
export type Service = Sources & {
  readonly database: Database
  readonly store: EventStore
  readonly projections: readonly Projection[]
  readonly changes: ChangeFeed
  readonly timeTravel: TimeTravel
  /** Keys that wrap those of sealed data in the database. */
  readonly keyring: Keyring
  readonly sealer: Sealer
  /** Uploaded files. */
  readonly files: KeptFiles
  /** Age in milliseconds of the oldest pending append; 0 if there is none. */
  readonly oldestAppendMs: () => number
  /** Seals the head of each history; undefined if heads are not sealed. */
  readonly sealing: Sealing | undefined
  /** Signs checkpoints and tombstones. */
  readonly checkpointKey: CheckpointKey
  /** Signed notes kept outside the database; undefined if there are none. */
  readonly keptNotes: KeptNotes | undefined
  /** Others who cosign checkpoints. */
  readonly witnesses: readonly WitnessSettings[]
  /** Path of the list of erasures; undefined if there is none. */
  readonly erasureList: string | undefined
  /** State of the continuous backup. */
  readonly continuousBackup: ContinuousStatus
  /** Logs findings of background work. */
  readonly report: Report
  readonly advisor: AdvisorEngine
  /** Imported records below their totals, for the advisor. */
  readonly imported: ImportedReader
  /** Milliseconds for which answers that depend on the history alone are cached. */
  readonly answersKeptMs: number
  readonly mailer: Mailer
  /** Signs people in with company accounts; undefined if no provider is configured. */
  readonly identityProvider: IdentityProvider | undefined
  readonly demos: Demos
}

export type { Sees, SessionInfo } from './session-info.ts'

/** A command for a decider, and the answer computed from the resulting state. */
export type Command<C, S extends Json, A> = {
  readonly decider: AnyDecider<C, S>
  readonly id: string
  readonly command: C
  readonly answer: (state: S) => A
  /** True if the answer contains a credential, so it is stored only sealed (decision 106). */
  readonly isSecret?: boolean
  /** Subject first named by this command; its key is dropped if nothing is recorded. */
  readonly newSubject?: string | undefined
}

/** Context of one call. */
export type Context = Receiving & {
  readonly service: Service
  readonly now: Date
  readonly requestId: string
  readonly keyed: KeyedRequest | undefined
  /** Browser name from the User-Agent, recorded with a sign-in. */
  readonly device: string | undefined
  /** Undefined over plain http from another machine. */
  readonly cookies: Cookies | undefined
  /** Network address of the caller; for IPv6, its subnet. */
  readonly address: string
  /** Origin for links to this installation, never a forged host. */
  readonly origin: string
  readonly header: (name: string, value: string) => void
  /**
   * The session as it is now; refuses the call, or ends its stream, and returns undefined if it may not make the call any
   * more. Rejects if the session cannot be checked.
   */
  readonly check: () => Promise<SessionInfo | undefined>
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
  /** Set if the endpoint can stream and the caller accepts a stream; the answer is then its last event. */
  readonly stream: Stream | undefined
  /** Set if the body is a file. */
  readonly upload: Upload | undefined
  /** Set if the endpoint answers with a file. */
  readonly download: Download | undefined
}

/** Context of a signed-in call, bound to the session's workspace. */
export type SessionContext = Context & {
  readonly session: SessionInfo
  readonly db: Kysely<Tables>
  /** Position of the earlier moment that the caller views; undefined for the present. */
  readonly asOf: number | undefined
  readonly run: <C, S extends Json, A>(command: Command<C, S, A>) => Promise<E.Either<Problem, A>>
}

/** Returns a function that runs commands in a workspace. A repeated idempotent request gets its first answer. */
export const commandRunner =
  (context: Context, workspace: string, by: Pick<Metadata, 'actor' | 'persona'>) =>
  async <C, S extends Json, A>({
    decider,
    id,
    command,
    answer,
    isSecret = false,
    newSubject,
  }: Command<C, S, A>): Promise<E.Either<Problem, A>> => {
    const { service, keyed } = context
    const result = await runCommand(service.store, {
      workspace,
      decider,
      id,
      command,
      metadata: {
        ...by,
        correlationId: context.requestId,
        causationId: context.requestId,
      },
      ...(keyed
        ? { keyHash: keyed.keyHash, record: (state: S) => idempotencyRecord(keyed, answer(state), isSecret) }
        : {}),
    })
    if (result.kind === 'appended') return E.right(answer(result.state))
    if (newSubject !== undefined) await service.sealer.dropNewKey(workspace, newSubject)
    // Without an append, the idempotency record was not stored with the events, so store it now.
    const recalled = (request: KeyedRequest) =>
      result.kind === 'unchanged'
        ? storeFirstAnswer(
            service.database,
            workspace,
            request,
            idempotencyRecord(request, answer(result.state), isSecret),
          )
        : findFirstAnswer(service.database, workspace, request)
    const first = keyed ? await recalled(keyed) : E.right(undefined)
    if (E.isLeft(first)) return first
    if (first.right) return E.right(first.right.answer as A)
    if (result.kind === 'unchanged') return E.right(answer(result.state))
    if (result.kind === 'refused') return E.left(result.problem)
    throw new Error('An idempotency key is used, but its answer is missing.')
  }

/** Adds a session to a context. It is the same object: a copy would ask for parts that a call seldom needs. */
export const openSession = (
  context: Context,
  session: SessionInfo,
  asOf: number | undefined,
): SessionContext =>
  Object.assign(context, {
    session,
    db: context.service.database.of(session.workspace),
    asOf,
    run: commandRunner(context, session.workspace, {
      actor: `session:${session.sessionId}`,
      persona: session.persona,
    }),
  })
