/** Reads what people did with alerts, and what one person watches. */
import type { Kysely } from 'kysely'
import { WatchedMeasure } from '#schema/alert/alert'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Tables } from '../../tables.ts'

/**
 * Snoozed alerts with their date, rated alerts with the rating, muted and urgent subjects, and the subjects that
 * the reader watches, oldest first.
 */
export type AlertMarks = {
  readonly snoozed: ReadonlyMap<string, IsoDate>
  readonly rated: ReadonlyMap<string, boolean>
  readonly muted: ReadonlySet<string>
  readonly urgent: ReadonlySet<string>
  readonly watched: ReadonlySet<WatchedMeasure>
}

/** Marks of a business without any. */
export const noMarks: AlertMarks = {
  snoozed: new Map(),
  rated: new Map(),
  muted: new Set(),
  urgent: new Set(),
  watched: new Set(),
}

/** Subjects that a person watches, oldest first; `accountId` is undefined in a demo, which has no accounts. */
export const loadWatched = async (
  db: Kysely<Tables>,
  accountId: string | undefined,
): Promise<ReadonlySet<WatchedMeasure>> => {
  const rows = await db
    .selectFrom('alert_watch')
    .select('subject')
    .where('account_id', '=', accountId ?? '')
    .orderBy('since')
    .orderBy('id')
    .execute()
  return new Set(rows.map(({ subject }) => decodeOrThrow(WatchedMeasure, subject, 'A watched subject')))
}

/** Marks of the bound workspace, and the watched subjects of a person. */
export const loadAlertMarks = async (
  db: Kysely<Tables>,
  accountId: string | undefined,
): Promise<AlertMarks> => {
  const [rows, watched] = await Promise.all([
    db.selectFrom('alert_mark').selectAll().orderBy('id').execute(),
    loadWatched(db, accountId),
  ])
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    snoozed: new Map(
      of('snoozed').map(({ about, until_day: day }) => [about, decodeOrThrow(IsoDate, day, 'A day')]),
    ),
    rated: new Map(of('rated').map(({ about, is_useful: isUseful }) => [about, isUseful === true])),
    muted: new Set(of('muted').map(({ about }) => about)),
    urgent: new Set(of('urgent').map(({ about }) => about)),
    watched,
  }
}
