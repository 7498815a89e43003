/** The privacy toggle as a read table; the log itself is read from the events. */
import { projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { decisionLogTable } from './decision-log.table.ts'

export const decisionLogProjection = projection({
  slice: 'decision-log',
  tables: [decisionLogTable],
  ignored: ['LogExported', 'SubjectErased', 'WorkspaceArchived', 'WorkspaceMoved'],
  on: {
    IdentifiersToggled: ({ data }) => [put(decisionLogTable, { show_identifiers: data.showIdentifiers })],
  },
})
