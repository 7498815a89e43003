/** The privacy toggle as a read table. */
import type { Projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { decisionLogTable } from './decision-log.table.ts'

export const decisionLogProjection: Projection = {
  slice: 'decision-log',
  tables: [decisionLogTable],
  project: ({ type, data }) =>
    type === 'IdentifiersToggled' ? [put(decisionLogTable, { show_identifiers: data.showIdentifiers })] : [],
}
