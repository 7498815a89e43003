/** Projections: pure functions from one event to row changes, folded in memory before anything is written. */

import { eventsBySlice } from '#schema/events'
import { type SliceName, sliceNames } from '#schema/slices'
import type { HistoryEvent } from '../event-store/recorded-event.ts'
import type { RowChange } from './row-change.ts'
import { type ChangeGroup, grouped, idOf } from './row-change-sql.ts'
import type { Table } from './table.ts'

/** What an event does to the read tables of one slice. */
export type Projection = {
  /** Whose events it follows; it is shown no others. */
  readonly slice: SliceName
  readonly tables: readonly Table[]
  readonly project: (event: HistoryEvent) => readonly RowChange[]
}

/** What one event does to all read tables. */
export type Project = (event: HistoryEvent) => readonly RowChange[]

/** Leads each event to the projection of its slice; one that no projection follows changes nothing. */
export const projectBy = (projections: readonly Projection[]): Project => {
  const bySlice = new Map(projections.map((projection) => [projection.slice, projection]))
  const byType = new Map(
    sliceNames.flatMap((slice) => {
      const projection = bySlice.get(slice)
      return projection ? Object.keys(eventsBySlice[slice]).map((type) => [type, projection] as const) : []
    }),
  )
  return (event) => byType.get(event.type)?.project(event) ?? []
}

const merge = (earlier: RowChange | undefined, later: RowChange): RowChange => {
  if (earlier === undefined) return later
  if (later.kind === 'put') return later.isNew ? { ...later, isNew: false } : later
  if (later.kind === 'remove') return later
  return earlier.kind === 'remove' ? earlier : { ...earlier, row: { ...earlier.row, ...later.row } }
}

/** Row changes in their order, at most one left for each row. */
export class RowFold {
  private readonly tables = new Map<Table, Map<string, RowChange>>()

  /** Takes in the next changes. */
  add(changes: readonly RowChange[]): void {
    for (const change of changes) {
      const { table, row } = change
      let rows = this.tables.get(table)
      if (rows === undefined) {
        rows = new Map()
        this.tables.set(table, rows)
      }
      const id = idOf(table, row)
      rows.set(id, merge(rows.get(id), change))
    }
  }

  /** What is left, grouped so that each group is one statement. */
  groups(): readonly ChangeGroup[] {
    return grouped([...this.tables.values()].flatMap((rows) => [...rows.values()]))
  }

  /**
   * Gives the oldest changes of each table that has gathered twice `count`, and forgets them: what comes later for the
   * same rows has to follow them. A row that was removed waits, lest it be taken away and put back.
   */
  takeOldest(count: number): readonly ChangeGroup[] {
    const taken: RowChange[] = []
    for (const rows of this.tables.values()) {
      if (rows.size < 2 * count) continue
      const enough = taken.length + count
      for (const [id, change] of rows) {
        if (taken.length === enough) break
        if (change.kind === 'remove') continue
        taken.push(change)
        rows.delete(id)
      }
    }
    return grouped(taken)
  }
}
