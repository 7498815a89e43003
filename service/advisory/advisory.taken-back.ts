/** Tells advisories that the figures which they rest on were taken back with their file. */
import * as t from 'io-ts'
import { type Kysely, sql } from 'kysely'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { ImportId, RestedOn } from '#schema/import/import'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import type { Tables } from '../tables.ts'
import { advisoryDecider } from './advisory.decider.ts'

const by = { actor: 'system:advisor', persona: null, correlationId: null, causationId: null }

/** An import that was undone, and the advisories that rested on it. */
type Undone = {
  readonly importId: ImportId
  readonly file: string
  readonly at: string
  readonly advisories: ReadonlySet<string>
}

const readUndone = async (db: Kysely<Tables>): Promise<readonly Undone[]> => {
  const rows = await db
    .selectFrom('import')
    .select(['id', 'summary', 'undone_at', 'rested_on'])
    .where('undone_at', 'is not', null)
    .where('rested_on', 'like', '%advisory"%')
    .orderBy('undone_at')
    .execute()
  return rows.map(({ id, summary, undone_at, rested_on }) => {
    const restedOn = decodeOrThrow(t.array(RestedOn), JSON.parse(rested_on ?? '[]'), 'What rested on a file')
    return {
      importId: decodeOrThrow(ImportId, id, 'The id of an import'),
      file: JSON.parse(summary).file,
      at: undone_at ?? '',
      advisories: new Set(restedOn.filter(({ kind }) => kind !== 'brief').map((one) => one.id)),
    }
  })
}

/**
 * Advisories that still have to be told: open ones that a finding raised, and accepted ones that are not marked. A decision
 * without a finding rests only on what was on record when it was taken, so a later answer is not concerned.
 */
const readConcerned = (db: Kysely<Tables>, { advisories, at }: Undone) =>
  db
    .selectFrom('advisory')
    .select(['id'])
    .where('id', 'in', [...advisories])
    .where((or) =>
      or.or([
        or.and([or('status', '=', 'new'), or('finding', 'is not', null)]),
        or.and([
          or('status', '=', 'accepted'),
          or('taken_back', 'is', null),
          or.or([or('finding', 'is not', null), or('settled_at', '<=', at)]),
        ]),
      ]),
    )
    .execute()

/** Withdraws open advisories of undone imports and marks accepted ones; each once, also after a stop in between. */
export const takeBackAdvice = async (service: Service, workspace: string): Promise<void> => {
  const db = service.database.of(workspace)
  for (const undone of await readUndone(db))
    for (const { id } of await readConcerned(db, undone)) {
      const advisoryId = decodeOrThrow(AdvisoryId, id, 'The id of an advisory')
      const { importId, file } = undone
      // Another process may have done it first; this command is then refused.
      await runCommand(service.store, {
        workspace,
        decider: advisoryDecider,
        id: advisoryId,
        command: { type: 'take-back', advisoryId, importId, file },
        metadata: by,
      })
    }
}

const isWithdrawn = async (db: Kysely<Tables>, workspace: string, id: string): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from events where workspace = ${workspace} and stream = ${`advisory-${id}`}
    and type = 'AdvisoryWithdrawn'`.execute(db)
  return rows.length > 0
}

/** The first of `id`, `id-2`, … that was not withdrawn: a finding may come back with new figures. */
export const unwithdrawnId = async (
  db: Kysely<Tables>,
  workspace: string,
  id: AdvisoryId,
): Promise<AdvisoryId> => {
  let named: string = id
  for (let turn = 2; await isWithdrawn(db, workspace, named); turn += 1) named = `${id}-${turn}`
  return decodeOrThrow(AdvisoryId, named, 'The id of an advisory')
}
