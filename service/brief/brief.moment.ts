/** Position of a brief's event, and the records as of a position. */
import { missing, type Problem } from '#schema/core/problem'
import type { SliceName } from '#schema/slices'
import { briefOfRow } from '../advisor/load-records.ts'
import { loadSourcedRecords } from '../advisor/load-sourced-records.ts'
import type { Records } from '../advisor/records.ts'
import type { SessionContext, SessionInfo } from '../runtime/service.ts'

export const unknownBrief = missing('brief/unknown', 'briefId', 'There is no such brief here.')

const beforePeriod: Problem = missing(
  'brief/period',
  'briefId',
  'This rests on records from before the period that your access is limited to. An owner can change the period.',
)

/** Refusal of records from before an auditor's period; undefined for everyone else. */
export const periodRefusal = ({ sees }: SessionInfo): Problem | undefined =>
  sees && sees.first > 1 ? beforePeriod : undefined

/** Slices whose tables the advisor reads. */
const recordSlices: readonly SliceName[] = [
  'session',
  'persona',
  'focus',
  'kpi',
  'import',
  'connection',
  'advisory',
  'memo',
  'note',
  'brief',
  'profile',
]

/** Brief and position of its event, if the caller may see it. */
export const findWrittenBrief = async ({ service, session, asOf }: SessionContext, briefId: string) => {
  const db = service.database.of(session.workspace)
  const [row, event] = await Promise.all([
    db.selectFrom('brief').selectAll().where('id', '=', briefId).executeTakeFirst(),
    db
      .selectFrom('events')
      .select('position')
      .where('workspace', '=', session.workspace)
      .where('stream', '=', `brief-${briefId}`)
      .where('type', '=', 'BriefGenerated')
      .executeTakeFirst(),
  ])
  const isVisible =
    row &&
    event &&
    (asOf === undefined || event.position <= asOf) &&
    (session.sees === undefined || event.position >= session.sees.first)
  return isVisible ? { brief: briefOfRow(row), position: event.position } : undefined
}

/** Records as of a position, with a reference time. */
export const recordsAt = (
  { service, session, signal }: SessionContext,
  position: number,
  moment: Date,
): Promise<Records> =>
  service.timeTravel.at(
    session.workspace,
    position,
    recordSlices,
    (db) => loadSourcedRecords(db, moment, service.imported),
    signal,
  )
