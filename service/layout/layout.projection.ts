/** Arrangements as a read table. A dashboard with the default arrangement has no row. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { put, remove } from '../read-models/row-change.ts'
import { layoutTable } from './layout.table.ts'

export const layoutProjection = projection({
  slice: 'layout',
  tables: [layoutTable],
  on: {
    LayoutArranged: ({ data: { dashboard, width, panels } }) => {
      const id = `${dashboard}-${width}`
      return [
        panels.length === 0
          ? remove(layoutTable, { id })
          : put(layoutTable, { id, dashboard, width, panels: canonicalJson(panels) }),
      ]
    },
  },
})
