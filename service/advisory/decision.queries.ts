/** Queries of decisions: pages by due date or completion time, counts, and the steps of one. */
import * as t from 'io-ts'
import { type Kysely, sql } from 'kysely'
import type { AdvisoryId } from '#schema/advisory/advisory'
import { type DecisionState, DecisionStep } from '#schema/advisory/decision-step'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { type EventRow, eventColumns, readRow } from '../event-store/recorded-event.ts'
import { KeyId, KeyTime } from '../http/page.ts'
import type { Tables } from '../tables.ts'
import type { DecisionRow } from './decision.row.ts'

/** Sorts open decisions without a date after all others. */
const noDate = '9999-12-31'

/** Sort key of an open decision, ascending: due date, id. */
export const OpenKey = t.tuple([IsoDate, KeyId])
/** Sort key of a done decision, descending: completion time, id. */
export const DoneKey = t.tuple([KeyTime, KeyId])

/** Sort key of a row, by state. */
export const decisionKeyOf =
  (state: DecisionState) =>
  ({ id, due, done_at, scored_at }: DecisionRow): readonly unknown[] =>
    state === 'open' ? [due ?? noDate, id] : [done_at ?? scored_at, id]

const doneAt = sql<string>`coalesce(done_at, scored_at)`
const dueOrNever = sql<string>`coalesce(due, ${sql.lit(noDate)}::date)`

/** Selects up to `count` decisions in a state, after a sort key or from the start. */
export const selectDecisions = (
  db: Kysely<Tables>,
  state: DecisionState,
  count: number,
  after: readonly [string, string] | undefined,
): Promise<DecisionRow[]> => {
  const accepted = db.selectFrom('advisory').selectAll().where('status', '=', 'accepted').limit(count)
  if (state === 'open') {
    const open = accepted.where(sql<boolean>`${doneAt} is null`).orderBy(dueOrNever).orderBy('id')
    return (
      after === undefined
        ? open
        : open.where(sql<boolean>`(${dueOrNever}, id) > (${after[0]}::date, ${after[1]})`)
    ).execute()
  }
  const done = accepted
    .where(sql<boolean>`${doneAt} is not null`)
    .orderBy(doneAt, 'desc')
    .orderBy('id', 'desc')
  return (
    after === undefined
      ? done
      : done.where(sql<boolean>`(${doneAt}, id) < (${after[0]}::timestamptz, ${after[1]})`)
  ).execute()
}

/** Counts decisions by state. */
export const countDecisions = async (db: Kysely<Tables>): Promise<{ readonly [state: string]: number }> => {
  const { open, done } = await db
    .selectFrom('advisory')
    .select([
      sql<string>`count(*) filter (where ${doneAt} is null)`.as('open'),
      sql<string>`count(*) filter (where ${doneAt} is not null)`.as('done'),
    ])
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return { open: Number(open), done: Number(done) }
}

/** Decision with this id; undefined if there is none. */
export const selectDecision = (db: Kysely<Tables>, id: AdvisoryId): Promise<DecisionRow | undefined> =>
  db
    .selectFrom('advisory')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()

type StepText = Omit<DecisionStep, 'at' | 'by'>

const dayOf = (day: IsoDate | undefined) => (day === undefined ? {} : { day })
const textOf = (text: string | undefined) => (text === undefined ? {} : { text })

/** Step for display; undefined for other events. */
const stepText = (event: AnyEvent): StepText | undefined => {
  switch (event.type) {
    case 'AdvisoryRaised':
      return { kind: 'raised', text: event.data.message }
    case 'AdvisoryAccepted':
      return { kind: 'accepted', ...dayOf(event.data.due) }
    case 'AdvisoryDismissed':
      return { kind: 'dismissed', ...textOf(event.data.reason) }
    case 'AdvisoryReopened':
      return { kind: 'reopened', ...textOf(event.data.reason) }
    case 'AdvisoryDeferred':
      return { kind: 'deferred', day: event.data.until }
    case 'DecisionPlanned':
      return { kind: 'planned', ...dayOf(event.data.due) }
    case 'DecisionDone':
      return { kind: 'done', ...textOf(event.data.note) }
    case 'DecisionResumed':
      return { kind: 'resumed' }
    case 'AdvisoryFiguresTakenBack':
      return { kind: 'taken-back', text: event.data.file }
    case 'AdvisoryOutcomeRecorded':
      return { kind: 'scored', day: event.data.expects.to }
    default:
      return undefined
  }
}

/** Recorded steps of the decision, oldest first. Omits events that no longer decode; the log shows them as damaged. */
export const selectSteps = async (
  db: Kysely<Tables>,
  workspace: string,
  id: AdvisoryId,
): Promise<readonly DecisionStep[]> => {
  const { rows } = await sql<EventRow>`
    select ${sql.raw(eventColumns.join(', '))} from events
    where workspace = ${workspace} and stream = ${`advisory-${id}`} order by version`.execute(db)
  return rows.flatMap((row) => {
    const event = readRow(row)
    const step = event && stepText(event)
    return step
      ? [decodeOrThrow(DecisionStep, { ...step, at: event.recordedAt }, 'A step of a decision')]
      : []
  })
}
