/** Stores to compare: our command path, a peer, and a bare insert as the upper limit. */

import { SQL } from '@event-driven-io/dumbo'
import { getPostgreSQLEventStore, postgreSQLRawSQLProjection } from '@event-driven-io/emmett-postgresql'
import pg from 'pg'
import { v7 } from 'uuid'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { AdvisoryCommand } from '../../service/advisory/advisory.commands.ts'
import { advisoryDecider } from '../../service/advisory/advisory.decider.ts'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import type { AnyDecider } from '../../service/event-store/decider.ts'
import { idempotencyRecord, keyedRequest } from '../../service/event-store/idempotency.ts'
import type { Json } from '../../service/runtime/json.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { projections } from '../../service/slices.ts'
import type { FreshDatabase } from '../core/database.ts'
import { startServiceProcess } from './service-process.ts'

/** One append; two turns make one stream: an advisory raised, then accepted. */
export type Append = (workspace: string, stream: string, turn: number) => Promise<void>

/** A store under load; `toggle` appends to the workspace's shared stream, unconditionally. */
export type Running = {
  readonly append: Append
  readonly toggle: (workspace: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type Candidate = {
  readonly name: string
  readonly open: (database: FreshDatabase) => Promise<Running>
}

const words = {
  title: 'Move one Tuesday afternoon shift to Friday',
  message:
    'Between 2 and 5 pm on Tuesday you roster 3.4 staff hours for every $100 taken. The week runs at 2.1.',
  urgency: 'high',
  suggestedAction: 'Swap the 1 to 6 pm Tuesday shift for 5 to 10 pm on Friday',
} as const

/** Runs a command like a call with an idempotency key. */
const run = async <C, S extends Json>(
  service: Service,
  workspace: string,
  decider: AnyDecider<C, S>,
  id: string,
  command: C,
) => {
  const now = service.now()
  const requestId = service.nextId(now)
  const keyed = keyedRequest(requestId, 'bench', { name: 'bench', input: { id } })
  if (E.isLeft(keyed) || !keyed.right) throw new Error('The key is not usable.')
  const request = keyed.right
  const result = await runCommand(service.store, {
    workspace,
    decider,
    id,
    command,
    metadata: {
      actor: 'system:bench',
      persona: null,
      correlationId: requestId,
      causationId: requestId,
    },
    keyHash: request.keyHash,
    record: (state) => idempotencyRecord(request, state, false),
  })
  if (result.kind !== 'appended') throw new Error(`The append was ${result.kind}.`)
}

// Two processes of a measurement share it.
const { seals } = sealKeysFrom(checkpointKeyOf(new Uint8Array(32).fill(1)))

/** Our command path as in the service: decide, append with chain, seal and idempotency key, project, row-level security. */
export const ours: Candidate = {
  name: 'jarvin',
  open: async (database) => {
    const { serviceUrl } = database
    const service = openService(serviceUrl, projections, systemSources, () => {}, undefined, undefined, {
      seals,
    })
    return {
      append: (workspace, stream, turn) => {
        const advisoryId = decodeOrThrow(AdvisoryId, stream, 'An id')
        const command: AdvisoryCommand =
          turn % 2 === 0 ? { type: 'raise', id: advisoryId, ...words } : { type: 'accept', advisoryId }
        return run(service, workspace, advisoryDecider, advisoryId, command)
      },
      toggle: (workspace) => run(service, workspace, decisionLogDecider, 'identifiers', { type: 'toggle' }),
      close: () => service.database.end(),
    }
  },
}

/** The same over HTTP with the service in its own process: toggles the café's setting, with session and key. */
export const oursThroughHttp: Candidate = {
  name: 'jarvin, HTTP',
  open: async (database) => {
    const service = await startServiceProcess({ DATABASE_URL: database.ownerUrl })
    const session = await service.signIn('cafe')
    const toggle = async () => {
      const { status } = await service.call('POST', '/privacy/toggle-identifiers', {
        session,
        key: v7(),
      })
      if (status !== 200) throw new Error(`The call was answered with ${status}.`)
    }
    return { append: toggle, toggle, close: () => service.stop() }
  },
}

type AdvisoryEvent =
  | { type: 'AdvisoryRaised'; data: { advisoryId: string } & typeof words }
  | { type: 'AdvisoryAccepted'; data: { advisoryId: string } }

const emmettTable = `create table if not exists bench_advisory (
  id text primary key, title text, message text, urgency text, suggested_action text, status text)`

/** The peer: emmett's Postgres store with an inline SQL projection of the same row. */
export const emmett: Candidate = {
  name: 'emmett',
  open: async (database) => {
    const projection = postgreSQLRawSQLProjection<AdvisoryEvent>({
      name: 'advisory',
      canHandle: ['AdvisoryRaised', 'AdvisoryAccepted'],
      evolve: ({ type, data }) =>
        type === 'AdvisoryRaised'
          ? SQL`insert into bench_advisory (id, title, message, urgency, suggested_action, status) values
              (${data.advisoryId}, ${data.title}, ${data.message}, ${data.urgency}, ${data.suggestedAction}, 'new')`
          : SQL`update bench_advisory set status = 'accepted' where id = ${data.advisoryId}`,
    })
    const setup = new pg.Client({ connectionString: database.ownerUrl })
    await setup.connect()
    await setup.query(emmettTable)
    await setup.end()
    const store = getPostgreSQLEventStore(database.ownerUrl, {
      projections: [{ type: 'inline', projection }],
    })
    await store.schema.migrate()
    return {
      append: async (_workspace, stream, turn) => {
        const event: AdvisoryEvent =
          turn % 2 === 0
            ? { type: 'AdvisoryRaised', data: { advisoryId: stream, ...words } }
            : { type: 'AdvisoryAccepted', data: { advisoryId: stream } }
        await store.appendToStream<AdvisoryEvent>(`advisory-${stream}`, [event], {
          expectedStreamVersion: turn % 2 === 0 ? 'STREAM_DOES_NOT_EXIST' : 1n,
        })
      },
      toggle: async () => {
        // The peer refuses concurrent appends to a stream even without an expected version, so retry.
        const event: AdvisoryEvent = { type: 'AdvisoryAccepted', data: { advisoryId: 'hot' } }
        for (let isDone = false; !isDone; )
          isDone = await store.appendToStream<AdvisoryEvent>('advisory-hot', [event]).then(
            () => true,
            (error: unknown) => {
              if (error instanceof Error && error.message.startsWith('Expected version')) return false
              throw error
            },
          )
      },
      close: () => store.close(),
    }
  },
}

/** The upper limit: one prepared single-row insert without checks or projections. */
export const bareInsert: Candidate = {
  name: 'bare insert',
  open: async (database) => {
    const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 16 })
    pool.on('error', () => {})
    await pool.query(
      'create table if not exists bench_bare (position bigserial primary key, stream text, version int, type text, data jsonb)',
    )
    const data = JSON.stringify(words)
    const insert = async (stream: string, turn: number) => {
      await pool.query({
        name: 'bare',
        text: 'insert into bench_bare (stream, version, type, data) values ($1, $2, $3, $4)',
        values: [stream, turn, 'AdvisoryRaised', data],
      })
    }
    return {
      append: (_workspace, stream, turn) => insert(stream, turn),
      toggle: () => insert('hot', 0),
      close: () => pool.end(),
    }
  },
}
