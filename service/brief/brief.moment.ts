/** A brief with the position of its event, and the records as of a position. */
import { missing, type Problem } from '#schema/core/problem'
import type { SliceName } from '#schema/slices'
import { briefOfRow, loadRecords } from '../advisor/load-records.ts'
import type { Records } from '../advisor/records.ts'
import type { SessionContext, SessionInfo } from '../runtime/service.ts'

export const unknownBrief = missing('brief/unknown', 'briefId', 'There is no such brief here.')

const beforePeriod: Problem = missing(
  'brief/period',
  'briefId',
  'This rests on records from before the period that your access is limited to. An owner can change the period.',
)

/** The refusal of records from before the period that an auditor sees; undefined for everybody else. */
export const periodRefusal = ({ sees }: SessionInfo): Problem | undefined =>
  sees && sees.first > 1 ? beforePeriod : undefined

/** Slices whose tables the advisor reads. */
const recordSlices: readonly SliceName[] = [
  'session',
  'persona',
  'focus',
  'kpi',
  'import',
  'advisory',
  'memo',
  'note',
  'brief',
  'profile',
]

/** The brief and the position of its event, as far as the caller can see. */
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

/** The records as of a position, read at a moment. */
export const recordsAt = (
  { service, session, signal }: SessionContext,
  position: number,
  moment: Date,
): Promise<Records> =>
  service.timeTravel.at(session.workspace, position, recordSlices, (db) => loadRecords(db, moment), signal)
