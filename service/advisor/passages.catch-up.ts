/** Updates passages from the history during searches, not with every append. */
import { type Kysely, sql } from 'kysely'
import { upcasters } from '#schema/events'
import { readPlacedEvent } from '../event-store/recorded-event.ts'
import type { Derived } from '../read-models/derived.ts'
import type { Tables } from '../tables.ts'
import { type PassageText, passageOf, passageTypes, removedPassage } from './passage-of.ts'

/** Events read at a time. */
const stride = 1000

type Written = { position: number; type: string; data: unknown; recorded_at: string }

// Stored events keep their original name.
const storedTypes = [
  ...passageTypes,
  ...upcasters.filter(({ to }) => passageTypes.includes(to)).map(({ from }) => from),
]

const save = (db: Kysely<Tables>, passages: readonly (PassageText & { readonly recorded_at: string })[]) =>
  sql`
    insert into passage (workspace, id, kind, title, body, recorded_at)
    select current_setting('app.workspace'), p.*
    from json_to_recordset(${JSON.stringify(passages)})
      as p(id text, kind text, title text, body text, recorded_at timestamptz)
    on conflict (workspace, id) do update set kind = excluded.kind, title = excluded.title, body = excluded.body,
      recorded_at = excluded.recorded_at`.execute(db)

const readOn = async (db: Kysely<Tables>): Promise<void> => {
  await sql`insert into passage_head (workspace, position) values (current_setting('app.workspace'), 0)
    on conflict do nothing`.execute(db)
  // A concurrent search waits here, and finds the work done.
  const from = await db.selectFrom('passage_head').select('position').forUpdate().executeTakeFirstOrThrow()
  const end = await db.selectFrom('workspace_head').select('position').executeTakeFirstOrThrow()
  for (let last = from.position; last < end.position; ) {
    const { rows } = await sql<Written>`
      select position, type, data, recorded_at from events
      where position > ${last} and position <= ${end.position} and type = any(${storedTypes})
      order by position limit ${stride}`.execute(db)
    const passages = new Map<string, PassageText & { readonly recorded_at: string }>()
    const removed: string[] = []
    for (const { position, type, data, recorded_at } of rows) {
      const event = readPlacedEvent(type, data, recorded_at, position)
      const text = event && passageOf(event)
      // A changed focus or profile replaces its earlier text.
      if (text) passages.set(text.id, { ...text, recorded_at })
      const gone = event && removedPassage(event)
      if (gone !== undefined) {
        passages.delete(gone)
        removed.push(gone)
      }
    }
    if (removed.length > 0) await db.deleteFrom('passage').where('id', 'in', removed).execute()
    if (passages.size > 0) await save(db, [...passages.values()])
    last = rows.length === stride ? (rows.at(-1)?.position ?? end.position) : end.position
  }
  await db.updateTable('passage_head').set({ position: end.position }).execute()
}

/**
 * Reads the history of the bound workspace up to its head. Splitting a text into words takes longer than
 * recording its event, so no append waits for it.
 */
export const catchUpPassages = async (db: Kysely<Tables>): Promise<void> => {
  const behind = await db
    .selectFrom('workspace_head')
    .leftJoin('passage_head', 'passage_head.workspace', 'workspace_head.workspace')
    .select('workspace_head.position')
    .where((row) =>
      row.or([
        row('passage_head.position', 'is', null),
        row('passage_head.position', '<', row.ref('workspace_head.position')),
      ]),
    )
    .executeTakeFirst()
  if (behind) await db.transaction().execute(readOn)
}

/** The passages, as refilled by `npm run verify`; Postgres generates the column `words`. */
export const derivedPassages: Derived = {
  tables: [
    { name: 'passage', keys: ['id'], columns: ['kind', 'title', 'body', 'recorded_at'] },
    { name: 'passage_head', keys: [], columns: ['position'] },
  ],
  reach: 'select position from public.passage_head where workspace = $1',
  catchUp: catchUpPassages,
}
