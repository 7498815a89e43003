/** Rules of an export of records: it is recorded once. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import type { RecordsExportRecord } from '#schema/import/records-export'
import type { Decider } from '../../event-store/decider.ts'

/** A recorded export. */
export type RecordedExport = RecordsExportRecord & { readonly createdAt: IsoTime }

/** The command is the record to make; the state is the export, null before. Refuses nothing: each export has its own stream. */
export const recordsExportDecider: Decider<'import', RecordsExportRecord, RecordedExport | null> = {
  slice: 'import',
  initial: null,
  evolve: (state, event) => {
    if (event.type !== 'RecordsExported') return state
    const createdAt = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
    return { ...event.data, createdAt }
  },
  decide: (data) => E.right([{ type: 'RecordsExported', data }]),
}

/** The id of an export's stream within the slice. */
export const recordsExportStreamId = (exportId: string): string => `export-${exportId}`
