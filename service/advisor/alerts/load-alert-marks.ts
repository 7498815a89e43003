/** Reads what people did with alerts. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Tables } from '../../tables.ts'

/** Snoozed alerts with their date, rated alerts with the rating, and muted and urgent subjects. */
export type AlertMarks = {
  readonly snoozed: ReadonlyMap<string, IsoDate>
  readonly rated: ReadonlyMap<string, boolean>
  readonly muted: ReadonlySet<string>
  readonly urgent: ReadonlySet<string>
}

/** Marks of a business without any. */
export const noMarks: AlertMarks = {
  snoozed: new Map(),
  rated: new Map(),
  muted: new Set(),
  urgent: new Set(),
}

/** Marks of the bound workspace. */
export const loadAlertMarks = async (db: Kysely<Tables>): Promise<AlertMarks> => {
  const rows = await db.selectFrom('alert_mark').selectAll().orderBy('id').execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    snoozed: new Map(
      of('snoozed').map(({ about, until_day: day }) => [about, decodeOrThrow(IsoDate, day, 'A day')]),
    ),
    rated: new Map(of('rated').map(({ about, is_useful: isUseful }) => [about, isUseful === true])),
    muted: new Set(of('muted').map(({ about }) => about)),
    urgent: new Set(of('urgent').map(({ about }) => about)),
  }
}
