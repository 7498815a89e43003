/** Projections: pure functions from one event to row changes, folded in memory before anything is written. */

import type { EventNamed, SliceEvent } from '#schema/events'
import type { SliceName } from '#schema/slices'
import type { PlacedEvent } from '../event-store/recorded-event.ts'
import type { RowChange } from './row-change.ts'
import { type ChangeGroup, groupChanges, idOf } from './row-change-sql.ts'
import type { Table } from './table.ts'

/** Row changes that events of one slice make in its read tables. Made by `projection`, which checks the handlers. */
export type Projection<S extends SliceName = SliceName> = {
  readonly slice: S
  readonly tables: readonly Table[]
  /** Handlers by event type; any other event changes nothing. */
  readonly on: { readonly [type: string]: (event: never) => readonly RowChange[] }
}

type EventTypeOf<S extends SliceName> = SliceEvent<S>['type']

/**
 * Declares the projection of a slice. Each event of the slice has a handler in `on` or is named in `ignored`; the code does
 * not compile if one is in neither, in both, or belongs to another slice.
 */
export const projection = <S extends SliceName, const Ignored extends EventTypeOf<S> = never>(definition: {
  readonly slice: S
  readonly tables: readonly Table[]
  readonly ignored?: readonly Ignored[]
  readonly on: {
    readonly [T in Exclude<EventTypeOf<S>, Ignored>]: (
      event: PlacedEvent<EventNamed<T>>,
    ) => readonly RowChange[]
  }
}): Projection<S> => definition

/** Row changes that one event makes in all read tables. */
export type Project = (event: PlacedEvent) => readonly RowChange[]

const noChange: readonly RowChange[] = []

/** Joins projections: each event goes to the handler of its type. */
export const joinProjections = (projections: readonly Projection[]): Project => {
  const handlers = new Map<string, Project>()
  // A handler is listed under the type of the event that it takes.
  for (const { on } of projections)
    for (const [type, handler] of Object.entries(on)) handlers.set(type, handler as Project)
  return (event) => handlers.get(event.type)?.(event) ?? noChange
}

const merge = (earlier: RowChange | undefined, later: RowChange): RowChange => {
  if (earlier === undefined) return later
  if (later.kind === 'put') return later.isNew ? { ...later, isNew: false } : later
  if (later.kind === 'remove') return later
  return earlier.kind === 'remove' ? earlier : { ...earlier, row: { ...earlier.row, ...later.row } }
}

/** Folds row changes in order, keeping at most one for each row. */
export class RowFold {
  private readonly tables = new Map<Table, Map<string, RowChange>>()

  /** Adds the next changes. */
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

  /** The remaining changes, grouped so that each group is one statement. */
  groups(): readonly ChangeGroup[] {
    return groupChanges([...this.tables.values()].flatMap((rows) => [...rows.values()]))
  }

  /**
   * Takes out the `count` oldest changes of each table that has twice as many. They must be written before later changes
   * of the same rows. Removed rows stay, so that none is deleted and inserted again.
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
    return groupChanges(taken)
  }
}
