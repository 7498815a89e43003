/** Arrangements as a read table; one put back to the shipped order is no row. */
import { canonicalJson } from '../event-store/chain.ts'
import type { Projection } from '../read-models/projection.ts'
import { put, remove } from '../read-models/row-change.ts'
import { layoutTable } from './layout.table.ts'

export const layoutProjection: Projection = {
  slice: 'layout',
  tables: [layoutTable],
  project: ({ type, data }) => {
    if (type !== 'LayoutArranged') return []
    const { dashboard, width, panels } = data
    const id = `${dashboard}-${width}`
    return [
      panels.length === 0
        ? remove(layoutTable, { id })
        : put(layoutTable, { id, dashboard, width, panels: canonicalJson(panels) }),
    ]
  },
}
