/** The privacy toggle as a read table. */
import { type Projection, put } from '../read-models/projection.ts'
import { decisionLogTable } from './decision-log.table.ts'

export const decisionLogProjection: Projection = {
  slice: 'decision-log',
  tables: [decisionLogTable],
  project: ({ type, data }) =>
    type === 'IdentifiersToggled' ? [put(decisionLogTable, { show_identifiers: data.showIdentifiers })] : [],
}
