/** What handlers work with: the workspace of a session, the commands on it, time, ids and secrets. */

import type { Kysely } from 'kysely'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { AdvisorEngine } from '../advisor/engine.ts'
import type { ChangeFeed } from '../change-feed/change-feed.ts'
import type { Database } from '../database/pool.ts'
import type { Metadata } from '../event-store/append.ts'
import { change } from '../event-store/decide.ts'
import type { Decider } from '../event-store/decider.ts'
import type { EventStore } from '../event-store/event-store.ts'
import { type KeyedRequest, keep, recall, remember } from '../event-store/idempotency.ts'
import type { Download } from '../http/download.ts'
import type { Stream } from '../http/sse.ts'
import type { Projection } from '../read-models/projection.ts'
import type { Sealer } from '../sealing/seal.ts'
import type { CheckpointKey } from '../signing/checkpoint-key.ts'
import type { KeptNotes } from '../signing/signing-record.ts'
import type { Tables } from '../tables.ts'
import type { TimeTravel } from '../time-travel/time-travel.ts'
import type { Json } from './json.ts'
import type { Sources } from './sources.ts'

/** Writes a line of the log: what was found, as a sentence, with the facts in fields. */
export type Report = (level: 'warn' | 'error', facts: object, sentence: string) => void

/** The running service's parts. */
export type Service = Sources & {
  readonly database: Database
  readonly store: EventStore
  /** What each event does to the read tables. */
  readonly projections: readonly Projection[]
  readonly changes: ChangeFeed
  readonly past: TimeTravel
  readonly sealer: Sealer
  /** Milliseconds since the oldest append under way began; 0 where none is. */
  readonly oldestAppendMs: () => number
  /** Signs checkpoints and tombstones. */
  readonly checkpointKey: CheckpointKey
  /** What was signed last, outside the database; undefined where nothing is kept there. */
  readonly keptNotes: KeptNotes | undefined
  /** Writes a line of the log about what the service found by itself. */
  readonly report: Report
  readonly advisor: AdvisorEngine
}

/** Whose session a call came with. */
export type SessionInfo = {
  readonly sessionId: string
  readonly workspace: string
  readonly persona: string
  /** Where the workspace's history stood when the call came: what it reads shows at least that. */
  readonly position: number
}

/** A command with the answer that the state it leaves gives. */
export type Command<C, S extends Json, A> = {
  readonly decider: Decider<C, S>
  readonly id: string
  readonly command: C
  readonly answer: (state: S) => A
  /** The answer holds a credential, so it may be kept only sealed. */
  readonly isSecret?: boolean
  /** A subject that this command is the first to name: its key is taken back where nothing is recorded. */
  readonly freshSubject?: string | undefined
}

/** One call: its time, its id, and what it may do in a workspace. */
export type Context = {
  readonly service: Service
  readonly now: Date
  readonly requestId: string
  readonly keyed: KeyedRequest | undefined
  /** The browser as it names itself, for the record of a sign-in. */
  readonly device: string | undefined
  /** Adds a header to the answer. */
  readonly header: (name: string, value: string) => void
  /** Aborted when the caller went away. */
  readonly signal: AbortSignal
  /** Where the row has a stream and the caller accepts one; the answer then comes last. */
  readonly stream: Stream | undefined
  /** Where the row answers with a file. */
  readonly download: Download | undefined
}

/** A call with a session: everything in it belongs to the session's workspace. */
export type SessionContext = Context & {
  readonly session: SessionInfo
  readonly db: Kysely<Tables>
  /** The earlier position that the caller looks at; undefined for now. */
  readonly asOf: number | undefined
  readonly change: <C, S extends Json, A>(command: Command<C, S, A>) => Promise<E.Either<Problem, A>>
}

/** Runs a command in a workspace; a request that was answered before gets its first answer. */
export const changeIn =
  (context: Context, workspace: string, by: Pick<Metadata, 'actor' | 'persona'>) =>
  async <C, S extends Json, A>({
    decider,
    id,
    command,
    answer,
    isSecret = false,
    freshSubject,
  }: Command<C, S, A>): Promise<E.Either<Problem, A>> => {
    const { service, keyed } = context
    const result = await change(service.store, {
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
        ? { keyHash: keyed.keyHash, remember: (state: S) => remember(keyed, answer(state), isSecret) }
        : {}),
    })
    if (result.kind === 'appended') return E.right(answer(result.state))
    if (freshSubject !== undefined) await service.sealer.dropFresh(workspace, freshSubject)
    // Where nothing was appended, there is nothing that the record could have gone along with.
    const recalled = (request: KeyedRequest) =>
      result.kind === 'unchanged'
        ? keep(service.database, workspace, request, remember(request, answer(result.state), isSecret))
        : recall(service.database, workspace, request)
    const first = keyed ? await recalled(keyed) : E.right(undefined)
    if (E.isLeft(first)) return first
    if (first.right) return E.right(first.right.answer as A)
    if (result.kind === 'unchanged') return E.right(answer(result.state))
    if (result.kind === 'refused') return E.left(result.problem)
    throw new Error('A key counts as used, but its answer is not there.')
  }

/** The context of a signed-in call. */
export const withSession = (context: Context, session: SessionInfo): SessionContext => ({
  ...context,
  session,
  db: context.service.database.of(session.workspace),
  asOf: undefined,
  change: changeIn(context, session.workspace, {
    actor: `session:${session.sessionId}`,
    persona: session.persona,
  }),
})
