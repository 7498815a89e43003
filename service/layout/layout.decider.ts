/** Rules of an arrangement: each panel once, within the columns; saving without a change records nothing. */
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import type { Arrangement, PanelPlace, WidthClass } from '#schema/layout/layout'
import { canonicalJson } from '../event-store/chain.ts'
import type { Decider } from '../event-store/decider.ts'

/** Columns of the grid by width class. */
const columns: Readonly<Record<WidthClass, number>> = { wide: 12, medium: 6 }

const refusalOf = ({ panels, width }: Arrangement): Problem | undefined => {
  const seen = new Set<string>()
  for (const [index, { id, x, w }] of panels.entries()) {
    if (seen.has(id))
      return invalid([{ field: `panels.${index}.id`, message: 'is used by an earlier panel' }])
    if (x + w > columns[width])
      return invalid([
        { field: `panels.${index}.w`, message: `makes the panel extend past column ${columns[width]}` },
      ])
    seen.add(id)
  }
  return undefined
}

/** One stream for each dashboard and width class. Refuses a repeated panel id and a panel beyond the columns (400). */
export const layoutDecider: Decider<'layout', Arrangement, readonly PanelPlace[]> = {
  slice: 'layout',
  initial: [],
  evolve: (state, event) => (event.type === 'LayoutArranged' ? event.data.panels : state),
  decide: (command, state) => {
    const refusal = refusalOf(command)
    if (refusal) return E.left(refusal)
    if (canonicalJson(command.panels) === canonicalJson(state)) return E.right([])
    return E.right([{ type: 'LayoutArranged', data: command }])
  },
}
