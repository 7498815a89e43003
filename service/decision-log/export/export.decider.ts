/** Rules of an export: it is recorded once, and its file is made from that record alone. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import type { LogExportRecord } from '#schema/decision-log/log-export'
import type { Decider } from '../../event-store/decider.ts'

/** A recorded export. */
export type RecordedExport = LogExportRecord & { readonly createdAt: IsoTime }

/** The command is the record to make; the state is the export, null before. Refuses nothing: each export has its own stream. */
export const exportDecider: Decider<'decision-log', LogExportRecord, RecordedExport | null> = {
  slice: 'decision-log',
  initial: null,
  evolve: (state, event) => {
    if (event.type !== 'LogExported') return state
    const createdAt = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
    return { ...event.data, createdAt }
  },
  decide: (data) => E.right([{ type: 'LogExported', data }]),
}

/** The id of an export's stream within the slice. */
export const exportStreamId = (exportId: string): string => `export-${exportId}`
