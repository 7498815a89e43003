/** A decision for people outside: what was decided, its life and the receipt of its outcome, without its owner. */
import { type Kysely, sql } from 'kysely'
import { AdvisoryId } from '#schema/advisory/advisory'
import type { Figure } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { SharedDecision } from '#schema/share/share'
import { type EventRow, eventColumns, readRow } from '../event-store/recorded-event.ts'
import type { Tables } from '../tables.ts'
import { selectDecision, selectSteps } from './decision.queries.ts'
import { decisionOfRow } from './decision.row.ts'

/** The figure of the last outcome on record, if it has one. */
const outcomeFigures = async (
  db: Kysely<Tables>,
  workspace: string,
  id: AdvisoryId,
): Promise<readonly Figure[]> => {
  const { rows } = await sql<EventRow>`
    select ${sql.raw(eventColumns.join(', '))} from events
    where workspace = ${workspace} and stream = ${`advisory-${id}`} and type = 'AdvisoryOutcomeRecorded'
    order by version desc limit 1`.execute(db)
  return rows.flatMap((row) => {
    const event = readRow(row)
    return event?.type === 'AdvisoryOutcomeRecorded' && event.data.figure ? [event.data.figure] : []
  })
}

/** Reads it at the moment that `db` shows; undefined if there is none. */
export const decisionToShare = async (
  db: Kysely<Tables>,
  workspace: string,
  itemId: string,
): Promise<SharedDecision | undefined> => {
  if (!AdvisoryId.is(itemId)) return undefined
  const row = await selectDecision(db, itemId)
  if (row === undefined) return undefined
  const { title, message, state, decidedAt, due, doneAt, note, worth, outcome, ...rest } = decisionOfRow(row)
  // Nothing is expected any more once the figures behind it were taken back; its steps say so.
  const expects = rest.takenBack && outcome === undefined ? undefined : rest.expects
  const steps = await selectSteps(db, workspace, itemId)
  const figures = outcome === undefined ? [] : await outcomeFigures(db, workspace, itemId)
  const optional = Object.entries({ due, doneAt, note, worth, expects, outcome })
  return decodeOrThrow(
    SharedDecision,
    {
      kind: 'decision',
      ...{ title, message, state, decidedAt, steps, figures },
      ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
    },
    'A decision to share',
  )
}
